<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>islands</name>
    <message>
      <source>   a decision of {challenger}: {middle} s at the median, {slow} s at the 99th percentile.</source>
      <translation>   una decisión de {challenger}: {middle} s en la mediana, {slow} s en el percentil 99.</translation>
    </message>
    <message>
      <source> and </source>
      <translation> y </translation>
    </message>
    <message>
      <source> for {cost}</source>
      <translation> por {cost}</translation>
    </message>
    <message>
      <source> for {cost}, paid with {cards}</source>
      <translation> por {cost}, pagado con {cards}</translation>
    </message>
    <message>
      <source> or </source>
      <translation> o </translation>
    </message>
    <message>
      <source> with {parts}</source>
      <translation> con {parts}</translation>
    </message>
    <message>
      <source> · </source>
      <translation> · </translation>
    </message>
    <message>
      <source>+{n} fame</source>
      <translation>+{n} de fama</translation>
    </message>
    <message>
      <source>+{points}</source>
      <translation>+{points}</translation>
    </message>
    <message>
      <source>, storing {card} again</source>
      <translation>, guardando de nuevo {card}</translation>
    </message>
    <message>
      <source>, turning {card} back</source>
      <translation>, enderezando {card}</translation>
    </message>
    <message>
      <source>, {card} saves one {resource}</source>
      <translation>, {card} ahorra una unidad de {resource}</translation>
    </message>
    <message>
      <source>1 Canoe House at upgrade {up} or more</source>
      <translation>1 Casa de Canoas con mejora {up} o más</translation>
    </message>
    <message>
      <source>1 card handled</source>
      <translation>1 carta manejada</translation>
    </message>
    <message>
      <source>1 fish</source>
      <translation>1 pescado</translation>
    </message>
    <message>
      <source>1 game</source>
      <translation>1 partida</translation>
    </message>
    <message>
      <source>1 game ended without a fault.</source>
      <translation>1 partida terminó sin fallo.</translation>
    </message>
    <message>
      <source>1 guild link</source>
      <translation>1 enlace de gremio</translation>
    </message>
    <message>
      <source>1 link</source>
      <translation>1 enlace</translation>
    </message>
    <message>
      <source>1 part</source>
      <translation>1 pieza</translation>
    </message>
    <message>
      <source>1 player</source>
      <translation>1 jugador</translation>
    </message>
    <message>
      <source>1 point</source>
      <translation>1 punto</translation>
    </message>
    <message>
      <source>1 ready worker can use this number.</source>
      <translation>1 trabajador listo puede usar este número.</translation>
    </message>
    <message>
      <source>1 saved game</source>
      <translation>1 partida guardada</translation>
    </message>
    <message>
      <source>1 victory point</source>
      <translation>1 punto de victoria</translation>
    </message>
    <message>
      <source>1 victory point.</source>
      <translation>1 punto de victoria.</translation>
    </message>
    <message>
      <source>1 wild</source>
      <translation>1 comodín</translation>
    </message>
    <message>
      <source>; then </source>
      <translation>; luego </translation>
    </message>
    <message>
      <source>A Collapse! has a card and a counter.</source>
      <translation>Un ¡Derrumbe! tiene una carta y un contador.</translation>
    </message>
    <message>
      <source>A Collapse! is never held in a hand.</source>
      <translation>Un ¡Derrumbe! nunca se tiene en la mano.</translation>
    </message>
    <message>
      <source>A Collapse! strikes only in its player's turn.</source>
      <translation>Un ¡Derrumbe! solo golpea en el turno de su jugador.</translation>
    </message>
    <message>
      <source>A Town of another player is neither shared nor built on.</source>
      <translation>La Ciudad de otro jugador ni se comparte ni se amplía.</translation>
    </message>
    <message>
      <source>A blueprint has been drawn since; what was done before it stands.</source>
      <translation>Desde entonces se robó un plano; lo hecho antes queda.</translation>
    </message>
    <message>
      <source>A blueprint lies among those of another level.</source>
      <translation>Un plano está entre los de otro nivel.</translation>
    </message>
    <message>
      <source>A blueprint of level {level}</source>
      <translation>Un plano de nivel {level}</translation>
    </message>
    <message>
      <source>A blueprint of your hand could still be completed in this turn.</source>
      <translation>En este turno aún se podría completar un plano de tu mano.</translation>
    </message>
    <message>
      <source>A building that gives fish and, in the end, a stone.</source>
      <translation>Un edificio que da pescado y, al final, una piedra.</translation>
    </message>
    <message>
      <source>A building that gives logs and, in the end, a stone.</source>
      <translation>Un edificio que da troncos y, al final, una piedra.</translation>
    </message>
    <message>
      <source>A building worth up to 5 victory points.</source>
      <translation>Un edificio que vale hasta 5 puntos de victoria.</translation>
    </message>
    <message>
      <source>A camp there counts 1 point and harvests {carrots} carrots.</source>
      <translation>Un campamento ahí cuenta 1 punto y cosecha {carrots} zanahorias.</translation>
    </message>
    <message>
      <source>A camp there counts {points} points and harvests {carrots} carrots.</source>
      <translation>Un campamento ahí cuenta {points} puntos y cosecha {carrots} zanahorias.</translation>
    </message>
    <message>
      <source>A camp there would stand beside a building of one's own.</source>
      <translation>Un campamento ahí estaría junto a una construcción propia.</translation>
    </message>
    <message>
      <source>A camp there would stand beside {n} buildings of one's own.</source>
      <translation>Un campamento ahí estaría junto a {n} construcciones propias.</translation>
    </message>
    <message>
      <source>A card has been drawn since.</source>
      <translation>Desde entonces se robó una carta.</translation>
    </message>
    <message>
      <source>A card has been turned since; what was decided before it stands.</source>
      <translation>Desde entonces se descubrió una carta; lo decidido antes queda.</translation>
    </message>
    <message>
      <source>A card is stored that cannot be.</source>
      <translation>Está guardada una carta que no puede estarlo.</translation>
    </message>
    <message>
      <source>A card lies behind the tracker twice.</source>
      <translation>Una carta está dos veces tras el marcador.</translation>
    </message>
    <message>
      <source>A card lies in this deck twice.</source>
      <translation>Una carta aparece dos veces en este mazo.</translation>
    </message>
    <message>
      <source>A card of the stack aims at one below it, or at none.</source>
      <translation>Una carta de la pila apunta a una de abajo, o a ninguna.</translation>
    </message>
    <message>
      <source>A card of the stack has card, seat, target and whether it is cancelled.</source>
      <translation>Una carta de la pila tiene carta, puesto, objetivo y si está anulada.</translation>
    </message>
    <message>
      <source>A card of the stack may fit better than the open ones.</source>
      <translation>Una carta de la pila puede servir mejor que las abiertas.</translation>
    </message>
    <message>
      <source>A card was turned though all players had ended.</source>
      <translation>Se descubrió una carta aunque todos habían terminado.</translation>
    </message>
    <message>
      <source>A card, or P to pass.</source>
      <translation>Una carta, o P para pasar.</translation>
    </message>
    <message>
      <source>A change of size counts from the next start.</source>
      <translation>El cambio de tamaño se aplica al próximo inicio.</translation>
    </message>
    <message>
      <source>A character has been chosen; the choice stands.</source>
      <translation>Se eligió un personaje; la elección queda.</translation>
    </message>
    <message>
      <source>A character is there twice, or unknown.</source>
      <translation>Un personaje está dos veces, o es desconocido.</translation>
    </message>
    <message>
      <source>A command has no “{name}”.</source>
      <translation>Un comando no tiene «{name}».</translation>
    </message>
    <message>
      <source>A command is an object with at least a “kind”.</source>
      <translation>Un comando es un objeto con al menos un «kind».</translation>
    </message>
    <message>
      <source>A deal number is a whole number from 0 to {most}.</source>
      <translation>El número de reparto es un número entero de 0 a {most}.</translation>
    </message>
    <message>
      <source>A decision is “pass”, “end”, or tile, rotation and place: “D1 0 3,4”.</source>
      <translation>Una decisión es «pass», «end», o loseta, giro y lugar: «D1 0 3,4».</translation>
    </message>
    <message>
      <source>A deck has exactly one round tracker, RT17.</source>
      <translation>Un mazo tiene exactamente un marcador de ronda, RT17.</translation>
    </message>
    <message>
      <source>A die is rolled again once, before any other change.</source>
      <translation>Un dado se tira de nuevo una vez, antes de otro cambio.</translation>
    </message>
    <message>
      <source>A die shows 1 to {sides}.</source>
      <translation>Un dado muestra de 1 a {sides}.</translation>
    </message>
    <message>
      <source>A discard has no cost to choose.</source>
      <translation>Descartar no tiene coste que elegir.</translation>
    </message>
    <message>
      <source>A discard names no cards: it always takes the top card, free.</source>
      <translation>Descartar no nombra cartas: siempre toma la carta de arriba, gratis.</translation>
    </message>
    <message>
      <source>A discount can be used once a round.</source>
      <translation>Un descuento se puede usar una vez por ronda.</translation>
    </message>
    <message>
      <source>A discount is used up that is not there.</source>
      <translation>Se ha usado un descuento que no existe.</translation>
    </message>
    <message>
      <source>A discount names its source and its kind: L, F or S.</source>
      <translation>Un descuento nombra su origen y su tipo: L, F o S.</translation>
    </message>
    <message>
      <source>A game is over after the last turn of its last year.</source>
      <translation>La partida acaba tras el último turno del último año.</translation>
    </message>
    <message>
      <source>A game is over when everybody has acted.</source>
      <translation>La partida acaba cuando todos han jugado.</translation>
    </message>
    <message>
      <source>A game is over when the last card is dealt with or all have ended.</source>
      <translation>La partida acaba tras la última carta o cuando todos han terminado.</translation>
    </message>
    <message>
      <source>A game is over when the last round is.</source>
      <translation>La partida termina cuando termina la última ronda.</translation>
    </message>
    <message>
      <source>A game of this mode has no option “{name}”.</source>
      <translation>Una partida de este modo no tiene la opción «{name}».</translation>
    </message>
    <message>
      <source>A good move</source>
      <translation>Una buena jugada</translation>
    </message>
    <message>
      <source>A good move for {name} is being looked for · Esc: never mind</source>
      <translation>Se busca una buena jugada para {name} · Esc: dejarlo</translation>
    </message>
    <message>
      <source>A good move is being looked for · Esc: never mind</source>
      <translation>Se busca una buena jugada · Esc: dejarlo</translation>
    </message>
    <message>
      <source>A good move: {words}</source>
      <translation>Una buena jugada: {words}</translation>
    </message>
    <message>
      <source>A joint payment names the cards of every player, or none.</source>
      <translation>Un pago común nombra las cartas de cada jugador, o ninguna.</translation>
    </message>
    <message>
      <source>A legal command is refused: {reason}</source>
      <translation>Se rechaza un comando permitido: {reason}</translation>
    </message>
    <message>
      <source>A level can only have been paid in this group phase.</source>
      <translation>Un nivel solo puede haberse pagado en esta fase del grupo.</translation>
    </message>
    <message>
      <source>A marker on 55 stays there.</source>
      <translation>Un marcador en 55 se queda ahí.</translation>
    </message>
    <message>
      <source>A move waits exactly while a way is chosen.</source>
      <translation>Un avance solo espera mientras se elige un camino.</translation>
    </message>
    <message>
      <source>A new record!</source>
      <translation>¡Un nuevo récord!</translation>
    </message>
    <message>
      <source>A number in this position is not one.</source>
      <translation>Un número en esta posición no lo es.</translation>
    </message>
    <message>
      <source>A part of the system that the window needs is missing: {reason}.</source>
      <translation>Falta una parte del sistema que la ventana necesita: {reason}.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, deck, round and seats.</source>
      <translation>Una posición es un objeto con preparación, mazo, ronda y puestos.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, land, seats, decks and turn.</source>
      <translation>Una posición es un objeto con preparación, tierra, puestos, mazos y turno.</translation>
    </message>
    <message>
      <source>A practice game that begins at this position. This game stays as it is.</source>
      <translation>Una partida de práctica que empieza en esta posición. Esta partida queda como está.</translation>
    </message>
    <message>
      <source>A practice game: undo could reach back across rounds.</source>
      <translation>Partida de práctica: se podían deshacer rondas anteriores.</translation>
    </message>
    <message>
      <source>A profile names earned feats (FE1 to FE6) with their difficulty.</source>
      <translation>Un perfil nombra hazañas conseguidas (FE1 a FE6) con su dificultad.</translation>
    </message>
    <message>
      <source>A rabbit must stand on a tile.</source>
      <translation>Un conejo debe estar en una loseta.</translation>
    </message>
    <message>
      <source>A request is an object like {"cmd": "games"}.</source>
      <translation>Una petición es un objeto como {"cmd": "games"}.</translation>
    </message>
    <message>
      <source>A round has {turns} turns.</source>
      <translation>Una ronda tiene {turns} turnos.</translation>
    </message>
    <message>
      <source>A round is over when all have ended it, and not before.</source>
      <translation>Una ronda acaba cuando todos la han terminado, y no antes.</translation>
    </message>
    <message>
      <source>A row and a column are cleared: choose which reward comes first.</source>
      <translation>Se vacían una fila y una columna: elige qué recompensa va primero.</translation>
    </message>
    <message>
      <source>A seat has decided about a card that was not turned yet.</source>
      <translation>Un puesto ha decidido sobre una carta aún no descubierta.</translation>
    </message>
    <message>
      <source>A seat has more tokens out or other carrots than there can be.</source>
      <translation>Un puesto tiene más fichas fuera u otras zanahorias de lo posible.</translation>
    </message>
    <message>
      <source>A seat holds another number of Movement Cards than it must.</source>
      <translation>Un puesto tiene otro número de cartas de Movimiento del que debe.</translation>
    </message>
    <message>
      <source>A seat is an object with its decisions, at most one a card.</source>
      <translation>Un puesto es un objeto con sus decisiones, como máximo una por carta.</translation>
    </message>
    <message>
      <source>A seat is an object with what it has.</source>
      <translation>Un puesto es un objeto con lo que tiene.</translation>
    </message>
    <message>
      <source>A seat was taken over for {n} moves and handed back.</source>
      <translation>Se ocupó un puesto durante {n} jugadas y se devolvió.</translation>
    </message>
    <message>
      <source>A smaller island and ten years, with two Action Cards to begin with.</source>
      <translation>Una isla menor y diez años, con dos cartas de Acción al empezar.</translation>
    </message>
    <message>
      <source>A solo game has exactly one seat.</source>
      <translation>Una partida en solitario tiene exactamente un puesto.</translation>
    </message>
    <message>
      <source>A space of the offer is empty though there are tiles in the stack.</source>
      <translation>Una casilla de la oferta está vacía aunque hay losetas en la pila.</translation>
    </message>
    <message>
      <source>A stack has at most three tokens.</source>
      <translation>Una pila tiene tres fichas como máximo.</translation>
    </message>
    <message>
      <source>A standard game has two to four seats.</source>
      <translation>Un juego estándar tiene de dos a cuatro puestos.</translation>
    </message>
    <message>
      <source>A stored card cannot be on top before a turn.</source>
      <translation>Una carta guardada no puede estar arriba antes de un turno.</translation>
    </message>
    <message>
      <source>A tile cannot lie so: {decision}.</source>
      <translation>Una loseta no puede quedar así: {decision}.</translation>
    </message>
    <message>
      <source>A tile has been revealed since; what was done before it stands.</source>
      <translation>Desde entonces se reveló una loseta; lo hecho antes queda.</translation>
    </message>
    <message>
      <source>A tile has no route from the Hill, or none on from it.</source>
      <translation>Una loseta no tiene ruta desde la Colina, o ninguna que siga.</translation>
    </message>
    <message>
      <source>A tile has two upgrades of one type.</source>
      <translation>Una loseta tiene dos mejoras del mismo tipo.</translation>
    </message>
    <message>
      <source>A tile holds at most three tokens, an event none.</source>
      <translation>Una loseta tiene tres fichas como máximo, un evento ninguna.</translation>
    </message>
    <message>
      <source>A tile is turned by 0 to 5 steps of 60 degrees, not by {steps}.</source>
      <translation>Una loseta se gira de 0 a 5 pasos de 60 grados, no {steps}.</translation>
    </message>
    <message>
      <source>A tile must lie beside another tile of your island.</source>
      <translation>Una loseta debe quedar junto a otra de tu isla.</translation>
    </message>
    <message>
      <source>A tile of the land is its cell and its name.</source>
      <translation>Una loseta de la tierra es su celda y su nombre.</translation>
    </message>
    <message>
      <source>A tile placed in this turn must lie on the table.</source>
      <translation>Una loseta colocada este turno debe estar en la mesa.</translation>
    </message>
    <message>
      <source>A time is taken when a round ends with the real clock.</source>
      <translation>Se toma un tiempo cuando una ronda acaba con el reloj real.</translation>
    </message>
    <message>
      <source>A time is told when a round ends with the real clock.</source>
      <translation>Se indica un tiempo cuando una ronda acaba con el reloj real.</translation>
    </message>
    <message>
      <source>A trumpet is reached</source>
      <translation>Se alcanza una trompeta</translation>
    </message>
    <message>
      <source>A villager is marked that is not there.</source>
      <translation>Está marcado un aldeano que no está presente.</translation>
    </message>
    <message>
      <source>A window is open exactly while cards are asked for.</source>
      <translation>Una ventana solo está abierta mientras se piden cartas.</translation>
    </message>
    <message>
      <source>A worker is needed: {tile}.</source>
      <translation>Hace falta un trabajador: {tile}.</translation>
    </message>
    <message>
      <source>Ability</source>
      <translation>Habilidad</translation>
    </message>
    <message>
      <source>Ability card</source>
      <translation>Carta de habilidad</translation>
    </message>
    <message>
      <source>Action Cards</source>
      <translation>Cartas de Acción</translation>
    </message>
    <message>
      <source>Activate any tile</source>
      <translation>Activar una loseta</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, or skip.</source>
      <translation>Activa una loseta con un trabajador listo, o salta.</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, {left} more, or skip.</source>
      <translation>Activa una loseta con un trabajador listo, quedan {left}, o salta.</translation>
    </message>
    <message>
      <source>Activate any tile, {left} more</source>
      <translation>Activar una loseta, quedan {left}</translation>
    </message>
    <message>
      <source>Activate your island</source>
      <translation>Activar tu isla</translation>
    </message>
    <message>
      <source>Activate {tile} for {depot}</source>
      <translation>Activar {tile} por {depot}</translation>
    </message>
    <message>
      <source>Activate {tile}: {effect}</source>
      <translation>Activar {tile}: {effect}</translation>
    </message>
    <message>
      <source>Advance</source>
      <translation>Avance</translation>
    </message>
    <message>
      <source>After {count} commands: {reason}</source>
      <translation>Tras {count} comandos: {reason}</translation>
    </message>
    <message>
      <source>After {count} of {most} commands</source>
      <translation>Tras {count} de {most} comandos</translation>
    </message>
    <message>
      <source>Aids</source>
      <translation>Ayudas</translation>
    </message>
    <message>
      <source>All Action Cards of this turn lose their effect, and no more can be played this turn.</source>
      <translation>Todas las cartas de Acción de este turno pierden su efecto, y no se pueden jugar más en él.</translation>
    </message>
    <message>
      <source>All cards of the deck may be looked at.</source>
      <translation>Se pueden ver todas las cartas del mazo.</translation>
    </message>
    <message>
      <source>All chests</source>
      <translation>Todos los cofres</translation>
    </message>
    <message>
      <source>All decisions together cost about {points}.</source>
      <translation>Todas las decisiones juntas costaron unos {points}.</translation>
    </message>
    <message>
      <source>All decks have the same villagers, none of those on the outposts.</source>
      <translation>Todos los mazos tienen los mismos aldeanos, ninguno de los de las avanzadas.</translation>
    </message>
    <message>
      <source>All hands are covered. {name}: {words}</source>
      <translation>Todas las manos están tapadas. {name}: {words}</translation>
    </message>
    <message>
      <source>All hands lie open: no covers, and everybody sees every card.</source>
      <translation>Todas las manos a la vista: nada tapado, y todos ven cada carta.</translation>
    </message>
    <message>
      <source>All hands lie open; nobody need look away.</source>
      <translation>Todas las manos están a la vista; nadie tiene que apartar la mirada.</translation>
    </message>
    <message>
      <source>All islands have been counted.</source>
      <translation>Todas las islas están contadas.</translation>
    </message>
    <message>
      <source>All of this is estimated by the computer, from what each player could know at the time. What a decision cost is how far it falls short of the best move that was found.</source>
      <translation>Todo esto lo estima el ordenador según lo que cada jugador podía saber en ese momento. Una decisión cuesta lo que le falta para llegar a la mejor jugada encontrada.</translation>
    </message>
    <message>
      <source>All saved games</source>
      <translation>Todas las partidas guardadas</translation>
    </message>
    <message>
      <source>All stored cards together: {refusal}</source>
      <translation>Todas las cartas guardadas juntas: {refusal}</translation>
    </message>
    <message>
      <source>All there is to build: farms, villages, fortifications, roads to statues.</source>
      <translation>Todo lo que se puede construir: granjas, aldeas, fortificaciones, caminos a estatuas.</translation>
    </message>
    <message>
      <source>All {n} buildings at upgrade {up} or more</source>
      <translation>Los {n} edificios con mejora {up} o más</translation>
    </message>
    <message>
      <source>Alone with your deck, for points and feats.</source>
      <translation>En solitario con tu mazo, por puntos y hazañas.</translation>
    </message>
    <message>
      <source>Amelia, the Pioneer</source>
      <translation>Amelia, la Pionera</translation>
    </message>
    <message>
      <source>An Action Card is worth more than 20 carrots.</source>
      <translation>Una carta de Acción vale más que 20 zanahorias.</translation>
    </message>
    <message>
      <source>An ability that the group can enable once, or none.</source>
      <translation>Una habilidad que el grupo puede activar una vez, o ninguna.</translation>
    </message>
    <message>
      <source>An earlier position</source>
      <translation>Una posición anterior</translation>
    </message>
    <message>
      <source>An order names each of the 16 buildings once, top card first.</source>
      <translation>Un orden nombra cada uno de los 16 edificios una vez, la carta de arriba primero.</translation>
    </message>
    <message>
      <source>An order names each of the {count} tiles once.</source>
      <translation>Un orden nombra cada una de las {count} losetas una vez.</translation>
    </message>
    <message>
      <source>An outpost lies in the wrong place.</source>
      <translation>Una avanzada está en un lugar equivocado.</translation>
    </message>
    <message>
      <source>An upgrade of player {seat} lies in no printed slot.</source>
      <translation>Una mejora del jugador {seat} no está en un hueco impreso.</translation>
    </message>
    <message>
      <source>Analysis: {n} positions, {m} moves judged.</source>
      <translation>Análisis: {n} posiciones, {m} jugadas valoradas.</translation>
    </message>
    <message>
      <source>Another number is likely to do more.</source>
      <translation>Otro número hará probablemente más.</translation>
    </message>
    <message>
      <source>Another player decides now.</source>
      <translation>Ahora decide otro jugador.</translation>
    </message>
    <message>
      <source>Another player decides.</source>
      <translation>Decide otro jugador.</translation>
    </message>
    <message>
      <source>Another player has decided since.</source>
      <translation>Desde entonces decidió otro jugador.</translation>
    </message>
    <message>
      <source>Answer {card}, or pass.</source>
      <translation>Responde a {card}, o pasa.</translation>
    </message>
    <message>
      <source>Any of the 24 episodes, each with rules of its own.</source>
      <translation>Cualquiera de los 24 episodios, cada uno con sus reglas.</translation>
    </message>
    <message>
      <source>Anybody may choose what is paid. Then the round is ended.</source>
      <translation>Cualquiera puede elegir qué se paga. Luego se termina la ronda.</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Apariencia</translation>
    </message>
    <message>
      <source>Archives</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <source>As everybody knows it since the last round ended. {words}</source>
      <translation>Como todos saben desde el final de la última ronda. {words}</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>Ask me always</source>
      <translation>Preguntar siempre</translation>
    </message>
    <message>
      <source>Ask me when something happens</source>
      <translation>Preguntar si pasa algo</translation>
    </message>
    <message>
      <source>Asked whether they play an Action Card: {names}.</source>
      <translation>Se pregunta si juegan una carta de Acción: {names}.</translation>
    </message>
    <message>
      <source>At the end of every round one card is stored again, unpaid.</source>
      <translation>Al final de cada ronda se guarda de nuevo una carta, sin pagar.</translation>
    </message>
    <message>
      <source>At the end one victory point for each Housing and Temple at upgrade 2 or more, four at most.</source>
      <translation>Al final, un punto de victoria por cada Vivienda y Templo con mejora 2 o más, cuatro como máximo.</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>Al empezar</translation>
    </message>
    <message>
      <source>At the start of a round all workers are ready.</source>
      <translation>Al empezar una ronda todos los trabajadores están listos.</translation>
    </message>
    <message>
      <source>At the start of a round no power has been used.</source>
      <translation>Al empezar una ronda no se ha usado ningún poder.</translation>
    </message>
    <message>
      <source>At work in this round.</source>
      <translation>Trabaja en esta ronda.</translation>
    </message>
    <message>
      <source>Averted: all have won.</source>
      <translation>Evitada: todos han ganado.</translation>
    </message>
    <message>
      <source>Averted: all will have won.</source>
      <translation>Evitada: todos habrán ganado.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <source>Back at the start.</source>
      <translation>De vuelta al inicio.</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Volver al presente</translation>
    </message>
    <message>
      <source>Back to the island of {name}</source>
      <translation>Volver a la isla de {name}</translation>
    </message>
    <message>
      <source>Back to the start</source>
      <translation>Volver al inicio</translation>
    </message>
    <message>
      <source>Back to the usual settings</source>
      <translation>Volver a los ajustes habituales</translation>
    </message>
    <message>
      <source>Before Collapse! strikes</source>
      <translation>Antes de que golpee ¡Derrumbe!</translation>
    </message>
    <message>
      <source>Before Collapse! strikes: play an interrupt, or pass.</source>
      <translation>Antes de que golpee ¡Derrumbe!: juega una interrupción, o pasa.</translation>
    </message>
    <message>
      <source>Before the first round all players have the same.</source>
      <translation>Antes de la primera ronda todos los jugadores tienen lo mismo.</translation>
    </message>
    <message>
      <source>Before the first round nothing has happened yet.</source>
      <translation>Antes de la primera ronda aún no ha pasado nada.</translation>
    </message>
    <message>
      <source>Begins work in the next round.</source>
      <translation>Empieza a trabajar la próxima ronda.</translation>
    </message>
    <message>
      <source>Being built: not in this version yet.</source>
      <translation>En construcción: aún no en esta versión.</translation>
    </message>
    <message>
      <source>Below it lie outposts worth {values}.</source>
      <translation>Debajo hay avanzadas que valen {values}.</translation>
    </message>
    <message>
      <source>Benefit of {tile}</source>
      <translation>Beneficio de {tile}</translation>
    </message>
    <message>
      <source>Better: {move}</source>
      <translation>Mejor: {move}</translation>
    </message>
    <message>
      <source>Blueprints</source>
      <translation>Planos</translation>
    </message>
    <message>
      <source>Blueprints of {name}</source>
      <translation>Planos de {name}</translation>
    </message>
    <message>
      <source>Boatyard</source>
      <translation>Astillero</translation>
    </message>
    <message>
      <source>Bonus die {die}: activate buildings with ready workers, then finish.</source>
      <translation>Dado extra {die}: activa edificios con trabajadores listos y luego termina.</translation>
    </message>
    <message>
      <source>Bonus step</source>
      <translation>Paso extra</translation>
    </message>
    <message>
      <source>Branch from here into a new game</source>
      <translation>Crear desde aquí una partida nueva</translation>
    </message>
    <message>
      <source>Bridges</source>
      <translation>Puentes</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Construir</translation>
    </message>
    <message>
      <source>Build a {level} in the {tile} for {cost} carrots</source>
      <translation>Construir {level} ({tile}) por {cost} zanahorias</translation>
    </message>
    <message>
      <source>Build a {level}, or share the harvest.</source>
      <translation>Construye {level}, o comparte la cosecha.</translation>
    </message>
    <message>
      <source>Build a {level}?</source>
      <translation>¿Construir {level}?</translation>
    </message>
    <message>
      <source>Build nothing</source>
      <translation>No construir</translation>
    </message>
    <message>
      <source>Build your own island, tile by tile, chapter by chapter.</source>
      <translation>Construye tu propia isla, loseta a loseta, capítulo a capítulo.</translation>
    </message>
    <message>
      <source>Buy nothing more</source>
      <translation>No comprar nada más</translation>
    </message>
    <message>
      <source>Buy {card}</source>
      <translation>Comprar {card}</translation>
    </message>
    <message>
      <source>Buy {card} for {cost}, paid with {cards}</source>
      <translation>Comprar {card} por {cost}, pagado con {cards}</translation>
    </message>
    <message>
      <source>Buys as number {n}.</source>
      <translation>Compra con el número {n}.</translation>
    </message>
    <message>
      <source>Camp</source>
      <translation>Campamento</translation>
    </message>
    <message>
      <source>Camps</source>
      <translation>Campamentos</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Cancels one Action Card that still waits on the stack.</source>
      <translation>Anula una carta de Acción que aún espera en la pila.</translation>
    </message>
    <message>
      <source>Canoe House</source>
      <translation>Casa de Canoas</translation>
    </message>
    <message>
      <source>Capitol</source>
      <translation>Capitolio</translation>
    </message>
    <message>
      <source>Capitols</source>
      <translation>Capitolios</translation>
    </message>
    <message>
      <source>Capitols on side {side}</source>
      <translation>Capitolios en el lado {side}</translation>
    </message>
    <message>
      <source>Capitols show side A or side B.</source>
      <translation>Los Capitolios muestran el lado A o el lado B.</translation>
    </message>
    <message>
      <source>Capitols take a production upgrade on side A, a banner on side B.</source>
      <translation>Los Capitolios admiten una mejora de producción en el lado A, un estandarte en el lado B.</translation>
    </message>
    <message>
      <source>Captain</source>
      <translation>Capitán</translation>
    </message>
    <message>
      <source>Card {n}</source>
      <translation>Carta {n}</translation>
    </message>
    <message>
      <source>Card {round} of {rounds}</source>
      <translation>Carta {round} de {rounds}</translation>
    </message>
    <message>
      <source>Card {round}: {tile}.</source>
      <translation>Carta {round}: {tile}.</translation>
    </message>
    <message>
      <source>Cards are bought at the end of a round.</source>
      <translation>Se compran cartas al final de una ronda.</translation>
    </message>
    <message>
      <source>Cards are bought when all have ended the round.</source>
      <translation>Se compran cartas cuando todos han terminado la ronda.</translation>
    </message>
    <message>
      <source>Cards behind the round tracker cannot be used in this round.</source>
      <translation>Las cartas tras el marcador de ronda no se pueden usar en esta ronda.</translation>
    </message>
    <message>
      <source>Cards of this deck are hidden; it is a view, not a whole position.</source>
      <translation>Hay cartas ocultas en este mazo; es una vista, no una posición completa.</translation>
    </message>
    <message>
      <source>Cards to come</source>
      <translation>Cartas por venir</translation>
    </message>
    <message>
      <source>Carrot Patch</source>
      <translation>Zanahorial</translation>
    </message>
    <message>
      <source>Carrots</source>
      <translation>Zanahorias</translation>
    </message>
    <message>
      <source>Carrots are needed more than a card.</source>
      <translation>Hacen más falta zanahorias que una carta.</translation>
    </message>
    <message>
      <source>Casual</source>
      <translation>Informal</translation>
    </message>
    <message>
      <source>Cave</source>
      <translation>Cueva</translation>
    </message>
    <message>
      <source>Cedar Watch</source>
      <translation>Vigía del Cedro</translation>
    </message>
    <message>
      <source>Chance and rounds are whole numbers from 0.</source>
      <translation>Azar y rondas son números enteros desde 0.</translation>
    </message>
    <message>
      <source>Changing the die costs energy, and there is none.</source>
      <translation>Cambiar el dado cuesta energía, y no hay.</translation>
    </message>
    <message>
      <source>Characters are chosen in reverse turn order.</source>
      <translation>Los personajes se eligen en orden inverso de turno.</translation>
    </message>
    <message>
      <source>Chests covered</source>
      <translation>Cofres cubiertos</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Elegir</translation>
    </message>
    <message>
      <source>Choose a Movement Card.</source>
      <translation>Elige una carta de Movimiento.</translation>
    </message>
    <message>
      <source>Choose a card to discard.</source>
      <translation>Elige una carta para descartar.</translation>
    </message>
    <message>
      <source>Choose a place first, with the mouse or the arrow keys.</source>
      <translation>Elige primero un sitio, con el ratón o las flechas.</translation>
    </message>
    <message>
      <source>Choose a resource</source>
      <translation>Elige un recurso</translation>
    </message>
    <message>
      <source>Choose a tile for the rabbit.</source>
      <translation>Elige una loseta para el conejo.</translation>
    </message>
    <message>
      <source>Choose a tile or card of the hand first.</source>
      <translation>Elige primero una loseta o carta de la mano.</translation>
    </message>
    <message>
      <source>Choose a tile, then a place.</source>
      <translation>Elige una loseta y luego un sitio.</translation>
    </message>
    <message>
      <source>Choose beside the rabbit.</source>
      <translation>Elige junto al conejo.</translation>
    </message>
    <message>
      <source>Choose energy or steel.</source>
      <translation>Elige energía o acero.</translation>
    </message>
    <message>
      <source>Choose the target</source>
      <translation>Elige el objetivo</translation>
    </message>
    <message>
      <source>Choose the way.</source>
      <translation>Elige el camino.</translation>
    </message>
    <message>
      <source>Choose the way: one space is left.</source>
      <translation>Elige el camino: queda una casilla.</translation>
    </message>
    <message>
      <source>Choose the way: {n} spaces are left.</source>
      <translation>Elige el camino: quedan {n} casillas.</translation>
    </message>
    <message>
      <source>Choose what to pay for</source>
      <translation>Elige qué pagar</translation>
    </message>
    <message>
      <source>Choose with the arrow keys, give with Enter. L shows the table.</source>
      <translation>Elige con las flechas, entrega con Intro. L muestra la mesa.</translation>
    </message>
    <message>
      <source>Choose your character.</source>
      <translation>Elige tu personaje.</translation>
    </message>
    <message>
      <source>Choose {character}</source>
      <translation>Elegir a {character}</translation>
    </message>
    <message>
      <source>Choosing characters</source>
      <translation>Elección de personajes</translation>
    </message>
    <message>
      <source>Circles for rank and lock</source>
      <translation>Círculos por puesto y cierre</translation>
    </message>
    <message>
      <source>Claim {tile} ({mark}) from {space} and place it {where}</source>
      <translation>Tomar {tile} ({mark}), {space}, y colocar {where}</translation>
    </message>
    <message>
      <source>Clears {line}</source>
      <translation>Vacía {line}</translation>
    </message>
    <message>
      <source>Click a card above, then stored cards; or drag stored cards onto it.</source>
      <translation>Haz clic en una carta de arriba y luego en cartas guardadas; o arrastra cartas guardadas hasta ella.</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Reloj</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Coffee House</source>
      <translation>Café</translation>
    </message>
    <message>
      <source>Collapse!</source>
      <translation>¡Derrumbe!</translation>
    </message>
    <message>
      <source>Collapse! is about to strike. Does anybody play a card before?</source>
      <translation>¡Derrumbe! va a golpear. ¿Alguien juega antes una carta?</translation>
    </message>
    <message>
      <source>Collapse! of {player} is on {n}.</source>
      <translation>¡Derrumbe! de {player} está en {n}.</translation>
    </message>
    <message>
      <source>Collapse! of {player} waits.</source>
      <translation>¡Derrumbe! de {player} espera.</translation>
    </message>
    <message>
      <source>Collapse! strikes, and nothing is there.</source>
      <translation>¡Derrumbe! golpea, y no hay nada.</translation>
    </message>
    <message>
      <source>Collapse! strikes: {owner} loses the lowest token.</source>
      <translation>¡Derrumbe! golpea: {owner} pierde la ficha más baja.</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Colores</translation>
    </message>
    <message>
      <source>Command {number} leads to another position.</source>
      <translation>El comando {number} lleva a otra posición.</translation>
    </message>
    <message>
      <source>Command {number}: {reason}</source>
      <translation>Orden {number}: {reason}</translation>
    </message>
    <message>
      <source>Command: {command}</source>
      <translation>Comando: {command}</translation>
    </message>
    <message>
      <source>Common Storehouse</source>
      <translation>Almacén Común</translation>
    </message>
    <message>
      <source>Complete a blueprint if you can pay it, or end your turn.</source>
      <translation>Completa un plano si puedes pagarlo, o termina tu turno.</translation>
    </message>
    <message>
      <source>Complete {card}</source>
      <translation>Completar {card}</translation>
    </message>
    <message>
      <source>Completed blueprints</source>
      <translation>Planos completados</translation>
    </message>
    <message>
      <source>Computer: easy</source>
      <translation>Ordenador: fácil</translation>
    </message>
    <message>
      <source>Computer: hard</source>
      <translation>Ordenador: difícil</translation>
    </message>
    <message>
      <source>Computer: medium</source>
      <translation>Ordenador: medio</translation>
    </message>
    <message>
      <source>Confirm</source>
      <translation>Confirmar</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Continue · {progress}</source>
      <translation>Continuar · {progress}</translation>
    </message>
    <message>
      <source>Cooperative</source>
      <translation>Cooperativo</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message>
      <source>Copy report</source>
      <translation>Copiar informe</translation>
    </message>
    <message>
      <source>Coral Nursery</source>
      <translation>Vivero de Coral</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Coste</translation>
    </message>
    <message>
      <source>Cost {cost}; lacking {lacking}; lost {lost}</source>
      <translation>Coste {cost}; falta {lacking}; se pierde {lost}</translation>
    </message>
    <message>
      <source>Count the bonus die as any number.</source>
      <translation>Cuenta el dado extra como cualquier número.</translation>
    </message>
    <message>
      <source>Count the bonus die as one more or one less.</source>
      <translation>Cuenta el dado extra como uno más o uno menos.</translation>
    </message>
    <message>
      <source>Count the islands</source>
      <translation>Contar las islas</translation>
    </message>
    <message>
      <source>Cover</source>
      <translation>Tapar</translation>
    </message>
    <message>
      <source>Cover blueprints</source>
      <translation>Tapar los planos</translation>
    </message>
    <message>
      <source>Cover the hand</source>
      <translation>Tapar la mano</translation>
    </message>
    <message>
      <source>Crystal Trader</source>
      <translation>Tienda de Cristales</translation>
    </message>
    <message>
      <source>Culture</source>
      <translation>Cultura</translation>
    </message>
    <message>
      <source>Damaged saved game</source>
      <translation>Partida guardada dañada</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Reparto</translation>
    </message>
    <message>
      <source>Deal number</source>
      <translation>Número de reparto</translation>
    </message>
    <message>
      <source>Deal {seed}</source>
      <translation>Reparto {seed}</translation>
    </message>
    <message>
      <source>Decide now</source>
      <translation>Decidir ya</translation>
    </message>
    <message>
      <source>Decides</source>
      <translation>Decide</translation>
    </message>
    <message>
      <source>Decides now</source>
      <translation>Decide ahora</translation>
    </message>
    <message>
      <source>Deckhand</source>
      <translation>Grumete</translation>
    </message>
    <message>
      <source>Deepwater Harbour</source>
      <translation>Puerto Profundo</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message>
      <source>Deploy a worker</source>
      <translation>Enviar un trabajador</translation>
    </message>
    <message>
      <source>Deploy a worker: from any space of the dock to vacant housing.</source>
      <translation>Envía un trabajador: de cualquier casilla del muelle a un alojamiento libre.</translation>
    </message>
    <message>
      <source>Deploy the worker in {space} to {tile}</source>
      <translation>Enviar trabajador: {space}, a {tile}</translation>
    </message>
    <message>
      <source>Deploy to {tile}</source>
      <translation>Enviar a {tile}</translation>
    </message>
    <message>
      <source>Depot</source>
      <translation>Depósito</translation>
    </message>
    <message>
      <source>Depots and landmarks cannot be activated.</source>
      <translation>Los depósitos y monumentos no se pueden activar.</translation>
    </message>
    <message>
      <source>Dice have been rolled since; what was done before it stands.</source>
      <translation>Desde entonces se tiraron dados; lo hecho antes queda.</translation>
    </message>
    <message>
      <source>Dice in excess are rolled again: {dice}.</source>
      <translation>Los dados de más se tiran de nuevo: {dice}.</translation>
    </message>
    <message>
      <source>Dice on the Forge: {n}</source>
      <translation>Dados en la Forja: {n}</translation>
    </message>
    <message>
      <source>Die as {value}</source>
      <translation>Dado como {value}</translation>
    </message>
    <message>
      <source>Die {die}</source>
      <translation>Dado {die}</translation>
    </message>
    <message>
      <source>Die {die}: activate buildings with ready workers, then finish.</source>
      <translation>Dado {die}: activa edificios con trabajadores listos y luego termina.</translation>
    </message>
    <message>
      <source>Die {die}: claim a tile, discard one for energy, or activate your island.</source>
      <translation>Dado {die}: toma una loseta, descarta una por energía, o activa tu isla.</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <translation>Dificultad</translation>
    </message>
    <message>
      <source>Digest {digest}</source>
      <translation>Resumen {digest}</translation>
    </message>
    <message>
      <source>Disaster</source>
      <translation>Catástrofe</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Descartar</translation>
    </message>
    <message>
      <source>Discard a tile here for {gain}</source>
      <translation>Descarta aquí una loseta por {gain}</translation>
    </message>
    <message>
      <source>Discard an Action Card: five are the most you may keep.</source>
      <translation>Descarta una carta de Acción: puedes guardar cinco como máximo.</translation>
    </message>
    <message>
      <source>Discard it for {gain}</source>
      <translation>Descartar por {gain}</translation>
    </message>
    <message>
      <source>Discard the top card</source>
      <translation>Descartar la carta superior</translation>
    </message>
    <message>
      <source>Discard {card}</source>
      <translation>Descartar {card}</translation>
    </message>
    <message>
      <source>Discard {tile} ({mark}) from {space} for {gain}</source>
      <translation>Descartar {tile} ({mark}), {space}, por {gain}</translation>
    </message>
    <message>
      <source>Discards were shuffled into a new deck.</source>
      <translation>Los descartes se barajaron en un mazo nuevo.</translation>
    </message>
    <message>
      <source>Discounts</source>
      <translation>Descuentos</translation>
    </message>
    <message>
      <source>Dock: {n} workers</source>
      <translation>Muelle: {n} trabajadores</translation>
    </message>
    <message>
      <source>Does anybody play an Action Card?</source>
      <translation>¿Alguien juega una carta de Acción?</translation>
    </message>
    <message>
      <source>Done again.</source>
      <translation>Rehecho.</translation>
    </message>
    <message>
      <source>Done again: {n} moves of one chain.</source>
      <translation>Rehecho: {n} jugadas de una cadena.</translation>
    </message>
    <message>
      <source>Done again: {n} moves.</source>
      <translation>Rehecho: {n} jugadas.</translation>
    </message>
    <message>
      <source>Draw {card}</source>
      <translation>Robar {card}</translation>
    </message>
    <message>
      <source>Draws and other players' turns may be undone.</source>
      <translation>Se pueden deshacer robos y turnos de otros.</translation>
    </message>
    <message>
      <source>Drought</source>
      <translation>Sequía</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Duplicar</translation>
    </message>
    <message>
      <source>Each Action Card must lie in exactly one place.</source>
      <translation>Cada carta de Acción debe estar en un solo lugar.</translation>
    </message>
    <message>
      <source>Each Movement Card must lie in exactly one place.</source>
      <translation>Cada carta de Movimiento debe estar en un solo lugar.</translation>
    </message>
    <message>
      <source>Each feat is used once.</source>
      <translation>Cada hazaña se usa una sola vez.</translation>
    </message>
    <message>
      <source>Each of the {count} blueprints must be there once.</source>
      <translation>Cada uno de los {count} planos debe estar una vez.</translation>
    </message>
    <message>
      <source>Each of the {count} tiles must be there once.</source>
      <translation>Cada una de las {count} losetas debe estar una vez.</translation>
    </message>
    <message>
      <source>Each paying card is named once.</source>
      <translation>Cada carta que paga se nombra una sola vez.</translation>
    </message>
    <message>
      <source>Each tile of the pile must lie in exactly one place.</source>
      <translation>Cada loseta de la pila debe estar en un solo lugar.</translation>
    </message>
    <message>
      <source>Earlier position</source>
      <translation>Posición anterior</translation>
    </message>
    <message>
      <source>Earlier position: go back to now to play.</source>
      <translation>Posición anterior: vuelve al presente para jugar.</translation>
    </message>
    <message>
      <source>Earlier rounds may be taken back.</source>
      <translation>Se pueden deshacer rondas anteriores.</translation>
    </message>
    <message>
      <source>Earlier turns may be taken back.</source>
      <translation>Se pueden deshacer turnos anteriores.</translation>
    </message>
    <message>
      <source>Earned on easy</source>
      <translation>Conseguida en fácil</translation>
    </message>
    <message>
      <source>Earned on hard</source>
      <translation>Conseguida en difícil</translation>
    </message>
    <message>
      <source>Earned on medium</source>
      <translation>Conseguida en medio</translation>
    </message>
    <message>
      <source>Easy</source>
      <translation>Fácil</translation>
    </message>
    <message>
      <source>Eight rounds are over: {points}, {rating}.</source>
      <translation>Han terminado las ocho rondas: {points}, {rating}.</translation>
    </message>
    <message>
      <source>Elder</source>
      <translation>Anciano</translation>
    </message>
    <message>
      <source>Emptiest dock</source>
      <translation>Muelle más vacío</translation>
    </message>
    <message>
      <source>Enable {ability}</source>
      <translation>Activar {ability}</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Terminar</translation>
    </message>
    <message>
      <source>End my part</source>
      <translation>Terminar mi parte</translation>
    </message>
    <message>
      <source>End of the track</source>
      <translation>Fin de la pista</translation>
    </message>
    <message>
      <source>End round {n}</source>
      <translation>Terminar ronda {n}</translation>
    </message>
    <message>
      <source>End round {round}</source>
      <translation>Terminar la ronda {round}</translation>
    </message>
    <message>
      <source>End round {round} together</source>
      <translation>Terminar juntos la ronda {round}</translation>
    </message>
    <message>
      <source>End the round</source>
      <translation>Terminar la ronda</translation>
    </message>
    <message>
      <source>End the round?</source>
      <translation>¿Terminar la ronda?</translation>
    </message>
    <message>
      <source>End your part in the game</source>
      <translation>Terminar tu parte en la partida</translation>
    </message>
    <message>
      <source>End your part in this game?</source>
      <translation>¿Terminar tu parte en esta partida?</translation>
    </message>
    <message>
      <source>End your turn</source>
      <translation>Terminar tu turno</translation>
    </message>
    <message>
      <source>End your turn?</source>
      <translation>¿Terminar tu turno?</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Terminó</translation>
    </message>
    <message>
      <source>Ending a round names no cards and costs nothing.</source>
      <translation>Terminar una ronda no nombra cartas y no cuesta nada.</translation>
    </message>
    <message>
      <source>Energy</source>
      <translation>Energía</translation>
    </message>
    <message>
      <source>Energy changes a die by 1, up or down.</source>
      <translation>La energía cambia un dado en 1, arriba o abajo.</translation>
    </message>
    <message>
      <source>Energy changes a die once per turn.</source>
      <translation>La energía cambia un dado una vez por turno.</translation>
    </message>
    <message>
      <source>Energy or steel may be chosen.</source>
      <translation>Se puede elegir energía o acero.</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Intro</translation>
    </message>
    <message>
      <source>Epic Discovery</source>
      <translation>Hallazgo Épico</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Episodio</translation>
    </message>
    <message>
      <source>Episode 1</source>
      <translation>Episodio 1</translation>
    </message>
    <message>
      <source>Episode {number}</source>
      <translation>Episodio {number}</translation>
    </message>
    <message>
      <source>Equal markers: fewer open hexes are better, row by row from the north (MYIS-9.5).</source>
      <translation>Marcadores iguales: menos hexágonos libres es mejor, fila a fila desde el norte (MYIS-9.5).</translation>
    </message>
    <message>
      <source>Equal points stay equal: there is no tie-break (RABB-10.4).</source>
      <translation>Los puntos iguales quedan iguales: no hay desempate (RABB-10.4).</translation>
    </message>
    <message>
      <source>Equal points: more upgrades win, then more stored resources (PALM-9.4).</source>
      <translation>Puntos iguales: ganan más mejoras, luego más recursos guardados (PALM-9.4).</translation>
    </message>
    <message>
      <source>Equal points: more workers left on the dock are better; then the victory is shared (PROP-11.9).</source>
      <translation>Puntos iguales: más trabajadores en el muelle es mejor; luego se comparte la victoria (PROP-11.9).</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Eternal Game</source>
      <translation>Juego Eterno</translation>
    </message>
    <message>
      <source>Every Bunny Wins</source>
      <translation>Ganan Todos</translation>
    </message>
    <message>
      <source>Every Capitol has room for a banner.</source>
      <translation>Cada Capitolio tiene sitio para un estandarte.</translation>
    </message>
    <message>
      <source>Every Capitol has room for a production upgrade.</source>
      <translation>Cada Capitolio tiene sitio para una mejora de producción.</translation>
    </message>
    <message>
      <source>Every place for this tile would cost more than the point.</source>
      <translation>Cualquier sitio para esta loseta costaría más que el punto.</translation>
    </message>
    <message>
      <source>Every player takes 100 carrots.</source>
      <translation>Cada jugador toma 100 zanahorias.</translation>
    </message>
    <message>
      <source>Everybody builds an island in the sky; the most victory points win.</source>
      <translation>Cada uno construye una isla en el cielo; gana quien tenga más puntos de victoria.</translation>
    </message>
    <message>
      <source>Everybody else looks away, please.</source>
      <translation>Los demás, apartad la mirada, por favor.</translation>
    </message>
    <message>
      <source>Everybody has dealt with this tile. Turn the next card.</source>
      <translation>Todos han acabado con esta loseta. Descubre la siguiente carta.</translation>
    </message>
    <message>
      <source>Everybody has finished. Count the islands.</source>
      <translation>Todos han acabado. Cuenta las islas.</translation>
    </message>
    <message>
      <source>Everybody is asked again.</source>
      <translation>Se pregunta de nuevo a todos.</translation>
    </message>
    <message>
      <source>Everybody is asked: N for nobody, or the number of who wants to play.</source>
      <translation>Se pregunta a todos: N para nadie, o el número de quien quiere jugar.</translation>
    </message>
    <message>
      <source>Everybody may store one card more.</source>
      <translation>Todos pueden guardar una carta más.</translation>
    </message>
    <message>
      <source>Everybody saves one resource of any kind in every round.</source>
      <translation>En cada ronda todos ahorran un recurso de cualquier tipo.</translation>
    </message>
    <message>
      <source>Everybody whose cards are used agrees before they are turned back.</source>
      <translation>Todos aquellos cuyas cartas se usan dan su acuerdo antes de enderezarlas.</translation>
    </message>
    <message>
      <source>Expected points</source>
      <translation>Puntos esperados</translation>
    </message>
    <message>
      <source>Expected points over the game</source>
      <translation>Puntos esperados a lo largo de la partida</translation>
    </message>
    <message>
      <source>Explore phase</source>
      <translation>Fase de Exploración</translation>
    </message>
    <message>
      <source>Explore phase: the island grows</source>
      <translation>Fase de Exploración: la isla crece</translation>
    </message>
    <message>
      <source>Export the game</source>
      <translation>Exportar la partida</translation>
    </message>
    <message>
      <source>Export …</source>
      <translation>Exportar …</translation>
    </message>
    <message>
      <source>Exported to {file}.</source>
      <translation>Exportado a {file}.</translation>
    </message>
    <message>
      <source>Extreme Advance</source>
      <translation>Avance Extremo</translation>
    </message>
    <message>
      <source>Factory</source>
      <translation>Fábrica</translation>
    </message>
    <message>
      <source>Fame</source>
      <translation>Fama</translation>
    </message>
    <message>
      <source>Famine</source>
      <translation>Hambruna</translation>
    </message>
    <message>
      <source>Farms</source>
      <translation>Granjas</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Rápido</translation>
    </message>
    <message>
      <source>Fault in the game with seed {seed}.</source>
      <translation>Fallo en la partida con la semilla {seed}.</translation>
    </message>
    <message>
      <source>Feast Drum</source>
      <translation>Tambor de Fiesta</translation>
    </message>
    <message>
      <source>Feats</source>
      <translation>Hazañas</translation>
    </message>
    <message>
      <source>Feats are named by their codes, FE1 to FE6.</source>
      <translation>Las hazañas se nombran por sus códigos, FE1 a FE6.</translation>
    </message>
    <message>
      <source>Feats earned so far, each with the difficulty it was earned at.</source>
      <translation>Hazañas conseguidas hasta ahora, cada una con la dificultad en que se consiguió.</translation>
    </message>
    <message>
      <source>Feats in the deck; each must be earned.</source>
      <translation>Hazañas en el mazo; hay que haber conseguido cada una.</translation>
    </message>
    <message>
      <source>Feats of Palm Island</source>
      <translation>Hazañas de Palm Island</translation>
    </message>
    <message>
      <source>Feats you have earned join the deck: choose any number, or none.</source>
      <translation>Las hazañas conseguidas se unen al mazo: elige las que quieras, o ninguna.</translation>
    </message>
    <message>
      <source>Fewest handling points buy first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Quien tiene menos puntos de manejo compra primero, una carta cada vez; a igualdad, quien ha comprado menos, y luego desde el puesto que es primero en esta ronda.</translation>
    </message>
    <message>
      <source>Fields on goats</source>
      <translation>Campos sobre cabras</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Archivos</translation>
    </message>
    <message>
      <source>Finish activating</source>
      <translation>Terminar de activar</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Terminada</translation>
    </message>
    <message>
      <source>First among equals in this round.</source>
      <translation>Primero entre iguales en esta ronda.</translation>
    </message>
    <message>
      <source>First farm</source>
      <translation>Primera granja</translation>
    </message>
    <message>
      <source>First reward: {lines}</source>
      <translation>Primera recompensa: {lines}</translation>
    </message>
    <message>
      <source>First the reward of {line}</source>
      <translation>Primero la recompensa de {line}</translation>
    </message>
    <message>
      <source>First to tame the elder</source>
      <translation>Primero en domar al anciano</translation>
    </message>
    <message>
      <source>First with two bridges</source>
      <translation>Primero con dos puentes</translation>
    </message>
    <message>
      <source>Fishing Banks</source>
      <translation>Bancos de Pesca</translation>
    </message>
    <message>
      <source>Fit the table</source>
      <translation>Ajustar la mesa</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Voltear</translation>
    </message>
    <message>
      <source>Flip {card}</source>
      <translation>Voltear {card}</translation>
    </message>
    <message>
      <source>Flip: {cost}.</source>
      <translation>Voltear: {cost}.</translation>
    </message>
    <message>
      <source>Floating Gardens</source>
      <translation>Jardines Flotantes</translation>
    </message>
    <message>
      <source>Folder of the saved games</source>
      <translation>Carpeta de las partidas guardadas</translation>
    </message>
    <message>
      <source>For Action Cards: {words}</source>
      <translation>Cartas de Acción: {words}</translation>
    </message>
    <message>
      <source>For each player: {costs}.</source>
      <translation>Por cada jugador: {costs}.</translation>
    </message>
    <message>
      <source>Forest</source>
      <translation>Bosque</translation>
    </message>
    <message>
      <source>Forge Terrace</source>
      <translation>Terraza de la Forja</translation>
    </message>
    <message>
      <source>Fortifications</source>
      <translation>Fortificaciones</translation>
    </message>
    <message>
      <source>Founder's Hill</source>
      <translation>Colina del Fundador</translation>
    </message>
    <message>
      <source>Free Labor</source>
      <translation>Obra Gratis</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one fish less to pay.</source>
      <translation>Desde la próxima ronda: una vez por ronda, un pescado menos que pagar.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one log less to pay.</source>
      <translation>Desde la próxima ronda: una vez por ronda, un tronco menos que pagar.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one stone less to pay.</source>
      <translation>Desde la próxima ronda: una vez por ronda, una piedra menos que pagar.</translation>
    </message>
    <message>
      <source>From the next round on: one more card may be stored.</source>
      <translation>Desde la próxima ronda: se puede guardar una carta más.</translation>
    </message>
    <message>
      <source>From the next round on: the third card can be used as well.</source>
      <translation>Desde la próxima ronda: también se puede usar la tercera carta.</translation>
    </message>
    <message>
      <source>From the next start everything is shown at {n} %.</source>
      <translation>Desde el próximo inicio, todo se mostrará al {n} %.</translation>
    </message>
    <message>
      <source>From the top of the deck to the back. Take as long as you want.</source>
      <translation>De arriba abajo del mazo. Tómate el tiempo que quieras.</translation>
    </message>
    <message>
      <source>From {fame} fame: {power}</source>
      <translation>Desde {fame} de fama: {power}</translation>
    </message>
    <message>
      <source>Full Harvest</source>
      <translation>Cosecha Plena</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Pantalla completa</translation>
    </message>
    <message>
      <source>Gain 1 {resource}</source>
      <translation>Ganar 1 {resource}</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partida</translation>
    </message>
    <message>
      <source>Given at the end.</source>
      <translation>Se da al final.</translation>
    </message>
    <message>
      <source>Gives {resources}</source>
      <translation>Da {resources}</translation>
    </message>
    <message>
      <source>Gives {resources}.</source>
      <translation>Da {resources}.</translation>
    </message>
    <message>
      <source>Go Home!</source>
      <translation>¡A Casa!</translation>
    </message>
    <message>
      <source>Go back to now to play.</source>
      <translation>Vuelve al presente para jugar.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Seguir</translation>
    </message>
    <message>
      <source>Go on (N)</source>
      <translation>Seguir (N)</translation>
    </message>
    <message>
      <source>Go {direction}</source>
      <translation>Ir al {direction}</translation>
    </message>
    <message>
      <source>Go {direction}, to one of {n} tiles</source>
      <translation>Ir al {direction}: a una de {n} losetas</translation>
    </message>
    <message>
      <source>Go {direction}, to {tiles}</source>
      <translation>Ir al {direction}: {tiles}</translation>
    </message>
    <message>
      <source>Goes to who is the only one with {criterion}.</source>
      <translation>Para quien sea el único con {criterion}.</translation>
    </message>
    <message>
      <source>Governor</source>
      <translation>Gobernador</translation>
    </message>
    <message>
      <source>Great Lodge</source>
      <translation>Gran Posada</translation>
    </message>
    <message>
      <source>H</source>
      <translation>H</translation>
    </message>
    <message>
      <source>Hand over to {name}</source>
      <translation>Pasar a {name}</translation>
    </message>
    <message>
      <source>Hands are kept in order.</source>
      <translation>Las manos se mantienen en orden.</translation>
    </message>
    <message>
      <source>Hands or decks are hidden; this is a view, not a whole position.</source>
      <translation>Hay manos o mazos ocultos; es una vista, no una posición completa.</translation>
    </message>
    <message>
      <source>Hard</source>
      <translation>Difícil</translation>
    </message>
    <message>
      <source>Hard plays without feats, medium with exactly one, easy with any number.</source>
      <translation>En difícil se juega sin hazañas, en medio con exactamente una, en fácil con las que quieras.</translation>
    </message>
    <message>
      <source>Hard uses no feat, medium exactly one, easy any number; {count} were named.</source>
      <translation>Difícil no usa hazañas, medio exactamente una, fácil las que quieras; se nombraron {count}.</translation>
    </message>
    <message>
      <source>Has the turn</source>
      <translation>Tiene el turno</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>Here it leaves most room for what comes.</source>
      <translation>Aquí deja más sitio para lo que viene.</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Alto</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Inicio</translation>
    </message>
    <message>
      <source>Homesteads</source>
      <translation>Caseríos</translation>
    </message>
    <message>
      <source>Hometown Advantage</source>
      <translation>Ventaja Local</translation>
    </message>
    <message>
      <source>Hotel</source>
      <translation>Hotel</translation>
    </message>
    <message>
      <source>Houses on the beach</source>
      <translation>Casas en la playa</translation>
    </message>
    <message>
      <source>Housing</source>
      <translation>Vivienda</translation>
    </message>
    <message>
      <source>How the game went</source>
      <translation>Cómo fue la partida</translation>
    </message>
    <message>
      <source>How the game went · {game}</source>
      <translation>Cómo fue la partida · {game}</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Cómo se juega</translation>
    </message>
    <message>
      <source>Hungry Workers</source>
      <translation>Obreros Hambrientos</translation>
    </message>
    <message>
      <source>Hurricane</source>
      <translation>Huracán</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Soy {name}</translation>
    </message>
    <message>
      <source>If all pass: Collapse! strikes the {tile} below the rabbit.</source>
      <translation>Si todos pasan: ¡Derrumbe! golpea {tile} bajo el conejo.</translation>
    </message>
    <message>
      <source>If all pass: the stack is worked off from the top, {card} first.</source>
      <translation>Si todos pasan: se resuelve la pila desde arriba, {card} primero.</translation>
    </message>
    <message>
      <source>If all pass: {card} takes effect.</source>
      <translation>Si todos pasan: {card} surte efecto.</translation>
    </message>
    <message>
      <source>If all pass: {player} resolves the {tile}.</source>
      <translation>Si todos pasan: {player} resuelve {tile}.</translation>
    </message>
    <message>
      <source>Import a game …</source>
      <translation>Importar una partida …</translation>
    </message>
    <message>
      <source>Import a saved game</source>
      <translation>Importar una partida guardada</translation>
    </message>
    <message>
      <source>In force this turn</source>
      <translation>En vigor este turno</translation>
    </message>
    <message>
      <source>In round 1 every card behind the tracker took one turn.</source>
      <translation>En la ronda 1, cada carta tras el marcador costó un turno.</translation>
    </message>
    <message>
      <source>In round 1 feats and villagers come after all buildings.</source>
      <translation>En la ronda 1, hazañas y aldeanos van después de todos los edificios.</translation>
    </message>
    <message>
      <source>In round 1 no card ahead of the tracker is turned or stored yet.</source>
      <translation>En la ronda 1, ninguna carta antes del marcador está girada ni guardada.</translation>
    </message>
    <message>
      <source>Industry</source>
      <translation>Industria</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile}</source>
      <translation>Instalar en {tile}: {upgrade}</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile} ({links})</source>
      <translation>Instalar en {tile}: {upgrade} ({links})</translation>
    </message>
    <message>
      <source>Install the {upgrade} or put it aside.</source>
      <translation>Instala ({upgrade}) o aparta la mejora.</translation>
    </message>
    <message>
      <source>Instant</source>
      <translation>Al instante</translation>
    </message>
    <message>
      <source>Iron Foundry</source>
      <translation>Fundición</translation>
    </message>
    <message>
      <source>Islands Desktop</source>
      <translation>Islands Desktop</translation>
    </message>
    <message>
      <source>Islands Desktop is already running.</source>
      <translation>Islands Desktop ya está abierto.</translation>
    </message>
    <message>
      <source>It asks for {criterion}.</source>
      <translation>Pide {criterion}.</translation>
    </message>
    <message>
      <source>It begins a step that is worth more than it costs.</source>
      <translation>Inicia un paso que vale más de lo que cuesta.</translation>
    </message>
    <message>
      <source>It brings an Action Card.</source>
      <translation>Trae una carta de Acción.</translation>
    </message>
    <message>
      <source>It brings {carrots} carrots.</source>
      <translation>Trae {carrots} zanahorias.</translation>
    </message>
    <message>
      <source>It can be paid already and counts at the end: {points}.</source>
      <translation>Ya se puede pagar y cuenta al final: {points}.</translation>
    </message>
    <message>
      <source>It can be paid now and counts at the end: {points}.</source>
      <translation>Se puede pagar ahora y cuenta al final: {points}.</translation>
    </message>
    <message>
      <source>It closes the round. When it is on top, the round is over.</source>
      <translation>Cierra la ronda. Cuando está arriba, la ronda ha terminado.</translation>
    </message>
    <message>
      <source>It cost about {points}.</source>
      <translation>Costó unos {points}.</translation>
    </message>
    <message>
      <source>It costs nothing, but neither this tile nor any later one will be placed.</source>
      <translation>No cuesta nada, pero no se colocará ni esta loseta ni ninguna posterior.</translation>
    </message>
    <message>
      <source>It costs {cost}.</source>
      <translation>Cuesta {cost}.</translation>
    </message>
    <message>
      <source>It counts at the end: {points}. Still missing: {resources}.</source>
      <translation>Cuenta al final: {points}. Aún falta: {resources}.</translation>
    </message>
    <message>
      <source>It counts points at the end: {tile}.</source>
      <translation>Cuenta puntos al final: {tile}.</translation>
    </message>
    <message>
      <source>It covers what would cost points at the end: {rule}.</source>
      <translation>Cubre lo que al final costaría puntos: {rule}.</translation>
    </message>
    <message>
      <source>It gives {resources}.</source>
      <translation>Da {resources}.</translation>
    </message>
    <message>
      <source>It has been decided whether a card is played.</source>
      <translation>Ya se decidió si se juega una carta.</translation>
    </message>
    <message>
      <source>It is another player's turn.</source>
      <translation>Es el turno de otro jugador.</translation>
    </message>
    <message>
      <source>It is not this player's chance to play a card.</source>
      <translation>A este jugador no le toca jugar una carta.</translation>
    </message>
    <message>
      <source>It is the turn of another player to choose a character.</source>
      <translation>Le toca a otro jugador elegir personaje.</translation>
    </message>
    <message>
      <source>It is the turn of another player.</source>
      <translation>Es el turno de otro jugador.</translation>
    </message>
    <message>
      <source>It is the turn of {name}, whom the computer plays.</source>
      <translation>Es el turno de {name}, que lleva el ordenador.</translation>
    </message>
    <message>
      <source>It is the turn of {player}.</source>
      <translation>Es el turno de {player}.</translation>
    </message>
    <message>
      <source>It leads to a building worth 1 point: {tile}.</source>
      <translation>Lleva a una construcción de 1 punto: {tile}.</translation>
    </message>
    <message>
      <source>It leads to a building worth {points} points: {tile}.</source>
      <translation>Lleva a una construcción de {points} puntos: {tile}.</translation>
    </message>
    <message>
      <source>It leaves the rabbit in the best place for what comes: {tile}.</source>
      <translation>Deja al conejo en el mejor sitio para lo que viene: {tile}.</translation>
    </message>
    <message>
      <source>It lets another worker go to work.</source>
      <translation>Permite que otro trabajador vaya a trabajar.</translation>
    </message>
    <message>
      <source>It may end on: {places}.</source>
      <translation>Puede acabar en: {places}.</translation>
    </message>
    <message>
      <source>It may join your deck from the next game on, on medium and easy.</source>
      <translation>Puede unirse a tu mazo desde la próxima partida, en medio y en fácil.</translation>
    </message>
    <message>
      <source>It prepares what scores later: {rule}.</source>
      <translation>Prepara lo que puntúa después: {rule}.</translation>
    </message>
    <message>
      <source>It scores at once: {points}.</source>
      <translation>Puntúa ya: {points}.</translation>
    </message>
    <message>
      <source>It scores at once: {rule} {points}.</source>
      <translation>Puntúa ya: {rule} {points}.</translation>
    </message>
    <message>
      <source>Jacques, the Explorer</source>
      <translation>Jacques, el Explorador</translation>
    </message>
    <message>
      <source>Jacques: roll the die again</source>
      <translation>Jacques: tirar de nuevo el dado</translation>
    </message>
    <message>
      <source>Judging the decisions: {done} of {whole}</source>
      <translation>Evaluando las decisiones: {done} de {whole}</translation>
    </message>
    <message>
      <source>Keeping the carrots is better here.</source>
      <translation>Aquí es mejor guardar las zanahorias.</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <translation>Teclado y ratón</translation>
    </message>
    <message>
      <source>Laboratory</source>
      <translation>Laboratorio</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lago</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Largest farm</source>
      <translation>Mayor granja</translation>
    </message>
    <message>
      <source>Largest fortification</source>
      <translation>Mayor fortificación</translation>
    </message>
    <message>
      <source>Largest group</source>
      <translation>Mayor grupo</translation>
    </message>
    <message>
      <source>Largest path system</source>
      <translation>Mayor red de caminos</translation>
    </message>
    <message>
      <source>Largest village</source>
      <translation>Mayor aldea</translation>
    </message>
    <message>
      <source>Last game: {last}. Best: {best}.</source>
      <translation>Última partida: {last}. Mejor: {best}.</translation>
    </message>
    <message>
      <source>Last games</source>
      <translation>Últimas partidas</translation>
    </message>
    <message>
      <source>Lava</source>
      <translation>Lava</translation>
    </message>
    <message>
      <source>Lay paths across the island and bring the carrots home.</source>
      <translation>Traza caminos por la isla y lleva las zanahorias a casa.</translation>
    </message>
    <message>
      <source>Lay two tiles.</source>
      <translation>Coloca dos losetas.</translation>
    </message>
    <message>
      <source>Left after {n} moves and taken up again.</source>
      <translation>Dejada tras {n} jugadas y retomada.</translation>
    </message>
    <message>
      <source>Legal moves</source>
      <translation>Jugadas permitidas</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>Leyenda</translation>
    </message>
    <message>
      <source>Let {card} rest</source>
      <translation>Dejar descansar a {card}</translation>
    </message>
    <message>
      <source>Let {card} work again</source>
      <translation>Poner a trabajar de nuevo a {card}</translation>
    </message>
    <message>
      <source>Level {level} of {disaster} was paid: {cost}.</source>
      <translation>Se pagó el nivel {level} de {disaster}: {cost}.</translation>
    </message>
    <message>
      <source>Level {level} of {levels}. One level may be paid at the end of every round.</source>
      <translation>Nivel {level} de {levels}. Al final de cada ronda se puede pagar un nivel.</translation>
    </message>
    <message>
      <source>Lies face up and counts 3, 2, 1 on your turns; then the lowest token below your rabbit is lost.</source>
      <translation>Queda a la vista y cuenta 3, 2, 1 en tus turnos; luego se pierde la ficha más baja bajo tu conejo.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Claro u oscuro</translation>
    </message>
    <message>
      <source>Light the Signal Fires for {card} of {player}</source>
      <translation>Encender las Hogueras de Señal por {card} de {player}</translation>
    </message>
    <message>
      <source>Lines of four</source>
      <translation>Líneas de cuatro</translation>
    </message>
    <message>
      <source>Lines of three</source>
      <translation>Líneas de tres</translation>
    </message>
    <message>
      <source>List of moves</source>
      <translation>Lista de jugadas</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Diario</translation>
    </message>
    <message>
      <source>Log Flume</source>
      <translation>Canal de Troncos</translation>
    </message>
    <message>
      <source>Logger</source>
      <translation>Leñador</translation>
    </message>
    <message>
      <source>Long Storehouse</source>
      <translation>Almacén Largo</translation>
    </message>
    <message>
      <source>Long road</source>
      <translation>Camino largo</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Ver</translation>
    </message>
    <message>
      <source>Look at both sides</source>
      <translation>Ver ambos lados</translation>
    </message>
    <message>
      <source>Look at the final table</source>
      <translation>Ver la mesa final</translation>
    </message>
    <message>
      <source>Look at the island</source>
      <translation>Ver la isla</translation>
    </message>
    <message>
      <source>Look at the table after this</source>
      <translation>Ver la mesa después de esto</translation>
    </message>
    <message>
      <source>Look at your hand.</source>
      <translation>Mira tu mano.</translation>
    </message>
    <message>
      <source>Lookout Ledge</source>
      <translation>Risco del Vigía</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Bajo</translation>
    </message>
    <message>
      <source>Luxury Apartments</source>
      <translation>Pisos de Lujo</translation>
    </message>
    <message>
      <source>Marie activates one tile more only once.</source>
      <translation>Marie solo activa una loseta más una vez.</translation>
    </message>
    <message>
      <source>Marie must pay energy first, and there is none.</source>
      <translation>Marie debe pagar antes energía, y no hay.</translation>
    </message>
    <message>
      <source>Marie, the Scientist</source>
      <translation>Marie, la Científica</translation>
    </message>
    <message>
      <source>Marie: {command}</source>
      <translation>Marie: {command}</translation>
    </message>
    <message>
      <source>Marker</source>
      <translation>Marcador</translation>
    </message>
    <message>
      <source>Marker if it ended now</source>
      <translation>Marcador si acabara ahora</translation>
    </message>
    <message>
      <source>Market</source>
      <translation>Mercado</translation>
    </message>
    <message>
      <source>Meadow</source>
      <translation>Prado</translation>
    </message>
    <message>
      <source>Medal by net result</source>
      <translation>Medalla por resultado neto</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Medio</translation>
    </message>
    <message>
      <source>Medium opens once you have earned a feat: finish games well.</source>
      <translation>Medio se abre cuando hayas conseguido una hazaña: termina bien tus partidas.</translation>
    </message>
    <message>
      <source>Met by {names}.</source>
      <translation>Cumplido por {names}.</translation>
    </message>
    <message>
      <source>Mode</source>
      <translation>Modo</translation>
    </message>
    <message>
      <source>More cards are stored than would be allowed without {card}.</source>
      <translation>Hay más cartas guardadas de las que se permitirían sin {card}.</translation>
    </message>
    <message>
      <source>More levels of the disaster are paid than rounds have ended.</source>
      <translation>Se han pagado más niveles de la catástrofe que rondas terminadas.</translation>
    </message>
    <message>
      <source>More than five Action Cards are kept in one's own turn only.</source>
      <translation>Más de cinco cartas de Acción solo se tienen en el propio turno.</translation>
    </message>
    <message>
      <source>More than {limit} cards are stored.</source>
      <translation>Hay más de {limit} cartas guardadas.</translation>
    </message>
    <message>
      <source>More turns were taken in this round than cards have passed.</source>
      <translation>En esta ronda se jugaron más turnos que cartas han pasado.</translation>
    </message>
    <message>
      <source>Most blueprints</source>
      <translation>Más planos</translation>
    </message>
    <message>
      <source>Most carrots</source>
      <translation>Más zanahorias</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Mover</translation>
    </message>
    <message>
      <source>Movement Card 1: the rabbit goes exactly one space.</source>
      <translation>Carta de Movimiento 1: el conejo avanza exactamente una casilla.</translation>
    </message>
    <message>
      <source>Movement Card {n}: the rabbit goes exactly {n} spaces.</source>
      <translation>Carta de Movimiento {n}: el conejo avanza exactamente {n} casillas.</translation>
    </message>
    <message>
      <source>My Island</source>
      <translation>Mi Isla</translation>
    </message>
    <message>
      <source>My Island has no mode “{mode}”: {modes}.</source>
      <translation>Mi Isla no tiene el modo «{mode}»: {modes}.</translation>
    </message>
    <message>
      <source>My Island has one to four seats.</source>
      <translation>Mi Isla tiene de uno a cuatro puestos.</translation>
    </message>
    <message>
      <source>Name of player {number}</source>
      <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
      <source>Name of the game</source>
      <translation>Nombre de la partida</translation>
    </message>
    <message>
      <source>Nelson cannot count the bonus die as {value}.</source>
      <translation>Nelson no puede contar el dado extra como {value}.</translation>
    </message>
    <message>
      <source>Nelson sets the bonus die once, before he activates anything.</source>
      <translation>Nelson fija el dado extra una vez, antes de activar nada.</translation>
    </message>
    <message>
      <source>Nelson, the Admiral</source>
      <translation>Nelson, el Almirante</translation>
    </message>
    <message>
      <source>Nelson: count the bonus die as {value}</source>
      <translation>Nelson: contar el dado extra como {value}</translation>
    </message>
    <message>
      <source>Net Mender</source>
      <translation>Remendador de Redes</translation>
    </message>
    <message>
      <source>Net result</source>
      <translation>Resultado neto</translation>
    </message>
    <message>
      <source>Net result {net}: {medal}.</source>
      <translation>Resultado neto {net}: {medal}.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Partida nueva</translation>
    </message>
    <message>
      <source>New game of {game}</source>
      <translation>Partida nueva de {game}</translation>
    </message>
    <message>
      <source>New game …</source>
      <translation>Partida nueva …</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Periódico</translation>
    </message>
    <message>
      <source>Next deal</source>
      <translation>Siguiente reparto</translation>
    </message>
    <message>
      <source>Nicola, the Inventor</source>
      <translation>Nicola, el Inventor</translation>
    </message>
    <message>
      <source>No Action Card can be played in the Explore phase.</source>
      <translation>En la fase de Exploración no se juegan cartas de Acción.</translation>
    </message>
    <message>
      <source>No Collapse! counts before the first year.</source>
      <translation>Ningún ¡Derrumbe! cuenta antes del primer año.</translation>
    </message>
    <message>
      <source>No Collapse! waits after the first year.</source>
      <translation>Ningún ¡Derrumbe! espera después del primer año.</translation>
    </message>
    <message>
      <source>No ability was chosen for this game.</source>
      <translation>No se eligió ninguna habilidad para esta partida.</translation>
    </message>
    <message>
      <source>No blueprint completed yet</source>
      <translation>Aún sin planos completados</translation>
    </message>
    <message>
      <source>No blueprint has been completed whose upgrade could be installed.</source>
      <translation>No se ha completado ningún plano cuya mejora se pueda instalar.</translation>
    </message>
    <message>
      <source>No card can be played now.</source>
      <translation>Ninguna carta jugable.</translation>
    </message>
    <message>
      <source>No card can be used now: discard {card}.</source>
      <translation>Ahora no se puede usar ninguna carta: descarta {card}.</translation>
    </message>
    <message>
      <source>No card is in force before the main window.</source>
      <translation>Ninguna carta está en vigor antes de la ventana principal.</translation>
    </message>
    <message>
      <source>No card needs to be turned back for this.</source>
      <translation>Para esto no hace falta enderezar ninguna carta.</translation>
    </message>
    <message>
      <source>No card would help more than it is worth later.</source>
      <translation>Ninguna carta ayudaría más de lo que vale después.</translation>
    </message>
    <message>
      <source>No card yet</source>
      <translation>Aún sin carta</translation>
    </message>
    <message>
      <source>No cards are in force in the Explore phase.</source>
      <translation>Ninguna carta está en vigor en la fase de Exploración.</translation>
    </message>
    <message>
      <source>No character yet</source>
      <translation>Aún sin personaje</translation>
    </message>
    <message>
      <source>No computer player knows “{game}”.</source>
      <translation>Ningún jugador del ordenador conoce «{game}».</translation>
    </message>
    <message>
      <source>No die has been drafted.</source>
      <translation>No se ha tomado ningún dado.</translation>
    </message>
    <message>
      <source>No feat: the game as it is. All of them can be earned.</source>
      <translation>Sin hazañas: la partida tal cual. Todas se pueden conseguir.</translation>
    </message>
    <message>
      <source>No game has been begun yet.</source>
      <translation>Aún no se ha empezado ninguna partida.</translation>
    </message>
    <message>
      <source>No game has been finished yet.</source>
      <translation>Aún no se ha terminado ninguna partida.</translation>
    </message>
    <message>
      <source>No game has been finished yet. Finished games are counted here.</source>
      <translation>Aún no se ha terminado ninguna partida. Las partidas terminadas se cuentan aquí.</translation>
    </message>
    <message>
      <source>No good move could be found. ({reason})</source>
      <translation>No se encontró ninguna buena jugada. ({reason})</translation>
    </message>
    <message>
      <source>No good move was shown.</source>
      <translation>No se mostró ninguna buena jugada.</translation>
    </message>
    <message>
      <source>No island reaches further than {reach} hexes.</source>
      <translation>Ninguna isla llega más allá de {reach} hexágonos.</translation>
    </message>
    <message>
      <source>No path leads out this way.</source>
      <translation>Ningún camino sale por aquí.</translation>
    </message>
    <message>
      <source>No place fits {tile}, and no point is left to pass: end.</source>
      <translation>Ningún sitio sirve para {tile} y no queda punto para pasar: termina.</translation>
    </message>
    <message>
      <source>No place on the island fits this tile.</source>
      <translation>Esta loseta no cabe en ningún sitio de la isla.</translation>
    </message>
    <message>
      <source>No place on your island fits {tile}: pass or end.</source>
      <translation>Ningún sitio de tu isla sirve para {tile}: pasa o termina.</translation>
    </message>
    <message>
      <source>No symbol of the tile lies beside the same symbol.</source>
      <translation>Ningún símbolo de la loseta queda junto al mismo símbolo.</translation>
    </message>
    <message>
      <source>No tile of {player} fits anywhere.</source>
      <translation>Ninguna loseta de {player} cabe en ningún sitio.</translation>
    </message>
    <message>
      <source>No tiles are placed in the Build phase.</source>
      <translation>No se colocan losetas en la fase de Construcción.</translation>
    </message>
    <message>
      <source>No villager has been recruited yet who works.</source>
      <translation>Aún no se ha reclutado a ningún aldeano que trabaje.</translation>
    </message>
    <message>
      <source>No villager works in round 1 yet.</source>
      <translation>En la ronda 1 aún no trabaja ningún aldeano.</translation>
    </message>
    <message>
      <source>No worker can be deployed now.</source>
      <translation>Ahora no se puede enviar ningún trabajador.</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Nadie</translation>
    </message>
    <message>
      <source>Nobody ends a round before the round tracker is on top.</source>
      <translation>Nadie termina una ronda antes de que el marcador de ronda esté arriba.</translation>
    </message>
    <message>
      <source>Nobody gives a resource to choose.</source>
      <translation>Nadie da un recurso a elegir.</translation>
    </message>
    <message>
      <source>Nobody got it.</source>
      <translation>No fue para nadie.</translation>
    </message>
    <message>
      <source>Nobody has the first-player token.</source>
      <translation>Nadie tiene la ficha de primer jugador.</translation>
    </message>
    <message>
      <source>Nobody holds tiles in the Build phase.</source>
      <translation>Nadie tiene losetas en la fase de Construcción.</translation>
    </message>
    <message>
      <source>Nobody is left to be asked.</source>
      <translation>No queda nadie a quien preguntar.</translation>
    </message>
    <message>
      <source>Nobody meets what an outpost asks in this round.</source>
      <translation>En esta ronda nadie cumple lo que pide una avanzada.</translation>
    </message>
    <message>
      <source>Nobody plays a card</source>
      <translation>Nadie juega carta</translation>
    </message>
    <message>
      <source>Nobody plays a card (N)</source>
      <translation>Nadie juega carta (N)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ninguna</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Not averted: all have lost.</source>
      <translation>No evitada: todos han perdido.</translation>
    </message>
    <message>
      <source>Not earned yet</source>
      <translation>Aún no conseguida</translation>
    </message>
    <message>
      <source>Not everybody has chosen a character.</source>
      <translation>No todos han elegido personaje.</translation>
    </message>
    <message>
      <source>Not possible now.</source>
      <translation>Ahora no es posible.</translation>
    </message>
    <message>
      <source>Nothing better is to be done now.</source>
      <translation>No hay nada mejor que hacer ahora.</translation>
    </message>
    <message>
      <source>Nothing can be activated.</source>
      <translation>No se puede activar nada.</translation>
    </message>
    <message>
      <source>Nothing can be built here.</source>
      <translation>Aquí no se puede construir nada.</translation>
    </message>
    <message>
      <source>Nothing can be decided here.</source>
      <translation>Aquí no se puede decidir nada.</translation>
    </message>
    <message>
      <source>Nothing can have been used before the first turn of a round.</source>
      <translation>No se puede haber usado nada antes del primer turno de una ronda.</translation>
    </message>
    <message>
      <source>Nothing else can be done now.</source>
      <translation>Ahora no se puede hacer otra cosa.</translation>
    </message>
    <message>
      <source>Nothing has been found yet.</source>
      <translation>Aún no se ha encontrado nada.</translation>
    </message>
    <message>
      <source>Nothing is left to pay for</source>
      <translation>No queda nada que pagar</translation>
    </message>
    <message>
      <source>Nothing is stored.</source>
      <translation>No hay nada guardado.</translation>
    </message>
    <message>
      <source>Nothing is taken back in a speed game.</source>
      <translation>En una partida de velocidad no se deshace nada.</translation>
    </message>
    <message>
      <source>Nothing is taken back in this mode, so no game branches off.</source>
      <translation>En este modo no se deshace nada, así que no se crea otra partida desde aquí.</translation>
    </message>
    <message>
      <source>Nothing more can be activated.</source>
      <translation>No se puede activar nada más.</translation>
    </message>
    <message>
      <source>Nothing more happens: {reason}.</source>
      <translation>No pasa nada más: {reason}.</translation>
    </message>
    <message>
      <source>Nothing more is to be gained from here.</source>
      <translation>Desde aquí ya no hay nada que ganar.</translation>
    </message>
    <message>
      <source>Nothing was bought in this round.</source>
      <translation>No se compró nada en esta ronda.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>Aviso</translation>
    </message>
    <message>
      <source>Now: {progress}. {sentence}</source>
      <translation>Ahora: {progress}. {sentence}</translation>
    </message>
    <message>
      <source>Observation Platform</source>
      <translation>Mirador</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Apagado</translation>
    </message>
    <message>
      <source>Off: no movement</source>
      <translation>Desactivado: sin movimiento</translation>
    </message>
    <message>
      <source>Offering Chest</source>
      <translation>Cofre de Ofrendas</translation>
    </message>
    <message>
      <source>On offer</source>
      <translation>En oferta</translation>
    </message>
    <message>
      <source>On turn</source>
      <translation>Juega</translation>
    </message>
    <message>
      <source>Once a turn: activate one more tile.</source>
      <translation>Una vez por turno: activa una loseta más.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by 1, free.</source>
      <translation>Una vez por turno: cambia tu dado en 1, gratis.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by up to {steps}, free.</source>
      <translation>Una vez por turno: cambia tu dado hasta {steps}, gratis.</translation>
    </message>
    <message>
      <source>Once a turn: pay {cost} and activate one more tile.</source>
      <translation>Una vez por turno: una loseta más por {cost}.</translation>
    </message>
    <message>
      <source>Once a turn: roll your die again and gain {gain}.</source>
      <translation>Una vez por turno: tira de nuevo y gana {gain}.</translation>
    </message>
    <message>
      <source>Once turned, one more card may be stored until the end of the game.</source>
      <translation>Una vez girado, se puede guardar una carta más hasta el final de la partida.</translation>
    </message>
    <message>
      <source>One card of one player is stored again where it lies, unpaid.</source>
      <translation>Una carta de un jugador se guarda de nuevo donde está, sin pagar.</translation>
    </message>
    <message>
      <source>One feat you have earned joins the deck: choose exactly one.</source>
      <translation>Una hazaña conseguida se une al mazo: elige exactamente una.</translation>
    </message>
    <message>
      <source>One move</source>
      <translation>Una jugada</translation>
    </message>
    <message>
      <source>One tile alone is no group.</source>
      <translation>Una loseta sola no es un grupo.</translation>
    </message>
    <message>
      <source>Only Jacques rolls a drafted die again, once he has the fame.</source>
      <translation>Solo Jacques tira de nuevo un dado elegido, cuando tiene la fama.</translation>
    </message>
    <message>
      <source>Only Marie activates one tile more, once she has the fame.</source>
      <translation>Solo Marie activa una loseta más, cuando tiene la fama.</translation>
    </message>
    <message>
      <source>Only Nelson counts the bonus die differently, once he has the fame.</source>
      <translation>Solo Nelson cuenta el dado extra de otro modo, cuando tiene la fama.</translation>
    </message>
    <message>
      <source>Only Sir Charles changes a die for free, once he has the fame.</source>
      <translation>Solo Sir Charles cambia un dado gratis, cuando tiene la fama.</translation>
    </message>
    <message>
      <source>Only a Collapse! lies face up, with a counter or waiting.</source>
      <translation>Solo un ¡Derrumbe! queda a la vista, con contador o en espera.</translation>
    </message>
    <message>
      <source>Only a card that is still stored can be turned back.</source>
      <translation>Solo se puede enderezar una carta que siga guardada.</translation>
    </message>
    <message>
      <source>Only cards of who buys can pay.</source>
      <translation>Solo pueden pagar las cartas de quien compra.</translation>
    </message>
    <message>
      <source>Only cards that last, each once and in order, are in force.</source>
      <translation>Solo cartas duraderas, cada una una vez y en orden, están en vigor.</translation>
    </message>
    <message>
      <source>Only commands of the group name cards of several players.</source>
      <translation>Solo los comandos del grupo nombran cartas de varios jugadores.</translation>
    </message>
    <message>
      <source>Only interrupts can answer a card.</source>
      <translation>Solo las interrupciones pueden responder a una carta.</translation>
    </message>
    <message>
      <source>Only interrupts can be played before a Collapse! strikes.</source>
      <translation>Antes de que golpee un ¡Derrumbe! solo se juegan interrupciones.</translation>
    </message>
    <message>
      <source>Only one level is paid at the end of a round.</source>
      <translation>Al final de una ronda solo se paga un nivel.</translation>
    </message>
    <message>
      <source>Only stored cards can pay, each once.</source>
      <translation>Solo pueden pagar cartas guardadas, cada una una vez.</translation>
    </message>
    <message>
      <source>Only the Feast Drum stores a passed card again.</source>
      <translation>Solo el Tambor de Fiesta guarda de nuevo una carta que ya pasó.</translation>
    </message>
    <message>
      <source>Only the active seat moves by a Movement Card.</source>
      <translation>Solo el puesto activo se mueve con una carta de Movimiento.</translation>
    </message>
    <message>
      <source>Only the computer has played: there are no decisions to judge.</source>
      <translation>Solo ha jugado el ordenador: no hay decisiones que evaluar.</translation>
    </message>
    <message>
      <source>Only the top card can be discarded.</source>
      <translation>Solo se puede descartar la carta de arriba.</translation>
    </message>
    <message>
      <source>Only those agree whose cards are used.</source>
      <translation>Solo dan su acuerdo aquellos cuyas cartas se usan.</translation>
    </message>
    <message>
      <source>Only villagers are switched on or off.</source>
      <translation>Solo se activan o desactivan los aldeanos.</translation>
    </message>
    <message>
      <source>Only villagers can lie behind the tracker.</source>
      <translation>Solo los aldeanos pueden estar tras el marcador.</translation>
    </message>
    <message>
      <source>Only your own active villagers can be switched on or off.</source>
      <translation>Solo se pueden activar o desactivar tus propios aldeanos activos.</translation>
    </message>
    <message>
      <source>Only your own stored cards can pay, each once.</source>
      <translation>Solo pueden pagar tus propias cartas guardadas, cada una una vez.</translation>
    </message>
    <message>
      <source>Open deck</source>
      <translation>Mazo abierto</translation>
    </message>
    <message>
      <source>Open hexes in row {row}</source>
      <translation>Hexágonos libres en la fila {row}</translation>
    </message>
    <message>
      <source>Open table</source>
      <translation>Mesa abierta</translation>
    </message>
    <message>
      <source>Options are an object of names and values.</source>
      <translation>Las opciones son un objeto de nombres y valores.</translation>
    </message>
    <message>
      <source>Outposts</source>
      <translation>Avanzadas</translation>
    </message>
    <message>
      <source>Outposts are taken at the end of a round.</source>
      <translation>Las avanzadas se toman al final de una ronda.</translation>
    </message>
    <message>
      <source>Owned</source>
      <translation>En posesión</translation>
    </message>
    <message>
      <source>Owns {cards}.</source>
      <translation>Tiene {cards}.</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>Pace of the computer</source>
      <translation>Ritmo del ordenador</translation>
    </message>
    <message>
      <source>Pace of the computer: {pace}</source>
      <translation>Ritmo del ordenador: {pace}</translation>
    </message>
    <message>
      <source>Paid {cost} with {cards}.</source>
      <translation>{cost}: pagado con {cards}.</translation>
    </message>
    <message>
      <source>Palm Island</source>
      <translation>Palm Island</translation>
    </message>
    <message>
      <source>Palm Island has no mode “{mode}”.</source>
      <translation>Palm Island no tiene el modo «{mode}».</translation>
    </message>
    <message>
      <source>Parcel Service</source>
      <translation>Mensajería</translation>
    </message>
    <message>
      <source>Part of the tile would lie off the island.</source>
      <translation>Parte de la loseta quedaría fuera de la isla.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on a hex that nothing may cover.</source>
      <translation>Parte de la loseta quedaría en un hexágono que nada puede cubrir.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on ground that is not open yet.</source>
      <translation>Parte de la loseta quedaría en terreno aún no abierto.</translation>
    </message>
    <message>
      <source>Parts</source>
      <translation>Piezas</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Pasar</translation>
    </message>
    <message>
      <source>Pass until my next turn</source>
      <translation>Pasar hasta mi turno</translation>
    </message>
    <message>
      <source>Pass {tile}: costs 1 point</source>
      <translation>Pasar {tile}: cuesta 1 punto</translation>
    </message>
    <message>
      <source>Pass {tile}?</source>
      <translation>¿Pasar {tile}?</translation>
    </message>
    <message>
      <source>Pass: −1 point</source>
      <translation>Pasar: −1 punto</translation>
    </message>
    <message>
      <source>Passing costs a point, and there is none left: place or end.</source>
      <translation>Pasar cuesta un punto y no queda ninguno: coloca o termina.</translation>
    </message>
    <message>
      <source>Path along the shore</source>
      <translation>Camino por la costa</translation>
    </message>
    <message>
      <source>Pathfinder</source>
      <translation>Explorador</translation>
    </message>
    <message>
      <source>Paths over relics</source>
      <translation>Caminos sobre reliquias</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>Pay</source>
      <translation>Pagar</translation>
    </message>
    <message>
      <source>Pay level {level} of {disaster}</source>
      <translation>Pagar el nivel {level} de {disaster}</translation>
    </message>
    <message>
      <source>Pay one of these in full</source>
      <translation>Paga uno de estos por completo</translation>
    </message>
    <message>
      <source>Pay with</source>
      <translation>Pagar con</translation>
    </message>
    <message>
      <source>Pay {cost}: count the die as {value}</source>
      <translation>Pagar {cost}: contar el dado como {value}</translation>
    </message>
    <message>
      <source>Pay {disaster}</source>
      <translation>Pagar {disaster}</translation>
    </message>
    <message>
      <source>Pay {resources}</source>
      <translation>Paga {resources}</translation>
    </message>
    <message>
      <source>Paying cards are named in the order of their codes.</source>
      <translation>Las cartas que pagan se nombran en el orden de sus códigos.</translation>
    </message>
    <message>
      <source>Paying makes room: no card needs to be turned back</source>
      <translation>El pago hace sitio: no hace falta enderezar ninguna carta</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet</source>
      <translation>Paz y Calma</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet leaves nothing in force and no window open.</source>
      <translation>Paz y Calma no deja nada en vigor ni ventana abierta.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no card can be played any more this turn.</source>
      <translation>Paz y Calma: este turno ya no se pueden jugar cartas.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no more cards this turn.</source>
      <translation>Paz y Calma: no hay más cartas este turno.</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Persona</translation>
    </message>
    <message>
      <source>Picture: {path}</source>
      <translation>Imagen: {path}</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Imágenes (*.png)</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Posición</translation>
    </message>
    <message>
      <source>Place here</source>
      <translation>Colocar aquí</translation>
    </message>
    <message>
      <source>Place it {where}</source>
      <translation>Colocar {where}</translation>
    </message>
    <message>
      <source>Place the first of two tiles.</source>
      <translation>Coloca la primera de dos losetas.</translation>
    </message>
    <message>
      <source>Place your first tile: {tile}.</source>
      <translation>Coloca tu primera loseta: {tile}.</translation>
    </message>
    <message>
      <source>Place your second tile.</source>
      <translation>Coloca tu segunda loseta.</translation>
    </message>
    <message>
      <source>Place {tile}</source>
      <translation>Colocar {tile}</translation>
    </message>
    <message>
      <source>Place {tile} beside the same symbol, pass, or end.</source>
      <translation>Coloca {tile} junto al mismo símbolo, pasa o termina.</translation>
    </message>
    <message>
      <source>Place {tile} beside your island.</source>
      <translation>Coloca {tile} junto a tu isla.</translation>
    </message>
    <message>
      <source>Place {tile} {where}</source>
      <translation>Colocar {tile} {where}</translation>
    </message>
    <message>
      <source>Place {tile}: {cell}</source>
      <translation>Colocar {tile}: {cell}</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jugar</translation>
    </message>
    <message>
      <source>Play a Movement Card.</source>
      <translation>Juega una carta de Movimiento.</translation>
    </message>
    <message>
      <source>Play an Action Card, or pass.</source>
      <translation>Juega una carta de Acción, o pasa.</translation>
    </message>
    <message>
      <source>Play card {number}: {spaces} spaces</source>
      <translation>Jugar carta {number}: {spaces} casillas</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Jugarla</translation>
    </message>
    <message>
      <source>Play no card</source>
      <translation>No jugar carta</translation>
    </message>
    <message>
      <source>Play no card (key P)</source>
      <translation>No jugar carta (tecla P)</translation>
    </message>
    <message>
      <source>Play round {n} of {rounds} with your own deck.</source>
      <translation>Juega la ronda {n} de {rounds} con tu propio mazo.</translation>
    </message>
    <message>
      <source>Play the same deal again</source>
      <translation>Jugar otra vez el mismo reparto</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <translation>Jugar {card}</translation>
    </message>
    <message>
      <source>Play {card} against {target}</source>
      <translation>Jugar {card} contra {target}</translation>
    </message>
    <message>
      <source>Played with all hands open.</source>
      <translation>Jugado con todas las manos a la vista.</translation>
    </message>
    <message>
      <source>Played with the open deck.</source>
      <translation>Jugada con el mazo abierto.</translation>
    </message>
    <message>
      <source>Played: {move}</source>
      <translation>Jugado: {move}</translation>
    </message>
    <message>
      <source>Player {seat}</source>
      <translation>Jugador {seat}</translation>
    </message>
    <message>
      <source>Player {seat} cannot have decided so in round {round}.</source>
      <translation>El jugador {seat} no puede haber decidido así en la ronda {round}.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown blueprint.</source>
      <translation>El jugador {seat} tiene un plano desconocido.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown character.</source>
      <translation>El jugador {seat} tiene un personaje desconocido.</translation>
    </message>
    <message>
      <source>Player {seat} has less than nothing, or an odd dock.</source>
      <translation>El jugador {seat} tiene menos que nada, o un muelle extraño.</translation>
    </message>
    <message>
      <source>Player {seat} has not the right number of blueprints.</source>
      <translation>El jugador {seat} no tiene el número justo de planos.</translation>
    </message>
    <message>
      <source>Player {seat} has not {count} workers.</source>
      <translation>El jugador {seat} no tiene {count} trabajadores.</translation>
    </message>
    <message>
      <source>Player {seat} has other upgrades than completed blueprints.</source>
      <translation>El jugador {seat} tiene mejoras que no son de sus planos completados.</translation>
    </message>
    <message>
      <source>Player {seat} has several Capitols.</source>
      <translation>El jugador {seat} tiene varios Capitolios.</translation>
    </message>
    <message>
      <source>Player {seat} has two tiles on one hex, or no Capitol.</source>
      <translation>El jugador {seat} tiene dos losetas en un hexágono, o ningún Capitolio.</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jugadores</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Puntos</translation>
    </message>
    <message>
      <source>Points as more of them lie around it.</source>
      <translation>Puntos cuantos más la rodeen.</translation>
    </message>
    <message>
      <source>Points at the end for the rows it touches.</source>
      <translation>Puntos al final por las filas que toca.</translation>
    </message>
    <message>
      <source>Poor Harvest</source>
      <translation>Mala Cosecha</translation>
    </message>
    <message>
      <source>Porter</source>
      <translation>Porteador</translation>
    </message>
    <message>
      <source>Position: {position}</source>
      <translation>Posición: {position}</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Práctica</translation>
    </message>
    <message>
      <source>Propeller Islands</source>
      <translation>Islas de Hélices</translation>
    </message>
    <message>
      <source>Propeller Islands has no mode “{mode}”: {modes}.</source>
      <translation>Islas de Hélices no tiene el modo «{mode}»: {modes}.</translation>
    </message>
    <message>
      <source>Put the rabbit on {tile} ({cell})</source>
      <translation>Poner el conejo en {tile} ({cell})</translation>
    </message>
    <message>
      <source>Put the {upgrade} aside</source>
      <translation>Apartar {upgrade}</translation>
    </message>
    <message>
      <source>Put your rabbit on one of the two tiles.</source>
      <translation>Pon tu conejo en una de las dos losetas.</translation>
    </message>
    <message>
      <source>Quarry</source>
      <translation>Cantera</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
    <message>
      <source>Rabbit Hole</source>
      <translation>Madriguera</translation>
    </message>
    <message>
      <source>Rabbit Holes lie where paths would lead nowhere, and nowhere else.</source>
      <translation>Las Madrigueras están donde los caminos no llevarían a nada, y solo ahí.</translation>
    </message>
    <message>
      <source>Rabbit Island</source>
      <translation>Isla de los Conejos</translation>
    </message>
    <message>
      <source>Rabbit Island has no mode “{mode}”: {modes}.</source>
      <translation>Isla de los Conejos no tiene el modo «{mode}»: {modes}.</translation>
    </message>
    <message>
      <source>Rabbit Island has two to four seats.</source>
      <translation>Isla de los Conejos tiene de dos a cuatro puestos.</translation>
    </message>
    <message>
      <source>Rabbit to {tile}</source>
      <translation>Conejo a {tile}</translation>
    </message>
    <message>
      <source>Radio Station</source>
      <translation>Estación de Radio</translation>
    </message>
    <message>
      <source>Raiders</source>
      <translation>Saqueadores</translation>
    </message>
    <message>
      <source>Rampart</source>
      <translation>Baluarte</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Al azar</translation>
    </message>
    <message>
      <source>Rank by victory points</source>
      <translation>Rango por puntos de victoria</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Valoración</translation>
    </message>
    <message>
      <source>Rating: {rating}</source>
      <translation>Valoración: {rating}</translation>
    </message>
    <message>
      <source>Ready workers can use this die.</source>
      <translation>Los trabajadores listos pueden usar este dado.</translation>
    </message>
    <message>
      <source>Recruit</source>
      <translation>Reclutar</translation>
    </message>
    <message>
      <source>Recruit {card}</source>
      <translation>Reclutar {card}</translation>
    </message>
    <message>
      <source>Recruit: {cost}.</source>
      <translation>Reclutar: {cost}.</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <source>Refinery</source>
      <translation>Refinería</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Tranquilo</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Renombrar</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Informe</translation>
    </message>
    <message>
      <source>Rests.</source>
      <translation>Descansa.</translation>
    </message>
    <message>
      <source>Reward of {line}</source>
      <translation>Recompensa de {line}</translation>
    </message>
    <message>
      <source>Rival</source>
      <translation>Rival</translation>
    </message>
    <message>
      <source>Roads to statues</source>
      <translation>Caminos a estatuas</translation>
    </message>
    <message>
      <source>Roads to the tors</source>
      <translation>Caminos a los peñascos</translation>
    </message>
    <message>
      <source>Roll again</source>
      <translation>Tirar de nuevo</translation>
    </message>
    <message>
      <source>Rotate</source>
      <translation>Girar</translation>
    </message>
    <message>
      <source>Rotate {card}</source>
      <translation>Girar {card}</translation>
    </message>
    <message>
      <source>Rotate: {cost}.</source>
      <translation>Girar: {cost}.</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Ronda</translation>
    </message>
    <message>
      <source>Round tracker</source>
      <translation>Marcador de ronda</translation>
    </message>
    <message>
      <source>Round {n}</source>
      <translation>Ronda {n}</translation>
    </message>
    <message>
      <source>Round {n} is over</source>
      <translation>La ronda {n} ha acabado</translation>
    </message>
    <message>
      <source>Round {n} is over. Continue when everybody has seen it.</source>
      <translation>La ronda {n} ha acabado. Continúa cuando todos lo hayan visto.</translation>
    </message>
    <message>
      <source>Round {n} is over: the group may pay</source>
      <translation>La ronda {n} ha acabado: el grupo puede pagar</translation>
    </message>
    <message>
      <source>Round {n} is over: {player} buys</source>
      <translation>La ronda {n} ha acabado: compra {player}</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Ronda {round}</translation>
    </message>
    <message>
      <source>Round {round} began.</source>
      <translation>Empezó la ronda {round}.</translation>
    </message>
    <message>
      <source>Round {round} begins with the rival.</source>
      <translation>La ronda {round} empieza con el rival.</translation>
    </message>
    <message>
      <source>Round {round} begins with {player}.</source>
      <translation>La ronda {round} empieza con {player}.</translation>
    </message>
    <message>
      <source>Round {round} ended.</source>
      <translation>Terminó la ronda {round}.</translation>
    </message>
    <message>
      <source>Round {round} is over for all; the group decides.</source>
      <translation>La ronda {round} ha acabado para todos; el grupo decide.</translation>
    </message>
    <message>
      <source>Round {round} is over. End the round to go on.</source>
      <translation>La ronda {round} ha acabado. Termínala para seguir.</translation>
    </message>
    <message>
      <source>Round {round} is over; all workers stand up.</source>
      <translation>La ronda {round} acabó; todos los trabajadores se levantan.</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Regla {number}</translation>
    </message>
    <message>
      <source>Rules: {numbers}</source>
      <translation>Reglas: {numbers}</translation>
    </message>
    <message>
      <source>Save as picture</source>
      <translation>Guardar imagen</translation>
    </message>
    <message>
      <source>Save the island as a picture</source>
      <translation>Guardar la isla como imagen</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Partidas guardadas</translation>
    </message>
    <message>
      <source>Sawmill Ridge</source>
      <translation>Cerro del Aserradero</translation>
    </message>
    <message>
      <source>Say which depot gives its benefit.</source>
      <translation>Di qué depósito da su beneficio.</translation>
    </message>
    <message>
      <source>Say which: {options}.</source>
      <translation>Di cuál: {options}.</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Ciencia</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Puntuación</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Hoja de puntuación</translation>
    </message>
    <message>
      <source>Scores at the end.</source>
      <translation>Puntúa al final.</translation>
    </message>
    <message>
      <source>Scores from {least} to {most}, {mean} on average.</source>
      <translation>Puntuaciones de {least} a {most}, {mean} de media.</translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Puesto {seat}</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <source>Settle islands in the sky and set their propellers turning.</source>
      <translation>Puebla islas en el cielo y haz girar sus hélices.</translation>
    </message>
    <message>
      <source>Seventeen cards, eight rounds: turn and flip a village into being.</source>
      <translation>Diecisiete cartas, ocho rondas: gira y voltea hasta que nazca una aldea.</translation>
    </message>
    <message>
      <source>Share the harvest: {carrots} carrots</source>
      <translation>Compartir la cosecha: {carrots} zanahorias</translation>
    </message>
    <message>
      <source>Short game</source>
      <translation>Juego corto</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Show a good move</source>
      <translation>Mostrar una buena jugada</translation>
    </message>
    <message>
      <source>Show blueprints</source>
      <translation>Mostrar los planos</translation>
    </message>
    <message>
      <source>Show file</source>
      <translation>Mostrar archivo</translation>
    </message>
    <message>
      <source>Show the folder of the saved games</source>
      <translation>Mostrar la carpeta de las partidas guardadas</translation>
    </message>
    <message>
      <source>Show the report</source>
      <translation>Mostrar el informe</translation>
    </message>
    <message>
      <source>Show the score sheet</source>
      <translation>Mostrar la hoja de puntuación</translation>
    </message>
    <message>
      <source>Shrine Keeper</source>
      <translation>Guardián del Santuario</translation>
    </message>
    <message>
      <source>Side A</source>
      <translation>Lado A</translation>
    </message>
    <message>
      <source>Side B</source>
      <translation>Lado B</translation>
    </message>
    <message>
      <source>Side by side</source>
      <translation>Lado a lado</translation>
    </message>
    <message>
      <source>Side panel</source>
      <translation>Panel lateral</translation>
    </message>
    <message>
      <source>Signal Fires</source>
      <translation>Hogueras de Señal</translation>
    </message>
    <message>
      <source>Signal Fires call a card of one player of this table.</source>
      <translation>Las Hogueras de Señal llaman una carta de un jugador de esta mesa.</translation>
    </message>
    <message>
      <source>Signal Fires call one card of one player.</source>
      <translation>Las Hogueras de Señal llaman una carta de un jugador.</translation>
    </message>
    <message>
      <source>Signal Fires cannot have been used.</source>
      <translation>Las Hogueras de Señal no pueden haberse usado.</translation>
    </message>
    <message>
      <source>Signal Fires work once at the end of a round, after they are enabled.</source>
      <translation>Las Hogueras de Señal sirven una vez al final de una ronda, una vez activadas.</translation>
    </message>
    <message>
      <source>Signal Fires: {card} of {player} is stored again.</source>
      <translation>Hogueras de Señal: {card} de {player} vuelve a la reserva.</translation>
    </message>
    <message>
      <source>Single episode</source>
      <translation>Un solo episodio</translation>
    </message>
    <message>
      <source>Sir Charles cannot change a die by {steps}.</source>
      <translation>Sir Charles no puede cambiar un dado en {steps}.</translation>
    </message>
    <message>
      <source>Sir Charles changes a die once per turn.</source>
      <translation>Sir Charles cambia un dado una vez por turno.</translation>
    </message>
    <message>
      <source>Sir Charles, the Politician</source>
      <translation>Sir Charles, el Político</translation>
    </message>
    <message>
      <source>Sir Charles: count the die as {value} ({step})</source>
      <translation>Sir Charles: contar el dado como {value} ({step})</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Tamaño de todo</translation>
    </message>
    <message>
      <source>Skip the rest</source>
      <translation>Saltar el resto</translation>
    </message>
    <message>
      <source>Smallest of the largest</source>
      <translation>El menor de los mayores</translation>
    </message>
    <message>
      <source>Smelting Plant</source>
      <translation>Siderúrgica</translation>
    </message>
    <message>
      <source>Smokehouse Cove</source>
      <translation>Cala del Ahumadero</translation>
    </message>
    <message>
      <source>Solo</source>
      <translation>Solitario</translation>
    </message>
    <message>
      <source>Solo challenge</source>
      <translation>Desafío en solitario</translation>
    </message>
    <message>
      <source>Some saved games are damaged: see “All saved games”.</source>
      <translation>Hay partidas guardadas dañadas: mira «Todas las partidas guardadas».</translation>
    </message>
    <message>
      <source>Somebody must be asked.</source>
      <translation>Hay que preguntar a alguien.</translation>
    </message>
    <message>
      <source>Something could still be paid or stored again in this round.</source>
      <translation>Aún se puede pagar o guardar de nuevo algo en esta ronda.</translation>
    </message>
    <message>
      <source>Something else must be resolved first.</source>
      <translation>Primero hay que resolver otra cosa.</translation>
    </message>
    <message>
      <source>Something was activated, but no worker lies down.</source>
      <translation>Se activó algo, pero ningún trabajador está tumbado.</translation>
    </message>
    <message>
      <source>Something was used in this turn that could not be used.</source>
      <translation>En este turno se usó algo que no se podía usar.</translation>
    </message>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation>Algo salió mal dentro del programa.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sonidos</translation>
    </message>
    <message>
      <source>Sounds are off.</source>
      <translation>Los sonidos están apagados.</translation>
    </message>
    <message>
      <source>Sounds are on.</source>
      <translation>Los sonidos están encendidos.</translation>
    </message>
    <message>
      <source>Sounds on or off</source>
      <translation>Sonidos sí o no</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Espacio</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidad</translation>
    </message>
    <message>
      <source>Speed of movement</source>
      <translation>Velocidad de movimiento</translation>
    </message>
    <message>
      <source>Stack, the top first</source>
      <translation>Pila, la de arriba primero</translation>
    </message>
    <message>
      <source>Standard game</source>
      <translation>Juego estándar</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Empezar</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Estadísticas</translation>
    </message>
    <message>
      <source>Steel</source>
      <translation>Acero</translation>
    </message>
    <message>
      <source>Steersman</source>
      <translation>Timonel</translation>
    </message>
    <message>
      <source>Stonecutters Pass</source>
      <translation>Paso de los Canteros</translation>
    </message>
    <message>
      <source>Stonemason</source>
      <translation>Cantero</translation>
    </message>
    <message>
      <source>Store</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Store {card}</source>
      <translation>Guardar {card}</translation>
    </message>
    <message>
      <source>Store: {cost}.</source>
      <translation>Guardar: {cost}.</translation>
    </message>
    <message>
      <source>Stored</source>
      <translation>Guardada</translation>
    </message>
    <message>
      <source>Stored resources</source>
      <translation>Recursos guardados</translation>
    </message>
    <message>
      <source>Stored: {n}, giving {resources}.</source>
      <translation>Guardadas: {n}, que dan {resources}.</translation>
    </message>
    <message>
      <source>Summit Sanctuary</source>
      <translation>Santuario de la Cima</translation>
    </message>
    <message>
      <source>Switching a villager costs nothing and names no other card.</source>
      <translation>Activar o desactivar a un aldeano no cuesta nada y no nombra otra carta.</translation>
    </message>
    <message>
      <source>Switching a villager has no cost to choose.</source>
      <translation>Activar o desactivar a un aldeano no tiene coste que elegir.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Mesa</translation>
    </message>
    <message>
      <source>Take a die from the Forge.</source>
      <translation>Toma un dado de la Forja.</translation>
    </message>
    <message>
      <source>Take a new blueprint.</source>
      <translation>Toma un plano nuevo.</translation>
    </message>
    <message>
      <source>Take a {value}</source>
      <translation>Tomar un {value}</translation>
    </message>
    <message>
      <source>Take an Action Card</source>
      <translation>Tomar carta de Acción</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Retirar</translation>
    </message>
    <message>
      <source>Take back: {name}</source>
      <translation>Retirar: {name}</translation>
    </message>
    <message>
      <source>Take nothing</source>
      <translation>No tomar nada</translation>
    </message>
    <message>
      <source>Take over</source>
      <translation>Tomar el puesto</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more</source>
      <translation>Tomar el beneficio de un depósito, quedan {left}</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more, or skip.</source>
      <translation>Toma el beneficio de un depósito, quedan {left}, o salta.</translation>
    </message>
    <message>
      <source>Take the benefit of {tile}</source>
      <translation>Tomar el beneficio de {tile}</translation>
    </message>
    <message>
      <source>Take your decision back</source>
      <translation>Retirar tu decisión</translation>
    </message>
    <message>
      <source>Take {card}</source>
      <translation>Tomar {card}</translation>
    </message>
    <message>
      <source>Take {carrots} carrots</source>
      <translation>Tomar {carrots} zanahorias</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and a card</source>
      <translation>Tomar {carrots} zanahorias y una carta</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card.</source>
      <translation>Toma {carrots} zanahorias y una carta de Acción.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card?</source>
      <translation>¿Tomar {carrots} zanahorias y una carta de Acción?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} Action Cards?</source>
      <translation>¿Tomar {carrots} zanahorias y {n} cartas de Acción?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} cards</source>
      <translation>Tomar {carrots} zanahorias y {n} cartas</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card.</source>
      <translation>Toma {carrots} zanahorias o una carta de Acción.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card. From here a rabbit goes home to the Hill.</source>
      <translation>Toma {carrots} zanahorias o una carta de Acción. Desde aquí un conejo vuelve a la Colina.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or {n} Action Cards.</source>
      <translation>Toma {carrots} zanahorias o {n} cartas de Acción.</translation>
    </message>
    <message>
      <source>Take {n} Action Cards</source>
      <translation>Tomar {n} cartas de Acción</translation>
    </message>
    <message>
      <source>Taken back to your last decision: {n} moves.</source>
      <translation>Deshecho hasta tu última decisión: {n} jugadas.</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Deshecho.</translation>
    </message>
    <message>
      <source>Taken back: {n} moves of one chain.</source>
      <translation>Deshecho: {n} jugadas de una cadena.</translation>
    </message>
    <message>
      <source>Takes a die and discards two tiles in each of its turns.</source>
      <translation>En cada turno toma un dado y descarta dos losetas.</translation>
    </message>
    <message>
      <source>Taming the elder</source>
      <translation>Domar al anciano</translation>
    </message>
    <message>
      <source>Taming the thornback</source>
      <translation>Domar al espinoso</translation>
    </message>
    <message>
      <source>Taming the twins</source>
      <translation>Domar a los gemelos</translation>
    </message>
    <message>
      <source>Temple</source>
      <translation>Templo</translation>
    </message>
    <message>
      <source>Terraces</source>
      <translation>Terrazas</translation>
    </message>
    <message>
      <source>That card is not in your deck.</source>
      <translation>Esa carta no está en tu mazo.</translation>
    </message>
    <message>
      <source>The Capitol of player {seat} lies in the middle.</source>
      <translation>El Capitolio del jugador {seat} está en el centro.</translation>
    </message>
    <message>
      <source>The Explore phase is over; Rabbit Holes: {n}.</source>
      <translation>La fase de Exploración acabó; Madrigueras: {n}.</translation>
    </message>
    <message>
      <source>The Hill lies in the middle, and each tile on a cell of its own.</source>
      <translation>La Colina está en el centro, y cada loseta en su casilla.</translation>
    </message>
    <message>
      <source>The Offering Chest was turned on.</source>
      <translation>El Cofre de Ofrendas se giró un paso.</translation>
    </message>
    <message>
      <source>The ability asks for {needed} upgrades of all players together; there are {reached}.</source>
      <translation>La habilidad pide {needed} mejoras de todos los jugadores juntos; hay {reached}.</translation>
    </message>
    <message>
      <source>The ability cannot be enabled yet.</source>
      <translation>La habilidad aún no puede estar activada.</translation>
    </message>
    <message>
      <source>The ability is paid already.</source>
      <translation>La habilidad ya está pagada.</translation>
    </message>
    <message>
      <source>The advanced power of {character} is open.</source>
      <translation>El poder avanzado de {character} está abierto.</translation>
    </message>
    <message>
      <source>The blueprints are covered. Show them first (H on the table).</source>
      <translation>Los planos están tapados. Muéstralos primero (H en la mesa).</translation>
    </message>
    <message>
      <source>The bonus die comes after all turns.</source>
      <translation>El dado extra va después de todos los turnos.</translation>
    </message>
    <message>
      <source>The bonus die shows another value.</source>
      <translation>El dado extra muestra otro valor.</translation>
    </message>
    <message>
      <source>The bonus die shows {value}.</source>
      <translation>El dado extra muestra {value}.</translation>
    </message>
    <message>
      <source>The buildings from top to bottom, instead of a shuffle.</source>
      <translation>Los edificios de arriba abajo, en vez de barajar.</translation>
    </message>
    <message>
      <source>The card drawn is {card}.</source>
      <translation>La carta robada es {card}.</translation>
    </message>
    <message>
      <source>The card is {card}.</source>
      <translation>La carta es {card}.</translation>
    </message>
    <message>
      <source>The card turned face up is {card}.</source>
      <translation>La carta descubierta es {card}.</translation>
    </message>
    <message>
      <source>The cards in the order in which they come, instead of a shuffle.</source>
      <translation>Las cartas en el orden en que salen, en vez de barajadas.</translation>
    </message>
    <message>
      <source>The command leads to two different positions, with and without events.</source>
      <translation>El comando lleva a dos posiciones distintas, con y sin sucesos.</translation>
    </message>
    <message>
      <source>The computer found nothing better than what was played.</source>
      <translation>El ordenador no encontró nada mejor que lo jugado.</translation>
    </message>
    <message>
      <source>The cost contains no resource that this discount could take.</source>
      <translation>El coste no contiene ningún recurso que este descuento pueda quitar.</translation>
    </message>
    <message>
      <source>The cost is {cost}, and no stored card pays it.</source>
      <translation>El coste es {cost}, y ninguna carta guardada lo paga.</translation>
    </message>
    <message>
      <source>The cost is {cost}; these cards give {given}.</source>
      <translation>El coste es {cost}; estas cartas dan {given}.</translation>
    </message>
    <message>
      <source>The cost of this tile cannot be paid.</source>
      <translation>El coste de esta loseta no se puede pagar.</translation>
    </message>
    <message>
      <source>The costliest decisions</source>
      <translation>Las decisiones más caras</translation>
    </message>
    <message>
      <source>The deck does not hold each tile of the game once.</source>
      <translation>El mazo no contiene cada loseta del juego una vez.</translation>
    </message>
    <message>
      <source>The deck does not hold its 16 buildings, the tracker and its feats.</source>
      <translation>El mazo no contiene sus 16 edificios, el marcador y sus hazañas.</translation>
    </message>
    <message>
      <source>The deck of {player} is covered.</source>
      <translation>El mazo de {player} está tapado.</translation>
    </message>
    <message>
      <source>The dice show {dice}.</source>
      <translation>Los dados muestran {dice}.</translation>
    </message>
    <message>
      <source>The difficulty is hard, medium or easy.</source>
      <translation>La dificultad es difícil, media o fácil.</translation>
    </message>
    <message>
      <source>The digest is not that of the position.</source>
      <translation>El resumen no es el de la posición.</translation>
    </message>
    <message>
      <source>The disaster is averted; there is nothing left to pay.</source>
      <translation>La catástrofe está evitada; no queda nada que pagar.</translation>
    </message>
    <message>
      <source>The disaster is not the one of the set-up.</source>
      <translation>La catástrofe no es la de la preparación.</translation>
    </message>
    <message>
      <source>The disaster that the group must avert, chosen or drawn.</source>
      <translation>La catástrofe que el grupo debe evitar, elegida o al azar.</translation>
    </message>
    <message>
      <source>The drafted dice are not those of the turns taken.</source>
      <translation>Los dados tomados no son los de los turnos jugados.</translation>
    </message>
    <message>
      <source>The drum calls a card behind the tracker that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>El tambor llama a una carta tras el marcador que no esté guardada y cuyo lado muestre una acción de guardar; {card} no lo es.</translation>
    </message>
    <message>
      <source>The drum may store one passed card again</source>
      <translation>El tambor puede guardar de nuevo una carta que ya pasó</translation>
    </message>
    <message>
      <source>The drum stored {card} again.</source>
      <translation>El tambor guardó de nuevo {card}.</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>El final</translation>
    </message>
    <message>
      <source>The episodes are E01 to E24.</source>
      <translation>Los episodios son E01 a E24.</translation>
    </message>
    <message>
      <source>The file could not be written: {reason}.</source>
      <translation>No se pudo escribir el archivo: {reason}.</translation>
    </message>
    <message>
      <source>The fires call a card that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>Las hogueras llaman una carta que no esté guardada y cuyo lado muestre una acción de guardar; {card} no lo es.</translation>
    </message>
    <message>
      <source>The first game: houses on the beach, and no beach left bare.</source>
      <translation>El primer juego: casas en la playa, y ninguna playa sin cubrir.</translation>
    </message>
    <message>
      <source>The first round is round 1.</source>
      <translation>La primera ronda es la ronda 1.</translation>
    </message>
    <message>
      <source>The first tile must lie at least partly where you begin.</source>
      <translation>La primera loseta debe quedar al menos en parte donde se empieza.</translation>
    </message>
    <message>
      <source>The first time the active player draws an Action Card this turn, two more are drawn.</source>
      <translation>La primera vez este turno que el jugador activo robe una carta de Acción, se roban dos más.</translation>
    </message>
    <message>
      <source>The first-player token alternates.</source>
      <translation>La ficha de primer jugador se alterna.</translation>
    </message>
    <message>
      <source>The game begins.</source>
      <translation>Empieza la partida.</translation>
    </message>
    <message>
      <source>The game could not be saved: {reason}.</source>
      <translation>No se pudo guardar la partida: {reason}.</translation>
    </message>
    <message>
      <source>The game did not come to its end.</source>
      <translation>La partida no llegó a su final.</translation>
    </message>
    <message>
      <source>The game does not end.</source>
      <translation>La partida no acaba.</translation>
    </message>
    <message>
      <source>The game does not go on.</source>
      <translation>La partida no avanza.</translation>
    </message>
    <message>
      <source>The game ended because {reasons}. {result}</source>
      <translation>La partida terminó porque {reasons}. {result}</translation>
    </message>
    <message>
      <source>The game ended because {reasons}: {points}, {rank}.</source>
      <translation>La partida terminó porque {reasons}: {points}, {rank}.</translation>
    </message>
    <message>
      <source>The game ended with {points}: {rating}.</source>
      <translation>La partida terminó con {points}: {rating}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}.</source>
      <translation>La partida terminó. {scores}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}. Rating: {rating}.</source>
      <translation>La partida terminó. {scores}. Valoración: {rating}.</translation>
    </message>
    <message>
      <source>The game ends after this round</source>
      <translation>La partida acaba tras esta ronda</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>La partida ha terminado</translation>
    </message>
    <message>
      <source>The game is over after eight rounds.</source>
      <translation>La partida termina tras ocho rondas.</translation>
    </message>
    <message>
      <source>The game is over after round 8.</source>
      <translation>La partida termina tras la ronda 8.</translation>
    </message>
    <message>
      <source>The game is over without a reason.</source>
      <translation>La partida acabó sin motivo.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partida ha terminado.</translation>
    </message>
    <message>
      <source>The game is over: no card is turned any more.</source>
      <translation>La partida acabó: no se descubren más cartas.</translation>
    </message>
    <message>
      <source>The game is over: there is nothing to decide.</source>
      <translation>La partida ha terminado: no hay nada que decidir.</translation>
    </message>
    <message>
      <source>The game is over: {reasons}.</source>
      <translation>La partida acabó: {reasons}.</translation>
    </message>
    <message>
      <source>The game is over; the islands have been counted.</source>
      <translation>La partida acabó; las islas están contadas.</translation>
    </message>
    <message>
      <source>The game should have ended with the last round.</source>
      <translation>La partida debía acabar con la última ronda.</translation>
    </message>
    <message>
      <source>The game was imported.</source>
      <translation>La partida se ha importado.</translation>
    </message>
    <message>
      <source>The game was not found again as it was left.</source>
      <translation>La partida no se encontró como se dejó.</translation>
    </message>
    <message>
      <source>The game was saved after the last move and can be played on. The report holds the program’s own trace and no personal content; with it the fault can be found.</source>
      <translation>La partida se guardó tras la última jugada y se puede seguir jugando. El informe contiene el rastro del propio programa y nada personal; con él se puede encontrar el fallo.</translation>
    </message>
    <message>
      <source>The group acts when all have ended the round.</source>
      <translation>El grupo actúa cuando todos han terminado la ronda.</translation>
    </message>
    <message>
      <source>The group can pay for nothing now. End the round together.</source>
      <translation>El grupo no puede pagar nada ahora. Terminad juntos la ronda.</translation>
    </message>
    <message>
      <source>The group can {chances}, or end the round together.</source>
      <translation>El grupo puede {chances}, o terminar la ronda en común.</translation>
    </message>
    <message>
      <source>The group ended round {round}.</source>
      <translation>El grupo terminó la ronda {round}.</translation>
    </message>
    <message>
      <source>The group has ended the round; what it did then cannot be taken back.</source>
      <translation>El grupo ha terminado la ronda; lo que hizo entonces no se puede deshacer.</translation>
    </message>
    <message>
      <source>The group's score</source>
      <translation>Puntos del grupo</translation>
    </message>
    <message>
      <source>The hand of player {seat} is not in order.</source>
      <translation>La mano del jugador {seat} no está en orden.</translation>
    </message>
    <message>
      <source>The hand of {name} is covered.</source>
      <translation>La mano de {name} está tapada.</translation>
    </message>
    <message>
      <source>The handling points do not fit the turns of this round.</source>
      <translation>Los puntos de manejo no encajan con los turnos de esta ronda.</translation>
    </message>
    <message>
      <source>The help does not name {rule}.</source>
      <translation>La ayuda no menciona {rule}.</translation>
    </message>
    <message>
      <source>The help text cannot be read: {reason}.</source>
      <translation>No se puede leer el texto de ayuda: {reason}.</translation>
    </message>
    <message>
      <source>The hexes beside the island of player {seat} are others.</source>
      <translation>Los hexágonos junto a la isla del jugador {seat} son otros.</translation>
    </message>
    <message>
      <source>The island</source>
      <translation>La isla</translation>
    </message>
    <message>
      <source>The island needs it: {tile}.</source>
      <translation>La isla la necesita: {tile}.</translation>
    </message>
    <message>
      <source>The island of player {seat} does not hang together.</source>
      <translation>La isla del jugador {seat} no está unida.</translation>
    </message>
    <message>
      <source>The island of player {seat} has no sound form.</source>
      <translation>La isla del jugador {seat} no tiene forma válida.</translation>
    </message>
    <message>
      <source>The islands are not what the decisions of the players make of them.</source>
      <translation>Las islas no son las que resultan de las decisiones de los jugadores.</translation>
    </message>
    <message>
      <source>The islands have been counted.</source>
      <translation>Las islas están contadas.</translation>
    </message>
    <message>
      <source>The islands have been counted; what was decided before it stands.</source>
      <translation>Las islas se han contado; lo decidido antes queda.</translation>
    </message>
    <message>
      <source>The islands side by side</source>
      <translation>Las islas lado a lado</translation>
    </message>
    <message>
      <source>The last round is over. End it to count your score.</source>
      <translation>La última ronda ha acabado. Termínala para contar tus puntos.</translation>
    </message>
    <message>
      <source>The last save was damaged; the game goes on from the one before it. The damaged file was kept beside it.</source>
      <translation>El último guardado estaba dañado; la partida sigue desde el anterior. El archivo dañado se conservó al lado.</translation>
    </message>
    <message>
      <source>The last year is over.</source>
      <translation>El último año ha terminado.</translation>
    </message>
    <message>
      <source>The legal commands are not in order, or one is there twice.</source>
      <translation>Los comandos permitidos no están en orden, o hay uno repetido.</translation>
    </message>
    <message>
      <source>The levels are: {levels}.</source>
      <translation>Los niveles son: {levels}.</translation>
    </message>
    <message>
      <source>The log has {most} commands: N is from 0 to {most}.</source>
      <translation>El registro tiene {most} comandos: N va de 0 a {most}.</translation>
    </message>
    <message>
      <source>The market is open. Order: {players}.</source>
      <translation>El mercado está abierto. Orden: {players}.</translation>
    </message>
    <message>
      <source>The most valuable outposts lie on top of their piles.</source>
      <translation>Las avanzadas más valiosas están arriba en sus pilas.</translation>
    </message>
    <message>
      <source>The next card is turned for the whole table, not for a seat.</source>
      <translation>La siguiente carta se descubre para toda la mesa, no para un puesto.</translation>
    </message>
    <message>
      <source>The number of decks is not the number of seats.</source>
      <translation>El número de mazos no es el número de puestos.</translation>
    </message>
    <message>
      <source>The number of hands is not the number of seats.</source>
      <translation>El número de manos no es el número de puestos.</translation>
    </message>
    <message>
      <source>The number of islands is not the number of seats.</source>
      <translation>El número de islas no es el número de puestos.</translation>
    </message>
    <message>
      <source>The number of players is not the number of seats.</source>
      <translation>El número de jugadores no es el número de puestos.</translation>
    </message>
    <message>
      <source>The number of villagers does not fit the number of players.</source>
      <translation>El número de aldeanos no encaja con el de jugadores.</translation>
    </message>
    <message>
      <source>The offer has twelve spaces.</source>
      <translation>La oferta tiene doce casillas.</translation>
    </message>
    <message>
      <source>The options are no JSON object, or the pair is none like hard:easy.</source>
      <translation>Las opciones no son un objeto JSON, o la pareja no es una como hard:easy.</translation>
    </message>
    <message>
      <source>The options are no JSON object.</source>
      <translation>Las opciones no son un objeto JSON.</translation>
    </message>
    <message>
      <source>The order may be seen before the first turn, or with the open deck.</source>
      <translation>El orden se puede ver antes del primer turno, o con el mazo abierto.</translation>
    </message>
    <message>
      <source>The order of buying cannot be so.</source>
      <translation>El orden de compra no puede ser así.</translation>
    </message>
    <message>
      <source>The other face</source>
      <translation>La otra cara</translation>
    </message>
    <message>
      <source>The other face may be looked at while the card is one of the top two.</source>
      <translation>La otra cara se puede ver mientras la carta sea una de las dos de arriba.</translation>
    </message>
    <message>
      <source>The output could not be written: {reason}.</source>
      <translation>No se pudo escribir la salida: {reason}.</translation>
    </message>
    <message>
      <source>The part of the program that thinks has stopped {n} times.</source>
      <translation>La parte del programa que piensa se ha detenido {n} veces.</translation>
    </message>
    <message>
      <source>The picture could not be saved as {path}: choose another folder.</source>
      <translation>No se pudo guardar la imagen en {path}: elige otra carpeta.</translation>
    </message>
    <message>
      <source>The picture was saved as {path}.</source>
      <translation>La imagen se guardó en {path}.</translation>
    </message>
    <message>
      <source>The pictures are in {folder}.</source>
      <translation>Las imágenes están en {folder}.</translation>
    </message>
    <message>
      <source>The pictures cannot be kept: {reason}.</source>
      <translation>No se pueden guardar las imágenes: {reason}.</translation>
    </message>
    <message>
      <source>The piles and what is bought are the 14 outposts.</source>
      <translation>Las pilas y lo comprado son las 14 avanzadas.</translation>
    </message>
    <message>
      <source>The position is not the one its log leads to.</source>
      <translation>La posición no es aquella a la que lleva su diario.</translation>
    </message>
    <message>
      <source>The power of Amelia was used without being open.</source>
      <translation>El poder de Amelia se usó sin estar abierto.</translation>
    </message>
    <message>
      <source>The power of {character} is open.</source>
      <translation>El poder de {character} está abierto.</translation>
    </message>
    <message>
      <source>The program</source>
      <translation>El programa</translation>
    </message>
    <message>
      <source>The program is at fault here: {error}.</source>
      <translation>Aquí falla el programa: {error}.</translation>
    </message>
    <message>
      <source>The program stopped the last time.</source>
      <translation>El programa se detuvo la última vez.</translation>
    </message>
    <message>
      <source>The program stopped unexpectedly the last time. Your games are saved.</source>
      <translation>El programa se detuvo de repente la última vez. Tus partidas están guardadas.</translation>
    </message>
    <message>
      <source>The rabbit is put on a tile placed in this turn.</source>
      <translation>El conejo se pone en una loseta colocada este turno.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes one space. You choose the way at a fork.</source>
      <translation>El conejo del jugador activo avanza una casilla. En una bifurcación eliges tú.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes two spaces. You choose the way at each fork.</source>
      <translation>El conejo del jugador activo avanza dos casillas. En cada bifurcación eliges tú.</translation>
    </message>
    <message>
      <source>The rabbit of the active player is put on Founder's Hill.</source>
      <translation>El conejo del jugador activo se pone en la Colina del Fundador.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on the Hill.</source>
      <translation>El conejo de {player} está ahora en la Colina.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on {tile}.</source>
      <translation>El conejo de {player} está ahora en {tile}.</translation>
    </message>
    <message>
      <source>The result could not be recorded: {reason}.</source>
      <translation>No se pudo registrar el resultado: {reason}.</translation>
    </message>
    <message>
      <source>The rival discards {tile}.</source>
      <translation>El rival descarta {tile}.</translation>
    </message>
    <message>
      <source>The rival takes a {value}.</source>
      <translation>El rival toma un {value}.</translation>
    </message>
    <message>
      <source>The round ends when the round tracker is on top of the deck.</source>
      <translation>La ronda termina cuando el marcador de ronda está arriba del mazo.</translation>
    </message>
    <message>
      <source>The round is over; turns of an earlier round cannot be taken back.</source>
      <translation>La ronda ha acabado; los turnos de una ronda anterior no se pueden deshacer.</translation>
    </message>
    <message>
      <source>The round tracker and the cards behind it wait for the next round.</source>
      <translation>El marcador de ronda y las cartas tras él esperan a la próxima ronda.</translation>
    </message>
    <message>
      <source>The round tracker is on top.</source>
      <translation>El marcador de ronda está arriba.</translation>
    </message>
    <message>
      <source>The round tracker is on top: round {round} is over. End the round.</source>
      <translation>El marcador de ronda está arriba: la ronda {round} ha acabado. Termina la ronda.</translation>
    </message>
    <message>
      <source>The rules of {game} were improved since this game was saved. It goes on from where it stood; earlier turns cannot be taken back.</source>
      <translation>Las reglas de {game} se mejoraron desde que se guardó esta partida. Sigue desde donde estaba; los turnos anteriores no se pueden deshacer.</translation>
    </message>
    <message>
      <source>The same deck for all; outposts go to who is alone in reaching them.</source>
      <translation>El mismo mazo para todos; cada avanzada es de quien la alcance en solitario.</translation>
    </message>
    <message>
      <source>The same number is the same deal, on every computer.</source>
      <translation>El mismo número es el mismo reparto, en cualquier ordenador.</translation>
    </message>
    <message>
      <source>The same three of the seven villagers wait in every deck.</source>
      <translation>Los mismos tres de los siete aldeanos esperan en cada mazo.</translation>
    </message>
    <message>
      <source>The same three villagers join in every deck.</source>
      <translation>Los mismos tres aldeanos se unen a cada mazo.</translation>
    </message>
    <message>
      <source>The score sheet is shown.</source>
      <translation>Se muestra la hoja de puntuación.</translation>
    </message>
    <message>
      <source>The screen “{name}” does not answer, or does not let this program in. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>La pantalla «{name}» no responde o no admite este programa. Inicia el programa en un escritorio, o mira una partida sin pantalla: islands-desktop demo</translation>
    </message>
    <message>
      <source>The set-up is not that of the first position.</source>
      <translation>La preparación no es la de la primera posición.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of My Island.</source>
      <translation>La preparación de esta posición no es una de Mi Isla.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Propeller Islands.</source>
      <translation>La preparación de esta posición no es una de Islas de Hélices.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Rabbit Island.</source>
      <translation>La preparación de esta posición no es una de Isla de los Conejos.</translation>
    </message>
    <message>
      <source>The setting “{name}” was not usable.</source>
      <translation>El ajuste «{name}» no era utilizable.</translation>
    </message>
    <message>
      <source>The settings could not be read: {reason}.</source>
      <translation>No se pudieron leer los ajustes: {reason}.</translation>
    </message>
    <message>
      <source>The settings could not be saved: {reason}.</source>
      <translation>No se pudieron guardar los ajustes: {reason}.</translation>
    </message>
    <message>
      <source>The settings file is damaged; the usual settings are used.</source>
      <translation>El archivo de ajustes está dañado; se usan los ajustes habituales.</translation>
    </message>
    <message>
      <source>The shown characters are not in order.</source>
      <translation>Los personajes mostrados no están en orden.</translation>
    </message>
    <message>
      <source>The side of the round tracker follows from the round; write just RT17.</source>
      <translation>El lado del marcador de ronda depende de la ronda; escribe solo RT17.</translation>
    </message>
    <message>
      <source>The solo challenge is for one person.</source>
      <translation>El desafío en solitario es para una persona.</translation>
    </message>
    <message>
      <source>The stack is empty.</source>
      <translation>La pila está vacía.</translation>
    </message>
    <message>
      <source>The statistics could not be read: {reason}.</source>
      <translation>No se pudieron leer las estadísticas: {reason}.</translation>
    </message>
    <message>
      <source>The store is full: turn one card back first; what it gives is lost</source>
      <translation>No caben más cartas guardadas: endereza una primero; lo que da se pierde</translation>
    </message>
    <message>
      <source>The system lacks libraries that a window needs. Install them with: sudo apt-get install {packages}</source>
      <translation>Al sistema le faltan bibliotecas que una ventana necesita. Instálalas con: sudo apt-get install {packages}</translation>
    </message>
    <message>
      <source>The table shows an earlier position.</source>
      <translation>La mesa muestra una posición anterior.</translation>
    </message>
    <message>
      <source>The tile closes ways that would help others more.</source>
      <translation>La loseta cierra caminos que ayudarían más a otros.</translation>
    </message>
    <message>
      <source>The tile is lost, and your marker goes back 1 point.</source>
      <translation>La loseta se pierde y tu marcador retrocede 1 punto.</translation>
    </message>
    <message>
      <source>The tile lies where the next ones find their places.</source>
      <translation>La loseta queda donde las siguientes hallan sitio.</translation>
    </message>
    <message>
      <source>The tile of this round is {tile}, no other.</source>
      <translation>La loseta de esta ronda es {tile}, y ninguna otra.</translation>
    </message>
    <message>
      <source>The tile opens new ways and keeps the places for camps for later.</source>
      <translation>La loseta abre caminos nuevos y deja para después los sitios de campamentos.</translation>
    </message>
    <message>
      <source>The tiles are {tiles}.</source>
      <translation>Las losetas son {tiles}.</translation>
    </message>
    <message>
      <source>The time runs from now on.</source>
      <translation>El tiempo corre desde ahora.</translation>
    </message>
    <message>
      <source>The top card cannot be used now, and the others are worth more later.</source>
      <translation>La carta de arriba no se puede usar ahora, y las otras valdrán más después.</translation>
    </message>
    <message>
      <source>The top card is worth more later.</source>
      <translation>La carta de arriba valdrá más después.</translation>
    </message>
    <message>
      <source>The upgrade does most on this tile.</source>
      <translation>La mejora hace más en esta loseta.</translation>
    </message>
    <message>
      <source>The usual settings are back.</source>
      <translation>Han vuelto los ajustes habituales.</translation>
    </message>
    <message>
      <source>The verb is missing: name it under “cmd”.</source>
      <translation>Falta el verbo: ponlo en «cmd».</translation>
    </message>
    <message>
      <source>The villagers in this deck are not those of the set-up.</source>
      <translation>Los aldeanos de este mazo no son los de la preparación.</translation>
    </message>
    <message>
      <source>The villagers on offer and those bought are different ones.</source>
      <translation>Los aldeanos en oferta y los comprados son distintos.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked.</source>
      <translation>Se puede ver el mazo entero. El resultado queda marcado.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked; no feats can be earned.</source>
      <translation>Se puede ver el mazo entero. El resultado queda marcado; no se consiguen hazañas.</translation>
    </message>
    <message>
      <source>The whole island and twenty years: about an hour and a half.</source>
      <translation>La isla entera y veinte años: hora y media, más o menos.</translation>
    </message>
    <message>
      <source>The worker of this tile has been used in this round.</source>
      <translation>El trabajador de esta loseta ya se usó en esta ronda.</translation>
    </message>
    <message>
      <source>Theater</source>
      <translation>Teatro</translation>
    </message>
    <message>
      <source>There are more than three dice on a space of the Forge.</source>
      <translation>Hay más de tres dados en una casilla de la Forja.</translation>
    </message>
    <message>
      <source>There are no disasters and abilities in this mode.</source>
      <translation>No hay catástrofes ni habilidades en este modo.</translation>
    </message>
    <message>
      <source>There are no outposts and villagers in this mode.</source>
      <translation>No hay avanzadas ni aldeanos en este modo.</translation>
    </message>
    <message>
      <source>There are not {count} dice.</source>
      <translation>No hay {count} dados.</translation>
    </message>
    <message>
      <source>There are too few upgrades for the ability to be enabled.</source>
      <translation>Hay muy pocas mejoras para que la habilidad esté activada.</translation>
    </message>
    <message>
      <source>There are too many ways to pay for a list: choose cards on the table.</source>
      <translation>Hay demasiadas formas de pagar para una lista: elige cartas en la mesa.</translation>
    </message>
    <message>
      <source>There is a tile already.</source>
      <translation>Ahí ya hay una loseta.</translation>
    </message>
    <message>
      <source>There is a tile on this hex already.</source>
      <translation>Ya hay una loseta en este hexágono.</translation>
    </message>
    <message>
      <source>There is no blueprint left to take.</source>
      <translation>No queda ningún plano que tomar.</translation>
    </message>
    <message>
      <source>There is no card “{code}”.</source>
      <translation>No hay ninguna carta «{code}».</translation>
    </message>
    <message>
      <source>There is no command “{kind}”.</source>
      <translation>No hay comando «{kind}».</translation>
    </message>
    <message>
      <source>There is no command “{kind}”. Commands are: {kinds}.</source>
      <translation>No hay comando «{kind}». Los comandos son: {kinds}.</translation>
    </message>
    <message>
      <source>There is no cost number {number} here; one of {count} is paid in full.</source>
      <translation>Aquí no hay coste número {number}; se paga uno de {count} por completo.</translation>
    </message>
    <message>
      <source>There is no depot of yours on this hex.</source>
      <translation>No hay ningún depósito tuyo en este hexágono.</translation>
    </message>
    <message>
      <source>There is no die of value {value} on the Forge.</source>
      <translation>No hay ningún dado de valor {value} en la Forja.</translation>
    </message>
    <message>
      <source>There is no finished game on the table.</source>
      <translation>No hay ninguna partida terminada en la mesa.</translation>
    </message>
    <message>
      <source>There is no game called “{name}”. The games are: {games}.</source>
      <translation>No hay ningún juego llamado «{name}». Los juegos son: {games}.</translation>
    </message>
    <message>
      <source>There is no game yet: start one with “new”.</source>
      <translation>Aún no hay partida: empieza una con «new».</translation>
    </message>
    <message>
      <source>There is no market in this mode.</source>
      <translation>No hay mercado en este modo.</translation>
    </message>
    <message>
      <source>There is no piece “{name}”.</source>
      <translation>No hay ninguna «{name}».</translation>
    </message>
    <message>
      <source>There is no request “{verb}”. Requests are: {known}.</source>
      <translation>No hay petición «{verb}». Las peticiones son: {known}.</translation>
    </message>
    <message>
      <source>There is no rival in this game.</source>
      <translation>No hay rival en esta partida.</translation>
    </message>
    <message>
      <source>There is no round {round}.</source>
      <translation>No hay ronda {round}.</translation>
    </message>
    <message>
      <source>There is no saved game of this name.</source>
      <translation>No hay ninguna partida guardada con este nombre.</translation>
    </message>
    <message>
      <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>Aquí no hay pantalla: ni DISPLAY ni WAYLAND_DISPLAY está definido. Inicia el programa en un escritorio, o mira una partida sin él: islands-desktop demo</translation>
    </message>
    <message>
      <source>There is no seat {seat} at this table.</source>
      <translation>No hay puesto {seat} en esta mesa.</translation>
    </message>
    <message>
      <source>There is no seat {seat}.</source>
      <translation>No hay puesto {seat}.</translation>
    </message>
    <message>
      <source>There is no space {space}.</source>
      <translation>No hay casilla {space}.</translation>
    </message>
    <message>
      <source>There is no such decision.</source>
      <translation>No hay tal decisión.</translation>
    </message>
    <message>
      <source>There is no such seat, or the move is too long.</source>
      <translation>No hay tal puesto, o el avance es demasiado largo.</translation>
    </message>
    <message>
      <source>There is no such seat.</source>
      <translation>No hay tal puesto.</translation>
    </message>
    <message>
      <source>There is no such step of a turn.</source>
      <translation>No hay tal paso de un turno.</translation>
    </message>
    <message>
      <source>There is no such window.</source>
      <translation>No hay tal ventana.</translation>
    </message>
    <message>
      <source>There is no tile of yours on this hex.</source>
      <translation>No hay ninguna loseta tuya en este hexágono.</translation>
    </message>
    <message>
      <source>There is no tile on this space any more.</source>
      <translation>Ya no hay loseta en esta casilla.</translation>
    </message>
    <message>
      <source>There is no tile “{tile}”.</source>
      <translation>No hay loseta «{tile}».</translation>
    </message>
    <message>
      <source>There is no way to choose here.</source>
      <translation>Aquí no hay camino que elegir.</translation>
    </message>
    <message>
      <source>There is no worker on this space of the dock.</source>
      <translation>No hay trabajador en esta casilla del muelle.</translation>
    </message>
    <message>
      <source>There is no worker on this tile.</source>
      <translation>No hay trabajador en esta loseta.</translation>
    </message>
    <message>
      <source>There is no year {year}.</source>
      <translation>No hay año {year}.</translation>
    </message>
    <message>
      <source>There is no {name} “{value}”.</source>
      <translation>No hay {name} «{value}».</translation>
    </message>
    <message>
      <source>There is nothing else to do in this round.</source>
      <translation>No hay nada más que hacer en esta ronda.</translation>
    </message>
    <message>
      <source>There is nothing more that the group could do with its cards.</source>
      <translation>No hay nada más que el grupo pueda hacer con sus cartas.</translation>
    </message>
    <message>
      <source>There is nothing to choose on this tile.</source>
      <translation>En esta loseta no hay nada que elegir.</translation>
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
      <source>There is nothing to do, yet the game is not over.</source>
      <translation>No hay nada que hacer, pero la partida no ha terminado.</translation>
    </message>
    <message>
      <source>There is nothing to take back.</source>
      <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
      <source>There is only one Hill.</source>
      <translation>Solo hay una Colina.</translation>
    </message>
    <message>
      <source>These cards can be spared most easily, and {disaster} comes nearer to being averted.</source>
      <translation>Estas cartas son las más prescindibles, y evitar {disaster} queda más cerca.</translation>
    </message>
    <message>
      <source>These decks cannot have begun in the same order.</source>
      <translation>Estos mazos no pueden haber empezado en el mismo orden.</translation>
    </message>
    <message>
      <source>They may join your deck from the next game on: one on medium, any on easy.</source>
      <translation>Pueden unirse a tu mazo desde la próxima partida: una en medio, las que quieras en fácil.</translation>
    </message>
    <message>
      <source>This Movement Card is not in your hand.</source>
      <translation>Esta carta de Movimiento no está en tu mano.</translation>
    </message>
    <message>
      <source>This blueprint cannot be paid.</source>
      <translation>Este plano no se puede pagar.</translation>
    </message>
    <message>
      <source>This blueprint does not lie face up.</source>
      <translation>Este plano no está a la vista.</translation>
    </message>
    <message>
      <source>This blueprint is not in your hand.</source>
      <translation>Este plano no está en tu mano.</translation>
    </message>
    <message>
      <source>This cannot be decided now.</source>
      <translation>Esto no se puede decidir ahora.</translation>
    </message>
    <message>
      <source>This cannot be done at this point of the turn.</source>
      <translation>Esto no se puede hacer en este punto del turno.</translation>
    </message>
    <message>
      <source>This cannot be done with the bonus die.</source>
      <translation>Esto no se puede hacer con el dado extra.</translation>
    </message>
    <message>
      <source>This cannot be paid, or there is no room or token for it.</source>
      <translation>Esto no se puede pagar, o no hay sitio o ficha.</translation>
    </message>
    <message>
      <source>This card does not move a rabbit.</source>
      <translation>Esta carta no mueve un conejo.</translation>
    </message>
    <message>
      <source>This card has no target.</source>
      <translation>Esta carta no tiene objetivo.</translation>
    </message>
    <message>
      <source>This card is not in your hand.</source>
      <translation>Esta carta no está en tu mano.</translation>
    </message>
    <message>
      <source>This character is not among those to choose from.</source>
      <translation>Este personaje no está entre los que se pueden elegir.</translation>
    </message>
    <message>
      <source>This command names no other cards and has no cost to choose.</source>
      <translation>Este comando no nombra otras cartas y no tiene coste que elegir.</translation>
    </message>
    <message>
      <source>This decision does not belong to this phase.</source>
      <translation>Esta decisión no es de esta fase.</translation>
    </message>
    <message>
      <source>This depot has been used for this reward already.</source>
      <translation>Este depósito ya se usó para esta recompensa.</translation>
    </message>
    <message>
      <source>This face is up</source>
      <translation>Esta cara está a la vista</translation>
    </message>
    <message>
      <source>This file is too large for a saved game; the most is {limit} megabytes.</source>
      <translation>Este archivo es demasiado grande para una partida guardada; el máximo son {limit} megabytes.</translation>
    </message>
    <message>
      <source>This game</source>
      <translation>Esta partida</translation>
    </message>
    <message>
      <source>This game was saved by a newer Islands Desktop. Update the program to open it.</source>
      <translation>Esta partida se guardó con un Islands Desktop más nuevo. Actualiza el programa para abrirla.</translation>
    </message>
    <message>
      <source>This hand is covered.</source>
      <translation>Esta mano está tapada.</translation>
    </message>
    <message>
      <source>This is a new practice game; the other one is kept.</source>
      <translation>Esta es una partida de práctica nueva; la otra se conserva.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now first.</source>
      <translation>Esta es una posición anterior. Vuelve primero al presente.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now to play.</source>
      <translation>Esta es una posición anterior. Vuelve al presente para jugar.</translation>
    </message>
    <message>
      <source>This is an earlier position: {progress}.</source>
      <translation>Esta es una posición anterior: {progress}.</translation>
    </message>
    <message>
      <source>This is free.</source>
      <translation>Esto es gratis.</translation>
    </message>
    <message>
      <source>This is no name of a file.</source>
      <translation>Esto no es un nombre de archivo.</translation>
    </message>
    <message>
      <source>This line has not just been cleared.</source>
      <translation>Esta línea no se acaba de vaciar.</translation>
    </message>
    <message>
      <source>This line holds a number that cannot be read.</source>
      <translation>Esta línea tiene un número que no se puede leer.</translation>
    </message>
    <message>
      <source>This line holds half a character.</source>
      <translation>Esta línea contiene medio carácter.</translation>
    </message>
    <message>
      <source>This line is empty.</source>
      <translation>Esta línea está vacía.</translation>
    </message>
    <message>
      <source>This line is nested too deeply.</source>
      <translation>Esta línea está anidada demasiado.</translation>
    </message>
    <message>
      <source>This line is no JSON: wrong at character {place}.</source>
      <translation>Esta línea no es JSON: error en el carácter {place}.</translation>
    </message>
    <message>
      <source>This line is not UTF-8.</source>
      <translation>Esta línea no es UTF-8.</translation>
    </message>
    <message>
      <source>This line is too long; the most is {most} bytes.</source>
      <translation>Esta línea es demasiado larga; el máximo son {most} bytes.</translation>
    </message>
    <message>
      <source>This mode does not end its rounds so.</source>
      <translation>Este modo no termina así sus rondas.</translation>
    </message>
    <message>
      <source>This mode has no option “{name}”.</source>
      <translation>Este modo no tiene la opción «{name}».</translation>
    </message>
    <message>
      <source>This number can claim a tile that fits: {tile}.</source>
      <translation>Este número puede tomar una loseta que encaja: {tile}.</translation>
    </message>
    <message>
      <source>This number does most for the island.</source>
      <translation>Este número es el que más hace por la isla.</translation>
    </message>
    <message>
      <source>This path of the Hill is unfinished for the rest of the game.</source>
      <translation>Este camino de la Colina queda sin acabar el resto de la partida.</translation>
    </message>
    <message>
      <source>This pays exactly.</source>
      <translation>Esto paga lo justo.</translation>
    </message>
    <message>
      <source>This position cannot be: {problems}</source>
      <translation>Esta posición no es posible: {problems}</translation>
    </message>
    <message>
      <source>This power fits many turns.</source>
      <translation>Este poder sirve en muchos turnos.</translation>
    </message>
    <message>
      <source>This request is nested too deeply.</source>
      <translation>Esta petición está anidada demasiado.</translation>
    </message>
    <message>
      <source>This save is whole: {game}, {count} commands, {progress}.</source>
      <translation>Esta partida guardada está íntegra: {game}, {count} comandos, {progress}.</translation>
    </message>
    <message>
      <source>This saved game could not be read: {reason}.</source>
      <translation>No se pudo leer esta partida guardada: {reason}.</translation>
    </message>
    <message>
      <source>This saved game is damaged: {reason}</source>
      <translation>Esta partida guardada está dañada: {reason}</translation>
    </message>
    <message>
      <source>This seat has decided nothing since the last card was turned.</source>
      <translation>Este puesto no ha decidido nada desde la última carta.</translation>
    </message>
    <message>
      <source>This seat has ended its part in the game.</source>
      <translation>Este puesto ha terminado su parte en la partida.</translation>
    </message>
    <message>
      <source>This space does not touch a die of value {value}.</source>
      <translation>Esta casilla no toca un dado de valor {value}.</translation>
    </message>
    <message>
      <source>This stack of blueprints is empty.</source>
      <translation>Esta pila de planos está vacía.</translation>
    </message>
    <message>
      <source>This tile asks for another decision.</source>
      <translation>Esta loseta pide otra decisión.</translation>
    </message>
    <message>
      <source>This tile has no free slot of this type.</source>
      <translation>Esta loseta no tiene hueco libre de este tipo.</translation>
    </message>
    <message>
      <source>This tile has no vacant housing.</source>
      <translation>Esta loseta no tiene alojamiento libre.</translation>
    </message>
    <message>
      <source>This tile is no depot.</source>
      <translation>Esta loseta no es un depósito.</translation>
    </message>
    <message>
      <source>This tile is not in your hand.</source>
      <translation>Esta loseta no está en tu mano.</translation>
    </message>
    <message>
      <source>This tile needs a {number}.</source>
      <translation>Esta loseta necesita un {number}.</translation>
    </message>
    <message>
      <source>This turn building costs twice as much.</source>
      <translation>Este turno construir cuesta el doble.</translation>
    </message>
    <message>
      <source>This turn building is free.</source>
      <translation>Este turno construir es gratis.</translation>
    </message>
    <message>
      <source>This turn is over; what was done in it stands.</source>
      <translation>Este turno acabó; lo hecho en él queda.</translation>
    </message>
    <message>
      <source>This turn the active player harvests nothing.</source>
      <translation>Este turno el jugador activo no cosecha nada.</translation>
    </message>
    <message>
      <source>This turn the owner of the tile harvests nothing.</source>
      <translation>Este turno el dueño de la loseta no cosecha nada.</translation>
    </message>
    <message>
      <source>This turn what the active player harvests is doubled.</source>
      <translation>Este turno se duplica lo que cosecha el jugador activo.</translation>
    </message>
    <message>
      <source>This turn what the owner of the tile harvests is doubled.</source>
      <translation>Este turno se duplica lo que cosecha el dueño de la loseta.</translation>
    </message>
    <message>
      <source>This works; {resources} will be lost.</source>
      <translation>Esto sirve; se perderá {resources}.</translation>
    </message>
    <message>
      <source>Three blueprints of each level lie face up while there are more.</source>
      <translation>Tres planos de cada nivel están a la vista mientras haya más.</translation>
    </message>
    <message>
      <source>Three of the seven villagers wait behind the deck and can be recruited.</source>
      <translation>Tres de los siete aldeanos esperan tras el mazo y se pueden reclutar.</translation>
    </message>
    <message>
      <source>Three outposts are in this game, one of each type.</source>
      <translation>Hay tres avanzadas en esta partida, una de cada tipo.</translation>
    </message>
    <message>
      <source>Three victory points at the end.</source>
      <translation>Tres puntos de victoria al final.</translation>
    </message>
    <message>
      <source>Three villagers, drawn at random, join.</source>
      <translation>Se unen tres aldeanos, elegidos al azar.</translation>
    </message>
    <message>
      <source>Thwarted!</source>
      <translation>¡Frustrado!</translation>
    </message>
    <message>
      <source>Thwarted! aims at a card that waits on the stack.</source>
      <translation>¡Frustrado! apunta a una carta que espera en la pila.</translation>
    </message>
    <message>
      <source>Tiles in the stack</source>
      <translation>Losetas en la pila</translation>
    </message>
    <message>
      <source>Tiles in the stack: {n}</source>
      <translation>Losetas en la pila: {n}</translation>
    </message>
    <message>
      <source>Tiles left in the stack</source>
      <translation>Losetas en la pila</translation>
    </message>
    <message>
      <source>Tiles passed</source>
      <translation>Losetas pasadas</translation>
    </message>
    <message>
      <source>Timber Camp</source>
      <translation>Campo Maderero</translation>
    </message>
    <message>
      <source>Timber Yard</source>
      <translation>Maderería</translation>
    </message>
    <message>
      <source>Time is measured instead of handling.</source>
      <translation>Se mide el tiempo en vez del manejo.</translation>
    </message>
    <message>
      <source>Time is measured: who ends a round first buys first.</source>
      <translation>Se mide el tiempo: quien termina la ronda antes compra antes.</translation>
    </message>
    <message>
      <source>Tinker Shop</source>
      <translation>Taller</translation>
    </message>
    <message>
      <source>To be resolved, in this order</source>
      <translation>Por resolver, en este orden</translation>
    </message>
    <message>
      <source>To see it again: {words}</source>
      <translation>Para verlo de nuevo: {words}</translation>
    </message>
    <message>
      <source>Today’s deal</source>
      <translation>Reparto de hoy</translation>
    </message>
    <message>
      <source>Today’s deal ({seed})</source>
      <translation>Reparto de hoy ({seed})</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>En común</translation>
    </message>
    <message>
      <source>Together against a disaster: everybody pays, or all lose.</source>
      <translation>Juntos contra una catástrofe: todos pagan, o todos pierden.</translation>
    </message>
    <message>
      <source>Tokens must stand on tiles of the island.</source>
      <translation>Las fichas deben estar en losetas de la isla.</translation>
    </message>
    <message>
      <source>Too many passes, or a stack without a window.</source>
      <translation>Demasiados pases, o una pila sin ventana.</translation>
    </message>
    <message>
      <source>Tool Maker</source>
      <translation>Herramentero</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ciudad</translation>
    </message>
    <message>
      <source>Towns</source>
      <translation>Ciudades</translation>
    </message>
    <message>
      <source>Trade Canoes</source>
      <translation>Canoas de Comercio</translation>
    </message>
    <message>
      <source>Trade House</source>
      <translation>Casa de Comercio</translation>
    </message>
    <message>
      <source>Trading Quay</source>
      <translation>Muelle Comercial</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Reintentar</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Girar</translation>
    </message>
    <message>
      <source>Turn the first card.</source>
      <translation>Descubre la primera carta.</translation>
    </message>
    <message>
      <source>Turn the next card</source>
      <translation>Descubrir otra carta</translation>
    </message>
    <message>
      <source>Turn the next card; after that nothing can be taken back.</source>
      <translation>Descubre la siguiente carta; después nada se puede deshacer.</translation>
    </message>
    <message>
      <source>Turn {n} of {all}</source>
      <translation>Turno {n} de {all}</translation>
    </message>
    <message>
      <source>Two arrows meet.</source>
      <translation>Dos flechas se encuentran.</translation>
    </message>
    <message>
      <source>Two, three or four play this mode together.</source>
      <translation>Este modo lo juegan juntos dos, tres o cuatro.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Undo and redo are requests of their own: {example}.</source>
      <translation>Deshacer y rehacer son peticiones propias: {example}.</translation>
    </message>
    <message>
      <source>Undo reaches back across draws and turns. The result is marked as practice.</source>
      <translation>Se pueden deshacer robos y turnos. El resultado se marca como práctica.</translation>
    </message>
    <message>
      <source>Undo reaches back across rounds. The result is marked as practice.</source>
      <translation>Se pueden deshacer rondas anteriores. El resultado se marca como práctica.</translation>
    </message>
    <message>
      <source>Until the game ends</source>
      <translation>Hasta el fin de la partida</translation>
    </message>
    <message>
      <source>Unused upgrades</source>
      <translation>Mejoras sin usar</translation>
    </message>
    <message>
      <source>Upgrade {before} → {after}</source>
      <translation>Mejora {before} → {after}</translation>
    </message>
    <message>
      <source>Upgrade {n}.</source>
      <translation>Mejora {n}.</translation>
    </message>
    <message>
      <source>Upgrades</source>
      <translation>Mejoras</translation>
    </message>
    <message>
      <source>Use a card, or discard the top one.</source>
      <translation>Usa una carta o descarta la superior.</translation>
    </message>
    <message>
      <source>Use {cards}, or discard {card}.</source>
      <translation>Usa {cards}, o descarta {card}.</translation>
    </message>
    <message>
      <source>Use {card} or discard it.</source>
      <translation>Usa {card} o descarta la carta.</translation>
    </message>
    <message>
      <source>Use {card} or discard it. The round ends after this turn.</source>
      <translation>Usa {card} o descártala. La ronda termina tras este turno.</translation>
    </message>
    <message>
      <source>Used in this round.</source>
      <translation>Usado en esta ronda.</translation>
    </message>
    <message>
      <source>Valley</source>
      <translation>Valle</translation>
    </message>
    <message>
      <source>Valley Hamlet</source>
      <translation>Caserío del Valle</translation>
    </message>
    <message>
      <source>Variant</source>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Puntos de victoria</translation>
    </message>
    <message>
      <source>Village</source>
      <translation>Aldea</translation>
    </message>
    <message>
      <source>Villagers</source>
      <translation>Aldeanos</translation>
    </message>
    <message>
      <source>Villagers are bought instead of outposts.</source>
      <translation>Se compran aldeanos en vez de avanzadas.</translation>
    </message>
    <message>
      <source>Villagers are switched before the first turn of a round.</source>
      <translation>Los aldeanos se activan o desactivan antes del primer turno de una ronda.</translation>
    </message>
    <message>
      <source>Villagers can be recruited.</source>
      <translation>Se pueden reclutar aldeanos.</translation>
    </message>
    <message>
      <source>Villagers take the place of outposts.</source>
      <translation>Los aldeanos sustituyen a las avanzadas.</translation>
    </message>
    <message>
      <source>Villages</source>
      <translation>Aldeas</translation>
    </message>
    <message>
      <source>Villages with a well</source>
      <translation>Aldeas con pozo</translation>
    </message>
    <message>
      <source>Visible beach</source>
      <translation>Playa visible</translation>
    </message>
    <message>
      <source>Visible vents</source>
      <translation>Fumarolas visibles</translation>
    </message>
    <message>
      <source>Volcano</source>
      <translation>Volcán</translation>
    </message>
    <message>
      <source>Walls beside the crater</source>
      <translation>Murallas junto al cráter</translation>
    </message>
    <message>
      <source>Walls on the plateau</source>
      <translation>Murallas en la meseta</translation>
    </message>
    <message>
      <source>Walls on vents</source>
      <translation>Murallas en fumarolas</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Almacén</translation>
    </message>
    <message>
      <source>What is known of the hand of player {seat} is not in it.</source>
      <translation>Lo que se sabe de la mano del jugador {seat} no está en ella.</translation>
    </message>
    <message>
      <source>What is missing</source>
      <translation>Lo que falta</translation>
    </message>
    <message>
      <source>What is pending can do nothing and should have been dropped.</source>
      <translation>Lo pendiente no puede hacer nada y debió caer.</translation>
    </message>
    <message>
      <source>What is pending cannot have come about.</source>
      <translation>Lo pendiente no puede haber surgido.</translation>
    </message>
    <message>
      <source>What is pending lies in an order that cannot be.</source>
      <translation>Lo pendiente está en un orden imposible.</translation>
    </message>
    <message>
      <source>What is stored is worth more than what is on offer.</source>
      <translation>Lo guardado vale más que lo que está en oferta.</translation>
    </message>
    <message>
      <source>What lies between the players does not fit the set-up.</source>
      <translation>Lo que hay entre los jugadores no encaja con la preparación.</translation>
    </message>
    <message>
      <source>What was seen at the last end of a round does not fit the deck.</source>
      <translation>Lo que se vio al último final de ronda no encaja con el mazo.</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>Lo que puedes hacer</translation>
    </message>
    <message>
      <source>When it is turned, one card behind the round tracker may be stored again, unpaid.</source>
      <translation>Al girarlo, una carta tras el marcador de ronda se puede guardar de nuevo, sin pagar.</translation>
    </message>
    <message>
      <source>When the game is over nobody decides.</source>
      <translation>Cuando la partida acabó nadie decide.</translation>
    </message>
    <message>
      <source>Which of the 24 episodes is played.</source>
      <translation>Cuál de los 24 episodios se juega.</translation>
    </message>
    <message>
      <source>While stored it counts as two resources of any kind. After paying it turns on; it can do so twice in a game.</source>
      <translation>Mientras está guardado cuenta como dos recursos de cualquier tipo. Tras pagar gira un paso; puede hacerlo dos veces por partida.</translation>
    </message>
    <message>
      <source>Who can pay for nothing is out of the market.</source>
      <translation>Quien no puede pagar nada está fuera del mercado.</translation>
    </message>
    <message>
      <source>Who handles few cards buys outposts first.</source>
      <translation>Quien maneja pocas cartas compra antes las avanzadas.</translation>
    </message>
    <message>
      <source>Who is equal in all of this shares the place.</source>
      <translation>Quien sea igual en todo esto comparte la posición.</translation>
    </message>
    <message>
      <source>Who plays</source>
      <translation>Quién juega</translation>
    </message>
    <message>
      <source>Who plays seat {number}</source>
      <translation>Quién juega en el puesto {number}</translation>
    </message>
    <message>
      <source>Who was fastest buys first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Quien fue más rápido compra primero, una carta cada vez; a igualdad, quien ha comprado menos, y luego desde el puesto que es primero en esta ronda.</translation>
    </message>
    <message>
      <source>Whole deck</source>
      <translation>Mazo entero</translation>
    </message>
    <message>
      <source>Whole shore covered</source>
      <translation>Toda la costa cubierta</translation>
    </message>
    <message>
      <source>With each completed blueprint gain {gain}.</source>
      <translation>Cada plano completado: gana {gain}.</translation>
    </message>
    <message>
      <source>With the open deck or in practice no feats can be earned.</source>
      <translation>Con el mazo abierto o de práctica no se consiguen hazañas.</translation>
    </message>
    <message>
      <source>With your first fame in a round gain {gain}.</source>
      <translation>Primera fama de la ronda: gana {gain}.</translation>
    </message>
    <message>
      <source>Woodcarver</source>
      <translation>Tallista</translation>
    </message>
    <message>
      <source>Worker in {place}</source>
      <translation>Trabajador: {place}</translation>
    </message>
    <message>
      <source>Worker, down</source>
      <translation>Trabajador, tumbado</translation>
    </message>
    <message>
      <source>Worker, ready</source>
      <translation>Trabajador, listo</translation>
    </message>
    <message>
      <source>Workers left on the dock</source>
      <translation>Trabajadores en el muelle</translation>
    </message>
    <message>
      <source>Worth {points}.</source>
      <translation>Vale {points}.</translation>
    </message>
    <message>
      <source>Written: {path}</source>
      <translation>Escrito: {path}</translation>
    </message>
    <message>
      <source>Year {year} of {years}</source>
      <translation>Año {year} de {years}</translation>
    </message>
    <message>
      <source>Year {year}: {player}.</source>
      <translation>Año {year}: {player}.</translation>
    </message>
    <message>
      <source>You alone against a rival who takes dice and tiles away.</source>
      <translation>Tú contra un rival que se lleva dados y losetas.</translation>
    </message>
    <message>
      <source>You are out of this market.</source>
      <translation>Estás fuera de este mercado.</translation>
    </message>
    <message>
      <source>You have earned a feat: {feat}!</source>
      <translation>Has conseguido una hazaña: {feat}!</translation>
    </message>
    <message>
      <source>You have earned {n} feats!</source>
      <translation>¡Has conseguido {n} hazañas!</translation>
    </message>
    <message>
      <source>You have ended this round; the others are still at it.</source>
      <translation>Has terminado esta ronda; los demás siguen en ella.</translation>
    </message>
    <message>
      <source>Your deck</source>
      <translation>Tu mazo</translation>
    </message>
    <message>
      <source>Your deck in order</source>
      <translation>Tu mazo en orden</translation>
    </message>
    <message>
      <source>Your games</source>
      <translation>Tus partidas</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Tu nombre</translation>
    </message>
    <message>
      <source>Zeppelin Tower</source>
      <translation>Torre del Zepelín</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Acercar</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Alejar</translation>
    </message>
    <message>
      <source>a blueprint of level I from the stack</source>
      <translation>un plano de nivel I de la pila</translation>
    </message>
    <message>
      <source>a blueprint of level II from the stack</source>
      <translation>un plano de nivel II de la pila</translation>
    </message>
    <message>
      <source>a dock is empty</source>
      <translation>un muelle está vacío</translation>
    </message>
    <message>
      <source>a tile from the stack</source>
      <translation>una loseta de la pila</translation>
    </message>
    <message>
      <source>activate another tile</source>
      <translation>activar otra loseta</translation>
    </message>
    <message>
      <source>activate up to {n} tiles</source>
      <translation>activar hasta {n} losetas</translation>
    </message>
    <message>
      <source>against {target}</source>
      <translation>contra {target}</translation>
    </message>
    <message>
      <source>and {n} more</source>
      <translation>y {n} más</translation>
    </message>
    <message>
      <source>astounding</source>
      <translation>asombroso</translation>
    </message>
    <message>
      <source>at the end</source>
      <translation>al final</translation>
    </message>
    <message>
      <source>at work</source>
      <translation>trabaja</translation>
    </message>
    <message>
      <source>averted</source>
      <translation>evitada</translation>
    </message>
    <message>
      <source>benefits of up to {n} depots</source>
      <translation>beneficios de hasta {n} depósitos</translation>
    </message>
    <message>
      <source>best</source>
      <translation>mejor</translation>
    </message>
    <message>
      <source>blueprint {card} ({cost}: {points}, {upgrade})</source>
      <translation>plano {card} ({cost}: {points}, {upgrade})</translation>
    </message>
    <message>
      <source>bronze medal</source>
      <translation>medalla de bronce</translation>
    </message>
    <message>
      <source>buys now</source>
      <translation>compra ahora</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>anulada</translation>
    </message>
    <message>
      <source>column {n}</source>
      <translation>columna {n}</translation>
    </message>
    <message>
      <source>covered</source>
      <translation>tapado</translation>
    </message>
    <message>
      <source>deal {seed}</source>
      <translation>reparto {seed}</translation>
    </message>
    <message>
      <source>deploy a worker</source>
      <translation>enviar un trabajador</translation>
    </message>
    <message>
      <source>difficulty: {name}</source>
      <translation>dificultad: {name}</translation>
    </message>
    <message>
      <source>digest</source>
      <translation>resumen</translation>
    </message>
    <message>
      <source>drawn by lot</source>
      <translation>al azar</translation>
    </message>
    <message>
      <source>east</source>
      <translation>este</translation>
    </message>
    <message>
      <source>east of {tile}</source>
      <translation>al este de {tile}</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>fácil</translation>
    </message>
    <message>
      <source>enable {ability}</source>
      <translation>activar {ability}</translation>
    </message>
    <message>
      <source>enabled</source>
      <translation>activada</translation>
    </message>
    <message>
      <source>energy</source>
      <translation>energía</translation>
    </message>
    <message>
      <source>exceptional</source>
      <translation>excepcional</translation>
    </message>
    <message>
      <source>field</source>
      <translation>campo</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>final</translation>
    </message>
    <message>
      <source>first card</source>
      <translation>primera carta</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>pescado</translation>
    </message>
    <message>
      <source>for example 7</source>
      <translation>por ejemplo 7</translation>
    </message>
    <message>
      <source>forest</source>
      <translation>bosque</translation>
    </message>
    <message>
      <source>free</source>
      <translation>gratis</translation>
    </message>
    <message>
      <source>from {points}</source>
      <translation>desde {points}</translation>
    </message>
    <message>
      <source>gain {gain}</source>
      <translation>ganar {gain}</translation>
    </message>
    <message>
      <source>gives {resources}</source>
      <translation>da {resources}</translation>
    </message>
    <message>
      <source>gold medal</source>
      <translation>medalla de oro</translation>
    </message>
    <message>
      <source>handling {points}</source>
      <translation>manejo {points}</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>difícil</translation>
    </message>
    <message>
      <source>has ended</source>
      <translation>terminó</translation>
    </message>
    <message>
      <source>has ended the round</source>
      <translation>terminó la ronda</translation>
    </message>
    <message>
      <source>has placed</source>
      <translation>colocó</translation>
    </message>
    <message>
      <source>house</source>
      <translation>casa</translation>
    </message>
    <message>
      <source>in the village</source>
      <translation>en la aldea</translation>
    </message>
    <message>
      <source>is out</source>
      <translation>está fuera</translation>
    </message>
    <message>
      <source>is playing</source>
      <translation>está jugando</translation>
    </message>
    <message>
      <source>it does not hold a game.</source>
      <translation>no contiene una partida.</translation>
    </message>
    <message>
      <source>it does not say in which format it is.</source>
      <translation>no dice en qué formato está.</translation>
    </message>
    <message>
      <source>it holds more than any game.</source>
      <translation>contiene más que cualquier partida.</translation>
    </message>
    <message>
      <source>it is no file.</source>
      <translation>no es un archivo.</translation>
    </message>
    <message>
      <source>it is no golden game.</source>
      <translation>no es una partida de referencia.</translation>
    </message>
    <message>
      <source>it is not a text file.</source>
      <translation>no es un archivo de texto.</translation>
    </message>
    <message>
      <source>it is not complete, or no JSON.</source>
      <translation>no está completa, o no es JSON.</translation>
    </message>
    <message>
      <source>its position and its log do not agree.</source>
      <translation>la posición y el diario no concuerdan.</translation>
    </message>
    <message>
      <source>its set-up was changed.</source>
      <translation>la preparación fue cambiada.</translation>
    </message>
    <message>
      <source>last</source>
      <translation>última</translation>
    </message>
    <message>
      <source>last {points}</source>
      <translation>última {points}</translation>
    </message>
    <message>
      <source>light the Signal Fires</source>
      <translation>encender las Hogueras de Señal</translation>
    </message>
    <message>
      <source>log</source>
      <translation>tronco</translation>
    </message>
    <message>
      <source>mean {points}</source>
      <translation>media {points}</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>medio</translation>
    </message>
    <message>
      <source>met</source>
      <translation>cumplida</translation>
    </message>
    <message>
      <source>mountain</source>
      <translation>montaña</translation>
    </message>
    <message>
      <source>needs work</source>
      <translation>mejorable</translation>
    </message>
    <message>
      <source>next round</source>
      <translation>después</translation>
    </message>
    <message>
      <source>no further depot can be used</source>
      <translation>no se puede usar otro depósito</translation>
    </message>
    <message>
      <source>no further tile can be activated</source>
      <translation>no se puede activar otra loseta</translation>
    </message>
    <message>
      <source>no link</source>
      <translation>ningún enlace</translation>
    </message>
    <message>
      <source>no medal</source>
      <translation>sin medalla</translation>
    </message>
    <message>
      <source>no points now</source>
      <translation>sin puntos ahora</translation>
    </message>
    <message>
      <source>no record yet: all deals were chosen</source>
      <translation>aún sin récord: todos los repartos se eligieron</translation>
    </message>
    <message>
      <source>no worker can be deployed</source>
      <translation>no se puede enviar ningún trabajador</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ninguna</translation>
    </message>
    <message>
      <source>north</source>
      <translation>norte</translation>
    </message>
    <message>
      <source>north-east of {tile}</source>
      <translation>al noreste de {tile}</translation>
    </message>
    <message>
      <source>north-west of {tile}</source>
      <translation>al noroeste de {tile}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>nothing to pay</source>
      <translation>nada que pagar</translation>
    </message>
    <message>
      <source>of {n}</source>
      <translation>de {n}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>pieza</translation>
    </message>
    <message>
      <source>parts of it are missing.</source>
      <translation>le faltan partes.</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>pasó</translation>
    </message>
    <message>
      <source>path</source>
      <translation>camino</translation>
    </message>
    <message>
      <source>pay level {level} of {disaster}</source>
      <translation>pagar el nivel {level} de {disaster}</translation>
    </message>
    <message>
      <source>put aside: {n}</source>
      <translation>apartadas: {n}</translation>
    </message>
    <message>
      <source>record, net</source>
      <translation>récord, neto</translation>
    </message>
    <message>
      <source>respectable</source>
      <translation>respetable</translation>
    </message>
    <message>
      <source>resting</source>
      <translation>descansa</translation>
    </message>
    <message>
      <source>round over</source>
      <translation>fin de ronda</translation>
    </message>
    <message>
      <source>row {n}</source>
      <translation>fila {n}</translation>
    </message>
    <message>
      <source>row {row}, column {column}</source>
      <translation>fila {row}, columna {column}</translation>
    </message>
    <message>
      <source>score</source>
      <translation>puntuación</translation>
    </message>
    <message>
      <source>sea</source>
      <translation>mar</translation>
    </message>
    <message>
      <source>second card</source>
      <translation>segunda carta</translation>
    </message>
    <message>
      <source>seven blueprints are completed</source>
      <translation>hay siete planos completados</translation>
    </message>
    <message>
      <source>silver medal</source>
      <translation>medalla de plata</translation>
    </message>
    <message>
      <source>south</source>
      <translation>sur</translation>
    </message>
    <message>
      <source>south-east of {tile}</source>
      <translation>al sureste de {tile}</translation>
    </message>
    <message>
      <source>south-west of {tile}</source>
      <translation>al suroeste de {tile}</translation>
    </message>
    <message>
      <source>steel</source>
      <translation>acero</translation>
    </message>
    <message>
      <source>still to play</source>
      <translation>aún por jugar</translation>
    </message>
    <message>
      <source>stone</source>
      <translation>piedra</translation>
    </message>
    <message>
      <source>stored</source>
      <translation>guardada</translation>
    </message>
    <message>
      <source>the Capitol</source>
      <translation>Capitolio</translation>
    </message>
    <message>
      <source>the Hill</source>
      <translation>la Colina</translation>
    </message>
    <message>
      <source>the Tool Maker at upgrade {up} or more</source>
      <translation>el Herramentero con mejora {up} o más</translation>
    </message>
    <message>
      <source>the Trade House at upgrade {up} or more</source>
      <translation>la Casa de Comercio con mejora {up} o más</translation>
    </message>
    <message>
      <source>the space at {value}</source>
      <translation>casilla {value}</translation>
    </message>
    <message>
      <source>the space between {one} and {other}</source>
      <translation>casilla entre {one} y {other}</translation>
    </message>
    <message>
      <source>the stack of tiles is empty</source>
      <translation>la pila de losetas está vacía</translation>
    </message>
    <message>
      <source>there is no other tile to activate</source>
      <translation>no hay otra loseta que activar</translation>
    </message>
    <message>
      <source>there is no tile left to draw</source>
      <translation>no queda loseta que robar</translation>
    </message>
    <message>
      <source>third card</source>
      <translation>tercera carta</translation>
    </message>
    <message>
      <source>time {minutes}:{seconds}</source>
      <translation>tiempo {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>to act</source>
      <translation>le toca</translation>
    </message>
    <message>
      <source>to act now</source>
      <translation>le toca ahora</translation>
    </message>
    <message>
      <source>to the back of the deck</source>
      <translation>al fondo del mazo</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>hoy, {time}</translation>
    </message>
    <message>
      <source>unrated</source>
      <translation>sin valorar</translation>
    </message>
    <message>
      <source>used</source>
      <translation>usado</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>espera</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>espera</translation>
    </message>
    <message>
      <source>wall</source>
      <translation>muralla</translation>
    </message>
    <message>
      <source>west</source>
      <translation>oeste</translation>
    </message>
    <message>
      <source>west of {tile}</source>
      <translation>al oeste de {tile}</translation>
    </message>
    <message>
      <source>wild upgrade</source>
      <translation>mejora comodín</translation>
    </message>
    <message>
      <source>with villagers</source>
      <translation>con aldeanos</translation>
    </message>
    <message>
      <source>worker</source>
      <translation>trabajador</translation>
    </message>
    <message>
      <source>would be lost</source>
      <translation>se perdería</translation>
    </message>
    <message>
      <source>yesterday, {time}</source>
      <translation>ayer, {time}</translation>
    </message>
    <message>
      <source>{ability} helps everybody from the next round on.</source>
      <translation>{ability} ayuda a todos desde la próxima ronda.</translation>
    </message>
    <message>
      <source>{ability} is enabled. {notes}</source>
      <translation>{ability}: activada. {notes}</translation>
    </message>
    <message>
      <source>{ability} was enabled for {cost}.</source>
      <translation>{ability}: activación por {cost}.</translation>
    </message>
    <message>
      <source>{ability}: it asks for {needed} upgrades together ({reached} are reached), and the group pays {cost}. {notes}</source>
      <translation>{ability}: pide {needed} mejoras en común (alcanzadas: {reached}), y el grupo paga {cost}. {notes}</translation>
    </message>
    <message>
      <source>{about} In brackets: the size of the largest group.</source>
      <translation>{about} Entre paréntesis: el tamaño del mayor grupo.</translation>
    </message>
    <message>
      <source>{about} Now {points}.</source>
      <translation>{about} Ahora {points}.</translation>
    </message>
    <message>
      <source>{card} ({type}), {points}.</source>
      <translation>{card} ({type}), {points}.</translation>
    </message>
    <message>
      <source>{card} brings victory points at the end.</source>
      <translation>{card} da puntos de victoria al final.</translation>
    </message>
    <message>
      <source>{card} came up stored and passed unspent.</source>
      <translation>{card} llegó arriba en estado guardado y pasó sin gastarse.</translation>
    </message>
    <message>
      <source>{card} can pay at once, and costs nothing.</source>
      <translation>{card} puede pagar ya, y no cuesta nada.</translation>
    </message>
    <message>
      <source>{card} comes nearer to the points of its other sides.</source>
      <translation>{card} se acerca a los puntos de sus otros lados.</translation>
    </message>
    <message>
      <source>{card} costs {cost}.</source>
      <translation>{card} cuesta {cost}.</translation>
    </message>
    <message>
      <source>{card} does what {outpost} asks for.</source>
      <translation>{card} cumple lo que pide {outpost}.</translation>
    </message>
    <message>
      <source>{card} gains 1 victory point at once.</source>
      <translation>{card} gana de inmediato 1 punto de victoria.</translation>
    </message>
    <message>
      <source>{card} gains {points} victory points at once.</source>
      <translation>{card} gana de inmediato {points} puntos de victoria.</translation>
    </message>
    <message>
      <source>{card} gives no discount now.</source>
      <translation>{card} no da descuento ahora.</translation>
    </message>
    <message>
      <source>{card} gives {resources}</source>
      <translation>{card} da {resources}</translation>
    </message>
    <message>
      <source>{card} gives {resources} for what comes next.</source>
      <translation>{card} da {resources} para lo que viene.</translation>
    </message>
    <message>
      <source>{card} has no such side.</source>
      <translation>{card} no tiene ese lado.</translation>
    </message>
    <message>
      <source>{card} has not been earned yet; only earned feats can be used.</source>
      <translation>{card} aún no se ha conseguido; solo se pueden usar hazañas conseguidas.</translation>
    </message>
    <message>
      <source>{card} helps from the next round on.</source>
      <translation>{card} ayuda desde la próxima ronda.</translation>
    </message>
    <message>
      <source>{card} is already so.</source>
      <translation>{card} ya está así.</translation>
    </message>
    <message>
      <source>{card} is no villager; it cannot be recruited.</source>
      <translation>{card} no es un aldeano; no se puede reclutar.</translation>
    </message>
    <message>
      <source>{card} is not needed: the cost is covered without it. Keep it stored.</source>
      <translation>{card} no hace falta: el coste está cubierto sin esa carta. Déjala guardada.</translation>
    </message>
    <message>
      <source>{card} is not on offer now.</source>
      <translation>{card} no está en oferta ahora.</translation>
    </message>
    <message>
      <source>{card} is stored: it can only pay</source>
      <translation>{card}: carta guardada, solo puede pagar</translation>
    </message>
    <message>
      <source>{card} is stored; it can only pay.</source>
      <translation>{card}: carta guardada, solo puede pagar.</translation>
    </message>
    <message>
      <source>{card} is worth {points} victory points.</source>
      <translation>{card} vale {points} puntos de victoria.</translation>
    </message>
    <message>
      <source>{card} left the game: several could have it.</source>
      <translation>{card} salió de la partida: podía ser de varios.</translation>
    </message>
    <message>
      <source>{card} lies too deep: only the top {count} cards can be used.</source>
      <translation>{card} está muy abajo: solo se pueden usar las {count} cartas de arriba.</translation>
    </message>
    <message>
      <source>{card} makes more of this turn than of a later one.</source>
      <translation>{card} rinde más en este turno que en otro.</translation>
    </message>
    <message>
      <source>{card} prints no flip action on this side.</source>
      <translation>{card} no muestra acción de voltear en este lado.</translation>
    </message>
    <message>
      <source>{card} prints no rotate action on this side.</source>
      <translation>{card} no muestra acción de girar en este lado.</translation>
    </message>
    <message>
      <source>{card} prints no store action on this side.</source>
      <translation>{card} no muestra acción de guardar en este lado.</translation>
    </message>
    <message>
      <source>{card} rests.</source>
      <translation>{card} descansa.</translation>
    </message>
    <message>
      <source>{card} saved one {resource}.</source>
      <translation>{card} ahorró una unidad de {resource}.</translation>
    </message>
    <message>
      <source>{card} takes effect.</source>
      <translation>{card} surte efecto.</translation>
    </message>
    <message>
      <source>{card} takes one resource of its own kind off, once a round.</source>
      <translation>{card} quita un recurso de su propio tipo, una vez por ronda.</translation>
    </message>
    <message>
      <source>{card} was discarded.</source>
      <translation>Carta descartada: {card}.</translation>
    </message>
    <message>
      <source>{card} was flipped.</source>
      <translation>Carta volteada: {card}.</translation>
    </message>
    <message>
      <source>{card} was recruited.</source>
      <translation>Aldeano reclutado: {card}.</translation>
    </message>
    <message>
      <source>{card} was rotated.</source>
      <translation>Carta girada: {card}.</translation>
    </message>
    <message>
      <source>{card} was stored.</source>
      <translation>Carta guardada: {card}.</translation>
    </message>
    <message>
      <source>{card} was thwarted.</source>
      <translation>{card} se frustró.</translation>
    </message>
    <message>
      <source>{card} was turned back to make room.</source>
      <translation>Carta enderezada para hacer sitio: {card}.</translation>
    </message>
    <message>
      <source>{card} will be missed least.</source>
      <translation>{card} será la que menos se eche de menos.</translation>
    </message>
    <message>
      <source>{card} will give {resources} whenever it is stored.</source>
      <translation>{card} dará {resources} cada vez que se guarde.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed in the rounds to come.</source>
      <translation>{card} pagará lo que haga falta en las próximas rondas.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed.</source>
      <translation>{card} pagará lo que haga falta.</translation>
    </message>
    <message>
      <source>{card} works again.</source>
      <translation>{card} trabaja de nuevo.</translation>
    </message>
    <message>
      <source>{card}, {place}.</source>
      <translation>{card}, {place}.</translation>
    </message>
    <message>
      <source>{card}: 1 {kind} less</source>
      <translation>{card}: 1 {kind} menos</translation>
    </message>
    <message>
      <source>{card}: only {player} has {criterion} and takes it.</source>
      <translation>{card}: solo {player} tiene {criterion} y se queda la carta.</translation>
    </message>
    <message>
      <source>{card}: upgrade {level}</source>
      <translation>{card}: mejora {level}</translation>
    </message>
    <message>
      <source>{card}: {players} have {criterion}, so nobody gets it.</source>
      <translation>{card}: {players} tienen {criterion}, así que no es para nadie.</translation>
    </message>
    <message>
      <source>{challenger} against {rivals}: {share} % of {games} games (95 % sure: {low} to {high}; by chance {par} %).</source>
      <translation>{challenger} contra {rivals}: {share} % de {games} partidas (95 % seguro: {low} a {high}; por azar {par} %).</translation>
    </message>
    <message>
      <source>{challenger} alone: {mean} points on average of {games} games (95 % sure: ±{spread}), from {least} to {most}.</source>
      <translation>{challenger} en solitario: {mean} puntos de media en {games} partidas (95 % seguro: ±{spread}), de {least} a {most}.</translation>
    </message>
    <message>
      <source>{code} has no side {state}.</source>
      <translation>{code} no tiene lado {state}.</translation>
    </message>
    <message>
      <source>{commands} commands, {pace} a second.</source>
      <translation>{commands} comandos, {pace} por segundo.</translation>
    </message>
    <message>
      <source>{conditions}: done.</source>
      <translation>{conditions}: cumplido.</translation>
    </message>
    <message>
      <source>{cost} for {gain}</source>
      <translation>{cost} por {gain}</translation>
    </message>
    <message>
      <source>{count} players</source>
      <translation>{count} jugadores</translation>
    </message>
    <message>
      <source>{disaster} is averted.</source>
      <translation>{disaster}: peligro evitado.</translation>
    </message>
    <message>
      <source>{disaster} was averted. The group has {points}: {rating}.</source>
      <translation>{disaster}: catástrofe evitada. El grupo tiene {points}: {rating}.</translation>
    </message>
    <message>
      <source>{disaster} was not averted: all have lost.</source>
      <translation>{disaster}: catástrofe no evitada, todos han perdido.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}.</source>
      <translation>{disaster}, nivel {level} de {levels}.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}: the group pays {cost}.</source>
      <translation>{disaster}, nivel {level} de {levels}: el grupo paga {cost}.</translation>
    </message>
    <message>
      <source>{disaster}: level {level} of {levels}.</source>
      <translation>{disaster}: nivel {level} de {levels}.</translation>
    </message>
    <message>
      <source>{earned} of {n} earned in solo games. An earned feat may join the deck on medium and easy.</source>
      <translation>{earned} de {n} conseguidas en solitario. Una hazaña conseguida puede unirse al mazo en medio y en fácil.</translation>
    </message>
    <message>
      <source>{feat}: met</source>
      <translation>{feat}: cumplida</translation>
    </message>
    <message>
      <source>{figure}: {condition}</source>
      <translation>{figure}: {condition}</translation>
    </message>
    <message>
      <source>{games} games ended without a fault.</source>
      <translation>{games} partidas terminaron sin fallo.</translation>
    </message>
    <message>
      <source>{game}, deal {seed}</source>
      <translation>{game}, reparto {seed}</translation>
    </message>
    <message>
      <source>{game}: the end</source>
      <translation>{game}: el final</translation>
    </message>
    <message>
      <source>{guild} banner</source>
      <translation>estandarte de {guild}</translation>
    </message>
    <message>
      <source>{guild} hub</source>
      <translation>eje de {guild}</translation>
    </message>
    <message>
      <source>{limit} cards are stored already: name one to turn back first.</source>
      <translation>Ya hay {limit} cartas guardadas: nombra primero una para enderezar.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the drum cannot add another.</source>
      <translation>Ya hay {limit} cartas guardadas; el tambor no puede añadir otra.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the fires cannot add another.</source>
      <translation>Ya hay {limit} cartas guardadas; las hogueras no pueden añadir otra.</translation>
    </message>
    <message>
      <source>{line} ({reward})</source>
      <translation>{line} ({reward})</translation>
    </message>
    <message>
      <source>{mode}, {count} seats</source>
      <translation>{mode}, {count} puestos</translation>
    </message>
    <message>
      <source>{move}: cost about {points}</source>
      <translation>{move}: costó unos {points}</translation>
    </message>
    <message>
      <source>{names} share the victory with {marker} points.</source>
      <translation>{names} comparten la victoria con {marker} puntos.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points} points.</source>
      <translation>{names} comparten la victoria con {points} puntos.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points}.</source>
      <translation>{names} comparten la victoria con {points}.</translation>
    </message>
    <message>
      <source>{names} wins with {marker} points.</source>
      <translation>{names} gana con {marker} puntos.</translation>
    </message>
    <message>
      <source>{names} wins with {points} points.</source>
      <translation>{names} gana con {points} puntos.</translation>
    </message>
    <message>
      <source>{names} wins with {points}.</source>
      <translation>{names} gana con {points}.</translation>
    </message>
    <message>
      <source>{name} (branch)</source>
      <translation>{name} (rama)</translation>
    </message>
    <message>
      <source>{name} (copy)</source>
      <translation>{name} (copia)</translation>
    </message>
    <message>
      <source>{name} ({number})</source>
      <translation>{name} ({number})</translation>
    </message>
    <message>
      <source>{name} could not decide. Let it try again, or take the seat over. ({reason})</source>
      <translation>{name} no pudo decidir. Deja que lo intente de nuevo, o toma el puesto. ({reason})</translation>
    </message>
    <message>
      <source>{name} is thinking · {level}</source>
      <translation>{name} está pensando · {level}</translation>
    </message>
    <message>
      <source>{name} waits · {level}</source>
      <translation>{name} espera · {level}</translation>
    </message>
    <message>
      <source>{name} wants to play</source>
      <translation>{name} quiere jugar</translation>
    </message>
    <message>
      <source>{name} wants to play ({number})</source>
      <translation>{name} quiere jugar ({number})</translation>
    </message>
    <message>
      <source>{name} · {level}</source>
      <translation>{name} · {level}</translation>
    </message>
    <message>
      <source>{name}, how to be asked: {words}</source>
      <translation>{name}, cómo preguntar: {words}</translation>
    </message>
    <message>
      <source>{name}: +{carrots} carrots</source>
      <translation>{name}: +{carrots} zanahorias</translation>
    </message>
    <message>
      <source>{name}: place {place}, {points} points</source>
      <translation>{name}: posición {place}, {points} puntos</translation>
    </message>
    <message>
      <source>{name}: the costliest decisions</source>
      <translation>{name}: las decisiones más caras</translation>
    </message>
    <message>
      <source>{name}: {carrots} carrots, {points} victory points</source>
      <translation>{name}: {carrots} zanahorias, {points} puntos de victoria</translation>
    </message>
    <message>
      <source>{name}: {move}</source>
      <translation>{name}: {move}</translation>
    </message>
    <message>
      <source>{name}: {points} points</source>
      <translation>{name}: {points} puntos</translation>
    </message>
    <message>
      <source>{name}: {points}, {fame} fame, {workers} workers on the dock</source>
      <translation>{name}: {points}, {fame} de fama, {workers} trabajadores en el muelle</translation>
    </message>
    <message>
      <source>{net} is the best net result of this mode and number of players.</source>
      <translation>{net} es el mejor resultado neto de este modo y número de jugadores.</translation>
    </message>
    <message>
      <source>{notes} For each player: {up} upgrades and {cost}.</source>
      <translation>{notes} Por cada jugador: {up} mejoras y {cost}.</translation>
    </message>
    <message>
      <source>{n} Canoe Houses at upgrade {up} or more</source>
      <translation>{n} Casas de Canoas con mejora {up} o más</translation>
    </message>
    <message>
      <source>{n} Housing at upgrade {up} or more</source>
      <translation>{n} Viviendas con mejora {up} o más</translation>
    </message>
    <message>
      <source>{n} Loggers at upgrade {up} or more</source>
      <translation>{n} Leñadores con mejora {up} o más</translation>
    </message>
    <message>
      <source>{n} Quarries at upgrade {up} or more</source>
      <translation>{n} Canteras con mejora {up} o más</translation>
    </message>
    <message>
      <source>{n} Temples at upgrade {up} or more</source>
      <translation>{n} Templos con mejora {up} o más</translation>
    </message>
    <message>
      <source>{n} cards handled</source>
      <translation>{n} cartas manejadas</translation>
    </message>
    <message>
      <source>{n} completed</source>
      <translation>{n} completados</translation>
    </message>
    <message>
      <source>{n} east</source>
      <translation>{n} al este</translation>
    </message>
    <message>
      <source>{n} energy</source>
      <translation>{n} de energía</translation>
    </message>
    <message>
      <source>{n} fame</source>
      <translation>{n} de fama</translation>
    </message>
    <message>
      <source>{n} fish</source>
      <translation>{n} pescados</translation>
    </message>
    <message>
      <source>{n} games</source>
      <translation>{n} partidas</translation>
    </message>
    <message>
      <source>{n} gone</source>
      <translation>gastadas: {n}</translation>
    </message>
    <message>
      <source>{n} guild links</source>
      <translation>{n} enlaces de gremio</translation>
    </message>
    <message>
      <source>{n} left</source>
      <translation>quedan {n}</translation>
    </message>
    <message>
      <source>{n} links</source>
      <translation>{n} enlaces</translation>
    </message>
    <message>
      <source>{n} log</source>
      <translation>{n} tronco</translation>
    </message>
    <message>
      <source>{n} logs</source>
      <translation>{n} troncos</translation>
    </message>
    <message>
      <source>{n} north</source>
      <translation>{n} al norte</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} de {all}</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} piezas</translation>
    </message>
    <message>
      <source>{n} ready workers can use this number.</source>
      <translation>{n} trabajadores listos pueden usar este número.</translation>
    </message>
    <message>
      <source>{n} saved games</source>
      <translation>{n} partidas guardadas</translation>
    </message>
    <message>
      <source>{n} south</source>
      <translation>{n} al sur</translation>
    </message>
    <message>
      <source>{n} steel</source>
      <translation>{n} de acero</translation>
    </message>
    <message>
      <source>{n} stone</source>
      <translation>{n} piedra</translation>
    </message>
    <message>
      <source>{n} stones</source>
      <translation>{n} piedras</translation>
    </message>
    <message>
      <source>{n} to go</source>
      <translation>faltan {n}</translation>
    </message>
    <message>
      <source>{n} victory points.</source>
      <translation>{n} puntos de victoria.</translation>
    </message>
    <message>
      <source>{n} west</source>
      <translation>{n} al oeste</translation>
    </message>
    <message>
      <source>{n} wild</source>
      <translation>{n} comodines</translation>
    </message>
    <message>
      <source>{payment} It is averted.</source>
      <translation>{payment} Catástrofe evitada.</translation>
    </message>
    <message>
      <source>{payment} Lost: {wasted}.</source>
      <translation>{payment} Se pierde: {wasted}.</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{place}, beside {tile}</source>
      <translation>{place}, junto a {tile}</translation>
    </message>
    <message>
      <source>{place}.</source>
      <translation>{place}.</translation>
    </message>
    <message>
      <source>{place}. (shared)</source>
      <translation>{place}. (empate)</translation>
    </message>
    <message>
      <source>{players} share the victory.</source>
      <translation>{players} comparten la victoria.</translation>
    </message>
    <message>
      <source>{player} activates the island with a {value}.</source>
      <translation>{player} activa la isla con un {value}.</translation>
    </message>
    <message>
      <source>{player} activates {tile}.</source>
      <translation>{player} activa {tile}.</translation>
    </message>
    <message>
      <source>{player} agrees: {cards}</source>
      <translation>{player} está de acuerdo: {cards}</translation>
    </message>
    <message>
      <source>{player} bought {card}.</source>
      <translation>{player} compró {card}.</translation>
    </message>
    <message>
      <source>{player} built a bridge on {place}.</source>
      <translation>{player} construyó un puente en {place}.</translation>
    </message>
    <message>
      <source>{player} built a {level} for {cost} carrots.</source>
      <translation>{player} construyó {level} por {cost} zanahorias.</translation>
    </message>
    <message>
      <source>{player} buys nothing more.</source>
      <translation>{player} no compra nada más.</translation>
    </message>
    <message>
      <source>{player} buys {card}.</source>
      <translation>{player} compra {card}.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing and is out.</source>
      <translation>{player} no puede pagar nada y queda fuera.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing more.</source>
      <translation>{player} no puede pagar nada más.</translation>
    </message>
    <message>
      <source>{player} chooses the way.</source>
      <translation>{player} elige el camino.</translation>
    </message>
    <message>
      <source>{player} claims {tile} ({mark}).</source>
      <translation>{player} toma {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} clears {line}.</source>
      <translation>{player} vacía {line}.</translation>
    </message>
    <message>
      <source>{player} completes {card}.</source>
      <translation>{player} completa {card}.</translation>
    </message>
    <message>
      <source>{player} counts the bonus die as {value}.</source>
      <translation>{player} cuenta el dado extra como {value}.</translation>
    </message>
    <message>
      <source>{player} deploys a worker from {space} to {tile}.</source>
      <translation>{player} envía un trabajador: {space}, a {tile}.</translation>
    </message>
    <message>
      <source>{player} discarded {card}.</source>
      <translation>{player} descartó {card}.</translation>
    </message>
    <message>
      <source>{player} discarded {tiles}.</source>
      <translation>{player} descartó {tiles}.</translation>
    </message>
    <message>
      <source>{player} discards {tile}.</source>
      <translation>{player} descarta {tile}.</translation>
    </message>
    <message>
      <source>{player} draws {card}.</source>
      <translation>{player} roba {card}.</translation>
    </message>
    <message>
      <source>{player} draws {tile} ({mark}).</source>
      <translation>{player} roba {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} drew Collapse!, too late to strike.</source>
      <translation>{player} robó ¡Derrumbe!, tarde para golpear.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it counts from 3.</source>
      <translation>{player} robó ¡Derrumbe!; cuenta desde 3.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it waits.</source>
      <translation>{player} robó ¡Derrumbe!; espera.</translation>
    </message>
    <message>
      <source>{player} drew an Action Card.</source>
      <translation>{player} robó una carta de Acción.</translation>
    </message>
    <message>
      <source>{player} drew {n} tiles.</source>
      <translation>{player} robó {n} losetas.</translation>
    </message>
    <message>
      <source>{player} explores.</source>
      <translation>{player} explora.</translation>
    </message>
    <message>
      <source>{player} gains {gain}.</source>
      <translation>{player} gana {gain}.</translation>
    </message>
    <message>
      <source>{player} gains {n} fame and has {fame}.</source>
      <translation>{player} gana {n} de fama y tiene {fame}.</translation>
    </message>
    <message>
      <source>{player} gave {cards}.</source>
      <translation>{player} dio {cards}.</translation>
    </message>
    <message>
      <source>{player} goes one space.</source>
      <translation>{player} avanza una casilla.</translation>
    </message>
    <message>
      <source>{player} goes {n} spaces.</source>
      <translation>{player} avanza {n} casillas.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots.</source>
      <translation>{player} cosecha {carrots} zanahorias.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots: {base} times {factor}.</source>
      <translation>{player} cosecha {carrots} zanahorias: {base} por {factor}.</translation>
    </message>
    <message>
      <source>{player} has still to act.</source>
      <translation>{player} aún tiene que jugar.</translation>
    </message>
    <message>
      <source>{player} has the reward of {line}.</source>
      <translation>{player} tiene la recompensa de {line}.</translation>
    </message>
    <message>
      <source>{player} installs the {upgrade} on {tile}.</source>
      <translation>{player} instala ({upgrade}): {tile}.</translation>
    </message>
    <message>
      <source>{player} may buy one of: {cards}; or pass.</source>
      <translation>{player} puede comprar una de: {cards}; o pasar.</translation>
    </message>
    <message>
      <source>{player} may buy {card}, or pass.</source>
      <translation>{player} puede comprar {card}, o pasar.</translation>
    </message>
    <message>
      <source>{player} may play a card</source>
      <translation>{player} puede jugar una carta</translation>
    </message>
    <message>
      <source>{player} must agree: own cards are used.</source>
      <translation>{player} debe dar su acuerdo: se usan cartas suyas.</translation>
    </message>
    <message>
      <source>{player} now has a {value}.</source>
      <translation>{player} tiene ahora un {value}.</translation>
    </message>
    <message>
      <source>{player} passed; the marker is on {marker}.</source>
      <translation>{player} pasó; el marcador está en {marker}.</translation>
    </message>
    <message>
      <source>{player} passes automatically.</source>
      <translation>{player} pasa automáticamente.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <translation>{player} pasa.</translation>
    </message>
    <message>
      <source>{player} pays {cost}.</source>
      <translation>{player} paga {cost}.</translation>
    </message>
    <message>
      <source>{player} placed {tile}.</source>
      <translation>{player} colocó {tile}.</translation>
    </message>
    <message>
      <source>{player} places {tile} {where}.</source>
      <translation>{player} coloca {tile} {where}.</translation>
    </message>
    <message>
      <source>{player} plays the round.</source>
      <translation>{player} juega la ronda.</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target} – does anybody answer?</source>
      <translation>{player} juega {card} contra {target} – ¿alguien responde?</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target}.</source>
      <translation>{player} juega {card} contra {target}.</translation>
    </message>
    <message>
      <source>{player} plays {card} – does anybody answer?</source>
      <translation>{player} juega {card} – ¿alguien responde?</translation>
    </message>
    <message>
      <source>{player} plays {card}.</source>
      <translation>{player} juega {card}.</translation>
    </message>
    <message>
      <source>{player} plays {character}.</source>
      <translation>{player} juega con {character}.</translation>
    </message>
    <message>
      <source>{player} puts the {upgrade} aside.</source>
      <translation>{player} aparta {upgrade}.</translation>
    </message>
    <message>
      <source>{player} reached 55: the marker stays there.</source>
      <translation>{player} llegó a 55: el marcador se queda ahí.</translation>
    </message>
    <message>
      <source>{player} shares the harvest and takes {carrots} carrots.</source>
      <translation>{player} comparte la cosecha y toma {carrots} zanahorias.</translation>
    </message>
    <message>
      <source>{player} stops here: no more tiles.</source>
      <translation>{player} lo deja aquí: no habrá más losetas.</translation>
    </message>
    <message>
      <source>{player} takes a {value}.</source>
      <translation>{player} toma un {value}.</translation>
    </message>
    <message>
      <source>{player} takes {card}.</source>
      <translation>{player} toma {card}.</translation>
    </message>
    <message>
      <source>{player} takes {carrots} carrots.</source>
      <translation>{player} toma {carrots} zanahorias.</translation>
    </message>
    <message>
      <source>{player} took nothing and built nothing.</source>
      <translation>{player} no tomó ni construyó nada.</translation>
    </message>
    <message>
      <source>{player} took the decision back.</source>
      <translation>{player} retiró la decisión.</translation>
    </message>
    <message>
      <source>{player} took {card}: {points}.</source>
      <translation>{player} tomó {card}: {points}.</translation>
    </message>
    <message>
      <source>{player} took {seconds} seconds.</source>
      <translation>{player} tardó {seconds} segundos.</translation>
    </message>
    <message>
      <source>{player} uses {tile}.</source>
      <translation>{player} usa {tile}.</translation>
    </message>
    <message>
      <source>{player} wins with {points} and most upgrades.</source>
      <translation>{player} gana con {points} y más mejoras.</translation>
    </message>
    <message>
      <source>{player} wins with {points}, equal upgrades and most stored resources.</source>
      <translation>{player} gana con {points}, mejoras iguales y más recursos guardados.</translation>
    </message>
    <message>
      <source>{player} wins with {points}.</source>
      <translation>{player} gana con {points}.</translation>
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
      <translation>{player}: {points}, mejoras {up}.</translation>
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
      <translation>{points} al final por cada juego completo.</translation>
    </message>
    <message>
      <source>{points} at the end for each hex of your largest group, at most {most}.</source>
      <translation>{points} al final por cada hexágono de tu mayor grupo, {most} como máximo.</translation>
    </message>
    <message>
      <source>{points} at the end for each of its hexes, at most {most}.</source>
      <translation>{points} al final por cada uno de sus hexágonos, {most} como máximo.</translation>
    </message>
    <message>
      <source>{points} at the end for each one reached, at most {most} in all.</source>
      <translation>{points} al final por cada uno alcanzado, {most} en total como máximo.</translation>
    </message>
    <message>
      <source>{points} at the end for each one.</source>
      <translation>{points} al final por cada uno.</translation>
    </message>
    <message>
      <source>{points} at the end; everybody tied gets it.</source>
      <translation>{points} al final; en caso de empate, para todos.</translation>
    </message>
    <message>
      <source>{points} for each group of {size} or more.</source>
      <translation>{points} por cada grupo de {size} o más.</translation>
    </message>
    <message>
      <source>{points} for each hex placed there.</source>
      <translation>{points} por cada hexágono colocado ahí.</translation>
    </message>
    <message>
      <source>{points} for each one joined to the beach by paths.</source>
      <translation>{points} por cada una unida a la playa por caminos.</translation>
    </message>
    <message>
      <source>{points} for each one with a path on both banks.</source>
      <translation>{points} por cada uno con camino en ambas orillas.</translation>
    </message>
    <message>
      <source>{points} for each straight line of {size} equal symbols leading away.</source>
      <translation>{points} por cada línea recta de {size} símbolos iguales que sale de ahí.</translation>
    </message>
    <message>
      <source>{points} for whoever is first; in one round all share.</source>
      <translation>{points} para quien sea primero; en la misma ronda, para todos.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} puntos</translation>
    </message>
    <message>
      <source>{points} points are the most in this mode with so many players.</source>
      <translation>{points} puntos son lo máximo en este modo con tantos jugadores.</translation>
    </message>
    <message>
      <source>{points} points are your best solo challenge.</source>
      <translation>{points} puntos son tu mejor desafío en solitario.</translation>
    </message>
    <message>
      <source>{points} points expected</source>
      <translation>{points} puntos esperados</translation>
    </message>
    <message>
      <source>{points} victory points</source>
      <translation>{points} puntos de victoria</translation>
    </message>
    <message>
      <source>{points} when all of it is covered.</source>
      <translation>{points} cuando todo esté cubierto.</translation>
    </message>
    <message>
      <source>{points} ★ more</source>
      <translation>{points} ★ más</translation>
    </message>
    <message>
      <source>{position} {card}</source>
      <translation>{position} {card}</translation>
    </message>
    <message>
      <source>{problem} The game goes on; it is tried again.</source>
      <translation>{problem} La partida continúa; se intentará de nuevo.</translation>
    </message>
    <message>
      <source>{reached} of {needed}</source>
      <translation>{reached} de {needed}</translation>
    </message>
    <message>
      <source>{resources} stored</source>
      <translation>{resources} en reserva</translation>
    </message>
    <message>
      <source>{resource} upgrade</source>
      <translation>mejora de {resource}</translation>
    </message>
    <message>
      <source>{seed}, chosen</source>
      <translation>{seed}, elegido</translation>
    </message>
    <message>
      <source>{side}: gives {resources}, {points}, upgrade {up}</source>
      <translation>{side}: da {resources}, {points}, mejora {up}</translation>
    </message>
    <message>
      <source>{team} together: {share} % of {games} games won (95 % sure: {low} to {high}), group score {mean} on average.</source>
      <translation>{team} en común: {share} % de {games} partidas ganadas (95 % seguro: {low} a {high}), puntos del grupo {mean} de media.</translation>
    </message>
    <message>
      <source>{tile} cannot house what it houses.</source>
      <translation>{tile} no puede alojar lo que aloja.</translation>
    </message>
    <message>
      <source>{tile} comes to {space}.</source>
      <translation>{tile} llega a la oferta: {space}.</translation>
    </message>
    <message>
      <source>{tile} will give this whenever it is activated: {resources}.</source>
      <translation>{tile} dará esto cada vez que se active: {resources}.</translation>
    </message>
    <message>
      <source>{tile} {side}</source>
      <translation>{tile} {side}</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: 1 does</source>
      <translation>{vp} si los {all} hexágonos de alrededor tienen losetas: 1 la tiene</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: {n} do</source>
      <translation>{vp} si los {all} hexágonos de alrededor tienen losetas: {n} la tienen</translation>
    </message>
    <message>
      <source>{vp} × sets of these numbers: {counts}</source>
      <translation>{vp} × juegos de estos números: {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of three different banners beside it: {counts}</source>
      <translation>{vp} × juegos de tres estandartes distintos al lado: {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of {group} different numbers: {counts}</source>
      <translation>{vp} × juegos de {group} números distintos: {counts}</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 depot ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 depósito ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 worker on the island ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 trabajador en la isla ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 {guild} banner ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 estandarte de {guild} ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} depots ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} depósitos ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} workers on the island ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} trabajadores en la isla ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} {guild} banners ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} estandartes de {guild} ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{words}, first player</source>
      <translation>{words}, primer jugador</translation>
    </message>
    <message>
      <source>{words}, stored</source>
      <translation>{words}, guardada</translation>
    </message>
    <message>
      <source>“command” is an object, as “legal” lists them.</source>
      <translation>«command» es un objeto, como los da «legal».</translation>
    </message>
    <message>
      <source>“confirmed” lists the seats that agree, each once.</source>
      <translation>«confirmed» nombra los puestos de acuerdo, cada uno una vez.</translation>
    </message>
    <message>
      <source>“deck” is the list of all tiles in the order of their cards.</source>
      <translation>«deck» es la lista de todas las losetas en el orden de sus cartas.</translation>
    </message>
    <message>
      <source>“deck” names a tile that does not exist.</source>
      <translation>«deck» nombra una loseta que no existe.</translation>
    </message>
    <message>
      <source>“discounts” must be a list of sources and kinds.</source>
      <translation>«discounts» debe ser una lista de orígenes y tipos.</translation>
    </message>
    <message>
      <source>“game” is the id of a game.</source>
      <translation>«game» es el id de un juego.</translation>
    </message>
    <message>
      <source>“id” is text or a number.</source>
      <translation>«id» es texto o un número.</translation>
    </message>
    <message>
      <source>“mode” is the id of a mode.</source>
      <translation>«mode» es el id de un modo.</translation>
    </message>
    <message>
      <source>“name” is text.</source>
      <translation>«name» es texto.</translation>
    </message>
    <message>
      <source>“payments” has a list of card codes for every seat.</source>
      <translation>«payments» tiene una lista de códigos de carta por puesto.</translation>
    </message>
    <message>
      <source>“save” is what “save” answered, or the path of a saved game.</source>
      <translation>«save» es lo que respondió «save», o la ruta de una partida guardada.</translation>
    </message>
    <message>
      <source>“seat” and “alternative” are whole numbers, “on” is true or false.</source>
      <translation>«seat» y «alternative» son números enteros, «on» es verdadero o falso.</translation>
    </message>
    <message>
      <source>“seat” is the number of a seat, from 0.</source>
      <translation>«seat» es el número de un puesto, desde 0.</translation>
    </message>
    <message>
      <source>“seconds” is a number.</source>
      <translation>«seconds» es un número.</translation>
    </message>
    <message>
      <source>“seconds” lies between 0 and {most}.</source>
      <translation>«seconds» está entre 0 y {most}.</translation>
    </message>
    <message>
      <source>“state” is an object, as “state” gives it.</source>
      <translation>«state» es un objeto, como lo da «state».</translation>
    </message>
    <message>
      <source>“{kind}” has no “{name}”.</source>
      <translation>«{kind}» no tiene «{name}».</translation>
    </message>
    <message>
      <source>“{kind}” is not a turn.</source>
      <translation>«{kind}» no es un turno.</translation>
    </message>
    <message>
      <source>“{kind}” needs “{name}”.</source>
      <translation>«{kind}» necesita «{name}».</translation>
    </message>
    <message>
      <source>“{name}” cannot be “{value}”.</source>
      <translation>«{name}» no puede ser «{value}».</translation>
    </message>
    <message>
      <source>“{name}” is a hex: a list of two whole numbers.</source>
      <translation>«{name}» es un hexágono: una lista de dos números enteros.</translation>
    </message>
    <message>
      <source>“{name}” is a list of whole numbers.</source>
      <translation>«{name}» es una lista de números enteros.</translation>
    </message>
    <message>
      <source>“{name}” is a list.</source>
      <translation>«{name}» es una lista.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number from 0 to {most}.</source>
      <translation>«{name}» es un número entero de 0 a {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number up to {most}.</source>
      <translation>«{name}» es un número entero hasta {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number.</source>
      <translation>«{name}» es un número entero.</translation>
    </message>
    <message>
      <source>“{name}” is a word.</source>
      <translation>«{name}» es una palabra.</translation>
    </message>
    <message>
      <source>“{name}” is an object.</source>
      <translation>«{name}» es un objeto.</translation>
    </message>
    <message>
      <source>“{name}” is either true or false.</source>
      <translation>«{name}» es verdadero o falso.</translation>
    </message>
    <message>
      <source>“{name}” is missing, or no text.</source>
      <translation>«{name}» falta, o no es texto.</translation>
    </message>
    <message>
      <source>“{name}” is no path of a file.</source>
      <translation>«{name}» no es la ruta de un archivo.</translation>
    </message>
    <message>
      <source>“{name}” is not what the decisions make of it.</source>
      <translation>«{name}» no es lo que resulta de las decisiones.</translation>
    </message>
    <message>
      <source>“{name}” is one of: {values}.</source>
      <translation>«{name}» es uno de: {values}.</translation>
    </message>
    <message>
      <source>“{name}” knows no “{value}”.</source>
      <translation>«{name}» no conoce «{value}».</translation>
    </message>
    <message>
      <source>“{name}” must be a list of card codes.</source>
      <translation>«{name}» debe ser una lista de códigos de carta.</translation>
    </message>
    <message>
      <source>“{name}” must be the code of a card, like LG5.</source>
      <translation>«{name}» debe ser el código de una carta, como LG5.</translation>
    </message>
    <message>
      <source>“{name}” names something twice.</source>
      <translation>«{name}» nombra algo dos veces.</translation>
    </message>
    <message>
      <source>“{name}” was deleted.</source>
      <translation>Se eliminó «{name}».</translation>
    </message>
    <message>
      <source>“{place}” is missing or wrong.</source>
      <translation>«{place}» falta o está mal.</translation>
    </message>
    <message>
      <source>“{place}” is not what the position says.</source>
      <translation>«{place}» no es lo que dice la posición.</translation>
    </message>
    <message>
      <source>“{place}” lies outside the log.</source>
      <translation>«{place}» está fuera del diario.</translation>
    </message>
    <message>
      <source>“{place}”: {reason}</source>
      <translation>«{place}»: {reason}</translation>
    </message>
    <message>
      <source>“{state}” is no orientation: FT, FB, BB or BT.</source>
      <translation>«{state}» no es una orientación: FT, FB, BB o BT.</translation>
    </message>
    <message>
      <source>“{text}” is no command.</source>
      <translation>«{text}» no es un comando.</translation>
    </message>
    <message>
      <source>“{text}” is no cost number.</source>
      <translation>«{text}» no es un número de coste.</translation>
    </message>
    <message>
      <source>“{word}” is no whole number from {least} to {most}</source>
      <translation>«{word}» no es un número entero de {least} a {most}</translation>
    </message>
    <message>
      <source>⌊{n} ÷ {group}⌋</source>
      <translation>⌊{n} ÷ {group}⌋</translation>
    </message>
  </context>
</TS>
