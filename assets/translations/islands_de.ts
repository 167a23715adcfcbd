<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>islands</name>
    <message>
      <source>   a decision of {challenger}: {middle} s at the median, {slow} s at the 99th percentile.</source>
      <translation>   eine Entscheidung von {challenger}: {middle} s im Median, {slow} s im 99. Perzentil.</translation>
    </message>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <source> for {cost}</source>
      <translation> für {cost}</translation>
    </message>
    <message>
      <source> for {cost}, paid with {cards}</source>
      <translation> für {cost}, bezahlt mit {cards}</translation>
    </message>
    <message>
      <source> or </source>
      <translation> oder </translation>
    </message>
    <message>
      <source> with {parts}</source>
      <translation> mit {parts}</translation>
    </message>
    <message>
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <source>+{n} fame</source>
      <translation>+{n} Ruhm</translation>
    </message>
    <message>
      <source>+{points}</source>
      <translation>+{points}</translation>
    </message>
    <message>
      <source>, storing {card} again</source>
      <translation>, {card} wieder einlagern</translation>
    </message>
    <message>
      <source>, turning {card} back</source>
      <translation>, {card} zurückdrehen</translation>
    </message>
    <message>
      <source>, {card} saves one {resource}</source>
      <translation>, {card} spart eine Einheit {resource}</translation>
    </message>
    <message>
      <source>1 Canoe House at upgrade {up} or more</source>
      <translation>1 Kanuhaus mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>1 card handled</source>
      <translation>1 Karte behandelt</translation>
    </message>
    <message>
      <source>1 fish</source>
      <translation>1 Fisch</translation>
    </message>
    <message>
      <source>1 game</source>
      <translation>1 Partie</translation>
    </message>
    <message>
      <source>1 game ended without a fault.</source>
      <translation>1 Partie endete ohne Fehler.</translation>
    </message>
    <message>
      <source>1 guild link</source>
      <translation>1 Gildenverbindung</translation>
    </message>
    <message>
      <source>1 link</source>
      <translation>1 Verbindung</translation>
    </message>
    <message>
      <source>1 part</source>
      <translation>1 Bauteil</translation>
    </message>
    <message>
      <source>1 player</source>
      <translation>1 Spieler</translation>
    </message>
    <message>
      <source>1 point</source>
      <translation>1 Punkt</translation>
    </message>
    <message>
      <source>1 ready worker can use this number.</source>
      <translation>1 bereiter Arbeiter kann diese Zahl nutzen.</translation>
    </message>
    <message>
      <source>1 saved game</source>
      <translation>1 gespeicherte Partie</translation>
    </message>
    <message>
      <source>1 victory point</source>
      <translation>1 Siegpunkt</translation>
    </message>
    <message>
      <source>1 victory point.</source>
      <translation>1 Siegpunkt.</translation>
    </message>
    <message>
      <source>1 wild</source>
      <translation>1 beliebig</translation>
    </message>
    <message>
      <source>; then </source>
      <translation>; dann </translation>
    </message>
    <message>
      <source>A Collapse! has a card and a counter.</source>
      <translation>Ein Einsturz! hat eine Karte und einen Zähler.</translation>
    </message>
    <message>
      <source>A Collapse! is never held in a hand.</source>
      <translation>Ein Einsturz! wird nie auf der Hand gehalten.</translation>
    </message>
    <message>
      <source>A Collapse! strikes only in its player's turn.</source>
      <translation>Ein Einsturz! schlägt nur im Zug seines Spielers zu.</translation>
    </message>
    <message>
      <source>A Town of another player is neither shared nor built on.</source>
      <translation>Eine fremde Stadt wird weder geteilt noch ausgebaut.</translation>
    </message>
    <message>
      <source>A blueprint has been drawn since; what was done before it stands.</source>
      <translation>Seitdem wurde ein Bauplan gezogen; was vorher getan wurde, bleibt.</translation>
    </message>
    <message>
      <source>A blueprint lies among those of another level.</source>
      <translation>Ein Bauplan liegt unter denen einer anderen Stufe.</translation>
    </message>
    <message>
      <source>A blueprint of level {level}</source>
      <translation>Ein Bauplan der Stufe {level}</translation>
    </message>
    <message>
      <source>A blueprint of your hand could still be completed in this turn.</source>
      <translation>Ein Bauplan deiner Hand könnte in diesem Zug noch vollendet werden.</translation>
    </message>
    <message>
      <source>A building that gives fish and, in the end, a stone.</source>
      <translation>Ein Gebäude, das Fisch gibt und am Ende einen Stein.</translation>
    </message>
    <message>
      <source>A building that gives logs and, in the end, a stone.</source>
      <translation>Ein Gebäude, das Holz gibt und am Ende einen Stein.</translation>
    </message>
    <message>
      <source>A building worth up to 5 victory points.</source>
      <translation>Ein Gebäude, das bis zu 5 Siegpunkte wert ist.</translation>
    </message>
    <message>
      <source>A camp there counts 1 point and harvests {carrots} carrots.</source>
      <translation>Ein Lager dort zählt 1 Punkt und erntet {carrots} Möhren.</translation>
    </message>
    <message>
      <source>A camp there counts {points} points and harvests {carrots} carrots.</source>
      <translation>Ein Lager dort zählt {points} Punkte und erntet {carrots} Möhren.</translation>
    </message>
    <message>
      <source>A camp there would stand beside a building of one's own.</source>
      <translation>Ein Lager dort stünde neben einem eigenen Bau.</translation>
    </message>
    <message>
      <source>A camp there would stand beside {n} buildings of one's own.</source>
      <translation>Ein Lager dort stünde neben {n} eigenen Bauten.</translation>
    </message>
    <message>
      <source>A card has been drawn since.</source>
      <translation>Seitdem wurde eine Karte gezogen.</translation>
    </message>
    <message>
      <source>A card has been turned since; what was decided before it stands.</source>
      <translation>Seitdem wurde eine Karte aufgedeckt; was vorher entschieden wurde, bleibt.</translation>
    </message>
    <message>
      <source>A card is stored that cannot be.</source>
      <translation>Eine Karte ist eingelagert, die das nicht sein kann.</translation>
    </message>
    <message>
      <source>A card lies behind the tracker twice.</source>
      <translation>Eine Karte liegt zweimal hinter dem Rundenzähler.</translation>
    </message>
    <message>
      <source>A card lies in this deck twice.</source>
      <translation>Eine Karte liegt zweimal in diesem Deck.</translation>
    </message>
    <message>
      <source>A card of the stack aims at one below it, or at none.</source>
      <translation>Eine Karte des Stapels zielt auf eine darunter oder auf keine.</translation>
    </message>
    <message>
      <source>A card of the stack has card, seat, target and whether it is cancelled.</source>
      <translation>Eine Karte des Stapels hat Karte, Platz, Ziel und ob sie aufgehoben ist.</translation>
    </message>
    <message>
      <source>A card of the stack may fit better than the open ones.</source>
      <translation>Eine Karte vom Stapel passt vielleicht besser als die offenen.</translation>
    </message>
    <message>
      <source>A card was turned though all players had ended.</source>
      <translation>Eine Karte wurde aufgedeckt, obwohl alle beendet hatten.</translation>
    </message>
    <message>
      <source>A card, or P to pass.</source>
      <translation>Eine Karte oder P zum Passen.</translation>
    </message>
    <message>
      <source>A change of size counts from the next start.</source>
      <translation>Eine neue Größe gilt ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>A character has been chosen; the choice stands.</source>
      <translation>Ein Charakter wurde gewählt; die Wahl bleibt.</translation>
    </message>
    <message>
      <source>A character is there twice, or unknown.</source>
      <translation>Ein Charakter ist doppelt da oder unbekannt.</translation>
    </message>
    <message>
      <source>A command has no “{name}”.</source>
      <translation>Ein Befehl hat kein „{name}“.</translation>
    </message>
    <message>
      <source>A command is an object with at least a “kind”.</source>
      <translation>Ein Befehl ist ein Objekt mit wenigstens einem „kind“.</translation>
    </message>
    <message>
      <source>A deal number is a whole number from 0 to {most}.</source>
      <translation>Die Nummer einer Verteilung ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
      <source>A decision is “pass”, “end”, or tile, rotation and place: “D1 0 3,4”.</source>
      <translation>Eine Entscheidung ist „pass“, „end“ oder Plättchen, Drehung und Ort: „D1 0 3,4“.</translation>
    </message>
    <message>
      <source>A deck has exactly one round tracker, RT17.</source>
      <translation>Ein Deck hat genau einen Rundenzähler, RT17.</translation>
    </message>
    <message>
      <source>A die is rolled again once, before any other change.</source>
      <translation>Ein Würfel wird einmal neu geworfen, vor jeder anderen Änderung.</translation>
    </message>
    <message>
      <source>A die shows 1 to {sides}.</source>
      <translation>Ein Würfel zeigt 1 bis {sides}.</translation>
    </message>
    <message>
      <source>A discard has no cost to choose.</source>
      <translation>Beim Abwerfen gibt es keine Kosten zu wählen.</translation>
    </message>
    <message>
      <source>A discard names no cards: it always takes the top card, free.</source>
      <translation>Abwerfen nennt keine Karten: Es trifft immer die oberste, kostenlos.</translation>
    </message>
    <message>
      <source>A discount can be used once a round.</source>
      <translation>Ein Rabatt kann einmal pro Runde genutzt werden.</translation>
    </message>
    <message>
      <source>A discount is used up that is not there.</source>
      <translation>Ein Rabatt ist verbraucht, den es nicht gibt.</translation>
    </message>
    <message>
      <source>A discount names its source and its kind: L, F or S.</source>
      <translation>Ein Rabatt nennt seine Herkunft und seine Art: L, F oder S.</translation>
    </message>
    <message>
      <source>A game is over after the last turn of its last year.</source>
      <translation>Eine Partie ist nach dem letzten Zug ihres letzten Jahres vorbei.</translation>
    </message>
    <message>
      <source>A game is over when everybody has acted.</source>
      <translation>Eine Partie ist vorbei, wenn alle gehandelt haben.</translation>
    </message>
    <message>
      <source>A game is over when the last card is dealt with or all have ended.</source>
      <translation>Eine Partie ist vorbei, wenn die letzte Karte erledigt ist oder alle beendet haben.</translation>
    </message>
    <message>
      <source>A game is over when the last round is.</source>
      <translation>Eine Partie endet mit der letzten Runde.</translation>
    </message>
    <message>
      <source>A game of this mode has no option “{name}”.</source>
      <translation>Eine Partie dieser Spielart hat keine Option „{name}“.</translation>
    </message>
    <message>
      <source>A good move</source>
      <translation>Ein guter Zug</translation>
    </message>
    <message>
      <source>A good move for {name} is being looked for · Esc: never mind</source>
      <translation>Ein guter Zug für {name} wird gesucht · Esc: doch nicht</translation>
    </message>
    <message>
      <source>A good move is being looked for · Esc: never mind</source>
      <translation>Ein guter Zug wird gesucht · Esc: doch nicht</translation>
    </message>
    <message>
      <source>A good move: {words}</source>
      <translation>Ein guter Zug: {words}</translation>
    </message>
    <message>
      <source>A joint payment names the cards of every player, or none.</source>
      <translation>Eine gemeinsame Zahlung nennt die Karten jedes Spielers oder keine.</translation>
    </message>
    <message>
      <source>A legal command is refused: {reason}</source>
      <translation>Ein erlaubter Befehl wird abgelehnt: {reason}</translation>
    </message>
    <message>
      <source>A level can only have been paid in this group phase.</source>
      <translation>Eine Stufe kann nur in dieser Gruppenphase bezahlt worden sein.</translation>
    </message>
    <message>
      <source>A marker on 55 stays there.</source>
      <translation>Ein Marker auf 55 bleibt dort.</translation>
    </message>
    <message>
      <source>A move waits exactly while a way is chosen.</source>
      <translation>Ein Zug wartet genau dann, wenn ein Weg gewählt wird.</translation>
    </message>
    <message>
      <source>A new record!</source>
      <translation>Ein neuer Rekord!</translation>
    </message>
    <message>
      <source>A number in this position is not one.</source>
      <translation>Eine Zahl in dieser Stellung ist keine.</translation>
    </message>
    <message>
      <source>A part of the system that the window needs is missing: {reason}.</source>
      <translation>Ein Teil des Systems, den das Fenster braucht, fehlt: {reason}.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, deck, round and seats.</source>
      <translation>Eine Stellung ist ein Objekt mit Aufbau, Deck, Runde und Plätzen.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, land, seats, decks and turn.</source>
      <translation>Eine Stellung ist ein Objekt mit Aufbau, Land, Plätzen, Stapeln und Zug.</translation>
    </message>
    <message>
      <source>A practice game that begins at this position. This game stays as it is.</source>
      <translation>Eine Übungspartie, die an dieser Stelle beginnt. Diese Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>A practice game: undo could reach back across rounds.</source>
      <translation>Eine Übungspartie: Zurücknehmen ging über Runden hinweg.</translation>
    </message>
    <message>
      <source>A profile names earned feats (FE1 to FE6) with their difficulty.</source>
      <translation>Ein Profil nennt errungene Erfolge (FE1 bis FE6) mit ihrer Schwierigkeit.</translation>
    </message>
    <message>
      <source>A rabbit must stand on a tile.</source>
      <translation>Ein Hase muss auf einem Plättchen stehen.</translation>
    </message>
    <message>
      <source>A request is an object like {"cmd": "games"}.</source>
      <translation>Eine Anfrage ist ein Objekt wie {"cmd": "games"}.</translation>
    </message>
    <message>
      <source>A round has {turns} turns.</source>
      <translation>Eine Runde hat {turns} Züge.</translation>
    </message>
    <message>
      <source>A round is over when all have ended it, and not before.</source>
      <translation>Eine Runde ist vorbei, wenn alle sie beendet haben, und nicht früher.</translation>
    </message>
    <message>
      <source>A row and a column are cleared: choose which reward comes first.</source>
      <translation>Eine Reihe und eine Spalte sind geräumt: Wähle, welche Belohnung zuerst kommt.</translation>
    </message>
    <message>
      <source>A seat has decided about a card that was not turned yet.</source>
      <translation>Ein Platz hat über eine noch verdeckte Karte entschieden.</translation>
    </message>
    <message>
      <source>A seat has more tokens out or other carrots than there can be.</source>
      <translation>Ein Platz hat mehr Spielsteine draußen oder andere Möhren als möglich.</translation>
    </message>
    <message>
      <source>A seat holds another number of Movement Cards than it must.</source>
      <translation>Ein Platz hat eine andere Zahl Bewegungskarten, als er muss.</translation>
    </message>
    <message>
      <source>A seat is an object with its decisions, at most one a card.</source>
      <translation>Ein Platz ist ein Objekt mit seinen Entscheidungen, höchstens eine je Karte.</translation>
    </message>
    <message>
      <source>A seat is an object with what it has.</source>
      <translation>Ein Platz ist ein Objekt mit dem, was er hat.</translation>
    </message>
    <message>
      <source>A seat was taken over for {n} moves and handed back.</source>
      <translation>Ein Platz wurde für {n} Züge übernommen und zurückgegeben.</translation>
    </message>
    <message>
      <source>A smaller island and ten years, with two Action Cards to begin with.</source>
      <translation>Eine kleinere Insel und zehn Jahre, mit zwei Aktionskarten zu Beginn.</translation>
    </message>
    <message>
      <source>A solo game has exactly one seat.</source>
      <translation>Eine Solopartie hat genau einen Platz.</translation>
    </message>
    <message>
      <source>A space of the offer is empty though there are tiles in the stack.</source>
      <translation>Ein Feld der Auslage ist leer, obwohl der Stapel Plättchen hat.</translation>
    </message>
    <message>
      <source>A stack has at most three tokens.</source>
      <translation>Ein Stapel hat höchstens drei Spielsteine.</translation>
    </message>
    <message>
      <source>A standard game has two to four seats.</source>
      <translation>Ein Standardspiel hat zwei bis vier Plätze.</translation>
    </message>
    <message>
      <source>A stored card cannot be on top before a turn.</source>
      <translation>Vor einem Zug kann keine eingelagerte Karte oben liegen.</translation>
    </message>
    <message>
      <source>A tile cannot lie so: {decision}.</source>
      <translation>Ein Plättchen kann so nicht liegen: {decision}.</translation>
    </message>
    <message>
      <source>A tile has been revealed since; what was done before it stands.</source>
      <translation>Seitdem wurde ein Plättchen aufgedeckt; was vorher getan wurde, bleibt.</translation>
    </message>
    <message>
      <source>A tile has no route from the Hill, or none on from it.</source>
      <translation>Ein Plättchen hat keinen Weg vom Hügel oder keinen weiter.</translation>
    </message>
    <message>
      <source>A tile has two upgrades of one type.</source>
      <translation>Ein Plättchen hat zwei Ausbauten einer Art.</translation>
    </message>
    <message>
      <source>A tile holds at most three tokens, an event none.</source>
      <translation>Ein Plättchen hat höchstens drei Spielsteine, ein Ereignis keinen.</translation>
    </message>
    <message>
      <source>A tile is turned by 0 to 5 steps of 60 degrees, not by {steps}.</source>
      <translation>Ein Plättchen wird um 0 bis 5 Schritte zu 60 Grad gedreht, nicht um {steps}.</translation>
    </message>
    <message>
      <source>A tile must lie beside another tile of your island.</source>
      <translation>Ein Plättchen muss neben einem anderen deiner Insel liegen.</translation>
    </message>
    <message>
      <source>A tile of the land is its cell and its name.</source>
      <translation>Ein Plättchen des Landes ist seine Zelle und sein Name.</translation>
    </message>
    <message>
      <source>A tile placed in this turn must lie on the table.</source>
      <translation>Ein in diesem Zug gelegtes Plättchen muss auf dem Tisch liegen.</translation>
    </message>
    <message>
      <source>A time is taken when a round ends with the real clock.</source>
      <translation>Eine Zeit wird genommen, wenn eine Runde mit echter Uhr endet.</translation>
    </message>
    <message>
      <source>A time is told when a round ends with the real clock.</source>
      <translation>Eine Zeit wird genannt, wenn eine Runde mit echter Uhr endet.</translation>
    </message>
    <message>
      <source>A trumpet is reached</source>
      <translation>Eine Trompete ist erreicht</translation>
    </message>
    <message>
      <source>A villager is marked that is not there.</source>
      <translation>Ein Dorfbewohner ist vermerkt, der nicht da ist.</translation>
    </message>
    <message>
      <source>A window is open exactly while cards are asked for.</source>
      <translation>Ein Fenster ist genau dann offen, wenn nach Karten gefragt wird.</translation>
    </message>
    <message>
      <source>A worker is needed: {tile}.</source>
      <translation>Ein Arbeiter wird gebraucht: {tile}.</translation>
    </message>
    <message>
      <source>Ability</source>
      <translation>Fähigkeit</translation>
    </message>
    <message>
      <source>Ability card</source>
      <translation>Fähigkeitskarte</translation>
    </message>
    <message>
      <source>Action Cards</source>
      <translation>Aktionskarten</translation>
    </message>
    <message>
      <source>Activate any tile</source>
      <translation>Ein Plättchen aktivieren</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, or skip.</source>
      <translation>Aktiviere ein Plättchen mit bereitem Arbeiter oder lass es aus.</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, {left} more, or skip.</source>
      <translation>Aktiviere ein Plättchen mit bereitem Arbeiter, noch {left}, oder lass es aus.</translation>
    </message>
    <message>
      <source>Activate any tile, {left} more</source>
      <translation>Ein Plättchen aktivieren, noch {left}</translation>
    </message>
    <message>
      <source>Activate your island</source>
      <translation>Deine Insel aktivieren</translation>
    </message>
    <message>
      <source>Activate {tile} for {depot}</source>
      <translation>{tile} für {depot} aktivieren</translation>
    </message>
    <message>
      <source>Activate {tile}: {effect}</source>
      <translation>{tile} aktivieren: {effect}</translation>
    </message>
    <message>
      <source>Advance</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <source>After {count} commands: {reason}</source>
      <translation>Nach {count} Befehlen: {reason}</translation>
    </message>
    <message>
      <source>After {count} of {most} commands</source>
      <translation>Nach {count} von {most} Befehlen</translation>
    </message>
    <message>
      <source>Aids</source>
      <translation>Hilfen</translation>
    </message>
    <message>
      <source>All Action Cards of this turn lose their effect, and no more can be played this turn.</source>
      <translation>Alle Aktionskarten dieses Zuges verlieren ihre Wirkung, und es können keine mehr gespielt werden.</translation>
    </message>
    <message>
      <source>All cards of the deck may be looked at.</source>
      <translation>Alle Karten des Decks dürfen angesehen werden.</translation>
    </message>
    <message>
      <source>All chests</source>
      <translation>Alle Truhen</translation>
    </message>
    <message>
      <source>All decisions together cost about {points}.</source>
      <translation>Alle Entscheidungen zusammen kosteten etwa {points}.</translation>
    </message>
    <message>
      <source>All decks have the same villagers, none of those on the outposts.</source>
      <translation>Alle Decks haben dieselben Dorfbewohner, keinen von denen auf den Außenposten.</translation>
    </message>
    <message>
      <source>All hands are covered. {name}: {words}</source>
      <translation>Alle Hände sind verdeckt. {name}: {words}</translation>
    </message>
    <message>
      <source>All hands lie open: no covers, and everybody sees every card.</source>
      <translation>Alle Hände liegen offen: nichts verdeckt, und alle sehen jede Karte.</translation>
    </message>
    <message>
      <source>All hands lie open; nobody need look away.</source>
      <translation>Alle Hände liegen offen; niemand muss wegsehen.</translation>
    </message>
    <message>
      <source>All islands have been counted.</source>
      <translation>Alle Inseln sind gewertet.</translation>
    </message>
    <message>
      <source>All of this is estimated by the computer, from what each player could know at the time. What a decision cost is how far it falls short of the best move that was found.</source>
      <translation>All das schätzt der Computer anhand dessen, was jeder Spieler zu dem Zeitpunkt wissen konnte. Eine Entscheidung kostet so viel, wie sie hinter dem besten gefundenen Zug zurückbleibt.</translation>
    </message>
    <message>
      <source>All saved games</source>
      <translation>Alle gespeicherten Partien</translation>
    </message>
    <message>
      <source>All stored cards together: {refusal}</source>
      <translation>Alle eingelagerten Karten zusammen: {refusal}</translation>
    </message>
    <message>
      <source>All there is to build: farms, villages, fortifications, roads to statues.</source>
      <translation>Alles, was es zu bauen gibt: Höfe, Dörfer, Befestigungen, Straßen zu Statuen.</translation>
    </message>
    <message>
      <source>All {n} buildings at upgrade {up} or more</source>
      <translation>Alle {n} Gebäude mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>Alone with your deck, for points and feats.</source>
      <translation>Allein mit deinem Deck, um Punkte und Erfolge.</translation>
    </message>
    <message>
      <source>Amelia, the Pioneer</source>
      <translation>Amelia, die Pionierin</translation>
    </message>
    <message>
      <source>An Action Card is worth more than 20 carrots.</source>
      <translation>Eine Aktionskarte ist mehr wert als 20 Möhren.</translation>
    </message>
    <message>
      <source>An ability that the group can enable once, or none.</source>
      <translation>Eine Fähigkeit, die die Gruppe einmal freischalten kann, oder keine.</translation>
    </message>
    <message>
      <source>An earlier position</source>
      <translation>Eine frühere Stellung</translation>
    </message>
    <message>
      <source>An order names each of the 16 buildings once, top card first.</source>
      <translation>Eine Reihenfolge nennt jedes der 16 Gebäude einmal, die oberste Karte zuerst.</translation>
    </message>
    <message>
      <source>An order names each of the {count} tiles once.</source>
      <translation>Eine Reihenfolge nennt jedes der {count} Plättchen einmal.</translation>
    </message>
    <message>
      <source>An outpost lies in the wrong place.</source>
      <translation>Ein Außenposten liegt am falschen Ort.</translation>
    </message>
    <message>
      <source>An upgrade of player {seat} lies in no printed slot.</source>
      <translation>Ein Ausbau von Spieler {seat} liegt auf keinem gedruckten Platz.</translation>
    </message>
    <message>
      <source>Analysis: {n} positions, {m} moves judged.</source>
      <translation>Analyse: {n} Stellungen, {m} Züge beurteilt.</translation>
    </message>
    <message>
      <source>Another number is likely to do more.</source>
      <translation>Eine andere Zahl bringt wohl mehr.</translation>
    </message>
    <message>
      <source>Another player decides now.</source>
      <translation>Jetzt entscheidet ein anderer Spieler.</translation>
    </message>
    <message>
      <source>Another player decides.</source>
      <translation>Ein anderer Spieler entscheidet.</translation>
    </message>
    <message>
      <source>Another player has decided since.</source>
      <translation>Seitdem hat ein anderer Spieler entschieden.</translation>
    </message>
    <message>
      <source>Answer {card}, or pass.</source>
      <translation>Antworte auf {card} oder passe.</translation>
    </message>
    <message>
      <source>Any of the 24 episodes, each with rules of its own.</source>
      <translation>Eine der 24 Episoden, jede mit eigenen Regeln.</translation>
    </message>
    <message>
      <source>Anybody may choose what is paid. Then the round is ended.</source>
      <translation>Wer mag, wählt, was bezahlt wird. Danach wird die Runde beendet.</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Archives</source>
      <translation>Archiv</translation>
    </message>
    <message>
      <source>As everybody knows it since the last round ended. {words}</source>
      <translation>Wie alle es seit dem Ende der letzten Runde wissen. {words}</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Ask me always</source>
      <translation>Immer fragen</translation>
    </message>
    <message>
      <source>Ask me when something happens</source>
      <translation>Fragen, wenn etwas geschieht</translation>
    </message>
    <message>
      <source>Asked whether they play an Action Card: {names}.</source>
      <translation>Gefragt, ob sie eine Aktionskarte spielen: {names}.</translation>
    </message>
    <message>
      <source>At the end of every round one card is stored again, unpaid.</source>
      <translation>Am Ende jeder Runde wird eine Karte wieder eingelagert, ohne zu zahlen.</translation>
    </message>
    <message>
      <source>At the end one victory point for each Housing and Temple at upgrade 2 or more, four at most.</source>
      <translation>Am Ende ein Siegpunkt für jede Wohnhütte und jeden Tempel mit Ausbau 2 oder mehr, höchstens vier.</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>Am Anfang</translation>
    </message>
    <message>
      <source>At the start of a round all workers are ready.</source>
      <translation>Zu Beginn einer Runde sind alle Arbeiter bereit.</translation>
    </message>
    <message>
      <source>At the start of a round no power has been used.</source>
      <translation>Zu Beginn einer Runde ist keine Kraft genutzt.</translation>
    </message>
    <message>
      <source>At work in this round.</source>
      <translation>In dieser Runde an der Arbeit.</translation>
    </message>
    <message>
      <source>Averted: all have won.</source>
      <translation>Abgewendet: Alle haben gewonnen.</translation>
    </message>
    <message>
      <source>Averted: all will have won.</source>
      <translation>Abgewendet: Alle haben dann gewonnen.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Back at the start.</source>
      <translation>Wieder am Anfang.</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Zum jetzigen Stand</translation>
    </message>
    <message>
      <source>Back to the island of {name}</source>
      <translation>Zurück zur Insel von {name}</translation>
    </message>
    <message>
      <source>Back to the start</source>
      <translation>Zurück zum Anfang</translation>
    </message>
    <message>
      <source>Back to the usual settings</source>
      <translation>Zurück zu den Grundeinstellungen</translation>
    </message>
    <message>
      <source>Before Collapse! strikes</source>
      <translation>Bevor Einsturz! zuschlägt</translation>
    </message>
    <message>
      <source>Before Collapse! strikes: play an interrupt, or pass.</source>
      <translation>Bevor Einsturz! zuschlägt: Spiele eine Unterbrechung oder passe.</translation>
    </message>
    <message>
      <source>Before the first round all players have the same.</source>
      <translation>Vor der ersten Runde haben alle Spieler das Gleiche.</translation>
    </message>
    <message>
      <source>Before the first round nothing has happened yet.</source>
      <translation>Vor der ersten Runde ist noch nichts geschehen.</translation>
    </message>
    <message>
      <source>Begins work in the next round.</source>
      <translation>Beginnt in der nächsten Runde zu arbeiten.</translation>
    </message>
    <message>
      <source>Being built: not in this version yet.</source>
      <translation>Im Bau: noch nicht in dieser Version.</translation>
    </message>
    <message>
      <source>Below it lie outposts worth {values}.</source>
      <translation>Darunter liegen Außenposten im Wert von {values}.</translation>
    </message>
    <message>
      <source>Benefit of {tile}</source>
      <translation>Ertrag von {tile}</translation>
    </message>
    <message>
      <source>Better: {move}</source>
      <translation>Besser: {move}</translation>
    </message>
    <message>
      <source>Blueprints</source>
      <translation>Baupläne</translation>
    </message>
    <message>
      <source>Blueprints of {name}</source>
      <translation>Baupläne von {name}</translation>
    </message>
    <message>
      <source>Boatyard</source>
      <translation>Bootswerft</translation>
    </message>
    <message>
      <source>Bonus die {die}: activate buildings with ready workers, then finish.</source>
      <translation>Bonuswürfel {die}: Aktiviere Gebäude mit bereiten Arbeitern, dann schließe ab.</translation>
    </message>
    <message>
      <source>Bonus step</source>
      <translation>Bonusschritt</translation>
    </message>
    <message>
      <source>Branch from here into a new game</source>
      <translation>Von hier in eine neue Partie abzweigen</translation>
    </message>
    <message>
      <source>Bridges</source>
      <translation>Brücken</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Bauen</translation>
    </message>
    <message>
      <source>Build a {level} in the {tile} for {cost} carrots</source>
      <translation>{level} bauen ({tile}) für {cost} Möhren</translation>
    </message>
    <message>
      <source>Build a {level}, or share the harvest.</source>
      <translation>Baue ({level}) oder teile die Ernte.</translation>
    </message>
    <message>
      <source>Build a {level}?</source>
      <translation>{level} bauen?</translation>
    </message>
    <message>
      <source>Build nothing</source>
      <translation>Nichts bauen</translation>
    </message>
    <message>
      <source>Build your own island, tile by tile, chapter by chapter.</source>
      <translation>Baue deine eigene Insel, Plättchen für Plättchen, Kapitel für Kapitel.</translation>
    </message>
    <message>
      <source>Buy nothing more</source>
      <translation>Nichts mehr kaufen</translation>
    </message>
    <message>
      <source>Buy {card}</source>
      <translation>{card} kaufen</translation>
    </message>
    <message>
      <source>Buy {card} for {cost}, paid with {cards}</source>
      <translation>{card} für {cost} kaufen, bezahlt mit {cards}</translation>
    </message>
    <message>
      <source>Buys as number {n}.</source>
      <translation>Kauft als Nummer {n}.</translation>
    </message>
    <message>
      <source>Camp</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Camps</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Cancels one Action Card that still waits on the stack.</source>
      <translation>Hebt eine Aktionskarte auf, die noch auf dem Stapel wartet.</translation>
    </message>
    <message>
      <source>Canoe House</source>
      <translation>Kanuhaus</translation>
    </message>
    <message>
      <source>Capitol</source>
      <translation>Kapitol</translation>
    </message>
    <message>
      <source>Capitols</source>
      <translation>Kapitole</translation>
    </message>
    <message>
      <source>Capitols on side {side}</source>
      <translation>Kapitole auf Seite {side}</translation>
    </message>
    <message>
      <source>Capitols show side A or side B.</source>
      <translation>Kapitole zeigen Seite A oder Seite B.</translation>
    </message>
    <message>
      <source>Capitols take a production upgrade on side A, a banner on side B.</source>
      <translation>Kapitole nehmen auf Seite A einen Produktionsausbau auf, auf Seite B ein Banner.</translation>
    </message>
    <message>
      <source>Captain</source>
      <translation>Kapitän</translation>
    </message>
    <message>
      <source>Card {n}</source>
      <translation>Karte {n}</translation>
    </message>
    <message>
      <source>Card {round} of {rounds}</source>
      <translation>Karte {round} von {rounds}</translation>
    </message>
    <message>
      <source>Card {round}: {tile}.</source>
      <translation>Karte {round}: {tile}.</translation>
    </message>
    <message>
      <source>Cards are bought at the end of a round.</source>
      <translation>Karten werden am Ende einer Runde gekauft.</translation>
    </message>
    <message>
      <source>Cards are bought when all have ended the round.</source>
      <translation>Karten werden gekauft, wenn alle die Runde beendet haben.</translation>
    </message>
    <message>
      <source>Cards behind the round tracker cannot be used in this round.</source>
      <translation>Karten hinter dem Rundenzähler können in dieser Runde nicht genutzt werden.</translation>
    </message>
    <message>
      <source>Cards of this deck are hidden; it is a view, not a whole position.</source>
      <translation>Karten dieses Decks sind verdeckt; das ist eine Ansicht, keine ganze Stellung.</translation>
    </message>
    <message>
      <source>Cards to come</source>
      <translation>Kommende Karten</translation>
    </message>
    <message>
      <source>Carrot Patch</source>
      <translation>Möhrenbeet</translation>
    </message>
    <message>
      <source>Carrots</source>
      <translation>Möhren</translation>
    </message>
    <message>
      <source>Carrots are needed more than a card.</source>
      <translation>Möhren sind nötiger als eine Karte.</translation>
    </message>
    <message>
      <source>Casual</source>
      <translation>Gemütlich</translation>
    </message>
    <message>
      <source>Cave</source>
      <translation>Höhle</translation>
    </message>
    <message>
      <source>Cedar Watch</source>
      <translation>Zedernwacht</translation>
    </message>
    <message>
      <source>Chance and rounds are whole numbers from 0.</source>
      <translation>Zufall und Runden sind ganze Zahlen ab 0.</translation>
    </message>
    <message>
      <source>Changing the die costs energy, and there is none.</source>
      <translation>Den Würfel zu ändern kostet Energie, und es ist keine da.</translation>
    </message>
    <message>
      <source>Characters are chosen in reverse turn order.</source>
      <translation>Charaktere werden in umgekehrter Zugfolge gewählt.</translation>
    </message>
    <message>
      <source>Chests covered</source>
      <translation>Bedeckte Truhen</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Wählen</translation>
    </message>
    <message>
      <source>Choose a Movement Card.</source>
      <translation>Wähle eine Bewegungskarte.</translation>
    </message>
    <message>
      <source>Choose a card to discard.</source>
      <translation>Wähle eine Karte zum Abwerfen.</translation>
    </message>
    <message>
      <source>Choose a place first, with the mouse or the arrow keys.</source>
      <translation>Wähle zuerst einen Platz, mit der Maus oder den Pfeiltasten.</translation>
    </message>
    <message>
      <source>Choose a resource</source>
      <translation>Wähle einen Rohstoff</translation>
    </message>
    <message>
      <source>Choose a tile for the rabbit.</source>
      <translation>Wähle ein Plättchen für den Hasen.</translation>
    </message>
    <message>
      <source>Choose a tile or card of the hand first.</source>
      <translation>Wähle zuerst ein Plättchen oder eine Karte der Hand.</translation>
    </message>
    <message>
      <source>Choose a tile, then a place.</source>
      <translation>Wähle ein Plättchen, dann einen Platz.</translation>
    </message>
    <message>
      <source>Choose beside the rabbit.</source>
      <translation>Wähle neben dem Hasen.</translation>
    </message>
    <message>
      <source>Choose energy or steel.</source>
      <translation>Wähle Energie oder Stahl.</translation>
    </message>
    <message>
      <source>Choose the target</source>
      <translation>Wähle das Ziel</translation>
    </message>
    <message>
      <source>Choose the way.</source>
      <translation>Wähle den Weg.</translation>
    </message>
    <message>
      <source>Choose the way: one space is left.</source>
      <translation>Wähle den Weg: Es bleibt ein Feld.</translation>
    </message>
    <message>
      <source>Choose the way: {n} spaces are left.</source>
      <translation>Wähle den Weg: Es bleiben {n} Felder.</translation>
    </message>
    <message>
      <source>Choose what to pay for</source>
      <translation>Wähle, was du bezahlst</translation>
    </message>
    <message>
      <source>Choose with the arrow keys, give with Enter. L shows the table.</source>
      <translation>Mit den Pfeiltasten wählen, mit Enter geben. L zeigt den Tisch.</translation>
    </message>
    <message>
      <source>Choose your character.</source>
      <translation>Wähle deinen Charakter.</translation>
    </message>
    <message>
      <source>Choose {character}</source>
      <translation>{character} wählen</translation>
    </message>
    <message>
      <source>Choosing characters</source>
      <translation>Wahl der Charaktere</translation>
    </message>
    <message>
      <source>Circles for rank and lock</source>
      <translation>Kreise für Rang und Schloss</translation>
    </message>
    <message>
      <source>Claim {tile} ({mark}) from {space} and place it {where}</source>
      <translation>{tile} ({mark}), {space}, nehmen und {where} legen</translation>
    </message>
    <message>
      <source>Clears {line}</source>
      <translation>Räumt {line}</translation>
    </message>
    <message>
      <source>Click a card above, then stored cards; or drag stored cards onto it.</source>
      <translation>Klicke oben auf eine Karte, dann auf eingelagerte Karten; oder zieh eingelagerte Karten darauf.</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Coffee House</source>
      <translation>Kaffeehaus</translation>
    </message>
    <message>
      <source>Collapse!</source>
      <translation>Einsturz!</translation>
    </message>
    <message>
      <source>Collapse! is about to strike. Does anybody play a card before?</source>
      <translation>Einsturz! schlägt gleich zu. Spielt jemand vorher eine Karte?</translation>
    </message>
    <message>
      <source>Collapse! of {player} is on {n}.</source>
      <translation>Einsturz! von {player} steht auf {n}.</translation>
    </message>
    <message>
      <source>Collapse! of {player} waits.</source>
      <translation>Einsturz! von {player} wartet.</translation>
    </message>
    <message>
      <source>Collapse! strikes, and nothing is there.</source>
      <translation>Einsturz! schlägt zu, und da ist nichts.</translation>
    </message>
    <message>
      <source>Collapse! strikes: {owner} loses the lowest token.</source>
      <translation>Einsturz! schlägt zu: {owner} verliert den untersten Spielstein.</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Command {number} leads to another position.</source>
      <translation>Befehl {number} führt zu einer anderen Stellung.</translation>
    </message>
    <message>
      <source>Command {number}: {reason}</source>
      <translation>Befehl {number}: {reason}</translation>
    </message>
    <message>
      <source>Command: {command}</source>
      <translation>Befehl: {command}</translation>
    </message>
    <message>
      <source>Common Storehouse</source>
      <translation>Gemeinsames Lager</translation>
    </message>
    <message>
      <source>Complete a blueprint if you can pay it, or end your turn.</source>
      <translation>Vollende einen Bauplan, wenn du ihn bezahlen kannst, oder beende deinen Zug.</translation>
    </message>
    <message>
      <source>Complete {card}</source>
      <translation>Vollenden: {card}</translation>
    </message>
    <message>
      <source>Completed blueprints</source>
      <translation>Vollendete Baupläne</translation>
    </message>
    <message>
      <source>Computer: easy</source>
      <translation>Computer: leicht</translation>
    </message>
    <message>
      <source>Computer: hard</source>
      <translation>Computer: schwer</translation>
    </message>
    <message>
      <source>Computer: medium</source>
      <translation>Computer: mittel</translation>
    </message>
    <message>
      <source>Confirm</source>
      <translation>Bestätigen</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Continue · {progress}</source>
      <translation>Fortsetzen · {progress}</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <translation>Kooperativ</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy report</source>
      <translation>Bericht kopieren</translation>
    </message>
    <message>
      <source>Coral Nursery</source>
      <translation>Korallengarten</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Cost {cost}; lacking {lacking}; lost {lost}</source>
      <translation>Kosten {cost}; es fehlt {lacking}; verloren {lost}</translation>
    </message>
    <message>
      <source>Count the bonus die as any number.</source>
      <translation>Bonuswürfel als beliebige Zahl zählen.</translation>
    </message>
    <message>
      <source>Count the bonus die as one more or one less.</source>
      <translation>Bonuswürfel um eins höher oder niedriger zählen.</translation>
    </message>
    <message>
      <source>Count the islands</source>
      <translation>Inseln werten</translation>
    </message>
    <message>
      <source>Cover</source>
      <translation>Verdecken</translation>
    </message>
    <message>
      <source>Cover blueprints</source>
      <translation>Baupläne verdecken</translation>
    </message>
    <message>
      <source>Cover the hand</source>
      <translation>Hand verdecken</translation>
    </message>
    <message>
      <source>Crystal Trader</source>
      <translation>Kristallhandel</translation>
    </message>
    <message>
      <source>Culture</source>
      <translation>Kultur</translation>
    </message>
    <message>
      <source>Damaged saved game</source>
      <translation>Beschädigte Partie</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Verteilung</translation>
    </message>
    <message>
      <source>Deal number</source>
      <translation>Nummer der Verteilung</translation>
    </message>
    <message>
      <source>Deal {seed}</source>
      <translation>Verteilung {seed}</translation>
    </message>
    <message>
      <source>Decide now</source>
      <translation>Jetzt entscheiden</translation>
    </message>
    <message>
      <source>Decides</source>
      <translation>Wählt</translation>
    </message>
    <message>
      <source>Decides now</source>
      <translation>Entscheidet jetzt</translation>
    </message>
    <message>
      <source>Deckhand</source>
      <translation>Matrose</translation>
    </message>
    <message>
      <source>Deepwater Harbour</source>
      <translation>Tiefwasserhafen</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Deploy a worker</source>
      <translation>Einen Arbeiter einsetzen</translation>
    </message>
    <message>
      <source>Deploy a worker: from any space of the dock to vacant housing.</source>
      <translation>Setze einen Arbeiter ein: von einem Feld des Docks in eine freie Unterkunft.</translation>
    </message>
    <message>
      <source>Deploy the worker in {space} to {tile}</source>
      <translation>Arbeiter einsetzen: {space} auf {tile}</translation>
    </message>
    <message>
      <source>Deploy to {tile}</source>
      <translation>Einsetzen: {tile}</translation>
    </message>
    <message>
      <source>Depot</source>
      <translation>Depot</translation>
    </message>
    <message>
      <source>Depots and landmarks cannot be activated.</source>
      <translation>Depots und Wahrzeichen können nicht aktiviert werden.</translation>
    </message>
    <message>
      <source>Dice have been rolled since; what was done before it stands.</source>
      <translation>Seitdem wurde gewürfelt; was vorher getan wurde, bleibt.</translation>
    </message>
    <message>
      <source>Dice in excess are rolled again: {dice}.</source>
      <translation>Überzählige Würfel werden neu geworfen: {dice}.</translation>
    </message>
    <message>
      <source>Dice on the Forge: {n}</source>
      <translation>Würfel in der Schmiede: {n}</translation>
    </message>
    <message>
      <source>Die as {value}</source>
      <translation>Würfel als {value}</translation>
    </message>
    <message>
      <source>Die {die}</source>
      <translation>Würfel {die}</translation>
    </message>
    <message>
      <source>Die {die}: activate buildings with ready workers, then finish.</source>
      <translation>Würfel {die}: Aktiviere Gebäude mit bereiten Arbeitern, dann schließe ab.</translation>
    </message>
    <message>
      <source>Die {die}: claim a tile, discard one for energy, or activate your island.</source>
      <translation>Würfel {die}: Nimm ein Plättchen, wirf eines für Energie ab oder aktiviere deine Insel.</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <translation>Schwierigkeit</translation>
    </message>
    <message>
      <source>Digest {digest}</source>
      <translation>Prüfsumme {digest}</translation>
    </message>
    <message>
      <source>Disaster</source>
      <translation>Katastrophe</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Abwerfen</translation>
    </message>
    <message>
      <source>Discard a tile here for {gain}</source>
      <translation>Hier ein Plättchen für {gain} abwerfen</translation>
    </message>
    <message>
      <source>Discard an Action Card: five are the most you may keep.</source>
      <translation>Wirf eine Aktionskarte ab: Höchstens fünf darfst du behalten.</translation>
    </message>
    <message>
      <source>Discard it for {gain}</source>
      <translation>Für {gain} abwerfen</translation>
    </message>
    <message>
      <source>Discard the top card</source>
      <translation>Die oberste Karte abwerfen</translation>
    </message>
    <message>
      <source>Discard {card}</source>
      <translation>{card} abwerfen</translation>
    </message>
    <message>
      <source>Discard {tile} ({mark}) from {space} for {gain}</source>
      <translation>{tile} ({mark}), {space}, für {gain} abwerfen</translation>
    </message>
    <message>
      <source>Discards were shuffled into a new deck.</source>
      <translation>Die Ablage wurde zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
      <source>Discounts</source>
      <translation>Rabatte</translation>
    </message>
    <message>
      <source>Dock: {n} workers</source>
      <translation>Dock: {n} Arbeiter</translation>
    </message>
    <message>
      <source>Does anybody play an Action Card?</source>
      <translation>Spielt jemand eine Aktionskarte?</translation>
    </message>
    <message>
      <source>Done again.</source>
      <translation>Wiederholt.</translation>
    </message>
    <message>
      <source>Done again: {n} moves of one chain.</source>
      <translation>Wiederholt: {n} Züge einer Kette.</translation>
    </message>
    <message>
      <source>Done again: {n} moves.</source>
      <translation>Wiederholt: {n} Züge.</translation>
    </message>
    <message>
      <source>Draw {card}</source>
      <translation>Ziehen: {card}</translation>
    </message>
    <message>
      <source>Draws and other players' turns may be undone.</source>
      <translation>Ziehen und Züge anderer können zurückgenommen werden.</translation>
    </message>
    <message>
      <source>Drought</source>
      <translation>Dürre</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Duplizieren</translation>
    </message>
    <message>
      <source>Each Action Card must lie in exactly one place.</source>
      <translation>Jede Aktionskarte muss an genau einem Ort liegen.</translation>
    </message>
    <message>
      <source>Each Movement Card must lie in exactly one place.</source>
      <translation>Jede Bewegungskarte muss an genau einem Ort liegen.</translation>
    </message>
    <message>
      <source>Each feat is used once.</source>
      <translation>Jeder Erfolg wird einmal verwendet.</translation>
    </message>
    <message>
      <source>Each of the {count} blueprints must be there once.</source>
      <translation>Jeder der {count} Baupläne muss einmal da sein.</translation>
    </message>
    <message>
      <source>Each of the {count} tiles must be there once.</source>
      <translation>Jedes der {count} Plättchen muss einmal da sein.</translation>
    </message>
    <message>
      <source>Each paying card is named once.</source>
      <translation>Jede zahlende Karte wird einmal genannt.</translation>
    </message>
    <message>
      <source>Each tile of the pile must lie in exactly one place.</source>
      <translation>Jedes Plättchen des Stapels muss an genau einem Ort liegen.</translation>
    </message>
    <message>
      <source>Earlier position</source>
      <translation>Frühere Stellung</translation>
    </message>
    <message>
      <source>Earlier position: go back to now to play.</source>
      <translation>Frühere Stellung: Geh zum jetzigen Stand, um zu spielen.</translation>
    </message>
    <message>
      <source>Earlier rounds may be taken back.</source>
      <translation>Frühere Runden können zurückgenommen werden.</translation>
    </message>
    <message>
      <source>Earlier turns may be taken back.</source>
      <translation>Frühere Züge können zurückgenommen werden.</translation>
    </message>
    <message>
      <source>Earned on easy</source>
      <translation>Auf Leicht errungen</translation>
    </message>
    <message>
      <source>Earned on hard</source>
      <translation>Auf Schwer errungen</translation>
    </message>
    <message>
      <source>Earned on medium</source>
      <translation>Auf Mittel errungen</translation>
    </message>
    <message>
      <source>Easy</source>
      <translation>Leicht</translation>
    </message>
    <message>
      <source>Eight rounds are over: {points}, {rating}.</source>
      <translation>Acht Runden sind vorbei: {points}, {rating}.</translation>
    </message>
    <message>
      <source>Elder</source>
      <translation>Dorfälteste</translation>
    </message>
    <message>
      <source>Emptiest dock</source>
      <translation>Leerstes Dock</translation>
    </message>
    <message>
      <source>Enable {ability}</source>
      <translation>{ability} freischalten</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>End my part</source>
      <translation>Für mich beenden</translation>
    </message>
    <message>
      <source>End of the track</source>
      <translation>Ende der Leiste</translation>
    </message>
    <message>
      <source>End round {n}</source>
      <translation>Runde {n} beenden</translation>
    </message>
    <message>
      <source>End round {round}</source>
      <translation>Runde {round} beenden</translation>
    </message>
    <message>
      <source>End round {round} together</source>
      <translation>Runde {round} gemeinsam beenden</translation>
    </message>
    <message>
      <source>End the round</source>
      <translation>Runde beenden</translation>
    </message>
    <message>
      <source>End the round?</source>
      <translation>Runde beenden?</translation>
    </message>
    <message>
      <source>End your part in the game</source>
      <translation>Die Partie für dich beenden</translation>
    </message>
    <message>
      <source>End your part in this game?</source>
      <translation>Für dich die Partie beenden?</translation>
    </message>
    <message>
      <source>End your turn</source>
      <translation>Zug beenden</translation>
    </message>
    <message>
      <source>End your turn?</source>
      <translation>Zug beenden?</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Beendet</translation>
    </message>
    <message>
      <source>Ending a round names no cards and costs nothing.</source>
      <translation>Das Beenden einer Runde nennt keine Karten und kostet nichts.</translation>
    </message>
    <message>
      <source>Energy</source>
      <translation>Energie</translation>
    </message>
    <message>
      <source>Energy changes a die by 1, up or down.</source>
      <translation>Energie ändert einen Würfel um 1, auf oder ab.</translation>
    </message>
    <message>
      <source>Energy changes a die once per turn.</source>
      <translation>Energie ändert einen Würfel einmal pro Zug.</translation>
    </message>
    <message>
      <source>Energy or steel may be chosen.</source>
      <translation>Energie oder Stahl kann gewählt werden.</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Epic Discovery</source>
      <translation>Große Entdeckung</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Episode</translation>
    </message>
    <message>
      <source>Episode 1</source>
      <translation>Episode 1</translation>
    </message>
    <message>
      <source>Episode {number}</source>
      <translation>Episode {number}</translation>
    </message>
    <message>
      <source>Equal markers: fewer open hexes are better, row by row from the north (MYIS-9.5).</source>
      <translation>Gleiche Marker: Weniger freie Felder sind besser, Reihe für Reihe von Norden (MYIS-9.5).</translation>
    </message>
    <message>
      <source>Equal points stay equal: there is no tie-break (RABB-10.4).</source>
      <translation>Gleiche Punkte bleiben gleich: Es gibt keinen Stichentscheid (RABB-10.4).</translation>
    </message>
    <message>
      <source>Equal points: more upgrades win, then more stored resources (PALM-9.4).</source>
      <translation>Gleiche Punkte: Mehr Ausbauten gewinnen, dann mehr eingelagerte Rohstoffe (PALM-9.4).</translation>
    </message>
    <message>
      <source>Equal points: more workers left on the dock are better; then the victory is shared (PROP-11.9).</source>
      <translation>Gleiche Punkte: Mehr Arbeiter am Dock sind besser; dann ist der Sieg geteilt (PROP-11.9).</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Eternal Game</source>
      <translation>Ewiges Spiel</translation>
    </message>
    <message>
      <source>Every Bunny Wins</source>
      <translation>Alle Hasen gewinnen</translation>
    </message>
    <message>
      <source>Every Capitol has room for a banner.</source>
      <translation>Jedes Kapitol hat Platz für ein Banner.</translation>
    </message>
    <message>
      <source>Every Capitol has room for a production upgrade.</source>
      <translation>Jedes Kapitol hat Platz für einen Produktionsausbau.</translation>
    </message>
    <message>
      <source>Every place for this tile would cost more than the point.</source>
      <translation>Jeder Platz für dieses Plättchen würde mehr kosten als den Punkt.</translation>
    </message>
    <message>
      <source>Every player takes 100 carrots.</source>
      <translation>Jeder Spieler nimmt 100 Möhren.</translation>
    </message>
    <message>
      <source>Everybody builds an island in the sky; the most victory points win.</source>
      <translation>Alle bauen eine Insel am Himmel; die meisten Siegpunkte gewinnen.</translation>
    </message>
    <message>
      <source>Everybody else looks away, please.</source>
      <translation>Alle anderen sehen bitte weg.</translation>
    </message>
    <message>
      <source>Everybody has dealt with this tile. Turn the next card.</source>
      <translation>Alle sind mit diesem Plättchen fertig. Decke die nächste Karte auf.</translation>
    </message>
    <message>
      <source>Everybody has finished. Count the islands.</source>
      <translation>Alle sind fertig. Werte die Inseln.</translation>
    </message>
    <message>
      <source>Everybody is asked again.</source>
      <translation>Alle werden erneut gefragt.</translation>
    </message>
    <message>
      <source>Everybody is asked: N for nobody, or the number of who wants to play.</source>
      <translation>Alle werden gefragt: N für niemand oder die Nummer dessen, der spielen will.</translation>
    </message>
    <message>
      <source>Everybody may store one card more.</source>
      <translation>Alle dürfen eine Karte mehr eingelagert haben.</translation>
    </message>
    <message>
      <source>Everybody saves one resource of any kind in every round.</source>
      <translation>In jeder Runde sparen alle einen beliebigen Rohstoff.</translation>
    </message>
    <message>
      <source>Everybody whose cards are used agrees before they are turned back.</source>
      <translation>Alle, deren Karten genutzt werden, stimmen zu, bevor sie zurückgedreht werden.</translation>
    </message>
    <message>
      <source>Expected points</source>
      <translation>Erwartete Punkte</translation>
    </message>
    <message>
      <source>Expected points over the game</source>
      <translation>Erwartete Punkte im Verlauf der Partie</translation>
    </message>
    <message>
      <source>Explore phase</source>
      <translation>Erkundung</translation>
    </message>
    <message>
      <source>Explore phase: the island grows</source>
      <translation>Erkundung: Die Insel wächst</translation>
    </message>
    <message>
      <source>Export the game</source>
      <translation>Partie exportieren</translation>
    </message>
    <message>
      <source>Export …</source>
      <translation>Exportieren …</translation>
    </message>
    <message>
      <source>Exported to {file}.</source>
      <translation>Exportiert nach {file}.</translation>
    </message>
    <message>
      <source>Extreme Advance</source>
      <translation>Weit Vorwärts</translation>
    </message>
    <message>
      <source>Factory</source>
      <translation>Fabrik</translation>
    </message>
    <message>
      <source>Fame</source>
      <translation>Ruhm</translation>
    </message>
    <message>
      <source>Famine</source>
      <translation>Hungersnot</translation>
    </message>
    <message>
      <source>Farms</source>
      <translation>Höfe</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Schnell</translation>
    </message>
    <message>
      <source>Fault in the game with seed {seed}.</source>
      <translation>Fehler in der Partie mit der Nummer {seed}.</translation>
    </message>
    <message>
      <source>Feast Drum</source>
      <translation>Festtrommel</translation>
    </message>
    <message>
      <source>Feats</source>
      <translation>Erfolge</translation>
    </message>
    <message>
      <source>Feats are named by their codes, FE1 to FE6.</source>
      <translation>Erfolge werden mit ihren Kürzeln genannt, FE1 bis FE6.</translation>
    </message>
    <message>
      <source>Feats earned so far, each with the difficulty it was earned at.</source>
      <translation>Bisher errungene Erfolge, jeweils mit der Schwierigkeit, auf der sie errungen wurden.</translation>
    </message>
    <message>
      <source>Feats in the deck; each must be earned.</source>
      <translation>Erfolge im Deck; jeder muss errungen sein.</translation>
    </message>
    <message>
      <source>Feats of Palm Island</source>
      <translation>Erfolge von Palm Island</translation>
    </message>
    <message>
      <source>Feats you have earned join the deck: choose any number, or none.</source>
      <translation>Errungene Erfolge kommen ins Deck: Wähle beliebig viele oder keinen.</translation>
    </message>
    <message>
      <source>Fewest handling points buy first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Wer am wenigsten Handgriffe hat, kauft zuerst, eine Karte nach der anderen; bei Gleichstand, wer weniger gekauft hat, dann ab dem Platz, der in dieser Runde der erste ist.</translation>
    </message>
    <message>
      <source>Fields on goats</source>
      <translation>Äcker auf Ziegen</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>Finish activating</source>
      <translation>Aktivieren beenden</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Beendet</translation>
    </message>
    <message>
      <source>First among equals in this round.</source>
      <translation>In dieser Runde Erster bei Gleichstand.</translation>
    </message>
    <message>
      <source>First farm</source>
      <translation>Erster Hof</translation>
    </message>
    <message>
      <source>First reward: {lines}</source>
      <translation>Erste Belohnung: {lines}</translation>
    </message>
    <message>
      <source>First the reward of {line}</source>
      <translation>Zuerst die Belohnung von {line}</translation>
    </message>
    <message>
      <source>First to tame the elder</source>
      <translation>Zuerst den Alten gezähmt</translation>
    </message>
    <message>
      <source>First with two bridges</source>
      <translation>Zuerst mit zwei Brücken</translation>
    </message>
    <message>
      <source>Fishing Banks</source>
      <translation>Fischgründe</translation>
    </message>
    <message>
      <source>Fit the table</source>
      <translation>Tisch einpassen</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Wenden</translation>
    </message>
    <message>
      <source>Flip {card}</source>
      <translation>{card} wenden</translation>
    </message>
    <message>
      <source>Flip: {cost}.</source>
      <translation>Wenden: {cost}.</translation>
    </message>
    <message>
      <source>Floating Gardens</source>
      <translation>Schwebende Gärten</translation>
    </message>
    <message>
      <source>Folder of the saved games</source>
      <translation>Ordner der gespeicherten Partien</translation>
    </message>
    <message>
      <source>For Action Cards: {words}</source>
      <translation>Aktionskarten: {words}</translation>
    </message>
    <message>
      <source>For each player: {costs}.</source>
      <translation>Für jeden Spieler: {costs}.</translation>
    </message>
    <message>
      <source>Forest</source>
      <translation>Wald</translation>
    </message>
    <message>
      <source>Forge Terrace</source>
      <translation>Schmiedeterrasse</translation>
    </message>
    <message>
      <source>Fortifications</source>
      <translation>Befestigungen</translation>
    </message>
    <message>
      <source>Founder's Hill</source>
      <translation>Gründerhügel</translation>
    </message>
    <message>
      <source>Free Labor</source>
      <translation>Gratis bauen</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one fish less to pay.</source>
      <translation>Ab der nächsten Runde: einmal pro Runde einen Fisch weniger zahlen.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one log less to pay.</source>
      <translation>Ab der nächsten Runde: einmal pro Runde ein Holz weniger zahlen.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one stone less to pay.</source>
      <translation>Ab der nächsten Runde: einmal pro Runde einen Stein weniger zahlen.</translation>
    </message>
    <message>
      <source>From the next round on: one more card may be stored.</source>
      <translation>Ab der nächsten Runde: Eine Karte mehr darf eingelagert sein.</translation>
    </message>
    <message>
      <source>From the next round on: the third card can be used as well.</source>
      <translation>Ab der nächsten Runde: Auch die dritte Karte ist nutzbar.</translation>
    </message>
    <message>
      <source>From the next start everything is shown at {n} %.</source>
      <translation>Ab dem nächsten Start wird alles mit {n} % angezeigt.</translation>
    </message>
    <message>
      <source>From the top of the deck to the back. Take as long as you want.</source>
      <translation>Von oben bis unten durch das Deck. Nimm dir so viel Zeit, wie du magst.</translation>
    </message>
    <message>
      <source>From {fame} fame: {power}</source>
      <translation>Ab {fame} Ruhm: {power}</translation>
    </message>
    <message>
      <source>Full Harvest</source>
      <translation>Volle Ernte</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Vollbild</translation>
    </message>
    <message>
      <source>Gain 1 {resource}</source>
      <translation>1 {resource} erhalten</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Given at the end.</source>
      <translation>Wird am Ende vergeben.</translation>
    </message>
    <message>
      <source>Gives {resources}</source>
      <translation>Gibt {resources}</translation>
    </message>
    <message>
      <source>Gives {resources}.</source>
      <translation>Gibt {resources}.</translation>
    </message>
    <message>
      <source>Go Home!</source>
      <translation>Ab nach Hause!</translation>
    </message>
    <message>
      <source>Go back to now to play.</source>
      <translation>Geh zum jetzigen Stand, um zu spielen.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Go on (N)</source>
      <translation>Weiter (N)</translation>
    </message>
    <message>
      <source>Go {direction}</source>
      <translation>Nach {direction}</translation>
    </message>
    <message>
      <source>Go {direction}, to one of {n} tiles</source>
      <translation>Nach {direction}: eines von {n} Plättchen</translation>
    </message>
    <message>
      <source>Go {direction}, to {tiles}</source>
      <translation>Nach {direction}: {tiles}</translation>
    </message>
    <message>
      <source>Goes to who is the only one with {criterion}.</source>
      <translation>Geht an den Einzigen mit {criterion}.</translation>
    </message>
    <message>
      <source>Governor</source>
      <translation>Gouverneur</translation>
    </message>
    <message>
      <source>Great Lodge</source>
      <translation>Große Halle</translation>
    </message>
    <message>
      <source>H</source>
      <translation>H</translation>
    </message>
    <message>
      <source>Hand over to {name}</source>
      <translation>An {name} übergeben</translation>
    </message>
    <message>
      <source>Hands are kept in order.</source>
      <translation>Hände werden geordnet gehalten.</translation>
    </message>
    <message>
      <source>Hands or decks are hidden; this is a view, not a whole position.</source>
      <translation>Hände oder Stapel sind verdeckt; das ist eine Ansicht, keine ganze Stellung.</translation>
    </message>
    <message>
      <source>Hard</source>
      <translation>Schwer</translation>
    </message>
    <message>
      <source>Hard plays without feats, medium with exactly one, easy with any number.</source>
      <translation>Schwer spielt ohne Erfolge, Mittel mit genau einem, Leicht mit beliebig vielen.</translation>
    </message>
    <message>
      <source>Hard uses no feat, medium exactly one, easy any number; {count} were named.</source>
      <translation>Schwer nutzt keinen Erfolg, Mittel genau einen, Leicht beliebig viele; {count} wurden genannt.</translation>
    </message>
    <message>
      <source>Has the turn</source>
      <translation>Ist am Zug</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Here it leaves most room for what comes.</source>
      <translation>Hier lässt es am meisten Platz für das, was kommt.</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Laut</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Startseite</translation>
    </message>
    <message>
      <source>Homesteads</source>
      <translation>Gehöfte</translation>
    </message>
    <message>
      <source>Hometown Advantage</source>
      <translation>Heimvorteil</translation>
    </message>
    <message>
      <source>Hotel</source>
      <translation>Hotel</translation>
    </message>
    <message>
      <source>Houses on the beach</source>
      <translation>Häuser am Strand</translation>
    </message>
    <message>
      <source>Housing</source>
      <translation>Wohnhütte</translation>
    </message>
    <message>
      <source>How the game went</source>
      <translation>Verlauf der Partie</translation>
    </message>
    <message>
      <source>How the game went · {game}</source>
      <translation>Verlauf der Partie · {game}</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Spielanleitung</translation>
    </message>
    <message>
      <source>Hungry Workers</source>
      <translation>Hungrige Arbeiter</translation>
    </message>
    <message>
      <source>Hurricane</source>
      <translation>Hurrikan</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Ich, {name}</translation>
    </message>
    <message>
      <source>If all pass: Collapse! strikes the {tile} below the rabbit.</source>
      <translation>Wenn alle passen: Einsturz! trifft {tile} unter dem Hasen.</translation>
    </message>
    <message>
      <source>If all pass: the stack is worked off from the top, {card} first.</source>
      <translation>Wenn alle passen: Der Stapel wird von oben abgearbeitet, {card} zuerst.</translation>
    </message>
    <message>
      <source>If all pass: {card} takes effect.</source>
      <translation>Wenn alle passen: {card} wirkt.</translation>
    </message>
    <message>
      <source>If all pass: {player} resolves the {tile}.</source>
      <translation>Wenn alle passen: {player} handelt {tile} ab.</translation>
    </message>
    <message>
      <source>Import a game …</source>
      <translation>Partie importieren …</translation>
    </message>
    <message>
      <source>Import a saved game</source>
      <translation>Gespeicherte Partie importieren</translation>
    </message>
    <message>
      <source>In force this turn</source>
      <translation>In Kraft in diesem Zug</translation>
    </message>
    <message>
      <source>In round 1 every card behind the tracker took one turn.</source>
      <translation>In Runde 1 brauchte jede Karte hinter dem Rundenzähler einen Zug.</translation>
    </message>
    <message>
      <source>In round 1 feats and villagers come after all buildings.</source>
      <translation>In Runde 1 kommen Erfolge und Dorfbewohner nach allen Gebäuden.</translation>
    </message>
    <message>
      <source>In round 1 no card ahead of the tracker is turned or stored yet.</source>
      <translation>In Runde 1 ist vor dem Rundenzähler noch keine Karte gedreht, gewendet oder eingelagert.</translation>
    </message>
    <message>
      <source>Industry</source>
      <translation>Industrie</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile}</source>
      <translation>Einbauen: {upgrade} auf {tile}</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile} ({links})</source>
      <translation>Einbauen: {upgrade} auf {tile} ({links})</translation>
    </message>
    <message>
      <source>Install the {upgrade} or put it aside.</source>
      <translation>Einbauen oder beiseitelegen: {upgrade}.</translation>
    </message>
    <message>
      <source>Instant</source>
      <translation>Sofort</translation>
    </message>
    <message>
      <source>Iron Foundry</source>
      <translation>Eisengießerei</translation>
    </message>
    <message>
      <source>Islands Desktop</source>
      <translation>Islands Desktop</translation>
    </message>
    <message>
      <source>Islands Desktop is already running.</source>
      <translation>Islands Desktop läuft schon.</translation>
    </message>
    <message>
      <source>It asks for {criterion}.</source>
      <translation>Verlangt {criterion}.</translation>
    </message>
    <message>
      <source>It begins a step that is worth more than it costs.</source>
      <translation>Es beginnt einen Schritt, der mehr wert ist, als er kostet.</translation>
    </message>
    <message>
      <source>It brings an Action Card.</source>
      <translation>Es bringt eine Aktionskarte.</translation>
    </message>
    <message>
      <source>It brings {carrots} carrots.</source>
      <translation>Es bringt {carrots} Möhren.</translation>
    </message>
    <message>
      <source>It can be paid already and counts at the end: {points}.</source>
      <translation>Es kann schon bezahlt werden und zählt am Ende: {points}.</translation>
    </message>
    <message>
      <source>It can be paid now and counts at the end: {points}.</source>
      <translation>Es kann jetzt bezahlt werden und zählt am Ende: {points}.</translation>
    </message>
    <message>
      <source>It closes the round. When it is on top, the round is over.</source>
      <translation>Er schließt die Runde. Liegt er oben, ist die Runde vorbei.</translation>
    </message>
    <message>
      <source>It cost about {points}.</source>
      <translation>Das kostete etwa {points}.</translation>
    </message>
    <message>
      <source>It costs nothing, but neither this tile nor any later one will be placed.</source>
      <translation>Es kostet nichts, aber weder dieses noch ein späteres Plättchen wird gelegt.</translation>
    </message>
    <message>
      <source>It costs {cost}.</source>
      <translation>Kostet {cost}.</translation>
    </message>
    <message>
      <source>It counts at the end: {points}. Still missing: {resources}.</source>
      <translation>Es zählt am Ende: {points}. Es fehlt noch: {resources}.</translation>
    </message>
    <message>
      <source>It counts points at the end: {tile}.</source>
      <translation>Es zählt am Ende Punkte: {tile}.</translation>
    </message>
    <message>
      <source>It covers what would cost points at the end: {rule}.</source>
      <translation>Bedeckt, was am Ende Punkte kosten würde: {rule}.</translation>
    </message>
    <message>
      <source>It gives {resources}.</source>
      <translation>Es gibt {resources}.</translation>
    </message>
    <message>
      <source>It has been decided whether a card is played.</source>
      <translation>Es ist entschieden, ob eine Karte gespielt wird.</translation>
    </message>
    <message>
      <source>It is another player's turn.</source>
      <translation>Ein anderer Spieler ist am Zug.</translation>
    </message>
    <message>
      <source>It is not this player's chance to play a card.</source>
      <translation>Dieser Spieler kann jetzt keine Karte spielen.</translation>
    </message>
    <message>
      <source>It is the turn of another player to choose a character.</source>
      <translation>Ein anderer Spieler ist dran, einen Charakter zu wählen.</translation>
    </message>
    <message>
      <source>It is the turn of another player.</source>
      <translation>Ein anderer Spieler ist am Zug.</translation>
    </message>
    <message>
      <source>It is the turn of {name}, whom the computer plays.</source>
      <translation>{name} ist am Zug; dort spielt der Computer.</translation>
    </message>
    <message>
      <source>It is the turn of {player}.</source>
      <translation>{player} ist am Zug.</translation>
    </message>
    <message>
      <source>It leads to a building worth 1 point: {tile}.</source>
      <translation>Es führt zu einem Bau, der 1 Punkt wert ist: {tile}.</translation>
    </message>
    <message>
      <source>It leads to a building worth {points} points: {tile}.</source>
      <translation>Es führt zu einem Bau, der {points} Punkte wert ist: {tile}.</translation>
    </message>
    <message>
      <source>It leaves the rabbit in the best place for what comes: {tile}.</source>
      <translation>Der Hase steht damit am besten für das, was kommt: {tile}.</translation>
    </message>
    <message>
      <source>It lets another worker go to work.</source>
      <translation>Es lässt einen weiteren Arbeiter an die Arbeit.</translation>
    </message>
    <message>
      <source>It may end on: {places}.</source>
      <translation>Mögliche Ziele: {places}.</translation>
    </message>
    <message>
      <source>It may join your deck from the next game on, on medium and easy.</source>
      <translation>Er darf ab der nächsten Partie in dein Deck, auf Mittel und Leicht.</translation>
    </message>
    <message>
      <source>It prepares what scores later: {rule}.</source>
      <translation>Bereitet vor, was später punktet: {rule}.</translation>
    </message>
    <message>
      <source>It scores at once: {points}.</source>
      <translation>Es punktet sofort: {points}.</translation>
    </message>
    <message>
      <source>It scores at once: {rule} {points}.</source>
      <translation>Punktet sofort: {rule} {points}.</translation>
    </message>
    <message>
      <source>Jacques, the Explorer</source>
      <translation>Jacques, der Entdecker</translation>
    </message>
    <message>
      <source>Jacques: roll the die again</source>
      <translation>Jacques: Würfel neu werfen</translation>
    </message>
    <message>
      <source>Judging the decisions: {done} of {whole}</source>
      <translation>Entscheidungen werden bewertet: {done} von {whole}</translation>
    </message>
    <message>
      <source>Keeping the carrots is better here.</source>
      <translation>Hier ist es besser, die Möhren zu behalten.</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <translation>Tasten und Maus</translation>
    </message>
    <message>
      <source>Laboratory</source>
      <translation>Labor</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>See</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Largest farm</source>
      <translation>Größter Hof</translation>
    </message>
    <message>
      <source>Largest fortification</source>
      <translation>Größte Befestigung</translation>
    </message>
    <message>
      <source>Largest group</source>
      <translation>Größte Gruppe</translation>
    </message>
    <message>
      <source>Largest path system</source>
      <translation>Größtes Wegenetz</translation>
    </message>
    <message>
      <source>Largest village</source>
      <translation>Größtes Dorf</translation>
    </message>
    <message>
      <source>Last game: {last}. Best: {best}.</source>
      <translation>Letzte Partie: {last}. Bestwert: {best}.</translation>
    </message>
    <message>
      <source>Last games</source>
      <translation>Letzte Partien</translation>
    </message>
    <message>
      <source>Lava</source>
      <translation>Lava</translation>
    </message>
    <message>
      <source>Lay paths across the island and bring the carrots home.</source>
      <translation>Lege Pfade über die Insel und bring die Möhren nach Hause.</translation>
    </message>
    <message>
      <source>Lay two tiles.</source>
      <translation>Lege zwei Plättchen.</translation>
    </message>
    <message>
      <source>Left after {n} moves and taken up again.</source>
      <translation>Nach {n} Zügen verlassen und wieder aufgenommen.</translation>
    </message>
    <message>
      <source>Legal moves</source>
      <translation>Erlaubte Züge</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>Legende</translation>
    </message>
    <message>
      <source>Let {card} rest</source>
      <translation>{card} ruhen lassen</translation>
    </message>
    <message>
      <source>Let {card} work again</source>
      <translation>{card} wieder arbeiten lassen</translation>
    </message>
    <message>
      <source>Level {level} of {disaster} was paid: {cost}.</source>
      <translation>Stufe {level} von {disaster} wurde bezahlt: {cost}.</translation>
    </message>
    <message>
      <source>Level {level} of {levels}. One level may be paid at the end of every round.</source>
      <translation>Stufe {level} von {levels}. Am Ende jeder Runde darf eine Stufe bezahlt werden.</translation>
    </message>
    <message>
      <source>Lies face up and counts 3, 2, 1 on your turns; then the lowest token below your rabbit is lost.</source>
      <translation>Liegt offen und zählt 3, 2, 1 in deinen Zügen; dann geht der unterste Spielstein unter deinem Hasen verloren.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Hell oder dunkel</translation>
    </message>
    <message>
      <source>Light the Signal Fires for {card} of {player}</source>
      <translation>Die Signalfeuer für {card} von {player} entzünden</translation>
    </message>
    <message>
      <source>Lines of four</source>
      <translation>Viererreihen</translation>
    </message>
    <message>
      <source>Lines of three</source>
      <translation>Dreierreihen</translation>
    </message>
    <message>
      <source>List of moves</source>
      <translation>Liste der Züge</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Log Flume</source>
      <translation>Holzrutsche</translation>
    </message>
    <message>
      <source>Logger</source>
      <translation>Holzfäller</translation>
    </message>
    <message>
      <source>Long Storehouse</source>
      <translation>Langes Lagerhaus</translation>
    </message>
    <message>
      <source>Long road</source>
      <translation>Lange Straße</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Ansehen</translation>
    </message>
    <message>
      <source>Look at both sides</source>
      <translation>Beide Seiten ansehen</translation>
    </message>
    <message>
      <source>Look at the final table</source>
      <translation>Den Tisch am Ende ansehen</translation>
    </message>
    <message>
      <source>Look at the island</source>
      <translation>Die Insel ansehen</translation>
    </message>
    <message>
      <source>Look at the table after this</source>
      <translation>Den Tisch danach ansehen</translation>
    </message>
    <message>
      <source>Look at your hand.</source>
      <translation>Sieh deine Hand an.</translation>
    </message>
    <message>
      <source>Lookout Ledge</source>
      <translation>Ausguckfels</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Leise</translation>
    </message>
    <message>
      <source>Luxury Apartments</source>
      <translation>Luxuswohnungen</translation>
    </message>
    <message>
      <source>Marie activates one tile more only once.</source>
      <translation>Marie aktiviert nur einmal ein Plättchen mehr.</translation>
    </message>
    <message>
      <source>Marie must pay energy first, and there is none.</source>
      <translation>Marie muss erst Energie zahlen, und es ist keine da.</translation>
    </message>
    <message>
      <source>Marie, the Scientist</source>
      <translation>Marie, die Forscherin</translation>
    </message>
    <message>
      <source>Marie: {command}</source>
      <translation>Marie: {command}</translation>
    </message>
    <message>
      <source>Marker</source>
      <translation>Marker</translation>
    </message>
    <message>
      <source>Marker if it ended now</source>
      <translation>Marker, wenn jetzt Schluss wäre</translation>
    </message>
    <message>
      <source>Market</source>
      <translation>Markt</translation>
    </message>
    <message>
      <source>Meadow</source>
      <translation>Wiese</translation>
    </message>
    <message>
      <source>Medal by net result</source>
      <translation>Medaille nach Nettoergebnis</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <source>Medium opens once you have earned a feat: finish games well.</source>
      <translation>Mittel öffnet sich, sobald du einen Erfolg errungen hast: Beende Partien gut.</translation>
    </message>
    <message>
      <source>Met by {names}.</source>
      <translation>Erfüllt von {names}.</translation>
    </message>
    <message>
      <source>Mode</source>
      <translation>Spielart</translation>
    </message>
    <message>
      <source>More cards are stored than would be allowed without {card}.</source>
      <translation>Es sind mehr Karten eingelagert, als ohne {card} erlaubt wären.</translation>
    </message>
    <message>
      <source>More levels of the disaster are paid than rounds have ended.</source>
      <translation>Es sind mehr Stufen der Katastrophe bezahlt als Runden beendet.</translation>
    </message>
    <message>
      <source>More than five Action Cards are kept in one's own turn only.</source>
      <translation>Mehr als fünf Aktionskarten hält man nur im eigenen Zug.</translation>
    </message>
    <message>
      <source>More than {limit} cards are stored.</source>
      <translation>Es sind mehr als {limit} Karten eingelagert.</translation>
    </message>
    <message>
      <source>More turns were taken in this round than cards have passed.</source>
      <translation>In dieser Runde wurden mehr Züge gemacht, als Karten vorbei sind.</translation>
    </message>
    <message>
      <source>Most blueprints</source>
      <translation>Meiste Baupläne</translation>
    </message>
    <message>
      <source>Most carrots</source>
      <translation>Meiste Möhren</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Bewegen</translation>
    </message>
    <message>
      <source>Movement Card 1: the rabbit goes exactly one space.</source>
      <translation>Bewegungskarte 1: Der Hase geht genau ein Feld.</translation>
    </message>
    <message>
      <source>Movement Card {n}: the rabbit goes exactly {n} spaces.</source>
      <translation>Bewegungskarte {n}: Der Hase geht genau {n} Felder.</translation>
    </message>
    <message>
      <source>My Island</source>
      <translation>Meine Insel</translation>
    </message>
    <message>
      <source>My Island has no mode “{mode}”: {modes}.</source>
      <translation>Meine Insel hat keine Spielart „{mode}“: {modes}.</translation>
    </message>
    <message>
      <source>My Island has one to four seats.</source>
      <translation>Meine Insel hat einen bis vier Plätze.</translation>
    </message>
    <message>
      <source>Name of player {number}</source>
      <translation>Name von Spieler {number}</translation>
    </message>
    <message>
      <source>Name of the game</source>
      <translation>Name der Partie</translation>
    </message>
    <message>
      <source>Nelson cannot count the bonus die as {value}.</source>
      <translation>Nelson kann den Bonuswürfel nicht als {value} zählen.</translation>
    </message>
    <message>
      <source>Nelson sets the bonus die once, before he activates anything.</source>
      <translation>Nelson setzt den Bonuswürfel einmal, bevor er etwas aktiviert.</translation>
    </message>
    <message>
      <source>Nelson, the Admiral</source>
      <translation>Nelson, der Admiral</translation>
    </message>
    <message>
      <source>Nelson: count the bonus die as {value}</source>
      <translation>Nelson: Bonuswürfel zählt als {value}</translation>
    </message>
    <message>
      <source>Net Mender</source>
      <translation>Netzflicker</translation>
    </message>
    <message>
      <source>Net result</source>
      <translation>Nettoergebnis</translation>
    </message>
    <message>
      <source>Net result {net}: {medal}.</source>
      <translation>Nettoergebnis {net}: {medal}.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Neue Partie</translation>
    </message>
    <message>
      <source>New game of {game}</source>
      <translation>Neue Partie {game}</translation>
    </message>
    <message>
      <source>New game …</source>
      <translation>Neue Partie …</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Zeitung</translation>
    </message>
    <message>
      <source>Next deal</source>
      <translation>Nächste Verteilung</translation>
    </message>
    <message>
      <source>Nicola, the Inventor</source>
      <translation>Nicola, der Erfinder</translation>
    </message>
    <message>
      <source>No Action Card can be played in the Explore phase.</source>
      <translation>In der Erkundung kann keine Aktionskarte gespielt werden.</translation>
    </message>
    <message>
      <source>No Collapse! counts before the first year.</source>
      <translation>Vor dem ersten Jahr zählt kein Einsturz! herunter.</translation>
    </message>
    <message>
      <source>No Collapse! waits after the first year.</source>
      <translation>Nach dem ersten Jahr wartet kein Einsturz! mehr.</translation>
    </message>
    <message>
      <source>No ability was chosen for this game.</source>
      <translation>Für diese Partie wurde keine Fähigkeit gewählt.</translation>
    </message>
    <message>
      <source>No blueprint completed yet</source>
      <translation>Noch kein Bauplan vollendet</translation>
    </message>
    <message>
      <source>No blueprint has been completed whose upgrade could be installed.</source>
      <translation>Es wurde kein Bauplan vollendet, dessen Ausbau eingebaut werden könnte.</translation>
    </message>
    <message>
      <source>No card can be played now.</source>
      <translation>Keine Karte spielbar.</translation>
    </message>
    <message>
      <source>No card can be used now: discard {card}.</source>
      <translation>Jetzt ist keine Karte nutzbar: Wirf {card} ab.</translation>
    </message>
    <message>
      <source>No card is in force before the main window.</source>
      <translation>Vor dem Hauptfenster ist keine Karte in Kraft.</translation>
    </message>
    <message>
      <source>No card needs to be turned back for this.</source>
      <translation>Dafür muss keine Karte zurückgedreht werden.</translation>
    </message>
    <message>
      <source>No card would help more than it is worth later.</source>
      <translation>Keine Karte hülfe mehr, als sie später wert ist.</translation>
    </message>
    <message>
      <source>No card yet</source>
      <translation>Noch keine Karte</translation>
    </message>
    <message>
      <source>No cards are in force in the Explore phase.</source>
      <translation>In der Erkundung ist keine Karte in Kraft.</translation>
    </message>
    <message>
      <source>No character yet</source>
      <translation>Noch kein Charakter</translation>
    </message>
    <message>
      <source>No computer player knows “{game}”.</source>
      <translation>Kein Computerspieler kennt „{game}“.</translation>
    </message>
    <message>
      <source>No die has been drafted.</source>
      <translation>Kein Würfel wurde genommen.</translation>
    </message>
    <message>
      <source>No feat: the game as it is. All of them can be earned.</source>
      <translation>Kein Erfolg: das Spiel, wie es ist. Alle können errungen werden.</translation>
    </message>
    <message>
      <source>No game has been begun yet.</source>
      <translation>Es wurde noch keine Partie begonnen.</translation>
    </message>
    <message>
      <source>No game has been finished yet.</source>
      <translation>Noch ist keine Partie beendet.</translation>
    </message>
    <message>
      <source>No game has been finished yet. Finished games are counted here.</source>
      <translation>Es wurde noch keine Partie beendet. Beendete Partien werden hier gezählt.</translation>
    </message>
    <message>
      <source>No good move could be found. ({reason})</source>
      <translation>Es wurde kein guter Zug gefunden. ({reason})</translation>
    </message>
    <message>
      <source>No good move was shown.</source>
      <translation>Es wurde kein guter Zug gezeigt.</translation>
    </message>
    <message>
      <source>No island reaches further than {reach} hexes.</source>
      <translation>Keine Insel reicht weiter als {reach} Felder.</translation>
    </message>
    <message>
      <source>No path leads out this way.</source>
      <translation>Hier führt kein Weg hinaus.</translation>
    </message>
    <message>
      <source>No place fits {tile}, and no point is left to pass: end.</source>
      <translation>Kein Platz passt für {tile}, und kein Punkt zum Passen ist übrig: beende.</translation>
    </message>
    <message>
      <source>No place on the island fits this tile.</source>
      <translation>Dieses Plättchen passt nirgends auf die Insel.</translation>
    </message>
    <message>
      <source>No place on your island fits {tile}: pass or end.</source>
      <translation>Kein Platz auf deiner Insel passt für {tile}: passe oder beende.</translation>
    </message>
    <message>
      <source>No symbol of the tile lies beside the same symbol.</source>
      <translation>Kein Symbol des Plättchens liegt neben dem gleichen Symbol.</translation>
    </message>
    <message>
      <source>No tile of {player} fits anywhere.</source>
      <translation>Kein Plättchen von {player} passt irgendwo.</translation>
    </message>
    <message>
      <source>No tiles are placed in the Build phase.</source>
      <translation>In der Bauphase werden keine Plättchen gelegt.</translation>
    </message>
    <message>
      <source>No villager has been recruited yet who works.</source>
      <translation>Noch ist kein Dorfbewohner angeworben, der arbeitet.</translation>
    </message>
    <message>
      <source>No villager works in round 1 yet.</source>
      <translation>In Runde 1 arbeitet noch kein Dorfbewohner.</translation>
    </message>
    <message>
      <source>No worker can be deployed now.</source>
      <translation>Jetzt kann kein Arbeiter eingesetzt werden.</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Niemand</translation>
    </message>
    <message>
      <source>Nobody ends a round before the round tracker is on top.</source>
      <translation>Niemand beendet eine Runde, bevor der Rundenzähler oben liegt.</translation>
    </message>
    <message>
      <source>Nobody gives a resource to choose.</source>
      <translation>Niemand gibt einen Rohstoff zur Wahl.</translation>
    </message>
    <message>
      <source>Nobody got it.</source>
      <translation>Niemand hat ihn bekommen.</translation>
    </message>
    <message>
      <source>Nobody has the first-player token.</source>
      <translation>Niemand hat die Startspielermarke.</translation>
    </message>
    <message>
      <source>Nobody holds tiles in the Build phase.</source>
      <translation>In der Bauphase hält niemand Plättchen.</translation>
    </message>
    <message>
      <source>Nobody is left to be asked.</source>
      <translation>Niemand ist mehr zu fragen.</translation>
    </message>
    <message>
      <source>Nobody meets what an outpost asks in this round.</source>
      <translation>In dieser Runde erfüllt niemand, was ein Außenposten verlangt.</translation>
    </message>
    <message>
      <source>Nobody plays a card</source>
      <translation>Niemand spielt eine Karte</translation>
    </message>
    <message>
      <source>Nobody plays a card (N)</source>
      <translation>Niemand spielt eine Karte (N)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Not averted: all have lost.</source>
      <translation>Nicht abgewendet: Alle haben verloren.</translation>
    </message>
    <message>
      <source>Not earned yet</source>
      <translation>Noch nicht errungen</translation>
    </message>
    <message>
      <source>Not everybody has chosen a character.</source>
      <translation>Nicht alle haben einen Charakter gewählt.</translation>
    </message>
    <message>
      <source>Not possible now.</source>
      <translation>Jetzt nicht möglich.</translation>
    </message>
    <message>
      <source>Nothing better is to be done now.</source>
      <translation>Etwas Besseres ist jetzt nicht zu tun.</translation>
    </message>
    <message>
      <source>Nothing can be activated.</source>
      <translation>Nichts kann aktiviert werden.</translation>
    </message>
    <message>
      <source>Nothing can be built here.</source>
      <translation>Hier kann nichts gebaut werden.</translation>
    </message>
    <message>
      <source>Nothing can be decided here.</source>
      <translation>Hier kann nichts entschieden werden.</translation>
    </message>
    <message>
      <source>Nothing can have been used before the first turn of a round.</source>
      <translation>Vor dem ersten Zug einer Runde kann nichts genutzt worden sein.</translation>
    </message>
    <message>
      <source>Nothing else can be done now.</source>
      <translation>Jetzt ist nichts anderes möglich.</translation>
    </message>
    <message>
      <source>Nothing has been found yet.</source>
      <translation>Noch wurde nichts gefunden.</translation>
    </message>
    <message>
      <source>Nothing is left to pay for</source>
      <translation>Es gibt nichts mehr zu bezahlen</translation>
    </message>
    <message>
      <source>Nothing is stored.</source>
      <translation>Nichts ist eingelagert.</translation>
    </message>
    <message>
      <source>Nothing is taken back in a speed game.</source>
      <translation>In einer Tempopartie wird nichts zurückgenommen.</translation>
    </message>
    <message>
      <source>Nothing is taken back in this mode, so no game branches off.</source>
      <translation>In dieser Spielart wird nichts zurückgenommen, darum zweigt keine Partie ab.</translation>
    </message>
    <message>
      <source>Nothing more can be activated.</source>
      <translation>Nichts weiter kann aktiviert werden.</translation>
    </message>
    <message>
      <source>Nothing more happens: {reason}.</source>
      <translation>Mehr geschieht nicht: {reason}.</translation>
    </message>
    <message>
      <source>Nothing more is to be gained from here.</source>
      <translation>Von hier an ist nichts mehr zu gewinnen.</translation>
    </message>
    <message>
      <source>Nothing was bought in this round.</source>
      <translation>In dieser Runde wurde nichts gekauft.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Now: {progress}. {sentence}</source>
      <translation>Jetzt: {progress}. {sentence}</translation>
    </message>
    <message>
      <source>Observation Platform</source>
      <translation>Aussichtsplattform</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>Off: no movement</source>
      <translation>Aus: keine Bewegung</translation>
    </message>
    <message>
      <source>Offering Chest</source>
      <translation>Opfertruhe</translation>
    </message>
    <message>
      <source>On offer</source>
      <translation>Im Angebot</translation>
    </message>
    <message>
      <source>On turn</source>
      <translation>Am Zug</translation>
    </message>
    <message>
      <source>Once a turn: activate one more tile.</source>
      <translation>Einmal pro Zug: noch ein Plättchen aktivieren.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by 1, free.</source>
      <translation>Einmal pro Zug: Würfel gratis um 1 ändern.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by up to {steps}, free.</source>
      <translation>Einmal pro Zug: Würfel gratis um bis zu {steps} ändern.</translation>
    </message>
    <message>
      <source>Once a turn: pay {cost} and activate one more tile.</source>
      <translation>Einmal pro Zug: noch ein Plättchen für {cost}.</translation>
    </message>
    <message>
      <source>Once a turn: roll your die again and gain {gain}.</source>
      <translation>Einmal pro Zug: neu würfeln und {gain}.</translation>
    </message>
    <message>
      <source>Once turned, one more card may be stored until the end of the game.</source>
      <translation>Einmal gedreht, darf bis zum Ende der Partie eine Karte mehr eingelagert sein.</translation>
    </message>
    <message>
      <source>One card of one player is stored again where it lies, unpaid.</source>
      <translation>Eine Karte eines Spielers wird dort, wo sie liegt, wieder eingelagert, ohne zu zahlen.</translation>
    </message>
    <message>
      <source>One feat you have earned joins the deck: choose exactly one.</source>
      <translation>Ein errungener Erfolg kommt ins Deck: Wähle genau einen.</translation>
    </message>
    <message>
      <source>One move</source>
      <translation>Ein Zug</translation>
    </message>
    <message>
      <source>One tile alone is no group.</source>
      <translation>Ein Plättchen allein ist keine Gruppe.</translation>
    </message>
    <message>
      <source>Only Jacques rolls a drafted die again, once he has the fame.</source>
      <translation>Nur Jacques wirft einen genommenen Würfel neu, sobald er den Ruhm hat.</translation>
    </message>
    <message>
      <source>Only Marie activates one tile more, once she has the fame.</source>
      <translation>Nur Marie aktiviert ein Plättchen mehr, sobald sie den Ruhm hat.</translation>
    </message>
    <message>
      <source>Only Nelson counts the bonus die differently, once he has the fame.</source>
      <translation>Nur Nelson zählt den Bonuswürfel anders, sobald er den Ruhm hat.</translation>
    </message>
    <message>
      <source>Only Sir Charles changes a die for free, once he has the fame.</source>
      <translation>Nur Sir Charles ändert einen Würfel gratis, sobald er den Ruhm hat.</translation>
    </message>
    <message>
      <source>Only a Collapse! lies face up, with a counter or waiting.</source>
      <translation>Nur ein Einsturz! liegt offen, mit Zähler oder wartend.</translation>
    </message>
    <message>
      <source>Only a card that is still stored can be turned back.</source>
      <translation>Nur eine Karte, die noch eingelagert ist, kann zurückgedreht werden.</translation>
    </message>
    <message>
      <source>Only cards of who buys can pay.</source>
      <translation>Nur Karten dessen, der kauft, können zahlen.</translation>
    </message>
    <message>
      <source>Only cards that last, each once and in order, are in force.</source>
      <translation>Nur Karten, die andauern, sind in Kraft, jede einmal und geordnet.</translation>
    </message>
    <message>
      <source>Only commands of the group name cards of several players.</source>
      <translation>Nur Befehle der Gruppe nennen Karten mehrerer Spieler.</translation>
    </message>
    <message>
      <source>Only interrupts can answer a card.</source>
      <translation>Nur Unterbrechungen können auf eine Karte antworten.</translation>
    </message>
    <message>
      <source>Only interrupts can be played before a Collapse! strikes.</source>
      <translation>Bevor ein Einsturz! zuschlägt, sind nur Unterbrechungen spielbar.</translation>
    </message>
    <message>
      <source>Only one level is paid at the end of a round.</source>
      <translation>Am Ende einer Runde wird nur eine Stufe bezahlt.</translation>
    </message>
    <message>
      <source>Only stored cards can pay, each once.</source>
      <translation>Nur eingelagerte Karten können zahlen, jede einmal.</translation>
    </message>
    <message>
      <source>Only the Feast Drum stores a passed card again.</source>
      <translation>Nur die Festtrommel lagert eine vorbeigezogene Karte wieder ein.</translation>
    </message>
    <message>
      <source>Only the active seat moves by a Movement Card.</source>
      <translation>Nur der aktive Platz zieht mit einer Bewegungskarte.</translation>
    </message>
    <message>
      <source>Only the computer has played: there are no decisions to judge.</source>
      <translation>Nur der Computer hat gespielt: Es gibt keine Entscheidungen zu bewerten.</translation>
    </message>
    <message>
      <source>Only the top card can be discarded.</source>
      <translation>Nur die oberste Karte kann abgeworfen werden.</translation>
    </message>
    <message>
      <source>Only those agree whose cards are used.</source>
      <translation>Nur wessen Karten genutzt werden, stimmt zu.</translation>
    </message>
    <message>
      <source>Only villagers are switched on or off.</source>
      <translation>Nur Dorfbewohner werden ein- oder ausgeschaltet.</translation>
    </message>
    <message>
      <source>Only villagers can lie behind the tracker.</source>
      <translation>Nur Dorfbewohner können hinter dem Rundenzähler liegen.</translation>
    </message>
    <message>
      <source>Only your own active villagers can be switched on or off.</source>
      <translation>Nur deine eigenen aktiven Dorfbewohner können ein- oder ausgeschaltet werden.</translation>
    </message>
    <message>
      <source>Only your own stored cards can pay, each once.</source>
      <translation>Nur deine eigenen eingelagerten Karten können zahlen, jede einmal.</translation>
    </message>
    <message>
      <source>Open deck</source>
      <translation>Offenes Deck</translation>
    </message>
    <message>
      <source>Open hexes in row {row}</source>
      <translation>Freie Felder in Reihe {row}</translation>
    </message>
    <message>
      <source>Open table</source>
      <translation>Offener Tisch</translation>
    </message>
    <message>
      <source>Options are an object of names and values.</source>
      <translation>Optionen sind ein Objekt aus Namen und Werten.</translation>
    </message>
    <message>
      <source>Outposts</source>
      <translation>Außenposten</translation>
    </message>
    <message>
      <source>Outposts are taken at the end of a round.</source>
      <translation>Außenposten werden am Ende einer Runde genommen.</translation>
    </message>
    <message>
      <source>Owned</source>
      <translation>Im Besitz</translation>
    </message>
    <message>
      <source>Owns {cards}.</source>
      <translation>Besitzt {cards}.</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>Pace of the computer</source>
      <translation>Tempo des Computers</translation>
    </message>
    <message>
      <source>Pace of the computer: {pace}</source>
      <translation>Tempo des Computers: {pace}</translation>
    </message>
    <message>
      <source>Paid {cost} with {cards}.</source>
      <translation>{cost} bezahlt mit {cards}.</translation>
    </message>
    <message>
      <source>Palm Island</source>
      <translation>Palm Island</translation>
    </message>
    <message>
      <source>Palm Island has no mode “{mode}”.</source>
      <translation>Palm Island hat keine Spielart „{mode}“.</translation>
    </message>
    <message>
      <source>Parcel Service</source>
      <translation>Paketdienst</translation>
    </message>
    <message>
      <source>Part of the tile would lie off the island.</source>
      <translation>Ein Teil des Plättchens läge außerhalb der Insel.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on a hex that nothing may cover.</source>
      <translation>Ein Teil des Plättchens läge auf einem Feld, das nichts bedecken darf.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on ground that is not open yet.</source>
      <translation>Ein Teil des Plättchens läge auf noch nicht offenem Boden.</translation>
    </message>
    <message>
      <source>Parts</source>
      <translation>Bauteile</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Pass until my next turn</source>
      <translation>Passen bis zu meinem Zug</translation>
    </message>
    <message>
      <source>Pass {tile}: costs 1 point</source>
      <translation>{tile} passen: kostet 1 Punkt</translation>
    </message>
    <message>
      <source>Pass {tile}?</source>
      <translation>{tile} passen?</translation>
    </message>
    <message>
      <source>Pass: −1 point</source>
      <translation>Passen: −1 Punkt</translation>
    </message>
    <message>
      <source>Passing costs a point, and there is none left: place or end.</source>
      <translation>Passen kostet einen Punkt, und es ist keiner mehr da: Lege oder beende.</translation>
    </message>
    <message>
      <source>Path along the shore</source>
      <translation>Weg an der Küste</translation>
    </message>
    <message>
      <source>Pathfinder</source>
      <translation>Pfadfinder</translation>
    </message>
    <message>
      <source>Paths over relics</source>
      <translation>Wege über Relikte</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Pay</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Pay level {level} of {disaster}</source>
      <translation>Stufe {level} von {disaster} bezahlen</translation>
    </message>
    <message>
      <source>Pay one of these in full</source>
      <translation>Zahle eines davon vollständig</translation>
    </message>
    <message>
      <source>Pay with</source>
      <translation>Zahlen mit</translation>
    </message>
    <message>
      <source>Pay {cost}: count the die as {value}</source>
      <translation>{cost} zahlen: Würfel zählt als {value}</translation>
    </message>
    <message>
      <source>Pay {disaster}</source>
      <translation>{disaster} bezahlen</translation>
    </message>
    <message>
      <source>Pay {resources}</source>
      <translation>Zahle {resources}</translation>
    </message>
    <message>
      <source>Paying cards are named in the order of their codes.</source>
      <translation>Zahlende Karten werden in der Reihenfolge ihrer Kürzel genannt.</translation>
    </message>
    <message>
      <source>Paying makes room: no card needs to be turned back</source>
      <translation>Zahlen schafft Platz: Keine Karte muss zurückgedreht werden</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet</source>
      <translation>Ruhe und Frieden</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet leaves nothing in force and no window open.</source>
      <translation>Ruhe und Frieden lässt nichts in Kraft und kein Fenster offen.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no card can be played any more this turn.</source>
      <translation>Ruhe und Frieden: In diesem Zug kann keine Karte mehr gespielt werden.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no more cards this turn.</source>
      <translation>Ruhe und Frieden: keine Karten mehr in diesem Zug.</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Mensch</translation>
    </message>
    <message>
      <source>Picture: {path}</source>
      <translation>Bild: {path}</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Bilder (*.png)</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Place here</source>
      <translation>Hierhin legen</translation>
    </message>
    <message>
      <source>Place it {where}</source>
      <translation>Legen: {where}</translation>
    </message>
    <message>
      <source>Place the first of two tiles.</source>
      <translation>Lege das erste von zwei Plättchen.</translation>
    </message>
    <message>
      <source>Place your first tile: {tile}.</source>
      <translation>Lege dein erstes Plättchen: {tile}.</translation>
    </message>
    <message>
      <source>Place your second tile.</source>
      <translation>Lege dein zweites Plättchen.</translation>
    </message>
    <message>
      <source>Place {tile}</source>
      <translation>{tile} legen</translation>
    </message>
    <message>
      <source>Place {tile} beside the same symbol, pass, or end.</source>
      <translation>Lege {tile} neben das gleiche Symbol, passe oder beende.</translation>
    </message>
    <message>
      <source>Place {tile} beside your island.</source>
      <translation>Lege {tile} an deine Insel.</translation>
    </message>
    <message>
      <source>Place {tile} {where}</source>
      <translation>{tile} {where} legen</translation>
    </message>
    <message>
      <source>Place {tile}: {cell}</source>
      <translation>{tile} legen: {cell}</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>Play a Movement Card.</source>
      <translation>Spiele eine Bewegungskarte.</translation>
    </message>
    <message>
      <source>Play an Action Card, or pass.</source>
      <translation>Spiele eine Aktionskarte oder passe.</translation>
    </message>
    <message>
      <source>Play card {number}: {spaces} spaces</source>
      <translation>Karte {number} spielen: {spaces} Felder</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>Play no card</source>
      <translation>Keine Karte spielen</translation>
    </message>
    <message>
      <source>Play no card (key P)</source>
      <translation>Keine Karte spielen (Taste P)</translation>
    </message>
    <message>
      <source>Play round {n} of {rounds} with your own deck.</source>
      <translation>Spiele Runde {n} von {rounds} mit deinem eigenen Deck.</translation>
    </message>
    <message>
      <source>Play the same deal again</source>
      <translation>Dieselbe Verteilung noch einmal spielen</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <translation>{card} spielen</translation>
    </message>
    <message>
      <source>Play {card} against {target}</source>
      <translation>{card} gegen {target} spielen</translation>
    </message>
    <message>
      <source>Played with all hands open.</source>
      <translation>Gespielt mit offenen Händen.</translation>
    </message>
    <message>
      <source>Played with the open deck.</source>
      <translation>Mit offenem Deck gespielt.</translation>
    </message>
    <message>
      <source>Played: {move}</source>
      <translation>Gespielt: {move}</translation>
    </message>
    <message>
      <source>Player {seat}</source>
      <translation>Spieler {seat}</translation>
    </message>
    <message>
      <source>Player {seat} cannot have decided so in round {round}.</source>
      <translation>Spieler {seat} kann in Runde {round} nicht so entschieden haben.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown blueprint.</source>
      <translation>Spieler {seat} hat einen unbekannten Bauplan.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown character.</source>
      <translation>Spieler {seat} hat einen unbekannten Charakter.</translation>
    </message>
    <message>
      <source>Player {seat} has less than nothing, or an odd dock.</source>
      <translation>Spieler {seat} hat weniger als nichts oder ein seltsames Dock.</translation>
    </message>
    <message>
      <source>Player {seat} has not the right number of blueprints.</source>
      <translation>Spieler {seat} hat nicht die richtige Zahl Baupläne.</translation>
    </message>
    <message>
      <source>Player {seat} has not {count} workers.</source>
      <translation>Spieler {seat} hat nicht {count} Arbeiter.</translation>
    </message>
    <message>
      <source>Player {seat} has other upgrades than completed blueprints.</source>
      <translation>Spieler {seat} hat andere Ausbauten als vollendete Baupläne.</translation>
    </message>
    <message>
      <source>Player {seat} has several Capitols.</source>
      <translation>Spieler {seat} hat mehrere Kapitole.</translation>
    </message>
    <message>
      <source>Player {seat} has two tiles on one hex, or no Capitol.</source>
      <translation>Spieler {seat} hat zwei Plättchen auf einem Feld oder kein Kapitol.</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Points as more of them lie around it.</source>
      <translation>Punkte, je mehr davon ringsum liegen.</translation>
    </message>
    <message>
      <source>Points at the end for the rows it touches.</source>
      <translation>Punkte am Ende für die berührten Reihen.</translation>
    </message>
    <message>
      <source>Poor Harvest</source>
      <translation>Missernte</translation>
    </message>
    <message>
      <source>Porter</source>
      <translation>Lastenträger</translation>
    </message>
    <message>
      <source>Position: {position}</source>
      <translation>Stellung: {position}</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Übung</translation>
    </message>
    <message>
      <source>Propeller Islands</source>
      <translation>Propellerinseln</translation>
    </message>
    <message>
      <source>Propeller Islands has no mode “{mode}”: {modes}.</source>
      <translation>Propellerinseln hat keine Spielart „{mode}“: {modes}.</translation>
    </message>
    <message>
      <source>Put the rabbit on {tile} ({cell})</source>
      <translation>Hasen auf {tile} setzen ({cell})</translation>
    </message>
    <message>
      <source>Put the {upgrade} aside</source>
      <translation>Beiseitelegen: {upgrade}</translation>
    </message>
    <message>
      <source>Put your rabbit on one of the two tiles.</source>
      <translation>Setze deinen Hasen auf eines der zwei Plättchen.</translation>
    </message>
    <message>
      <source>Quarry</source>
      <translation>Steinbruch</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Rabbit Hole</source>
      <translation>Kaninchenloch</translation>
    </message>
    <message>
      <source>Rabbit Holes lie where paths would lead nowhere, and nowhere else.</source>
      <translation>Kaninchenlöcher liegen, wo Wege ins Nichts führten, und nur dort.</translation>
    </message>
    <message>
      <source>Rabbit Island</source>
      <translation>Haseninsel</translation>
    </message>
    <message>
      <source>Rabbit Island has no mode “{mode}”: {modes}.</source>
      <translation>Haseninsel hat keine Spielart „{mode}“: {modes}.</translation>
    </message>
    <message>
      <source>Rabbit Island has two to four seats.</source>
      <translation>Haseninsel hat zwei bis vier Plätze.</translation>
    </message>
    <message>
      <source>Rabbit to {tile}</source>
      <translation>Hase auf {tile}</translation>
    </message>
    <message>
      <source>Radio Station</source>
      <translation>Funkstation</translation>
    </message>
    <message>
      <source>Raiders</source>
      <translation>Plünderer</translation>
    </message>
    <message>
      <source>Rampart</source>
      <translation>Bollwerk</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Zufällig</translation>
    </message>
    <message>
      <source>Rank by victory points</source>
      <translation>Rang nach Siegpunkten</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Rating: {rating}</source>
      <translation>Wertung: {rating}</translation>
    </message>
    <message>
      <source>Ready workers can use this die.</source>
      <translation>Bereite Arbeiter können diesen Würfel nutzen.</translation>
    </message>
    <message>
      <source>Recruit</source>
      <translation>Anwerben</translation>
    </message>
    <message>
      <source>Recruit {card}</source>
      <translation>{card} anwerben</translation>
    </message>
    <message>
      <source>Recruit: {cost}.</source>
      <translation>Anwerben: {cost}.</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Refinery</source>
      <translation>Raffinerie</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Gemächlich</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Rests.</source>
      <translation>Ruht.</translation>
    </message>
    <message>
      <source>Reward of {line}</source>
      <translation>Belohnung von {line}</translation>
    </message>
    <message>
      <source>Rival</source>
      <translation>Rivale</translation>
    </message>
    <message>
      <source>Roads to statues</source>
      <translation>Straßen zu Statuen</translation>
    </message>
    <message>
      <source>Roads to the tors</source>
      <translation>Straßen zu den Felsen</translation>
    </message>
    <message>
      <source>Roll again</source>
      <translation>Neu werfen</translation>
    </message>
    <message>
      <source>Rotate</source>
      <translation>Drehen</translation>
    </message>
    <message>
      <source>Rotate {card}</source>
      <translation>{card} drehen</translation>
    </message>
    <message>
      <source>Rotate: {cost}.</source>
      <translation>Drehen: {cost}.</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Round tracker</source>
      <translation>Rundenzähler</translation>
    </message>
    <message>
      <source>Round {n}</source>
      <translation>Runde {n}</translation>
    </message>
    <message>
      <source>Round {n} is over</source>
      <translation>Runde {n} ist vorbei</translation>
    </message>
    <message>
      <source>Round {n} is over. Continue when everybody has seen it.</source>
      <translation>Runde {n} ist vorbei. Setze fort, wenn alle es gesehen haben.</translation>
    </message>
    <message>
      <source>Round {n} is over: the group may pay</source>
      <translation>Runde {n} ist vorbei: Die Gruppe darf zahlen</translation>
    </message>
    <message>
      <source>Round {n} is over: {player} buys</source>
      <translation>Runde {n} ist vorbei: {player} kauft</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>Round {round} began.</source>
      <translation>Runde {round} hat begonnen.</translation>
    </message>
    <message>
      <source>Round {round} begins with the rival.</source>
      <translation>Runde {round} beginnt mit dem Rivalen.</translation>
    </message>
    <message>
      <source>Round {round} begins with {player}.</source>
      <translation>Runde {round} beginnt mit {player}.</translation>
    </message>
    <message>
      <source>Round {round} ended.</source>
      <translation>Runde {round} ist zu Ende.</translation>
    </message>
    <message>
      <source>Round {round} is over for all; the group decides.</source>
      <translation>Runde {round} ist für alle vorbei; die Gruppe entscheidet.</translation>
    </message>
    <message>
      <source>Round {round} is over. End the round to go on.</source>
      <translation>Runde {round} ist vorbei. Beende sie, um weiterzuspielen.</translation>
    </message>
    <message>
      <source>Round {round} is over; all workers stand up.</source>
      <translation>Runde {round} ist vorbei; alle Arbeiter stehen auf.</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Regel {number}</translation>
    </message>
    <message>
      <source>Rules: {numbers}</source>
      <translation>Regeln: {numbers}</translation>
    </message>
    <message>
      <source>Save as picture</source>
      <translation>Als Bild speichern</translation>
    </message>
    <message>
      <source>Save the island as a picture</source>
      <translation>Die Insel als Bild speichern</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Gespeicherte Partien</translation>
    </message>
    <message>
      <source>Sawmill Ridge</source>
      <translation>Sägemühlenkamm</translation>
    </message>
    <message>
      <source>Say which depot gives its benefit.</source>
      <translation>Sag, welches Depot seinen Ertrag gibt.</translation>
    </message>
    <message>
      <source>Say which: {options}.</source>
      <translation>Sag, was: {options}.</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Wissenschaft</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Wertungsblatt</translation>
    </message>
    <message>
      <source>Scores at the end.</source>
      <translation>Punktet am Ende.</translation>
    </message>
    <message>
      <source>Scores from {least} to {most}, {mean} on average.</source>
      <translation>Ergebnisse von {least} bis {most}, im Schnitt {mean}.</translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Platz {seat}</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Settle islands in the sky and set their propellers turning.</source>
      <translation>Besiedle Inseln am Himmel und setze ihre Propeller in Gang.</translation>
    </message>
    <message>
      <source>Seventeen cards, eight rounds: turn and flip a village into being.</source>
      <translation>Siebzehn Karten, acht Runden: Drehe und wende, bis ein Dorf entsteht.</translation>
    </message>
    <message>
      <source>Share the harvest: {carrots} carrots</source>
      <translation>Ernte teilen: {carrots} Möhren</translation>
    </message>
    <message>
      <source>Short game</source>
      <translation>Kurzes Spiel</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Show a good move</source>
      <translation>Einen guten Zug zeigen</translation>
    </message>
    <message>
      <source>Show blueprints</source>
      <translation>Baupläne zeigen</translation>
    </message>
    <message>
      <source>Show file</source>
      <translation>Datei zeigen</translation>
    </message>
    <message>
      <source>Show the folder of the saved games</source>
      <translation>Ordner der gespeicherten Partien zeigen</translation>
    </message>
    <message>
      <source>Show the report</source>
      <translation>Bericht zeigen</translation>
    </message>
    <message>
      <source>Show the score sheet</source>
      <translation>Wertungsblatt zeigen</translation>
    </message>
    <message>
      <source>Shrine Keeper</source>
      <translation>Schreinhüter</translation>
    </message>
    <message>
      <source>Side A</source>
      <translation>Seite A</translation>
    </message>
    <message>
      <source>Side B</source>
      <translation>Seite B</translation>
    </message>
    <message>
      <source>Side by side</source>
      <translation>Nebeneinander</translation>
    </message>
    <message>
      <source>Side panel</source>
      <translation>Seitenleiste</translation>
    </message>
    <message>
      <source>Signal Fires</source>
      <translation>Signalfeuer</translation>
    </message>
    <message>
      <source>Signal Fires call a card of one player of this table.</source>
      <translation>Signalfeuer rufen eine Karte eines Spielers an diesem Tisch.</translation>
    </message>
    <message>
      <source>Signal Fires call one card of one player.</source>
      <translation>Signalfeuer rufen eine Karte eines Spielers.</translation>
    </message>
    <message>
      <source>Signal Fires cannot have been used.</source>
      <translation>Die Signalfeuer können nicht genutzt worden sein.</translation>
    </message>
    <message>
      <source>Signal Fires work once at the end of a round, after they are enabled.</source>
      <translation>Signalfeuer wirken einmal am Ende einer Runde, nachdem sie freigeschaltet sind.</translation>
    </message>
    <message>
      <source>Signal Fires: {card} of {player} is stored again.</source>
      <translation>Signalfeuer: {card} von {player} ist wieder eingelagert.</translation>
    </message>
    <message>
      <source>Single episode</source>
      <translation>Einzelne Episode</translation>
    </message>
    <message>
      <source>Sir Charles cannot change a die by {steps}.</source>
      <translation>Sir Charles kann einen Würfel nicht um {steps} ändern.</translation>
    </message>
    <message>
      <source>Sir Charles changes a die once per turn.</source>
      <translation>Sir Charles ändert einen Würfel einmal pro Zug.</translation>
    </message>
    <message>
      <source>Sir Charles, the Politician</source>
      <translation>Sir Charles, der Politiker</translation>
    </message>
    <message>
      <source>Sir Charles: count the die as {value} ({step})</source>
      <translation>Sir Charles: Würfel zählt als {value} ({step})</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Größe von allem</translation>
    </message>
    <message>
      <source>Skip the rest</source>
      <translation>Rest auslassen</translation>
    </message>
    <message>
      <source>Smallest of the largest</source>
      <translation>Kleinstes der größten</translation>
    </message>
    <message>
      <source>Smelting Plant</source>
      <translation>Schmelzhütte</translation>
    </message>
    <message>
      <source>Smokehouse Cove</source>
      <translation>Räucherbucht</translation>
    </message>
    <message>
      <source>Solo</source>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Solo challenge</source>
      <translation>Solo-Herausforderung</translation>
    </message>
    <message>
      <source>Some saved games are damaged: see “All saved games”.</source>
      <translation>Einige gespeicherte Partien sind beschädigt: siehe „Alle gespeicherten Partien“.</translation>
    </message>
    <message>
      <source>Somebody must be asked.</source>
      <translation>Jemand muss gefragt werden.</translation>
    </message>
    <message>
      <source>Something could still be paid or stored again in this round.</source>
      <translation>In dieser Runde könnte noch etwas bezahlt oder wieder eingelagert werden.</translation>
    </message>
    <message>
      <source>Something else must be resolved first.</source>
      <translation>Erst muss etwas anderes geklärt werden.</translation>
    </message>
    <message>
      <source>Something was activated, but no worker lies down.</source>
      <translation>Etwas wurde aktiviert, aber kein Arbeiter liegt.</translation>
    </message>
    <message>
      <source>Something was used in this turn that could not be used.</source>
      <translation>In diesem Zug wurde etwas genutzt, das nicht nutzbar war.</translation>
    </message>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Klänge</translation>
    </message>
    <message>
      <source>Sounds are off.</source>
      <translation>Die Klänge sind aus.</translation>
    </message>
    <message>
      <source>Sounds are on.</source>
      <translation>Die Klänge sind an.</translation>
    </message>
    <message>
      <source>Sounds on or off</source>
      <translation>Klänge an oder aus</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Leertaste</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Speed of movement</source>
      <translation>Bewegungstempo</translation>
    </message>
    <message>
      <source>Stack, the top first</source>
      <translation>Stapel, die oberste zuerst</translation>
    </message>
    <message>
      <source>Standard game</source>
      <translation>Standardspiel</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Starten</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>Steel</source>
      <translation>Stahl</translation>
    </message>
    <message>
      <source>Steersman</source>
      <translation>Steuermann</translation>
    </message>
    <message>
      <source>Stonecutters Pass</source>
      <translation>Steinhauerpass</translation>
    </message>
    <message>
      <source>Stonemason</source>
      <translation>Steinmetz</translation>
    </message>
    <message>
      <source>Store</source>
      <translation>Einlagern</translation>
    </message>
    <message>
      <source>Store {card}</source>
      <translation>{card} einlagern</translation>
    </message>
    <message>
      <source>Store: {cost}.</source>
      <translation>Einlagern: {cost}.</translation>
    </message>
    <message>
      <source>Stored</source>
      <translation>Eingelagert</translation>
    </message>
    <message>
      <source>Stored resources</source>
      <translation>Eingelagerte Rohstoffe</translation>
    </message>
    <message>
      <source>Stored: {n}, giving {resources}.</source>
      <translation>Eingelagert: {n}, das gibt {resources}.</translation>
    </message>
    <message>
      <source>Summit Sanctuary</source>
      <translation>Gipfelheiligtum</translation>
    </message>
    <message>
      <source>Switching a villager costs nothing and names no other card.</source>
      <translation>Einen Dorfbewohner umzuschalten kostet nichts und nennt keine andere Karte.</translation>
    </message>
    <message>
      <source>Switching a villager has no cost to choose.</source>
      <translation>Beim Umschalten eines Dorfbewohners gibt es keine Kosten zu wählen.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Take a die from the Forge.</source>
      <translation>Nimm einen Würfel aus der Schmiede.</translation>
    </message>
    <message>
      <source>Take a new blueprint.</source>
      <translation>Nimm einen neuen Bauplan.</translation>
    </message>
    <message>
      <source>Take a {value}</source>
      <translation>Eine {value} nehmen</translation>
    </message>
    <message>
      <source>Take an Action Card</source>
      <translation>Aktionskarte nehmen</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take back: {name}</source>
      <translation>Zurücknehmen: {name}</translation>
    </message>
    <message>
      <source>Take nothing</source>
      <translation>Nichts nehmen</translation>
    </message>
    <message>
      <source>Take over</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more</source>
      <translation>Ertrag eines Depots nehmen, noch {left}</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more, or skip.</source>
      <translation>Nimm den Ertrag eines Depots, noch {left}, oder lass es aus.</translation>
    </message>
    <message>
      <source>Take the benefit of {tile}</source>
      <translation>Ertrag von {tile} nehmen</translation>
    </message>
    <message>
      <source>Take your decision back</source>
      <translation>Deine Entscheidung zurücknehmen</translation>
    </message>
    <message>
      <source>Take {card}</source>
      <translation>Nehmen: {card}</translation>
    </message>
    <message>
      <source>Take {carrots} carrots</source>
      <translation>{carrots} Möhren nehmen</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and a card</source>
      <translation>{carrots} Möhren und eine Karte nehmen</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card.</source>
      <translation>Nimm {carrots} Möhren und eine Aktionskarte.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card?</source>
      <translation>{carrots} Möhren und eine Aktionskarte nehmen?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} Action Cards?</source>
      <translation>{carrots} Möhren und {n} Aktionskarten nehmen?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} cards</source>
      <translation>{carrots} Möhren und {n} Karten nehmen</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card.</source>
      <translation>Nimm {carrots} Möhren oder eine Aktionskarte.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card. From here a rabbit goes home to the Hill.</source>
      <translation>Nimm {carrots} Möhren oder eine Aktionskarte. Von hier geht ein Hase heim auf den Hügel.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or {n} Action Cards.</source>
      <translation>Nimm {carrots} Möhren oder {n} Aktionskarten.</translation>
    </message>
    <message>
      <source>Take {n} Action Cards</source>
      <translation>{n} Aktionskarten nehmen</translation>
    </message>
    <message>
      <source>Taken back to your last decision: {n} moves.</source>
      <translation>Bis zu deiner letzten Entscheidung zurückgenommen: {n} Züge.</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Zurückgenommen.</translation>
    </message>
    <message>
      <source>Taken back: {n} moves of one chain.</source>
      <translation>Zurückgenommen: {n} Züge einer Kette.</translation>
    </message>
    <message>
      <source>Takes a die and discards two tiles in each of its turns.</source>
      <translation>Nimmt in jedem Zug einen Würfel und wirft zwei Plättchen ab.</translation>
    </message>
    <message>
      <source>Taming the elder</source>
      <translation>Den Alten zähmen</translation>
    </message>
    <message>
      <source>Taming the thornback</source>
      <translation>Den Dornrücken zähmen</translation>
    </message>
    <message>
      <source>Taming the twins</source>
      <translation>Die Zwillinge zähmen</translation>
    </message>
    <message>
      <source>Temple</source>
      <translation>Tempel</translation>
    </message>
    <message>
      <source>Terraces</source>
      <translation>Terrassen</translation>
    </message>
    <message>
      <source>That card is not in your deck.</source>
      <translation>Diese Karte ist nicht in deinem Deck.</translation>
    </message>
    <message>
      <source>The Capitol of player {seat} lies in the middle.</source>
      <translation>Das Kapitol von Spieler {seat} liegt in der Mitte.</translation>
    </message>
    <message>
      <source>The Explore phase is over; Rabbit Holes: {n}.</source>
      <translation>Die Erkundung ist vorbei; Kaninchenlöcher: {n}.</translation>
    </message>
    <message>
      <source>The Hill lies in the middle, and each tile on a cell of its own.</source>
      <translation>Der Hügel liegt in der Mitte, jedes Plättchen auf eigenem Feld.</translation>
    </message>
    <message>
      <source>The Offering Chest was turned on.</source>
      <translation>Die Opfertruhe wurde weitergedreht.</translation>
    </message>
    <message>
      <source>The ability asks for {needed} upgrades of all players together; there are {reached}.</source>
      <translation>Die Fähigkeit verlangt {needed} Ausbauten aller Spieler zusammen; es sind {reached}.</translation>
    </message>
    <message>
      <source>The ability cannot be enabled yet.</source>
      <translation>Die Fähigkeit kann noch nicht freigeschaltet sein.</translation>
    </message>
    <message>
      <source>The ability is paid already.</source>
      <translation>Die Fähigkeit ist schon bezahlt.</translation>
    </message>
    <message>
      <source>The advanced power of {character} is open.</source>
      <translation>Die höhere Kraft von {character} ist offen.</translation>
    </message>
    <message>
      <source>The blueprints are covered. Show them first (H on the table).</source>
      <translation>Die Baupläne sind verdeckt. Zeig sie zuerst (H am Tisch).</translation>
    </message>
    <message>
      <source>The bonus die comes after all turns.</source>
      <translation>Der Bonuswürfel kommt nach allen Zügen.</translation>
    </message>
    <message>
      <source>The bonus die shows another value.</source>
      <translation>Der Bonuswürfel zeigt einen anderen Wert.</translation>
    </message>
    <message>
      <source>The bonus die shows {value}.</source>
      <translation>Der Bonuswürfel zeigt {value}.</translation>
    </message>
    <message>
      <source>The buildings from top to bottom, instead of a shuffle.</source>
      <translation>Die Gebäude von oben nach unten, statt zu mischen.</translation>
    </message>
    <message>
      <source>The card drawn is {card}.</source>
      <translation>Die gezogene Karte ist {card}.</translation>
    </message>
    <message>
      <source>The card is {card}.</source>
      <translation>Die Karte ist {card}.</translation>
    </message>
    <message>
      <source>The card turned face up is {card}.</source>
      <translation>Die aufgedeckte Karte ist {card}.</translation>
    </message>
    <message>
      <source>The cards in the order in which they come, instead of a shuffle.</source>
      <translation>Die Karten in der Reihenfolge, in der sie kommen, statt gemischt.</translation>
    </message>
    <message>
      <source>The command leads to two different positions, with and without events.</source>
      <translation>Der Befehl führt zu zwei verschiedenen Stellungen, mit und ohne Ereignisse.</translation>
    </message>
    <message>
      <source>The computer found nothing better than what was played.</source>
      <translation>Der Computer hat nichts Besseres gefunden, als gespielt wurde.</translation>
    </message>
    <message>
      <source>The cost contains no resource that this discount could take.</source>
      <translation>Die Kosten enthalten keinen Rohstoff, den dieser Rabatt abziehen könnte.</translation>
    </message>
    <message>
      <source>The cost is {cost}, and no stored card pays it.</source>
      <translation>Es kostet {cost}, und keine eingelagerte Karte zahlt es.</translation>
    </message>
    <message>
      <source>The cost is {cost}; these cards give {given}.</source>
      <translation>Es kostet {cost}; diese Karten geben {given}.</translation>
    </message>
    <message>
      <source>The cost of this tile cannot be paid.</source>
      <translation>Die Kosten dieses Plättchens sind nicht zu bezahlen.</translation>
    </message>
    <message>
      <source>The costliest decisions</source>
      <translation>Die teuersten Entscheidungen</translation>
    </message>
    <message>
      <source>The deck does not hold each tile of the game once.</source>
      <translation>Das Deck enthält nicht jedes Plättchen des Spiels einmal.</translation>
    </message>
    <message>
      <source>The deck does not hold its 16 buildings, the tracker and its feats.</source>
      <translation>Das Deck enthält nicht seine 16 Gebäude, den Rundenzähler und seine Erfolge.</translation>
    </message>
    <message>
      <source>The deck of {player} is covered.</source>
      <translation>Das Deck von {player} ist verdeckt.</translation>
    </message>
    <message>
      <source>The dice show {dice}.</source>
      <translation>Die Würfel zeigen {dice}.</translation>
    </message>
    <message>
      <source>The difficulty is hard, medium or easy.</source>
      <translation>Die Schwierigkeit ist schwer, mittel oder leicht.</translation>
    </message>
    <message>
      <source>The digest is not that of the position.</source>
      <translation>Die Prüfsumme ist nicht die der Stellung.</translation>
    </message>
    <message>
      <source>The disaster is averted; there is nothing left to pay.</source>
      <translation>Die Katastrophe ist abgewendet; es gibt nichts mehr zu zahlen.</translation>
    </message>
    <message>
      <source>The disaster is not the one of the set-up.</source>
      <translation>Die Katastrophe ist nicht die des Aufbaus.</translation>
    </message>
    <message>
      <source>The disaster that the group must avert, chosen or drawn.</source>
      <translation>Die Katastrophe, die die Gruppe abwenden muss, gewählt oder gezogen.</translation>
    </message>
    <message>
      <source>The drafted dice are not those of the turns taken.</source>
      <translation>Die genommenen Würfel sind nicht die der gemachten Züge.</translation>
    </message>
    <message>
      <source>The drum calls a card behind the tracker that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>Die Trommel ruft eine Karte hinter dem Rundenzähler, die nicht eingelagert ist und auf ihrer Seite das Einlagern zeigt; {card} ist keine.</translation>
    </message>
    <message>
      <source>The drum may store one passed card again</source>
      <translation>Die Trommel darf eine vorbeigezogene Karte wieder einlagern</translation>
    </message>
    <message>
      <source>The drum stored {card} again.</source>
      <translation>Die Trommel hat {card} wieder eingelagert.</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Das Ende</translation>
    </message>
    <message>
      <source>The episodes are E01 to E24.</source>
      <translation>Die Episoden sind E01 bis E24.</translation>
    </message>
    <message>
      <source>The file could not be written: {reason}.</source>
      <translation>Die Datei konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
      <source>The fires call a card that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>Die Feuer rufen eine Karte, die nicht eingelagert ist und auf ihrer Seite das Einlagern zeigt; {card} ist keine.</translation>
    </message>
    <message>
      <source>The first game: houses on the beach, and no beach left bare.</source>
      <translation>Das erste Spiel: Häuser am Strand, und kein Strand bleibt frei.</translation>
    </message>
    <message>
      <source>The first round is round 1.</source>
      <translation>Die erste Runde ist Runde 1.</translation>
    </message>
    <message>
      <source>The first tile must lie at least partly where you begin.</source>
      <translation>Das erste Plättchen muss wenigstens zum Teil dort liegen, wo du beginnst.</translation>
    </message>
    <message>
      <source>The first time the active player draws an Action Card this turn, two more are drawn.</source>
      <translation>Zieht der aktive Spieler in diesem Zug zum ersten Mal eine Aktionskarte, werden zwei mehr gezogen.</translation>
    </message>
    <message>
      <source>The first-player token alternates.</source>
      <translation>Die Startspielermarke wechselt ab.</translation>
    </message>
    <message>
      <source>The game begins.</source>
      <translation>Die Partie beginnt.</translation>
    </message>
    <message>
      <source>The game could not be saved: {reason}.</source>
      <translation>Die Partie konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
      <source>The game did not come to its end.</source>
      <translation>Die Partie kam nicht zu ihrem Ende.</translation>
    </message>
    <message>
      <source>The game does not end.</source>
      <translation>Die Partie endet nicht.</translation>
    </message>
    <message>
      <source>The game does not go on.</source>
      <translation>Die Partie geht nicht weiter.</translation>
    </message>
    <message>
      <source>The game ended because {reasons}. {result}</source>
      <translation>Ende der Partie: {reasons}. {result}</translation>
    </message>
    <message>
      <source>The game ended because {reasons}: {points}, {rank}.</source>
      <translation>Ende der Partie, {reasons}: {points}, {rank}.</translation>
    </message>
    <message>
      <source>The game ended with {points}: {rating}.</source>
      <translation>Ende der Partie, {points}: {rating}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}.</source>
      <translation>Die Partie ist zu Ende. {scores}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}. Rating: {rating}.</source>
      <translation>Die Partie ist zu Ende. {scores}. Wertung: {rating}.</translation>
    </message>
    <message>
      <source>The game ends after this round</source>
      <translation>Die Partie endet nach dieser Runde</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>Die Partie ist noch nicht vorbei.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
      <source>The game is over after eight rounds.</source>
      <translation>Die Partie ist nach acht Runden vorbei.</translation>
    </message>
    <message>
      <source>The game is over after round 8.</source>
      <translation>Die Partie ist nach Runde 8 vorbei.</translation>
    </message>
    <message>
      <source>The game is over without a reason.</source>
      <translation>Die Partie ist ohne Grund vorbei.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
      <source>The game is over: no card is turned any more.</source>
      <translation>Die Partie ist vorbei: Es wird keine Karte mehr aufgedeckt.</translation>
    </message>
    <message>
      <source>The game is over: there is nothing to decide.</source>
      <translation>Die Partie ist vorbei: Es gibt nichts zu entscheiden.</translation>
    </message>
    <message>
      <source>The game is over: {reasons}.</source>
      <translation>Die Partie ist vorbei: {reasons}.</translation>
    </message>
    <message>
      <source>The game is over; the islands have been counted.</source>
      <translation>Die Partie ist vorbei; die Inseln sind gewertet.</translation>
    </message>
    <message>
      <source>The game should have ended with the last round.</source>
      <translation>Die Partie hätte mit der letzten Runde enden müssen.</translation>
    </message>
    <message>
      <source>The game was imported.</source>
      <translation>Die Partie wurde importiert.</translation>
    </message>
    <message>
      <source>The game was not found again as it was left.</source>
      <translation>Die Partie wurde nicht so vorgefunden, wie sie verlassen wurde.</translation>
    </message>
    <message>
      <source>The game was saved after the last move and can be played on. The report holds the program’s own trace and no personal content; with it the fault can be found.</source>
      <translation>Die Partie wurde nach dem letzten Zug gespeichert und kann weitergespielt werden. Der Bericht enthält nur die eigene Spur des Programms und nichts Persönliches; damit lässt sich der Fehler finden.</translation>
    </message>
    <message>
      <source>The group acts when all have ended the round.</source>
      <translation>Die Gruppe handelt, wenn alle die Runde beendet haben.</translation>
    </message>
    <message>
      <source>The group can pay for nothing now. End the round together.</source>
      <translation>Die Gruppe kann jetzt nichts bezahlen. Beendet gemeinsam die Runde.</translation>
    </message>
    <message>
      <source>The group can {chances}, or end the round together.</source>
      <translation>Die Gruppe kann {chances} oder gemeinsam die Runde beenden.</translation>
    </message>
    <message>
      <source>The group ended round {round}.</source>
      <translation>Die Gruppe hat Runde {round} beendet.</translation>
    </message>
    <message>
      <source>The group has ended the round; what it did then cannot be taken back.</source>
      <translation>Die Gruppe hat die Runde beendet; was sie dabei tat, kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
      <source>The group's score</source>
      <translation>Ergebnis der Gruppe</translation>
    </message>
    <message>
      <source>The hand of player {seat} is not in order.</source>
      <translation>Die Hand von Spieler {seat} ist nicht geordnet.</translation>
    </message>
    <message>
      <source>The hand of {name} is covered.</source>
      <translation>Die Hand von {name} ist verdeckt.</translation>
    </message>
    <message>
      <source>The handling points do not fit the turns of this round.</source>
      <translation>Die Handgriffe passen nicht zu den Zügen dieser Runde.</translation>
    </message>
    <message>
      <source>The help does not name {rule}.</source>
      <translation>Die Hilfe nennt {rule} nicht.</translation>
    </message>
    <message>
      <source>The help text cannot be read: {reason}.</source>
      <translation>Der Hilfetext kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
      <source>The hexes beside the island of player {seat} are others.</source>
      <translation>Die Felder neben der Insel von Spieler {seat} sind andere.</translation>
    </message>
    <message>
      <source>The island</source>
      <translation>Die Insel</translation>
    </message>
    <message>
      <source>The island needs it: {tile}.</source>
      <translation>Die Insel braucht es: {tile}.</translation>
    </message>
    <message>
      <source>The island of player {seat} does not hang together.</source>
      <translation>Die Insel von Spieler {seat} hängt nicht zusammen.</translation>
    </message>
    <message>
      <source>The island of player {seat} has no sound form.</source>
      <translation>Die Insel von Spieler {seat} hat keine gültige Form.</translation>
    </message>
    <message>
      <source>The islands are not what the decisions of the players make of them.</source>
      <translation>Die Inseln sind nicht das, was die Entscheidungen der Spieler ergeben.</translation>
    </message>
    <message>
      <source>The islands have been counted.</source>
      <translation>Die Inseln sind gewertet.</translation>
    </message>
    <message>
      <source>The islands have been counted; what was decided before it stands.</source>
      <translation>Die Inseln sind gewertet; was vorher entschieden wurde, bleibt.</translation>
    </message>
    <message>
      <source>The islands side by side</source>
      <translation>Die Inseln nebeneinander</translation>
    </message>
    <message>
      <source>The last round is over. End it to count your score.</source>
      <translation>Die letzte Runde ist vorbei. Beende sie, um deine Punkte zu zählen.</translation>
    </message>
    <message>
      <source>The last save was damaged; the game goes on from the one before it. The damaged file was kept beside it.</source>
      <translation>Der letzte Spielstand war beschädigt; die Partie geht vom vorherigen aus weiter. Die beschädigte Datei liegt daneben.</translation>
    </message>
    <message>
      <source>The last year is over.</source>
      <translation>Das letzte Jahr ist vorbei.</translation>
    </message>
    <message>
      <source>The legal commands are not in order, or one is there twice.</source>
      <translation>Die erlaubten Befehle sind nicht geordnet, oder einer ist doppelt.</translation>
    </message>
    <message>
      <source>The levels are: {levels}.</source>
      <translation>Die Stufen sind: {levels}.</translation>
    </message>
    <message>
      <source>The log has {most} commands: N is from 0 to {most}.</source>
      <translation>Das Protokoll hat {most} Befehle: N reicht von 0 bis {most}.</translation>
    </message>
    <message>
      <source>The market is open. Order: {players}.</source>
      <translation>Der Markt ist offen. Reihenfolge: {players}.</translation>
    </message>
    <message>
      <source>The most valuable outposts lie on top of their piles.</source>
      <translation>Die wertvollsten Außenposten liegen oben auf ihren Stapeln.</translation>
    </message>
    <message>
      <source>The next card is turned for the whole table, not for a seat.</source>
      <translation>Die nächste Karte gilt dem ganzen Tisch, nicht einem Platz.</translation>
    </message>
    <message>
      <source>The number of decks is not the number of seats.</source>
      <translation>Die Zahl der Decks ist nicht die Zahl der Plätze.</translation>
    </message>
    <message>
      <source>The number of hands is not the number of seats.</source>
      <translation>Die Zahl der Hände ist nicht die Zahl der Plätze.</translation>
    </message>
    <message>
      <source>The number of islands is not the number of seats.</source>
      <translation>Die Zahl der Inseln ist nicht die Zahl der Plätze.</translation>
    </message>
    <message>
      <source>The number of players is not the number of seats.</source>
      <translation>Die Zahl der Spieler ist nicht die Zahl der Plätze.</translation>
    </message>
    <message>
      <source>The number of villagers does not fit the number of players.</source>
      <translation>Die Zahl der Dorfbewohner passt nicht zur Zahl der Spieler.</translation>
    </message>
    <message>
      <source>The offer has twelve spaces.</source>
      <translation>Die Auslage hat zwölf Felder.</translation>
    </message>
    <message>
      <source>The options are no JSON object, or the pair is none like hard:easy.</source>
      <translation>Die Optionen sind kein JSON-Objekt, oder das Paar ist keines wie hard:easy.</translation>
    </message>
    <message>
      <source>The options are no JSON object.</source>
      <translation>Die Optionen sind kein JSON-Objekt.</translation>
    </message>
    <message>
      <source>The order may be seen before the first turn, or with the open deck.</source>
      <translation>Die Reihenfolge darf vor dem ersten Zug angesehen werden oder mit offenem Deck.</translation>
    </message>
    <message>
      <source>The order of buying cannot be so.</source>
      <translation>Die Reihenfolge beim Kaufen kann nicht so sein.</translation>
    </message>
    <message>
      <source>The other face</source>
      <translation>Die andere Seite</translation>
    </message>
    <message>
      <source>The other face may be looked at while the card is one of the top two.</source>
      <translation>Die andere Seite darf angesehen werden, solange die Karte eine der obersten zwei ist.</translation>
    </message>
    <message>
      <source>The output could not be written: {reason}.</source>
      <translation>Die Ausgabe konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
      <source>The part of the program that thinks has stopped {n} times.</source>
      <translation>Der denkende Teil des Programms ist {n}-mal stehen geblieben.</translation>
    </message>
    <message>
      <source>The picture could not be saved as {path}: choose another folder.</source>
      <translation>Das Bild konnte nicht als {path} gespeichert werden: Wähle einen anderen Ordner.</translation>
    </message>
    <message>
      <source>The picture was saved as {path}.</source>
      <translation>Das Bild wurde als {path} gespeichert.</translation>
    </message>
    <message>
      <source>The pictures are in {folder}.</source>
      <translation>Die Bilder sind in {folder}.</translation>
    </message>
    <message>
      <source>The pictures cannot be kept: {reason}.</source>
      <translation>Die Bilder können nicht aufbewahrt werden: {reason}.</translation>
    </message>
    <message>
      <source>The piles and what is bought are the 14 outposts.</source>
      <translation>Die Stapel und das Gekaufte sind die 14 Außenposten.</translation>
    </message>
    <message>
      <source>The position is not the one its log leads to.</source>
      <translation>Die Stellung ist nicht die, zu der ihr Verlauf führt.</translation>
    </message>
    <message>
      <source>The power of Amelia was used without being open.</source>
      <translation>Die Kraft von Amelia wurde genutzt, ohne offen zu sein.</translation>
    </message>
    <message>
      <source>The power of {character} is open.</source>
      <translation>Die Kraft von {character} ist offen.</translation>
    </message>
    <message>
      <source>The program</source>
      <translation>Das Programm</translation>
    </message>
    <message>
      <source>The program is at fault here: {error}.</source>
      <translation>Hier liegt der Fehler beim Programm: {error}.</translation>
    </message>
    <message>
      <source>The program stopped the last time.</source>
      <translation>Das Programm ist letztes Mal abgebrochen.</translation>
    </message>
    <message>
      <source>The program stopped unexpectedly the last time. Your games are saved.</source>
      <translation>Das Programm ist letztes Mal unerwartet abgebrochen. Deine Partien sind gespeichert.</translation>
    </message>
    <message>
      <source>The rabbit is put on a tile placed in this turn.</source>
      <translation>Der Hase kommt auf ein Plättchen, das in diesem Zug gelegt wurde.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes one space. You choose the way at a fork.</source>
      <translation>Der Hase des aktiven Spielers geht ein Feld. An einer Gabelung wählst du den Weg.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes two spaces. You choose the way at each fork.</source>
      <translation>Der Hase des aktiven Spielers geht zwei Felder. An jeder Gabelung wählst du den Weg.</translation>
    </message>
    <message>
      <source>The rabbit of the active player is put on Founder's Hill.</source>
      <translation>Der Hase des aktiven Spielers wird auf den Gründerhügel gesetzt.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on the Hill.</source>
      <translation>Der Hase von {player} steht jetzt auf dem Hügel.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on {tile}.</source>
      <translation>Der Hase von {player} steht jetzt auf {tile}.</translation>
    </message>
    <message>
      <source>The result could not be recorded: {reason}.</source>
      <translation>Das Ergebnis konnte nicht festgehalten werden: {reason}.</translation>
    </message>
    <message>
      <source>The rival discards {tile}.</source>
      <translation>Der Rivale wirft {tile} ab.</translation>
    </message>
    <message>
      <source>The rival takes a {value}.</source>
      <translation>Der Rivale nimmt eine {value}.</translation>
    </message>
    <message>
      <source>The round ends when the round tracker is on top of the deck.</source>
      <translation>Die Runde endet, wenn der Rundenzähler oben auf dem Deck liegt.</translation>
    </message>
    <message>
      <source>The round is over; turns of an earlier round cannot be taken back.</source>
      <translation>Die Runde ist vorbei; Züge einer früheren Runde können nicht zurückgenommen werden.</translation>
    </message>
    <message>
      <source>The round tracker and the cards behind it wait for the next round.</source>
      <translation>Der Rundenzähler und die Karten dahinter warten auf die nächste Runde.</translation>
    </message>
    <message>
      <source>The round tracker is on top.</source>
      <translation>Der Rundenzähler liegt oben.</translation>
    </message>
    <message>
      <source>The round tracker is on top: round {round} is over. End the round.</source>
      <translation>Der Rundenzähler liegt oben: Runde {round} ist vorbei. Beende die Runde.</translation>
    </message>
    <message>
      <source>The rules of {game} were improved since this game was saved. It goes on from where it stood; earlier turns cannot be taken back.</source>
      <translation>Die Regeln von {game} wurden verbessert, seit diese Partie gespeichert wurde. Sie geht weiter, wo sie stand; frühere Züge können nicht zurückgenommen werden.</translation>
    </message>
    <message>
      <source>The same deck for all; outposts go to who is alone in reaching them.</source>
      <translation>Dasselbe Deck für alle; Außenposten bekommt, wer sie als Einziger erreicht.</translation>
    </message>
    <message>
      <source>The same number is the same deal, on every computer.</source>
      <translation>Dieselbe Nummer ist dieselbe Verteilung, auf jedem Computer.</translation>
    </message>
    <message>
      <source>The same three of the seven villagers wait in every deck.</source>
      <translation>In jedem Deck warten dieselben drei der sieben Dorfbewohner.</translation>
    </message>
    <message>
      <source>The same three villagers join in every deck.</source>
      <translation>In jedem Deck sind dieselben drei Dorfbewohner dabei.</translation>
    </message>
    <message>
      <source>The score sheet is shown.</source>
      <translation>Das Wertungsblatt ist zu sehen.</translation>
    </message>
    <message>
      <source>The screen “{name}” does not answer, or does not let this program in. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>Der Bildschirm „{name}“ antwortet nicht oder lässt dieses Programm nicht zu. Starte das Programm auf einem Desktop, oder sieh einer Partie ohne Bildschirm zu: islands-desktop demo</translation>
    </message>
    <message>
      <source>The set-up is not that of the first position.</source>
      <translation>Der Aufbau ist nicht der der ersten Stellung.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of My Island.</source>
      <translation>Der Aufbau dieser Stellung ist keiner von Meine Insel.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Propeller Islands.</source>
      <translation>Der Aufbau dieser Stellung ist keiner von Propellerinseln.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Rabbit Island.</source>
      <translation>Der Aufbau dieser Stellung ist keiner von Haseninsel.</translation>
    </message>
    <message>
      <source>The setting “{name}” was not usable.</source>
      <translation>Die Einstellung „{name}“ war nicht brauchbar.</translation>
    </message>
    <message>
      <source>The settings could not be read: {reason}.</source>
      <translation>Die Einstellungen konnten nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
      <source>The settings could not be saved: {reason}.</source>
      <translation>Die Einstellungen konnten nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
      <source>The settings file is damaged; the usual settings are used.</source>
      <translation>Die Einstellungsdatei ist beschädigt; die Grundeinstellungen gelten.</translation>
    </message>
    <message>
      <source>The shown characters are not in order.</source>
      <translation>Die gezeigten Charaktere sind nicht geordnet.</translation>
    </message>
    <message>
      <source>The side of the round tracker follows from the round; write just RT17.</source>
      <translation>Die Seite des Rundenzählers ergibt sich aus der Runde; schreibe nur RT17.</translation>
    </message>
    <message>
      <source>The solo challenge is for one person.</source>
      <translation>Die Solo-Herausforderung ist für eine Person.</translation>
    </message>
    <message>
      <source>The stack is empty.</source>
      <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
      <source>The statistics could not be read: {reason}.</source>
      <translation>Die Statistik konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
      <source>The store is full: turn one card back first; what it gives is lost</source>
      <translation>Das Lager ist voll: Drehe zuerst eine Karte zurück; was sie gibt, geht verloren</translation>
    </message>
    <message>
      <source>The system lacks libraries that a window needs. Install them with: sudo apt-get install {packages}</source>
      <translation>Dem System fehlen Bibliotheken, die ein Fenster braucht. Installiere sie mit: sudo apt-get install {packages}</translation>
    </message>
    <message>
      <source>The table shows an earlier position.</source>
      <translation>Der Tisch zeigt eine frühere Stellung.</translation>
    </message>
    <message>
      <source>The tile closes ways that would help others more.</source>
      <translation>Das Plättchen schließt Wege, die anderen mehr helfen würden.</translation>
    </message>
    <message>
      <source>The tile is lost, and your marker goes back 1 point.</source>
      <translation>Das Plättchen ist verloren, und dein Marker geht 1 Punkt zurück.</translation>
    </message>
    <message>
      <source>The tile lies where the next ones find their places.</source>
      <translation>Das Plättchen liegt dort, wo die nächsten Platz finden.</translation>
    </message>
    <message>
      <source>The tile of this round is {tile}, no other.</source>
      <translation>Das Plättchen dieser Runde ist {tile}, kein anderes.</translation>
    </message>
    <message>
      <source>The tile opens new ways and keeps the places for camps for later.</source>
      <translation>Das Plättchen öffnet neue Wege und hebt die Plätze für Lager für später auf.</translation>
    </message>
    <message>
      <source>The tiles are {tiles}.</source>
      <translation>Die Plättchen sind {tiles}.</translation>
    </message>
    <message>
      <source>The time runs from now on.</source>
      <translation>Die Zeit läuft ab jetzt.</translation>
    </message>
    <message>
      <source>The top card cannot be used now, and the others are worth more later.</source>
      <translation>Die oberste Karte ist jetzt nicht nutzbar, und die anderen sind später mehr wert.</translation>
    </message>
    <message>
      <source>The top card is worth more later.</source>
      <translation>Die oberste Karte ist später mehr wert.</translation>
    </message>
    <message>
      <source>The upgrade does most on this tile.</source>
      <translation>Der Ausbau bringt auf diesem Plättchen am meisten.</translation>
    </message>
    <message>
      <source>The usual settings are back.</source>
      <translation>Die Grundeinstellungen gelten wieder.</translation>
    </message>
    <message>
      <source>The verb is missing: name it under “cmd”.</source>
      <translation>Das Verb fehlt: Nenne es unter „cmd“.</translation>
    </message>
    <message>
      <source>The villagers in this deck are not those of the set-up.</source>
      <translation>Die Dorfbewohner in diesem Deck sind nicht die des Aufbaus.</translation>
    </message>
    <message>
      <source>The villagers on offer and those bought are different ones.</source>
      <translation>Die Dorfbewohner im Angebot und die gekauften sind verschiedene.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked.</source>
      <translation>Das ganze Deck kann angesehen werden. Das Ergebnis wird markiert.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked; no feats can be earned.</source>
      <translation>Das ganze Deck kann angesehen werden. Das Ergebnis wird markiert; Erfolge sind nicht möglich.</translation>
    </message>
    <message>
      <source>The whole island and twenty years: about an hour and a half.</source>
      <translation>Die ganze Insel und zwanzig Jahre: etwa anderthalb Stunden.</translation>
    </message>
    <message>
      <source>The worker of this tile has been used in this round.</source>
      <translation>Der Arbeiter dieses Plättchens wurde in dieser Runde schon genutzt.</translation>
    </message>
    <message>
      <source>Theater</source>
      <translation>Theater</translation>
    </message>
    <message>
      <source>There are more than three dice on a space of the Forge.</source>
      <translation>Auf einem Feld der Schmiede liegen mehr als drei Würfel.</translation>
    </message>
    <message>
      <source>There are no disasters and abilities in this mode.</source>
      <translation>In dieser Spielart gibt es keine Katastrophen und Fähigkeiten.</translation>
    </message>
    <message>
      <source>There are no outposts and villagers in this mode.</source>
      <translation>In dieser Spielart gibt es keine Außenposten und Dorfbewohner.</translation>
    </message>
    <message>
      <source>There are not {count} dice.</source>
      <translation>Es sind nicht {count} Würfel.</translation>
    </message>
    <message>
      <source>There are too few upgrades for the ability to be enabled.</source>
      <translation>Es sind zu wenige Ausbauten, als dass die Fähigkeit freigeschaltet sein könnte.</translation>
    </message>
    <message>
      <source>There are too many ways to pay for a list: choose cards on the table.</source>
      <translation>Es gibt zu viele Arten zu zahlen für eine Liste: Wähle Karten auf dem Tisch.</translation>
    </message>
    <message>
      <source>There is a tile already.</source>
      <translation>Da liegt schon ein Plättchen.</translation>
    </message>
    <message>
      <source>There is a tile on this hex already.</source>
      <translation>Auf diesem Feld liegt schon ein Plättchen.</translation>
    </message>
    <message>
      <source>There is no blueprint left to take.</source>
      <translation>Es ist kein Bauplan mehr zu nehmen.</translation>
    </message>
    <message>
      <source>There is no card “{code}”.</source>
      <translation>Es gibt keine Karte „{code}“.</translation>
    </message>
    <message>
      <source>There is no command “{kind}”.</source>
      <translation>Es gibt keinen Befehl „{kind}“.</translation>
    </message>
    <message>
      <source>There is no command “{kind}”. Commands are: {kinds}.</source>
      <translation>Es gibt keinen Befehl „{kind}“. Befehle sind: {kinds}.</translation>
    </message>
    <message>
      <source>There is no cost number {number} here; one of {count} is paid in full.</source>
      <translation>Kosten Nummer {number} gibt es hier nicht; eine von {count} wird vollständig bezahlt.</translation>
    </message>
    <message>
      <source>There is no depot of yours on this hex.</source>
      <translation>Auf diesem Feld liegt kein Depot von dir.</translation>
    </message>
    <message>
      <source>There is no die of value {value} on the Forge.</source>
      <translation>In der Schmiede liegt kein Würfel mit {value}.</translation>
    </message>
    <message>
      <source>There is no finished game on the table.</source>
      <translation>Auf dem Tisch liegt keine beendete Partie.</translation>
    </message>
    <message>
      <source>There is no game called “{name}”. The games are: {games}.</source>
      <translation>Es gibt kein Spiel namens „{name}“. Die Spiele sind: {games}.</translation>
    </message>
    <message>
      <source>There is no game yet: start one with “new”.</source>
      <translation>Es gibt noch keine Partie: Beginne eine mit „new“.</translation>
    </message>
    <message>
      <source>There is no market in this mode.</source>
      <translation>In dieser Spielart gibt es keinen Markt.</translation>
    </message>
    <message>
      <source>There is no piece “{name}”.</source>
      <translation>Es gibt kein Teil „{name}“.</translation>
    </message>
    <message>
      <source>There is no request “{verb}”. Requests are: {known}.</source>
      <translation>Es gibt keine Anfrage „{verb}“. Anfragen sind: {known}.</translation>
    </message>
    <message>
      <source>There is no rival in this game.</source>
      <translation>In dieser Partie gibt es keinen Rivalen.</translation>
    </message>
    <message>
      <source>There is no round {round}.</source>
      <translation>Es gibt keine Runde {round}.</translation>
    </message>
    <message>
      <source>There is no saved game of this name.</source>
      <translation>Es gibt keine gespeicherte Partie mit diesem Namen.</translation>
    </message>
    <message>
      <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>Hier gibt es keinen Bildschirm: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt. Starte das Programm auf einem Desktop oder sieh einer Partie ohne zu: islands-desktop demo</translation>
    </message>
    <message>
      <source>There is no seat {seat} at this table.</source>
      <translation>An diesem Tisch gibt es keinen Platz {seat}.</translation>
    </message>
    <message>
      <source>There is no seat {seat}.</source>
      <translation>Es gibt keinen Platz {seat}.</translation>
    </message>
    <message>
      <source>There is no space {space}.</source>
      <translation>Es gibt kein Feld {space}.</translation>
    </message>
    <message>
      <source>There is no such decision.</source>
      <translation>Eine solche Entscheidung gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no such seat, or the move is too long.</source>
      <translation>Einen solchen Platz gibt es nicht, oder der Zug ist zu weit.</translation>
    </message>
    <message>
      <source>There is no such seat.</source>
      <translation>Einen solchen Platz gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no such step of a turn.</source>
      <translation>Einen solchen Schritt eines Zuges gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no such window.</source>
      <translation>Ein solches Fenster gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no tile of yours on this hex.</source>
      <translation>Auf diesem Feld liegt kein Plättchen von dir.</translation>
    </message>
    <message>
      <source>There is no tile on this space any more.</source>
      <translation>Auf diesem Feld liegt kein Plättchen mehr.</translation>
    </message>
    <message>
      <source>There is no tile “{tile}”.</source>
      <translation>Es gibt kein Plättchen „{tile}“.</translation>
    </message>
    <message>
      <source>There is no way to choose here.</source>
      <translation>Hier ist kein Weg zu wählen.</translation>
    </message>
    <message>
      <source>There is no worker on this space of the dock.</source>
      <translation>Auf diesem Feld des Docks steht kein Arbeiter.</translation>
    </message>
    <message>
      <source>There is no worker on this tile.</source>
      <translation>Auf diesem Plättchen ist kein Arbeiter.</translation>
    </message>
    <message>
      <source>There is no year {year}.</source>
      <translation>Es gibt kein Jahr {year}.</translation>
    </message>
    <message>
      <source>There is no {name} “{value}”.</source>
      <translation>Es gibt kein {name} „{value}“.</translation>
    </message>
    <message>
      <source>There is nothing else to do in this round.</source>
      <translation>In dieser Runde gibt es nichts weiter zu tun.</translation>
    </message>
    <message>
      <source>There is nothing more that the group could do with its cards.</source>
      <translation>Mehr könnte die Gruppe mit ihren Karten nicht tun.</translation>
    </message>
    <message>
      <source>There is nothing to choose on this tile.</source>
      <translation>Auf diesem Plättchen gibt es nichts zu wählen.</translation>
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
      <source>There is nothing to do, yet the game is not over.</source>
      <translation>Es gibt nichts zu tun, doch die Partie ist nicht vorbei.</translation>
    </message>
    <message>
      <source>There is nothing to take back.</source>
      <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
      <source>There is only one Hill.</source>
      <translation>Es gibt nur einen Hügel.</translation>
    </message>
    <message>
      <source>These cards can be spared most easily, and {disaster} comes nearer to being averted.</source>
      <translation>Diese Karten sind am ehesten zu entbehren, und {disaster} ist damit eher abzuwenden.</translation>
    </message>
    <message>
      <source>These decks cannot have begun in the same order.</source>
      <translation>Diese Decks können nicht in derselben Reihenfolge begonnen haben.</translation>
    </message>
    <message>
      <source>They may join your deck from the next game on: one on medium, any on easy.</source>
      <translation>Sie dürfen ab der nächsten Partie in dein Deck: einer auf Mittel, beliebig viele auf Leicht.</translation>
    </message>
    <message>
      <source>This Movement Card is not in your hand.</source>
      <translation>Diese Bewegungskarte ist nicht auf deiner Hand.</translation>
    </message>
    <message>
      <source>This blueprint cannot be paid.</source>
      <translation>Dieser Bauplan ist nicht zu bezahlen.</translation>
    </message>
    <message>
      <source>This blueprint does not lie face up.</source>
      <translation>Dieser Bauplan liegt nicht offen.</translation>
    </message>
    <message>
      <source>This blueprint is not in your hand.</source>
      <translation>Dieser Bauplan ist nicht auf deiner Hand.</translation>
    </message>
    <message>
      <source>This cannot be decided now.</source>
      <translation>Das kann jetzt nicht entschieden werden.</translation>
    </message>
    <message>
      <source>This cannot be done at this point of the turn.</source>
      <translation>Das geht an dieser Stelle des Zuges nicht.</translation>
    </message>
    <message>
      <source>This cannot be done with the bonus die.</source>
      <translation>Das geht mit dem Bonuswürfel nicht.</translation>
    </message>
    <message>
      <source>This cannot be paid, or there is no room or token for it.</source>
      <translation>Das ist nicht zu bezahlen, oder es fehlt an Platz oder Spielstein.</translation>
    </message>
    <message>
      <source>This card does not move a rabbit.</source>
      <translation>Diese Karte bewegt keinen Hasen.</translation>
    </message>
    <message>
      <source>This card has no target.</source>
      <translation>Diese Karte hat kein Ziel.</translation>
    </message>
    <message>
      <source>This card is not in your hand.</source>
      <translation>Diese Karte ist nicht auf deiner Hand.</translation>
    </message>
    <message>
      <source>This character is not among those to choose from.</source>
      <translation>Dieser Charakter steht nicht zur Wahl.</translation>
    </message>
    <message>
      <source>This command names no other cards and has no cost to choose.</source>
      <translation>Dieser Befehl nennt keine anderen Karten und hat keine Kosten zu wählen.</translation>
    </message>
    <message>
      <source>This decision does not belong to this phase.</source>
      <translation>Diese Entscheidung gehört nicht in diese Phase.</translation>
    </message>
    <message>
      <source>This depot has been used for this reward already.</source>
      <translation>Dieses Depot wurde für diese Belohnung schon genutzt.</translation>
    </message>
    <message>
      <source>This face is up</source>
      <translation>Diese Seite liegt oben</translation>
    </message>
    <message>
      <source>This file is too large for a saved game; the most is {limit} megabytes.</source>
      <translation>Diese Datei ist zu groß für eine gespeicherte Partie; höchstens {limit} Megabyte.</translation>
    </message>
    <message>
      <source>This game</source>
      <translation>Diese Partie</translation>
    </message>
    <message>
      <source>This game was saved by a newer Islands Desktop. Update the program to open it.</source>
      <translation>Diese Partie wurde mit einem neueren Islands Desktop gespeichert. Aktualisiere das Programm, um sie zu öffnen.</translation>
    </message>
    <message>
      <source>This hand is covered.</source>
      <translation>Diese Hand ist verdeckt.</translation>
    </message>
    <message>
      <source>This is a new practice game; the other one is kept.</source>
      <translation>Das ist eine neue Übungspartie; die andere bleibt erhalten.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now first.</source>
      <translation>Das ist eine frühere Stellung. Geh zuerst zum jetzigen Stand.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now to play.</source>
      <translation>Das ist eine frühere Stellung. Geh zum jetzigen Stand, um zu spielen.</translation>
    </message>
    <message>
      <source>This is an earlier position: {progress}.</source>
      <translation>Das ist eine frühere Stellung: {progress}.</translation>
    </message>
    <message>
      <source>This is free.</source>
      <translation>Das ist kostenlos.</translation>
    </message>
    <message>
      <source>This is no name of a file.</source>
      <translation>Das ist kein Dateiname.</translation>
    </message>
    <message>
      <source>This line has not just been cleared.</source>
      <translation>Diese Reihe wurde nicht gerade geräumt.</translation>
    </message>
    <message>
      <source>This line holds a number that cannot be read.</source>
      <translation>Diese Zeile enthält eine unlesbare Zahl.</translation>
    </message>
    <message>
      <source>This line holds half a character.</source>
      <translation>Diese Zeile enthält ein halbes Zeichen.</translation>
    </message>
    <message>
      <source>This line is empty.</source>
      <translation>Diese Zeile ist leer.</translation>
    </message>
    <message>
      <source>This line is nested too deeply.</source>
      <translation>Diese Zeile ist zu tief verschachtelt.</translation>
    </message>
    <message>
      <source>This line is no JSON: wrong at character {place}.</source>
      <translation>Diese Zeile ist kein JSON: falsch bei Zeichen {place}.</translation>
    </message>
    <message>
      <source>This line is not UTF-8.</source>
      <translation>Diese Zeile ist kein UTF-8.</translation>
    </message>
    <message>
      <source>This line is too long; the most is {most} bytes.</source>
      <translation>Diese Zeile ist zu lang; höchstens {most} Bytes.</translation>
    </message>
    <message>
      <source>This mode does not end its rounds so.</source>
      <translation>Diese Spielart beendet ihre Runden nicht so.</translation>
    </message>
    <message>
      <source>This mode has no option “{name}”.</source>
      <translation>Diese Spielart hat keine Option „{name}“.</translation>
    </message>
    <message>
      <source>This number can claim a tile that fits: {tile}.</source>
      <translation>Diese Zahl kann ein passendes Plättchen nehmen: {tile}.</translation>
    </message>
    <message>
      <source>This number does most for the island.</source>
      <translation>Diese Zahl tut am meisten für die Insel.</translation>
    </message>
    <message>
      <source>This path of the Hill is unfinished for the rest of the game.</source>
      <translation>Dieser Weg des Hügels bleibt für den Rest der Partie unfertig.</translation>
    </message>
    <message>
      <source>This pays exactly.</source>
      <translation>Das zahlt genau.</translation>
    </message>
    <message>
      <source>This position cannot be: {problems}</source>
      <translation>Diese Stellung ist nicht möglich: {problems}</translation>
    </message>
    <message>
      <source>This power fits many turns.</source>
      <translation>Diese Kraft passt zu vielen Zügen.</translation>
    </message>
    <message>
      <source>This request is nested too deeply.</source>
      <translation>Diese Anfrage ist zu tief verschachtelt.</translation>
    </message>
    <message>
      <source>This save is whole: {game}, {count} commands, {progress}.</source>
      <translation>Dieser Spielstand ist heil: {game}, {count} Befehle, {progress}.</translation>
    </message>
    <message>
      <source>This saved game could not be read: {reason}.</source>
      <translation>Diese gespeicherte Partie konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
      <source>This saved game is damaged: {reason}</source>
      <translation>Diese gespeicherte Partie ist beschädigt: {reason}</translation>
    </message>
    <message>
      <source>This seat has decided nothing since the last card was turned.</source>
      <translation>Dieser Platz hat seit der letzten Karte nichts entschieden.</translation>
    </message>
    <message>
      <source>This seat has ended its part in the game.</source>
      <translation>Dieser Platz hat die Partie für sich beendet.</translation>
    </message>
    <message>
      <source>This space does not touch a die of value {value}.</source>
      <translation>Dieses Feld berührt keinen Würfel mit {value}.</translation>
    </message>
    <message>
      <source>This stack of blueprints is empty.</source>
      <translation>Dieser Stapel Baupläne ist leer.</translation>
    </message>
    <message>
      <source>This tile asks for another decision.</source>
      <translation>Dieses Plättchen verlangt eine andere Entscheidung.</translation>
    </message>
    <message>
      <source>This tile has no free slot of this type.</source>
      <translation>Dieses Plättchen hat keinen freien Platz dieser Art.</translation>
    </message>
    <message>
      <source>This tile has no vacant housing.</source>
      <translation>Dieses Plättchen hat keine freie Unterkunft.</translation>
    </message>
    <message>
      <source>This tile is no depot.</source>
      <translation>Dieses Plättchen ist kein Depot.</translation>
    </message>
    <message>
      <source>This tile is not in your hand.</source>
      <translation>Dieses Plättchen ist nicht auf deiner Hand.</translation>
    </message>
    <message>
      <source>This tile needs a {number}.</source>
      <translation>Dieses Plättchen braucht eine {number}.</translation>
    </message>
    <message>
      <source>This turn building costs twice as much.</source>
      <translation>In diesem Zug kostet Bauen das Doppelte.</translation>
    </message>
    <message>
      <source>This turn building is free.</source>
      <translation>In diesem Zug ist Bauen gratis.</translation>
    </message>
    <message>
      <source>This turn is over; what was done in it stands.</source>
      <translation>Dieser Zug ist vorbei; was in ihm getan wurde, bleibt.</translation>
    </message>
    <message>
      <source>This turn the active player harvests nothing.</source>
      <translation>In diesem Zug erntet der aktive Spieler nichts.</translation>
    </message>
    <message>
      <source>This turn the owner of the tile harvests nothing.</source>
      <translation>In diesem Zug erntet der Besitzer des Plättchens nichts.</translation>
    </message>
    <message>
      <source>This turn what the active player harvests is doubled.</source>
      <translation>In diesem Zug verdoppelt sich, was der aktive Spieler erntet.</translation>
    </message>
    <message>
      <source>This turn what the owner of the tile harvests is doubled.</source>
      <translation>In diesem Zug verdoppelt sich, was der Besitzer des Plättchens erntet.</translation>
    </message>
    <message>
      <source>This works; {resources} will be lost.</source>
      <translation>Das geht; {resources} gehen dabei verloren.</translation>
    </message>
    <message>
      <source>Three blueprints of each level lie face up while there are more.</source>
      <translation>Drei Baupläne jeder Stufe liegen offen, solange es mehr gibt.</translation>
    </message>
    <message>
      <source>Three of the seven villagers wait behind the deck and can be recruited.</source>
      <translation>Drei der sieben Dorfbewohner warten hinter dem Deck und können angeworben werden.</translation>
    </message>
    <message>
      <source>Three outposts are in this game, one of each type.</source>
      <translation>In dieser Partie sind drei Außenposten, einer jeder Art.</translation>
    </message>
    <message>
      <source>Three victory points at the end.</source>
      <translation>Drei Siegpunkte am Ende.</translation>
    </message>
    <message>
      <source>Three villagers, drawn at random, join.</source>
      <translation>Drei zufällig gezogene Dorfbewohner sind dabei.</translation>
    </message>
    <message>
      <source>Thwarted!</source>
      <translation>Vereitelt!</translation>
    </message>
    <message>
      <source>Thwarted! aims at a card that waits on the stack.</source>
      <translation>Vereitelt! zielt auf eine Karte, die auf dem Stapel wartet.</translation>
    </message>
    <message>
      <source>Tiles in the stack</source>
      <translation>Plättchen im Stapel</translation>
    </message>
    <message>
      <source>Tiles in the stack: {n}</source>
      <translation>Plättchen im Stapel: {n}</translation>
    </message>
    <message>
      <source>Tiles left in the stack</source>
      <translation>Plättchen im Stapel</translation>
    </message>
    <message>
      <source>Tiles passed</source>
      <translation>Gepasste Plättchen</translation>
    </message>
    <message>
      <source>Timber Camp</source>
      <translation>Holzfällerlager</translation>
    </message>
    <message>
      <source>Timber Yard</source>
      <translation>Holzplatz</translation>
    </message>
    <message>
      <source>Time is measured instead of handling.</source>
      <translation>Statt der Handgriffe wird die Zeit gemessen.</translation>
    </message>
    <message>
      <source>Time is measured: who ends a round first buys first.</source>
      <translation>Die Zeit wird gemessen: Wer eine Runde zuerst beendet, kauft zuerst.</translation>
    </message>
    <message>
      <source>Tinker Shop</source>
      <translation>Bastlerladen</translation>
    </message>
    <message>
      <source>To be resolved, in this order</source>
      <translation>Zu klären, in dieser Reihenfolge</translation>
    </message>
    <message>
      <source>To see it again: {words}</source>
      <translation>Um es noch einmal zu sehen: {words}</translation>
    </message>
    <message>
      <source>Today’s deal</source>
      <translation>Verteilung des Tages</translation>
    </message>
    <message>
      <source>Today’s deal ({seed})</source>
      <translation>Verteilung des Tages ({seed})</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Gemeinsam</translation>
    </message>
    <message>
      <source>Together against a disaster: everybody pays, or all lose.</source>
      <translation>Gemeinsam gegen eine Katastrophe: Alle zahlen, oder alle verlieren.</translation>
    </message>
    <message>
      <source>Tokens must stand on tiles of the island.</source>
      <translation>Spielsteine müssen auf Plättchen der Insel stehen.</translation>
    </message>
    <message>
      <source>Too many passes, or a stack without a window.</source>
      <translation>Zu oft gepasst oder ein Stapel ohne Fenster.</translation>
    </message>
    <message>
      <source>Tool Maker</source>
      <translation>Werkzeugmacher</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>Towns</source>
      <translation>Städte</translation>
    </message>
    <message>
      <source>Trade Canoes</source>
      <translation>Handelskanus</translation>
    </message>
    <message>
      <source>Trade House</source>
      <translation>Handelshaus</translation>
    </message>
    <message>
      <source>Trading Quay</source>
      <translation>Handelskai</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Drehen</translation>
    </message>
    <message>
      <source>Turn the first card.</source>
      <translation>Decke die erste Karte auf.</translation>
    </message>
    <message>
      <source>Turn the next card</source>
      <translation>Nächste Karte aufdecken</translation>
    </message>
    <message>
      <source>Turn the next card; after that nothing can be taken back.</source>
      <translation>Decke die nächste Karte auf; danach kann nichts zurückgenommen werden.</translation>
    </message>
    <message>
      <source>Turn {n} of {all}</source>
      <translation>Zug {n} von {all}</translation>
    </message>
    <message>
      <source>Two arrows meet.</source>
      <translation>Zwei Pfeile treffen sich.</translation>
    </message>
    <message>
      <source>Two, three or four play this mode together.</source>
      <translation>Zwei, drei oder vier spielen diese Spielart zusammen.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Undo and redo are requests of their own: {example}.</source>
      <translation>Zurücknehmen und Wiederholen sind eigene Anfragen: {example}.</translation>
    </message>
    <message>
      <source>Undo reaches back across draws and turns. The result is marked as practice.</source>
      <translation>Zurücknehmen geht über Ziehen und Züge hinweg. Das Ergebnis wird als Übung markiert.</translation>
    </message>
    <message>
      <source>Undo reaches back across rounds. The result is marked as practice.</source>
      <translation>Zurücknehmen geht über Runden hinweg. Das Ergebnis wird als Übung markiert.</translation>
    </message>
    <message>
      <source>Until the game ends</source>
      <translation>Bis zum Ende der Partie</translation>
    </message>
    <message>
      <source>Unused upgrades</source>
      <translation>Ungenutzte Ausbauten</translation>
    </message>
    <message>
      <source>Upgrade {before} → {after}</source>
      <translation>Ausbau {before} → {after}</translation>
    </message>
    <message>
      <source>Upgrade {n}.</source>
      <translation>Ausbau {n}.</translation>
    </message>
    <message>
      <source>Upgrades</source>
      <translation>Ausbauten</translation>
    </message>
    <message>
      <source>Use a card, or discard the top one.</source>
      <translation>Nutze eine Karte oder wirf die oberste ab.</translation>
    </message>
    <message>
      <source>Use {cards}, or discard {card}.</source>
      <translation>Nutze {cards} oder wirf {card} ab.</translation>
    </message>
    <message>
      <source>Use {card} or discard it.</source>
      <translation>Nutze {card} oder wirf die Karte ab.</translation>
    </message>
    <message>
      <source>Use {card} or discard it. The round ends after this turn.</source>
      <translation>Nutze {card} oder wirf sie ab. Nach diesem Zug endet die Runde.</translation>
    </message>
    <message>
      <source>Used in this round.</source>
      <translation>In dieser Runde genutzt.</translation>
    </message>
    <message>
      <source>Valley</source>
      <translation>Tal</translation>
    </message>
    <message>
      <source>Valley Hamlet</source>
      <translation>Talweiler</translation>
    </message>
    <message>
      <source>Variant</source>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Siegpunkte</translation>
    </message>
    <message>
      <source>Village</source>
      <translation>Dorf</translation>
    </message>
    <message>
      <source>Villagers</source>
      <translation>Dorfbewohner</translation>
    </message>
    <message>
      <source>Villagers are bought instead of outposts.</source>
      <translation>Statt Außenposten werden Dorfbewohner gekauft.</translation>
    </message>
    <message>
      <source>Villagers are switched before the first turn of a round.</source>
      <translation>Dorfbewohner werden vor dem ersten Zug einer Runde umgeschaltet.</translation>
    </message>
    <message>
      <source>Villagers can be recruited.</source>
      <translation>Dorfbewohner können angeworben werden.</translation>
    </message>
    <message>
      <source>Villagers take the place of outposts.</source>
      <translation>Dorfbewohner treten an die Stelle der Außenposten.</translation>
    </message>
    <message>
      <source>Villages</source>
      <translation>Dörfer</translation>
    </message>
    <message>
      <source>Villages with a well</source>
      <translation>Dörfer mit Brunnen</translation>
    </message>
    <message>
      <source>Visible beach</source>
      <translation>Sichtbarer Strand</translation>
    </message>
    <message>
      <source>Visible vents</source>
      <translation>Sichtbare Schlote</translation>
    </message>
    <message>
      <source>Volcano</source>
      <translation>Vulkan</translation>
    </message>
    <message>
      <source>Walls beside the crater</source>
      <translation>Mauern am Krater</translation>
    </message>
    <message>
      <source>Walls on the plateau</source>
      <translation>Mauern auf der Hochebene</translation>
    </message>
    <message>
      <source>Walls on vents</source>
      <translation>Mauern auf Schloten</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Lagerhaus</translation>
    </message>
    <message>
      <source>What is known of the hand of player {seat} is not in it.</source>
      <translation>Was man von der Hand von Spieler {seat} weiß, ist nicht darin.</translation>
    </message>
    <message>
      <source>What is missing</source>
      <translation>Was fehlt</translation>
    </message>
    <message>
      <source>What is pending can do nothing and should have been dropped.</source>
      <translation>Was noch offen ist, kann nichts bewirken und müsste entfallen sein.</translation>
    </message>
    <message>
      <source>What is pending cannot have come about.</source>
      <translation>Was noch offen ist, kann nicht entstanden sein.</translation>
    </message>
    <message>
      <source>What is pending lies in an order that cannot be.</source>
      <translation>Was noch offen ist, liegt in unmöglicher Reihenfolge.</translation>
    </message>
    <message>
      <source>What is stored is worth more than what is on offer.</source>
      <translation>Was eingelagert ist, ist mehr wert als das, was im Angebot ist.</translation>
    </message>
    <message>
      <source>What lies between the players does not fit the set-up.</source>
      <translation>Was zwischen den Spielern liegt, passt nicht zum Aufbau.</translation>
    </message>
    <message>
      <source>What was seen at the last end of a round does not fit the deck.</source>
      <translation>Was am letzten Rundenende zu sehen war, passt nicht zum Deck.</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Was du tun kannst</translation>
    </message>
    <message>
      <source>When it is turned, one card behind the round tracker may be stored again, unpaid.</source>
      <translation>Wird sie gedreht, darf eine Karte hinter dem Rundenzähler wieder eingelagert werden, ohne zu zahlen.</translation>
    </message>
    <message>
      <source>When the game is over nobody decides.</source>
      <translation>Wenn die Partie vorbei ist, entscheidet niemand.</translation>
    </message>
    <message>
      <source>Which of the 24 episodes is played.</source>
      <translation>Welche der 24 Episoden gespielt wird.</translation>
    </message>
    <message>
      <source>While stored it counts as two resources of any kind. After paying it turns on; it can do so twice in a game.</source>
      <translation>Eingelagert zählt sie als zwei beliebige Rohstoffe. Nach dem Zahlen dreht sie sich weiter; das geht zweimal pro Partie.</translation>
    </message>
    <message>
      <source>Who can pay for nothing is out of the market.</source>
      <translation>Wer nichts bezahlen kann, ist aus dem Markt raus.</translation>
    </message>
    <message>
      <source>Who handles few cards buys outposts first.</source>
      <translation>Wer wenige Karten behandelt, kauft zuerst Außenposten.</translation>
    </message>
    <message>
      <source>Who is equal in all of this shares the place.</source>
      <translation>Wer in all dem gleich ist, teilt sich den Rang.</translation>
    </message>
    <message>
      <source>Who plays</source>
      <translation>Wer spielt</translation>
    </message>
    <message>
      <source>Who plays seat {number}</source>
      <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
      <source>Who was fastest buys first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Wer am schnellsten war, kauft zuerst, eine Karte nach der anderen; bei Gleichstand, wer weniger gekauft hat, dann ab dem Platz, der in dieser Runde der erste ist.</translation>
    </message>
    <message>
      <source>Whole deck</source>
      <translation>Ganzes Deck</translation>
    </message>
    <message>
      <source>Whole shore covered</source>
      <translation>Ganze Küste bebaut</translation>
    </message>
    <message>
      <source>With each completed blueprint gain {gain}.</source>
      <translation>Jeder vollendete Bauplan: {gain}.</translation>
    </message>
    <message>
      <source>With the open deck or in practice no feats can be earned.</source>
      <translation>Mit offenem Deck oder als Übung sind keine Erfolge möglich.</translation>
    </message>
    <message>
      <source>With your first fame in a round gain {gain}.</source>
      <translation>Erster Ruhm der Runde: {gain}.</translation>
    </message>
    <message>
      <source>Woodcarver</source>
      <translation>Holzschnitzer</translation>
    </message>
    <message>
      <source>Worker in {place}</source>
      <translation>Arbeiter: {place}</translation>
    </message>
    <message>
      <source>Worker, down</source>
      <translation>Arbeiter, liegt</translation>
    </message>
    <message>
      <source>Worker, ready</source>
      <translation>Arbeiter, bereit</translation>
    </message>
    <message>
      <source>Workers left on the dock</source>
      <translation>Arbeiter am Dock</translation>
    </message>
    <message>
      <source>Worth {points}.</source>
      <translation>{points} wert.</translation>
    </message>
    <message>
      <source>Written: {path}</source>
      <translation>Geschrieben: {path}</translation>
    </message>
    <message>
      <source>Year {year} of {years}</source>
      <translation>Jahr {year} von {years}</translation>
    </message>
    <message>
      <source>Year {year}: {player}.</source>
      <translation>Jahr {year}: {player}.</translation>
    </message>
    <message>
      <source>You alone against a rival who takes dice and tiles away.</source>
      <translation>Du allein gegen einen Rivalen, der Würfel und Plättchen wegnimmt.</translation>
    </message>
    <message>
      <source>You are out of this market.</source>
      <translation>Du bist aus diesem Markt raus.</translation>
    </message>
    <message>
      <source>You have earned a feat: {feat}!</source>
      <translation>Du hast einen Erfolg errungen: {feat}!</translation>
    </message>
    <message>
      <source>You have earned {n} feats!</source>
      <translation>Du hast {n} Erfolge errungen!</translation>
    </message>
    <message>
      <source>You have ended this round; the others are still at it.</source>
      <translation>Du hast diese Runde beendet; die anderen sind noch dabei.</translation>
    </message>
    <message>
      <source>Your deck</source>
      <translation>Dein Deck</translation>
    </message>
    <message>
      <source>Your deck in order</source>
      <translation>Dein Deck der Reihe nach</translation>
    </message>
    <message>
      <source>Your games</source>
      <translation>Deine Partien</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Dein Name</translation>
    </message>
    <message>
      <source>Zeppelin Tower</source>
      <translation>Zeppelinturm</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Vergrößern</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Verkleinern</translation>
    </message>
    <message>
      <source>a blueprint of level I from the stack</source>
      <translation>einen Bauplan der Stufe I vom Stapel</translation>
    </message>
    <message>
      <source>a blueprint of level II from the stack</source>
      <translation>einen Bauplan der Stufe II vom Stapel</translation>
    </message>
    <message>
      <source>a dock is empty</source>
      <translation>ein Dock ist leer</translation>
    </message>
    <message>
      <source>a tile from the stack</source>
      <translation>ein Plättchen vom Stapel</translation>
    </message>
    <message>
      <source>activate another tile</source>
      <translation>anderes Plättchen aktivieren</translation>
    </message>
    <message>
      <source>activate up to {n} tiles</source>
      <translation>bis zu {n} Plättchen aktivieren</translation>
    </message>
    <message>
      <source>against {target}</source>
      <translation>gegen {target}</translation>
    </message>
    <message>
      <source>and {n} more</source>
      <translation>und noch {n}</translation>
    </message>
    <message>
      <source>astounding</source>
      <translation>erstaunlich</translation>
    </message>
    <message>
      <source>at the end</source>
      <translation>am Ende</translation>
    </message>
    <message>
      <source>at work</source>
      <translation>arbeitet</translation>
    </message>
    <message>
      <source>averted</source>
      <translation>abgewendet</translation>
    </message>
    <message>
      <source>benefits of up to {n} depots</source>
      <translation>Ertrag von bis zu {n} Depots</translation>
    </message>
    <message>
      <source>best</source>
      <translation>Bestwert</translation>
    </message>
    <message>
      <source>blueprint {card} ({cost}: {points}, {upgrade})</source>
      <translation>Bauplan {card} ({cost}: {points}, {upgrade})</translation>
    </message>
    <message>
      <source>bronze medal</source>
      <translation>Bronzemedaille</translation>
    </message>
    <message>
      <source>buys now</source>
      <translation>kauft jetzt</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>aufgehoben</translation>
    </message>
    <message>
      <source>column {n}</source>
      <translation>Spalte {n}</translation>
    </message>
    <message>
      <source>covered</source>
      <translation>verdeckt</translation>
    </message>
    <message>
      <source>deal {seed}</source>
      <translation>Verteilung {seed}</translation>
    </message>
    <message>
      <source>deploy a worker</source>
      <translation>Arbeiter einsetzen</translation>
    </message>
    <message>
      <source>difficulty: {name}</source>
      <translation>Schwierigkeit: {name}</translation>
    </message>
    <message>
      <source>digest</source>
      <translation>Prüfsumme</translation>
    </message>
    <message>
      <source>drawn by lot</source>
      <translation>ausgelost</translation>
    </message>
    <message>
      <source>east</source>
      <translation>Osten</translation>
    </message>
    <message>
      <source>east of {tile}</source>
      <translation>östlich von {tile}</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>leicht</translation>
    </message>
    <message>
      <source>enable {ability}</source>
      <translation>{ability} freischalten</translation>
    </message>
    <message>
      <source>enabled</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>energy</source>
      <translation>Energie</translation>
    </message>
    <message>
      <source>exceptional</source>
      <translation>außergewöhnlich</translation>
    </message>
    <message>
      <source>field</source>
      <translation>Acker</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>fertig</translation>
    </message>
    <message>
      <source>first card</source>
      <translation>erste Karte</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>Fisch</translation>
    </message>
    <message>
      <source>for example 7</source>
      <translation>zum Beispiel 7</translation>
    </message>
    <message>
      <source>forest</source>
      <translation>Wald</translation>
    </message>
    <message>
      <source>free</source>
      <translation>gratis</translation>
    </message>
    <message>
      <source>from {points}</source>
      <translation>ab {points}</translation>
    </message>
    <message>
      <source>gain {gain}</source>
      <translation>{gain} erhalten</translation>
    </message>
    <message>
      <source>gives {resources}</source>
      <translation>gibt {resources}</translation>
    </message>
    <message>
      <source>gold medal</source>
      <translation>Goldmedaille</translation>
    </message>
    <message>
      <source>handling {points}</source>
      <translation>Griffe {points}</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>schwer</translation>
    </message>
    <message>
      <source>has ended</source>
      <translation>hat beendet</translation>
    </message>
    <message>
      <source>has ended the round</source>
      <translation>hat die Runde beendet</translation>
    </message>
    <message>
      <source>has placed</source>
      <translation>hat gelegt</translation>
    </message>
    <message>
      <source>house</source>
      <translation>Haus</translation>
    </message>
    <message>
      <source>in the village</source>
      <translation>im Dorf</translation>
    </message>
    <message>
      <source>is out</source>
      <translation>ist raus</translation>
    </message>
    <message>
      <source>is playing</source>
      <translation>spielt gerade</translation>
    </message>
    <message>
      <source>it does not hold a game.</source>
      <translation>sie enthält keine Partie.</translation>
    </message>
    <message>
      <source>it does not say in which format it is.</source>
      <translation>sie sagt nicht, welches Format sie hat.</translation>
    </message>
    <message>
      <source>it holds more than any game.</source>
      <translation>sie enthält mehr als jede Partie.</translation>
    </message>
    <message>
      <source>it is no file.</source>
      <translation>das ist keine Datei.</translation>
    </message>
    <message>
      <source>it is no golden game.</source>
      <translation>es ist keine Musterpartie.</translation>
    </message>
    <message>
      <source>it is not a text file.</source>
      <translation>das ist keine Textdatei.</translation>
    </message>
    <message>
      <source>it is not complete, or no JSON.</source>
      <translation>sie ist unvollständig oder kein JSON.</translation>
    </message>
    <message>
      <source>its position and its log do not agree.</source>
      <translation>Stellung und Verlauf passen nicht zusammen.</translation>
    </message>
    <message>
      <source>its set-up was changed.</source>
      <translation>der Aufbau wurde verändert.</translation>
    </message>
    <message>
      <source>last</source>
      <translation>zuletzt</translation>
    </message>
    <message>
      <source>last {points}</source>
      <translation>zuletzt {points}</translation>
    </message>
    <message>
      <source>light the Signal Fires</source>
      <translation>die Signalfeuer entzünden</translation>
    </message>
    <message>
      <source>log</source>
      <translation>Holz</translation>
    </message>
    <message>
      <source>mean {points}</source>
      <translation>Schnitt {points}</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>mittel</translation>
    </message>
    <message>
      <source>met</source>
      <translation>erfüllt</translation>
    </message>
    <message>
      <source>mountain</source>
      <translation>Berg</translation>
    </message>
    <message>
      <source>needs work</source>
      <translation>ausbaufähig</translation>
    </message>
    <message>
      <source>next round</source>
      <translation>ab nächster</translation>
    </message>
    <message>
      <source>no further depot can be used</source>
      <translation>kein weiteres Depot kann genutzt werden</translation>
    </message>
    <message>
      <source>no further tile can be activated</source>
      <translation>kein weiteres Plättchen kann aktiviert werden</translation>
    </message>
    <message>
      <source>no link</source>
      <translation>keine Verbindung</translation>
    </message>
    <message>
      <source>no medal</source>
      <translation>keine Medaille</translation>
    </message>
    <message>
      <source>no points now</source>
      <translation>jetzt keine Punkte</translation>
    </message>
    <message>
      <source>no record yet: all deals were chosen</source>
      <translation>noch kein Rekord: Alle Verteilungen waren gewählt</translation>
    </message>
    <message>
      <source>no worker can be deployed</source>
      <translation>kein Arbeiter kann eingesetzt werden</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>north</source>
      <translation>Norden</translation>
    </message>
    <message>
      <source>north-east of {tile}</source>
      <translation>nordöstlich von {tile}</translation>
    </message>
    <message>
      <source>north-west of {tile}</source>
      <translation>nordwestlich von {tile}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>nothing to pay</source>
      <translation>nichts zu zahlen</translation>
    </message>
    <message>
      <source>of {n}</source>
      <translation>von {n}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>Bauteil</translation>
    </message>
    <message>
      <source>parts of it are missing.</source>
      <translation>Teile davon fehlen.</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>hat gepasst</translation>
    </message>
    <message>
      <source>path</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>pay level {level} of {disaster}</source>
      <translation>Stufe {level} von {disaster} bezahlen</translation>
    </message>
    <message>
      <source>put aside: {n}</source>
      <translation>beiseitegelegt: {n}</translation>
    </message>
    <message>
      <source>record, net</source>
      <translation>Rekord, netto</translation>
    </message>
    <message>
      <source>respectable</source>
      <translation>beachtlich</translation>
    </message>
    <message>
      <source>resting</source>
      <translation>ruht</translation>
    </message>
    <message>
      <source>round over</source>
      <translation>Runde vorbei</translation>
    </message>
    <message>
      <source>row {n}</source>
      <translation>Reihe {n}</translation>
    </message>
    <message>
      <source>row {row}, column {column}</source>
      <translation>Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
      <source>score</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>sea</source>
      <translation>Meer</translation>
    </message>
    <message>
      <source>second card</source>
      <translation>zweite Karte</translation>
    </message>
    <message>
      <source>seven blueprints are completed</source>
      <translation>sieben Baupläne sind vollendet</translation>
    </message>
    <message>
      <source>silver medal</source>
      <translation>Silbermedaille</translation>
    </message>
    <message>
      <source>south</source>
      <translation>Süden</translation>
    </message>
    <message>
      <source>south-east of {tile}</source>
      <translation>südöstlich von {tile}</translation>
    </message>
    <message>
      <source>south-west of {tile}</source>
      <translation>südwestlich von {tile}</translation>
    </message>
    <message>
      <source>steel</source>
      <translation>Stahl</translation>
    </message>
    <message>
      <source>still to play</source>
      <translation>spielt noch</translation>
    </message>
    <message>
      <source>stone</source>
      <translation>Stein</translation>
    </message>
    <message>
      <source>stored</source>
      <translation>eingelagert</translation>
    </message>
    <message>
      <source>the Capitol</source>
      <translation>Kapitol</translation>
    </message>
    <message>
      <source>the Hill</source>
      <translation>der Hügel</translation>
    </message>
    <message>
      <source>the Tool Maker at upgrade {up} or more</source>
      <translation>Werkzeug­macher mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>the Trade House at upgrade {up} or more</source>
      <translation>Handelshaus mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>the space at {value}</source>
      <translation>Feld {value}</translation>
    </message>
    <message>
      <source>the space between {one} and {other}</source>
      <translation>Feld zwischen {one} und {other}</translation>
    </message>
    <message>
      <source>the stack of tiles is empty</source>
      <translation>der Stapel der Plättchen ist leer</translation>
    </message>
    <message>
      <source>there is no other tile to activate</source>
      <translation>es gibt kein anderes Plättchen zu aktivieren</translation>
    </message>
    <message>
      <source>there is no tile left to draw</source>
      <translation>es ist kein Plättchen mehr zu ziehen</translation>
    </message>
    <message>
      <source>third card</source>
      <translation>dritte Karte</translation>
    </message>
    <message>
      <source>time {minutes}:{seconds}</source>
      <translation>Zeit {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>to act</source>
      <translation>ist dran</translation>
    </message>
    <message>
      <source>to act now</source>
      <translation>jetzt dran</translation>
    </message>
    <message>
      <source>to the back of the deck</source>
      <translation>ans Ende des Decks</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>heute, {time}</translation>
    </message>
    <message>
      <source>unrated</source>
      <translation>ohne Wertung</translation>
    </message>
    <message>
      <source>used</source>
      <translation>genutzt</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>wartet</translation>
    </message>
    <message>
      <source>wall</source>
      <translation>Mauer</translation>
    </message>
    <message>
      <source>west</source>
      <translation>Westen</translation>
    </message>
    <message>
      <source>west of {tile}</source>
      <translation>westlich von {tile}</translation>
    </message>
    <message>
      <source>wild upgrade</source>
      <translation>beliebiger Ausbau</translation>
    </message>
    <message>
      <source>with villagers</source>
      <translation>mit Dorfbewohnern</translation>
    </message>
    <message>
      <source>worker</source>
      <translation>Arbeiter</translation>
    </message>
    <message>
      <source>would be lost</source>
      <translation>ginge verloren</translation>
    </message>
    <message>
      <source>yesterday, {time}</source>
      <translation>gestern, {time}</translation>
    </message>
    <message>
      <source>{ability} helps everybody from the next round on.</source>
      <translation>{ability}: hilft allen ab der nächsten Runde.</translation>
    </message>
    <message>
      <source>{ability} is enabled. {notes}</source>
      <translation>{ability}: freigeschaltet. {notes}</translation>
    </message>
    <message>
      <source>{ability} was enabled for {cost}.</source>
      <translation>{ability} wurde für {cost} freigeschaltet.</translation>
    </message>
    <message>
      <source>{ability}: it asks for {needed} upgrades together ({reached} are reached), and the group pays {cost}. {notes}</source>
      <translation>{ability}: verlangt zusammen {needed} Ausbauten (erreicht: {reached}), und die Gruppe zahlt {cost}. {notes}</translation>
    </message>
    <message>
      <source>{about} In brackets: the size of the largest group.</source>
      <translation>{about} In Klammern: die Größe der größten Gruppe.</translation>
    </message>
    <message>
      <source>{about} Now {points}.</source>
      <translation>{about} Jetzt {points}.</translation>
    </message>
    <message>
      <source>{card} ({type}), {points}.</source>
      <translation>{card} ({type}), {points}.</translation>
    </message>
    <message>
      <source>{card} brings victory points at the end.</source>
      <translation>{card} bringt am Ende Siegpunkte.</translation>
    </message>
    <message>
      <source>{card} came up stored and passed unspent.</source>
      <translation>{card} kam eingelagert nach oben und zog unverbraucht vorbei.</translation>
    </message>
    <message>
      <source>{card} can pay at once, and costs nothing.</source>
      <translation>{card} kann sofort zahlen und kostet nichts.</translation>
    </message>
    <message>
      <source>{card} comes nearer to the points of its other sides.</source>
      <translation>{card} kommt den Punkten der anderen Seiten näher.</translation>
    </message>
    <message>
      <source>{card} costs {cost}.</source>
      <translation>{card} kostet {cost}.</translation>
    </message>
    <message>
      <source>{card} does what {outpost} asks for.</source>
      <translation>{card} erfüllt, was {outpost} verlangt.</translation>
    </message>
    <message>
      <source>{card} gains 1 victory point at once.</source>
      <translation>{card} bringt sofort 1 Siegpunkt.</translation>
    </message>
    <message>
      <source>{card} gains {points} victory points at once.</source>
      <translation>{card} bringt sofort {points} Siegpunkte.</translation>
    </message>
    <message>
      <source>{card} gives no discount now.</source>
      <translation>{card} gibt jetzt keinen Rabatt.</translation>
    </message>
    <message>
      <source>{card} gives {resources}</source>
      <translation>{card} gibt {resources}</translation>
    </message>
    <message>
      <source>{card} gives {resources} for what comes next.</source>
      <translation>{card} gibt {resources} für das, was als Nächstes kommt.</translation>
    </message>
    <message>
      <source>{card} has no such side.</source>
      <translation>{card} hat keine solche Seite.</translation>
    </message>
    <message>
      <source>{card} has not been earned yet; only earned feats can be used.</source>
      <translation>{card} ist noch nicht errungen; nur errungene Erfolge können verwendet werden.</translation>
    </message>
    <message>
      <source>{card} helps from the next round on.</source>
      <translation>{card} hilft ab der nächsten Runde.</translation>
    </message>
    <message>
      <source>{card} is already so.</source>
      <translation>{card} ist schon so.</translation>
    </message>
    <message>
      <source>{card} is no villager; it cannot be recruited.</source>
      <translation>{card} ist kein Dorfbewohner und kann nicht angeworben werden.</translation>
    </message>
    <message>
      <source>{card} is not needed: the cost is covered without it. Keep it stored.</source>
      <translation>{card} wird nicht gebraucht: Die Kosten sind auch so gedeckt. Lass die Karte eingelagert.</translation>
    </message>
    <message>
      <source>{card} is not on offer now.</source>
      <translation>{card} ist jetzt nicht im Angebot.</translation>
    </message>
    <message>
      <source>{card} is stored: it can only pay</source>
      <translation>{card} ist eingelagert: kann nur zahlen</translation>
    </message>
    <message>
      <source>{card} is stored; it can only pay.</source>
      <translation>{card} ist eingelagert und kann nur zahlen.</translation>
    </message>
    <message>
      <source>{card} is worth {points} victory points.</source>
      <translation>{card} ist {points} Siegpunkte wert.</translation>
    </message>
    <message>
      <source>{card} left the game: several could have it.</source>
      <translation>{card} ging aus dem Spiel: Mehrere hätten die Karte bekommen.</translation>
    </message>
    <message>
      <source>{card} lies too deep: only the top {count} cards can be used.</source>
      <translation>{card} liegt zu tief: Nur die obersten {count} Karten sind nutzbar.</translation>
    </message>
    <message>
      <source>{card} makes more of this turn than of a later one.</source>
      <translation>{card} bringt in diesem Zug mehr als später.</translation>
    </message>
    <message>
      <source>{card} prints no flip action on this side.</source>
      <translation>{card} zeigt auf dieser Seite kein Wenden.</translation>
    </message>
    <message>
      <source>{card} prints no rotate action on this side.</source>
      <translation>{card} zeigt auf dieser Seite kein Drehen.</translation>
    </message>
    <message>
      <source>{card} prints no store action on this side.</source>
      <translation>{card} zeigt auf dieser Seite kein Einlagern.</translation>
    </message>
    <message>
      <source>{card} rests.</source>
      <translation>{card} ruht.</translation>
    </message>
    <message>
      <source>{card} saved one {resource}.</source>
      <translation>{card} hat eine Einheit {resource} gespart.</translation>
    </message>
    <message>
      <source>{card} takes effect.</source>
      <translation>{card} wirkt.</translation>
    </message>
    <message>
      <source>{card} takes one resource of its own kind off, once a round.</source>
      <translation>{card} spart einmal pro Runde einen Rohstoff der eigenen Art.</translation>
    </message>
    <message>
      <source>{card} was discarded.</source>
      <translation>{card} wurde abgeworfen.</translation>
    </message>
    <message>
      <source>{card} was flipped.</source>
      <translation>{card} wurde gewendet.</translation>
    </message>
    <message>
      <source>{card} was recruited.</source>
      <translation>{card} wurde angeworben.</translation>
    </message>
    <message>
      <source>{card} was rotated.</source>
      <translation>{card} wurde gedreht.</translation>
    </message>
    <message>
      <source>{card} was stored.</source>
      <translation>{card} wurde eingelagert.</translation>
    </message>
    <message>
      <source>{card} was thwarted.</source>
      <translation>{card} wurde vereitelt.</translation>
    </message>
    <message>
      <source>{card} was turned back to make room.</source>
      <translation>{card} wurde zurückgedreht, um Platz zu schaffen.</translation>
    </message>
    <message>
      <source>{card} will be missed least.</source>
      <translation>{card} fehlt am wenigsten.</translation>
    </message>
    <message>
      <source>{card} will give {resources} whenever it is stored.</source>
      <translation>{card} gibt künftig {resources}, sooft die Karte eingelagert wird.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed in the rounds to come.</source>
      <translation>{card} zahlt in den nächsten Runden, was immer gebraucht wird.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed.</source>
      <translation>{card} zahlt, was immer gebraucht wird.</translation>
    </message>
    <message>
      <source>{card} works again.</source>
      <translation>{card} arbeitet wieder.</translation>
    </message>
    <message>
      <source>{card}, {place}.</source>
      <translation>{card}, {place}.</translation>
    </message>
    <message>
      <source>{card}: 1 {kind} less</source>
      <translation>{card}: 1 {kind} weniger</translation>
    </message>
    <message>
      <source>{card}: only {player} has {criterion} and takes it.</source>
      <translation>{card}: Nur {player} hat {criterion} und nimmt die Karte.</translation>
    </message>
    <message>
      <source>{card}: upgrade {level}</source>
      <translation>{card}: Ausbau {level}</translation>
    </message>
    <message>
      <source>{card}: {players} have {criterion}, so nobody gets it.</source>
      <translation>{card}: {players} haben {criterion}, also bekommt sie niemand.</translation>
    </message>
    <message>
      <source>{challenger} against {rivals}: {share} % of {games} games (95 % sure: {low} to {high}; by chance {par} %).</source>
      <translation>{challenger} gegen {rivals}: {share} % von {games} Partien (95 % sicher: {low} bis {high}; durch Zufall {par} %).</translation>
    </message>
    <message>
      <source>{challenger} alone: {mean} points on average of {games} games (95 % sure: ±{spread}), from {least} to {most}.</source>
      <translation>{challenger} allein: {mean} Punkte im Schnitt von {games} Partien (95 % sicher: ±{spread}), von {least} bis {most}.</translation>
    </message>
    <message>
      <source>{code} has no side {state}.</source>
      <translation>{code} hat keine Seite {state}.</translation>
    </message>
    <message>
      <source>{commands} commands, {pace} a second.</source>
      <translation>{commands} Befehle, {pace} pro Sekunde.</translation>
    </message>
    <message>
      <source>{conditions}: done.</source>
      <translation>{conditions}: geschafft.</translation>
    </message>
    <message>
      <source>{cost} for {gain}</source>
      <translation>{cost} für {gain}</translation>
    </message>
    <message>
      <source>{count} players</source>
      <translation>{count} Spieler</translation>
    </message>
    <message>
      <source>{disaster} is averted.</source>
      <translation>{disaster} ist abgewendet.</translation>
    </message>
    <message>
      <source>{disaster} was averted. The group has {points}: {rating}.</source>
      <translation>{disaster} wurde abgewendet. Die Gruppe hat {points}: {rating}.</translation>
    </message>
    <message>
      <source>{disaster} was not averted: all have lost.</source>
      <translation>{disaster} wurde nicht abgewendet: Alle haben verloren.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}.</source>
      <translation>{disaster}, Stufe {level} von {levels}.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}: the group pays {cost}.</source>
      <translation>{disaster}, Stufe {level} von {levels}: Die Gruppe zahlt {cost}.</translation>
    </message>
    <message>
      <source>{disaster}: level {level} of {levels}.</source>
      <translation>{disaster}: Stufe {level} von {levels}.</translation>
    </message>
    <message>
      <source>{earned} of {n} earned in solo games. An earned feat may join the deck on medium and easy.</source>
      <translation>{earned} von {n} in Solopartien errungen. Ein errungener Erfolg darf auf Mittel und Leicht ins Deck.</translation>
    </message>
    <message>
      <source>{feat}: met</source>
      <translation>{feat}: erfüllt</translation>
    </message>
    <message>
      <source>{figure}: {condition}</source>
      <translation>{figure}: {condition}</translation>
    </message>
    <message>
      <source>{games} games ended without a fault.</source>
      <translation>{games} Partien endeten ohne Fehler.</translation>
    </message>
    <message>
      <source>{game}, deal {seed}</source>
      <translation>{game}, Verteilung {seed}</translation>
    </message>
    <message>
      <source>{game}: the end</source>
      <translation>{game}: das Ende</translation>
    </message>
    <message>
      <source>{guild} banner</source>
      <translation>{guild}-Banner</translation>
    </message>
    <message>
      <source>{guild} hub</source>
      <translation>{guild}-Nabe</translation>
    </message>
    <message>
      <source>{limit} cards are stored already: name one to turn back first.</source>
      <translation>Es sind schon {limit} Karten eingelagert: Nenne zuerst eine zum Zurückdrehen.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the drum cannot add another.</source>
      <translation>Es sind schon {limit} Karten eingelagert; die Trommel kann keine weitere hinzufügen.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the fires cannot add another.</source>
      <translation>Es sind schon {limit} Karten eingelagert; die Feuer können keine weitere hinzufügen.</translation>
    </message>
    <message>
      <source>{line} ({reward})</source>
      <translation>{line} ({reward})</translation>
    </message>
    <message>
      <source>{mode}, {count} seats</source>
      <translation>{mode}, {count} Plätze</translation>
    </message>
    <message>
      <source>{move}: cost about {points}</source>
      <translation>{move}: kostete etwa {points}</translation>
    </message>
    <message>
      <source>{names} share the victory with {marker} points.</source>
      <translation>{names} teilen sich den Sieg mit {marker} Punkten.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points} points.</source>
      <translation>{names} teilen sich den Sieg mit {points} Punkten.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points}.</source>
      <translation>{names} teilen sich den Sieg: {points}.</translation>
    </message>
    <message>
      <source>{names} wins with {marker} points.</source>
      <translation>{names} gewinnt mit {marker} Punkten.</translation>
    </message>
    <message>
      <source>{names} wins with {points} points.</source>
      <translation>{names} gewinnt mit {points} Punkten.</translation>
    </message>
    <message>
      <source>{names} wins with {points}.</source>
      <translation>{names} gewinnt: {points}.</translation>
    </message>
    <message>
      <source>{name} (branch)</source>
      <translation>{name} (Abzweig)</translation>
    </message>
    <message>
      <source>{name} (copy)</source>
      <translation>{name} (Kopie)</translation>
    </message>
    <message>
      <source>{name} ({number})</source>
      <translation>{name} ({number})</translation>
    </message>
    <message>
      <source>{name} could not decide. Let it try again, or take the seat over. ({reason})</source>
      <translation>{name} konnte sich nicht entscheiden. Lass es noch einmal versuchen oder übernimm den Platz. ({reason})</translation>
    </message>
    <message>
      <source>{name} is thinking · {level}</source>
      <translation>{name} denkt nach · {level}</translation>
    </message>
    <message>
      <source>{name} waits · {level}</source>
      <translation>{name} wartet · {level}</translation>
    </message>
    <message>
      <source>{name} wants to play</source>
      <translation>{name} will spielen</translation>
    </message>
    <message>
      <source>{name} wants to play ({number})</source>
      <translation>{name} will spielen ({number})</translation>
    </message>
    <message>
      <source>{name} · {level}</source>
      <translation>{name} · {level}</translation>
    </message>
    <message>
      <source>{name}, how to be asked: {words}</source>
      <translation>{name}, gefragt wird: {words}</translation>
    </message>
    <message>
      <source>{name}: +{carrots} carrots</source>
      <translation>{name}: +{carrots} Möhren</translation>
    </message>
    <message>
      <source>{name}: place {place}, {points} points</source>
      <translation>{name}: Rang {place}, {points} Punkte</translation>
    </message>
    <message>
      <source>{name}: the costliest decisions</source>
      <translation>{name}: die teuersten Entscheidungen</translation>
    </message>
    <message>
      <source>{name}: {carrots} carrots, {points} victory points</source>
      <translation>{name}: {carrots} Möhren, {points} Siegpunkte</translation>
    </message>
    <message>
      <source>{name}: {move}</source>
      <translation>{name}: {move}</translation>
    </message>
    <message>
      <source>{name}: {points} points</source>
      <translation>{name}: {points} Punkte</translation>
    </message>
    <message>
      <source>{name}: {points}, {fame} fame, {workers} workers on the dock</source>
      <translation>{name}: {points}, {fame} Ruhm, {workers} Arbeiter am Dock</translation>
    </message>
    <message>
      <source>{net} is the best net result of this mode and number of players.</source>
      <translation>{net} ist das beste Nettoergebnis dieser Spielart und Spielerzahl.</translation>
    </message>
    <message>
      <source>{notes} For each player: {up} upgrades and {cost}.</source>
      <translation>{notes} Für jeden Spieler: {up} Ausbauten und {cost}.</translation>
    </message>
    <message>
      <source>{n} Canoe Houses at upgrade {up} or more</source>
      <translation>{n} Kanuhäuser mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>{n} Housing at upgrade {up} or more</source>
      <translation>{n} Wohnhütten mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>{n} Loggers at upgrade {up} or more</source>
      <translation>{n} Holzfäller mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>{n} Quarries at upgrade {up} or more</source>
      <translation>{n} Steinbrüche mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>{n} Temples at upgrade {up} or more</source>
      <translation>{n} Tempel mit Ausbau {up} oder mehr</translation>
    </message>
    <message>
      <source>{n} cards handled</source>
      <translation>{n} Karten behandelt</translation>
    </message>
    <message>
      <source>{n} completed</source>
      <translation>{n} vollendet</translation>
    </message>
    <message>
      <source>{n} east</source>
      <translation>{n} östlich</translation>
    </message>
    <message>
      <source>{n} energy</source>
      <translation>{n} Energie</translation>
    </message>
    <message>
      <source>{n} fame</source>
      <translation>{n} Ruhm</translation>
    </message>
    <message>
      <source>{n} fish</source>
      <translation>{n} Fisch</translation>
    </message>
    <message>
      <source>{n} games</source>
      <translation>{n} Partien</translation>
    </message>
    <message>
      <source>{n} gone</source>
      <translation>weg: {n}</translation>
    </message>
    <message>
      <source>{n} guild links</source>
      <translation>{n} Gildenverbindungen</translation>
    </message>
    <message>
      <source>{n} left</source>
      <translation>noch {n}</translation>
    </message>
    <message>
      <source>{n} links</source>
      <translation>{n} Verbindungen</translation>
    </message>
    <message>
      <source>{n} log</source>
      <translation>{n} Holz</translation>
    </message>
    <message>
      <source>{n} logs</source>
      <translation>{n} Holz</translation>
    </message>
    <message>
      <source>{n} north</source>
      <translation>{n} nördlich</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} von {all}</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} Bauteile</translation>
    </message>
    <message>
      <source>{n} ready workers can use this number.</source>
      <translation>{n} bereite Arbeiter können diese Zahl nutzen.</translation>
    </message>
    <message>
      <source>{n} saved games</source>
      <translation>{n} gespeicherte Partien</translation>
    </message>
    <message>
      <source>{n} south</source>
      <translation>{n} südlich</translation>
    </message>
    <message>
      <source>{n} steel</source>
      <translation>{n} Stahl</translation>
    </message>
    <message>
      <source>{n} stone</source>
      <translation>{n} Stein</translation>
    </message>
    <message>
      <source>{n} stones</source>
      <translation>{n} Stein</translation>
    </message>
    <message>
      <source>{n} to go</source>
      <translation>noch {n}</translation>
    </message>
    <message>
      <source>{n} victory points.</source>
      <translation>{n} Siegpunkte.</translation>
    </message>
    <message>
      <source>{n} west</source>
      <translation>{n} westlich</translation>
    </message>
    <message>
      <source>{n} wild</source>
      <translation>{n} beliebig</translation>
    </message>
    <message>
      <source>{payment} It is averted.</source>
      <translation>{payment} Sie ist abgewendet.</translation>
    </message>
    <message>
      <source>{payment} Lost: {wasted}.</source>
      <translation>{payment} Verloren: {wasted}.</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{place}, beside {tile}</source>
      <translation>{place}, neben {tile}</translation>
    </message>
    <message>
      <source>{place}.</source>
      <translation>{place}.</translation>
    </message>
    <message>
      <source>{place}. (shared)</source>
      <translation>{place}. (geteilt)</translation>
    </message>
    <message>
      <source>{players} share the victory.</source>
      <translation>{players} teilen den Sieg.</translation>
    </message>
    <message>
      <source>{player} activates the island with a {value}.</source>
      <translation>{player} aktiviert die Insel mit einer {value}.</translation>
    </message>
    <message>
      <source>{player} activates {tile}.</source>
      <translation>{player} aktiviert {tile}.</translation>
    </message>
    <message>
      <source>{player} agrees: {cards}</source>
      <translation>{player} stimmt zu: {cards}</translation>
    </message>
    <message>
      <source>{player} bought {card}.</source>
      <translation>{player} hat {card} gekauft.</translation>
    </message>
    <message>
      <source>{player} built a bridge on {place}.</source>
      <translation>{player} hat auf {place} eine Brücke gebaut.</translation>
    </message>
    <message>
      <source>{player} built a {level} for {cost} carrots.</source>
      <translation>{player} hat für {cost} Möhren gebaut: {level}.</translation>
    </message>
    <message>
      <source>{player} buys nothing more.</source>
      <translation>{player} kauft nichts mehr.</translation>
    </message>
    <message>
      <source>{player} buys {card}.</source>
      <translation>{player} kauft {card}.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing and is out.</source>
      <translation>{player} kann nichts bezahlen und ist raus.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing more.</source>
      <translation>{player} kann nichts mehr bezahlen.</translation>
    </message>
    <message>
      <source>{player} chooses the way.</source>
      <translation>{player} wählt den Weg.</translation>
    </message>
    <message>
      <source>{player} claims {tile} ({mark}).</source>
      <translation>{player} nimmt {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} clears {line}.</source>
      <translation>{player} räumt {line}.</translation>
    </message>
    <message>
      <source>{player} completes {card}.</source>
      <translation>{player} vollendet {card}.</translation>
    </message>
    <message>
      <source>{player} counts the bonus die as {value}.</source>
      <translation>{player} zählt den Bonuswürfel als {value}.</translation>
    </message>
    <message>
      <source>{player} deploys a worker from {space} to {tile}.</source>
      <translation>{player} setzt einen Arbeiter ein: {space} auf {tile}.</translation>
    </message>
    <message>
      <source>{player} discarded {card}.</source>
      <translation>{player} hat {card} abgeworfen.</translation>
    </message>
    <message>
      <source>{player} discarded {tiles}.</source>
      <translation>{player} hat abgeworfen: {tiles}.</translation>
    </message>
    <message>
      <source>{player} discards {tile}.</source>
      <translation>{player} wirft {tile} ab.</translation>
    </message>
    <message>
      <source>{player} draws {card}.</source>
      <translation>{player} zieht {card}.</translation>
    </message>
    <message>
      <source>{player} draws {tile} ({mark}).</source>
      <translation>{player} zieht {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} drew Collapse!, too late to strike.</source>
      <translation>{player} hat Einsturz! gezogen, zu spät, um zu wirken.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it counts from 3.</source>
      <translation>{player} hat Einsturz! gezogen; die Karte zählt ab 3.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it waits.</source>
      <translation>{player} hat Einsturz! gezogen; die Karte wartet.</translation>
    </message>
    <message>
      <source>{player} drew an Action Card.</source>
      <translation>{player} hat eine Aktionskarte gezogen.</translation>
    </message>
    <message>
      <source>{player} drew {n} tiles.</source>
      <translation>{player} hat {n} Plättchen gezogen.</translation>
    </message>
    <message>
      <source>{player} explores.</source>
      <translation>{player} erkundet.</translation>
    </message>
    <message>
      <source>{player} gains {gain}.</source>
      <translation>{player} erhält {gain}.</translation>
    </message>
    <message>
      <source>{player} gains {n} fame and has {fame}.</source>
      <translation>{player} erhält {n} Ruhm und hat {fame}.</translation>
    </message>
    <message>
      <source>{player} gave {cards}.</source>
      <translation>{player} gab {cards}.</translation>
    </message>
    <message>
      <source>{player} goes one space.</source>
      <translation>{player} geht ein Feld.</translation>
    </message>
    <message>
      <source>{player} goes {n} spaces.</source>
      <translation>{player} geht {n} Felder.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots.</source>
      <translation>{player} erntet {carrots} Möhren.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots: {base} times {factor}.</source>
      <translation>{player} erntet {carrots} Möhren: {base} mal {factor}.</translation>
    </message>
    <message>
      <source>{player} has still to act.</source>
      <translation>{player} muss noch handeln.</translation>
    </message>
    <message>
      <source>{player} has the reward of {line}.</source>
      <translation>{player} erhält die Belohnung von {line}.</translation>
    </message>
    <message>
      <source>{player} installs the {upgrade} on {tile}.</source>
      <translation>{player} baut ein ({upgrade}): {tile}.</translation>
    </message>
    <message>
      <source>{player} may buy one of: {cards}; or pass.</source>
      <translation>{player} darf eines kaufen: {cards}; oder passen.</translation>
    </message>
    <message>
      <source>{player} may buy {card}, or pass.</source>
      <translation>{player} darf {card} kaufen oder passen.</translation>
    </message>
    <message>
      <source>{player} may play a card</source>
      <translation>{player} darf eine Karte spielen</translation>
    </message>
    <message>
      <source>{player} must agree: own cards are used.</source>
      <translation>{player} muss zustimmen: Eigene Karten werden genutzt.</translation>
    </message>
    <message>
      <source>{player} now has a {value}.</source>
      <translation>{player} hat jetzt eine {value}.</translation>
    </message>
    <message>
      <source>{player} passed; the marker is on {marker}.</source>
      <translation>{player} hat gepasst; der Marker steht auf {marker}.</translation>
    </message>
    <message>
      <source>{player} passes automatically.</source>
      <translation>{player} passt automatisch.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <translation>{player} passt.</translation>
    </message>
    <message>
      <source>{player} pays {cost}.</source>
      <translation>{player} zahlt {cost}.</translation>
    </message>
    <message>
      <source>{player} placed {tile}.</source>
      <translation>{player} hat gelegt: {tile}.</translation>
    </message>
    <message>
      <source>{player} places {tile} {where}.</source>
      <translation>{player} legt {tile} {where}.</translation>
    </message>
    <message>
      <source>{player} plays the round.</source>
      <translation>{player} spielt die Runde.</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target} – does anybody answer?</source>
      <translation>{player} spielt {card} gegen {target} – antwortet jemand?</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target}.</source>
      <translation>{player} spielt {card} gegen {target}.</translation>
    </message>
    <message>
      <source>{player} plays {card} – does anybody answer?</source>
      <translation>{player} spielt {card} – antwortet jemand?</translation>
    </message>
    <message>
      <source>{player} plays {card}.</source>
      <translation>{player} spielt {card}.</translation>
    </message>
    <message>
      <source>{player} plays {character}.</source>
      <translation>{player} spielt {character}.</translation>
    </message>
    <message>
      <source>{player} puts the {upgrade} aside.</source>
      <translation>{player} legt beiseite: {upgrade}.</translation>
    </message>
    <message>
      <source>{player} reached 55: the marker stays there.</source>
      <translation>{player} hat 55 erreicht: Der Marker bleibt dort.</translation>
    </message>
    <message>
      <source>{player} shares the harvest and takes {carrots} carrots.</source>
      <translation>{player} teilt die Ernte und nimmt {carrots} Möhren.</translation>
    </message>
    <message>
      <source>{player} stops here: no more tiles.</source>
      <translation>{player} hört hier auf: keine Plättchen mehr.</translation>
    </message>
    <message>
      <source>{player} takes a {value}.</source>
      <translation>{player} nimmt eine {value}.</translation>
    </message>
    <message>
      <source>{player} takes {card}.</source>
      <translation>{player} nimmt {card}.</translation>
    </message>
    <message>
      <source>{player} takes {carrots} carrots.</source>
      <translation>{player} nimmt {carrots} Möhren.</translation>
    </message>
    <message>
      <source>{player} took nothing and built nothing.</source>
      <translation>{player} hat nichts genommen und nichts gebaut.</translation>
    </message>
    <message>
      <source>{player} took the decision back.</source>
      <translation>{player} hat die Entscheidung zurückgenommen.</translation>
    </message>
    <message>
      <source>{player} took {card}: {points}.</source>
      <translation>{player} hat {card} genommen: {points}.</translation>
    </message>
    <message>
      <source>{player} took {seconds} seconds.</source>
      <translation>{player} hat {seconds} Sekunden gebraucht.</translation>
    </message>
    <message>
      <source>{player} uses {tile}.</source>
      <translation>{player} nutzt {tile}.</translation>
    </message>
    <message>
      <source>{player} wins with {points} and most upgrades.</source>
      <translation>{player} gewinnt mit {points} und den meisten Ausbauten.</translation>
    </message>
    <message>
      <source>{player} wins with {points}, equal upgrades and most stored resources.</source>
      <translation>{player} gewinnt mit {points}, gleich vielen Ausbauten und den meisten eingelagerten Rohstoffen.</translation>
    </message>
    <message>
      <source>{player} wins with {points}.</source>
      <translation>{player} gewinnt mit {points}.</translation>
    </message>
    <message>
      <source>{player}: {cards}</source>
      <translation>{player}: {cards}</translation>
    </message>
    <message>
      <source>{player}: {points}</source>
      <translation>{player}: {points}</translation>
    </message>
    <message>
      <source>{player}: {points}, upgrades {up}.</source>
      <translation>{player}: {points}, Ausbauten {up}.</translation>
    </message>
    <message>
      <source>{player}: {points}.</source>
      <translation>{player}: {points}.</translation>
    </message>
    <message>
      <source>{player}: {sentence}</source>
      <translation>{player}: {sentence}</translation>
    </message>
    <message>
      <source>{points} at the end for each full set.</source>
      <translation>{points} am Ende für jeden vollen Satz.</translation>
    </message>
    <message>
      <source>{points} at the end for each hex of your largest group, at most {most}.</source>
      <translation>{points} am Ende für jedes Feld deiner größten Gruppe, höchstens {most}.</translation>
    </message>
    <message>
      <source>{points} at the end for each of its hexes, at most {most}.</source>
      <translation>{points} am Ende für jedes seiner Felder, höchstens {most}.</translation>
    </message>
    <message>
      <source>{points} at the end for each one reached, at most {most} in all.</source>
      <translation>{points} am Ende für jeden erreichten, höchstens {most} insgesamt.</translation>
    </message>
    <message>
      <source>{points} at the end for each one.</source>
      <translation>{points} am Ende für jedes.</translation>
    </message>
    <message>
      <source>{points} at the end; everybody tied gets it.</source>
      <translation>{points} am Ende; bei Gleichstand bekommen es alle.</translation>
    </message>
    <message>
      <source>{points} for each group of {size} or more.</source>
      <translation>{points} für jede Gruppe ab {size}.</translation>
    </message>
    <message>
      <source>{points} for each hex placed there.</source>
      <translation>{points} für jedes dort gelegte Feld.</translation>
    </message>
    <message>
      <source>{points} for each one joined to the beach by paths.</source>
      <translation>{points} für jede, die Wege mit dem Strand verbinden.</translation>
    </message>
    <message>
      <source>{points} for each one with a path on both banks.</source>
      <translation>{points} für jede mit einem Weg an beiden Ufern.</translation>
    </message>
    <message>
      <source>{points} for each straight line of {size} equal symbols leading away.</source>
      <translation>{points} für jede gerade Reihe von {size} gleichen Symbolen, die davon ausgeht.</translation>
    </message>
    <message>
      <source>{points} for whoever is first; in one round all share.</source>
      <translation>{points} für den Ersten; in derselben Runde bekommen es alle.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} Punkte</translation>
    </message>
    <message>
      <source>{points} points are the most in this mode with so many players.</source>
      <translation>{points} Punkte sind die meisten in dieser Spielart mit so vielen Spielern.</translation>
    </message>
    <message>
      <source>{points} points are your best solo challenge.</source>
      <translation>{points} Punkte sind deine beste Solo-Herausforderung.</translation>
    </message>
    <message>
      <source>{points} points expected</source>
      <translation>{points} Punkte erwartet</translation>
    </message>
    <message>
      <source>{points} victory points</source>
      <translation>{points} Siegpunkte</translation>
    </message>
    <message>
      <source>{points} when all of it is covered.</source>
      <translation>{points}, wenn alles bedeckt ist.</translation>
    </message>
    <message>
      <source>{points} ★ more</source>
      <translation>{points} ★ mehr</translation>
    </message>
    <message>
      <source>{position} {card}</source>
      <translation>{position} {card}</translation>
    </message>
    <message>
      <source>{problem} The game goes on; it is tried again.</source>
      <translation>{problem} Die Partie geht weiter; es wird noch einmal versucht.</translation>
    </message>
    <message>
      <source>{reached} of {needed}</source>
      <translation>{reached} von {needed}</translation>
    </message>
    <message>
      <source>{resources} stored</source>
      <translation>{resources} im Lager</translation>
    </message>
    <message>
      <source>{resource} upgrade</source>
      <translation>{resource}-Ausbau</translation>
    </message>
    <message>
      <source>{seed}, chosen</source>
      <translation>{seed}, gewählt</translation>
    </message>
    <message>
      <source>{side}: gives {resources}, {points}, upgrade {up}</source>
      <translation>{side}: gibt {resources}, {points}, Ausbau {up}</translation>
    </message>
    <message>
      <source>{team} together: {share} % of {games} games won (95 % sure: {low} to {high}), group score {mean} on average.</source>
      <translation>{team} gemeinsam: {share} % von {games} Partien gewonnen (95 % sicher: {low} bis {high}), Ergebnis der Gruppe im Schnitt {mean}.</translation>
    </message>
    <message>
      <source>{tile} cannot house what it houses.</source>
      <translation>{tile} kann nicht beherbergen, was dort ist.</translation>
    </message>
    <message>
      <source>{tile} comes to {space}.</source>
      <translation>{tile} kommt dazu: {space}.</translation>
    </message>
    <message>
      <source>{tile} will give this whenever it is activated: {resources}.</source>
      <translation>{tile} gibt dies bei jeder Aktivierung: {resources}.</translation>
    </message>
    <message>
      <source>{tile} {side}</source>
      <translation>{tile} {side}</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: 1 does</source>
      <translation>{vp}, wenn auf allen {all} Feldern ringsum Plättchen liegen: auf 1</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: {n} do</source>
      <translation>{vp}, wenn alle {all} Felder ringsum belegt sind: {n} sind es</translation>
    </message>
    <message>
      <source>{vp} × sets of these numbers: {counts}</source>
      <translation>{vp} × Sätze dieser Zahlen: {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of three different banners beside it: {counts}</source>
      <translation>{vp} × Sätze von drei verschiedenen Bannern daneben: {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of {group} different numbers: {counts}</source>
      <translation>{vp} × Sätze von {group} verschiedenen Zahlen: {counts}</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 depot ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 Depot ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 worker on the island ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 Arbeiter auf der Insel ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 {guild} banner ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 {guild}-Banner ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} depots ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} Depots ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} workers on the island ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} Arbeiter auf der Insel ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} {guild} banners ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} {guild}-Banner ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{words}, first player</source>
      <translation>{words}, Startspieler</translation>
    </message>
    <message>
      <source>{words}, stored</source>
      <translation>{words}, eingelagert</translation>
    </message>
    <message>
      <source>“command” is an object, as “legal” lists them.</source>
      <translation>„command“ ist ein Objekt, wie „legal“ sie nennt.</translation>
    </message>
    <message>
      <source>“confirmed” lists the seats that agree, each once.</source>
      <translation>„confirmed“ nennt die Plätze, die zustimmen, jeden einmal.</translation>
    </message>
    <message>
      <source>“deck” is the list of all tiles in the order of their cards.</source>
      <translation>„deck“ ist die Liste aller Plättchen in der Reihenfolge ihrer Karten.</translation>
    </message>
    <message>
      <source>“deck” names a tile that does not exist.</source>
      <translation>„deck“ nennt ein Plättchen, das es nicht gibt.</translation>
    </message>
    <message>
      <source>“discounts” must be a list of sources and kinds.</source>
      <translation>„discounts“ muss eine Liste von Herkunft und Art sein.</translation>
    </message>
    <message>
      <source>“game” is the id of a game.</source>
      <translation>„game“ ist die Kennung eines Spiels.</translation>
    </message>
    <message>
      <source>“id” is text or a number.</source>
      <translation>„id“ ist Text oder eine Zahl.</translation>
    </message>
    <message>
      <source>“mode” is the id of a mode.</source>
      <translation>„mode“ ist die Kennung einer Spielart.</translation>
    </message>
    <message>
      <source>“name” is text.</source>
      <translation>„name“ ist Text.</translation>
    </message>
    <message>
      <source>“payments” has a list of card codes for every seat.</source>
      <translation>„payments“ hat für jeden Platz eine Liste von Kartenkürzeln.</translation>
    </message>
    <message>
      <source>“save” is what “save” answered, or the path of a saved game.</source>
      <translation>„save“ ist, was „save“ geantwortet hat, oder der Pfad eines Spielstands.</translation>
    </message>
    <message>
      <source>“seat” and “alternative” are whole numbers, “on” is true or false.</source>
      <translation>„seat“ und „alternative“ sind ganze Zahlen, „on“ ist wahr oder falsch.</translation>
    </message>
    <message>
      <source>“seat” is the number of a seat, from 0.</source>
      <translation>„seat“ ist die Nummer eines Platzes, ab 0.</translation>
    </message>
    <message>
      <source>“seconds” is a number.</source>
      <translation>„seconds“ ist eine Zahl.</translation>
    </message>
    <message>
      <source>“seconds” lies between 0 and {most}.</source>
      <translation>„seconds“ liegt zwischen 0 und {most}.</translation>
    </message>
    <message>
      <source>“state” is an object, as “state” gives it.</source>
      <translation>„state“ ist ein Objekt, wie „state“ es gibt.</translation>
    </message>
    <message>
      <source>“{kind}” has no “{name}”.</source>
      <translation>„{kind}“ hat kein „{name}“.</translation>
    </message>
    <message>
      <source>“{kind}” is not a turn.</source>
      <translation>„{kind}“ ist kein Zug.</translation>
    </message>
    <message>
      <source>“{kind}” needs “{name}”.</source>
      <translation>„{kind}“ braucht „{name}“.</translation>
    </message>
    <message>
      <source>“{name}” cannot be “{value}”.</source>
      <translation>„{name}“ kann nicht „{value}“ sein.</translation>
    </message>
    <message>
      <source>“{name}” is a hex: a list of two whole numbers.</source>
      <translation>„{name}“ ist ein Feld: eine Liste zweier ganzer Zahlen.</translation>
    </message>
    <message>
      <source>“{name}” is a list of whole numbers.</source>
      <translation>„{name}“ ist eine Liste ganzer Zahlen.</translation>
    </message>
    <message>
      <source>“{name}” is a list.</source>
      <translation>„{name}“ ist eine Liste.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number from 0 to {most}.</source>
      <translation>„{name}“ ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number up to {most}.</source>
      <translation>„{name}“ ist eine ganze Zahl bis {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number.</source>
      <translation>„{name}“ ist eine ganze Zahl.</translation>
    </message>
    <message>
      <source>“{name}” is a word.</source>
      <translation>„{name}“ ist ein Wort.</translation>
    </message>
    <message>
      <source>“{name}” is an object.</source>
      <translation>„{name}“ ist ein Objekt.</translation>
    </message>
    <message>
      <source>“{name}” is either true or false.</source>
      <translation>„{name}“ ist entweder wahr oder falsch.</translation>
    </message>
    <message>
      <source>“{name}” is missing, or no text.</source>
      <translation>„{name}“ fehlt oder ist kein Text.</translation>
    </message>
    <message>
      <source>“{name}” is no path of a file.</source>
      <translation>„{name}“ ist kein Pfad einer Datei.</translation>
    </message>
    <message>
      <source>“{name}” is not what the decisions make of it.</source>
      <translation>„{name}“ ist nicht, was die Entscheidungen ergeben.</translation>
    </message>
    <message>
      <source>“{name}” is one of: {values}.</source>
      <translation>„{name}“ ist eines von: {values}.</translation>
    </message>
    <message>
      <source>“{name}” knows no “{value}”.</source>
      <translation>„{name}“ kennt kein „{value}“.</translation>
    </message>
    <message>
      <source>“{name}” must be a list of card codes.</source>
      <translation>„{name}“ muss eine Liste von Kartenkürzeln sein.</translation>
    </message>
    <message>
      <source>“{name}” must be the code of a card, like LG5.</source>
      <translation>„{name}“ muss das Kürzel einer Karte sein, wie LG5.</translation>
    </message>
    <message>
      <source>“{name}” names something twice.</source>
      <translation>„{name}“ nennt etwas zweimal.</translation>
    </message>
    <message>
      <source>“{name}” was deleted.</source>
      <translation>„{name}“ wurde gelöscht.</translation>
    </message>
    <message>
      <source>“{place}” is missing or wrong.</source>
      <translation>„{place}“ fehlt oder ist falsch.</translation>
    </message>
    <message>
      <source>“{place}” is not what the position says.</source>
      <translation>„{place}“ ist nicht, was die Stellung sagt.</translation>
    </message>
    <message>
      <source>“{place}” lies outside the log.</source>
      <translation>„{place}“ liegt außerhalb des Verlaufs.</translation>
    </message>
    <message>
      <source>“{place}”: {reason}</source>
      <translation>„{place}“: {reason}</translation>
    </message>
    <message>
      <source>“{state}” is no orientation: FT, FB, BB or BT.</source>
      <translation>„{state}“ ist keine Ausrichtung: FT, FB, BB oder BT.</translation>
    </message>
    <message>
      <source>“{text}” is no command.</source>
      <translation>„{text}“ ist kein Befehl.</translation>
    </message>
    <message>
      <source>“{text}” is no cost number.</source>
      <translation>„{text}“ ist keine Kostennummer.</translation>
    </message>
    <message>
      <source>“{word}” is no whole number from {least} to {most}</source>
      <translation>„{word}“ ist keine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>⌊{n} ÷ {group}⌋</source>
      <translation>⌊{n} ÷ {group}⌋</translation>
    </message>
  </context>
</TS>
