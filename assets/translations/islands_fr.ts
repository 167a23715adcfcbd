<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>islands</name>
    <message>
      <source>   a decision of {challenger}: {middle} s at the median, {slow} s at the 99th percentile.</source>
      <translation>   une décision de {challenger} : {middle} s en médiane, {slow} s au 99e centile.</translation>
    </message>
    <message>
      <source> and </source>
      <translation> et </translation>
    </message>
    <message>
      <source> for {cost}</source>
      <translation> pour {cost}</translation>
    </message>
    <message>
      <source> for {cost}, paid with {cards}</source>
      <translation> pour {cost}, payé avec {cards}</translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source> with {parts}</source>
      <translation> avec {parts}</translation>
    </message>
    <message>
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <source>+{n} fame</source>
      <translation>+{n} de renommée</translation>
    </message>
    <message>
      <source>+{points}</source>
      <translation>+{points}</translation>
    </message>
    <message>
      <source>, storing {card} again</source>
      <translation>, en stockant de nouveau {card}</translation>
    </message>
    <message>
      <source>, turning {card} back</source>
      <translation>, en redressant {card}</translation>
    </message>
    <message>
      <source>, {card} saves one {resource}</source>
      <translation>, {card} économise une unité de {resource}</translation>
    </message>
    <message>
      <source>1 Canoe House at upgrade {up} or more</source>
      <translation>1 Maison des Pirogues à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>1 card handled</source>
      <translation>1 carte manipulée</translation>
    </message>
    <message>
      <source>1 fish</source>
      <translation>1 poisson</translation>
    </message>
    <message>
      <source>1 game</source>
      <translation>1 partie</translation>
    </message>
    <message>
      <source>1 game ended without a fault.</source>
      <translation>1 partie terminée sans erreur.</translation>
    </message>
    <message>
      <source>1 guild link</source>
      <translation>1 lien de guilde</translation>
    </message>
    <message>
      <source>1 link</source>
      <translation>1 lien</translation>
    </message>
    <message>
      <source>1 part</source>
      <translation>1 pièce</translation>
    </message>
    <message>
      <source>1 player</source>
      <translation>1 joueur</translation>
    </message>
    <message>
      <source>1 point</source>
      <translation>1 point</translation>
    </message>
    <message>
      <source>1 ready worker can use this number.</source>
      <translation>1 ouvrier prêt peut utiliser ce nombre.</translation>
    </message>
    <message>
      <source>1 saved game</source>
      <translation>1 partie enregistrée</translation>
    </message>
    <message>
      <source>1 victory point</source>
      <translation>1 point de victoire</translation>
    </message>
    <message>
      <source>1 victory point.</source>
      <translation>1 point de victoire.</translation>
    </message>
    <message>
      <source>1 wild</source>
      <translation>1 au choix</translation>
    </message>
    <message>
      <source>; then </source>
      <translation> ; puis </translation>
    </message>
    <message>
      <source>A Collapse! has a card and a counter.</source>
      <translation>Un Effondrement ! a une carte et un compteur.</translation>
    </message>
    <message>
      <source>A Collapse! is never held in a hand.</source>
      <translation>Un Effondrement ! n’est jamais gardé en main.</translation>
    </message>
    <message>
      <source>A Collapse! strikes only in its player's turn.</source>
      <translation>Un Effondrement ! ne frappe qu’au tour de son joueur.</translation>
    </message>
    <message>
      <source>A Town of another player is neither shared nor built on.</source>
      <translation>La Ville d’un autre joueur n’est ni partagée ni agrandie.</translation>
    </message>
    <message>
      <source>A blueprint has been drawn since; what was done before it stands.</source>
      <translation>Un plan a été pioché depuis ; ce qui a été fait avant demeure.</translation>
    </message>
    <message>
      <source>A blueprint lies among those of another level.</source>
      <translation>Un plan est parmi ceux d’un autre niveau.</translation>
    </message>
    <message>
      <source>A blueprint of level {level}</source>
      <translation>Un plan de niveau {level}</translation>
    </message>
    <message>
      <source>A blueprint of your hand could still be completed in this turn.</source>
      <translation>Un plan de ta main pourrait encore être achevé pendant ce tour.</translation>
    </message>
    <message>
      <source>A building that gives fish and, in the end, a stone.</source>
      <translation>Un bâtiment qui donne du poisson et, à la fin, une pierre.</translation>
    </message>
    <message>
      <source>A building that gives logs and, in the end, a stone.</source>
      <translation>Un bâtiment qui donne du bois et, à la fin, une pierre.</translation>
    </message>
    <message>
      <source>A building worth up to 5 victory points.</source>
      <translation>Un bâtiment qui vaut jusqu’à 5 points de victoire.</translation>
    </message>
    <message>
      <source>A camp there counts 1 point and harvests {carrots} carrots.</source>
      <translation>Un camp y vaut 1 point et récolte {carrots} carottes.</translation>
    </message>
    <message>
      <source>A camp there counts {points} points and harvests {carrots} carrots.</source>
      <translation>Un camp y vaut {points} points et récolte {carrots} carottes.</translation>
    </message>
    <message>
      <source>A camp there would stand beside a building of one's own.</source>
      <translation>Un camp y serait à côté d’un bâtiment du même joueur.</translation>
    </message>
    <message>
      <source>A camp there would stand beside {n} buildings of one's own.</source>
      <translation>Un camp y serait à côté de {n} bâtiments du même joueur.</translation>
    </message>
    <message>
      <source>A card has been drawn since.</source>
      <translation>Une carte a été piochée depuis.</translation>
    </message>
    <message>
      <source>A card has been turned since; what was decided before it stands.</source>
      <translation>Une carte a été révélée depuis ; ce qui était décidé avant demeure.</translation>
    </message>
    <message>
      <source>A card is stored that cannot be.</source>
      <translation>Une carte est stockée alors qu’elle ne peut pas l’être.</translation>
    </message>
    <message>
      <source>A card lies behind the tracker twice.</source>
      <translation>Une carte est deux fois derrière le marqueur.</translation>
    </message>
    <message>
      <source>A card lies in this deck twice.</source>
      <translation>Une carte figure deux fois dans ce paquet.</translation>
    </message>
    <message>
      <source>A card of the stack aims at one below it, or at none.</source>
      <translation>Une carte de la pile vise une carte dessous, ou aucune.</translation>
    </message>
    <message>
      <source>A card of the stack has card, seat, target and whether it is cancelled.</source>
      <translation>Une carte de la pile a une carte, une place, une cible, et l’indication si elle est annulée.</translation>
    </message>
    <message>
      <source>A card of the stack may fit better than the open ones.</source>
      <translation>Une carte de la pile peut convenir mieux que celles qui sont visibles.</translation>
    </message>
    <message>
      <source>A card was turned though all players had ended.</source>
      <translation>Une carte a été révélée alors que tous s’étaient arrêtés.</translation>
    </message>
    <message>
      <source>A card, or P to pass.</source>
      <translation>Une carte, ou P pour passer.</translation>
    </message>
    <message>
      <source>A change of size counts from the next start.</source>
      <translation>Le changement de taille prend effet au prochain démarrage.</translation>
    </message>
    <message>
      <source>A character has been chosen; the choice stands.</source>
      <translation>Un personnage a été choisi ; le choix demeure.</translation>
    </message>
    <message>
      <source>A character is there twice, or unknown.</source>
      <translation>Un personnage est là deux fois, ou inconnu.</translation>
    </message>
    <message>
      <source>A command has no “{name}”.</source>
      <translation>Une commande n’a pas de « {name} ».</translation>
    </message>
    <message>
      <source>A command is an object with at least a “kind”.</source>
      <translation>Une commande est un objet avec au moins un « kind ».</translation>
    </message>
    <message>
      <source>A deal number is a whole number from 0 to {most}.</source>
      <translation>Le numéro de donne est un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
      <source>A decision is “pass”, “end”, or tile, rotation and place: “D1 0 3,4”.</source>
      <translation>Une décision est « pass », « end », ou tuile, rotation et endroit : « D1 0 3,4 ».</translation>
    </message>
    <message>
      <source>A deck has exactly one round tracker, RT17.</source>
      <translation>Un paquet a exactement un marqueur de manche, RT17.</translation>
    </message>
    <message>
      <source>A die is rolled again once, before any other change.</source>
      <translation>Un dé se relance une fois, avant tout autre changement.</translation>
    </message>
    <message>
      <source>A die shows 1 to {sides}.</source>
      <translation>Un dé montre de 1 à {sides}.</translation>
    </message>
    <message>
      <source>A discard has no cost to choose.</source>
      <translation>Pour défausser, il n’y a pas de coût à choisir.</translation>
    </message>
    <message>
      <source>A discard names no cards: it always takes the top card, free.</source>
      <translation>Défausser ne nomme aucune carte : c’est toujours celle du dessus, gratuitement.</translation>
    </message>
    <message>
      <source>A discount can be used once a round.</source>
      <translation>Une remise ne sert qu’une fois par manche.</translation>
    </message>
    <message>
      <source>A discount is used up that is not there.</source>
      <translation>Une remise inexistante a été utilisée.</translation>
    </message>
    <message>
      <source>A discount names its source and its kind: L, F or S.</source>
      <translation>Une remise nomme sa source et son type : L, F ou S.</translation>
    </message>
    <message>
      <source>A game is over after the last turn of its last year.</source>
      <translation>Une partie est finie après le dernier tour de sa dernière année.</translation>
    </message>
    <message>
      <source>A game is over when everybody has acted.</source>
      <translation>Une partie est finie quand tous ont joué.</translation>
    </message>
    <message>
      <source>A game is over when the last card is dealt with or all have ended.</source>
      <translation>Une partie est finie après la dernière carte ou quand tous se sont arrêtés.</translation>
    </message>
    <message>
      <source>A game is over when the last round is.</source>
      <translation>La partie est finie quand la dernière manche l’est.</translation>
    </message>
    <message>
      <source>A game of this mode has no option “{name}”.</source>
      <translation>Une partie de ce mode n’a pas d’option « {name} ».</translation>
    </message>
    <message>
      <source>A good move</source>
      <translation>Un bon coup</translation>
    </message>
    <message>
      <source>A good move for {name} is being looked for · Esc: never mind</source>
      <translation>Recherche d’un bon coup pour {name} · Échap : laisser tomber</translation>
    </message>
    <message>
      <source>A good move is being looked for · Esc: never mind</source>
      <translation>Recherche d’un bon coup · Échap : laisser tomber</translation>
    </message>
    <message>
      <source>A good move: {words}</source>
      <translation>Un bon coup : {words}</translation>
    </message>
    <message>
      <source>A joint payment names the cards of every player, or none.</source>
      <translation>Un paiement commun nomme les cartes de chaque joueur, ou aucune.</translation>
    </message>
    <message>
      <source>A legal command is refused: {reason}</source>
      <translation>Une commande permise est refusée : {reason}</translation>
    </message>
    <message>
      <source>A level can only have been paid in this group phase.</source>
      <translation>Un niveau n’a pu être payé que dans cette phase du groupe.</translation>
    </message>
    <message>
      <source>A marker on 55 stays there.</source>
      <translation>Un marqueur sur 55 y reste.</translation>
    </message>
    <message>
      <source>A move waits exactly while a way is chosen.</source>
      <translation>Un déplacement n’attend que pendant le choix d’un chemin.</translation>
    </message>
    <message>
      <source>A new record!</source>
      <translation>Un nouveau record !</translation>
    </message>
    <message>
      <source>A number in this position is not one.</source>
      <translation>Un nombre de cette position n’en est pas un.</translation>
    </message>
    <message>
      <source>A part of the system that the window needs is missing: {reason}.</source>
      <translation>Il manque une partie du système dont la fenêtre a besoin : {reason}.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, deck, round and seats.</source>
      <translation>Une position est un objet avec mise en place, paquet, manche et places.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, land, seats, decks and turn.</source>
      <translation>Une position est un objet avec mise en place, terre, places, paquets et tour.</translation>
    </message>
    <message>
      <source>A practice game that begins at this position. This game stays as it is.</source>
      <translation>Une partie d’entraînement qui commence à cette position. Cette partie reste telle quelle.</translation>
    </message>
    <message>
      <source>A practice game: undo could reach back across rounds.</source>
      <translation>Partie d’entraînement : on pouvait annuler au-delà des manches.</translation>
    </message>
    <message>
      <source>A profile names earned feats (FE1 to FE6) with their difficulty.</source>
      <translation>Un profil nomme des exploits réussis (FE1 à FE6) avec leur difficulté.</translation>
    </message>
    <message>
      <source>A rabbit must stand on a tile.</source>
      <translation>Un lapin doit être sur une tuile.</translation>
    </message>
    <message>
      <source>A request is an object like {"cmd": "games"}.</source>
      <translation>Une requête est un objet comme {"cmd": "games"}.</translation>
    </message>
    <message>
      <source>A round has {turns} turns.</source>
      <translation>Une manche a {turns} tours.</translation>
    </message>
    <message>
      <source>A round is over when all have ended it, and not before.</source>
      <translation>Une manche est finie quand tous l’ont finie, et pas avant.</translation>
    </message>
    <message>
      <source>A row and a column are cleared: choose which reward comes first.</source>
      <translation>Une rangée et une colonne sont vidées : choisis la récompense qui vient d’abord.</translation>
    </message>
    <message>
      <source>A seat has decided about a card that was not turned yet.</source>
      <translation>Une place a décidé d’une carte pas encore révélée.</translation>
    </message>
    <message>
      <source>A seat has more tokens out or other carrots than there can be.</source>
      <translation>Une place a plus de jetons en jeu ou un autre nombre de carottes que possible.</translation>
    </message>
    <message>
      <source>A seat holds another number of Movement Cards than it must.</source>
      <translation>Une place n’a pas le nombre voulu de cartes Mouvement.</translation>
    </message>
    <message>
      <source>A seat is an object with its decisions, at most one a card.</source>
      <translation>Une place est un objet avec ses décisions, une par carte au plus.</translation>
    </message>
    <message>
      <source>A seat is an object with what it has.</source>
      <translation>Une place est un objet avec ce qu’elle a.</translation>
    </message>
    <message>
      <source>A seat was taken over for {n} moves and handed back.</source>
      <translation>Une place a été reprise pour {n} coups, puis rendue.</translation>
    </message>
    <message>
      <source>A smaller island and ten years, with two Action Cards to begin with.</source>
      <translation>Une île plus petite et dix ans, avec deux cartes Action pour commencer.</translation>
    </message>
    <message>
      <source>A solo game has exactly one seat.</source>
      <translation>Une partie en solo a exactement une place.</translation>
    </message>
    <message>
      <source>A space of the offer is empty though there are tiles in the stack.</source>
      <translation>Une case de l’offre est vide alors qu’il reste des tuiles dans la pile.</translation>
    </message>
    <message>
      <source>A stack has at most three tokens.</source>
      <translation>Une pile a trois jetons au plus.</translation>
    </message>
    <message>
      <source>A standard game has two to four seats.</source>
      <translation>Un jeu standard a deux à quatre places.</translation>
    </message>
    <message>
      <source>A stored card cannot be on top before a turn.</source>
      <translation>Une carte stockée ne peut pas être sur le dessus avant un tour.</translation>
    </message>
    <message>
      <source>A tile cannot lie so: {decision}.</source>
      <translation>Une tuile ne peut pas être posée ainsi : {decision}.</translation>
    </message>
    <message>
      <source>A tile has been revealed since; what was done before it stands.</source>
      <translation>Une tuile a été révélée depuis ; ce qui a été fait avant demeure.</translation>
    </message>
    <message>
      <source>A tile has no route from the Hill, or none on from it.</source>
      <translation>Une tuile n’a pas de route depuis la Colline, ou aucune au-delà.</translation>
    </message>
    <message>
      <source>A tile has two upgrades of one type.</source>
      <translation>Une tuile a deux améliorations du même type.</translation>
    </message>
    <message>
      <source>A tile holds at most three tokens, an event none.</source>
      <translation>Une tuile a trois jetons au plus, un événement aucun.</translation>
    </message>
    <message>
      <source>A tile is turned by 0 to 5 steps of 60 degrees, not by {steps}.</source>
      <translation>Une tuile se tourne de 0 à 5 crans de 60 degrés, pas de {steps}.</translation>
    </message>
    <message>
      <source>A tile must lie beside another tile of your island.</source>
      <translation>Une tuile doit toucher une autre tuile de ton île.</translation>
    </message>
    <message>
      <source>A tile of the land is its cell and its name.</source>
      <translation>Une tuile de la terre est sa cellule et son nom.</translation>
    </message>
    <message>
      <source>A tile placed in this turn must lie on the table.</source>
      <translation>Une tuile posée ce tour-ci doit être sur la table.</translation>
    </message>
    <message>
      <source>A time is taken when a round ends with the real clock.</source>
      <translation>Un temps est pris quand une manche finit avec le vrai chrono.</translation>
    </message>
    <message>
      <source>A time is told when a round ends with the real clock.</source>
      <translation>Un temps est donné quand une manche finit avec le vrai chrono.</translation>
    </message>
    <message>
      <source>A trumpet is reached</source>
      <translation>Une trompette est atteinte</translation>
    </message>
    <message>
      <source>A villager is marked that is not there.</source>
      <translation>Un villageois absent est noté comme présent.</translation>
    </message>
    <message>
      <source>A window is open exactly while cards are asked for.</source>
      <translation>Une fenêtre n’est ouverte que quand on demande des cartes.</translation>
    </message>
    <message>
      <source>A worker is needed: {tile}.</source>
      <translation>Il faut un ouvrier : {tile}.</translation>
    </message>
    <message>
      <source>Ability</source>
      <translation>Capacité</translation>
    </message>
    <message>
      <source>Ability card</source>
      <translation>Carte capacité</translation>
    </message>
    <message>
      <source>Action Cards</source>
      <translation>Cartes Action</translation>
    </message>
    <message>
      <source>Activate any tile</source>
      <translation>Activer une tuile</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, or skip.</source>
      <translation>Active une tuile dont l’ouvrier est prêt, ou passe.</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, {left} more, or skip.</source>
      <translation>Active une tuile dont l’ouvrier est prêt, encore {left}, ou passe.</translation>
    </message>
    <message>
      <source>Activate any tile, {left} more</source>
      <translation>Activer une tuile, encore {left}</translation>
    </message>
    <message>
      <source>Activate your island</source>
      <translation>Activer ton île</translation>
    </message>
    <message>
      <source>Activate {tile} for {depot}</source>
      <translation>Activer {tile} pour {depot}</translation>
    </message>
    <message>
      <source>Activate {tile}: {effect}</source>
      <translation>Activer {tile} : {effect}</translation>
    </message>
    <message>
      <source>Advance</source>
      <translation>Avance</translation>
    </message>
    <message>
      <source>After {count} commands: {reason}</source>
      <translation>Après {count} commandes : {reason}</translation>
    </message>
    <message>
      <source>After {count} of {most} commands</source>
      <translation>Après {count} commandes sur {most}</translation>
    </message>
    <message>
      <source>Aids</source>
      <translation>Aides</translation>
    </message>
    <message>
      <source>All Action Cards of this turn lose their effect, and no more can be played this turn.</source>
      <translation>Toutes les cartes Action de ce tour perdent leur effet, et on ne peut plus en jouer ce tour-ci.</translation>
    </message>
    <message>
      <source>All cards of the deck may be looked at.</source>
      <translation>Toutes les cartes du paquet peuvent être vues.</translation>
    </message>
    <message>
      <source>All chests</source>
      <translation>Tous les coffres</translation>
    </message>
    <message>
      <source>All decisions together cost about {points}.</source>
      <translation>En tout, les décisions ont coûté environ {points}.</translation>
    </message>
    <message>
      <source>All decks have the same villagers, none of those on the outposts.</source>
      <translation>Tous les paquets ont les mêmes villageois, aucun de ceux des avant-postes.</translation>
    </message>
    <message>
      <source>All hands are covered. {name}: {words}</source>
      <translation>Toutes les mains sont couvertes. {name} : {words}</translation>
    </message>
    <message>
      <source>All hands lie open: no covers, and everybody sees every card.</source>
      <translation>Toutes les mains sont ouvertes : rien n’est couvert, tous voient chaque carte.</translation>
    </message>
    <message>
      <source>All hands lie open; nobody need look away.</source>
      <translation>Toutes les mains sont ouvertes ; personne n’a à détourner les yeux.</translation>
    </message>
    <message>
      <source>All islands have been counted.</source>
      <translation>Toutes les îles sont comptées.</translation>
    </message>
    <message>
      <source>All of this is estimated by the computer, from what each player could know at the time. What a decision cost is how far it falls short of the best move that was found.</source>
      <translation>Tout cela est estimé par l’ordinateur, d’après ce que chaque joueur pouvait savoir alors. Une décision coûte ce qui lui manque pour valoir le meilleur coup trouvé.</translation>
    </message>
    <message>
      <source>All saved games</source>
      <translation>Toutes les parties enregistrées</translation>
    </message>
    <message>
      <source>All stored cards together: {refusal}</source>
      <translation>Toutes les cartes stockées ensemble : {refusal}</translation>
    </message>
    <message>
      <source>All there is to build: farms, villages, fortifications, roads to statues.</source>
      <translation>Tout ce qui se bâtit : fermes, villages, fortifications, routes vers les statues.</translation>
    </message>
    <message>
      <source>All {n} buildings at upgrade {up} or more</source>
      <translation>Les {n} bâtiments à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>Alone with your deck, for points and feats.</source>
      <translation>En solo avec ton paquet, pour des points et des exploits.</translation>
    </message>
    <message>
      <source>Amelia, the Pioneer</source>
      <translation>Amelia, la Pionnière</translation>
    </message>
    <message>
      <source>An Action Card is worth more than 20 carrots.</source>
      <translation>Une carte Action vaut plus que 20 carottes.</translation>
    </message>
    <message>
      <source>An ability that the group can enable once, or none.</source>
      <translation>Une capacité que le groupe peut activer une fois, ou aucune.</translation>
    </message>
    <message>
      <source>An earlier position</source>
      <translation>Une position antérieure</translation>
    </message>
    <message>
      <source>An order names each of the 16 buildings once, top card first.</source>
      <translation>Un ordre nomme une fois chacun des 16 bâtiments, la carte du dessus en premier.</translation>
    </message>
    <message>
      <source>An order names each of the {count} tiles once.</source>
      <translation>Un ordre nomme chacune des {count} tuiles une fois.</translation>
    </message>
    <message>
      <source>An outpost lies in the wrong place.</source>
      <translation>Un avant-poste est au mauvais endroit.</translation>
    </message>
    <message>
      <source>An upgrade of player {seat} lies in no printed slot.</source>
      <translation>Une amélioration du joueur {seat} n’est sur aucun emplacement imprimé.</translation>
    </message>
    <message>
      <source>Analysis: {n} positions, {m} moves judged.</source>
      <translation>Analyse : {n} positions, {m} coups jugés.</translation>
    </message>
    <message>
      <source>Another number is likely to do more.</source>
      <translation>Un autre nombre fera sans doute plus.</translation>
    </message>
    <message>
      <source>Another player decides now.</source>
      <translation>Un autre joueur décide maintenant.</translation>
    </message>
    <message>
      <source>Another player decides.</source>
      <translation>Un autre joueur décide.</translation>
    </message>
    <message>
      <source>Another player has decided since.</source>
      <translation>Un autre joueur a décidé depuis.</translation>
    </message>
    <message>
      <source>Answer {card}, or pass.</source>
      <translation>Réponds à {card} ou passe.</translation>
    </message>
    <message>
      <source>Any of the 24 episodes, each with rules of its own.</source>
      <translation>L’un des 24 épisodes, chacun avec ses propres règles.</translation>
    </message>
    <message>
      <source>Anybody may choose what is paid. Then the round is ended.</source>
      <translation>N’importe qui choisit ce qui est payé. Puis la manche est finie.</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Archives</source>
      <translation>Archives</translation>
    </message>
    <message>
      <source>As everybody knows it since the last round ended. {words}</source>
      <translation>Tel que tous le savent depuis la fin de la dernière manche. {words}</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Ask me always</source>
      <translation>Toujours demander</translation>
    </message>
    <message>
      <source>Ask me when something happens</source>
      <translation>Demander s’il se passe quelque chose</translation>
    </message>
    <message>
      <source>Asked whether they play an Action Card: {names}.</source>
      <translation>On demande s’ils jouent une carte Action : {names}.</translation>
    </message>
    <message>
      <source>At the end of every round one card is stored again, unpaid.</source>
      <translation>À la fin de chaque manche, une carte est stockée de nouveau, sans payer.</translation>
    </message>
    <message>
      <source>At the end one victory point for each Housing and Temple at upgrade 2 or more, four at most.</source>
      <translation>À la fin, un point de victoire par Habitation et par Temple à l’amélioration 2 ou plus, quatre au maximum.</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>Au départ</translation>
    </message>
    <message>
      <source>At the start of a round all workers are ready.</source>
      <translation>Au début d’une manche, tous les ouvriers sont prêts.</translation>
    </message>
    <message>
      <source>At the start of a round no power has been used.</source>
      <translation>Au début d’une manche, aucun pouvoir n’a servi.</translation>
    </message>
    <message>
      <source>At work in this round.</source>
      <translation>Au travail dans cette manche.</translation>
    </message>
    <message>
      <source>Averted: all have won.</source>
      <translation>Évitée : tous ont gagné.</translation>
    </message>
    <message>
      <source>Averted: all will have won.</source>
      <translation>Évitée : tous auront gagné.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <source>Back at the start.</source>
      <translation>De retour au début.</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Revenir au présent</translation>
    </message>
    <message>
      <source>Back to the island of {name}</source>
      <translation>Revenir à l’île : {name}</translation>
    </message>
    <message>
      <source>Back to the start</source>
      <translation>Revenir au début</translation>
    </message>
    <message>
      <source>Back to the usual settings</source>
      <translation>Revenir aux réglages habituels</translation>
    </message>
    <message>
      <source>Before Collapse! strikes</source>
      <translation>Avant l’Effondrement !</translation>
    </message>
    <message>
      <source>Before Collapse! strikes: play an interrupt, or pass.</source>
      <translation>Avant qu’Effondrement ! frappe : joue une interruption, ou passe.</translation>
    </message>
    <message>
      <source>Before the first round all players have the same.</source>
      <translation>Avant la première manche, tous les joueurs ont la même chose.</translation>
    </message>
    <message>
      <source>Before the first round nothing has happened yet.</source>
      <translation>Avant la première manche, rien ne s’est encore passé.</translation>
    </message>
    <message>
      <source>Begins work in the next round.</source>
      <translation>Commence à travailler à la prochaine manche.</translation>
    </message>
    <message>
      <source>Being built: not in this version yet.</source>
      <translation>En construction : pas encore dans cette version.</translation>
    </message>
    <message>
      <source>Below it lie outposts worth {values}.</source>
      <translation>Dessous, des avant-postes qui valent {values}.</translation>
    </message>
    <message>
      <source>Benefit of {tile}</source>
      <translation>Bonus : {tile}</translation>
    </message>
    <message>
      <source>Better: {move}</source>
      <translation>Mieux : {move}</translation>
    </message>
    <message>
      <source>Blueprints</source>
      <translation>Plans</translation>
    </message>
    <message>
      <source>Blueprints of {name}</source>
      <translation>Plans : {name}</translation>
    </message>
    <message>
      <source>Boatyard</source>
      <translation>Chantier Naval</translation>
    </message>
    <message>
      <source>Bonus die {die}: activate buildings with ready workers, then finish.</source>
      <translation>Dé bonus {die} : active des bâtiments dont l’ouvrier est prêt, puis finis.</translation>
    </message>
    <message>
      <source>Bonus step</source>
      <translation>Étape bonus</translation>
    </message>
    <message>
      <source>Branch from here into a new game</source>
      <translation>Créer d’ici une nouvelle partie</translation>
    </message>
    <message>
      <source>Bridges</source>
      <translation>Ponts</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Bâtir</translation>
    </message>
    <message>
      <source>Build a {level} in the {tile} for {cost} carrots</source>
      <translation>Bâtir {level} ({tile}) pour {cost} carottes</translation>
    </message>
    <message>
      <source>Build a {level}, or share the harvest.</source>
      <translation>Bâtis ({level}) ou partage la récolte.</translation>
    </message>
    <message>
      <source>Build a {level}?</source>
      <translation>Bâtir {level} ?</translation>
    </message>
    <message>
      <source>Build nothing</source>
      <translation>Ne rien bâtir</translation>
    </message>
    <message>
      <source>Build your own island, tile by tile, chapter by chapter.</source>
      <translation>Construis ta propre île, tuile par tuile, chapitre par chapitre.</translation>
    </message>
    <message>
      <source>Buy nothing more</source>
      <translation>Ne rien acheter de plus</translation>
    </message>
    <message>
      <source>Buy {card}</source>
      <translation>Acheter {card}</translation>
    </message>
    <message>
      <source>Buy {card} for {cost}, paid with {cards}</source>
      <translation>Acheter {card} pour {cost}, payé avec {cards}</translation>
    </message>
    <message>
      <source>Buys as number {n}.</source>
      <translation>Achète en position {n}.</translation>
    </message>
    <message>
      <source>Camp</source>
      <translation>Camp</translation>
    </message>
    <message>
      <source>Camps</source>
      <translation>Camps</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Cancels one Action Card that still waits on the stack.</source>
      <translation>Annule une carte Action qui attend encore sur la pile.</translation>
    </message>
    <message>
      <source>Canoe House</source>
      <translation>Maison des Pirogues</translation>
    </message>
    <message>
      <source>Capitol</source>
      <translation>Capitole</translation>
    </message>
    <message>
      <source>Capitols</source>
      <translation>Capitoles</translation>
    </message>
    <message>
      <source>Capitols on side {side}</source>
      <translation>Capitoles côté {side}</translation>
    </message>
    <message>
      <source>Capitols show side A or side B.</source>
      <translation>Les Capitoles montrent le côté A ou le côté B.</translation>
    </message>
    <message>
      <source>Capitols take a production upgrade on side A, a banner on side B.</source>
      <translation>Les Capitoles reçoivent une amélioration de production côté A, une bannière côté B.</translation>
    </message>
    <message>
      <source>Captain</source>
      <translation>Capitaine</translation>
    </message>
    <message>
      <source>Card {n}</source>
      <translation>Carte {n}</translation>
    </message>
    <message>
      <source>Card {round} of {rounds}</source>
      <translation>Carte {round} sur {rounds}</translation>
    </message>
    <message>
      <source>Card {round}: {tile}.</source>
      <translation>Carte {round} : {tile}.</translation>
    </message>
    <message>
      <source>Cards are bought at the end of a round.</source>
      <translation>Des cartes sont achetées à la fin d’une manche.</translation>
    </message>
    <message>
      <source>Cards are bought when all have ended the round.</source>
      <translation>Des cartes sont achetées quand tous ont fini la manche.</translation>
    </message>
    <message>
      <source>Cards behind the round tracker cannot be used in this round.</source>
      <translation>Les cartes derrière le marqueur de manche ne servent pas pendant cette manche.</translation>
    </message>
    <message>
      <source>Cards of this deck are hidden; it is a view, not a whole position.</source>
      <translation>Des cartes de ce paquet sont cachées ; c’est une vue, pas une position entière.</translation>
    </message>
    <message>
      <source>Cards to come</source>
      <translation>Cartes à venir</translation>
    </message>
    <message>
      <source>Carrot Patch</source>
      <translation>Carré de Carottes</translation>
    </message>
    <message>
      <source>Carrots</source>
      <translation>Carottes</translation>
    </message>
    <message>
      <source>Carrots are needed more than a card.</source>
      <translation>Les carottes sont plus utiles qu’une carte.</translation>
    </message>
    <message>
      <source>Casual</source>
      <translation>Décontracté</translation>
    </message>
    <message>
      <source>Cave</source>
      <translation>Grotte</translation>
    </message>
    <message>
      <source>Cedar Watch</source>
      <translation>Guet des Cèdres</translation>
    </message>
    <message>
      <source>Chance and rounds are whole numbers from 0.</source>
      <translation>Hasard et manches sont des entiers à partir de 0.</translation>
    </message>
    <message>
      <source>Changing the die costs energy, and there is none.</source>
      <translation>Changer le dé coûte de l’énergie, et il n’y en a pas.</translation>
    </message>
    <message>
      <source>Characters are chosen in reverse turn order.</source>
      <translation>Les personnages se choisissent dans l’ordre inverse du tour.</translation>
    </message>
    <message>
      <source>Chests covered</source>
      <translation>Coffres couverts</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Choisir</translation>
    </message>
    <message>
      <source>Choose a Movement Card.</source>
      <translation>Choisis une carte Mouvement.</translation>
    </message>
    <message>
      <source>Choose a card to discard.</source>
      <translation>Choisis une carte à défausser.</translation>
    </message>
    <message>
      <source>Choose a place first, with the mouse or the arrow keys.</source>
      <translation>Choisis d’abord un endroit, avec la souris ou les flèches.</translation>
    </message>
    <message>
      <source>Choose a resource</source>
      <translation>Choisis une ressource</translation>
    </message>
    <message>
      <source>Choose a tile for the rabbit.</source>
      <translation>Choisis une tuile pour le lapin.</translation>
    </message>
    <message>
      <source>Choose a tile or card of the hand first.</source>
      <translation>Choisis d’abord une tuile ou une carte de la main.</translation>
    </message>
    <message>
      <source>Choose a tile, then a place.</source>
      <translation>Choisis une tuile, puis un endroit.</translation>
    </message>
    <message>
      <source>Choose beside the rabbit.</source>
      <translation>Choisis près du lapin.</translation>
    </message>
    <message>
      <source>Choose energy or steel.</source>
      <translation>Choisis énergie ou acier.</translation>
    </message>
    <message>
      <source>Choose the target</source>
      <translation>Choisis la cible</translation>
    </message>
    <message>
      <source>Choose the way.</source>
      <translation>Choisis le chemin.</translation>
    </message>
    <message>
      <source>Choose the way: one space is left.</source>
      <translation>Choisis le chemin : il reste une case.</translation>
    </message>
    <message>
      <source>Choose the way: {n} spaces are left.</source>
      <translation>Choisis le chemin : il reste {n} cases.</translation>
    </message>
    <message>
      <source>Choose what to pay for</source>
      <translation>Choisis ce qu’il faut payer</translation>
    </message>
    <message>
      <source>Choose with the arrow keys, give with Enter. L shows the table.</source>
      <translation>Choisis avec les flèches, donne avec Entrée. L montre la table.</translation>
    </message>
    <message>
      <source>Choose your character.</source>
      <translation>Choisis ton personnage.</translation>
    </message>
    <message>
      <source>Choose {character}</source>
      <translation>Choisir {character}</translation>
    </message>
    <message>
      <source>Choosing characters</source>
      <translation>Choix des personnages</translation>
    </message>
    <message>
      <source>Circles for rank and lock</source>
      <translation>Cercles : rang et verrou</translation>
    </message>
    <message>
      <source>Claim {tile} ({mark}) from {space} and place it {where}</source>
      <translation>Prendre {tile} ({mark}), {space}, et poser {where}</translation>
    </message>
    <message>
      <source>Clears {line}</source>
      <translation>Vide {line}</translation>
    </message>
    <message>
      <source>Click a card above, then stored cards; or drag stored cards onto it.</source>
      <translation>Clique sur une carte en haut, puis sur des cartes stockées ; ou fais-les glisser sur elle.</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Chrono</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Coffee House</source>
      <translation>Café</translation>
    </message>
    <message>
      <source>Collapse!</source>
      <translation>Effondrement !</translation>
    </message>
    <message>
      <source>Collapse! is about to strike. Does anybody play a card before?</source>
      <translation>Effondrement ! va frapper. Quelqu’un joue une carte avant ?</translation>
    </message>
    <message>
      <source>Collapse! of {player} is on {n}.</source>
      <translation>{player} : Effondrement ! à {n}.</translation>
    </message>
    <message>
      <source>Collapse! of {player} waits.</source>
      <translation>{player} : Effondrement ! en attente.</translation>
    </message>
    <message>
      <source>Collapse! strikes, and nothing is there.</source>
      <translation>Effondrement ! frappe, et il n’y a rien.</translation>
    </message>
    <message>
      <source>Collapse! strikes: {owner} loses the lowest token.</source>
      <translation>Effondrement ! frappe : {owner} perd son jeton le plus bas.</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Couleurs</translation>
    </message>
    <message>
      <source>Command {number} leads to another position.</source>
      <translation>La commande {number} mène à une autre position.</translation>
    </message>
    <message>
      <source>Command {number}: {reason}</source>
      <translation>Commande {number} : {reason}</translation>
    </message>
    <message>
      <source>Command: {command}</source>
      <translation>Commande : {command}</translation>
    </message>
    <message>
      <source>Common Storehouse</source>
      <translation>Entrepôt Commun</translation>
    </message>
    <message>
      <source>Complete a blueprint if you can pay it, or end your turn.</source>
      <translation>Achève un plan si tu peux le payer, ou finis ton tour.</translation>
    </message>
    <message>
      <source>Complete {card}</source>
      <translation>Achever {card}</translation>
    </message>
    <message>
      <source>Completed blueprints</source>
      <translation>Plans achevés</translation>
    </message>
    <message>
      <source>Computer: easy</source>
      <translation>Ordinateur : facile</translation>
    </message>
    <message>
      <source>Computer: hard</source>
      <translation>Ordinateur : difficile</translation>
    </message>
    <message>
      <source>Computer: medium</source>
      <translation>Ordinateur : moyen</translation>
    </message>
    <message>
      <source>Confirm</source>
      <translation>Confirmer</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Continue · {progress}</source>
      <translation>Continuer · {progress}</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <translation>Coopératif</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copié</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <source>Copy report</source>
      <translation>Copier le rapport</translation>
    </message>
    <message>
      <source>Coral Nursery</source>
      <translation>Jardin de Corail</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Coût</translation>
    </message>
    <message>
      <source>Cost {cost}; lacking {lacking}; lost {lost}</source>
      <translation>Coût {cost} ; il manque {lacking} ; perdu {lost}</translation>
    </message>
    <message>
      <source>Count the bonus die as any number.</source>
      <translation>Compte le dé bonus comme tu veux.</translation>
    </message>
    <message>
      <source>Count the bonus die as one more or one less.</source>
      <translation>Compte le dé bonus à un de plus ou de moins.</translation>
    </message>
    <message>
      <source>Count the islands</source>
      <translation>Compter les îles</translation>
    </message>
    <message>
      <source>Cover</source>
      <translation>Couvrir</translation>
    </message>
    <message>
      <source>Cover blueprints</source>
      <translation>Couvrir les plans</translation>
    </message>
    <message>
      <source>Cover the hand</source>
      <translation>Couvrir la main</translation>
    </message>
    <message>
      <source>Crystal Trader</source>
      <translation>Marchand de Cristal</translation>
    </message>
    <message>
      <source>Culture</source>
      <translation>Culture</translation>
    </message>
    <message>
      <source>Damaged saved game</source>
      <translation>Partie enregistrée abîmée</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Donne</translation>
    </message>
    <message>
      <source>Deal number</source>
      <translation>Numéro de donne</translation>
    </message>
    <message>
      <source>Deal {seed}</source>
      <translation>Donne {seed}</translation>
    </message>
    <message>
      <source>Decide now</source>
      <translation>Décider maintenant</translation>
    </message>
    <message>
      <source>Decides</source>
      <translation>Décide</translation>
    </message>
    <message>
      <source>Decides now</source>
      <translation>Décide maintenant</translation>
    </message>
    <message>
      <source>Deckhand</source>
      <translation>Matelot</translation>
    </message>
    <message>
      <source>Deepwater Harbour</source>
      <translation>Port Profond</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Supprimer</translation>
    </message>
    <message>
      <source>Deploy a worker</source>
      <translation>Envoyer un ouvrier</translation>
    </message>
    <message>
      <source>Deploy a worker: from any space of the dock to vacant housing.</source>
      <translation>Envoie un ouvrier : d’une case du quai vers un logement libre.</translation>
    </message>
    <message>
      <source>Deploy the worker in {space} to {tile}</source>
      <translation>Envoyer l’ouvrier : {space}, vers {tile}</translation>
    </message>
    <message>
      <source>Deploy to {tile}</source>
      <translation>Envoyer vers {tile}</translation>
    </message>
    <message>
      <source>Depot</source>
      <translation>Dépôt</translation>
    </message>
    <message>
      <source>Depots and landmarks cannot be activated.</source>
      <translation>Dépôts et monuments ne s’activent pas.</translation>
    </message>
    <message>
      <source>Dice have been rolled since; what was done before it stands.</source>
      <translation>Des dés ont été lancés depuis ; ce qui a été fait avant demeure.</translation>
    </message>
    <message>
      <source>Dice in excess are rolled again: {dice}.</source>
      <translation>Les dés en trop sont relancés : {dice}.</translation>
    </message>
    <message>
      <source>Dice on the Forge: {n}</source>
      <translation>Dés à la Forge : {n}</translation>
    </message>
    <message>
      <source>Die as {value}</source>
      <translation>Dé comme {value}</translation>
    </message>
    <message>
      <source>Die {die}</source>
      <translation>Dé {die}</translation>
    </message>
    <message>
      <source>Die {die}: activate buildings with ready workers, then finish.</source>
      <translation>Dé {die} : active des bâtiments dont l’ouvrier est prêt, puis finis.</translation>
    </message>
    <message>
      <source>Die {die}: claim a tile, discard one for energy, or activate your island.</source>
      <translation>Dé {die} : prends une tuile, défausse-en une contre de l’énergie ou active ton île.</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <translation>Difficulté</translation>
    </message>
    <message>
      <source>Digest {digest}</source>
      <translation>Empreinte {digest}</translation>
    </message>
    <message>
      <source>Disaster</source>
      <translation>Catastrophe</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Défausser</translation>
    </message>
    <message>
      <source>Discard a tile here for {gain}</source>
      <translation>Défausser ici une tuile pour {gain}</translation>
    </message>
    <message>
      <source>Discard an Action Card: five are the most you may keep.</source>
      <translation>Défausse une carte Action : tu peux en garder cinq au plus.</translation>
    </message>
    <message>
      <source>Discard it for {gain}</source>
      <translation>Défausser pour {gain}</translation>
    </message>
    <message>
      <source>Discard the top card</source>
      <translation>Défausser la carte du dessus</translation>
    </message>
    <message>
      <source>Discard {card}</source>
      <translation>Défausser {card}</translation>
    </message>
    <message>
      <source>Discard {tile} ({mark}) from {space} for {gain}</source>
      <translation>Défausser {tile} ({mark}), {space}, pour {gain}</translation>
    </message>
    <message>
      <source>Discards were shuffled into a new deck.</source>
      <translation>La défausse a été mélangée en un nouveau paquet.</translation>
    </message>
    <message>
      <source>Discounts</source>
      <translation>Remises</translation>
    </message>
    <message>
      <source>Dock: {n} workers</source>
      <translation>Quai : {n} ouvriers</translation>
    </message>
    <message>
      <source>Does anybody play an Action Card?</source>
      <translation>Quelqu’un joue une carte Action ?</translation>
    </message>
    <message>
      <source>Done again.</source>
      <translation>Rétabli.</translation>
    </message>
    <message>
      <source>Done again: {n} moves of one chain.</source>
      <translation>Rétabli : {n} coups d’une chaîne.</translation>
    </message>
    <message>
      <source>Done again: {n} moves.</source>
      <translation>Rétabli : {n} coups.</translation>
    </message>
    <message>
      <source>Draw {card}</source>
      <translation>Piocher {card}</translation>
    </message>
    <message>
      <source>Draws and other players' turns may be undone.</source>
      <translation>Les pioches et les tours des autres peuvent être annulés.</translation>
    </message>
    <message>
      <source>Drought</source>
      <translation>Sécheresse</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Dupliquer</translation>
    </message>
    <message>
      <source>Each Action Card must lie in exactly one place.</source>
      <translation>Chaque carte Action doit être à un seul endroit.</translation>
    </message>
    <message>
      <source>Each Movement Card must lie in exactly one place.</source>
      <translation>Chaque carte Mouvement doit être à un seul endroit.</translation>
    </message>
    <message>
      <source>Each feat is used once.</source>
      <translation>Chaque exploit ne sert qu’une fois.</translation>
    </message>
    <message>
      <source>Each of the {count} blueprints must be there once.</source>
      <translation>Chacun des {count} plans doit être là une fois.</translation>
    </message>
    <message>
      <source>Each of the {count} tiles must be there once.</source>
      <translation>Chacune des {count} tuiles doit être là une fois.</translation>
    </message>
    <message>
      <source>Each paying card is named once.</source>
      <translation>Chaque carte qui paie est nommée une seule fois.</translation>
    </message>
    <message>
      <source>Each tile of the pile must lie in exactly one place.</source>
      <translation>Chaque tuile de la pile doit être à un seul endroit.</translation>
    </message>
    <message>
      <source>Earlier position</source>
      <translation>Position antérieure</translation>
    </message>
    <message>
      <source>Earlier position: go back to now to play.</source>
      <translation>Position antérieure : reviens au présent pour jouer.</translation>
    </message>
    <message>
      <source>Earlier rounds may be taken back.</source>
      <translation>Les manches précédentes peuvent être annulées.</translation>
    </message>
    <message>
      <source>Earlier turns may be taken back.</source>
      <translation>Les tours précédents peuvent être annulés.</translation>
    </message>
    <message>
      <source>Earned on easy</source>
      <translation>Réussi en facile</translation>
    </message>
    <message>
      <source>Earned on hard</source>
      <translation>Réussi en difficile</translation>
    </message>
    <message>
      <source>Earned on medium</source>
      <translation>Réussi en moyen</translation>
    </message>
    <message>
      <source>Easy</source>
      <translation>Facile</translation>
    </message>
    <message>
      <source>Eight rounds are over: {points}, {rating}.</source>
      <translation>Les huit manches sont finies : {points}, {rating}.</translation>
    </message>
    <message>
      <source>Elder</source>
      <translation>Ancien</translation>
    </message>
    <message>
      <source>Emptiest dock</source>
      <translation>Quai le plus vide</translation>
    </message>
    <message>
      <source>Enable {ability}</source>
      <translation>Activer {ability}</translation>
    </message>
    <message>
      <source>End</source>
      <translation>M’arrêter</translation>
    </message>
    <message>
      <source>End my part</source>
      <translation>M’arrêter là</translation>
    </message>
    <message>
      <source>End of the track</source>
      <translation>Bout de la piste</translation>
    </message>
    <message>
      <source>End round {n}</source>
      <translation>Finir la manche {n}</translation>
    </message>
    <message>
      <source>End round {round}</source>
      <translation>Finir la manche {round}</translation>
    </message>
    <message>
      <source>End round {round} together</source>
      <translation>Finir ensemble la manche {round}</translation>
    </message>
    <message>
      <source>End the round</source>
      <translation>Finir la manche</translation>
    </message>
    <message>
      <source>End the round?</source>
      <translation>Finir la manche ?</translation>
    </message>
    <message>
      <source>End your part in the game</source>
      <translation>T’arrêter là pour cette partie</translation>
    </message>
    <message>
      <source>End your part in this game?</source>
      <translation>T’arrêter là pour cette partie ?</translation>
    </message>
    <message>
      <source>End your turn</source>
      <translation>Finir ton tour</translation>
    </message>
    <message>
      <source>End your turn?</source>
      <translation>Finir ton tour ?</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Finie</translation>
    </message>
    <message>
      <source>Ending a round names no cards and costs nothing.</source>
      <translation>Finir une manche ne nomme aucune carte et ne coûte rien.</translation>
    </message>
    <message>
      <source>Energy</source>
      <translation>Énergie</translation>
    </message>
    <message>
      <source>Energy changes a die by 1, up or down.</source>
      <translation>L’énergie change un dé de 1, en plus ou en moins.</translation>
    </message>
    <message>
      <source>Energy changes a die once per turn.</source>
      <translation>L’énergie change un dé une fois par tour.</translation>
    </message>
    <message>
      <source>Energy or steel may be chosen.</source>
      <translation>On peut choisir énergie ou acier.</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Entrée</translation>
    </message>
    <message>
      <source>Epic Discovery</source>
      <translation>Découverte Épique</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Épisode</translation>
    </message>
    <message>
      <source>Episode 1</source>
      <translation>Épisode 1</translation>
    </message>
    <message>
      <source>Episode {number}</source>
      <translation>Épisode {number}</translation>
    </message>
    <message>
      <source>Equal markers: fewer open hexes are better, row by row from the north (MYIS-9.5).</source>
      <translation>Marqueurs égaux : le moins de cases libres l’emporte, rangée par rangée depuis le nord (MYIS-9.5).</translation>
    </message>
    <message>
      <source>Equal points stay equal: there is no tie-break (RABB-10.4).</source>
      <translation>Les points égaux restent égaux : rien ne les départage (RABB-10.4).</translation>
    </message>
    <message>
      <source>Equal points: more upgrades win, then more stored resources (PALM-9.4).</source>
      <translation>Points égaux : le plus d’améliorations l’emporte, puis le plus de ressources stockées (PALM-9.4).</translation>
    </message>
    <message>
      <source>Equal points: more workers left on the dock are better; then the victory is shared (PROP-11.9).</source>
      <translation>Points égaux : le plus d’ouvriers restés au quai l’emporte ; sinon, la victoire est partagée (PROP-11.9).</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Échap</translation>
    </message>
    <message>
      <source>Eternal Game</source>
      <translation>Jeu Éternel</translation>
    </message>
    <message>
      <source>Every Bunny Wins</source>
      <translation>Tous Gagnants</translation>
    </message>
    <message>
      <source>Every Capitol has room for a banner.</source>
      <translation>Chaque Capitole peut recevoir une bannière.</translation>
    </message>
    <message>
      <source>Every Capitol has room for a production upgrade.</source>
      <translation>Chaque Capitole peut recevoir une amélioration de production.</translation>
    </message>
    <message>
      <source>Every place for this tile would cost more than the point.</source>
      <translation>Tout endroit pour cette tuile coûterait plus que le point.</translation>
    </message>
    <message>
      <source>Every player takes 100 carrots.</source>
      <translation>Chaque joueur prend 100 carottes.</translation>
    </message>
    <message>
      <source>Everybody builds an island in the sky; the most victory points win.</source>
      <translation>Chacun bâtit une île dans le ciel ; le plus de points de victoire l’emporte.</translation>
    </message>
    <message>
      <source>Everybody else looks away, please.</source>
      <translation>Les autres, détournez les yeux, s’il vous plaît.</translation>
    </message>
    <message>
      <source>Everybody has dealt with this tile. Turn the next card.</source>
      <translation>Tous en ont fini avec cette tuile. Révèle la carte suivante.</translation>
    </message>
    <message>
      <source>Everybody has finished. Count the islands.</source>
      <translation>Tous ont fini. Compte les îles.</translation>
    </message>
    <message>
      <source>Everybody is asked again.</source>
      <translation>On redemande à tous.</translation>
    </message>
    <message>
      <source>Everybody is asked: N for nobody, or the number of who wants to play.</source>
      <translation>La question s’adresse à tous : N pour personne, ou le numéro de qui veut jouer.</translation>
    </message>
    <message>
      <source>Everybody may store one card more.</source>
      <translation>Tous peuvent stocker une carte de plus.</translation>
    </message>
    <message>
      <source>Everybody saves one resource of any kind in every round.</source>
      <translation>À chaque manche, chacun économise une ressource au choix.</translation>
    </message>
    <message>
      <source>Everybody whose cards are used agrees before they are turned back.</source>
      <translation>Tous ceux dont les cartes servent donnent leur accord avant qu’elles soient redressées.</translation>
    </message>
    <message>
      <source>Expected points</source>
      <translation>Points attendus</translation>
    </message>
    <message>
      <source>Expected points over the game</source>
      <translation>Points attendus au fil de la partie</translation>
    </message>
    <message>
      <source>Explore phase</source>
      <translation>Phase d’Exploration</translation>
    </message>
    <message>
      <source>Explore phase: the island grows</source>
      <translation>Phase d’Exploration : l’île grandit</translation>
    </message>
    <message>
      <source>Export the game</source>
      <translation>Exporter la partie</translation>
    </message>
    <message>
      <source>Export …</source>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Exported to {file}.</source>
      <translation>Exporté vers {file}.</translation>
    </message>
    <message>
      <source>Extreme Advance</source>
      <translation>Avance Extrême</translation>
    </message>
    <message>
      <source>Factory</source>
      <translation>Usine</translation>
    </message>
    <message>
      <source>Fame</source>
      <translation>Renommée</translation>
    </message>
    <message>
      <source>Famine</source>
      <translation>Famine</translation>
    </message>
    <message>
      <source>Farms</source>
      <translation>Fermes</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Rapide</translation>
    </message>
    <message>
      <source>Fault in the game with seed {seed}.</source>
      <translation>Erreur dans la partie de numéro {seed}.</translation>
    </message>
    <message>
      <source>Feast Drum</source>
      <translation>Tambour de Fête</translation>
    </message>
    <message>
      <source>Feats</source>
      <translation>Exploits</translation>
    </message>
    <message>
      <source>Feats are named by their codes, FE1 to FE6.</source>
      <translation>Les exploits sont nommés par leurs codes, FE1 à FE6.</translation>
    </message>
    <message>
      <source>Feats earned so far, each with the difficulty it was earned at.</source>
      <translation>Exploits réussis jusqu’ici, chacun avec la difficulté à laquelle il a été réussi.</translation>
    </message>
    <message>
      <source>Feats in the deck; each must be earned.</source>
      <translation>Exploits dans le paquet ; chacun doit avoir été réussi.</translation>
    </message>
    <message>
      <source>Feats of Palm Island</source>
      <translation>Exploits de Palm Island</translation>
    </message>
    <message>
      <source>Feats you have earned join the deck: choose any number, or none.</source>
      <translation>Les exploits réussis rejoignent le paquet : choisis-en autant que tu veux, ou aucun.</translation>
    </message>
    <message>
      <source>Fewest handling points buy first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Qui a fait le moins de gestes achète d’abord, une carte à la fois ; à égalité, qui a moins acheté, puis en partant de la place qui est première dans cette manche.</translation>
    </message>
    <message>
      <source>Fields on goats</source>
      <translation>Champs sur chèvres</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Fichiers</translation>
    </message>
    <message>
      <source>Finish activating</source>
      <translation>Finir d’activer</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Terminée</translation>
    </message>
    <message>
      <source>First among equals in this round.</source>
      <translation>Premier en cas d’égalité dans cette manche.</translation>
    </message>
    <message>
      <source>First farm</source>
      <translation>Première ferme</translation>
    </message>
    <message>
      <source>First reward: {lines}</source>
      <translation>Première récompense : {lines}</translation>
    </message>
    <message>
      <source>First the reward of {line}</source>
      <translation>D’abord la récompense : {line}</translation>
    </message>
    <message>
      <source>First to tame the elder</source>
      <translation>Premier à dompter l’ancien</translation>
    </message>
    <message>
      <source>First with two bridges</source>
      <translation>Premier à deux ponts</translation>
    </message>
    <message>
      <source>Fishing Banks</source>
      <translation>Bancs de Pêche</translation>
    </message>
    <message>
      <source>Fit the table</source>
      <translation>Ajuster la table</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Retourner</translation>
    </message>
    <message>
      <source>Flip {card}</source>
      <translation>Retourner {card}</translation>
    </message>
    <message>
      <source>Flip: {cost}.</source>
      <translation>Retourner : {cost}.</translation>
    </message>
    <message>
      <source>Floating Gardens</source>
      <translation>Jardins Flottants</translation>
    </message>
    <message>
      <source>Folder of the saved games</source>
      <translation>Dossier des parties enregistrées</translation>
    </message>
    <message>
      <source>For Action Cards: {words}</source>
      <translation>Cartes Action : {words}</translation>
    </message>
    <message>
      <source>For each player: {costs}.</source>
      <translation>Par joueur : {costs}.</translation>
    </message>
    <message>
      <source>Forest</source>
      <translation>Forêt</translation>
    </message>
    <message>
      <source>Forge Terrace</source>
      <translation>Terrasse de la Forge</translation>
    </message>
    <message>
      <source>Fortifications</source>
      <translation>Fortifications</translation>
    </message>
    <message>
      <source>Founder's Hill</source>
      <translation>Colline du Fondateur</translation>
    </message>
    <message>
      <source>Free Labor</source>
      <translation>Travaux Gratuits</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one fish less to pay.</source>
      <translation>Dès la prochaine manche : une fois par manche, un poisson de moins à payer.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one log less to pay.</source>
      <translation>Dès la prochaine manche : une fois par manche, un bois de moins à payer.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one stone less to pay.</source>
      <translation>Dès la prochaine manche : une fois par manche, une pierre de moins à payer.</translation>
    </message>
    <message>
      <source>From the next round on: one more card may be stored.</source>
      <translation>Dès la prochaine manche : une carte de plus peut être stockée.</translation>
    </message>
    <message>
      <source>From the next round on: the third card can be used as well.</source>
      <translation>Dès la prochaine manche : la troisième carte peut aussi servir.</translation>
    </message>
    <message>
      <source>From the next start everything is shown at {n} %.</source>
      <translation>Au prochain démarrage, tout sera affiché à {n} %.</translation>
    </message>
    <message>
      <source>From the top of the deck to the back. Take as long as you want.</source>
      <translation>Du dessus au fond du paquet. Prends tout ton temps.</translation>
    </message>
    <message>
      <source>From {fame} fame: {power}</source>
      <translation>Dès {fame} de renommée : {power}</translation>
    </message>
    <message>
      <source>Full Harvest</source>
      <translation>Pleine Récolte</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Plein écran</translation>
    </message>
    <message>
      <source>Gain 1 {resource}</source>
      <translation>Gagner 1 {resource}</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Given at the end.</source>
      <translation>Donné à la fin.</translation>
    </message>
    <message>
      <source>Gives {resources}</source>
      <translation>Donne {resources}</translation>
    </message>
    <message>
      <source>Gives {resources}.</source>
      <translation>Donne {resources}.</translation>
    </message>
    <message>
      <source>Go Home!</source>
      <translation>À la Maison !</translation>
    </message>
    <message>
      <source>Go back to now to play.</source>
      <translation>Reviens au présent pour jouer.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Poursuivre</translation>
    </message>
    <message>
      <source>Go on (N)</source>
      <translation>Poursuivre (N)</translation>
    </message>
    <message>
      <source>Go {direction}</source>
      <translation>Aller : {direction}</translation>
    </message>
    <message>
      <source>Go {direction}, to one of {n} tiles</source>
      <translation>Aller : {direction} (l’une de {n} tuiles)</translation>
    </message>
    <message>
      <source>Go {direction}, to {tiles}</source>
      <translation>Aller : {direction} ({tiles})</translation>
    </message>
    <message>
      <source>Goes to who is the only one with {criterion}.</source>
      <translation>Pour qui est seul à avoir {criterion}.</translation>
    </message>
    <message>
      <source>Governor</source>
      <translation>Gouverneur</translation>
    </message>
    <message>
      <source>Great Lodge</source>
      <translation>Grande Loge</translation>
    </message>
    <message>
      <source>H</source>
      <translation>H</translation>
    </message>
    <message>
      <source>Hand over to {name}</source>
      <translation>Passer à {name}</translation>
    </message>
    <message>
      <source>Hands are kept in order.</source>
      <translation>Les mains sont gardées en ordre.</translation>
    </message>
    <message>
      <source>Hands or decks are hidden; this is a view, not a whole position.</source>
      <translation>Des mains ou paquets sont cachés ; c’est une vue, pas une position entière.</translation>
    </message>
    <message>
      <source>Hard</source>
      <translation>Difficile</translation>
    </message>
    <message>
      <source>Hard plays without feats, medium with exactly one, easy with any number.</source>
      <translation>Difficile se joue sans exploit, moyen avec exactement un, facile avec autant que tu veux.</translation>
    </message>
    <message>
      <source>Hard uses no feat, medium exactly one, easy any number; {count} were named.</source>
      <translation>Difficile n’utilise aucun exploit, moyen exactement un, facile autant qu’on veut ; nombre nommé : {count}.</translation>
    </message>
    <message>
      <source>Has the turn</source>
      <translation>A la main</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Aide</translation>
    </message>
    <message>
      <source>Here it leaves most room for what comes.</source>
      <translation>Ici, cela laisse le plus de place pour la suite.</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Fort</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Accueil</translation>
    </message>
    <message>
      <source>Homesteads</source>
      <translation>Hameaux</translation>
    </message>
    <message>
      <source>Hometown Advantage</source>
      <translation>Avantage Local</translation>
    </message>
    <message>
      <source>Hotel</source>
      <translation>Hôtel</translation>
    </message>
    <message>
      <source>Houses on the beach</source>
      <translation>Maisons sur la plage</translation>
    </message>
    <message>
      <source>Housing</source>
      <translation>Habitation</translation>
    </message>
    <message>
      <source>How the game went</source>
      <translation>Le fil de la partie</translation>
    </message>
    <message>
      <source>How the game went · {game}</source>
      <translation>Le fil de la partie · {game}</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Comment jouer</translation>
    </message>
    <message>
      <source>Hungry Workers</source>
      <translation>Ouvriers Affamés</translation>
    </message>
    <message>
      <source>Hurricane</source>
      <translation>Ouragan</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Moi, {name}</translation>
    </message>
    <message>
      <source>If all pass: Collapse! strikes the {tile} below the rabbit.</source>
      <translation>Si tous passent : Effondrement ! frappe la tuile sous le lapin ({tile}).</translation>
    </message>
    <message>
      <source>If all pass: the stack is worked off from the top, {card} first.</source>
      <translation>Si tous passent : la pile se résout depuis le haut, {card} d’abord.</translation>
    </message>
    <message>
      <source>If all pass: {card} takes effect.</source>
      <translation>Si tous passent : {card} prend effet.</translation>
    </message>
    <message>
      <source>If all pass: {player} resolves the {tile}.</source>
      <translation>Si tous passent : {player} résout {tile}.</translation>
    </message>
    <message>
      <source>Import a game …</source>
      <translation>Importer une partie…</translation>
    </message>
    <message>
      <source>Import a saved game</source>
      <translation>Importer une partie enregistrée</translation>
    </message>
    <message>
      <source>In force this turn</source>
      <translation>En vigueur ce tour-ci</translation>
    </message>
    <message>
      <source>In round 1 every card behind the tracker took one turn.</source>
      <translation>À la manche 1, chaque carte derrière le marqueur a pris un tour.</translation>
    </message>
    <message>
      <source>In round 1 feats and villagers come after all buildings.</source>
      <translation>À la manche 1, exploits et villageois viennent après tous les bâtiments.</translation>
    </message>
    <message>
      <source>In round 1 no card ahead of the tracker is turned or stored yet.</source>
      <translation>À la manche 1, aucune carte avant le marqueur n’est encore tournée ni stockée.</translation>
    </message>
    <message>
      <source>Industry</source>
      <translation>Industrie</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile}</source>
      <translation>Installer sur {tile} : {upgrade}</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile} ({links})</source>
      <translation>Installer sur {tile} : {upgrade} ({links})</translation>
    </message>
    <message>
      <source>Install the {upgrade} or put it aside.</source>
      <translation>Installe ou mets de côté : {upgrade}.</translation>
    </message>
    <message>
      <source>Instant</source>
      <translation>Immédiat</translation>
    </message>
    <message>
      <source>Iron Foundry</source>
      <translation>Fonderie</translation>
    </message>
    <message>
      <source>Islands Desktop</source>
      <translation>Islands Desktop</translation>
    </message>
    <message>
      <source>Islands Desktop is already running.</source>
      <translation>Islands Desktop est déjà ouvert.</translation>
    </message>
    <message>
      <source>It asks for {criterion}.</source>
      <translation>Demande {criterion}.</translation>
    </message>
    <message>
      <source>It begins a step that is worth more than it costs.</source>
      <translation>Cela commence une étape qui vaut plus qu’elle ne coûte.</translation>
    </message>
    <message>
      <source>It brings an Action Card.</source>
      <translation>Cela rapporte une carte Action.</translation>
    </message>
    <message>
      <source>It brings {carrots} carrots.</source>
      <translation>Cela rapporte {carrots} carottes.</translation>
    </message>
    <message>
      <source>It can be paid already and counts at the end: {points}.</source>
      <translation>Peut déjà être payé et compte à la fin : {points}.</translation>
    </message>
    <message>
      <source>It can be paid now and counts at the end: {points}.</source>
      <translation>Peut être payé maintenant et compte à la fin : {points}.</translation>
    </message>
    <message>
      <source>It closes the round. When it is on top, the round is over.</source>
      <translation>Il clôt la manche. Quand il est sur le dessus, la manche est finie.</translation>
    </message>
    <message>
      <source>It cost about {points}.</source>
      <translation>Coût : environ {points}.</translation>
    </message>
    <message>
      <source>It costs nothing, but neither this tile nor any later one will be placed.</source>
      <translation>Cela ne coûte rien, mais ni cette tuile ni les suivantes ne seront posées.</translation>
    </message>
    <message>
      <source>It costs {cost}.</source>
      <translation>Coûte {cost}.</translation>
    </message>
    <message>
      <source>It counts at the end: {points}. Still missing: {resources}.</source>
      <translation>Compte à la fin : {points}. Manque encore : {resources}.</translation>
    </message>
    <message>
      <source>It counts points at the end: {tile}.</source>
      <translation>Compte des points à la fin : {tile}.</translation>
    </message>
    <message>
      <source>It covers what would cost points at the end: {rule}.</source>
      <translation>Couvre ce qui coûterait des points à la fin : {rule}.</translation>
    </message>
    <message>
      <source>It gives {resources}.</source>
      <translation>Cela donne {resources}.</translation>
    </message>
    <message>
      <source>It has been decided whether a card is played.</source>
      <translation>Il est déjà décidé si une carte est jouée.</translation>
    </message>
    <message>
      <source>It is another player's turn.</source>
      <translation>C’est le tour d’un autre joueur.</translation>
    </message>
    <message>
      <source>It is not this player's chance to play a card.</source>
      <translation>Ce n’est pas à ce joueur de jouer une carte.</translation>
    </message>
    <message>
      <source>It is the turn of another player to choose a character.</source>
      <translation>C’est à un autre joueur de choisir un personnage.</translation>
    </message>
    <message>
      <source>It is the turn of another player.</source>
      <translation>C’est le tour d’un autre joueur.</translation>
    </message>
    <message>
      <source>It is the turn of {name}, whom the computer plays.</source>
      <translation>À {name} de jouer : l’ordinateur s’en charge.</translation>
    </message>
    <message>
      <source>It is the turn of {player}.</source>
      <translation>C’est à {player} de jouer.</translation>
    </message>
    <message>
      <source>It leads to a building worth 1 point: {tile}.</source>
      <translation>Cela mène à un bâtiment valant 1 point : {tile}.</translation>
    </message>
    <message>
      <source>It leads to a building worth {points} points: {tile}.</source>
      <translation>Cela mène à un bâtiment valant {points} points : {tile}.</translation>
    </message>
    <message>
      <source>It leaves the rabbit in the best place for what comes: {tile}.</source>
      <translation>Le lapin est ainsi au mieux pour la suite : {tile}.</translation>
    </message>
    <message>
      <source>It lets another worker go to work.</source>
      <translation>Cela met un autre ouvrier au travail.</translation>
    </message>
    <message>
      <source>It may end on: {places}.</source>
      <translation>Arrivée possible : {places}.</translation>
    </message>
    <message>
      <source>It may join your deck from the next game on, on medium and easy.</source>
      <translation>Il peut rejoindre ton paquet dès la prochaine partie, en moyen et en facile.</translation>
    </message>
    <message>
      <source>It prepares what scores later: {rule}.</source>
      <translation>Prépare ce qui marque plus tard : {rule}.</translation>
    </message>
    <message>
      <source>It scores at once: {points}.</source>
      <translation>Cela marque aussitôt : {points}.</translation>
    </message>
    <message>
      <source>It scores at once: {rule} {points}.</source>
      <translation>Marque aussitôt : {rule} {points}.</translation>
    </message>
    <message>
      <source>Jacques, the Explorer</source>
      <translation>Jacques, l’Explorateur</translation>
    </message>
    <message>
      <source>Jacques: roll the die again</source>
      <translation>Jacques : relancer le dé</translation>
    </message>
    <message>
      <source>Judging the decisions: {done} of {whole}</source>
      <translation>Évaluation des décisions : {done} sur {whole}</translation>
    </message>
    <message>
      <source>Keeping the carrots is better here.</source>
      <translation>Mieux vaut garder les carottes ici.</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <translation>Clavier et souris</translation>
    </message>
    <message>
      <source>Laboratory</source>
      <translation>Laboratoire</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lac</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Largest farm</source>
      <translation>Plus grande ferme</translation>
    </message>
    <message>
      <source>Largest fortification</source>
      <translation>Plus grande fortification</translation>
    </message>
    <message>
      <source>Largest group</source>
      <translation>Plus grand groupe</translation>
    </message>
    <message>
      <source>Largest path system</source>
      <translation>Plus grand réseau de chemins</translation>
    </message>
    <message>
      <source>Largest village</source>
      <translation>Plus grand village</translation>
    </message>
    <message>
      <source>Last game: {last}. Best: {best}.</source>
      <translation>Dernière partie : {last}. Record : {best}.</translation>
    </message>
    <message>
      <source>Last games</source>
      <translation>Dernières parties</translation>
    </message>
    <message>
      <source>Lava</source>
      <translation>Lave</translation>
    </message>
    <message>
      <source>Lay paths across the island and bring the carrots home.</source>
      <translation>Trace des chemins à travers l’île et ramène les carottes à la maison.</translation>
    </message>
    <message>
      <source>Lay two tiles.</source>
      <translation>Pose deux tuiles.</translation>
    </message>
    <message>
      <source>Left after {n} moves and taken up again.</source>
      <translation>Quittée après {n} coups, puis reprise.</translation>
    </message>
    <message>
      <source>Legal moves</source>
      <translation>Coups permis</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>Légende</translation>
    </message>
    <message>
      <source>Let {card} rest</source>
      <translation>Laisser {card} se reposer</translation>
    </message>
    <message>
      <source>Let {card} work again</source>
      <translation>Remettre {card} au travail</translation>
    </message>
    <message>
      <source>Level {level} of {disaster} was paid: {cost}.</source>
      <translation>{disaster}, niveau {level} payé : {cost}.</translation>
    </message>
    <message>
      <source>Level {level} of {levels}. One level may be paid at the end of every round.</source>
      <translation>Niveau {level} sur {levels}. À la fin de chaque manche, un niveau peut être payé.</translation>
    </message>
    <message>
      <source>Lies face up and counts 3, 2, 1 on your turns; then the lowest token below your rabbit is lost.</source>
      <translation>Reste visible et compte 3, 2, 1 à tes tours ; puis le jeton le plus bas sous ton lapin est perdu.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Clair ou sombre</translation>
    </message>
    <message>
      <source>Light the Signal Fires for {card} of {player}</source>
      <translation>Allumer les Feux de Signal pour {card} ({player})</translation>
    </message>
    <message>
      <source>Lines of four</source>
      <translation>Lignes de quatre</translation>
    </message>
    <message>
      <source>Lines of three</source>
      <translation>Lignes de trois</translation>
    </message>
    <message>
      <source>List of moves</source>
      <translation>Liste des coups</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Log Flume</source>
      <translation>Glissoir à Bois</translation>
    </message>
    <message>
      <source>Logger</source>
      <translation>Bûcheron</translation>
    </message>
    <message>
      <source>Long Storehouse</source>
      <translation>Long Entrepôt</translation>
    </message>
    <message>
      <source>Long road</source>
      <translation>Longue route</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Voir</translation>
    </message>
    <message>
      <source>Look at both sides</source>
      <translation>Voir les deux côtés</translation>
    </message>
    <message>
      <source>Look at the final table</source>
      <translation>Voir la table finale</translation>
    </message>
    <message>
      <source>Look at the island</source>
      <translation>Voir l’île</translation>
    </message>
    <message>
      <source>Look at the table after this</source>
      <translation>Voir la table après ce coup</translation>
    </message>
    <message>
      <source>Look at your hand.</source>
      <translation>Regarde ta main.</translation>
    </message>
    <message>
      <source>Lookout Ledge</source>
      <translation>Corniche du Guet</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Faible</translation>
    </message>
    <message>
      <source>Luxury Apartments</source>
      <translation>Appartements de Luxe</translation>
    </message>
    <message>
      <source>Marie activates one tile more only once.</source>
      <translation>Marie n’active une tuile de plus qu’une fois.</translation>
    </message>
    <message>
      <source>Marie must pay energy first, and there is none.</source>
      <translation>Marie doit d’abord payer de l’énergie, et il n’y en a pas.</translation>
    </message>
    <message>
      <source>Marie, the Scientist</source>
      <translation>Marie, la Savante</translation>
    </message>
    <message>
      <source>Marie: {command}</source>
      <translation>Marie : {command}</translation>
    </message>
    <message>
      <source>Marker</source>
      <translation>Marqueur</translation>
    </message>
    <message>
      <source>Marker if it ended now</source>
      <translation>Marqueur si on s’arrêtait là</translation>
    </message>
    <message>
      <source>Market</source>
      <translation>Marché</translation>
    </message>
    <message>
      <source>Meadow</source>
      <translation>Prairie</translation>
    </message>
    <message>
      <source>Medal by net result</source>
      <translation>Médaille selon le résultat net</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Moyen</translation>
    </message>
    <message>
      <source>Medium opens once you have earned a feat: finish games well.</source>
      <translation>Moyen s’ouvre dès que tu as réussi un exploit : finis bien tes parties.</translation>
    </message>
    <message>
      <source>Met by {names}.</source>
      <translation>Rempli par {names}.</translation>
    </message>
    <message>
      <source>Mode</source>
      <translation>Mode</translation>
    </message>
    <message>
      <source>More cards are stored than would be allowed without {card}.</source>
      <translation>Il y a plus de cartes stockées que permis sans {card}.</translation>
    </message>
    <message>
      <source>More levels of the disaster are paid than rounds have ended.</source>
      <translation>Plus de niveaux de la catastrophe sont payés que de manches finies.</translation>
    </message>
    <message>
      <source>More than five Action Cards are kept in one's own turn only.</source>
      <translation>On ne garde plus de cinq cartes Action qu’à son propre tour.</translation>
    </message>
    <message>
      <source>More than {limit} cards are stored.</source>
      <translation>Plus de {limit} cartes sont stockées.</translation>
    </message>
    <message>
      <source>More turns were taken in this round than cards have passed.</source>
      <translation>On a joué plus de tours dans cette manche qu’il n’est passé de cartes.</translation>
    </message>
    <message>
      <source>Most blueprints</source>
      <translation>Le plus de plans</translation>
    </message>
    <message>
      <source>Most carrots</source>
      <translation>Le plus de carottes</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Avancer</translation>
    </message>
    <message>
      <source>Movement Card 1: the rabbit goes exactly one space.</source>
      <translation>Carte Mouvement 1 : le lapin avance d’exactement une case.</translation>
    </message>
    <message>
      <source>Movement Card {n}: the rabbit goes exactly {n} spaces.</source>
      <translation>Carte Mouvement {n} : le lapin avance d’exactement {n} cases.</translation>
    </message>
    <message>
      <source>My Island</source>
      <translation>Mon Île</translation>
    </message>
    <message>
      <source>My Island has no mode “{mode}”: {modes}.</source>
      <translation>Mon Île n’a pas de mode « {mode} » : {modes}.</translation>
    </message>
    <message>
      <source>My Island has one to four seats.</source>
      <translation>Mon Île a une à quatre places.</translation>
    </message>
    <message>
      <source>Name of player {number}</source>
      <translation>Nom du joueur {number}</translation>
    </message>
    <message>
      <source>Name of the game</source>
      <translation>Nom de la partie</translation>
    </message>
    <message>
      <source>Nelson cannot count the bonus die as {value}.</source>
      <translation>Nelson ne peut pas compter le dé bonus comme {value}.</translation>
    </message>
    <message>
      <source>Nelson sets the bonus die once, before he activates anything.</source>
      <translation>Nelson fixe le dé bonus une fois, avant d’activer quoi que ce soit.</translation>
    </message>
    <message>
      <source>Nelson, the Admiral</source>
      <translation>Nelson, l’Amiral</translation>
    </message>
    <message>
      <source>Nelson: count the bonus die as {value}</source>
      <translation>Nelson : compter le dé bonus comme {value}</translation>
    </message>
    <message>
      <source>Net Mender</source>
      <translation>Ramendeur de Filets</translation>
    </message>
    <message>
      <source>Net result</source>
      <translation>Résultat net</translation>
    </message>
    <message>
      <source>Net result {net}: {medal}.</source>
      <translation>Résultat net {net} : {medal}.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>New game of {game}</source>
      <translation>Nouvelle partie : {game}</translation>
    </message>
    <message>
      <source>New game …</source>
      <translation>Nouvelle partie…</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Next deal</source>
      <translation>Donne suivante</translation>
    </message>
    <message>
      <source>Nicola, the Inventor</source>
      <translation>Nicola, l’Inventeur</translation>
    </message>
    <message>
      <source>No Action Card can be played in the Explore phase.</source>
      <translation>Aucune carte Action ne se joue en phase d’Exploration.</translation>
    </message>
    <message>
      <source>No Collapse! counts before the first year.</source>
      <translation>Aucun Effondrement ! ne compte avant la première année.</translation>
    </message>
    <message>
      <source>No Collapse! waits after the first year.</source>
      <translation>Aucun Effondrement ! n’attend après la première année.</translation>
    </message>
    <message>
      <source>No ability was chosen for this game.</source>
      <translation>Aucune capacité n’a été choisie pour cette partie.</translation>
    </message>
    <message>
      <source>No blueprint completed yet</source>
      <translation>Aucun plan achevé</translation>
    </message>
    <message>
      <source>No blueprint has been completed whose upgrade could be installed.</source>
      <translation>Aucun plan achevé dont l’amélioration pourrait être installée.</translation>
    </message>
    <message>
      <source>No card can be played now.</source>
      <translation>Aucune carte jouable.</translation>
    </message>
    <message>
      <source>No card can be used now: discard {card}.</source>
      <translation>Aucune carte ne peut servir maintenant : défausse {card}.</translation>
    </message>
    <message>
      <source>No card is in force before the main window.</source>
      <translation>Aucune carte n’est en vigueur avant la fenêtre principale.</translation>
    </message>
    <message>
      <source>No card needs to be turned back for this.</source>
      <translation>Aucune carte n’a besoin d’être redressée pour cela.</translation>
    </message>
    <message>
      <source>No card would help more than it is worth later.</source>
      <translation>Aucune carte n’aiderait plus qu’elle ne vaut plus tard.</translation>
    </message>
    <message>
      <source>No card yet</source>
      <translation>Pas encore de carte</translation>
    </message>
    <message>
      <source>No cards are in force in the Explore phase.</source>
      <translation>Aucune carte n’est en vigueur en phase d’Exploration.</translation>
    </message>
    <message>
      <source>No character yet</source>
      <translation>Pas de personnage</translation>
    </message>
    <message>
      <source>No computer player knows “{game}”.</source>
      <translation>L’ordinateur ne sait pas jouer à « {game} ».</translation>
    </message>
    <message>
      <source>No die has been drafted.</source>
      <translation>Aucun dé n’a été pris.</translation>
    </message>
    <message>
      <source>No feat: the game as it is. All of them can be earned.</source>
      <translation>Aucun exploit : le jeu tel quel. Tous peuvent être réussis.</translation>
    </message>
    <message>
      <source>No game has been begun yet.</source>
      <translation>Aucune partie n’a encore été commencée.</translation>
    </message>
    <message>
      <source>No game has been finished yet.</source>
      <translation>Aucune partie n’est encore finie.</translation>
    </message>
    <message>
      <source>No game has been finished yet. Finished games are counted here.</source>
      <translation>Aucune partie n’a encore été terminée. Les parties terminées sont comptées ici.</translation>
    </message>
    <message>
      <source>No good move could be found. ({reason})</source>
      <translation>Aucun bon coup n’a été trouvé. ({reason})</translation>
    </message>
    <message>
      <source>No good move was shown.</source>
      <translation>Aucun bon coup n’a été montré.</translation>
    </message>
    <message>
      <source>No island reaches further than {reach} hexes.</source>
      <translation>Aucune île ne va au-delà de {reach} cases.</translation>
    </message>
    <message>
      <source>No path leads out this way.</source>
      <translation>Aucun chemin ne sort par ici.</translation>
    </message>
    <message>
      <source>No place fits {tile}, and no point is left to pass: end.</source>
      <translation>Aucun endroit pour {tile}, et plus de point pour passer : arrête-toi.</translation>
    </message>
    <message>
      <source>No place on the island fits this tile.</source>
      <translation>Cette tuile ne va nulle part sur l’île.</translation>
    </message>
    <message>
      <source>No place on your island fits {tile}: pass or end.</source>
      <translation>Aucun endroit de ton île ne va pour {tile} : passe ou arrête-toi.</translation>
    </message>
    <message>
      <source>No symbol of the tile lies beside the same symbol.</source>
      <translation>Aucun symbole de la tuile ne touche le même symbole.</translation>
    </message>
    <message>
      <source>No tile of {player} fits anywhere.</source>
      <translation>{player} : aucune tuile ne va nulle part.</translation>
    </message>
    <message>
      <source>No tiles are placed in the Build phase.</source>
      <translation>On ne pose pas de tuiles en phase de Construction.</translation>
    </message>
    <message>
      <source>No villager has been recruited yet who works.</source>
      <translation>Aucun villageois recruté ne travaille encore.</translation>
    </message>
    <message>
      <source>No villager works in round 1 yet.</source>
      <translation>À la manche 1, aucun villageois ne travaille encore.</translation>
    </message>
    <message>
      <source>No worker can be deployed now.</source>
      <translation>Aucun ouvrier ne peut être envoyé maintenant.</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Personne</translation>
    </message>
    <message>
      <source>Nobody ends a round before the round tracker is on top.</source>
      <translation>Personne ne finit une manche avant que le marqueur de manche soit sur le dessus.</translation>
    </message>
    <message>
      <source>Nobody gives a resource to choose.</source>
      <translation>Personne ne donne de ressource à choisir.</translation>
    </message>
    <message>
      <source>Nobody got it.</source>
      <translation>Personne ne l’a obtenu.</translation>
    </message>
    <message>
      <source>Nobody has the first-player token.</source>
      <translation>Personne n’a le jeton de premier joueur.</translation>
    </message>
    <message>
      <source>Nobody holds tiles in the Build phase.</source>
      <translation>Personne n’a de tuiles en phase de Construction.</translation>
    </message>
    <message>
      <source>Nobody is left to be asked.</source>
      <translation>Plus personne à qui demander.</translation>
    </message>
    <message>
      <source>Nobody meets what an outpost asks in this round.</source>
      <translation>Dans cette manche, personne ne remplit ce que demande un avant-poste.</translation>
    </message>
    <message>
      <source>Nobody plays a card</source>
      <translation>Personne ne joue de carte</translation>
    </message>
    <message>
      <source>Nobody plays a card (N)</source>
      <translation>Personne ne joue de carte (N)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucune</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Not averted: all have lost.</source>
      <translation>Pas évitée : tous ont perdu.</translation>
    </message>
    <message>
      <source>Not earned yet</source>
      <translation>Pas encore réussi</translation>
    </message>
    <message>
      <source>Not everybody has chosen a character.</source>
      <translation>Tous n’ont pas choisi de personnage.</translation>
    </message>
    <message>
      <source>Not possible now.</source>
      <translation>Impossible maintenant.</translation>
    </message>
    <message>
      <source>Nothing better is to be done now.</source>
      <translation>Rien de mieux à faire maintenant.</translation>
    </message>
    <message>
      <source>Nothing can be activated.</source>
      <translation>Rien ne peut être activé.</translation>
    </message>
    <message>
      <source>Nothing can be built here.</source>
      <translation>Rien ne peut se bâtir ici.</translation>
    </message>
    <message>
      <source>Nothing can be decided here.</source>
      <translation>Rien ne peut se décider ici.</translation>
    </message>
    <message>
      <source>Nothing can have been used before the first turn of a round.</source>
      <translation>Rien ne peut avoir servi avant le premier tour d’une manche.</translation>
    </message>
    <message>
      <source>Nothing else can be done now.</source>
      <translation>Rien d’autre n’est possible maintenant.</translation>
    </message>
    <message>
      <source>Nothing has been found yet.</source>
      <translation>Rien n’a encore été trouvé.</translation>
    </message>
    <message>
      <source>Nothing is left to pay for</source>
      <translation>Il ne reste rien à payer</translation>
    </message>
    <message>
      <source>Nothing is stored.</source>
      <translation>Rien n’est stocké.</translation>
    </message>
    <message>
      <source>Nothing is taken back in a speed game.</source>
      <translation>Rien ne peut être annulé dans une partie de vitesse.</translation>
    </message>
    <message>
      <source>Nothing is taken back in this mode, so no game branches off.</source>
      <translation>Rien ne peut être annulé dans ce mode ; on ne peut donc pas créer d’ici une autre partie.</translation>
    </message>
    <message>
      <source>Nothing more can be activated.</source>
      <translation>Plus rien ne peut être activé.</translation>
    </message>
    <message>
      <source>Nothing more happens: {reason}.</source>
      <translation>Il ne se passe rien de plus : {reason}.</translation>
    </message>
    <message>
      <source>Nothing more is to be gained from here.</source>
      <translation>D’ici, il n’y a plus rien à gagner.</translation>
    </message>
    <message>
      <source>Nothing was bought in this round.</source>
      <translation>Rien n’a été acheté dans cette manche.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>Remarque</translation>
    </message>
    <message>
      <source>Now: {progress}. {sentence}</source>
      <translation>Maintenant : {progress}. {sentence}</translation>
    </message>
    <message>
      <source>Observation Platform</source>
      <translation>Belvédère</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Désactivés</translation>
    </message>
    <message>
      <source>Off: no movement</source>
      <translation>Aucune animation</translation>
    </message>
    <message>
      <source>Offering Chest</source>
      <translation>Coffre d’Offrandes</translation>
    </message>
    <message>
      <source>On offer</source>
      <translation>En vente</translation>
    </message>
    <message>
      <source>On turn</source>
      <translation>Joue</translation>
    </message>
    <message>
      <source>Once a turn: activate one more tile.</source>
      <translation>Une fois par tour : active une tuile de plus.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by 1, free.</source>
      <translation>Une fois par tour : change le dé de 1, gratis.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by up to {steps}, free.</source>
      <translation>Une fois par tour : change le dé de {steps} au plus, gratis.</translation>
    </message>
    <message>
      <source>Once a turn: pay {cost} and activate one more tile.</source>
      <translation>Une fois par tour : une tuile de plus pour {cost}.</translation>
    </message>
    <message>
      <source>Once a turn: roll your die again and gain {gain}.</source>
      <translation>Une fois par tour : relance et gagne {gain}.</translation>
    </message>
    <message>
      <source>Once turned, one more card may be stored until the end of the game.</source>
      <translation>Une fois tourné, il permet de stocker une carte de plus jusqu’à la fin de la partie.</translation>
    </message>
    <message>
      <source>One card of one player is stored again where it lies, unpaid.</source>
      <translation>Une carte d’un joueur est stockée de nouveau à sa place, sans payer.</translation>
    </message>
    <message>
      <source>One feat you have earned joins the deck: choose exactly one.</source>
      <translation>Un exploit réussi rejoint le paquet : choisis-en exactement un.</translation>
    </message>
    <message>
      <source>One move</source>
      <translation>Un coup</translation>
    </message>
    <message>
      <source>One tile alone is no group.</source>
      <translation>Une tuile seule n’est pas un groupe.</translation>
    </message>
    <message>
      <source>Only Jacques rolls a drafted die again, once he has the fame.</source>
      <translation>Seul Jacques relance un dé choisi, une fois la renommée atteinte.</translation>
    </message>
    <message>
      <source>Only Marie activates one tile more, once she has the fame.</source>
      <translation>Seule Marie active une tuile de plus, une fois la renommée atteinte.</translation>
    </message>
    <message>
      <source>Only Nelson counts the bonus die differently, once he has the fame.</source>
      <translation>Seul Nelson compte le dé bonus autrement, une fois la renommée atteinte.</translation>
    </message>
    <message>
      <source>Only Sir Charles changes a die for free, once he has the fame.</source>
      <translation>Seul Sir Charles change un dé gratuitement, une fois la renommée atteinte.</translation>
    </message>
    <message>
      <source>Only a Collapse! lies face up, with a counter or waiting.</source>
      <translation>Seul un Effondrement ! est visible, avec compteur ou en attente.</translation>
    </message>
    <message>
      <source>Only a card that is still stored can be turned back.</source>
      <translation>Seule une carte encore stockée peut être redressée.</translation>
    </message>
    <message>
      <source>Only cards of who buys can pay.</source>
      <translation>Seules les cartes de qui achète peuvent payer.</translation>
    </message>
    <message>
      <source>Only cards that last, each once and in order, are in force.</source>
      <translation>Seules des cartes durables, une fois chacune et en ordre, sont en vigueur.</translation>
    </message>
    <message>
      <source>Only commands of the group name cards of several players.</source>
      <translation>Seules les commandes du groupe nomment des cartes de plusieurs joueurs.</translation>
    </message>
    <message>
      <source>Only interrupts can answer a card.</source>
      <translation>Seules des interruptions peuvent répondre à une carte.</translation>
    </message>
    <message>
      <source>Only interrupts can be played before a Collapse! strikes.</source>
      <translation>Avant qu’un Effondrement ! frappe, seules des interruptions se jouent.</translation>
    </message>
    <message>
      <source>Only one level is paid at the end of a round.</source>
      <translation>À la fin d’une manche, un seul niveau est payé.</translation>
    </message>
    <message>
      <source>Only stored cards can pay, each once.</source>
      <translation>Seules des cartes stockées peuvent payer, une fois chacune.</translation>
    </message>
    <message>
      <source>Only the Feast Drum stores a passed card again.</source>
      <translation>Seul le Tambour de Fête stocke de nouveau une carte passée.</translation>
    </message>
    <message>
      <source>Only the active seat moves by a Movement Card.</source>
      <translation>Seule la place active avance avec une carte Mouvement.</translation>
    </message>
    <message>
      <source>Only the computer has played: there are no decisions to judge.</source>
      <translation>Seul l’ordinateur a joué : aucune décision à évaluer.</translation>
    </message>
    <message>
      <source>Only the top card can be discarded.</source>
      <translation>Seule la carte du dessus peut être défaussée.</translation>
    </message>
    <message>
      <source>Only those agree whose cards are used.</source>
      <translation>Seuls ceux dont les cartes servent donnent leur accord.</translation>
    </message>
    <message>
      <source>Only villagers are switched on or off.</source>
      <translation>Seuls les villageois s’activent ou se désactivent.</translation>
    </message>
    <message>
      <source>Only villagers can lie behind the tracker.</source>
      <translation>Seuls des villageois peuvent être derrière le marqueur.</translation>
    </message>
    <message>
      <source>Only your own active villagers can be switched on or off.</source>
      <translation>Seuls tes propres villageois actifs peuvent être activés ou désactivés.</translation>
    </message>
    <message>
      <source>Only your own stored cards can pay, each once.</source>
      <translation>Seules tes propres cartes stockées peuvent payer, une fois chacune.</translation>
    </message>
    <message>
      <source>Open deck</source>
      <translation>Paquet ouvert</translation>
    </message>
    <message>
      <source>Open hexes in row {row}</source>
      <translation>Cases libres, rangée {row}</translation>
    </message>
    <message>
      <source>Open table</source>
      <translation>Table ouverte</translation>
    </message>
    <message>
      <source>Options are an object of names and values.</source>
      <translation>Les options sont un objet de noms et de valeurs.</translation>
    </message>
    <message>
      <source>Outposts</source>
      <translation>Avant-postes</translation>
    </message>
    <message>
      <source>Outposts are taken at the end of a round.</source>
      <translation>Les avant-postes sont pris à la fin d’une manche.</translation>
    </message>
    <message>
      <source>Owned</source>
      <translation>Possédé</translation>
    </message>
    <message>
      <source>Owns {cards}.</source>
      <translation>Possède {cards}.</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>Pace of the computer</source>
      <translation>Rythme de l’ordinateur</translation>
    </message>
    <message>
      <source>Pace of the computer: {pace}</source>
      <translation>Rythme de l’ordinateur : {pace}</translation>
    </message>
    <message>
      <source>Paid {cost} with {cards}.</source>
      <translation>{cost} : payé avec {cards}.</translation>
    </message>
    <message>
      <source>Palm Island</source>
      <translation>Palm Island</translation>
    </message>
    <message>
      <source>Palm Island has no mode “{mode}”.</source>
      <translation>Palm Island n’a pas de mode « {mode} ».</translation>
    </message>
    <message>
      <source>Parcel Service</source>
      <translation>Messagerie</translation>
    </message>
    <message>
      <source>Part of the tile would lie off the island.</source>
      <translation>Une partie de la tuile sortirait de l’île.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on a hex that nothing may cover.</source>
      <translation>Une partie de la tuile serait sur une case que rien ne peut couvrir.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on ground that is not open yet.</source>
      <translation>Une partie de la tuile serait sur un sol pas encore ouvert.</translation>
    </message>
    <message>
      <source>Parts</source>
      <translation>Pièces</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Pass until my next turn</source>
      <translation>Passer jusqu’à mon tour</translation>
    </message>
    <message>
      <source>Pass {tile}: costs 1 point</source>
      <translation>Passer {tile} : coûte 1 point</translation>
    </message>
    <message>
      <source>Pass {tile}?</source>
      <translation>Passer {tile} ?</translation>
    </message>
    <message>
      <source>Pass: −1 point</source>
      <translation>Passer : −1 point</translation>
    </message>
    <message>
      <source>Passing costs a point, and there is none left: place or end.</source>
      <translation>Passer coûte un point, et il n’en reste aucun : pose ou arrête-toi.</translation>
    </message>
    <message>
      <source>Path along the shore</source>
      <translation>Chemin le long du rivage</translation>
    </message>
    <message>
      <source>Pathfinder</source>
      <translation>Éclaireur</translation>
    </message>
    <message>
      <source>Paths over relics</source>
      <translation>Chemins sur reliques</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Pay</source>
      <translation>Payer</translation>
    </message>
    <message>
      <source>Pay level {level} of {disaster}</source>
      <translation>{disaster} : payer le niveau {level}</translation>
    </message>
    <message>
      <source>Pay one of these in full</source>
      <translation>Paie l’un de ces coûts en entier</translation>
    </message>
    <message>
      <source>Pay with</source>
      <translation>Payer avec</translation>
    </message>
    <message>
      <source>Pay {cost}: count the die as {value}</source>
      <translation>Payer {cost} : compter le dé comme {value}</translation>
    </message>
    <message>
      <source>Pay {disaster}</source>
      <translation>Payer {disaster}</translation>
    </message>
    <message>
      <source>Pay {resources}</source>
      <translation>Paie {resources}</translation>
    </message>
    <message>
      <source>Paying cards are named in the order of their codes.</source>
      <translation>Les cartes qui paient sont nommées dans l’ordre de leurs codes.</translation>
    </message>
    <message>
      <source>Paying makes room: no card needs to be turned back</source>
      <translation>Payer libère une place : aucune carte à redresser</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet</source>
      <translation>Paix et Calme</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet leaves nothing in force and no window open.</source>
      <translation>Paix et Calme ne laisse rien en vigueur ni fenêtre ouverte.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no card can be played any more this turn.</source>
      <translation>Paix et Calme : plus aucune carte ne peut être jouée ce tour-ci.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no more cards this turn.</source>
      <translation>Paix et Calme : plus de cartes ce tour-ci.</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Humain</translation>
    </message>
    <message>
      <source>Picture: {path}</source>
      <translation>Image : {path}</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Images (*.png)</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Place here</source>
      <translation>Poser ici</translation>
    </message>
    <message>
      <source>Place it {where}</source>
      <translation>Poser {where}</translation>
    </message>
    <message>
      <source>Place the first of two tiles.</source>
      <translation>Pose la première de deux tuiles.</translation>
    </message>
    <message>
      <source>Place your first tile: {tile}.</source>
      <translation>Pose ta première tuile : {tile}.</translation>
    </message>
    <message>
      <source>Place your second tile.</source>
      <translation>Pose ta deuxième tuile.</translation>
    </message>
    <message>
      <source>Place {tile}</source>
      <translation>Poser {tile}</translation>
    </message>
    <message>
      <source>Place {tile} beside the same symbol, pass, or end.</source>
      <translation>Pose {tile} à côté du même symbole, passe ou arrête-toi.</translation>
    </message>
    <message>
      <source>Place {tile} beside your island.</source>
      <translation>Pose {tile} contre ton île.</translation>
    </message>
    <message>
      <source>Place {tile} {where}</source>
      <translation>Poser {tile} {where}</translation>
    </message>
    <message>
      <source>Place {tile}: {cell}</source>
      <translation>Poser {tile} : {cell}</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>Play a Movement Card.</source>
      <translation>Joue une carte Mouvement.</translation>
    </message>
    <message>
      <source>Play an Action Card, or pass.</source>
      <translation>Joue une carte Action, ou passe.</translation>
    </message>
    <message>
      <source>Play card {number}: {spaces} spaces</source>
      <translation>Jouer carte {number} : {spaces} cases</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Le jouer</translation>
    </message>
    <message>
      <source>Play no card</source>
      <translation>Ne pas jouer de carte</translation>
    </message>
    <message>
      <source>Play no card (key P)</source>
      <translation>Ne pas jouer de carte (touche P)</translation>
    </message>
    <message>
      <source>Play round {n} of {rounds} with your own deck.</source>
      <translation>Joue la manche {n} sur {rounds} avec ton paquet.</translation>
    </message>
    <message>
      <source>Play the same deal again</source>
      <translation>Rejouer la même donne</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <translation>Jouer {card}</translation>
    </message>
    <message>
      <source>Play {card} against {target}</source>
      <translation>Jouer {card} contre {target}</translation>
    </message>
    <message>
      <source>Played with all hands open.</source>
      <translation>Jouée avec toutes les mains ouvertes.</translation>
    </message>
    <message>
      <source>Played with the open deck.</source>
      <translation>Jouée avec le paquet ouvert.</translation>
    </message>
    <message>
      <source>Played: {move}</source>
      <translation>Joué : {move}</translation>
    </message>
    <message>
      <source>Player {seat}</source>
      <translation>Joueur {seat}</translation>
    </message>
    <message>
      <source>Player {seat} cannot have decided so in round {round}.</source>
      <translation>Le joueur {seat} ne peut pas avoir décidé ainsi à la manche {round}.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown blueprint.</source>
      <translation>Le joueur {seat} a un plan inconnu.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown character.</source>
      <translation>Le joueur {seat} a un personnage inconnu.</translation>
    </message>
    <message>
      <source>Player {seat} has less than nothing, or an odd dock.</source>
      <translation>Le joueur {seat} a moins que rien, ou un quai bizarre.</translation>
    </message>
    <message>
      <source>Player {seat} has not the right number of blueprints.</source>
      <translation>Le joueur {seat} n’a pas le bon nombre de plans.</translation>
    </message>
    <message>
      <source>Player {seat} has not {count} workers.</source>
      <translation>Le joueur {seat} n’a pas {count} ouvriers.</translation>
    </message>
    <message>
      <source>Player {seat} has other upgrades than completed blueprints.</source>
      <translation>Le joueur {seat} a d’autres améliorations que ses plans achevés.</translation>
    </message>
    <message>
      <source>Player {seat} has several Capitols.</source>
      <translation>Le joueur {seat} a plusieurs Capitoles.</translation>
    </message>
    <message>
      <source>Player {seat} has two tiles on one hex, or no Capitol.</source>
      <translation>Le joueur {seat} a deux tuiles sur une case, ou pas de Capitole.</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Points as more of them lie around it.</source>
      <translation>Des points à mesure qu’ils l’entourent.</translation>
    </message>
    <message>
      <source>Points at the end for the rows it touches.</source>
      <translation>Des points à la fin pour les rangées touchées.</translation>
    </message>
    <message>
      <source>Poor Harvest</source>
      <translation>Maigre Récolte</translation>
    </message>
    <message>
      <source>Porter</source>
      <translation>Porteur</translation>
    </message>
    <message>
      <source>Position: {position}</source>
      <translation>Position : {position}</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Entraînement</translation>
    </message>
    <message>
      <source>Propeller Islands</source>
      <translation>Îles à Hélices</translation>
    </message>
    <message>
      <source>Propeller Islands has no mode “{mode}”: {modes}.</source>
      <translation>Îles à Hélices n’a pas de mode « {mode} » : {modes}.</translation>
    </message>
    <message>
      <source>Put the rabbit on {tile} ({cell})</source>
      <translation>Mettre le lapin sur {tile} ({cell})</translation>
    </message>
    <message>
      <source>Put the {upgrade} aside</source>
      <translation>Mettre de côté {upgrade}</translation>
    </message>
    <message>
      <source>Put your rabbit on one of the two tiles.</source>
      <translation>Mets ton lapin sur l’une des deux tuiles.</translation>
    </message>
    <message>
      <source>Quarry</source>
      <translation>Carrière</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Quitter</translation>
    </message>
    <message>
      <source>Rabbit Hole</source>
      <translation>Terrier</translation>
    </message>
    <message>
      <source>Rabbit Holes lie where paths would lead nowhere, and nowhere else.</source>
      <translation>Les Terriers sont là où des chemins ne mèneraient à rien, et seulement là.</translation>
    </message>
    <message>
      <source>Rabbit Island</source>
      <translation>Île aux Lapins</translation>
    </message>
    <message>
      <source>Rabbit Island has no mode “{mode}”: {modes}.</source>
      <translation>L’Île aux Lapins n’a pas de mode « {mode} » : {modes}.</translation>
    </message>
    <message>
      <source>Rabbit Island has two to four seats.</source>
      <translation>L’Île aux Lapins a deux à quatre places.</translation>
    </message>
    <message>
      <source>Rabbit to {tile}</source>
      <translation>Lapin sur {tile}</translation>
    </message>
    <message>
      <source>Radio Station</source>
      <translation>Station Radio</translation>
    </message>
    <message>
      <source>Raiders</source>
      <translation>Pillards</translation>
    </message>
    <message>
      <source>Rampart</source>
      <translation>Rempart</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Au hasard</translation>
    </message>
    <message>
      <source>Rank by victory points</source>
      <translation>Grade selon les points de victoire</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Évaluation</translation>
    </message>
    <message>
      <source>Rating: {rating}</source>
      <translation>Évaluation : {rating}</translation>
    </message>
    <message>
      <source>Ready workers can use this die.</source>
      <translation>Des ouvriers prêts peuvent utiliser ce dé.</translation>
    </message>
    <message>
      <source>Recruit</source>
      <translation>Recruter</translation>
    </message>
    <message>
      <source>Recruit {card}</source>
      <translation>Recruter {card}</translation>
    </message>
    <message>
      <source>Recruit: {cost}.</source>
      <translation>Recruter : {cost}.</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rétablir</translation>
    </message>
    <message>
      <source>Refinery</source>
      <translation>Raffinerie</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Tranquille</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Renommer</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Rapport</translation>
    </message>
    <message>
      <source>Rests.</source>
      <translation>Se repose.</translation>
    </message>
    <message>
      <source>Reward of {line}</source>
      <translation>Récompense : {line}</translation>
    </message>
    <message>
      <source>Rival</source>
      <translation>Rival</translation>
    </message>
    <message>
      <source>Roads to statues</source>
      <translation>Routes vers les statues</translation>
    </message>
    <message>
      <source>Roads to the tors</source>
      <translation>Routes vers les rochers</translation>
    </message>
    <message>
      <source>Roll again</source>
      <translation>Relancer</translation>
    </message>
    <message>
      <source>Rotate</source>
      <translation>Tourner</translation>
    </message>
    <message>
      <source>Rotate {card}</source>
      <translation>Tourner {card}</translation>
    </message>
    <message>
      <source>Rotate: {cost}.</source>
      <translation>Tourner : {cost}.</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Manche</translation>
    </message>
    <message>
      <source>Round tracker</source>
      <translation>Marqueur de manche</translation>
    </message>
    <message>
      <source>Round {n}</source>
      <translation>Manche {n}</translation>
    </message>
    <message>
      <source>Round {n} is over</source>
      <translation>La manche {n} est finie</translation>
    </message>
    <message>
      <source>Round {n} is over. Continue when everybody has seen it.</source>
      <translation>La manche {n} est finie. Continue quand tout le monde a pu regarder.</translation>
    </message>
    <message>
      <source>Round {n} is over: the group may pay</source>
      <translation>La manche {n} est finie : le groupe peut payer</translation>
    </message>
    <message>
      <source>Round {n} is over: {player} buys</source>
      <translation>La manche {n} est finie : {player} achète</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Manche {round}</translation>
    </message>
    <message>
      <source>Round {round} began.</source>
      <translation>La manche {round} commence.</translation>
    </message>
    <message>
      <source>Round {round} begins with the rival.</source>
      <translation>La manche {round} commence avec le rival.</translation>
    </message>
    <message>
      <source>Round {round} begins with {player}.</source>
      <translation>La manche {round} commence avec {player}.</translation>
    </message>
    <message>
      <source>Round {round} ended.</source>
      <translation>La manche {round} est terminée.</translation>
    </message>
    <message>
      <source>Round {round} is over for all; the group decides.</source>
      <translation>La manche {round} est finie pour tous ; le groupe décide.</translation>
    </message>
    <message>
      <source>Round {round} is over. End the round to go on.</source>
      <translation>La manche {round} est finie. Termine-la pour continuer.</translation>
    </message>
    <message>
      <source>Round {round} is over; all workers stand up.</source>
      <translation>La manche {round} est finie ; tous les ouvriers se relèvent.</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Règle {number}</translation>
    </message>
    <message>
      <source>Rules: {numbers}</source>
      <translation>Règles : {numbers}</translation>
    </message>
    <message>
      <source>Save as picture</source>
      <translation>Enregistrer l’image</translation>
    </message>
    <message>
      <source>Save the island as a picture</source>
      <translation>Enregistrer l’île en image</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Parties enregistrées</translation>
    </message>
    <message>
      <source>Sawmill Ridge</source>
      <translation>Crête de la Scierie</translation>
    </message>
    <message>
      <source>Say which depot gives its benefit.</source>
      <translation>Dis quel dépôt donne son bonus.</translation>
    </message>
    <message>
      <source>Say which: {options}.</source>
      <translation>Dis lequel : {options}.</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Science</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Score</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Feuille de score</translation>
    </message>
    <message>
      <source>Scores at the end.</source>
      <translation>Marque à la fin.</translation>
    </message>
    <message>
      <source>Scores from {least} to {most}, {mean} on average.</source>
      <translation>Scores de {least} à {most}, {mean} en moyenne.</translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Place {seat}</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Réglages</translation>
    </message>
    <message>
      <source>Settle islands in the sky and set their propellers turning.</source>
      <translation>Peuple des îles dans le ciel et fais tourner leurs hélices.</translation>
    </message>
    <message>
      <source>Seventeen cards, eight rounds: turn and flip a village into being.</source>
      <translation>Dix-sept cartes, huit manches : tourne et retourne jusqu’à faire naître un village.</translation>
    </message>
    <message>
      <source>Share the harvest: {carrots} carrots</source>
      <translation>Partager la récolte : {carrots} carottes</translation>
    </message>
    <message>
      <source>Short game</source>
      <translation>Jeu court</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Montrer</translation>
    </message>
    <message>
      <source>Show a good move</source>
      <translation>Montrer un bon coup</translation>
    </message>
    <message>
      <source>Show blueprints</source>
      <translation>Montrer les plans</translation>
    </message>
    <message>
      <source>Show file</source>
      <translation>Montrer le fichier</translation>
    </message>
    <message>
      <source>Show the folder of the saved games</source>
      <translation>Montrer le dossier des parties enregistrées</translation>
    </message>
    <message>
      <source>Show the report</source>
      <translation>Montrer le rapport</translation>
    </message>
    <message>
      <source>Show the score sheet</source>
      <translation>Montrer la feuille de score</translation>
    </message>
    <message>
      <source>Shrine Keeper</source>
      <translation>Gardien du Sanctuaire</translation>
    </message>
    <message>
      <source>Side A</source>
      <translation>Côté A</translation>
    </message>
    <message>
      <source>Side B</source>
      <translation>Côté B</translation>
    </message>
    <message>
      <source>Side by side</source>
      <translation>Côte à côte</translation>
    </message>
    <message>
      <source>Side panel</source>
      <translation>Panneau latéral</translation>
    </message>
    <message>
      <source>Signal Fires</source>
      <translation>Feux de Signal</translation>
    </message>
    <message>
      <source>Signal Fires call a card of one player of this table.</source>
      <translation>Les Feux de Signal appellent une carte d’un joueur de cette table.</translation>
    </message>
    <message>
      <source>Signal Fires call one card of one player.</source>
      <translation>Les Feux de Signal appellent une carte d’un joueur.</translation>
    </message>
    <message>
      <source>Signal Fires cannot have been used.</source>
      <translation>Les Feux de Signal ne peuvent pas avoir servi.</translation>
    </message>
    <message>
      <source>Signal Fires work once at the end of a round, after they are enabled.</source>
      <translation>Les Feux de Signal servent une fois à la fin d’une manche, une fois activés.</translation>
    </message>
    <message>
      <source>Signal Fires: {card} of {player} is stored again.</source>
      <translation>Feux de Signal : carte stockée de nouveau, {card} ({player}).</translation>
    </message>
    <message>
      <source>Single episode</source>
      <translation>Épisode seul</translation>
    </message>
    <message>
      <source>Sir Charles cannot change a die by {steps}.</source>
      <translation>Sir Charles ne peut pas changer un dé de {steps}.</translation>
    </message>
    <message>
      <source>Sir Charles changes a die once per turn.</source>
      <translation>Sir Charles change un dé une fois par tour.</translation>
    </message>
    <message>
      <source>Sir Charles, the Politician</source>
      <translation>Sir Charles, le Politicien</translation>
    </message>
    <message>
      <source>Sir Charles: count the die as {value} ({step})</source>
      <translation>Sir Charles : compter le dé comme {value} ({step})</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Taille de l’affichage</translation>
    </message>
    <message>
      <source>Skip the rest</source>
      <translation>Passer le reste</translation>
    </message>
    <message>
      <source>Smallest of the largest</source>
      <translation>Le plus petit des grands</translation>
    </message>
    <message>
      <source>Smelting Plant</source>
      <translation>Haut Fourneau</translation>
    </message>
    <message>
      <source>Smokehouse Cove</source>
      <translation>Crique du Fumoir</translation>
    </message>
    <message>
      <source>Solo</source>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Solo challenge</source>
      <translation>Défi en solo</translation>
    </message>
    <message>
      <source>Some saved games are damaged: see “All saved games”.</source>
      <translation>Des parties enregistrées sont abîmées : voir « Toutes les parties enregistrées ».</translation>
    </message>
    <message>
      <source>Somebody must be asked.</source>
      <translation>Il faut demander à quelqu’un.</translation>
    </message>
    <message>
      <source>Something could still be paid or stored again in this round.</source>
      <translation>Il reste de quoi payer ou stocker de nouveau dans cette manche.</translation>
    </message>
    <message>
      <source>Something else must be resolved first.</source>
      <translation>Il faut d’abord régler autre chose.</translation>
    </message>
    <message>
      <source>Something was activated, but no worker lies down.</source>
      <translation>Quelque chose a été activé, mais aucun ouvrier n’est couché.</translation>
    </message>
    <message>
      <source>Something was used in this turn that could not be used.</source>
      <translation>Ce tour-ci, quelque chose a servi qui ne pouvait pas servir.</translation>
    </message>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation>Quelque chose s’est mal passé dans le programme.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sons</translation>
    </message>
    <message>
      <source>Sounds are off.</source>
      <translation>Les sons sont désactivés.</translation>
    </message>
    <message>
      <source>Sounds are on.</source>
      <translation>Les sons sont activés.</translation>
    </message>
    <message>
      <source>Sounds on or off</source>
      <translation>Activer ou couper les sons</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Espace</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Vitesse</translation>
    </message>
    <message>
      <source>Speed of movement</source>
      <translation>Vitesse des animations</translation>
    </message>
    <message>
      <source>Stack, the top first</source>
      <translation>Pile, le dessus d’abord</translation>
    </message>
    <message>
      <source>Standard game</source>
      <translation>Jeu standard</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Commencer</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Statistiques</translation>
    </message>
    <message>
      <source>Steel</source>
      <translation>Acier</translation>
    </message>
    <message>
      <source>Steersman</source>
      <translation>Timonier</translation>
    </message>
    <message>
      <source>Stonecutters Pass</source>
      <translation>Col des Carriers</translation>
    </message>
    <message>
      <source>Stonemason</source>
      <translation>Tailleur de Pierre</translation>
    </message>
    <message>
      <source>Store</source>
      <translation>Stocker</translation>
    </message>
    <message>
      <source>Store {card}</source>
      <translation>Stocker {card}</translation>
    </message>
    <message>
      <source>Store: {cost}.</source>
      <translation>Stocker : {cost}.</translation>
    </message>
    <message>
      <source>Stored</source>
      <translation>Stock</translation>
    </message>
    <message>
      <source>Stored resources</source>
      <translation>Ressources stockées</translation>
    </message>
    <message>
      <source>Stored: {n}, giving {resources}.</source>
      <translation>Stockées : {n}, donnant {resources}.</translation>
    </message>
    <message>
      <source>Summit Sanctuary</source>
      <translation>Sanctuaire du Sommet</translation>
    </message>
    <message>
      <source>Switching a villager costs nothing and names no other card.</source>
      <translation>Activer ou désactiver un villageois ne coûte rien et ne nomme aucune autre carte.</translation>
    </message>
    <message>
      <source>Switching a villager has no cost to choose.</source>
      <translation>Activer ou désactiver un villageois n’a pas de coût à choisir.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Table</translation>
    </message>
    <message>
      <source>Take a die from the Forge.</source>
      <translation>Prends un dé à la Forge.</translation>
    </message>
    <message>
      <source>Take a new blueprint.</source>
      <translation>Prends un nouveau plan.</translation>
    </message>
    <message>
      <source>Take a {value}</source>
      <translation>Prendre un {value}</translation>
    </message>
    <message>
      <source>Take an Action Card</source>
      <translation>Prendre une carte Action</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>Take back: {name}</source>
      <translation>Reprendre : {name}</translation>
    </message>
    <message>
      <source>Take nothing</source>
      <translation>Ne rien prendre</translation>
    </message>
    <message>
      <source>Take over</source>
      <translation>Prendre la place</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more</source>
      <translation>Prendre le bonus d’un dépôt, encore {left}</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more, or skip.</source>
      <translation>Prends le bonus d’un dépôt, encore {left}, ou passe.</translation>
    </message>
    <message>
      <source>Take the benefit of {tile}</source>
      <translation>Prendre le bonus : {tile}</translation>
    </message>
    <message>
      <source>Take your decision back</source>
      <translation>Reprendre ta décision</translation>
    </message>
    <message>
      <source>Take {card}</source>
      <translation>Prendre {card}</translation>
    </message>
    <message>
      <source>Take {carrots} carrots</source>
      <translation>Prendre {carrots} carottes</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and a card</source>
      <translation>Prendre {carrots} carottes et une carte</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card.</source>
      <translation>Prends {carrots} carottes et une carte Action.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card?</source>
      <translation>Prendre {carrots} carottes et une carte Action ?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} Action Cards?</source>
      <translation>Prendre {carrots} carottes et {n} cartes Action ?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} cards</source>
      <translation>Prendre {carrots} carottes et {n} cartes</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card.</source>
      <translation>Prends {carrots} carottes ou une carte Action.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card. From here a rabbit goes home to the Hill.</source>
      <translation>Prends {carrots} carottes ou une carte Action. D’ici un lapin rentre à la Colline.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or {n} Action Cards.</source>
      <translation>Prends {carrots} carottes ou {n} cartes Action.</translation>
    </message>
    <message>
      <source>Take {n} Action Cards</source>
      <translation>Prendre {n} cartes Action</translation>
    </message>
    <message>
      <source>Taken back to your last decision: {n} moves.</source>
      <translation>Annulé jusqu’à ta dernière décision : {n} coups.</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Annulé.</translation>
    </message>
    <message>
      <source>Taken back: {n} moves of one chain.</source>
      <translation>Annulé : {n} coups d’une chaîne.</translation>
    </message>
    <message>
      <source>Takes a die and discards two tiles in each of its turns.</source>
      <translation>À chaque tour, prend un dé et défausse deux tuiles.</translation>
    </message>
    <message>
      <source>Taming the elder</source>
      <translation>Dompter l’ancien</translation>
    </message>
    <message>
      <source>Taming the thornback</source>
      <translation>Dompter l’épineux</translation>
    </message>
    <message>
      <source>Taming the twins</source>
      <translation>Dompter les jumeaux</translation>
    </message>
    <message>
      <source>Temple</source>
      <translation>Temple</translation>
    </message>
    <message>
      <source>Terraces</source>
      <translation>Terrasses</translation>
    </message>
    <message>
      <source>That card is not in your deck.</source>
      <translation>Cette carte n’est pas dans ton paquet.</translation>
    </message>
    <message>
      <source>The Capitol of player {seat} lies in the middle.</source>
      <translation>Le Capitole du joueur {seat} est au milieu.</translation>
    </message>
    <message>
      <source>The Explore phase is over; Rabbit Holes: {n}.</source>
      <translation>La phase d’Exploration est finie ; Terriers : {n}.</translation>
    </message>
    <message>
      <source>The Hill lies in the middle, and each tile on a cell of its own.</source>
      <translation>La Colline est au milieu, chaque tuile sur sa propre case.</translation>
    </message>
    <message>
      <source>The Offering Chest was turned on.</source>
      <translation>Le Coffre d’Offrandes a été tourné d’un cran.</translation>
    </message>
    <message>
      <source>The ability asks for {needed} upgrades of all players together; there are {reached}.</source>
      <translation>La capacité demande {needed} améliorations de tous les joueurs ensemble ; il y en a {reached}.</translation>
    </message>
    <message>
      <source>The ability cannot be enabled yet.</source>
      <translation>La capacité ne peut pas encore être activée.</translation>
    </message>
    <message>
      <source>The ability is paid already.</source>
      <translation>La capacité est déjà payée.</translation>
    </message>
    <message>
      <source>The advanced power of {character} is open.</source>
      <translation>{character} : le pouvoir avancé est ouvert.</translation>
    </message>
    <message>
      <source>The blueprints are covered. Show them first (H on the table).</source>
      <translation>Les plans sont couverts. Montre-les d’abord (H à la table).</translation>
    </message>
    <message>
      <source>The bonus die comes after all turns.</source>
      <translation>Le dé bonus vient après tous les tours.</translation>
    </message>
    <message>
      <source>The bonus die shows another value.</source>
      <translation>Le dé bonus montre une autre valeur.</translation>
    </message>
    <message>
      <source>The bonus die shows {value}.</source>
      <translation>Le dé bonus montre {value}.</translation>
    </message>
    <message>
      <source>The buildings from top to bottom, instead of a shuffle.</source>
      <translation>Les bâtiments de haut en bas, au lieu de mélanger.</translation>
    </message>
    <message>
      <source>The card drawn is {card}.</source>
      <translation>La carte piochée est {card}.</translation>
    </message>
    <message>
      <source>The card is {card}.</source>
      <translation>La carte est {card}.</translation>
    </message>
    <message>
      <source>The card turned face up is {card}.</source>
      <translation>La carte révélée est {card}.</translation>
    </message>
    <message>
      <source>The cards in the order in which they come, instead of a shuffle.</source>
      <translation>Les cartes dans l’ordre où elles viennent, au lieu d’un mélange.</translation>
    </message>
    <message>
      <source>The command leads to two different positions, with and without events.</source>
      <translation>La commande mène à deux positions différentes, avec et sans événements.</translation>
    </message>
    <message>
      <source>The computer found nothing better than what was played.</source>
      <translation>L’ordinateur n’a rien trouvé de mieux que ce qui a été joué.</translation>
    </message>
    <message>
      <source>The cost contains no resource that this discount could take.</source>
      <translation>Le coût ne contient aucune ressource que cette remise pourrait retirer.</translation>
    </message>
    <message>
      <source>The cost is {cost}, and no stored card pays it.</source>
      <translation>Le coût est {cost}, et aucune carte stockée ne le paie.</translation>
    </message>
    <message>
      <source>The cost is {cost}; these cards give {given}.</source>
      <translation>Le coût est {cost} ; ces cartes donnent {given}.</translation>
    </message>
    <message>
      <source>The cost of this tile cannot be paid.</source>
      <translation>Le coût de cette tuile ne peut pas être payé.</translation>
    </message>
    <message>
      <source>The costliest decisions</source>
      <translation>Les décisions les plus coûteuses</translation>
    </message>
    <message>
      <source>The deck does not hold each tile of the game once.</source>
      <translation>Le paquet ne contient pas chaque tuile du jeu une fois.</translation>
    </message>
    <message>
      <source>The deck does not hold its 16 buildings, the tracker and its feats.</source>
      <translation>Le paquet ne contient pas ses 16 bâtiments, le marqueur et ses exploits.</translation>
    </message>
    <message>
      <source>The deck of {player} is covered.</source>
      <translation>{player} : le paquet est couvert.</translation>
    </message>
    <message>
      <source>The dice show {dice}.</source>
      <translation>Les dés montrent {dice}.</translation>
    </message>
    <message>
      <source>The difficulty is hard, medium or easy.</source>
      <translation>La difficulté est difficile, moyenne ou facile.</translation>
    </message>
    <message>
      <source>The digest is not that of the position.</source>
      <translation>L’empreinte n’est pas celle de la position.</translation>
    </message>
    <message>
      <source>The disaster is averted; there is nothing left to pay.</source>
      <translation>La catastrophe est évitée ; il ne reste rien à payer.</translation>
    </message>
    <message>
      <source>The disaster is not the one of the set-up.</source>
      <translation>La catastrophe n’est pas celle de la mise en place.</translation>
    </message>
    <message>
      <source>The disaster that the group must avert, chosen or drawn.</source>
      <translation>La catastrophe que le groupe doit éviter, choisie ou tirée au sort.</translation>
    </message>
    <message>
      <source>The drafted dice are not those of the turns taken.</source>
      <translation>Les dés pris ne sont pas ceux des tours joués.</translation>
    </message>
    <message>
      <source>The drum calls a card behind the tracker that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>Le tambour appelle une carte derrière le marqueur, non stockée et dont le côté montre une action de stockage ; {card} n’en est pas une.</translation>
    </message>
    <message>
      <source>The drum may store one passed card again</source>
      <translation>Le tambour peut stocker de nouveau une carte passée</translation>
    </message>
    <message>
      <source>The drum stored {card} again.</source>
      <translation>Le tambour a stocké de nouveau {card}.</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>La fin</translation>
    </message>
    <message>
      <source>The episodes are E01 to E24.</source>
      <translation>Les épisodes vont de E01 à E24.</translation>
    </message>
    <message>
      <source>The file could not be written: {reason}.</source>
      <translation>Impossible d’écrire le fichier : {reason}.</translation>
    </message>
    <message>
      <source>The fires call a card that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>Les feux appellent une carte non stockée dont le côté montre une action stocker ; {card} n’en est pas une.</translation>
    </message>
    <message>
      <source>The first game: houses on the beach, and no beach left bare.</source>
      <translation>Le premier jeu : des maisons sur la plage, et aucune plage à nu.</translation>
    </message>
    <message>
      <source>The first round is round 1.</source>
      <translation>La première manche est la manche 1.</translation>
    </message>
    <message>
      <source>The first tile must lie at least partly where you begin.</source>
      <translation>La première tuile doit être au moins en partie là où tu commences.</translation>
    </message>
    <message>
      <source>The first time the active player draws an Action Card this turn, two more are drawn.</source>
      <translation>La première fois ce tour-ci que le joueur actif pioche une carte Action, on en pioche deux de plus.</translation>
    </message>
    <message>
      <source>The first-player token alternates.</source>
      <translation>Le jeton de premier joueur alterne.</translation>
    </message>
    <message>
      <source>The game begins.</source>
      <translation>La partie commence.</translation>
    </message>
    <message>
      <source>The game could not be saved: {reason}.</source>
      <translation>Impossible d’enregistrer la partie : {reason}.</translation>
    </message>
    <message>
      <source>The game did not come to its end.</source>
      <translation>La partie n’est pas arrivée à sa fin.</translation>
    </message>
    <message>
      <source>The game does not end.</source>
      <translation>La partie ne finit pas.</translation>
    </message>
    <message>
      <source>The game does not go on.</source>
      <translation>La partie n’avance plus.</translation>
    </message>
    <message>
      <source>The game ended because {reasons}. {result}</source>
      <translation>Fin de la partie ({reasons}). {result}</translation>
    </message>
    <message>
      <source>The game ended because {reasons}: {points}, {rank}.</source>
      <translation>Fin de la partie ({reasons}) : {points}, {rank}.</translation>
    </message>
    <message>
      <source>The game ended with {points}: {rating}.</source>
      <translation>La partie s’est terminée avec {points} : {rating}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}.</source>
      <translation>La partie est finie. {scores}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}. Rating: {rating}.</source>
      <translation>La partie est finie. {scores}. Évaluation : {rating}.</translation>
    </message>
    <message>
      <source>The game ends after this round</source>
      <translation>La partie finit après cette manche</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>La partie n’est pas encore finie.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>La partie est finie</translation>
    </message>
    <message>
      <source>The game is over after eight rounds.</source>
      <translation>La partie est finie après huit manches.</translation>
    </message>
    <message>
      <source>The game is over after round 8.</source>
      <translation>La partie est finie après la manche 8.</translation>
    </message>
    <message>
      <source>The game is over without a reason.</source>
      <translation>La partie est finie sans raison.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partie est finie.</translation>
    </message>
    <message>
      <source>The game is over: no card is turned any more.</source>
      <translation>La partie est finie : on ne révèle plus de carte.</translation>
    </message>
    <message>
      <source>The game is over: there is nothing to decide.</source>
      <translation>La partie est finie : il n’y a rien à décider.</translation>
    </message>
    <message>
      <source>The game is over: {reasons}.</source>
      <translation>La partie est finie : {reasons}.</translation>
    </message>
    <message>
      <source>The game is over; the islands have been counted.</source>
      <translation>La partie est finie ; les îles sont comptées.</translation>
    </message>
    <message>
      <source>The game should have ended with the last round.</source>
      <translation>La partie aurait dû finir avec la dernière manche.</translation>
    </message>
    <message>
      <source>The game was imported.</source>
      <translation>La partie a été importée.</translation>
    </message>
    <message>
      <source>The game was not found again as it was left.</source>
      <translation>La partie n’a pas été retrouvée telle quelle.</translation>
    </message>
    <message>
      <source>The game was saved after the last move and can be played on. The report holds the program’s own trace and no personal content; with it the fault can be found.</source>
      <translation>La partie a été enregistrée après le dernier coup et peut continuer. Le rapport contient la trace du programme lui-même et rien de personnel ; il permet de trouver l’erreur.</translation>
    </message>
    <message>
      <source>The group acts when all have ended the round.</source>
      <translation>Le groupe agit quand tous ont fini la manche.</translation>
    </message>
    <message>
      <source>The group can pay for nothing now. End the round together.</source>
      <translation>Le groupe ne peut rien payer maintenant. Finissez ensemble la manche.</translation>
    </message>
    <message>
      <source>The group can {chances}, or end the round together.</source>
      <translation>Le groupe peut {chances}, ou finir la manche ensemble.</translation>
    </message>
    <message>
      <source>The group ended round {round}.</source>
      <translation>Le groupe a fini la manche {round}.</translation>
    </message>
    <message>
      <source>The group has ended the round; what it did then cannot be taken back.</source>
      <translation>Le groupe a fini la manche ; ce qu’il a fait alors ne peut pas être annulé.</translation>
    </message>
    <message>
      <source>The group's score</source>
      <translation>Score du groupe</translation>
    </message>
    <message>
      <source>The hand of player {seat} is not in order.</source>
      <translation>La main du joueur {seat} n’est pas en ordre.</translation>
    </message>
    <message>
      <source>The hand of {name} is covered.</source>
      <translation>{name} : la main est couverte.</translation>
    </message>
    <message>
      <source>The handling points do not fit the turns of this round.</source>
      <translation>Les gestes ne vont pas avec les tours de cette manche.</translation>
    </message>
    <message>
      <source>The help does not name {rule}.</source>
      <translation>L’aide ne mentionne pas {rule}.</translation>
    </message>
    <message>
      <source>The help text cannot be read: {reason}.</source>
      <translation>Impossible de lire le texte d’aide : {reason}.</translation>
    </message>
    <message>
      <source>The hexes beside the island of player {seat} are others.</source>
      <translation>Les cases autour de l’île du joueur {seat} ne sont pas les bonnes.</translation>
    </message>
    <message>
      <source>The island</source>
      <translation>L’île</translation>
    </message>
    <message>
      <source>The island needs it: {tile}.</source>
      <translation>L’île en a besoin : {tile}.</translation>
    </message>
    <message>
      <source>The island of player {seat} does not hang together.</source>
      <translation>L’île du joueur {seat} n’est pas d’un seul tenant.</translation>
    </message>
    <message>
      <source>The island of player {seat} has no sound form.</source>
      <translation>L’île du joueur {seat} n’a pas de forme valable.</translation>
    </message>
    <message>
      <source>The islands are not what the decisions of the players make of them.</source>
      <translation>Les îles ne sont pas celles que donnent les décisions des joueurs.</translation>
    </message>
    <message>
      <source>The islands have been counted.</source>
      <translation>Les îles sont comptées.</translation>
    </message>
    <message>
      <source>The islands have been counted; what was decided before it stands.</source>
      <translation>Les îles ont été comptées ; ce qui était décidé avant demeure.</translation>
    </message>
    <message>
      <source>The islands side by side</source>
      <translation>Les îles côte à côte</translation>
    </message>
    <message>
      <source>The last round is over. End it to count your score.</source>
      <translation>La dernière manche est finie. Termine-la pour compter tes points.</translation>
    </message>
    <message>
      <source>The last save was damaged; the game goes on from the one before it. The damaged file was kept beside it.</source>
      <translation>Le dernier enregistrement était abîmé ; la partie reprend au précédent. Le fichier abîmé a été gardé à côté.</translation>
    </message>
    <message>
      <source>The last year is over.</source>
      <translation>La dernière année est finie.</translation>
    </message>
    <message>
      <source>The legal commands are not in order, or one is there twice.</source>
      <translation>Les commandes permises ne sont pas en ordre, ou l’une est double.</translation>
    </message>
    <message>
      <source>The levels are: {levels}.</source>
      <translation>Les niveaux sont : {levels}.</translation>
    </message>
    <message>
      <source>The log has {most} commands: N is from 0 to {most}.</source>
      <translation>Le journal a {most} commandes : N va de 0 à {most}.</translation>
    </message>
    <message>
      <source>The market is open. Order: {players}.</source>
      <translation>Le marché est ouvert. Ordre : {players}.</translation>
    </message>
    <message>
      <source>The most valuable outposts lie on top of their piles.</source>
      <translation>Les avant-postes les plus précieux sont sur le dessus de leurs piles.</translation>
    </message>
    <message>
      <source>The next card is turned for the whole table, not for a seat.</source>
      <translation>La carte suivante vaut pour toute la table, pas pour une place.</translation>
    </message>
    <message>
      <source>The number of decks is not the number of seats.</source>
      <translation>Le nombre de paquets n’est pas le nombre de places.</translation>
    </message>
    <message>
      <source>The number of hands is not the number of seats.</source>
      <translation>Le nombre de mains n’est pas le nombre de places.</translation>
    </message>
    <message>
      <source>The number of islands is not the number of seats.</source>
      <translation>Le nombre d’îles n’est pas le nombre de places.</translation>
    </message>
    <message>
      <source>The number of players is not the number of seats.</source>
      <translation>Le nombre de joueurs n’est pas le nombre de places.</translation>
    </message>
    <message>
      <source>The number of villagers does not fit the number of players.</source>
      <translation>Le nombre de villageois ne va pas avec le nombre de joueurs.</translation>
    </message>
    <message>
      <source>The offer has twelve spaces.</source>
      <translation>L’offre a douze cases.</translation>
    </message>
    <message>
      <source>The options are no JSON object, or the pair is none like hard:easy.</source>
      <translation>Les options ne sont pas un objet JSON, ou la paire n’en est pas une comme hard:easy.</translation>
    </message>
    <message>
      <source>The options are no JSON object.</source>
      <translation>Les options ne sont pas un objet JSON.</translation>
    </message>
    <message>
      <source>The order may be seen before the first turn, or with the open deck.</source>
      <translation>L’ordre peut être vu avant le premier tour, ou avec le paquet ouvert.</translation>
    </message>
    <message>
      <source>The order of buying cannot be so.</source>
      <translation>Cet ordre d’achat est impossible.</translation>
    </message>
    <message>
      <source>The other face</source>
      <translation>L’autre face</translation>
    </message>
    <message>
      <source>The other face may be looked at while the card is one of the top two.</source>
      <translation>L’autre face peut être vue tant que la carte est l’une des deux du dessus.</translation>
    </message>
    <message>
      <source>The output could not be written: {reason}.</source>
      <translation>Impossible d’écrire la sortie : {reason}.</translation>
    </message>
    <message>
      <source>The part of the program that thinks has stopped {n} times.</source>
      <translation>La partie du programme qui réfléchit s’est arrêtée {n} fois.</translation>
    </message>
    <message>
      <source>The picture could not be saved as {path}: choose another folder.</source>
      <translation>Impossible d’enregistrer l’image sous {path} : choisis un autre dossier.</translation>
    </message>
    <message>
      <source>The picture was saved as {path}.</source>
      <translation>L’image a été enregistrée sous {path}.</translation>
    </message>
    <message>
      <source>The pictures are in {folder}.</source>
      <translation>Les images sont dans {folder}.</translation>
    </message>
    <message>
      <source>The pictures cannot be kept: {reason}.</source>
      <translation>Impossible de garder les images : {reason}.</translation>
    </message>
    <message>
      <source>The piles and what is bought are the 14 outposts.</source>
      <translation>Les piles et ce qui est acheté sont les 14 avant-postes.</translation>
    </message>
    <message>
      <source>The position is not the one its log leads to.</source>
      <translation>La position n’est pas celle à laquelle mène son journal.</translation>
    </message>
    <message>
      <source>The power of Amelia was used without being open.</source>
      <translation>Le pouvoir d’Amelia a servi sans être ouvert.</translation>
    </message>
    <message>
      <source>The power of {character} is open.</source>
      <translation>{character} : le pouvoir est ouvert.</translation>
    </message>
    <message>
      <source>The program</source>
      <translation>Le programme</translation>
    </message>
    <message>
      <source>The program is at fault here: {error}.</source>
      <translation>L’erreur vient ici du programme : {error}.</translation>
    </message>
    <message>
      <source>The program stopped the last time.</source>
      <translation>Le programme s’est arrêté la dernière fois.</translation>
    </message>
    <message>
      <source>The program stopped unexpectedly the last time. Your games are saved.</source>
      <translation>Le programme s’est arrêté brusquement la dernière fois. Tes parties sont enregistrées.</translation>
    </message>
    <message>
      <source>The rabbit is put on a tile placed in this turn.</source>
      <translation>Le lapin se met sur une tuile posée ce tour-ci.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes one space. You choose the way at a fork.</source>
      <translation>Le lapin du joueur actif avance d’une case. À un embranchement, tu choisis le chemin.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes two spaces. You choose the way at each fork.</source>
      <translation>Le lapin du joueur actif avance de deux cases. À chaque embranchement, tu choisis le chemin.</translation>
    </message>
    <message>
      <source>The rabbit of the active player is put on Founder's Hill.</source>
      <translation>Le lapin du joueur actif est mis sur la Colline du Fondateur.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on the Hill.</source>
      <translation>Le lapin de {player} est maintenant sur la Colline.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on {tile}.</source>
      <translation>Le lapin de {player} est maintenant sur {tile}.</translation>
    </message>
    <message>
      <source>The result could not be recorded: {reason}.</source>
      <translation>Impossible de noter le résultat : {reason}.</translation>
    </message>
    <message>
      <source>The rival discards {tile}.</source>
      <translation>Le rival défausse {tile}.</translation>
    </message>
    <message>
      <source>The rival takes a {value}.</source>
      <translation>Le rival prend un {value}.</translation>
    </message>
    <message>
      <source>The round ends when the round tracker is on top of the deck.</source>
      <translation>La manche se termine quand le marqueur de manche est sur le dessus du paquet.</translation>
    </message>
    <message>
      <source>The round is over; turns of an earlier round cannot be taken back.</source>
      <translation>La manche est finie ; les tours d’une manche précédente ne peuvent pas être annulés.</translation>
    </message>
    <message>
      <source>The round tracker and the cards behind it wait for the next round.</source>
      <translation>Le marqueur de manche et les cartes derrière lui attendent la prochaine manche.</translation>
    </message>
    <message>
      <source>The round tracker is on top.</source>
      <translation>Le marqueur de manche est sur le dessus.</translation>
    </message>
    <message>
      <source>The round tracker is on top: round {round} is over. End the round.</source>
      <translation>Le marqueur de manche est sur le dessus : la manche {round} est finie. Termine la manche.</translation>
    </message>
    <message>
      <source>The rules of {game} were improved since this game was saved. It goes on from where it stood; earlier turns cannot be taken back.</source>
      <translation>Les règles du jeu « {game} » ont été améliorées depuis l’enregistrement de cette partie. Elle reprend où elle en était ; les tours précédents ne peuvent pas être annulés.</translation>
    </message>
    <message>
      <source>The same deck for all; outposts go to who is alone in reaching them.</source>
      <translation>Le même paquet pour tous ; chaque avant-poste va à qui est seul à l’atteindre.</translation>
    </message>
    <message>
      <source>The same number is the same deal, on every computer.</source>
      <translation>Un même numéro correspond à la même donne sur tous les ordinateurs.</translation>
    </message>
    <message>
      <source>The same three of the seven villagers wait in every deck.</source>
      <translation>Les mêmes trois des sept villageois attendent dans chaque paquet.</translation>
    </message>
    <message>
      <source>The same three villagers join in every deck.</source>
      <translation>Les mêmes trois villageois rejoignent chaque paquet.</translation>
    </message>
    <message>
      <source>The score sheet is shown.</source>
      <translation>La feuille de score est affichée.</translation>
    </message>
    <message>
      <source>The screen “{name}” does not answer, or does not let this program in. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>L’écran « {name} » ne répond pas, ou n’admet pas ce programme. Lance le programme sur un bureau, ou regarde une partie sans écran : islands-desktop demo</translation>
    </message>
    <message>
      <source>The set-up is not that of the first position.</source>
      <translation>La mise en place n’est pas celle de la première position.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of My Island.</source>
      <translation>La mise en place de cette position n’est pas une de Mon Île.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Propeller Islands.</source>
      <translation>La mise en place de cette position n’est pas une des Îles à Hélices.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Rabbit Island.</source>
      <translation>La mise en place de cette position n’est pas une de l’Île aux Lapins.</translation>
    </message>
    <message>
      <source>The setting “{name}” was not usable.</source>
      <translation>Le réglage « {name} » n’était pas utilisable.</translation>
    </message>
    <message>
      <source>The settings could not be read: {reason}.</source>
      <translation>Impossible de lire les réglages : {reason}.</translation>
    </message>
    <message>
      <source>The settings could not be saved: {reason}.</source>
      <translation>Impossible d’enregistrer les réglages : {reason}.</translation>
    </message>
    <message>
      <source>The settings file is damaged; the usual settings are used.</source>
      <translation>Le fichier des réglages est abîmé ; les réglages habituels sont utilisés.</translation>
    </message>
    <message>
      <source>The shown characters are not in order.</source>
      <translation>Les personnages montrés ne sont pas en ordre.</translation>
    </message>
    <message>
      <source>The side of the round tracker follows from the round; write just RT17.</source>
      <translation>Le côté du marqueur de manche découle de la manche ; écris seulement RT17.</translation>
    </message>
    <message>
      <source>The solo challenge is for one person.</source>
      <translation>Le défi en solo est pour une personne.</translation>
    </message>
    <message>
      <source>The stack is empty.</source>
      <translation>La pile est vide.</translation>
    </message>
    <message>
      <source>The statistics could not be read: {reason}.</source>
      <translation>Impossible de lire les statistiques : {reason}.</translation>
    </message>
    <message>
      <source>The store is full: turn one card back first; what it gives is lost</source>
      <translation>Le stock est plein : redresse d’abord une carte ; ce qu’elle donne est perdu</translation>
    </message>
    <message>
      <source>The system lacks libraries that a window needs. Install them with: sudo apt-get install {packages}</source>
      <translation>Il manque au système des bibliothèques nécessaires à une fenêtre. Installe-les avec : sudo apt-get install {packages}</translation>
    </message>
    <message>
      <source>The table shows an earlier position.</source>
      <translation>La table montre une position antérieure.</translation>
    </message>
    <message>
      <source>The tile closes ways that would help others more.</source>
      <translation>La tuile ferme des chemins qui aideraient davantage les autres.</translation>
    </message>
    <message>
      <source>The tile is lost, and your marker goes back 1 point.</source>
      <translation>La tuile est perdue et ton marqueur recule d’un point.</translation>
    </message>
    <message>
      <source>The tile lies where the next ones find their places.</source>
      <translation>La tuile est là où les suivantes trouveront leur place.</translation>
    </message>
    <message>
      <source>The tile of this round is {tile}, no other.</source>
      <translation>La tuile de cette manche est {tile}, et aucune autre.</translation>
    </message>
    <message>
      <source>The tile opens new ways and keeps the places for camps for later.</source>
      <translation>La tuile ouvre de nouveaux chemins et garde pour plus tard les places des camps.</translation>
    </message>
    <message>
      <source>The tiles are {tiles}.</source>
      <translation>Les tuiles sont {tiles}.</translation>
    </message>
    <message>
      <source>The time runs from now on.</source>
      <translation>Le temps court dès maintenant.</translation>
    </message>
    <message>
      <source>The top card cannot be used now, and the others are worth more later.</source>
      <translation>La carte du dessus ne peut pas servir maintenant, et les autres vaudront plus tard davantage.</translation>
    </message>
    <message>
      <source>The top card is worth more later.</source>
      <translation>La carte du dessus vaudra plus tard davantage.</translation>
    </message>
    <message>
      <source>The upgrade does most on this tile.</source>
      <translation>L’amélioration est la plus utile sur cette tuile.</translation>
    </message>
    <message>
      <source>The usual settings are back.</source>
      <translation>Les réglages habituels sont de retour.</translation>
    </message>
    <message>
      <source>The verb is missing: name it under “cmd”.</source>
      <translation>Le verbe manque : nomme-le sous « cmd ».</translation>
    </message>
    <message>
      <source>The villagers in this deck are not those of the set-up.</source>
      <translation>Les villageois de ce paquet ne sont pas ceux de la mise en place.</translation>
    </message>
    <message>
      <source>The villagers on offer and those bought are different ones.</source>
      <translation>Les villageois en vente et ceux achetés doivent être différents.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked.</source>
      <translation>Tout le paquet peut être regardé. Le résultat est marqué.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked; no feats can be earned.</source>
      <translation>Tout le paquet peut être regardé. Le résultat est marqué ; aucun exploit possible.</translation>
    </message>
    <message>
      <source>The whole island and twenty years: about an hour and a half.</source>
      <translation>L’île entière et vingt ans : environ une heure et demie.</translation>
    </message>
    <message>
      <source>The worker of this tile has been used in this round.</source>
      <translation>L’ouvrier de cette tuile a déjà servi dans cette manche.</translation>
    </message>
    <message>
      <source>Theater</source>
      <translation>Théâtre</translation>
    </message>
    <message>
      <source>There are more than three dice on a space of the Forge.</source>
      <translation>Il y a plus de trois dés sur une case de la Forge.</translation>
    </message>
    <message>
      <source>There are no disasters and abilities in this mode.</source>
      <translation>Il n’y a ni catastrophes ni capacités dans ce mode.</translation>
    </message>
    <message>
      <source>There are no outposts and villagers in this mode.</source>
      <translation>Il n’y a ni avant-postes ni villageois dans ce mode.</translation>
    </message>
    <message>
      <source>There are not {count} dice.</source>
      <translation>Le nombre de dés n’est pas {count}.</translation>
    </message>
    <message>
      <source>There are too few upgrades for the ability to be enabled.</source>
      <translation>Il y a trop peu d’améliorations pour que la capacité soit activée.</translation>
    </message>
    <message>
      <source>There are too many ways to pay for a list: choose cards on the table.</source>
      <translation>Trop de façons de payer pour une liste : choisis des cartes sur la table.</translation>
    </message>
    <message>
      <source>There is a tile already.</source>
      <translation>Il y a déjà une tuile ici.</translation>
    </message>
    <message>
      <source>There is a tile on this hex already.</source>
      <translation>Il y a déjà une tuile sur cette case.</translation>
    </message>
    <message>
      <source>There is no blueprint left to take.</source>
      <translation>Il ne reste aucun plan à prendre.</translation>
    </message>
    <message>
      <source>There is no card “{code}”.</source>
      <translation>Il n’y a pas de carte « {code} ».</translation>
    </message>
    <message>
      <source>There is no command “{kind}”.</source>
      <translation>Il n’y a pas de commande « {kind} ».</translation>
    </message>
    <message>
      <source>There is no command “{kind}”. Commands are: {kinds}.</source>
      <translation>Il n’y a pas de commande « {kind} ». Les commandes sont : {kinds}.</translation>
    </message>
    <message>
      <source>There is no cost number {number} here; one of {count} is paid in full.</source>
      <translation>Il n’y a pas ici de coût numéro {number} ; l’un des {count} se paie en entier.</translation>
    </message>
    <message>
      <source>There is no depot of yours on this hex.</source>
      <translation>Aucun dépôt à toi sur cette case.</translation>
    </message>
    <message>
      <source>There is no die of value {value} on the Forge.</source>
      <translation>Il n’y a pas de dé de valeur {value} à la Forge.</translation>
    </message>
    <message>
      <source>There is no finished game on the table.</source>
      <translation>Aucune partie finie n’est sur la table.</translation>
    </message>
    <message>
      <source>There is no game called “{name}”. The games are: {games}.</source>
      <translation>Il n’y a pas de jeu nommé « {name} ». Les jeux sont : {games}.</translation>
    </message>
    <message>
      <source>There is no game yet: start one with “new”.</source>
      <translation>Il n’y a pas encore de partie : commences-en une avec « new ».</translation>
    </message>
    <message>
      <source>There is no market in this mode.</source>
      <translation>Il n’y a pas de marché dans ce mode.</translation>
    </message>
    <message>
      <source>There is no piece “{name}”.</source>
      <translation>Il n’y a pas d’élément « {name} ».</translation>
    </message>
    <message>
      <source>There is no request “{verb}”. Requests are: {known}.</source>
      <translation>Il n’y a pas de requête « {verb} ». Les requêtes sont : {known}.</translation>
    </message>
    <message>
      <source>There is no rival in this game.</source>
      <translation>Il n’y a pas de rival dans cette partie.</translation>
    </message>
    <message>
      <source>There is no round {round}.</source>
      <translation>Il n’y a pas de manche {round}.</translation>
    </message>
    <message>
      <source>There is no saved game of this name.</source>
      <translation>Il n’y a pas de partie enregistrée de ce nom.</translation>
    </message>
    <message>
      <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>Il n’y a pas d’écran ici : ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Lance le programme sur un bureau, ou regarde une partie sans écran : islands-desktop demo</translation>
    </message>
    <message>
      <source>There is no seat {seat} at this table.</source>
      <translation>Il n’y a pas de place {seat} à cette table.</translation>
    </message>
    <message>
      <source>There is no seat {seat}.</source>
      <translation>Il n’y a pas de place {seat}.</translation>
    </message>
    <message>
      <source>There is no space {space}.</source>
      <translation>Il n’y a pas de case {space}.</translation>
    </message>
    <message>
      <source>There is no such decision.</source>
      <translation>Cette décision n’existe pas.</translation>
    </message>
    <message>
      <source>There is no such seat, or the move is too long.</source>
      <translation>Cette place n’existe pas, ou le déplacement est trop long.</translation>
    </message>
    <message>
      <source>There is no such seat.</source>
      <translation>Cette place n’existe pas.</translation>
    </message>
    <message>
      <source>There is no such step of a turn.</source>
      <translation>Cette étape d’un tour n’existe pas.</translation>
    </message>
    <message>
      <source>There is no such window.</source>
      <translation>Cette fenêtre n’existe pas.</translation>
    </message>
    <message>
      <source>There is no tile of yours on this hex.</source>
      <translation>Aucune tuile à toi sur cette case.</translation>
    </message>
    <message>
      <source>There is no tile on this space any more.</source>
      <translation>Il n’y a plus de tuile sur cette case.</translation>
    </message>
    <message>
      <source>There is no tile “{tile}”.</source>
      <translation>Il n’y a pas de tuile « {tile} ».</translation>
    </message>
    <message>
      <source>There is no way to choose here.</source>
      <translation>Il n’y a pas de chemin à choisir ici.</translation>
    </message>
    <message>
      <source>There is no worker on this space of the dock.</source>
      <translation>Il n’y a pas d’ouvrier sur cette case du quai.</translation>
    </message>
    <message>
      <source>There is no worker on this tile.</source>
      <translation>Il n’y a pas d’ouvrier sur cette tuile.</translation>
    </message>
    <message>
      <source>There is no year {year}.</source>
      <translation>Il n’y a pas d’année {year}.</translation>
    </message>
    <message>
      <source>There is no {name} “{value}”.</source>
      <translation>Il n’y a pas de {name} « {value} ».</translation>
    </message>
    <message>
      <source>There is nothing else to do in this round.</source>
      <translation>Il n’y a rien d’autre à faire dans cette manche.</translation>
    </message>
    <message>
      <source>There is nothing more that the group could do with its cards.</source>
      <translation>Le groupe ne peut rien faire de plus avec ses cartes.</translation>
    </message>
    <message>
      <source>There is nothing to choose on this tile.</source>
      <translation>Il n’y a rien à choisir sur cette tuile.</translation>
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
      <source>There is nothing to do, yet the game is not over.</source>
      <translation>Il n’y a rien à faire, et pourtant la partie n’est pas finie.</translation>
    </message>
    <message>
      <source>There is nothing to take back.</source>
      <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
      <source>There is only one Hill.</source>
      <translation>Il n’y a qu’une Colline.</translation>
    </message>
    <message>
      <source>These cards can be spared most easily, and {disaster} comes nearer to being averted.</source>
      <translation>Ce sont les cartes qui manqueront le moins, et la catastrophe ({disaster}) sera plus près d’être évitée.</translation>
    </message>
    <message>
      <source>These decks cannot have begun in the same order.</source>
      <translation>Ces paquets ne peuvent pas avoir commencé dans le même ordre.</translation>
    </message>
    <message>
      <source>They may join your deck from the next game on: one on medium, any on easy.</source>
      <translation>Ils peuvent rejoindre ton paquet dès la prochaine partie : un en moyen, autant que tu veux en facile.</translation>
    </message>
    <message>
      <source>This Movement Card is not in your hand.</source>
      <translation>Cette carte Mouvement n’est pas dans ta main.</translation>
    </message>
    <message>
      <source>This blueprint cannot be paid.</source>
      <translation>Ce plan ne peut pas être payé.</translation>
    </message>
    <message>
      <source>This blueprint does not lie face up.</source>
      <translation>Ce plan n’est pas visible.</translation>
    </message>
    <message>
      <source>This blueprint is not in your hand.</source>
      <translation>Ce plan n’est pas dans ta main.</translation>
    </message>
    <message>
      <source>This cannot be decided now.</source>
      <translation>Cela ne peut pas se décider maintenant.</translation>
    </message>
    <message>
      <source>This cannot be done at this point of the turn.</source>
      <translation>Impossible à ce moment du tour.</translation>
    </message>
    <message>
      <source>This cannot be done with the bonus die.</source>
      <translation>Impossible avec le dé bonus.</translation>
    </message>
    <message>
      <source>This cannot be paid, or there is no room or token for it.</source>
      <translation>Impossible à payer, ou pas de place ou de jeton pour cela.</translation>
    </message>
    <message>
      <source>This card does not move a rabbit.</source>
      <translation>Cette carte ne déplace pas de lapin.</translation>
    </message>
    <message>
      <source>This card has no target.</source>
      <translation>Cette carte n’a pas de cible.</translation>
    </message>
    <message>
      <source>This card is not in your hand.</source>
      <translation>Cette carte n’est pas dans ta main.</translation>
    </message>
    <message>
      <source>This character is not among those to choose from.</source>
      <translation>Ce personnage n’est pas parmi ceux au choix.</translation>
    </message>
    <message>
      <source>This command names no other cards and has no cost to choose.</source>
      <translation>Cette commande ne nomme pas d’autres cartes et n’a pas de coût à choisir.</translation>
    </message>
    <message>
      <source>This decision does not belong to this phase.</source>
      <translation>Cette décision n’est pas de cette phase.</translation>
    </message>
    <message>
      <source>This depot has been used for this reward already.</source>
      <translation>Ce dépôt a déjà servi pour cette récompense.</translation>
    </message>
    <message>
      <source>This face is up</source>
      <translation>Cette face est visible</translation>
    </message>
    <message>
      <source>This file is too large for a saved game; the most is {limit} megabytes.</source>
      <translation>Ce fichier est trop grand pour une partie enregistrée ; le maximum est de {limit} mégaoctets.</translation>
    </message>
    <message>
      <source>This game</source>
      <translation>Cette partie</translation>
    </message>
    <message>
      <source>This game was saved by a newer Islands Desktop. Update the program to open it.</source>
      <translation>Cette partie a été enregistrée par un Islands Desktop plus récent. Mets le programme à jour pour l’ouvrir.</translation>
    </message>
    <message>
      <source>This hand is covered.</source>
      <translation>Cette main est couverte.</translation>
    </message>
    <message>
      <source>This is a new practice game; the other one is kept.</source>
      <translation>C’est une nouvelle partie d’entraînement ; l’autre est gardée.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now first.</source>
      <translation>C’est une position antérieure. Reviens d’abord au présent.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now to play.</source>
      <translation>C’est une position antérieure. Reviens au présent pour jouer.</translation>
    </message>
    <message>
      <source>This is an earlier position: {progress}.</source>
      <translation>C’est une position antérieure : {progress}.</translation>
    </message>
    <message>
      <source>This is free.</source>
      <translation>C’est gratuit.</translation>
    </message>
    <message>
      <source>This is no name of a file.</source>
      <translation>Ce n’est pas un nom de fichier.</translation>
    </message>
    <message>
      <source>This line has not just been cleared.</source>
      <translation>Cette ligne ne vient pas d’être vidée.</translation>
    </message>
    <message>
      <source>This line holds a number that cannot be read.</source>
      <translation>Cette ligne contient un nombre illisible.</translation>
    </message>
    <message>
      <source>This line holds half a character.</source>
      <translation>Cette ligne contient un demi-caractère.</translation>
    </message>
    <message>
      <source>This line is empty.</source>
      <translation>Cette ligne est vide.</translation>
    </message>
    <message>
      <source>This line is nested too deeply.</source>
      <translation>Cette ligne est trop imbriquée.</translation>
    </message>
    <message>
      <source>This line is no JSON: wrong at character {place}.</source>
      <translation>Cette ligne n’est pas du JSON : erreur au caractère {place}.</translation>
    </message>
    <message>
      <source>This line is not UTF-8.</source>
      <translation>Cette ligne n’est pas en UTF-8.</translation>
    </message>
    <message>
      <source>This line is too long; the most is {most} bytes.</source>
      <translation>Cette ligne est trop longue ; le maximum est {most} octets.</translation>
    </message>
    <message>
      <source>This mode does not end its rounds so.</source>
      <translation>Ce mode ne finit pas ainsi ses manches.</translation>
    </message>
    <message>
      <source>This mode has no option “{name}”.</source>
      <translation>Ce mode n’a pas d’option « {name} ».</translation>
    </message>
    <message>
      <source>This number can claim a tile that fits: {tile}.</source>
      <translation>Ce nombre peut prendre une tuile utile : {tile}.</translation>
    </message>
    <message>
      <source>This number does most for the island.</source>
      <translation>Ce nombre est le plus utile à l’île.</translation>
    </message>
    <message>
      <source>This path of the Hill is unfinished for the rest of the game.</source>
      <translation>Ce chemin de la Colline reste inachevé pour le reste de la partie.</translation>
    </message>
    <message>
      <source>This pays exactly.</source>
      <translation>Le compte est bon.</translation>
    </message>
    <message>
      <source>This position cannot be: {problems}</source>
      <translation>Cette position est impossible : {problems}</translation>
    </message>
    <message>
      <source>This power fits many turns.</source>
      <translation>Ce pouvoir sert à bien des tours.</translation>
    </message>
    <message>
      <source>This request is nested too deeply.</source>
      <translation>Cette requête est trop imbriquée.</translation>
    </message>
    <message>
      <source>This save is whole: {game}, {count} commands, {progress}.</source>
      <translation>Cette sauvegarde est intacte : {game}, {count} commandes, {progress}.</translation>
    </message>
    <message>
      <source>This saved game could not be read: {reason}.</source>
      <translation>Impossible de lire cette partie enregistrée : {reason}.</translation>
    </message>
    <message>
      <source>This saved game is damaged: {reason}</source>
      <translation>Cette partie enregistrée est abîmée : {reason}</translation>
    </message>
    <message>
      <source>This seat has decided nothing since the last card was turned.</source>
      <translation>Cette place n’a rien décidé depuis la dernière carte.</translation>
    </message>
    <message>
      <source>This seat has ended its part in the game.</source>
      <translation>Cette place s’est arrêtée pour cette partie.</translation>
    </message>
    <message>
      <source>This space does not touch a die of value {value}.</source>
      <translation>Cette case ne touche pas de dé de valeur {value}.</translation>
    </message>
    <message>
      <source>This stack of blueprints is empty.</source>
      <translation>Cette pile de plans est vide.</translation>
    </message>
    <message>
      <source>This tile asks for another decision.</source>
      <translation>Cette tuile demande une autre décision.</translation>
    </message>
    <message>
      <source>This tile has no free slot of this type.</source>
      <translation>Cette tuile n’a pas d’emplacement libre de ce type.</translation>
    </message>
    <message>
      <source>This tile has no vacant housing.</source>
      <translation>Cette tuile n’a pas de logement libre.</translation>
    </message>
    <message>
      <source>This tile is no depot.</source>
      <translation>Cette tuile n’est pas un dépôt.</translation>
    </message>
    <message>
      <source>This tile is not in your hand.</source>
      <translation>Cette tuile n’est pas dans ta main.</translation>
    </message>
    <message>
      <source>This tile needs a {number}.</source>
      <translation>Cette tuile demande un {number}.</translation>
    </message>
    <message>
      <source>This turn building costs twice as much.</source>
      <translation>Ce tour-ci, bâtir coûte le double.</translation>
    </message>
    <message>
      <source>This turn building is free.</source>
      <translation>Ce tour-ci, bâtir est gratuit.</translation>
    </message>
    <message>
      <source>This turn is over; what was done in it stands.</source>
      <translation>Ce tour est fini ; ce qui y a été fait demeure.</translation>
    </message>
    <message>
      <source>This turn the active player harvests nothing.</source>
      <translation>Ce tour-ci, le joueur actif ne récolte rien.</translation>
    </message>
    <message>
      <source>This turn the owner of the tile harvests nothing.</source>
      <translation>Ce tour-ci, le propriétaire de la tuile ne récolte rien.</translation>
    </message>
    <message>
      <source>This turn what the active player harvests is doubled.</source>
      <translation>Ce tour-ci, ce que récolte le joueur actif est doublé.</translation>
    </message>
    <message>
      <source>This turn what the owner of the tile harvests is doubled.</source>
      <translation>Ce tour-ci, ce que récolte le propriétaire de la tuile est doublé.</translation>
    </message>
    <message>
      <source>This works; {resources} will be lost.</source>
      <translation>Cela convient ; perte : {resources}.</translation>
    </message>
    <message>
      <source>Three blueprints of each level lie face up while there are more.</source>
      <translation>Trois plans de chaque niveau sont visibles tant qu’il y en a.</translation>
    </message>
    <message>
      <source>Three of the seven villagers wait behind the deck and can be recruited.</source>
      <translation>Trois des sept villageois attendent derrière le paquet et peuvent être recrutés.</translation>
    </message>
    <message>
      <source>Three outposts are in this game, one of each type.</source>
      <translation>Trois avant-postes sont dans cette partie, un de chaque type.</translation>
    </message>
    <message>
      <source>Three victory points at the end.</source>
      <translation>Trois points de victoire à la fin.</translation>
    </message>
    <message>
      <source>Three villagers, drawn at random, join.</source>
      <translation>Trois villageois tirés au hasard se joignent à toi.</translation>
    </message>
    <message>
      <source>Thwarted!</source>
      <translation>Contré !</translation>
    </message>
    <message>
      <source>Thwarted! aims at a card that waits on the stack.</source>
      <translation>Contré ! vise une carte qui attend sur la pile.</translation>
    </message>
    <message>
      <source>Tiles in the stack</source>
      <translation>Tuiles dans la pile</translation>
    </message>
    <message>
      <source>Tiles in the stack: {n}</source>
      <translation>Tuiles dans la pile : {n}</translation>
    </message>
    <message>
      <source>Tiles left in the stack</source>
      <translation>Tuiles dans la pile</translation>
    </message>
    <message>
      <source>Tiles passed</source>
      <translation>Tuiles passées</translation>
    </message>
    <message>
      <source>Timber Camp</source>
      <translation>Camp Forestier</translation>
    </message>
    <message>
      <source>Timber Yard</source>
      <translation>Chantier de Bois</translation>
    </message>
    <message>
      <source>Time is measured instead of handling.</source>
      <translation>On mesure le temps au lieu des gestes.</translation>
    </message>
    <message>
      <source>Time is measured: who ends a round first buys first.</source>
      <translation>On mesure le temps : qui finit la manche en premier achète en premier.</translation>
    </message>
    <message>
      <source>Tinker Shop</source>
      <translation>Atelier</translation>
    </message>
    <message>
      <source>To be resolved, in this order</source>
      <translation>À régler, dans cet ordre</translation>
    </message>
    <message>
      <source>To see it again: {words}</source>
      <translation>Pour le revoir : {words}</translation>
    </message>
    <message>
      <source>Today’s deal</source>
      <translation>Donne du jour</translation>
    </message>
    <message>
      <source>Today’s deal ({seed})</source>
      <translation>Donne du jour ({seed})</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Ensemble</translation>
    </message>
    <message>
      <source>Together against a disaster: everybody pays, or all lose.</source>
      <translation>Ensemble contre une catastrophe : tous paient, ou tous perdent.</translation>
    </message>
    <message>
      <source>Tokens must stand on tiles of the island.</source>
      <translation>Les jetons doivent être sur des tuiles de l’île.</translation>
    </message>
    <message>
      <source>Too many passes, or a stack without a window.</source>
      <translation>Trop de passes, ou une pile sans fenêtre.</translation>
    </message>
    <message>
      <source>Tool Maker</source>
      <translation>Fabricant d’Outils</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ville</translation>
    </message>
    <message>
      <source>Towns</source>
      <translation>Villes</translation>
    </message>
    <message>
      <source>Trade Canoes</source>
      <translation>Pirogues Marchandes</translation>
    </message>
    <message>
      <source>Trade House</source>
      <translation>Maison de Commerce</translation>
    </message>
    <message>
      <source>Trading Quay</source>
      <translation>Quai Marchand</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Tourner</translation>
    </message>
    <message>
      <source>Turn the first card.</source>
      <translation>Révèle la première carte.</translation>
    </message>
    <message>
      <source>Turn the next card</source>
      <translation>Révéler la carte suivante</translation>
    </message>
    <message>
      <source>Turn the next card; after that nothing can be taken back.</source>
      <translation>Révèle la carte suivante ; ensuite rien ne pourra être repris.</translation>
    </message>
    <message>
      <source>Turn {n} of {all}</source>
      <translation>Tour {n} sur {all}</translation>
    </message>
    <message>
      <source>Two arrows meet.</source>
      <translation>Deux flèches se rencontrent.</translation>
    </message>
    <message>
      <source>Two, three or four play this mode together.</source>
      <translation>Ce mode se joue à deux, trois ou quatre.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Undo and redo are requests of their own: {example}.</source>
      <translation>Annuler et rétablir sont des requêtes à part : {example}.</translation>
    </message>
    <message>
      <source>Undo reaches back across draws and turns. The result is marked as practice.</source>
      <translation>On peut annuler au-delà des pioches et des tours. Le résultat est marqué comme entraînement.</translation>
    </message>
    <message>
      <source>Undo reaches back across rounds. The result is marked as practice.</source>
      <translation>On peut annuler au-delà des manches. Le résultat est marqué comme entraînement.</translation>
    </message>
    <message>
      <source>Until the game ends</source>
      <translation>D’ici la fin de la partie</translation>
    </message>
    <message>
      <source>Unused upgrades</source>
      <translation>Améliorations inutilisées</translation>
    </message>
    <message>
      <source>Upgrade {before} → {after}</source>
      <translation>Amélioration {before} → {after}</translation>
    </message>
    <message>
      <source>Upgrade {n}.</source>
      <translation>Amélioration {n}.</translation>
    </message>
    <message>
      <source>Upgrades</source>
      <translation>Améliorations</translation>
    </message>
    <message>
      <source>Use a card, or discard the top one.</source>
      <translation>Utilise une carte, ou défausse celle du dessus.</translation>
    </message>
    <message>
      <source>Use {cards}, or discard {card}.</source>
      <translation>Utilise {cards}, ou défausse {card}.</translation>
    </message>
    <message>
      <source>Use {card} or discard it.</source>
      <translation>Utilise {card} ou défausse cette carte.</translation>
    </message>
    <message>
      <source>Use {card} or discard it. The round ends after this turn.</source>
      <translation>Utilise {card} ou défausse-la. La manche se termine après ce tour.</translation>
    </message>
    <message>
      <source>Used in this round.</source>
      <translation>Utilisé dans cette manche.</translation>
    </message>
    <message>
      <source>Valley</source>
      <translation>Vallée</translation>
    </message>
    <message>
      <source>Valley Hamlet</source>
      <translation>Hameau du Vallon</translation>
    </message>
    <message>
      <source>Variant</source>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Points de victoire</translation>
    </message>
    <message>
      <source>Village</source>
      <translation>Village</translation>
    </message>
    <message>
      <source>Villagers</source>
      <translation>Villageois</translation>
    </message>
    <message>
      <source>Villagers are bought instead of outposts.</source>
      <translation>On achète des villageois au lieu d’avant-postes.</translation>
    </message>
    <message>
      <source>Villagers are switched before the first turn of a round.</source>
      <translation>Les villageois s’activent ou se désactivent avant le premier tour d’une manche.</translation>
    </message>
    <message>
      <source>Villagers can be recruited.</source>
      <translation>Des villageois peuvent être recrutés.</translation>
    </message>
    <message>
      <source>Villagers take the place of outposts.</source>
      <translation>Les villageois remplacent les avant-postes.</translation>
    </message>
    <message>
      <source>Villages</source>
      <translation>Villages</translation>
    </message>
    <message>
      <source>Villages with a well</source>
      <translation>Villages avec puits</translation>
    </message>
    <message>
      <source>Visible beach</source>
      <translation>Plage visible</translation>
    </message>
    <message>
      <source>Visible vents</source>
      <translation>Fumerolles visibles</translation>
    </message>
    <message>
      <source>Volcano</source>
      <translation>Volcan</translation>
    </message>
    <message>
      <source>Walls beside the crater</source>
      <translation>Murailles près du cratère</translation>
    </message>
    <message>
      <source>Walls on the plateau</source>
      <translation>Murailles du plateau</translation>
    </message>
    <message>
      <source>Walls on vents</source>
      <translation>Murailles sur fumerolles</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Entrepôt</translation>
    </message>
    <message>
      <source>What is known of the hand of player {seat} is not in it.</source>
      <translation>Ce qu’on sait de la main du joueur {seat} n’y est pas.</translation>
    </message>
    <message>
      <source>What is missing</source>
      <translation>Ce qui manque</translation>
    </message>
    <message>
      <source>What is pending can do nothing and should have been dropped.</source>
      <translation>Ce qui est en attente ne peut rien faire et aurait dû tomber.</translation>
    </message>
    <message>
      <source>What is pending cannot have come about.</source>
      <translation>Ce qui est en attente n’a pas pu survenir.</translation>
    </message>
    <message>
      <source>What is pending lies in an order that cannot be.</source>
      <translation>Ce qui est en attente est dans un ordre impossible.</translation>
    </message>
    <message>
      <source>What is stored is worth more than what is on offer.</source>
      <translation>Ce qui est stocké vaut plus que ce qui est en vente.</translation>
    </message>
    <message>
      <source>What lies between the players does not fit the set-up.</source>
      <translation>Ce qui est entre les joueurs ne va pas avec la mise en place.</translation>
    </message>
    <message>
      <source>What was seen at the last end of a round does not fit the deck.</source>
      <translation>Ce qui a été vu à la dernière fin de manche ne va pas avec le paquet.</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Ce que tu peux faire</translation>
    </message>
    <message>
      <source>When it is turned, one card behind the round tracker may be stored again, unpaid.</source>
      <translation>Quand il est tourné, une carte derrière le marqueur de manche peut être stockée de nouveau, sans payer.</translation>
    </message>
    <message>
      <source>When the game is over nobody decides.</source>
      <translation>Quand la partie est finie, personne ne décide.</translation>
    </message>
    <message>
      <source>Which of the 24 episodes is played.</source>
      <translation>Lequel des 24 épisodes est joué.</translation>
    </message>
    <message>
      <source>While stored it counts as two resources of any kind. After paying it turns on; it can do so twice in a game.</source>
      <translation>Tant qu’il est stocké, il compte pour deux ressources au choix. Après avoir payé, il tourne d’un cran ; c’est possible deux fois par partie.</translation>
    </message>
    <message>
      <source>Who can pay for nothing is out of the market.</source>
      <translation>Qui ne peut rien payer sort du marché.</translation>
    </message>
    <message>
      <source>Who handles few cards buys outposts first.</source>
      <translation>Qui manipule le moins de cartes achète en premier des avant-postes.</translation>
    </message>
    <message>
      <source>Who is equal in all of this shares the place.</source>
      <translation>Qui est à égalité en tout partage le rang.</translation>
    </message>
    <message>
      <source>Who plays</source>
      <translation>Qui joue</translation>
    </message>
    <message>
      <source>Who plays seat {number}</source>
      <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
      <source>Who was fastest buys first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Qui a été le plus rapide achète d’abord, une carte à la fois ; à égalité, qui a moins acheté, puis en partant de la place qui est première dans cette manche.</translation>
    </message>
    <message>
      <source>Whole deck</source>
      <translation>Paquet entier</translation>
    </message>
    <message>
      <source>Whole shore covered</source>
      <translation>Tout le rivage couvert</translation>
    </message>
    <message>
      <source>With each completed blueprint gain {gain}.</source>
      <translation>Chaque plan achevé : gagne {gain}.</translation>
    </message>
    <message>
      <source>With the open deck or in practice no feats can be earned.</source>
      <translation>Avec le paquet ouvert ou à l’entraînement, aucun exploit n’est possible.</translation>
    </message>
    <message>
      <source>With your first fame in a round gain {gain}.</source>
      <translation>Première renommée de la manche : {gain}.</translation>
    </message>
    <message>
      <source>Woodcarver</source>
      <translation>Sculpteur sur Bois</translation>
    </message>
    <message>
      <source>Worker in {place}</source>
      <translation>Ouvrier : {place}</translation>
    </message>
    <message>
      <source>Worker, down</source>
      <translation>Ouvrier, couché</translation>
    </message>
    <message>
      <source>Worker, ready</source>
      <translation>Ouvrier, prêt</translation>
    </message>
    <message>
      <source>Workers left on the dock</source>
      <translation>Ouvriers restés au quai</translation>
    </message>
    <message>
      <source>Worth {points}.</source>
      <translation>Vaut {points}.</translation>
    </message>
    <message>
      <source>Written: {path}</source>
      <translation>Écrit : {path}</translation>
    </message>
    <message>
      <source>Year {year} of {years}</source>
      <translation>Année {year} sur {years}</translation>
    </message>
    <message>
      <source>Year {year}: {player}.</source>
      <translation>Année {year} : {player}.</translation>
    </message>
    <message>
      <source>You alone against a rival who takes dice and tiles away.</source>
      <translation>Toi seul contre un rival qui prend dés et tuiles.</translation>
    </message>
    <message>
      <source>You are out of this market.</source>
      <translation>Tu ne participes plus à ce marché.</translation>
    </message>
    <message>
      <source>You have earned a feat: {feat}!</source>
      <translation>Tu as réussi un exploit : {feat} !</translation>
    </message>
    <message>
      <source>You have earned {n} feats!</source>
      <translation>Tu as réussi {n} exploits !</translation>
    </message>
    <message>
      <source>You have ended this round; the others are still at it.</source>
      <translation>Tu as fini cette manche ; les autres y sont encore.</translation>
    </message>
    <message>
      <source>Your deck</source>
      <translation>Ton paquet</translation>
    </message>
    <message>
      <source>Your deck in order</source>
      <translation>Ton paquet dans l’ordre</translation>
    </message>
    <message>
      <source>Your games</source>
      <translation>Tes parties</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Ton nom</translation>
    </message>
    <message>
      <source>Zeppelin Tower</source>
      <translation>Tour du Zeppelin</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Agrandir</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Réduire</translation>
    </message>
    <message>
      <source>a blueprint of level I from the stack</source>
      <translation>un plan de niveau I de la pile</translation>
    </message>
    <message>
      <source>a blueprint of level II from the stack</source>
      <translation>un plan de niveau II de la pile</translation>
    </message>
    <message>
      <source>a dock is empty</source>
      <translation>un quai est vide</translation>
    </message>
    <message>
      <source>a tile from the stack</source>
      <translation>une tuile de la pile</translation>
    </message>
    <message>
      <source>activate another tile</source>
      <translation>activer une autre tuile</translation>
    </message>
    <message>
      <source>activate up to {n} tiles</source>
      <translation>activer jusqu’à {n} tuiles</translation>
    </message>
    <message>
      <source>against {target}</source>
      <translation>contre {target}</translation>
    </message>
    <message>
      <source>and {n} more</source>
      <translation>et {n} de plus</translation>
    </message>
    <message>
      <source>astounding</source>
      <translation>stupéfiant</translation>
    </message>
    <message>
      <source>at the end</source>
      <translation>à la fin</translation>
    </message>
    <message>
      <source>at work</source>
      <translation>au travail</translation>
    </message>
    <message>
      <source>averted</source>
      <translation>évitée</translation>
    </message>
    <message>
      <source>benefits of up to {n} depots</source>
      <translation>bonus de {n} dépôts au plus</translation>
    </message>
    <message>
      <source>best</source>
      <translation>record</translation>
    </message>
    <message>
      <source>blueprint {card} ({cost}: {points}, {upgrade})</source>
      <translation>plan {card} ({cost} : {points}, {upgrade})</translation>
    </message>
    <message>
      <source>bronze medal</source>
      <translation>médaille de bronze</translation>
    </message>
    <message>
      <source>buys now</source>
      <translation>achète</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>annulée</translation>
    </message>
    <message>
      <source>column {n}</source>
      <translation>colonne {n}</translation>
    </message>
    <message>
      <source>covered</source>
      <translation>couvert</translation>
    </message>
    <message>
      <source>deal {seed}</source>
      <translation>donne {seed}</translation>
    </message>
    <message>
      <source>deploy a worker</source>
      <translation>envoyer un ouvrier</translation>
    </message>
    <message>
      <source>difficulty: {name}</source>
      <translation>difficulté : {name}</translation>
    </message>
    <message>
      <source>digest</source>
      <translation>empreinte</translation>
    </message>
    <message>
      <source>drawn by lot</source>
      <translation>tirée au sort</translation>
    </message>
    <message>
      <source>east</source>
      <translation>est</translation>
    </message>
    <message>
      <source>east of {tile}</source>
      <translation>à l’est de la tuile {tile}</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>facile</translation>
    </message>
    <message>
      <source>enable {ability}</source>
      <translation>activer {ability}</translation>
    </message>
    <message>
      <source>enabled</source>
      <translation>activée</translation>
    </message>
    <message>
      <source>energy</source>
      <translation>énergie</translation>
    </message>
    <message>
      <source>exceptional</source>
      <translation>exceptionnel</translation>
    </message>
    <message>
      <source>field</source>
      <translation>champ</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>fini</translation>
    </message>
    <message>
      <source>first card</source>
      <translation>première carte</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>poisson</translation>
    </message>
    <message>
      <source>for example 7</source>
      <translation>par exemple 7</translation>
    </message>
    <message>
      <source>forest</source>
      <translation>forêt</translation>
    </message>
    <message>
      <source>free</source>
      <translation>gratuit</translation>
    </message>
    <message>
      <source>from {points}</source>
      <translation>dès {points}</translation>
    </message>
    <message>
      <source>gain {gain}</source>
      <translation>gagner {gain}</translation>
    </message>
    <message>
      <source>gives {resources}</source>
      <translation>donne {resources}</translation>
    </message>
    <message>
      <source>gold medal</source>
      <translation>médaille d’or</translation>
    </message>
    <message>
      <source>handling {points}</source>
      <translation>gestes {points}</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>difficile</translation>
    </message>
    <message>
      <source>has ended</source>
      <translation>a arrêté</translation>
    </message>
    <message>
      <source>has ended the round</source>
      <translation>a fini la manche</translation>
    </message>
    <message>
      <source>has placed</source>
      <translation>a posé</translation>
    </message>
    <message>
      <source>house</source>
      <translation>maison</translation>
    </message>
    <message>
      <source>in the village</source>
      <translation>au village</translation>
    </message>
    <message>
      <source>is out</source>
      <translation>est hors jeu</translation>
    </message>
    <message>
      <source>is playing</source>
      <translation>joue</translation>
    </message>
    <message>
      <source>it does not hold a game.</source>
      <translation>elle ne contient pas de partie.</translation>
    </message>
    <message>
      <source>it does not say in which format it is.</source>
      <translation>son format n’est pas indiqué.</translation>
    </message>
    <message>
      <source>it holds more than any game.</source>
      <translation>elle contient plus que toute partie.</translation>
    </message>
    <message>
      <source>it is no file.</source>
      <translation>ce n’est pas un fichier.</translation>
    </message>
    <message>
      <source>it is no golden game.</source>
      <translation>ce n’est pas une partie de référence.</translation>
    </message>
    <message>
      <source>it is not a text file.</source>
      <translation>ce n’est pas un fichier texte.</translation>
    </message>
    <message>
      <source>it is not complete, or no JSON.</source>
      <translation>elle est incomplète, ou n’est pas du JSON.</translation>
    </message>
    <message>
      <source>its position and its log do not agree.</source>
      <translation>la position et le journal ne concordent pas.</translation>
    </message>
    <message>
      <source>its set-up was changed.</source>
      <translation>la mise en place a été modifiée.</translation>
    </message>
    <message>
      <source>last</source>
      <translation>dernière</translation>
    </message>
    <message>
      <source>last {points}</source>
      <translation>dernière {points}</translation>
    </message>
    <message>
      <source>light the Signal Fires</source>
      <translation>allumer les Feux de Signal</translation>
    </message>
    <message>
      <source>log</source>
      <translation>bois</translation>
    </message>
    <message>
      <source>mean {points}</source>
      <translation>moyenne {points}</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>moyen</translation>
    </message>
    <message>
      <source>met</source>
      <translation>remplie</translation>
    </message>
    <message>
      <source>mountain</source>
      <translation>montagne</translation>
    </message>
    <message>
      <source>needs work</source>
      <translation>à améliorer</translation>
    </message>
    <message>
      <source>next round</source>
      <translation>ensuite</translation>
    </message>
    <message>
      <source>no further depot can be used</source>
      <translation>aucun autre dépôt ne peut servir</translation>
    </message>
    <message>
      <source>no further tile can be activated</source>
      <translation>aucune autre tuile ne peut être activée</translation>
    </message>
    <message>
      <source>no link</source>
      <translation>aucun lien</translation>
    </message>
    <message>
      <source>no medal</source>
      <translation>pas de médaille</translation>
    </message>
    <message>
      <source>no points now</source>
      <translation>aucun point ici</translation>
    </message>
    <message>
      <source>no record yet: all deals were chosen</source>
      <translation>pas encore de record : toutes les donnes étaient choisies</translation>
    </message>
    <message>
      <source>no worker can be deployed</source>
      <translation>aucun ouvrier ne peut être envoyé</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucune</translation>
    </message>
    <message>
      <source>north</source>
      <translation>nord</translation>
    </message>
    <message>
      <source>north-east of {tile}</source>
      <translation>au nord-est de la tuile {tile}</translation>
    </message>
    <message>
      <source>north-west of {tile}</source>
      <translation>au nord-ouest de la tuile {tile}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message>
      <source>nothing to pay</source>
      <translation>rien à payer</translation>
    </message>
    <message>
      <source>of {n}</source>
      <translation>sur {n}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>pièce</translation>
    </message>
    <message>
      <source>parts of it are missing.</source>
      <translation>il en manque des parties.</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>a passé</translation>
    </message>
    <message>
      <source>path</source>
      <translation>chemin</translation>
    </message>
    <message>
      <source>pay level {level} of {disaster}</source>
      <translation>payer le niveau {level} ({disaster})</translation>
    </message>
    <message>
      <source>put aside: {n}</source>
      <translation>mises de côté : {n}</translation>
    </message>
    <message>
      <source>record, net</source>
      <translation>record, net</translation>
    </message>
    <message>
      <source>respectable</source>
      <translation>respectable</translation>
    </message>
    <message>
      <source>resting</source>
      <translation>au repos</translation>
    </message>
    <message>
      <source>round over</source>
      <translation>manche finie</translation>
    </message>
    <message>
      <source>row {n}</source>
      <translation>rangée {n}</translation>
    </message>
    <message>
      <source>row {row}, column {column}</source>
      <translation>rangée {row}, colonne {column}</translation>
    </message>
    <message>
      <source>score</source>
      <translation>score</translation>
    </message>
    <message>
      <source>sea</source>
      <translation>mer</translation>
    </message>
    <message>
      <source>second card</source>
      <translation>deuxième carte</translation>
    </message>
    <message>
      <source>seven blueprints are completed</source>
      <translation>sept plans sont achevés</translation>
    </message>
    <message>
      <source>silver medal</source>
      <translation>médaille d’argent</translation>
    </message>
    <message>
      <source>south</source>
      <translation>sud</translation>
    </message>
    <message>
      <source>south-east of {tile}</source>
      <translation>au sud-est de la tuile {tile}</translation>
    </message>
    <message>
      <source>south-west of {tile}</source>
      <translation>au sud-ouest de la tuile {tile}</translation>
    </message>
    <message>
      <source>steel</source>
      <translation>acier</translation>
    </message>
    <message>
      <source>still to play</source>
      <translation>reste à jouer</translation>
    </message>
    <message>
      <source>stone</source>
      <translation>pierre</translation>
    </message>
    <message>
      <source>stored</source>
      <translation>stockée</translation>
    </message>
    <message>
      <source>the Capitol</source>
      <translation>Capitole</translation>
    </message>
    <message>
      <source>the Hill</source>
      <translation>la Colline</translation>
    </message>
    <message>
      <source>the Tool Maker at upgrade {up} or more</source>
      <translation>le Fabricant d’Outils à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>the Trade House at upgrade {up} or more</source>
      <translation>la Maison de Commerce à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>the space at {value}</source>
      <translation>case {value}</translation>
    </message>
    <message>
      <source>the space between {one} and {other}</source>
      <translation>case entre {one} et {other}</translation>
    </message>
    <message>
      <source>the stack of tiles is empty</source>
      <translation>la pile de tuiles est vide</translation>
    </message>
    <message>
      <source>there is no other tile to activate</source>
      <translation>il n’y a pas d’autre tuile à activer</translation>
    </message>
    <message>
      <source>there is no tile left to draw</source>
      <translation>il ne reste pas de tuile à piocher</translation>
    </message>
    <message>
      <source>third card</source>
      <translation>troisième carte</translation>
    </message>
    <message>
      <source>time {minutes}:{seconds}</source>
      <translation>temps {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>to act</source>
      <translation>à jouer</translation>
    </message>
    <message>
      <source>to act now</source>
      <translation>à jouer maintenant</translation>
    </message>
    <message>
      <source>to the back of the deck</source>
      <translation>au fond du paquet</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
      <source>unrated</source>
      <translation>non évalué</translation>
    </message>
    <message>
      <source>used</source>
      <translation>utilisé</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>attend</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>attend</translation>
    </message>
    <message>
      <source>wall</source>
      <translation>muraille</translation>
    </message>
    <message>
      <source>west</source>
      <translation>ouest</translation>
    </message>
    <message>
      <source>west of {tile}</source>
      <translation>à l’ouest de la tuile {tile}</translation>
    </message>
    <message>
      <source>wild upgrade</source>
      <translation>amélioration au choix</translation>
    </message>
    <message>
      <source>with villagers</source>
      <translation>avec villageois</translation>
    </message>
    <message>
      <source>worker</source>
      <translation>ouvrier</translation>
    </message>
    <message>
      <source>would be lost</source>
      <translation>serait perdu</translation>
    </message>
    <message>
      <source>yesterday, {time}</source>
      <translation>hier, {time}</translation>
    </message>
    <message>
      <source>{ability} helps everybody from the next round on.</source>
      <translation>{ability} : utile à tous dès la prochaine manche.</translation>
    </message>
    <message>
      <source>{ability} is enabled. {notes}</source>
      <translation>{ability} : activée. {notes}</translation>
    </message>
    <message>
      <source>{ability} was enabled for {cost}.</source>
      <translation>{ability} : activation pour {cost}.</translation>
    </message>
    <message>
      <source>{ability}: it asks for {needed} upgrades together ({reached} are reached), and the group pays {cost}. {notes}</source>
      <translation>{ability} : demande {needed} améliorations en tout (atteintes : {reached}), et le groupe paie {cost}. {notes}</translation>
    </message>
    <message>
      <source>{about} In brackets: the size of the largest group.</source>
      <translation>{about} Entre parenthèses : la taille du plus grand groupe.</translation>
    </message>
    <message>
      <source>{about} Now {points}.</source>
      <translation>{about} Maintenant {points}.</translation>
    </message>
    <message>
      <source>{card} ({type}), {points}.</source>
      <translation>{card} ({type}), {points}.</translation>
    </message>
    <message>
      <source>{card} brings victory points at the end.</source>
      <translation>{card} rapporte des points de victoire à la fin.</translation>
    </message>
    <message>
      <source>{card} came up stored and passed unspent.</source>
      <translation>Carte arrivée devant stockée et passée sans servir : {card}.</translation>
    </message>
    <message>
      <source>{card} can pay at once, and costs nothing.</source>
      <translation>{card} peut payer aussitôt, et ne coûte rien.</translation>
    </message>
    <message>
      <source>{card} comes nearer to the points of its other sides.</source>
      <translation>{card} se rapproche des points de ses autres côtés.</translation>
    </message>
    <message>
      <source>{card} costs {cost}.</source>
      <translation>{card} coûte {cost}.</translation>
    </message>
    <message>
      <source>{card} does what {outpost} asks for.</source>
      <translation>{card} fait ce que demande {outpost}.</translation>
    </message>
    <message>
      <source>{card} gains 1 victory point at once.</source>
      <translation>{card} rapporte aussitôt 1 point de victoire.</translation>
    </message>
    <message>
      <source>{card} gains {points} victory points at once.</source>
      <translation>{card} rapporte aussitôt {points} points de victoire.</translation>
    </message>
    <message>
      <source>{card} gives no discount now.</source>
      <translation>{card} ne donne pas de remise maintenant.</translation>
    </message>
    <message>
      <source>{card} gives {resources}</source>
      <translation>{card} donne {resources}</translation>
    </message>
    <message>
      <source>{card} gives {resources} for what comes next.</source>
      <translation>{card} donne {resources} pour la suite.</translation>
    </message>
    <message>
      <source>{card} has no such side.</source>
      <translation>{card} n’a pas de tel côté.</translation>
    </message>
    <message>
      <source>{card} has not been earned yet; only earned feats can be used.</source>
      <translation>{card} : exploit pas encore réussi ; seuls les exploits réussis peuvent servir.</translation>
    </message>
    <message>
      <source>{card} helps from the next round on.</source>
      <translation>{card} aide dès la prochaine manche.</translation>
    </message>
    <message>
      <source>{card} is already so.</source>
      <translation>{card} est déjà ainsi.</translation>
    </message>
    <message>
      <source>{card} is no villager; it cannot be recruited.</source>
      <translation>{card} : seuls les villageois peuvent être recrutés.</translation>
    </message>
    <message>
      <source>{card} is not needed: the cost is covered without it. Keep it stored.</source>
      <translation>{card} n’est pas nécessaire : le coût est déjà couvert. Garde cette carte stockée.</translation>
    </message>
    <message>
      <source>{card} is not on offer now.</source>
      <translation>{card} n’est pas en vente maintenant.</translation>
    </message>
    <message>
      <source>{card} is stored: it can only pay</source>
      <translation>{card} : carte stockée, ne peut que payer</translation>
    </message>
    <message>
      <source>{card} is stored; it can only pay.</source>
      <translation>{card} : carte stockée, ne peut que payer.</translation>
    </message>
    <message>
      <source>{card} is worth {points} victory points.</source>
      <translation>{card} vaut {points} points de victoire.</translation>
    </message>
    <message>
      <source>{card} left the game: several could have it.</source>
      <translation>{card} quitte la partie : plusieurs y avaient droit.</translation>
    </message>
    <message>
      <source>{card} lies too deep: only the top {count} cards can be used.</source>
      <translation>{card} se trouve trop bas : seules les {count} cartes du dessus peuvent servir.</translation>
    </message>
    <message>
      <source>{card} makes more of this turn than of a later one.</source>
      <translation>{card} rapporte plus ce tour-ci qu’un autre.</translation>
    </message>
    <message>
      <source>{card} prints no flip action on this side.</source>
      <translation>{card} ne montre pas d’action retourner sur ce côté.</translation>
    </message>
    <message>
      <source>{card} prints no rotate action on this side.</source>
      <translation>{card} ne montre pas d’action tourner sur ce côté.</translation>
    </message>
    <message>
      <source>{card} prints no store action on this side.</source>
      <translation>{card} ne montre pas d’action stocker sur ce côté.</translation>
    </message>
    <message>
      <source>{card} rests.</source>
      <translation>{card} se repose.</translation>
    </message>
    <message>
      <source>{card} saved one {resource}.</source>
      <translation>{card} a économisé une unité de {resource}.</translation>
    </message>
    <message>
      <source>{card} takes effect.</source>
      <translation>{card} prend effet.</translation>
    </message>
    <message>
      <source>{card} takes one resource of its own kind off, once a round.</source>
      <translation>{card} retire une ressource de son propre type, une fois par manche.</translation>
    </message>
    <message>
      <source>{card} was discarded.</source>
      <translation>Carte défaussée : {card}.</translation>
    </message>
    <message>
      <source>{card} was flipped.</source>
      <translation>Carte retournée : {card}.</translation>
    </message>
    <message>
      <source>{card} was recruited.</source>
      <translation>Villageois recruté : {card}.</translation>
    </message>
    <message>
      <source>{card} was rotated.</source>
      <translation>Carte tournée : {card}.</translation>
    </message>
    <message>
      <source>{card} was stored.</source>
      <translation>Carte stockée : {card}.</translation>
    </message>
    <message>
      <source>{card} was thwarted.</source>
      <translation>{card} a été contrée.</translation>
    </message>
    <message>
      <source>{card} was turned back to make room.</source>
      <translation>Carte redressée pour faire de la place : {card}.</translation>
    </message>
    <message>
      <source>{card} will be missed least.</source>
      <translation>{card} manquera le moins.</translation>
    </message>
    <message>
      <source>{card} will give {resources} whenever it is stored.</source>
      <translation>{card} donnera {resources} chaque fois que la carte sera stockée.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed in the rounds to come.</source>
      <translation>{card} paiera ce qu’il faut dans les manches à venir.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed.</source>
      <translation>{card} paiera ce qu’il faut.</translation>
    </message>
    <message>
      <source>{card} works again.</source>
      <translation>{card} travaille de nouveau.</translation>
    </message>
    <message>
      <source>{card}, {place}.</source>
      <translation>{card}, {place}.</translation>
    </message>
    <message>
      <source>{card}: 1 {kind} less</source>
      <translation>{card} : 1 {kind} de moins</translation>
    </message>
    <message>
      <source>{card}: only {player} has {criterion} and takes it.</source>
      <translation>{card} : {player} a, sans rival, {criterion} et prend la carte.</translation>
    </message>
    <message>
      <source>{card}: upgrade {level}</source>
      <translation>{card} : amélioration {level}</translation>
    </message>
    <message>
      <source>{card}: {players} have {criterion}, so nobody gets it.</source>
      <translation>{card} : {players} ont {criterion}, donc personne ne l’obtient.</translation>
    </message>
    <message>
      <source>{challenger} against {rivals}: {share} % of {games} games (95 % sure: {low} to {high}; by chance {par} %).</source>
      <translation>{challenger} contre {rivals} : {share} % de {games} parties (sûr à 95 % : {low} à {high} ; par hasard {par} %).</translation>
    </message>
    <message>
      <source>{challenger} alone: {mean} points on average of {games} games (95 % sure: ±{spread}), from {least} to {most}.</source>
      <translation>{challenger} en solo : {mean} points en moyenne sur {games} parties (sûr à 95 % : ±{spread}), de {least} à {most}.</translation>
    </message>
    <message>
      <source>{code} has no side {state}.</source>
      <translation>{code} n’a pas de côté {state}.</translation>
    </message>
    <message>
      <source>{commands} commands, {pace} a second.</source>
      <translation>{commands} commandes, {pace} par seconde.</translation>
    </message>
    <message>
      <source>{conditions}: done.</source>
      <translation>{conditions} : fait.</translation>
    </message>
    <message>
      <source>{cost} for {gain}</source>
      <translation>{cost} pour {gain}</translation>
    </message>
    <message>
      <source>{count} players</source>
      <translation>{count} joueurs</translation>
    </message>
    <message>
      <source>{disaster} is averted.</source>
      <translation>{disaster} : péril évité.</translation>
    </message>
    <message>
      <source>{disaster} was averted. The group has {points}: {rating}.</source>
      <translation>{disaster} : catastrophe évitée. Le groupe a {points} : {rating}.</translation>
    </message>
    <message>
      <source>{disaster} was not averted: all have lost.</source>
      <translation>{disaster} : catastrophe non évitée, tous ont perdu.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}.</source>
      <translation>{disaster}, niveau {level} sur {levels}.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}: the group pays {cost}.</source>
      <translation>{disaster}, niveau {level} sur {levels} : le groupe paie {cost}.</translation>
    </message>
    <message>
      <source>{disaster}: level {level} of {levels}.</source>
      <translation>{disaster} : niveau {level} sur {levels}.</translation>
    </message>
    <message>
      <source>{earned} of {n} earned in solo games. An earned feat may join the deck on medium and easy.</source>
      <translation>{earned} sur {n} réussis en solo. Un exploit réussi peut rejoindre le paquet en moyen et en facile.</translation>
    </message>
    <message>
      <source>{feat}: met</source>
      <translation>{feat} : rempli</translation>
    </message>
    <message>
      <source>{figure}: {condition}</source>
      <translation>{figure} : {condition}</translation>
    </message>
    <message>
      <source>{games} games ended without a fault.</source>
      <translation>{games} parties terminées sans erreur.</translation>
    </message>
    <message>
      <source>{game}, deal {seed}</source>
      <translation>{game}, donne {seed}</translation>
    </message>
    <message>
      <source>{game}: the end</source>
      <translation>{game} : la fin</translation>
    </message>
    <message>
      <source>{guild} banner</source>
      <translation>bannière {guild}</translation>
    </message>
    <message>
      <source>{guild} hub</source>
      <translation>moyeu {guild}</translation>
    </message>
    <message>
      <source>{limit} cards are stored already: name one to turn back first.</source>
      <translation>{limit} cartes sont déjà stockées : nomme d’abord celle à redresser.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the drum cannot add another.</source>
      <translation>{limit} cartes sont déjà stockées ; le tambour ne peut pas en ajouter.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the fires cannot add another.</source>
      <translation>{limit} cartes sont déjà stockées ; les feux ne peuvent pas en ajouter.</translation>
    </message>
    <message>
      <source>{line} ({reward})</source>
      <translation>{line} ({reward})</translation>
    </message>
    <message>
      <source>{mode}, {count} seats</source>
      <translation>{mode}, {count} places</translation>
    </message>
    <message>
      <source>{move}: cost about {points}</source>
      <translation>{move} : coût d’environ {points}</translation>
    </message>
    <message>
      <source>{names} share the victory with {marker} points.</source>
      <translation>{names} partagent la victoire avec {marker} points.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points} points.</source>
      <translation>{names} partagent la victoire avec {points} points.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points}.</source>
      <translation>{names} partagent la victoire avec {points}.</translation>
    </message>
    <message>
      <source>{names} wins with {marker} points.</source>
      <translation>{names} gagne avec {marker} points.</translation>
    </message>
    <message>
      <source>{names} wins with {points} points.</source>
      <translation>{names} gagne avec {points} points.</translation>
    </message>
    <message>
      <source>{names} wins with {points}.</source>
      <translation>{names} gagne avec {points}.</translation>
    </message>
    <message>
      <source>{name} (branch)</source>
      <translation>{name} (branche)</translation>
    </message>
    <message>
      <source>{name} (copy)</source>
      <translation>{name} (copie)</translation>
    </message>
    <message>
      <source>{name} ({number})</source>
      <translation>{name} ({number})</translation>
    </message>
    <message>
      <source>{name} could not decide. Let it try again, or take the seat over. ({reason})</source>
      <translation>{name} n’a pas pu décider. Laisse faire un nouvel essai, ou prends la place. ({reason})</translation>
    </message>
    <message>
      <source>{name} is thinking · {level}</source>
      <translation>{name} réfléchit · {level}</translation>
    </message>
    <message>
      <source>{name} waits · {level}</source>
      <translation>{name} attend · {level}</translation>
    </message>
    <message>
      <source>{name} wants to play</source>
      <translation>{name} veut jouer</translation>
    </message>
    <message>
      <source>{name} wants to play ({number})</source>
      <translation>{name} veut jouer ({number})</translation>
    </message>
    <message>
      <source>{name} · {level}</source>
      <translation>{name} · {level}</translation>
    </message>
    <message>
      <source>{name}, how to be asked: {words}</source>
      <translation>{name}, comment demander : {words}</translation>
    </message>
    <message>
      <source>{name}: +{carrots} carrots</source>
      <translation>{name} : +{carrots} carottes</translation>
    </message>
    <message>
      <source>{name}: place {place}, {points} points</source>
      <translation>{name} : rang {place}, {points} points</translation>
    </message>
    <message>
      <source>{name}: the costliest decisions</source>
      <translation>{name} : les décisions les plus coûteuses</translation>
    </message>
    <message>
      <source>{name}: {carrots} carrots, {points} victory points</source>
      <translation>{name} : {carrots} carottes, {points} points de victoire</translation>
    </message>
    <message>
      <source>{name}: {move}</source>
      <translation>{name} : {move}</translation>
    </message>
    <message>
      <source>{name}: {points} points</source>
      <translation>{name} : {points} points</translation>
    </message>
    <message>
      <source>{name}: {points}, {fame} fame, {workers} workers on the dock</source>
      <translation>{name} : {points}, {fame} de renommée, {workers} ouvriers au quai</translation>
    </message>
    <message>
      <source>{net} is the best net result of this mode and number of players.</source>
      <translation>{net} : le meilleur résultat net de ce mode pour ce nombre de joueurs.</translation>
    </message>
    <message>
      <source>{notes} For each player: {up} upgrades and {cost}.</source>
      <translation>{notes} Par joueur : {up} améliorations et {cost}.</translation>
    </message>
    <message>
      <source>{n} Canoe Houses at upgrade {up} or more</source>
      <translation>{n} Maisons des Pirogues à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>{n} Housing at upgrade {up} or more</source>
      <translation>{n} Habitations à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>{n} Loggers at upgrade {up} or more</source>
      <translation>{n} Bûcherons à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>{n} Quarries at upgrade {up} or more</source>
      <translation>{n} Carrières à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>{n} Temples at upgrade {up} or more</source>
      <translation>{n} Temples à l’amélioration {up} ou plus</translation>
    </message>
    <message>
      <source>{n} cards handled</source>
      <translation>{n} cartes manipulées</translation>
    </message>
    <message>
      <source>{n} completed</source>
      <translation>{n} achevés</translation>
    </message>
    <message>
      <source>{n} east</source>
      <translation>{n} à l’est</translation>
    </message>
    <message>
      <source>{n} energy</source>
      <translation>{n} d’énergie</translation>
    </message>
    <message>
      <source>{n} fame</source>
      <translation>{n} de renommée</translation>
    </message>
    <message>
      <source>{n} fish</source>
      <translation>{n} poissons</translation>
    </message>
    <message>
      <source>{n} games</source>
      <translation>{n} parties</translation>
    </message>
    <message>
      <source>{n} gone</source>
      <translation>jouées : {n}</translation>
    </message>
    <message>
      <source>{n} guild links</source>
      <translation>{n} liens de guilde</translation>
    </message>
    <message>
      <source>{n} left</source>
      <translation>reste {n}</translation>
    </message>
    <message>
      <source>{n} links</source>
      <translation>{n} liens</translation>
    </message>
    <message>
      <source>{n} log</source>
      <translation>{n} bois</translation>
    </message>
    <message>
      <source>{n} logs</source>
      <translation>{n} bois</translation>
    </message>
    <message>
      <source>{n} north</source>
      <translation>{n} au nord</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} sur {all}</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} pièces</translation>
    </message>
    <message>
      <source>{n} ready workers can use this number.</source>
      <translation>{n} ouvriers prêts peuvent utiliser ce nombre.</translation>
    </message>
    <message>
      <source>{n} saved games</source>
      <translation>{n} parties enregistrées</translation>
    </message>
    <message>
      <source>{n} south</source>
      <translation>{n} au sud</translation>
    </message>
    <message>
      <source>{n} steel</source>
      <translation>{n} d’acier</translation>
    </message>
    <message>
      <source>{n} stone</source>
      <translation>{n} pierre</translation>
    </message>
    <message>
      <source>{n} stones</source>
      <translation>{n} pierres</translation>
    </message>
    <message>
      <source>{n} to go</source>
      <translation>encore {n}</translation>
    </message>
    <message>
      <source>{n} victory points.</source>
      <translation>{n} points de victoire.</translation>
    </message>
    <message>
      <source>{n} west</source>
      <translation>{n} à l’ouest</translation>
    </message>
    <message>
      <source>{n} wild</source>
      <translation>{n} au choix</translation>
    </message>
    <message>
      <source>{payment} It is averted.</source>
      <translation>{payment} Catastrophe évitée.</translation>
    </message>
    <message>
      <source>{payment} Lost: {wasted}.</source>
      <translation>{payment} Perdu : {wasted}.</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{place}, beside {tile}</source>
      <translation>{place}, à côté de la tuile {tile}</translation>
    </message>
    <message>
      <source>{place}.</source>
      <translation>{place}.</translation>
    </message>
    <message>
      <source>{place}. (shared)</source>
      <translation>{place}. (ex æquo)</translation>
    </message>
    <message>
      <source>{players} share the victory.</source>
      <translation>{players} partagent la victoire.</translation>
    </message>
    <message>
      <source>{player} activates the island with a {value}.</source>
      <translation>{player} active l’île avec un {value}.</translation>
    </message>
    <message>
      <source>{player} activates {tile}.</source>
      <translation>{player} active {tile}.</translation>
    </message>
    <message>
      <source>{player} agrees: {cards}</source>
      <translation>{player} est d’accord : {cards}</translation>
    </message>
    <message>
      <source>{player} bought {card}.</source>
      <translation>{player} a acheté {card}.</translation>
    </message>
    <message>
      <source>{player} built a bridge on {place}.</source>
      <translation>{player} a bâti un pont sur {place}.</translation>
    </message>
    <message>
      <source>{player} built a {level} for {cost} carrots.</source>
      <translation>{player} a bâti {level} pour {cost} carottes.</translation>
    </message>
    <message>
      <source>{player} buys nothing more.</source>
      <translation>{player} n’achète plus rien.</translation>
    </message>
    <message>
      <source>{player} buys {card}.</source>
      <translation>{player} achète {card}.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing and is out.</source>
      <translation>{player} ne peut rien payer et sort.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing more.</source>
      <translation>{player} ne peut plus rien payer.</translation>
    </message>
    <message>
      <source>{player} chooses the way.</source>
      <translation>{player} choisit le chemin.</translation>
    </message>
    <message>
      <source>{player} claims {tile} ({mark}).</source>
      <translation>{player} prend {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} clears {line}.</source>
      <translation>{player} vide {line}.</translation>
    </message>
    <message>
      <source>{player} completes {card}.</source>
      <translation>{player} achève {card}.</translation>
    </message>
    <message>
      <source>{player} counts the bonus die as {value}.</source>
      <translation>{player} compte le dé bonus comme {value}.</translation>
    </message>
    <message>
      <source>{player} deploys a worker from {space} to {tile}.</source>
      <translation>{player} envoie un ouvrier : {space}, vers {tile}.</translation>
    </message>
    <message>
      <source>{player} discarded {card}.</source>
      <translation>{player} a défaussé {card}.</translation>
    </message>
    <message>
      <source>{player} discarded {tiles}.</source>
      <translation>{player} a défaussé {tiles}.</translation>
    </message>
    <message>
      <source>{player} discards {tile}.</source>
      <translation>{player} défausse {tile}.</translation>
    </message>
    <message>
      <source>{player} draws {card}.</source>
      <translation>{player} pioche {card}.</translation>
    </message>
    <message>
      <source>{player} draws {tile} ({mark}).</source>
      <translation>{player} pioche {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} drew Collapse!, too late to strike.</source>
      <translation>{player} a pioché Effondrement !, trop tard pour frapper.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it counts from 3.</source>
      <translation>{player} a pioché Effondrement ! ; le compte part de 3.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it waits.</source>
      <translation>{player} a pioché Effondrement ! ; la carte attend.</translation>
    </message>
    <message>
      <source>{player} drew an Action Card.</source>
      <translation>{player} a pioché une carte Action.</translation>
    </message>
    <message>
      <source>{player} drew {n} tiles.</source>
      <translation>{player} a pioché {n} tuiles.</translation>
    </message>
    <message>
      <source>{player} explores.</source>
      <translation>{player} explore.</translation>
    </message>
    <message>
      <source>{player} gains {gain}.</source>
      <translation>{player} gagne {gain}.</translation>
    </message>
    <message>
      <source>{player} gains {n} fame and has {fame}.</source>
      <translation>{player} gagne {n} de renommée et en a {fame}.</translation>
    </message>
    <message>
      <source>{player} gave {cards}.</source>
      <translation>{player} a donné {cards}.</translation>
    </message>
    <message>
      <source>{player} goes one space.</source>
      <translation>{player} avance d’une case.</translation>
    </message>
    <message>
      <source>{player} goes {n} spaces.</source>
      <translation>{player} avance de {n} cases.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots.</source>
      <translation>{player} récolte {carrots} carottes.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots: {base} times {factor}.</source>
      <translation>{player} récolte {carrots} carottes : {base} fois {factor}.</translation>
    </message>
    <message>
      <source>{player} has still to act.</source>
      <translation>{player} doit encore jouer.</translation>
    </message>
    <message>
      <source>{player} has the reward of {line}.</source>
      <translation>{player} a la récompense : {line}.</translation>
    </message>
    <message>
      <source>{player} installs the {upgrade} on {tile}.</source>
      <translation>{player} installe sur {tile} : {upgrade}.</translation>
    </message>
    <message>
      <source>{player} may buy one of: {cards}; or pass.</source>
      <translation>{player} peut acheter l’une de : {cards} ; ou passer.</translation>
    </message>
    <message>
      <source>{player} may buy {card}, or pass.</source>
      <translation>{player} peut acheter {card}, ou passer.</translation>
    </message>
    <message>
      <source>{player} may play a card</source>
      <translation>{player} peut jouer une carte</translation>
    </message>
    <message>
      <source>{player} must agree: own cards are used.</source>
      <translation>{player} doit donner son accord : ses cartes servent.</translation>
    </message>
    <message>
      <source>{player} now has a {value}.</source>
      <translation>{player} a maintenant un {value}.</translation>
    </message>
    <message>
      <source>{player} passed; the marker is on {marker}.</source>
      <translation>{player} a passé ; le marqueur est sur {marker}.</translation>
    </message>
    <message>
      <source>{player} passes automatically.</source>
      <translation>{player} passe automatiquement.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <translation>{player} passe.</translation>
    </message>
    <message>
      <source>{player} pays {cost}.</source>
      <translation>{player} paie {cost}.</translation>
    </message>
    <message>
      <source>{player} placed {tile}.</source>
      <translation>{player} a posé {tile}.</translation>
    </message>
    <message>
      <source>{player} places {tile} {where}.</source>
      <translation>{player} pose {tile} {where}.</translation>
    </message>
    <message>
      <source>{player} plays the round.</source>
      <translation>{player} joue la manche.</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target} – does anybody answer?</source>
      <translation>{player} joue {card} contre {target} – quelqu’un répond ?</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target}.</source>
      <translation>{player} joue {card} contre {target}.</translation>
    </message>
    <message>
      <source>{player} plays {card} – does anybody answer?</source>
      <translation>{player} joue {card} – quelqu’un répond ?</translation>
    </message>
    <message>
      <source>{player} plays {card}.</source>
      <translation>{player} joue {card}.</translation>
    </message>
    <message>
      <source>{player} plays {character}.</source>
      <translation>{player} joue {character}.</translation>
    </message>
    <message>
      <source>{player} puts the {upgrade} aside.</source>
      <translation>{player} met de côté {upgrade}.</translation>
    </message>
    <message>
      <source>{player} reached 55: the marker stays there.</source>
      <translation>{player} a atteint 55 : le marqueur y reste.</translation>
    </message>
    <message>
      <source>{player} shares the harvest and takes {carrots} carrots.</source>
      <translation>{player} partage la récolte et prend {carrots} carottes.</translation>
    </message>
    <message>
      <source>{player} stops here: no more tiles.</source>
      <translation>{player} s’arrête là : plus de tuiles.</translation>
    </message>
    <message>
      <source>{player} takes a {value}.</source>
      <translation>{player} prend un {value}.</translation>
    </message>
    <message>
      <source>{player} takes {card}.</source>
      <translation>{player} prend {card}.</translation>
    </message>
    <message>
      <source>{player} takes {carrots} carrots.</source>
      <translation>{player} prend {carrots} carottes.</translation>
    </message>
    <message>
      <source>{player} took nothing and built nothing.</source>
      <translation>{player} n’a rien pris et rien bâti.</translation>
    </message>
    <message>
      <source>{player} took the decision back.</source>
      <translation>{player} a repris sa décision.</translation>
    </message>
    <message>
      <source>{player} took {card}: {points}.</source>
      <translation>{player} a pris {card} : {points}.</translation>
    </message>
    <message>
      <source>{player} took {seconds} seconds.</source>
      <translation>{player} a mis {seconds} secondes.</translation>
    </message>
    <message>
      <source>{player} uses {tile}.</source>
      <translation>{player} utilise {tile}.</translation>
    </message>
    <message>
      <source>{player} wins with {points} and most upgrades.</source>
      <translation>{player} gagne avec {points} et le plus d’améliorations.</translation>
    </message>
    <message>
      <source>{player} wins with {points}, equal upgrades and most stored resources.</source>
      <translation>{player} gagne avec {points}, autant d’améliorations et le plus de ressources stockées.</translation>
    </message>
    <message>
      <source>{player} wins with {points}.</source>
      <translation>{player} gagne avec {points}.</translation>
    </message>
    <message>
      <source>{player}: {cards}</source>
      <translation>{player} : {cards}</translation>
    </message>
    <message>
      <source>{player}: {points}</source>
      <translation>{player} : {points}</translation>
    </message>
    <message>
      <source>{player}: {points}, upgrades {up}.</source>
      <translation>{player} : {points}, améliorations {up}.</translation>
    </message>
    <message>
      <source>{player}: {points}.</source>
      <translation>{player} : {points}.</translation>
    </message>
    <message>
      <source>{player}: {sentence}</source>
      <translation>{player} : {sentence}</translation>
    </message>
    <message>
      <source>{points} at the end for each full set.</source>
      <translation>{points} à la fin par série complète.</translation>
    </message>
    <message>
      <source>{points} at the end for each hex of your largest group, at most {most}.</source>
      <translation>{points} à la fin par case de ton plus grand groupe, {most} au plus.</translation>
    </message>
    <message>
      <source>{points} at the end for each of its hexes, at most {most}.</source>
      <translation>{points} à la fin par case, {most} au plus.</translation>
    </message>
    <message>
      <source>{points} at the end for each one reached, at most {most} in all.</source>
      <translation>{points} à la fin pour chacun atteint, {most} en tout au plus.</translation>
    </message>
    <message>
      <source>{points} at the end for each one.</source>
      <translation>{points} à la fin pour chacun.</translation>
    </message>
    <message>
      <source>{points} at the end; everybody tied gets it.</source>
      <translation>{points} à la fin ; à égalité, pour tous.</translation>
    </message>
    <message>
      <source>{points} for each group of {size} or more.</source>
      <translation>{points} par groupe de {size} ou plus.</translation>
    </message>
    <message>
      <source>{points} for each hex placed there.</source>
      <translation>{points} pour chaque case posée là.</translation>
    </message>
    <message>
      <source>{points} for each one joined to the beach by paths.</source>
      <translation>{points} pour chacune reliée à la plage par des chemins.</translation>
    </message>
    <message>
      <source>{points} for each one with a path on both banks.</source>
      <translation>{points} pour chacun avec un chemin sur les deux rives.</translation>
    </message>
    <message>
      <source>{points} for each straight line of {size} equal symbols leading away.</source>
      <translation>{points} par ligne droite de {size} symboles égaux qui en part.</translation>
    </message>
    <message>
      <source>{points} for whoever is first; in one round all share.</source>
      <translation>{points} pour le premier ; dans la même manche, pour tous.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} points</translation>
    </message>
    <message>
      <source>{points} points are the most in this mode with so many players.</source>
      <translation>{points} points : le record de ce mode pour ce nombre de joueurs.</translation>
    </message>
    <message>
      <source>{points} points are your best solo challenge.</source>
      <translation>{points} points : ton record au défi en solo.</translation>
    </message>
    <message>
      <source>{points} points expected</source>
      <translation>{points} points attendus</translation>
    </message>
    <message>
      <source>{points} victory points</source>
      <translation>{points} points de victoire</translation>
    </message>
    <message>
      <source>{points} when all of it is covered.</source>
      <translation>{points} quand tout est couvert.</translation>
    </message>
    <message>
      <source>{points} ★ more</source>
      <translation>{points} ★ de plus</translation>
    </message>
    <message>
      <source>{position} {card}</source>
      <translation>{position} {card}</translation>
    </message>
    <message>
      <source>{problem} The game goes on; it is tried again.</source>
      <translation>{problem} La partie continue ; un nouvel essai suivra.</translation>
    </message>
    <message>
      <source>{reached} of {needed}</source>
      <translation>{reached} sur {needed}</translation>
    </message>
    <message>
      <source>{resources} stored</source>
      <translation>{resources} en stock</translation>
    </message>
    <message>
      <source>{resource} upgrade</source>
      <translation>amélioration {resource}</translation>
    </message>
    <message>
      <source>{seed}, chosen</source>
      <translation>{seed}, choisie</translation>
    </message>
    <message>
      <source>{side}: gives {resources}, {points}, upgrade {up}</source>
      <translation>{side} : donne {resources}, {points}, amélioration {up}</translation>
    </message>
    <message>
      <source>{team} together: {share} % of {games} games won (95 % sure: {low} to {high}), group score {mean} on average.</source>
      <translation>{team} ensemble : {share} % de {games} parties gagnées (sûr à 95 % : {low} à {high}), score du groupe {mean} en moyenne.</translation>
    </message>
    <message>
      <source>{tile} cannot house what it houses.</source>
      <translation>{tile} ne peut pas loger ce qu’il loge.</translation>
    </message>
    <message>
      <source>{tile} comes to {space}.</source>
      <translation>{tile} rejoint l’offre : {space}.</translation>
    </message>
    <message>
      <source>{tile} will give this whenever it is activated: {resources}.</source>
      <translation>{tile} donnera ceci à chaque activation : {resources}.</translation>
    </message>
    <message>
      <source>{tile} {side}</source>
      <translation>{tile} {side}</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: 1 does</source>
      <translation>{vp} si les {all} cases autour portent des tuiles : 1 en porte</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: {n} do</source>
      <translation>{vp} si les {all} cases autour ont des tuiles : {n} en ont</translation>
    </message>
    <message>
      <source>{vp} × sets of these numbers: {counts}</source>
      <translation>{vp} × séries de ces nombres : {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of three different banners beside it: {counts}</source>
      <translation>{vp} × séries de trois bannières différentes à côté : {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of {group} different numbers: {counts}</source>
      <translation>{vp} × séries de {group} nombres différents : {counts}</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 depot ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 dépôt ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 worker on the island ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 ouvrier sur l’île ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 {guild} banner ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 bannière {guild} ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} depots ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} dépôts ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} workers on the island ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} ouvriers sur l’île ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} {guild} banners ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} bannières {guild} ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{words}, first player</source>
      <translation>{words}, premier joueur</translation>
    </message>
    <message>
      <source>{words}, stored</source>
      <translation>{words}, stockée</translation>
    </message>
    <message>
      <source>“command” is an object, as “legal” lists them.</source>
      <translation>« command » est un objet, comme « legal » les donne.</translation>
    </message>
    <message>
      <source>“confirmed” lists the seats that agree, each once.</source>
      <translation>« confirmed » nomme les places d’accord, chacune une fois.</translation>
    </message>
    <message>
      <source>“deck” is the list of all tiles in the order of their cards.</source>
      <translation>« deck » est la liste de toutes les tuiles dans l’ordre de leurs cartes.</translation>
    </message>
    <message>
      <source>“deck” names a tile that does not exist.</source>
      <translation>« deck » nomme une tuile qui n’existe pas.</translation>
    </message>
    <message>
      <source>“discounts” must be a list of sources and kinds.</source>
      <translation>« discounts » doit être une liste de sources et de types.</translation>
    </message>
    <message>
      <source>“game” is the id of a game.</source>
      <translation>« game » est l’id d’un jeu.</translation>
    </message>
    <message>
      <source>“id” is text or a number.</source>
      <translation>« id » est du texte ou un nombre.</translation>
    </message>
    <message>
      <source>“mode” is the id of a mode.</source>
      <translation>« mode » est l’id d’un mode.</translation>
    </message>
    <message>
      <source>“name” is text.</source>
      <translation>« name » est du texte.</translation>
    </message>
    <message>
      <source>“payments” has a list of card codes for every seat.</source>
      <translation>« payments » a une liste de codes de cartes par place.</translation>
    </message>
    <message>
      <source>“save” is what “save” answered, or the path of a saved game.</source>
      <translation>« save » est ce que « save » a répondu, ou le chemin d’une partie enregistrée.</translation>
    </message>
    <message>
      <source>“seat” and “alternative” are whole numbers, “on” is true or false.</source>
      <translation>« seat » et « alternative » sont des nombres entiers, « on » est vrai ou faux.</translation>
    </message>
    <message>
      <source>“seat” is the number of a seat, from 0.</source>
      <translation>« seat » est le numéro d’une place, à partir de 0.</translation>
    </message>
    <message>
      <source>“seconds” is a number.</source>
      <translation>« seconds » est un nombre.</translation>
    </message>
    <message>
      <source>“seconds” lies between 0 and {most}.</source>
      <translation>« seconds » est entre 0 et {most}.</translation>
    </message>
    <message>
      <source>“state” is an object, as “state” gives it.</source>
      <translation>« state » est un objet, comme « state » le donne.</translation>
    </message>
    <message>
      <source>“{kind}” has no “{name}”.</source>
      <translation>« {kind} » n’a pas de « {name} ».</translation>
    </message>
    <message>
      <source>“{kind}” is not a turn.</source>
      <translation>« {kind} » n’est pas un coup.</translation>
    </message>
    <message>
      <source>“{kind}” needs “{name}”.</source>
      <translation>« {kind} » a besoin de « {name} ».</translation>
    </message>
    <message>
      <source>“{name}” cannot be “{value}”.</source>
      <translation>« {name} » ne peut pas être « {value} ».</translation>
    </message>
    <message>
      <source>“{name}” is a hex: a list of two whole numbers.</source>
      <translation>« {name} » est une case : une liste de deux nombres entiers.</translation>
    </message>
    <message>
      <source>“{name}” is a list of whole numbers.</source>
      <translation>« {name} » est une liste de nombres entiers.</translation>
    </message>
    <message>
      <source>“{name}” is a list.</source>
      <translation>« {name} » est une liste.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number from 0 to {most}.</source>
      <translation>« {name} » est un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number up to {most}.</source>
      <translation>« {name} » est un nombre entier jusqu’à {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number.</source>
      <translation>« {name} » est un nombre entier.</translation>
    </message>
    <message>
      <source>“{name}” is a word.</source>
      <translation>« {name} » est un mot.</translation>
    </message>
    <message>
      <source>“{name}” is an object.</source>
      <translation>« {name} » est un objet.</translation>
    </message>
    <message>
      <source>“{name}” is either true or false.</source>
      <translation>« {name} » est soit vrai, soit faux.</translation>
    </message>
    <message>
      <source>“{name}” is missing, or no text.</source>
      <translation>« {name} » manque, ou n’est pas du texte.</translation>
    </message>
    <message>
      <source>“{name}” is no path of a file.</source>
      <translation>« {name} » n’est pas le chemin d’un fichier.</translation>
    </message>
    <message>
      <source>“{name}” is not what the decisions make of it.</source>
      <translation>« {name} » n’est pas ce que donnent les décisions.</translation>
    </message>
    <message>
      <source>“{name}” is one of: {values}.</source>
      <translation>« {name} » est l’un de : {values}.</translation>
    </message>
    <message>
      <source>“{name}” knows no “{value}”.</source>
      <translation>« {name} » ne connaît pas « {value} ».</translation>
    </message>
    <message>
      <source>“{name}” must be a list of card codes.</source>
      <translation>« {name} » doit être une liste de codes de cartes.</translation>
    </message>
    <message>
      <source>“{name}” must be the code of a card, like LG5.</source>
      <translation>« {name} » doit être le code d’une carte, comme LG5.</translation>
    </message>
    <message>
      <source>“{name}” names something twice.</source>
      <translation>« {name} » nomme quelque chose deux fois.</translation>
    </message>
    <message>
      <source>“{name}” was deleted.</source>
      <translation>« {name} » a été supprimée.</translation>
    </message>
    <message>
      <source>“{place}” is missing or wrong.</source>
      <translation>« {place} » manque ou est faux.</translation>
    </message>
    <message>
      <source>“{place}” is not what the position says.</source>
      <translation>« {place} » n’est pas ce que dit la position.</translation>
    </message>
    <message>
      <source>“{place}” lies outside the log.</source>
      <translation>« {place} » est hors du journal.</translation>
    </message>
    <message>
      <source>“{place}”: {reason}</source>
      <translation>« {place} » : {reason}</translation>
    </message>
    <message>
      <source>“{state}” is no orientation: FT, FB, BB or BT.</source>
      <translation>« {state} » n’est pas une orientation : FT, FB, BB ou BT.</translation>
    </message>
    <message>
      <source>“{text}” is no command.</source>
      <translation>« {text} » n’est pas une commande.</translation>
    </message>
    <message>
      <source>“{text}” is no cost number.</source>
      <translation>« {text} » n’est pas un numéro de coût.</translation>
    </message>
    <message>
      <source>“{word}” is no whole number from {least} to {most}</source>
      <translation>« {word} » n’est pas un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <source>⌊{n} ÷ {group}⌋</source>
      <translation>⌊{n} ÷ {group}⌋</translation>
    </message>
  </context>
</TS>
