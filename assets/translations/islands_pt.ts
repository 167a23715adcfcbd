<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
  <context>
    <name>islands</name>
    <message>
      <source>   a decision of {challenger}: {middle} s at the median, {slow} s at the 99th percentile.</source>
      <translation>   uma decisão de {challenger}: {middle} s na mediana, {slow} s no percentil 99.</translation>
    </message>
    <message>
      <source> and </source>
      <translation> e </translation>
    </message>
    <message>
      <source> for {cost}</source>
      <translation> por {cost}</translation>
    </message>
    <message>
      <source> for {cost}, paid with {cards}</source>
      <translation> por {cost}, pago com {cards}</translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source> with {parts}</source>
      <translation> com {parts}</translation>
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
      <translation>, guardando de novo {card}</translation>
    </message>
    <message>
      <source>, turning {card} back</source>
      <translation>, endireitando {card}</translation>
    </message>
    <message>
      <source>, {card} saves one {resource}</source>
      <translation>, {card} poupa uma unidade de {resource}</translation>
    </message>
    <message>
      <source>1 Canoe House at upgrade {up} or more</source>
      <translation>1 Casa das Canoas com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>1 card handled</source>
      <translation>1 carta manuseada</translation>
    </message>
    <message>
      <source>1 fish</source>
      <translation>1 peixe</translation>
    </message>
    <message>
      <source>1 game</source>
      <translation>1 partida</translation>
    </message>
    <message>
      <source>1 game ended without a fault.</source>
      <translation>1 partida terminou sem erro.</translation>
    </message>
    <message>
      <source>1 guild link</source>
      <translation>1 ligação de guilda</translation>
    </message>
    <message>
      <source>1 link</source>
      <translation>1 ligação</translation>
    </message>
    <message>
      <source>1 part</source>
      <translation>1 componente</translation>
    </message>
    <message>
      <source>1 player</source>
      <translation>1 jogador</translation>
    </message>
    <message>
      <source>1 point</source>
      <translation>1 ponto</translation>
    </message>
    <message>
      <source>1 ready worker can use this number.</source>
      <translation>1 trabalhador pronto pode usar este número.</translation>
    </message>
    <message>
      <source>1 saved game</source>
      <translation>1 partida guardada</translation>
    </message>
    <message>
      <source>1 victory point</source>
      <translation>1 ponto de vitória</translation>
    </message>
    <message>
      <source>1 victory point.</source>
      <translation>1 ponto de vitória.</translation>
    </message>
    <message>
      <source>1 wild</source>
      <translation>1 à escolha</translation>
    </message>
    <message>
      <source>; then </source>
      <translation>; depois </translation>
    </message>
    <message>
      <source>A Collapse! has a card and a counter.</source>
      <translation>Uma Derrocada! tem uma carta e um contador.</translation>
    </message>
    <message>
      <source>A Collapse! is never held in a hand.</source>
      <translation>Uma Derrocada! nunca fica na mão.</translation>
    </message>
    <message>
      <source>A Collapse! strikes only in its player's turn.</source>
      <translation>Uma Derrocada! só atinge na jogada do seu dono.</translation>
    </message>
    <message>
      <source>A Town of another player is neither shared nor built on.</source>
      <translation>A Cidade de outro jogador não se partilha nem se amplia.</translation>
    </message>
    <message>
      <source>A blueprint has been drawn since; what was done before it stands.</source>
      <translation>Entretanto tirou-se um projeto; o que foi feito antes fica.</translation>
    </message>
    <message>
      <source>A blueprint lies among those of another level.</source>
      <translation>Um projeto está entre os de outro nível.</translation>
    </message>
    <message>
      <source>A blueprint of level {level}</source>
      <translation>Um projeto de nível {level}</translation>
    </message>
    <message>
      <source>A blueprint of your hand could still be completed in this turn.</source>
      <translation>Nesta jogada ainda se poderia concluir um projeto da mão.</translation>
    </message>
    <message>
      <source>A building that gives fish and, in the end, a stone.</source>
      <translation>Uma construção que dá peixe e, no fim, uma pedra.</translation>
    </message>
    <message>
      <source>A building that gives logs and, in the end, a stone.</source>
      <translation>Uma construção que dá troncos e, no fim, uma pedra.</translation>
    </message>
    <message>
      <source>A building worth up to 5 victory points.</source>
      <translation>Uma construção que vale até 5 pontos de vitória.</translation>
    </message>
    <message>
      <source>A camp there counts 1 point and harvests {carrots} carrots.</source>
      <translation>Um acampamento aí conta 1 ponto e colhe {carrots} cenouras.</translation>
    </message>
    <message>
      <source>A camp there counts {points} points and harvests {carrots} carrots.</source>
      <translation>Um acampamento aí conta {points} pontos e colhe {carrots} cenouras.</translation>
    </message>
    <message>
      <source>A camp there would stand beside a building of one's own.</source>
      <translation>Um acampamento aí ficaria junto a uma construção própria.</translation>
    </message>
    <message>
      <source>A camp there would stand beside {n} buildings of one's own.</source>
      <translation>Um acampamento aí ficaria junto a {n} construções próprias.</translation>
    </message>
    <message>
      <source>A card has been drawn since.</source>
      <translation>Entretanto foi tirada uma carta.</translation>
    </message>
    <message>
      <source>A card has been turned since; what was decided before it stands.</source>
      <translation>Entretanto virou-se uma carta; o que foi decidido antes fica.</translation>
    </message>
    <message>
      <source>A card is stored that cannot be.</source>
      <translation>Está guardada uma carta que não pode ser guardada.</translation>
    </message>
    <message>
      <source>A card lies behind the tracker twice.</source>
      <translation>Uma carta está duas vezes atrás do marcador.</translation>
    </message>
    <message>
      <source>A card lies in this deck twice.</source>
      <translation>Uma carta aparece duas vezes neste baralho.</translation>
    </message>
    <message>
      <source>A card of the stack aims at one below it, or at none.</source>
      <translation>Uma carta da pilha visa uma abaixo dela, ou nenhuma.</translation>
    </message>
    <message>
      <source>A card of the stack has card, seat, target and whether it is cancelled.</source>
      <translation>Uma carta da pilha tem carta, lugar, alvo e se foi anulada.</translation>
    </message>
    <message>
      <source>A card of the stack may fit better than the open ones.</source>
      <translation>Uma carta da pilha pode servir melhor do que as abertas.</translation>
    </message>
    <message>
      <source>A card was turned though all players had ended.</source>
      <translation>Virou-se uma carta embora todos tivessem terminado.</translation>
    </message>
    <message>
      <source>A card, or P to pass.</source>
      <translation>Uma carta, ou P para passar.</translation>
    </message>
    <message>
      <source>A change of size counts from the next start.</source>
      <translation>A mudança de tamanho vale a partir da próxima abertura.</translation>
    </message>
    <message>
      <source>A character has been chosen; the choice stands.</source>
      <translation>Foi escolhida uma personagem; a escolha fica.</translation>
    </message>
    <message>
      <source>A character is there twice, or unknown.</source>
      <translation>Uma personagem aparece duas vezes, ou é desconhecida.</translation>
    </message>
    <message>
      <source>A command has no “{name}”.</source>
      <translation>Um comando não tem “{name}”.</translation>
    </message>
    <message>
      <source>A command is an object with at least a “kind”.</source>
      <translation>Um comando é um objeto com pelo menos um “kind”.</translation>
    </message>
    <message>
      <source>A deal number is a whole number from 0 to {most}.</source>
      <translation>O número da distribuição é um número inteiro de 0 a {most}.</translation>
    </message>
    <message>
      <source>A decision is “pass”, “end”, or tile, rotation and place: “D1 0 3,4”.</source>
      <translation>Uma decisão é “pass”, “end”, ou peça, rotação e lugar: “D1 0 3,4”.</translation>
    </message>
    <message>
      <source>A deck has exactly one round tracker, RT17.</source>
      <translation>Um baralho tem exatamente um marcador de ronda, RT17.</translation>
    </message>
    <message>
      <source>A die is rolled again once, before any other change.</source>
      <translation>Um dado lança-se de novo uma vez, antes de outra mudança.</translation>
    </message>
    <message>
      <source>A die shows 1 to {sides}.</source>
      <translation>Um dado mostra 1 a {sides}.</translation>
    </message>
    <message>
      <source>A discard has no cost to choose.</source>
      <translation>Descartar não tem custo a escolher.</translation>
    </message>
    <message>
      <source>A discard names no cards: it always takes the top card, free.</source>
      <translation>Descartar não indica cartas: leva sempre a carta do topo, de graça.</translation>
    </message>
    <message>
      <source>A discount can be used once a round.</source>
      <translation>Um desconto só pode ser usado uma vez por ronda.</translation>
    </message>
    <message>
      <source>A discount is used up that is not there.</source>
      <translation>Foi usado um desconto que não existe.</translation>
    </message>
    <message>
      <source>A discount names its source and its kind: L, F or S.</source>
      <translation>Um desconto indica a sua origem e o seu tipo: L, F ou S.</translation>
    </message>
    <message>
      <source>A game is over after the last turn of its last year.</source>
      <translation>A partida acaba após a última jogada do último ano.</translation>
    </message>
    <message>
      <source>A game is over when everybody has acted.</source>
      <translation>A partida acaba quando todos jogaram.</translation>
    </message>
    <message>
      <source>A game is over when the last card is dealt with or all have ended.</source>
      <translation>A partida acaba quando a última carta está tratada ou todos terminaram.</translation>
    </message>
    <message>
      <source>A game is over when the last round is.</source>
      <translation>A partida termina quando termina a última ronda.</translation>
    </message>
    <message>
      <source>A game of this mode has no option “{name}”.</source>
      <translation>Uma partida deste modo não tem a opção “{name}”.</translation>
    </message>
    <message>
      <source>A good move</source>
      <translation>Uma boa jogada</translation>
    </message>
    <message>
      <source>A good move for {name} is being looked for · Esc: never mind</source>
      <translation>Procura-se uma boa jogada para {name} · Esc: deixar</translation>
    </message>
    <message>
      <source>A good move is being looked for · Esc: never mind</source>
      <translation>Procura-se uma boa jogada · Esc: deixar</translation>
    </message>
    <message>
      <source>A good move: {words}</source>
      <translation>Uma boa jogada: {words}</translation>
    </message>
    <message>
      <source>A joint payment names the cards of every player, or none.</source>
      <translation>Um pagamento conjunto indica as cartas de cada jogador, ou nenhumas.</translation>
    </message>
    <message>
      <source>A legal command is refused: {reason}</source>
      <translation>Um comando permitido é recusado: {reason}</translation>
    </message>
    <message>
      <source>A level can only have been paid in this group phase.</source>
      <translation>Um nível só pode ter sido pago nesta fase do grupo.</translation>
    </message>
    <message>
      <source>A marker on 55 stays there.</source>
      <translation>Um marcador em 55 fica lá.</translation>
    </message>
    <message>
      <source>A move waits exactly while a way is chosen.</source>
      <translation>Um avanço só espera enquanto se escolhe um caminho.</translation>
    </message>
    <message>
      <source>A new record!</source>
      <translation>Um novo recorde!</translation>
    </message>
    <message>
      <source>A number in this position is not one.</source>
      <translation>Um número nesta posição não o é.</translation>
    </message>
    <message>
      <source>A part of the system that the window needs is missing: {reason}.</source>
      <translation>Falta uma parte do sistema de que a janela precisa: {reason}.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, deck, round and seats.</source>
      <translation>Uma posição é um objeto com preparação, baralho, ronda e lugares.</translation>
    </message>
    <message>
      <source>A position is an object with set-up, land, seats, decks and turn.</source>
      <translation>Uma posição é um objeto com preparação, terra, lugares, baralhos e jogada.</translation>
    </message>
    <message>
      <source>A practice game that begins at this position. This game stays as it is.</source>
      <translation>Uma partida de treino que começa nesta posição. Esta partida fica como está.</translation>
    </message>
    <message>
      <source>A practice game: undo could reach back across rounds.</source>
      <translation>Partida de treino: foi possível desfazer rondas anteriores.</translation>
    </message>
    <message>
      <source>A profile names earned feats (FE1 to FE6) with their difficulty.</source>
      <translation>Um perfil indica façanhas conquistadas (FE1 a FE6) com a sua dificuldade.</translation>
    </message>
    <message>
      <source>A rabbit must stand on a tile.</source>
      <translation>Um coelho tem de estar numa peça.</translation>
    </message>
    <message>
      <source>A request is an object like {"cmd": "games"}.</source>
      <translation>Um pedido é um objeto como {"cmd": "games"}.</translation>
    </message>
    <message>
      <source>A round has {turns} turns.</source>
      <translation>Uma ronda tem {turns} jogadas.</translation>
    </message>
    <message>
      <source>A round is over when all have ended it, and not before.</source>
      <translation>Uma ronda acaba quando todos a encerraram, e não antes.</translation>
    </message>
    <message>
      <source>A row and a column are cleared: choose which reward comes first.</source>
      <translation>Esvaziaram-se uma linha e uma coluna: escolha que recompensa vem primeiro.</translation>
    </message>
    <message>
      <source>A seat has decided about a card that was not turned yet.</source>
      <translation>Um lugar decidiu sobre uma carta ainda não virada.</translation>
    </message>
    <message>
      <source>A seat has more tokens out or other carrots than there can be.</source>
      <translation>Um lugar tem mais fichas fora, ou outras cenouras, do que é possível.</translation>
    </message>
    <message>
      <source>A seat holds another number of Movement Cards than it must.</source>
      <translation>Um lugar tem outro número de cartas de Movimento do que deve.</translation>
    </message>
    <message>
      <source>A seat is an object with its decisions, at most one a card.</source>
      <translation>Um lugar é um objeto com as suas decisões, no máximo uma por carta.</translation>
    </message>
    <message>
      <source>A seat is an object with what it has.</source>
      <translation>Um lugar é um objeto com o que tem.</translation>
    </message>
    <message>
      <source>A seat was taken over for {n} moves and handed back.</source>
      <translation>Um lugar foi ocupado durante {n} jogadas e devolvido.</translation>
    </message>
    <message>
      <source>A smaller island and ten years, with two Action Cards to begin with.</source>
      <translation>Uma ilha menor e dez anos, com duas cartas de Ação para começar.</translation>
    </message>
    <message>
      <source>A solo game has exactly one seat.</source>
      <translation>Uma partida solo tem exatamente um lugar.</translation>
    </message>
    <message>
      <source>A space of the offer is empty though there are tiles in the stack.</source>
      <translation>Uma casa da oferta está vazia embora haja peças na pilha.</translation>
    </message>
    <message>
      <source>A stack has at most three tokens.</source>
      <translation>Uma pilha tem no máximo três fichas.</translation>
    </message>
    <message>
      <source>A standard game has two to four seats.</source>
      <translation>Um jogo padrão tem dois a quatro lugares.</translation>
    </message>
    <message>
      <source>A stored card cannot be on top before a turn.</source>
      <translation>Uma carta guardada não pode estar no topo antes de uma jogada.</translation>
    </message>
    <message>
      <source>A tile cannot lie so: {decision}.</source>
      <translation>Uma peça não pode ficar assim: {decision}.</translation>
    </message>
    <message>
      <source>A tile has been revealed since; what was done before it stands.</source>
      <translation>Entretanto revelou-se uma peça; o que foi feito antes fica.</translation>
    </message>
    <message>
      <source>A tile has no route from the Hill, or none on from it.</source>
      <translation>Uma peça não tem rota desde a Colina, ou nenhuma para diante.</translation>
    </message>
    <message>
      <source>A tile has two upgrades of one type.</source>
      <translation>Uma peça tem duas melhorias do mesmo tipo.</translation>
    </message>
    <message>
      <source>A tile holds at most three tokens, an event none.</source>
      <translation>Uma peça tem no máximo três fichas, um evento nenhuma.</translation>
    </message>
    <message>
      <source>A tile is turned by 0 to 5 steps of 60 degrees, not by {steps}.</source>
      <translation>Uma peça roda de 0 a 5 passos de 60 graus, não {steps}.</translation>
    </message>
    <message>
      <source>A tile must lie beside another tile of your island.</source>
      <translation>Uma peça tem de ficar ao lado de outra da sua ilha.</translation>
    </message>
    <message>
      <source>A tile of the land is its cell and its name.</source>
      <translation>Uma peça da terra é a sua célula e o seu nome.</translation>
    </message>
    <message>
      <source>A tile placed in this turn must lie on the table.</source>
      <translation>Uma peça colocada nesta jogada tem de estar na mesa.</translation>
    </message>
    <message>
      <source>A time is taken when a round ends with the real clock.</source>
      <translation>Toma-se um tempo quando uma ronda acaba com o relógio real.</translation>
    </message>
    <message>
      <source>A time is told when a round ends with the real clock.</source>
      <translation>Indica-se um tempo quando uma ronda acaba com o relógio real.</translation>
    </message>
    <message>
      <source>A trumpet is reached</source>
      <translation>Alcança uma trombeta</translation>
    </message>
    <message>
      <source>A villager is marked that is not there.</source>
      <translation>Está marcado um aldeão que não está presente.</translation>
    </message>
    <message>
      <source>A window is open exactly while cards are asked for.</source>
      <translation>Uma janela só está aberta enquanto se pedem cartas.</translation>
    </message>
    <message>
      <source>A worker is needed: {tile}.</source>
      <translation>É preciso um trabalhador: {tile}.</translation>
    </message>
    <message>
      <source>Ability</source>
      <translation>Capacidade</translation>
    </message>
    <message>
      <source>Ability card</source>
      <translation>Carta de capacidade</translation>
    </message>
    <message>
      <source>Action Cards</source>
      <translation>Cartas de Ação</translation>
    </message>
    <message>
      <source>Activate any tile</source>
      <translation>Ativar qualquer peça</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, or skip.</source>
      <translation>Ative uma peça com um trabalhador pronto, ou salte.</translation>
    </message>
    <message>
      <source>Activate any tile with a ready worker, {left} more, or skip.</source>
      <translation>Ative uma peça com um trabalhador pronto, ainda {left}, ou salte.</translation>
    </message>
    <message>
      <source>Activate any tile, {left} more</source>
      <translation>Ativar qualquer peça, ainda {left}</translation>
    </message>
    <message>
      <source>Activate your island</source>
      <translation>Ativar a sua ilha</translation>
    </message>
    <message>
      <source>Activate {tile} for {depot}</source>
      <translation>Ativar {tile} por {depot}</translation>
    </message>
    <message>
      <source>Activate {tile}: {effect}</source>
      <translation>Ativar {tile}: {effect}</translation>
    </message>
    <message>
      <source>Advance</source>
      <translation>Avanço</translation>
    </message>
    <message>
      <source>After {count} commands: {reason}</source>
      <translation>Após {count} comandos: {reason}</translation>
    </message>
    <message>
      <source>After {count} of {most} commands</source>
      <translation>Após {count} de {most} comandos</translation>
    </message>
    <message>
      <source>Aids</source>
      <translation>Ajudas</translation>
    </message>
    <message>
      <source>All Action Cards of this turn lose their effect, and no more can be played this turn.</source>
      <translation>Todas as cartas de Ação desta jogada perdem o efeito, e não se podem jogar mais nesta jogada.</translation>
    </message>
    <message>
      <source>All cards of the deck may be looked at.</source>
      <translation>Todas as cartas do baralho podem ser vistas.</translation>
    </message>
    <message>
      <source>All chests</source>
      <translation>Todas as arcas</translation>
    </message>
    <message>
      <source>All decisions together cost about {points}.</source>
      <translation>Todas as decisões juntas custaram cerca de {points}.</translation>
    </message>
    <message>
      <source>All decks have the same villagers, none of those on the outposts.</source>
      <translation>Todos os baralhos têm os mesmos aldeões, nenhum dos que estão nos postos avançados.</translation>
    </message>
    <message>
      <source>All hands are covered. {name}: {words}</source>
      <translation>Todas as mãos estão tapadas. {name}: {words}</translation>
    </message>
    <message>
      <source>All hands lie open: no covers, and everybody sees every card.</source>
      <translation>Todas as mãos à vista: nada tapado, e todos veem todas as cartas.</translation>
    </message>
    <message>
      <source>All hands lie open; nobody need look away.</source>
      <translation>Todas as mãos ficam à vista; ninguém precisa de desviar o olhar.</translation>
    </message>
    <message>
      <source>All islands have been counted.</source>
      <translation>Todas as ilhas foram contadas.</translation>
    </message>
    <message>
      <source>All of this is estimated by the computer, from what each player could know at the time. What a decision cost is how far it falls short of the best move that was found.</source>
      <translation>Tudo isto é estimado pelo computador, a partir do que cada jogador podia saber na altura. O custo de uma decisão é quanto ela fica aquém da melhor jogada encontrada.</translation>
    </message>
    <message>
      <source>All saved games</source>
      <translation>Todas as partidas guardadas</translation>
    </message>
    <message>
      <source>All stored cards together: {refusal}</source>
      <translation>Todas as cartas guardadas juntas: {refusal}</translation>
    </message>
    <message>
      <source>All there is to build: farms, villages, fortifications, roads to statues.</source>
      <translation>Tudo o que há para construir: quintas, aldeias, fortificações, estradas até às estátuas.</translation>
    </message>
    <message>
      <source>All {n} buildings at upgrade {up} or more</source>
      <translation>As {n} construções com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>Alone with your deck, for points and feats.</source>
      <translation>A solo com o seu baralho, por pontos e façanhas.</translation>
    </message>
    <message>
      <source>Amelia, the Pioneer</source>
      <translation>Amelia, a Pioneira</translation>
    </message>
    <message>
      <source>An Action Card is worth more than 20 carrots.</source>
      <translation>Uma carta de Ação vale mais do que 20 cenouras.</translation>
    </message>
    <message>
      <source>An ability that the group can enable once, or none.</source>
      <translation>Uma capacidade que o grupo pode ativar uma vez, ou nenhuma.</translation>
    </message>
    <message>
      <source>An earlier position</source>
      <translation>Uma posição anterior</translation>
    </message>
    <message>
      <source>An order names each of the 16 buildings once, top card first.</source>
      <translation>Uma ordem indica cada uma das 16 construções uma vez, a carta do topo primeiro.</translation>
    </message>
    <message>
      <source>An order names each of the {count} tiles once.</source>
      <translation>Uma ordem nomeia cada uma das {count} peças uma vez.</translation>
    </message>
    <message>
      <source>An outpost lies in the wrong place.</source>
      <translation>Um posto avançado está no lugar errado.</translation>
    </message>
    <message>
      <source>An upgrade of player {seat} lies in no printed slot.</source>
      <translation>Uma melhoria do jogador {seat} está fora dos espaços impressos.</translation>
    </message>
    <message>
      <source>Analysis: {n} positions, {m} moves judged.</source>
      <translation>Análise: {n} posições, {m} jogadas avaliadas.</translation>
    </message>
    <message>
      <source>Another number is likely to do more.</source>
      <translation>Outro número fará provavelmente mais.</translation>
    </message>
    <message>
      <source>Another player decides now.</source>
      <translation>Agora decide outro jogador.</translation>
    </message>
    <message>
      <source>Another player decides.</source>
      <translation>Decide outro jogador.</translation>
    </message>
    <message>
      <source>Another player has decided since.</source>
      <translation>Entretanto outro jogador decidiu.</translation>
    </message>
    <message>
      <source>Answer {card}, or pass.</source>
      <translation>Responda a {card}, ou passe.</translation>
    </message>
    <message>
      <source>Any of the 24 episodes, each with rules of its own.</source>
      <translation>Qualquer dos 24 episódios, cada um com regras próprias.</translation>
    </message>
    <message>
      <source>Anybody may choose what is paid. Then the round is ended.</source>
      <translation>Qualquer um pode escolher o que se paga. Depois a ronda é encerrada.</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aparência</translation>
    </message>
    <message>
      <source>Archives</source>
      <translation>Arquivo</translation>
    </message>
    <message>
      <source>As everybody knows it since the last round ended. {words}</source>
      <translation>Como todos sabem desde o fim da última ronda. {words}</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Como o sistema</translation>
    </message>
    <message>
      <source>Ask me always</source>
      <translation>Perguntar sempre</translation>
    </message>
    <message>
      <source>Ask me when something happens</source>
      <translation>Perguntar quando algo acontece</translation>
    </message>
    <message>
      <source>Asked whether they play an Action Card: {names}.</source>
      <translation>Pergunta-se se jogam uma carta de Ação: {names}.</translation>
    </message>
    <message>
      <source>At the end of every round one card is stored again, unpaid.</source>
      <translation>No fim de cada ronda volta a guardar-se uma carta, sem pagar.</translation>
    </message>
    <message>
      <source>At the end one victory point for each Housing and Temple at upgrade 2 or more, four at most.</source>
      <translation>No fim, um ponto de vitória por cada Moradia e Templo com melhoria 2 ou mais, no máximo quatro.</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>No início</translation>
    </message>
    <message>
      <source>At the start of a round all workers are ready.</source>
      <translation>No início de uma ronda todos os trabalhadores estão prontos.</translation>
    </message>
    <message>
      <source>At the start of a round no power has been used.</source>
      <translation>No início de uma ronda nenhum poder foi usado.</translation>
    </message>
    <message>
      <source>At work in this round.</source>
      <translation>A trabalhar nesta ronda.</translation>
    </message>
    <message>
      <source>Averted: all have won.</source>
      <translation>Evitada: todos venceram.</translation>
    </message>
    <message>
      <source>Averted: all will have won.</source>
      <translation>Evitada: todos terão vencido.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Voltar</translation>
    </message>
    <message>
      <source>Back at the start.</source>
      <translation>De volta ao início.</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Voltar ao presente</translation>
    </message>
    <message>
      <source>Back to the island of {name}</source>
      <translation>Voltar à ilha de {name}</translation>
    </message>
    <message>
      <source>Back to the start</source>
      <translation>Voltar ao início</translation>
    </message>
    <message>
      <source>Back to the usual settings</source>
      <translation>Voltar às definições habituais</translation>
    </message>
    <message>
      <source>Before Collapse! strikes</source>
      <translation>Antes de Derrocada! atingir</translation>
    </message>
    <message>
      <source>Before Collapse! strikes: play an interrupt, or pass.</source>
      <translation>Antes de Derrocada! atingir: jogue uma interrupção, ou passe.</translation>
    </message>
    <message>
      <source>Before the first round all players have the same.</source>
      <translation>Antes da primeira ronda todos os jogadores têm o mesmo.</translation>
    </message>
    <message>
      <source>Before the first round nothing has happened yet.</source>
      <translation>Antes da primeira ronda ainda nada aconteceu.</translation>
    </message>
    <message>
      <source>Begins work in the next round.</source>
      <translation>Começa a trabalhar na próxima ronda.</translation>
    </message>
    <message>
      <source>Being built: not in this version yet.</source>
      <translation>Em construção: ainda não nesta versão.</translation>
    </message>
    <message>
      <source>Below it lie outposts worth {values}.</source>
      <translation>Debaixo dele há postos avançados que valem {values}.</translation>
    </message>
    <message>
      <source>Benefit of {tile}</source>
      <translation>Benefício de {tile}</translation>
    </message>
    <message>
      <source>Better: {move}</source>
      <translation>Melhor: {move}</translation>
    </message>
    <message>
      <source>Blueprints</source>
      <translation>Projetos</translation>
    </message>
    <message>
      <source>Blueprints of {name}</source>
      <translation>Projetos de {name}</translation>
    </message>
    <message>
      <source>Boatyard</source>
      <translation>Estaleiro</translation>
    </message>
    <message>
      <source>Bonus die {die}: activate buildings with ready workers, then finish.</source>
      <translation>Dado bónus {die}: ative edifícios com trabalhadores prontos, depois termine.</translation>
    </message>
    <message>
      <source>Bonus step</source>
      <translation>Passo de bónus</translation>
    </message>
    <message>
      <source>Branch from here into a new game</source>
      <translation>Criar daqui uma nova partida</translation>
    </message>
    <message>
      <source>Bridges</source>
      <translation>Pontes</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Construir</translation>
    </message>
    <message>
      <source>Build a {level} in the {tile} for {cost} carrots</source>
      <translation>Construir {level} ({tile}) por {cost} cenouras</translation>
    </message>
    <message>
      <source>Build a {level}, or share the harvest.</source>
      <translation>Construa {level}, ou partilhe a colheita.</translation>
    </message>
    <message>
      <source>Build a {level}?</source>
      <translation>Construir {level}?</translation>
    </message>
    <message>
      <source>Build nothing</source>
      <translation>Não construir</translation>
    </message>
    <message>
      <source>Build your own island, tile by tile, chapter by chapter.</source>
      <translation>Construa a sua própria ilha, peça a peça, capítulo a capítulo.</translation>
    </message>
    <message>
      <source>Buy nothing more</source>
      <translation>Não comprar mais nada</translation>
    </message>
    <message>
      <source>Buy {card}</source>
      <translation>Comprar {card}</translation>
    </message>
    <message>
      <source>Buy {card} for {cost}, paid with {cards}</source>
      <translation>Comprar {card} por {cost}, pago com {cards}</translation>
    </message>
    <message>
      <source>Buys as number {n}.</source>
      <translation>Compra em {n}.º lugar.</translation>
    </message>
    <message>
      <source>Camp</source>
      <translation>Acampamento</translation>
    </message>
    <message>
      <source>Camps</source>
      <translation>Acampamentos</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Cancels one Action Card that still waits on the stack.</source>
      <translation>Anula uma carta de Ação que ainda espera na pilha.</translation>
    </message>
    <message>
      <source>Canoe House</source>
      <translation>Casa das Canoas</translation>
    </message>
    <message>
      <source>Capitol</source>
      <translation>Capitólio</translation>
    </message>
    <message>
      <source>Capitols</source>
      <translation>Capitólios</translation>
    </message>
    <message>
      <source>Capitols on side {side}</source>
      <translation>Capitólios no lado {side}</translation>
    </message>
    <message>
      <source>Capitols show side A or side B.</source>
      <translation>Os Capitólios mostram o lado A ou o lado B.</translation>
    </message>
    <message>
      <source>Capitols take a production upgrade on side A, a banner on side B.</source>
      <translation>Os Capitólios recebem uma melhoria de produção no lado A, um estandarte no lado B.</translation>
    </message>
    <message>
      <source>Captain</source>
      <translation>Capitão</translation>
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
      <translation>Compram-se cartas no fim de uma ronda.</translation>
    </message>
    <message>
      <source>Cards are bought when all have ended the round.</source>
      <translation>Compram-se cartas quando todos tiverem encerrado a ronda.</translation>
    </message>
    <message>
      <source>Cards behind the round tracker cannot be used in this round.</source>
      <translation>As cartas atrás do marcador de ronda não podem ser usadas nesta ronda.</translation>
    </message>
    <message>
      <source>Cards of this deck are hidden; it is a view, not a whole position.</source>
      <translation>Há cartas ocultas neste baralho; é uma vista, não uma posição completa.</translation>
    </message>
    <message>
      <source>Cards to come</source>
      <translation>Cartas por vir</translation>
    </message>
    <message>
      <source>Carrot Patch</source>
      <translation>Cenoural</translation>
    </message>
    <message>
      <source>Carrots</source>
      <translation>Cenouras</translation>
    </message>
    <message>
      <source>Carrots are needed more than a card.</source>
      <translation>As cenouras fazem mais falta do que uma carta.</translation>
    </message>
    <message>
      <source>Casual</source>
      <translation>Casual</translation>
    </message>
    <message>
      <source>Cave</source>
      <translation>Gruta</translation>
    </message>
    <message>
      <source>Cedar Watch</source>
      <translation>Vigia dos Cedros</translation>
    </message>
    <message>
      <source>Chance and rounds are whole numbers from 0.</source>
      <translation>Acaso e rondas são números inteiros desde 0.</translation>
    </message>
    <message>
      <source>Changing the die costs energy, and there is none.</source>
      <translation>Mudar o dado custa energia, e não há nenhuma.</translation>
    </message>
    <message>
      <source>Characters are chosen in reverse turn order.</source>
      <translation>As personagens escolhem-se na ordem inversa das jogadas.</translation>
    </message>
    <message>
      <source>Chests covered</source>
      <translation>Arcas cobertas</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Escolher</translation>
    </message>
    <message>
      <source>Choose a Movement Card.</source>
      <translation>Escolha uma carta de Movimento.</translation>
    </message>
    <message>
      <source>Choose a card to discard.</source>
      <translation>Escolha uma carta para descartar.</translation>
    </message>
    <message>
      <source>Choose a place first, with the mouse or the arrow keys.</source>
      <translation>Escolha primeiro um lugar, com o rato ou as setas.</translation>
    </message>
    <message>
      <source>Choose a resource</source>
      <translation>Escolha um recurso</translation>
    </message>
    <message>
      <source>Choose a tile for the rabbit.</source>
      <translation>Escolha uma peça para o coelho.</translation>
    </message>
    <message>
      <source>Choose a tile or card of the hand first.</source>
      <translation>Escolha primeiro uma peça ou carta da mão.</translation>
    </message>
    <message>
      <source>Choose a tile, then a place.</source>
      <translation>Escolha uma peça, depois um lugar.</translation>
    </message>
    <message>
      <source>Choose beside the rabbit.</source>
      <translation>Escolha junto ao coelho.</translation>
    </message>
    <message>
      <source>Choose energy or steel.</source>
      <translation>Escolha energia ou aço.</translation>
    </message>
    <message>
      <source>Choose the target</source>
      <translation>Escolha o alvo</translation>
    </message>
    <message>
      <source>Choose the way.</source>
      <translation>Escolha o caminho.</translation>
    </message>
    <message>
      <source>Choose the way: one space is left.</source>
      <translation>Escolha o caminho: falta uma casa.</translation>
    </message>
    <message>
      <source>Choose the way: {n} spaces are left.</source>
      <translation>Escolha o caminho: faltam {n} casas.</translation>
    </message>
    <message>
      <source>Choose what to pay for</source>
      <translation>Escolha o que pagar</translation>
    </message>
    <message>
      <source>Choose with the arrow keys, give with Enter. L shows the table.</source>
      <translation>Escolha com as setas, entregue com Enter. L mostra a mesa.</translation>
    </message>
    <message>
      <source>Choose your character.</source>
      <translation>Escolha a sua personagem.</translation>
    </message>
    <message>
      <source>Choose {character}</source>
      <translation>Escolher {character}</translation>
    </message>
    <message>
      <source>Choosing characters</source>
      <translation>Escolha de personagens</translation>
    </message>
    <message>
      <source>Circles for rank and lock</source>
      <translation>Círculos por lugar e fecho</translation>
    </message>
    <message>
      <source>Claim {tile} ({mark}) from {space} and place it {where}</source>
      <translation>Tomar {tile} ({mark}), {space}, e colocar {where}</translation>
    </message>
    <message>
      <source>Clears {line}</source>
      <translation>Esvazia {line}</translation>
    </message>
    <message>
      <source>Click a card above, then stored cards; or drag stored cards onto it.</source>
      <translation>Clique numa carta em cima e depois em cartas guardadas; ou arraste cartas guardadas para ela.</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Relógio</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Coffee House</source>
      <translation>Café</translation>
    </message>
    <message>
      <source>Collapse!</source>
      <translation>Derrocada!</translation>
    </message>
    <message>
      <source>Collapse! is about to strike. Does anybody play a card before?</source>
      <translation>Derrocada! vai atingir. Alguém joga antes uma carta?</translation>
    </message>
    <message>
      <source>Collapse! of {player} is on {n}.</source>
      <translation>Derrocada! de {player} está em {n}.</translation>
    </message>
    <message>
      <source>Collapse! of {player} waits.</source>
      <translation>Derrocada! de {player} espera.</translation>
    </message>
    <message>
      <source>Collapse! strikes, and nothing is there.</source>
      <translation>Derrocada! atinge, e não há lá nada.</translation>
    </message>
    <message>
      <source>Collapse! strikes: {owner} loses the lowest token.</source>
      <translation>Derrocada! atinge: {owner} perde a ficha mais baixa.</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Cores</translation>
    </message>
    <message>
      <source>Command {number} leads to another position.</source>
      <translation>O comando {number} leva a outra posição.</translation>
    </message>
    <message>
      <source>Command {number}: {reason}</source>
      <translation>Comando {number}: {reason}</translation>
    </message>
    <message>
      <source>Command: {command}</source>
      <translation>Comando: {command}</translation>
    </message>
    <message>
      <source>Common Storehouse</source>
      <translation>Armazém Comum</translation>
    </message>
    <message>
      <source>Complete a blueprint if you can pay it, or end your turn.</source>
      <translation>Conclua um projeto se puder pagá-lo, ou termine a jogada.</translation>
    </message>
    <message>
      <source>Complete {card}</source>
      <translation>Concluir {card}</translation>
    </message>
    <message>
      <source>Completed blueprints</source>
      <translation>Projetos concluídos</translation>
    </message>
    <message>
      <source>Computer: easy</source>
      <translation>Computador: fácil</translation>
    </message>
    <message>
      <source>Computer: hard</source>
      <translation>Computador: difícil</translation>
    </message>
    <message>
      <source>Computer: medium</source>
      <translation>Computador: médio</translation>
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
      <translation>Copiar relatório</translation>
    </message>
    <message>
      <source>Coral Nursery</source>
      <translation>Viveiro de Corais</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Custo</translation>
    </message>
    <message>
      <source>Cost {cost}; lacking {lacking}; lost {lost}</source>
      <translation>Custo {cost}; falta {lacking}; perde-se {lost}</translation>
    </message>
    <message>
      <source>Count the bonus die as any number.</source>
      <translation>Contar o dado bónus como qualquer número.</translation>
    </message>
    <message>
      <source>Count the bonus die as one more or one less.</source>
      <translation>Contar o dado bónus com mais um ou menos um.</translation>
    </message>
    <message>
      <source>Count the islands</source>
      <translation>Contar as ilhas</translation>
    </message>
    <message>
      <source>Cover</source>
      <translation>Tapar</translation>
    </message>
    <message>
      <source>Cover blueprints</source>
      <translation>Tapar os projetos</translation>
    </message>
    <message>
      <source>Cover the hand</source>
      <translation>Tapar a mão</translation>
    </message>
    <message>
      <source>Crystal Trader</source>
      <translation>Loja de Cristais</translation>
    </message>
    <message>
      <source>Culture</source>
      <translation>Cultura</translation>
    </message>
    <message>
      <source>Damaged saved game</source>
      <translation>Partida guardada danificada</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Escuro</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Distribuição</translation>
    </message>
    <message>
      <source>Deal number</source>
      <translation>Número da distribuição</translation>
    </message>
    <message>
      <source>Deal {seed}</source>
      <translation>Distribuição {seed}</translation>
    </message>
    <message>
      <source>Decide now</source>
      <translation>Decidir já</translation>
    </message>
    <message>
      <source>Decides</source>
      <translation>Decide</translation>
    </message>
    <message>
      <source>Decides now</source>
      <translation>Decide agora</translation>
    </message>
    <message>
      <source>Deckhand</source>
      <translation>Grumete</translation>
    </message>
    <message>
      <source>Deepwater Harbour</source>
      <translation>Porto Profundo</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message>
      <source>Deploy a worker</source>
      <translation>Enviar um trabalhador</translation>
    </message>
    <message>
      <source>Deploy a worker: from any space of the dock to vacant housing.</source>
      <translation>Envie um trabalhador: de qualquer casa da doca para um alojamento vago.</translation>
    </message>
    <message>
      <source>Deploy the worker in {space} to {tile}</source>
      <translation>Enviar trabalhador: {space}, para {tile}</translation>
    </message>
    <message>
      <source>Deploy to {tile}</source>
      <translation>Enviar para {tile}</translation>
    </message>
    <message>
      <source>Depot</source>
      <translation>Depósito</translation>
    </message>
    <message>
      <source>Depots and landmarks cannot be activated.</source>
      <translation>Depósitos e marcos não se podem ativar.</translation>
    </message>
    <message>
      <source>Dice have been rolled since; what was done before it stands.</source>
      <translation>Entretanto lançaram-se dados; o que foi feito antes fica.</translation>
    </message>
    <message>
      <source>Dice in excess are rolled again: {dice}.</source>
      <translation>Dados a mais são lançados de novo: {dice}.</translation>
    </message>
    <message>
      <source>Dice on the Forge: {n}</source>
      <translation>Dados na Forja: {n}</translation>
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
      <translation>Dado {die}: ative edifícios com trabalhadores prontos, depois termine.</translation>
    </message>
    <message>
      <source>Die {die}: claim a tile, discard one for energy, or activate your island.</source>
      <translation>Dado {die}: tome uma peça, descarte uma por energia, ou ative a ilha.</translation>
    </message>
    <message>
      <source>Difficulty</source>
      <translation>Dificuldade</translation>
    </message>
    <message>
      <source>Digest {digest}</source>
      <translation>Resumo {digest}</translation>
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
      <translation>Descartar aqui uma peça por {gain}</translation>
    </message>
    <message>
      <source>Discard an Action Card: five are the most you may keep.</source>
      <translation>Descarte uma carta de Ação: só pode guardar cinco.</translation>
    </message>
    <message>
      <source>Discard it for {gain}</source>
      <translation>Descartar por {gain}</translation>
    </message>
    <message>
      <source>Discard the top card</source>
      <translation>Descartar a carta de cima</translation>
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
      <translation>Os descartes foram baralhados num novo baralho.</translation>
    </message>
    <message>
      <source>Discounts</source>
      <translation>Descontos</translation>
    </message>
    <message>
      <source>Dock: {n} workers</source>
      <translation>Doca: {n} trabalhadores</translation>
    </message>
    <message>
      <source>Does anybody play an Action Card?</source>
      <translation>Alguém joga uma carta de Ação?</translation>
    </message>
    <message>
      <source>Done again.</source>
      <translation>Refeito.</translation>
    </message>
    <message>
      <source>Done again: {n} moves of one chain.</source>
      <translation>Refeito: {n} jogadas de uma cadeia.</translation>
    </message>
    <message>
      <source>Done again: {n} moves.</source>
      <translation>Refeito: {n} jogadas.</translation>
    </message>
    <message>
      <source>Draw {card}</source>
      <translation>Tirar {card}</translation>
    </message>
    <message>
      <source>Draws and other players' turns may be undone.</source>
      <translation>Podem desfazer-se tiragens e jogadas de outros.</translation>
    </message>
    <message>
      <source>Drought</source>
      <translation>Seca</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Duplicar</translation>
    </message>
    <message>
      <source>Each Action Card must lie in exactly one place.</source>
      <translation>Cada carta de Ação tem de estar num só lugar.</translation>
    </message>
    <message>
      <source>Each Movement Card must lie in exactly one place.</source>
      <translation>Cada carta de Movimento tem de estar num só lugar.</translation>
    </message>
    <message>
      <source>Each feat is used once.</source>
      <translation>Cada façanha é usada uma só vez.</translation>
    </message>
    <message>
      <source>Each of the {count} blueprints must be there once.</source>
      <translation>Cada um dos {count} projetos tem de existir uma vez.</translation>
    </message>
    <message>
      <source>Each of the {count} tiles must be there once.</source>
      <translation>Cada uma das {count} peças tem de existir uma vez.</translation>
    </message>
    <message>
      <source>Each paying card is named once.</source>
      <translation>Cada carta que paga é indicada uma só vez.</translation>
    </message>
    <message>
      <source>Each tile of the pile must lie in exactly one place.</source>
      <translation>Cada peça da pilha tem de estar num só lugar.</translation>
    </message>
    <message>
      <source>Earlier position</source>
      <translation>Posição anterior</translation>
    </message>
    <message>
      <source>Earlier position: go back to now to play.</source>
      <translation>Posição anterior: volte ao presente para jogar.</translation>
    </message>
    <message>
      <source>Earlier rounds may be taken back.</source>
      <translation>Rondas anteriores podem ser desfeitas.</translation>
    </message>
    <message>
      <source>Earlier turns may be taken back.</source>
      <translation>Jogadas anteriores podem ser desfeitas.</translation>
    </message>
    <message>
      <source>Earned on easy</source>
      <translation>Conquistada no fácil</translation>
    </message>
    <message>
      <source>Earned on hard</source>
      <translation>Conquistada no difícil</translation>
    </message>
    <message>
      <source>Earned on medium</source>
      <translation>Conquistada no médio</translation>
    </message>
    <message>
      <source>Easy</source>
      <translation>Fácil</translation>
    </message>
    <message>
      <source>Eight rounds are over: {points}, {rating}.</source>
      <translation>Terminaram as oito rondas: {points}, {rating}.</translation>
    </message>
    <message>
      <source>Elder</source>
      <translation>Ancião</translation>
    </message>
    <message>
      <source>Emptiest dock</source>
      <translation>Doca mais vazia</translation>
    </message>
    <message>
      <source>Enable {ability}</source>
      <translation>Ativar {ability}</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Terminar</translation>
    </message>
    <message>
      <source>End my part</source>
      <translation>Terminar</translation>
    </message>
    <message>
      <source>End of the track</source>
      <translation>Fim da escala</translation>
    </message>
    <message>
      <source>End round {n}</source>
      <translation>Encerrar ronda {n}</translation>
    </message>
    <message>
      <source>End round {round}</source>
      <translation>Encerrar a ronda {round}</translation>
    </message>
    <message>
      <source>End round {round} together</source>
      <translation>Encerrar juntos a ronda {round}</translation>
    </message>
    <message>
      <source>End the round</source>
      <translation>Encerrar a ronda</translation>
    </message>
    <message>
      <source>End the round?</source>
      <translation>Encerrar a ronda?</translation>
    </message>
    <message>
      <source>End your part in the game</source>
      <translation>Terminar a sua parte na partida</translation>
    </message>
    <message>
      <source>End your part in this game?</source>
      <translation>Terminar a sua parte nesta partida?</translation>
    </message>
    <message>
      <source>End your turn</source>
      <translation>Terminar a jogada</translation>
    </message>
    <message>
      <source>End your turn?</source>
      <translation>Terminar a jogada?</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Terminada</translation>
    </message>
    <message>
      <source>Ending a round names no cards and costs nothing.</source>
      <translation>Encerrar uma ronda não indica cartas e não custa nada.</translation>
    </message>
    <message>
      <source>Energy</source>
      <translation>Energia</translation>
    </message>
    <message>
      <source>Energy changes a die by 1, up or down.</source>
      <translation>A energia muda um dado em 1, para cima ou para baixo.</translation>
    </message>
    <message>
      <source>Energy changes a die once per turn.</source>
      <translation>A energia muda um dado uma vez por jogada.</translation>
    </message>
    <message>
      <source>Energy or steel may be chosen.</source>
      <translation>Pode escolher-se energia ou aço.</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Epic Discovery</source>
      <translation>Descoberta Épica</translation>
    </message>
    <message>
      <source>Episode</source>
      <translation>Episódio</translation>
    </message>
    <message>
      <source>Episode 1</source>
      <translation>Episódio 1</translation>
    </message>
    <message>
      <source>Episode {number}</source>
      <translation>Episódio {number}</translation>
    </message>
    <message>
      <source>Equal markers: fewer open hexes are better, row by row from the north (MYIS-9.5).</source>
      <translation>Marcadores iguais: menos hexágonos livres é melhor, linha a linha desde o norte (MYIS-9.5).</translation>
    </message>
    <message>
      <source>Equal points stay equal: there is no tie-break (RABB-10.4).</source>
      <translation>Pontos iguais ficam iguais: não há desempate (RABB-10.4).</translation>
    </message>
    <message>
      <source>Equal points: more upgrades win, then more stored resources (PALM-9.4).</source>
      <translation>Pontos iguais: vencem mais melhorias, depois mais recursos guardados (PALM-9.4).</translation>
    </message>
    <message>
      <source>Equal points: more workers left on the dock are better; then the victory is shared (PROP-11.9).</source>
      <translation>Pontos iguais: mais trabalhadores na doca é melhor; depois partilha-se a vitória (PROP-11.9).</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Eternal Game</source>
      <translation>Jogo Eterno</translation>
    </message>
    <message>
      <source>Every Bunny Wins</source>
      <translation>Ganham Todos</translation>
    </message>
    <message>
      <source>Every Capitol has room for a banner.</source>
      <translation>Cada Capitólio tem lugar para um estandarte.</translation>
    </message>
    <message>
      <source>Every Capitol has room for a production upgrade.</source>
      <translation>Cada Capitólio tem lugar para uma melhoria de produção.</translation>
    </message>
    <message>
      <source>Every place for this tile would cost more than the point.</source>
      <translation>Qualquer lugar para esta peça custaria mais do que o ponto.</translation>
    </message>
    <message>
      <source>Every player takes 100 carrots.</source>
      <translation>Cada jogador recebe 100 cenouras.</translation>
    </message>
    <message>
      <source>Everybody builds an island in the sky; the most victory points win.</source>
      <translation>Cada um constrói uma ilha no céu; vence quem tiver mais pontos de vitória.</translation>
    </message>
    <message>
      <source>Everybody else looks away, please.</source>
      <translation>Os outros desviem o olhar, por favor.</translation>
    </message>
    <message>
      <source>Everybody has dealt with this tile. Turn the next card.</source>
      <translation>Todos trataram desta peça. Vire a carta seguinte.</translation>
    </message>
    <message>
      <source>Everybody has finished. Count the islands.</source>
      <translation>Todos acabaram. Conte as ilhas.</translation>
    </message>
    <message>
      <source>Everybody is asked again.</source>
      <translation>Pergunta-se de novo a todos.</translation>
    </message>
    <message>
      <source>Everybody is asked: N for nobody, or the number of who wants to play.</source>
      <translation>Pergunta-se a todos: N para ninguém, ou o número de quem quer jogar.</translation>
    </message>
    <message>
      <source>Everybody may store one card more.</source>
      <translation>Todos podem guardar mais uma carta.</translation>
    </message>
    <message>
      <source>Everybody saves one resource of any kind in every round.</source>
      <translation>Em cada ronda todos poupam um recurso de qualquer tipo.</translation>
    </message>
    <message>
      <source>Everybody whose cards are used agrees before they are turned back.</source>
      <translation>Todos aqueles cujas cartas se usam concordam antes de elas serem endireitadas.</translation>
    </message>
    <message>
      <source>Expected points</source>
      <translation>Pontos esperados</translation>
    </message>
    <message>
      <source>Expected points over the game</source>
      <translation>Pontos esperados ao longo da partida</translation>
    </message>
    <message>
      <source>Explore phase</source>
      <translation>Fase de Exploração</translation>
    </message>
    <message>
      <source>Explore phase: the island grows</source>
      <translation>Fase de Exploração: a ilha cresce</translation>
    </message>
    <message>
      <source>Export the game</source>
      <translation>Exportar a partida</translation>
    </message>
    <message>
      <source>Export …</source>
      <translation>Exportar …</translation>
    </message>
    <message>
      <source>Exported to {file}.</source>
      <translation>Exportado para {file}.</translation>
    </message>
    <message>
      <source>Extreme Advance</source>
      <translation>Avanço Extremo</translation>
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
      <translation>Fome</translation>
    </message>
    <message>
      <source>Farms</source>
      <translation>Quintas</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Rápido</translation>
    </message>
    <message>
      <source>Fault in the game with seed {seed}.</source>
      <translation>Erro na partida com a semente {seed}.</translation>
    </message>
    <message>
      <source>Feast Drum</source>
      <translation>Tambor da Festa</translation>
    </message>
    <message>
      <source>Feats</source>
      <translation>Façanhas</translation>
    </message>
    <message>
      <source>Feats are named by their codes, FE1 to FE6.</source>
      <translation>As façanhas são indicadas pelos códigos, FE1 a FE6.</translation>
    </message>
    <message>
      <source>Feats earned so far, each with the difficulty it was earned at.</source>
      <translation>Façanhas conquistadas até agora, cada uma com a dificuldade em que foi conquistada.</translation>
    </message>
    <message>
      <source>Feats in the deck; each must be earned.</source>
      <translation>Façanhas no baralho; cada uma tem de ter sido conquistada.</translation>
    </message>
    <message>
      <source>Feats of Palm Island</source>
      <translation>Façanhas de Palm Island</translation>
    </message>
    <message>
      <source>Feats you have earned join the deck: choose any number, or none.</source>
      <translation>As façanhas conquistadas juntam-se ao baralho: escolha quantas quiser, ou nenhuma.</translation>
    </message>
    <message>
      <source>Fewest handling points buy first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Quem tem menos pontos de manuseamento compra primeiro, uma carta de cada vez; em caso de igualdade, quem comprou menos, depois a partir do lugar que é primeiro nesta ronda.</translation>
    </message>
    <message>
      <source>Fields on goats</source>
      <translation>Campos sobre cabras</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Ficheiros</translation>
    </message>
    <message>
      <source>Finish activating</source>
      <translation>Terminar ativação</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Terminada</translation>
    </message>
    <message>
      <source>First among equals in this round.</source>
      <translation>Primeiro entre iguais nesta ronda.</translation>
    </message>
    <message>
      <source>First farm</source>
      <translation>Primeira quinta</translation>
    </message>
    <message>
      <source>First reward: {lines}</source>
      <translation>Primeira recompensa: {lines}</translation>
    </message>
    <message>
      <source>First the reward of {line}</source>
      <translation>Primeiro a recompensa de {line}</translation>
    </message>
    <message>
      <source>First to tame the elder</source>
      <translation>Primeiro a domar o ancião</translation>
    </message>
    <message>
      <source>First with two bridges</source>
      <translation>Primeiro com duas pontes</translation>
    </message>
    <message>
      <source>Fishing Banks</source>
      <translation>Bancos de Pesca</translation>
    </message>
    <message>
      <source>Fit the table</source>
      <translation>Ajustar a mesa</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Virar</translation>
    </message>
    <message>
      <source>Flip {card}</source>
      <translation>Virar {card}</translation>
    </message>
    <message>
      <source>Flip: {cost}.</source>
      <translation>Virar: {cost}.</translation>
    </message>
    <message>
      <source>Floating Gardens</source>
      <translation>Jardins Flutuantes</translation>
    </message>
    <message>
      <source>Folder of the saved games</source>
      <translation>Pasta das partidas guardadas</translation>
    </message>
    <message>
      <source>For Action Cards: {words}</source>
      <translation>Cartas de Ação: {words}</translation>
    </message>
    <message>
      <source>For each player: {costs}.</source>
      <translation>Por cada jogador: {costs}.</translation>
    </message>
    <message>
      <source>Forest</source>
      <translation>Floresta</translation>
    </message>
    <message>
      <source>Forge Terrace</source>
      <translation>Terraço da Forja</translation>
    </message>
    <message>
      <source>Fortifications</source>
      <translation>Fortificações</translation>
    </message>
    <message>
      <source>Founder's Hill</source>
      <translation>Colina do Fundador</translation>
    </message>
    <message>
      <source>Free Labor</source>
      <translation>Obra Grátis</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one fish less to pay.</source>
      <translation>A partir da próxima ronda: uma vez por ronda, um peixe a menos para pagar.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one log less to pay.</source>
      <translation>A partir da próxima ronda: uma vez por ronda, um tronco a menos para pagar.</translation>
    </message>
    <message>
      <source>From the next round on: once a round, one stone less to pay.</source>
      <translation>A partir da próxima ronda: uma vez por ronda, uma pedra a menos para pagar.</translation>
    </message>
    <message>
      <source>From the next round on: one more card may be stored.</source>
      <translation>A partir da próxima ronda: pode-se guardar mais uma carta.</translation>
    </message>
    <message>
      <source>From the next round on: the third card can be used as well.</source>
      <translation>A partir da próxima ronda: também se pode usar a terceira carta.</translation>
    </message>
    <message>
      <source>From the next start everything is shown at {n} %.</source>
      <translation>A partir da próxima abertura, tudo será mostrado a {n} %.</translation>
    </message>
    <message>
      <source>From the top of the deck to the back. Take as long as you want.</source>
      <translation>Do topo ao fundo do baralho. Demore o tempo que quiser.</translation>
    </message>
    <message>
      <source>From {fame} fame: {power}</source>
      <translation>A partir de {fame} de fama: {power}</translation>
    </message>
    <message>
      <source>Full Harvest</source>
      <translation>Colheita Plena</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Ecrã inteiro</translation>
    </message>
    <message>
      <source>Gain 1 {resource}</source>
      <translation>Ganhar 1 {resource}</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partida</translation>
    </message>
    <message>
      <source>Given at the end.</source>
      <translation>Atribuído no fim.</translation>
    </message>
    <message>
      <source>Gives {resources}</source>
      <translation>Dá {resources}</translation>
    </message>
    <message>
      <source>Gives {resources}.</source>
      <translation>Dá {resources}.</translation>
    </message>
    <message>
      <source>Go Home!</source>
      <translation>Para Casa!</translation>
    </message>
    <message>
      <source>Go back to now to play.</source>
      <translation>Volte ao presente para jogar.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Prosseguir</translation>
    </message>
    <message>
      <source>Go on (N)</source>
      <translation>Prosseguir (N)</translation>
    </message>
    <message>
      <source>Go {direction}</source>
      <translation>Ir para {direction}</translation>
    </message>
    <message>
      <source>Go {direction}, to one of {n} tiles</source>
      <translation>Ir para {direction}: uma de {n} peças</translation>
    </message>
    <message>
      <source>Go {direction}, to {tiles}</source>
      <translation>Ir para {direction}: {tiles}</translation>
    </message>
    <message>
      <source>Goes to who is the only one with {criterion}.</source>
      <translation>Vai para quem for o único com {criterion}.</translation>
    </message>
    <message>
      <source>Governor</source>
      <translation>Governador</translation>
    </message>
    <message>
      <source>Great Lodge</source>
      <translation>Grande Pousada</translation>
    </message>
    <message>
      <source>H</source>
      <translation>H</translation>
    </message>
    <message>
      <source>Hand over to {name}</source>
      <translation>Passar a {name}</translation>
    </message>
    <message>
      <source>Hands are kept in order.</source>
      <translation>As mãos mantêm-se em ordem.</translation>
    </message>
    <message>
      <source>Hands or decks are hidden; this is a view, not a whole position.</source>
      <translation>Há mãos ou baralhos escondidos; é uma vista, não uma posição completa.</translation>
    </message>
    <message>
      <source>Hard</source>
      <translation>Difícil</translation>
    </message>
    <message>
      <source>Hard plays without feats, medium with exactly one, easy with any number.</source>
      <translation>No difícil joga-se sem façanhas, no médio com exatamente uma, no fácil com quantas quiser.</translation>
    </message>
    <message>
      <source>Hard uses no feat, medium exactly one, easy any number; {count} were named.</source>
      <translation>O difícil não usa façanhas, o médio exatamente uma, o fácil quantas quiser; foram indicadas {count}.</translation>
    </message>
    <message>
      <source>Has the turn</source>
      <translation>Tem a vez</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Ajuda</translation>
    </message>
    <message>
      <source>Here it leaves most room for what comes.</source>
      <translation>Aqui deixa mais espaço para o que vem.</translation>
    </message>
    <message>
      <source>High</source>
      <translation>Alto</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Início</translation>
    </message>
    <message>
      <source>Homesteads</source>
      <translation>Casais</translation>
    </message>
    <message>
      <source>Hometown Advantage</source>
      <translation>Vantagem da Casa</translation>
    </message>
    <message>
      <source>Hotel</source>
      <translation>Hotel</translation>
    </message>
    <message>
      <source>Houses on the beach</source>
      <translation>Casas na praia</translation>
    </message>
    <message>
      <source>Housing</source>
      <translation>Moradia</translation>
    </message>
    <message>
      <source>How the game went</source>
      <translation>Como correu a partida</translation>
    </message>
    <message>
      <source>How the game went · {game}</source>
      <translation>Como correu a partida · {game}</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Como jogar</translation>
    </message>
    <message>
      <source>Hungry Workers</source>
      <translation>Obreiros Famintos</translation>
    </message>
    <message>
      <source>Hurricane</source>
      <translation>Furacão</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Sou {name}</translation>
    </message>
    <message>
      <source>If all pass: Collapse! strikes the {tile} below the rabbit.</source>
      <translation>Se todos passarem: Derrocada! atinge {tile} sob o coelho.</translation>
    </message>
    <message>
      <source>If all pass: the stack is worked off from the top, {card} first.</source>
      <translation>Se todos passarem: resolve-se a pilha de cima para baixo, {card} primeiro.</translation>
    </message>
    <message>
      <source>If all pass: {card} takes effect.</source>
      <translation>Se todos passarem: {card} produz efeito.</translation>
    </message>
    <message>
      <source>If all pass: {player} resolves the {tile}.</source>
      <translation>Se todos passarem: {player} resolve {tile}.</translation>
    </message>
    <message>
      <source>Import a game …</source>
      <translation>Importar uma partida …</translation>
    </message>
    <message>
      <source>Import a saved game</source>
      <translation>Importar uma partida guardada</translation>
    </message>
    <message>
      <source>In force this turn</source>
      <translation>Em vigor nesta jogada</translation>
    </message>
    <message>
      <source>In round 1 every card behind the tracker took one turn.</source>
      <translation>Na ronda 1, cada carta atrás do marcador custou uma jogada.</translation>
    </message>
    <message>
      <source>In round 1 feats and villagers come after all buildings.</source>
      <translation>Na ronda 1, façanhas e aldeões vêm depois de todas as construções.</translation>
    </message>
    <message>
      <source>In round 1 no card ahead of the tracker is turned or stored yet.</source>
      <translation>Na ronda 1, nenhuma carta antes do marcador está virada ou guardada.</translation>
    </message>
    <message>
      <source>Industry</source>
      <translation>Indústria</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile}</source>
      <translation>Instalar em {tile}: {upgrade}</translation>
    </message>
    <message>
      <source>Install the {upgrade} on {tile} ({links})</source>
      <translation>Instalar em {tile}: {upgrade} ({links})</translation>
    </message>
    <message>
      <source>Install the {upgrade} or put it aside.</source>
      <translation>Instale ({upgrade}) ou ponha de lado.</translation>
    </message>
    <message>
      <source>Instant</source>
      <translation>Imediato</translation>
    </message>
    <message>
      <source>Iron Foundry</source>
      <translation>Fundição de Ferro</translation>
    </message>
    <message>
      <source>Islands Desktop</source>
      <translation>Islands Desktop</translation>
    </message>
    <message>
      <source>Islands Desktop is already running.</source>
      <translation>O Islands Desktop já está aberto.</translation>
    </message>
    <message>
      <source>It asks for {criterion}.</source>
      <translation>Pede {criterion}.</translation>
    </message>
    <message>
      <source>It begins a step that is worth more than it costs.</source>
      <translation>Inicia um passo que vale mais do que custa.</translation>
    </message>
    <message>
      <source>It brings an Action Card.</source>
      <translation>Traz uma carta de Ação.</translation>
    </message>
    <message>
      <source>It brings {carrots} carrots.</source>
      <translation>Traz {carrots} cenouras.</translation>
    </message>
    <message>
      <source>It can be paid already and counts at the end: {points}.</source>
      <translation>Já pode ser pago e conta no fim: {points}.</translation>
    </message>
    <message>
      <source>It can be paid now and counts at the end: {points}.</source>
      <translation>Pode ser pago agora e conta no fim: {points}.</translation>
    </message>
    <message>
      <source>It closes the round. When it is on top, the round is over.</source>
      <translation>Encerra a ronda. Quando está no topo, a ronda terminou.</translation>
    </message>
    <message>
      <source>It cost about {points}.</source>
      <translation>Custou cerca de {points}.</translation>
    </message>
    <message>
      <source>It costs nothing, but neither this tile nor any later one will be placed.</source>
      <translation>Não custa nada, mas nem esta peça nem as seguintes serão colocadas.</translation>
    </message>
    <message>
      <source>It costs {cost}.</source>
      <translation>Custa {cost}.</translation>
    </message>
    <message>
      <source>It counts at the end: {points}. Still missing: {resources}.</source>
      <translation>Conta no fim: {points}. Ainda falta: {resources}.</translation>
    </message>
    <message>
      <source>It counts points at the end: {tile}.</source>
      <translation>Conta pontos no fim: {tile}.</translation>
    </message>
    <message>
      <source>It covers what would cost points at the end: {rule}.</source>
      <translation>Cobre o que no fim custaria pontos: {rule}.</translation>
    </message>
    <message>
      <source>It gives {resources}.</source>
      <translation>Dá {resources}.</translation>
    </message>
    <message>
      <source>It has been decided whether a card is played.</source>
      <translation>Já se decidiu se se joga uma carta.</translation>
    </message>
    <message>
      <source>It is another player's turn.</source>
      <translation>É a vez de outro jogador.</translation>
    </message>
    <message>
      <source>It is not this player's chance to play a card.</source>
      <translation>Não é a vez deste jogador de jogar uma carta.</translation>
    </message>
    <message>
      <source>It is the turn of another player to choose a character.</source>
      <translation>É a vez de outro jogador de escolher personagem.</translation>
    </message>
    <message>
      <source>It is the turn of another player.</source>
      <translation>É a vez de outro jogador.</translation>
    </message>
    <message>
      <source>It is the turn of {name}, whom the computer plays.</source>
      <translation>É a vez de {name}, por quem joga o computador.</translation>
    </message>
    <message>
      <source>It is the turn of {player}.</source>
      <translation>É a vez de {player}.</translation>
    </message>
    <message>
      <source>It leads to a building worth 1 point: {tile}.</source>
      <translation>Leva a uma construção que vale 1 ponto: {tile}.</translation>
    </message>
    <message>
      <source>It leads to a building worth {points} points: {tile}.</source>
      <translation>Leva a uma construção que vale {points} pontos: {tile}.</translation>
    </message>
    <message>
      <source>It leaves the rabbit in the best place for what comes: {tile}.</source>
      <translation>Deixa o coelho no melhor lugar para o que vem: {tile}.</translation>
    </message>
    <message>
      <source>It lets another worker go to work.</source>
      <translation>Permite que outro trabalhador vá trabalhar.</translation>
    </message>
    <message>
      <source>It may end on: {places}.</source>
      <translation>Pode acabar em: {places}.</translation>
    </message>
    <message>
      <source>It may join your deck from the next game on, on medium and easy.</source>
      <translation>Pode juntar-se ao seu baralho a partir da próxima partida, no médio e no fácil.</translation>
    </message>
    <message>
      <source>It prepares what scores later: {rule}.</source>
      <translation>Prepara o que pontua mais tarde: {rule}.</translation>
    </message>
    <message>
      <source>It scores at once: {points}.</source>
      <translation>Pontua já: {points}.</translation>
    </message>
    <message>
      <source>It scores at once: {rule} {points}.</source>
      <translation>Pontua já: {rule} {points}.</translation>
    </message>
    <message>
      <source>Jacques, the Explorer</source>
      <translation>Jacques, o Explorador</translation>
    </message>
    <message>
      <source>Jacques: roll the die again</source>
      <translation>Jacques: lançar de novo o dado</translation>
    </message>
    <message>
      <source>Judging the decisions: {done} of {whole}</source>
      <translation>A avaliar as decisões: {done} de {whole}</translation>
    </message>
    <message>
      <source>Keeping the carrots is better here.</source>
      <translation>Aqui é melhor ficar com as cenouras.</translation>
    </message>
    <message>
      <source>Keys and mouse</source>
      <translation>Teclas e rato</translation>
    </message>
    <message>
      <source>Laboratory</source>
      <translation>Laboratório</translation>
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
      <translation>Maior quinta</translation>
    </message>
    <message>
      <source>Largest fortification</source>
      <translation>Maior fortificação</translation>
    </message>
    <message>
      <source>Largest group</source>
      <translation>Maior grupo</translation>
    </message>
    <message>
      <source>Largest path system</source>
      <translation>Maior rede de caminhos</translation>
    </message>
    <message>
      <source>Largest village</source>
      <translation>Maior aldeia</translation>
    </message>
    <message>
      <source>Last game: {last}. Best: {best}.</source>
      <translation>Última partida: {last}. Melhor: {best}.</translation>
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
      <translation>Abra caminhos pela ilha e leve as cenouras para casa.</translation>
    </message>
    <message>
      <source>Lay two tiles.</source>
      <translation>Coloque duas peças.</translation>
    </message>
    <message>
      <source>Left after {n} moves and taken up again.</source>
      <translation>Deixada após {n} jogadas e retomada.</translation>
    </message>
    <message>
      <source>Legal moves</source>
      <translation>Jogadas permitidas</translation>
    </message>
    <message>
      <source>Legend</source>
      <translation>Lenda</translation>
    </message>
    <message>
      <source>Let {card} rest</source>
      <translation>Deixar {card} descansar</translation>
    </message>
    <message>
      <source>Let {card} work again</source>
      <translation>Pôr {card} de volta ao trabalho</translation>
    </message>
    <message>
      <source>Level {level} of {disaster} was paid: {cost}.</source>
      <translation>Pagou-se o nível {level} de {disaster}: {cost}.</translation>
    </message>
    <message>
      <source>Level {level} of {levels}. One level may be paid at the end of every round.</source>
      <translation>Nível {level} de {levels}. No fim de cada ronda pode pagar-se um nível.</translation>
    </message>
    <message>
      <source>Lies face up and counts 3, 2, 1 on your turns; then the lowest token below your rabbit is lost.</source>
      <translation>Fica à vista e conta 3, 2, 1 nas suas jogadas; depois perde-se a ficha mais baixa sob o seu coelho.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Claro ou escuro</translation>
    </message>
    <message>
      <source>Light the Signal Fires for {card} of {player}</source>
      <translation>Acender as Fogueiras de Sinal por {card} de {player}</translation>
    </message>
    <message>
      <source>Lines of four</source>
      <translation>Linhas de quatro</translation>
    </message>
    <message>
      <source>Lines of three</source>
      <translation>Linhas de três</translation>
    </message>
    <message>
      <source>List of moves</source>
      <translation>Lista de jogadas</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Diário</translation>
    </message>
    <message>
      <source>Log Flume</source>
      <translation>Calha de Troncos</translation>
    </message>
    <message>
      <source>Logger</source>
      <translation>Lenhador</translation>
    </message>
    <message>
      <source>Long Storehouse</source>
      <translation>Armazém Longo</translation>
    </message>
    <message>
      <source>Long road</source>
      <translation>Estrada longa</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Ver</translation>
    </message>
    <message>
      <source>Look at both sides</source>
      <translation>Ver os dois lados</translation>
    </message>
    <message>
      <source>Look at the final table</source>
      <translation>Ver a mesa final</translation>
    </message>
    <message>
      <source>Look at the island</source>
      <translation>Ver a ilha</translation>
    </message>
    <message>
      <source>Look at the table after this</source>
      <translation>Ver a mesa depois desta jogada</translation>
    </message>
    <message>
      <source>Look at your hand.</source>
      <translation>Veja a sua mão.</translation>
    </message>
    <message>
      <source>Lookout Ledge</source>
      <translation>Rochedo da Vigia</translation>
    </message>
    <message>
      <source>Low</source>
      <translation>Baixo</translation>
    </message>
    <message>
      <source>Luxury Apartments</source>
      <translation>Apartamentos de Luxo</translation>
    </message>
    <message>
      <source>Marie activates one tile more only once.</source>
      <translation>Marie só ativa mais uma peça uma vez.</translation>
    </message>
    <message>
      <source>Marie must pay energy first, and there is none.</source>
      <translation>Marie tem de pagar energia primeiro, e não há nenhuma.</translation>
    </message>
    <message>
      <source>Marie, the Scientist</source>
      <translation>Marie, a Cientista</translation>
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
      <translation>Marcador se acabasse agora</translation>
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
      <translation>Medalha por resultado líquido</translation>
    </message>
    <message>
      <source>Medium</source>
      <translation>Médio</translation>
    </message>
    <message>
      <source>Medium opens once you have earned a feat: finish games well.</source>
      <translation>Médio fica disponível quando se conquista uma façanha: termine bem as partidas.</translation>
    </message>
    <message>
      <source>Met by {names}.</source>
      <translation>Cumprido por {names}.</translation>
    </message>
    <message>
      <source>Mode</source>
      <translation>Modo</translation>
    </message>
    <message>
      <source>More cards are stored than would be allowed without {card}.</source>
      <translation>Estão guardadas mais cartas do que seria permitido sem {card}.</translation>
    </message>
    <message>
      <source>More levels of the disaster are paid than rounds have ended.</source>
      <translation>Pagaram-se mais níveis da catástrofe do que rondas encerradas.</translation>
    </message>
    <message>
      <source>More than five Action Cards are kept in one's own turn only.</source>
      <translation>Mais de cinco cartas de Ação só se têm na própria jogada.</translation>
    </message>
    <message>
      <source>More than {limit} cards are stored.</source>
      <translation>Estão guardadas mais de {limit} cartas.</translation>
    </message>
    <message>
      <source>More turns were taken in this round than cards have passed.</source>
      <translation>Houve nesta ronda mais jogadas do que cartas que passaram.</translation>
    </message>
    <message>
      <source>Most blueprints</source>
      <translation>Mais projetos</translation>
    </message>
    <message>
      <source>Most carrots</source>
      <translation>Mais cenouras</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Mover</translation>
    </message>
    <message>
      <source>Movement Card 1: the rabbit goes exactly one space.</source>
      <translation>Carta de Movimento 1: o coelho avança exatamente uma casa.</translation>
    </message>
    <message>
      <source>Movement Card {n}: the rabbit goes exactly {n} spaces.</source>
      <translation>Carta de Movimento {n}: o coelho avança exatamente {n} casas.</translation>
    </message>
    <message>
      <source>My Island</source>
      <translation>Minha Ilha</translation>
    </message>
    <message>
      <source>My Island has no mode “{mode}”: {modes}.</source>
      <translation>Minha Ilha não tem o modo “{mode}”: {modes}.</translation>
    </message>
    <message>
      <source>My Island has one to four seats.</source>
      <translation>Minha Ilha tem um a quatro lugares.</translation>
    </message>
    <message>
      <source>Name of player {number}</source>
      <translation>Nome do jogador {number}</translation>
    </message>
    <message>
      <source>Name of the game</source>
      <translation>Nome da partida</translation>
    </message>
    <message>
      <source>Nelson cannot count the bonus die as {value}.</source>
      <translation>Nelson não pode contar o dado bónus como {value}.</translation>
    </message>
    <message>
      <source>Nelson sets the bonus die once, before he activates anything.</source>
      <translation>Nelson fixa o dado bónus uma vez, antes de ativar.</translation>
    </message>
    <message>
      <source>Nelson, the Admiral</source>
      <translation>Nelson, o Almirante</translation>
    </message>
    <message>
      <source>Nelson: count the bonus die as {value}</source>
      <translation>Nelson: contar o dado bónus como {value}</translation>
    </message>
    <message>
      <source>Net Mender</source>
      <translation>Remendador de Redes</translation>
    </message>
    <message>
      <source>Net result</source>
      <translation>Resultado líquido</translation>
    </message>
    <message>
      <source>Net result {net}: {medal}.</source>
      <translation>Resultado líquido {net}: {medal}.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nova partida</translation>
    </message>
    <message>
      <source>New game of {game}</source>
      <translation>Nova partida de {game}</translation>
    </message>
    <message>
      <source>New game …</source>
      <translation>Nova partida …</translation>
    </message>
    <message>
      <source>Newspaper</source>
      <translation>Jornal</translation>
    </message>
    <message>
      <source>Next deal</source>
      <translation>Próxima distribuição</translation>
    </message>
    <message>
      <source>Nicola, the Inventor</source>
      <translation>Nicola, o Inventor</translation>
    </message>
    <message>
      <source>No Action Card can be played in the Explore phase.</source>
      <translation>Nenhuma carta de Ação se joga na fase de Exploração.</translation>
    </message>
    <message>
      <source>No Collapse! counts before the first year.</source>
      <translation>Nenhuma Derrocada! conta antes do primeiro ano.</translation>
    </message>
    <message>
      <source>No Collapse! waits after the first year.</source>
      <translation>Nenhuma Derrocada! espera depois do primeiro ano.</translation>
    </message>
    <message>
      <source>No ability was chosen for this game.</source>
      <translation>Não se escolheu nenhuma capacidade para esta partida.</translation>
    </message>
    <message>
      <source>No blueprint completed yet</source>
      <translation>Ainda sem projetos concluídos</translation>
    </message>
    <message>
      <source>No blueprint has been completed whose upgrade could be installed.</source>
      <translation>Não se concluiu nenhum projeto cuja melhoria se pudesse instalar.</translation>
    </message>
    <message>
      <source>No card can be played now.</source>
      <translation>Nenhuma carta jogável.</translation>
    </message>
    <message>
      <source>No card can be used now: discard {card}.</source>
      <translation>Nenhuma carta pode ser usada agora: descarte {card}.</translation>
    </message>
    <message>
      <source>No card is in force before the main window.</source>
      <translation>Nenhuma carta está em vigor antes da janela principal.</translation>
    </message>
    <message>
      <source>No card needs to be turned back for this.</source>
      <translation>Para isto não é preciso endireitar nenhuma carta.</translation>
    </message>
    <message>
      <source>No card would help more than it is worth later.</source>
      <translation>Nenhuma carta ajudaria mais do que vale depois.</translation>
    </message>
    <message>
      <source>No card yet</source>
      <translation>Ainda sem carta</translation>
    </message>
    <message>
      <source>No cards are in force in the Explore phase.</source>
      <translation>Nenhuma carta está em vigor na fase de Exploração.</translation>
    </message>
    <message>
      <source>No character yet</source>
      <translation>Ainda sem personagem</translation>
    </message>
    <message>
      <source>No computer player knows “{game}”.</source>
      <translation>Nenhum jogador do computador conhece “{game}”.</translation>
    </message>
    <message>
      <source>No die has been drafted.</source>
      <translation>Nenhum dado foi tirado.</translation>
    </message>
    <message>
      <source>No feat: the game as it is. All of them can be earned.</source>
      <translation>Sem façanhas: a partida como ela é. Todas podem ser conquistadas.</translation>
    </message>
    <message>
      <source>No game has been begun yet.</source>
      <translation>Ainda não foi iniciada nenhuma partida.</translation>
    </message>
    <message>
      <source>No game has been finished yet.</source>
      <translation>Ainda nenhuma partida foi terminada.</translation>
    </message>
    <message>
      <source>No game has been finished yet. Finished games are counted here.</source>
      <translation>Ainda não foi terminada nenhuma partida. As partidas terminadas são contadas aqui.</translation>
    </message>
    <message>
      <source>No good move could be found. ({reason})</source>
      <translation>Não se encontrou nenhuma boa jogada. ({reason})</translation>
    </message>
    <message>
      <source>No good move was shown.</source>
      <translation>Não foi mostrada nenhuma boa jogada.</translation>
    </message>
    <message>
      <source>No island reaches further than {reach} hexes.</source>
      <translation>Nenhuma ilha vai além de {reach} hexágonos.</translation>
    </message>
    <message>
      <source>No path leads out this way.</source>
      <translation>Nenhum caminho sai por aqui.</translation>
    </message>
    <message>
      <source>No place fits {tile}, and no point is left to pass: end.</source>
      <translation>Nenhum lugar serve para {tile}, e não resta ponto para passar: termine.</translation>
    </message>
    <message>
      <source>No place on the island fits this tile.</source>
      <translation>Esta peça não cabe em nenhum lugar da ilha.</translation>
    </message>
    <message>
      <source>No place on your island fits {tile}: pass or end.</source>
      <translation>Nenhum lugar da sua ilha serve para {tile}: passe ou termine.</translation>
    </message>
    <message>
      <source>No symbol of the tile lies beside the same symbol.</source>
      <translation>Nenhum símbolo da peça fica ao lado do mesmo símbolo.</translation>
    </message>
    <message>
      <source>No tile of {player} fits anywhere.</source>
      <translation>Nenhuma peça de {player} cabe em lado nenhum.</translation>
    </message>
    <message>
      <source>No tiles are placed in the Build phase.</source>
      <translation>Não se colocam peças na fase de Construção.</translation>
    </message>
    <message>
      <source>No villager has been recruited yet who works.</source>
      <translation>Ainda não foi recrutado nenhum aldeão que trabalhe.</translation>
    </message>
    <message>
      <source>No villager works in round 1 yet.</source>
      <translation>Na ronda 1 ainda nenhum aldeão trabalha.</translation>
    </message>
    <message>
      <source>No worker can be deployed now.</source>
      <translation>Agora não se pode enviar nenhum trabalhador.</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Ninguém</translation>
    </message>
    <message>
      <source>Nobody ends a round before the round tracker is on top.</source>
      <translation>Ninguém encerra uma ronda antes de o marcador de ronda estar no topo.</translation>
    </message>
    <message>
      <source>Nobody gives a resource to choose.</source>
      <translation>Ninguém dá um recurso a escolher.</translation>
    </message>
    <message>
      <source>Nobody got it.</source>
      <translation>Ninguém o recebeu.</translation>
    </message>
    <message>
      <source>Nobody has the first-player token.</source>
      <translation>Ninguém tem a ficha de primeiro jogador.</translation>
    </message>
    <message>
      <source>Nobody holds tiles in the Build phase.</source>
      <translation>Ninguém tem peças na mão na fase de Construção.</translation>
    </message>
    <message>
      <source>Nobody is left to be asked.</source>
      <translation>Não há mais ninguém a quem perguntar.</translation>
    </message>
    <message>
      <source>Nobody meets what an outpost asks in this round.</source>
      <translation>Nesta ronda ninguém cumpre o que um posto avançado pede.</translation>
    </message>
    <message>
      <source>Nobody plays a card</source>
      <translation>Ninguém joga carta</translation>
    </message>
    <message>
      <source>Nobody plays a card (N)</source>
      <translation>Ninguém joga carta (N)</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Nenhuma</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Not averted: all have lost.</source>
      <translation>Não evitada: todos perderam.</translation>
    </message>
    <message>
      <source>Not earned yet</source>
      <translation>Ainda não conquistada</translation>
    </message>
    <message>
      <source>Not everybody has chosen a character.</source>
      <translation>Nem todos escolheram personagem.</translation>
    </message>
    <message>
      <source>Not possible now.</source>
      <translation>Não é possível agora.</translation>
    </message>
    <message>
      <source>Nothing better is to be done now.</source>
      <translation>Nada melhor há a fazer agora.</translation>
    </message>
    <message>
      <source>Nothing can be activated.</source>
      <translation>Nada pode ser ativado.</translation>
    </message>
    <message>
      <source>Nothing can be built here.</source>
      <translation>Aqui nada se pode construir.</translation>
    </message>
    <message>
      <source>Nothing can be decided here.</source>
      <translation>Aqui nada se pode decidir.</translation>
    </message>
    <message>
      <source>Nothing can have been used before the first turn of a round.</source>
      <translation>Nada pode ter sido usado antes da primeira jogada de uma ronda.</translation>
    </message>
    <message>
      <source>Nothing else can be done now.</source>
      <translation>Agora nada mais é possível.</translation>
    </message>
    <message>
      <source>Nothing has been found yet.</source>
      <translation>Ainda nada foi encontrado.</translation>
    </message>
    <message>
      <source>Nothing is left to pay for</source>
      <translation>Nada mais há a pagar</translation>
    </message>
    <message>
      <source>Nothing is stored.</source>
      <translation>Nada está guardado.</translation>
    </message>
    <message>
      <source>Nothing is taken back in a speed game.</source>
      <translation>Numa partida de velocidade nada se desfaz.</translation>
    </message>
    <message>
      <source>Nothing is taken back in this mode, so no game branches off.</source>
      <translation>Neste modo nada se desfaz, por isso não se cria daqui outra partida.</translation>
    </message>
    <message>
      <source>Nothing more can be activated.</source>
      <translation>Mais nada pode ser ativado.</translation>
    </message>
    <message>
      <source>Nothing more happens: {reason}.</source>
      <translation>Nada mais acontece: {reason}.</translation>
    </message>
    <message>
      <source>Nothing more is to be gained from here.</source>
      <translation>A partir daqui nada mais há a ganhar.</translation>
    </message>
    <message>
      <source>Nothing was bought in this round.</source>
      <translation>Nada foi comprado nesta ronda.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>Aviso</translation>
    </message>
    <message>
      <source>Now: {progress}. {sentence}</source>
      <translation>Agora: {progress}. {sentence}</translation>
    </message>
    <message>
      <source>Observation Platform</source>
      <translation>Miradouro</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Desligado</translation>
    </message>
    <message>
      <source>Off: no movement</source>
      <translation>Desligado: sem movimento</translation>
    </message>
    <message>
      <source>Offering Chest</source>
      <translation>Baú de Oferendas</translation>
    </message>
    <message>
      <source>On offer</source>
      <translation>À venda</translation>
    </message>
    <message>
      <source>On turn</source>
      <translation>Joga</translation>
    </message>
    <message>
      <source>Once a turn: activate one more tile.</source>
      <translation>Uma vez por jogada: ativar mais uma peça.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by 1, free.</source>
      <translation>Uma vez por jogada: mudar o dado em 1, grátis.</translation>
    </message>
    <message>
      <source>Once a turn: change your die by up to {steps}, free.</source>
      <translation>Uma vez por jogada: mudar o dado até {steps}, grátis.</translation>
    </message>
    <message>
      <source>Once a turn: pay {cost} and activate one more tile.</source>
      <translation>Uma vez por jogada: mais uma peça por {cost}.</translation>
    </message>
    <message>
      <source>Once a turn: roll your die again and gain {gain}.</source>
      <translation>Uma vez por jogada: relançar o dado e ganhar {gain}.</translation>
    </message>
    <message>
      <source>Once turned, one more card may be stored until the end of the game.</source>
      <translation>Depois de girado, pode-se guardar mais uma carta até ao fim da partida.</translation>
    </message>
    <message>
      <source>One card of one player is stored again where it lies, unpaid.</source>
      <translation>Uma carta de um jogador volta a ser guardada onde está, sem pagar.</translation>
    </message>
    <message>
      <source>One feat you have earned joins the deck: choose exactly one.</source>
      <translation>Uma façanha conquistada junta-se ao baralho: escolha exatamente uma.</translation>
    </message>
    <message>
      <source>One move</source>
      <translation>Uma jogada</translation>
    </message>
    <message>
      <source>One tile alone is no group.</source>
      <translation>Uma peça sozinha não é um grupo.</translation>
    </message>
    <message>
      <source>Only Jacques rolls a drafted die again, once he has the fame.</source>
      <translation>Só Jacques lança de novo um dado escolhido, quando tem a fama.</translation>
    </message>
    <message>
      <source>Only Marie activates one tile more, once she has the fame.</source>
      <translation>Só Marie ativa mais uma peça, quando tem a fama.</translation>
    </message>
    <message>
      <source>Only Nelson counts the bonus die differently, once he has the fame.</source>
      <translation>Só Nelson conta o dado bónus de outra forma, quando tem a fama.</translation>
    </message>
    <message>
      <source>Only Sir Charles changes a die for free, once he has the fame.</source>
      <translation>Só Sir Charles muda um dado de graça, quando tem a fama.</translation>
    </message>
    <message>
      <source>Only a Collapse! lies face up, with a counter or waiting.</source>
      <translation>Só uma Derrocada! fica à vista, com contador ou à espera.</translation>
    </message>
    <message>
      <source>Only a card that is still stored can be turned back.</source>
      <translation>Só uma carta ainda guardada pode ser endireitada.</translation>
    </message>
    <message>
      <source>Only cards of who buys can pay.</source>
      <translation>Só as cartas de quem compra podem pagar.</translation>
    </message>
    <message>
      <source>Only cards that last, each once and in order, are in force.</source>
      <translation>Só cartas duradouras, cada uma uma vez e em ordem, estão em vigor.</translation>
    </message>
    <message>
      <source>Only commands of the group name cards of several players.</source>
      <translation>Só comandos do grupo indicam cartas de vários jogadores.</translation>
    </message>
    <message>
      <source>Only interrupts can answer a card.</source>
      <translation>Só interrupções podem responder a uma carta.</translation>
    </message>
    <message>
      <source>Only interrupts can be played before a Collapse! strikes.</source>
      <translation>Antes de uma Derrocada! atingir só se jogam interrupções.</translation>
    </message>
    <message>
      <source>Only one level is paid at the end of a round.</source>
      <translation>No fim de uma ronda só se paga um nível.</translation>
    </message>
    <message>
      <source>Only stored cards can pay, each once.</source>
      <translation>Só cartas guardadas podem pagar, cada uma uma vez.</translation>
    </message>
    <message>
      <source>Only the Feast Drum stores a passed card again.</source>
      <translation>Só o Tambor da Festa guarda de novo uma carta que passou.</translation>
    </message>
    <message>
      <source>Only the active seat moves by a Movement Card.</source>
      <translation>Só o lugar ativo se move com uma carta de Movimento.</translation>
    </message>
    <message>
      <source>Only the computer has played: there are no decisions to judge.</source>
      <translation>Só o computador jogou: não há decisões a avaliar.</translation>
    </message>
    <message>
      <source>Only the top card can be discarded.</source>
      <translation>Só a carta do topo pode ser descartada.</translation>
    </message>
    <message>
      <source>Only those agree whose cards are used.</source>
      <translation>Só concordam aqueles cujas cartas se usam.</translation>
    </message>
    <message>
      <source>Only villagers are switched on or off.</source>
      <translation>Só aldeões podem ser ligados ou desligados.</translation>
    </message>
    <message>
      <source>Only villagers can lie behind the tracker.</source>
      <translation>Só aldeões podem ficar atrás do marcador.</translation>
    </message>
    <message>
      <source>Only your own active villagers can be switched on or off.</source>
      <translation>Só os seus próprios aldeões ativos podem ser ligados ou desligados.</translation>
    </message>
    <message>
      <source>Only your own stored cards can pay, each once.</source>
      <translation>Só as suas próprias cartas guardadas podem pagar, cada uma uma vez.</translation>
    </message>
    <message>
      <source>Open deck</source>
      <translation>Baralho aberto</translation>
    </message>
    <message>
      <source>Open hexes in row {row}</source>
      <translation>Hexágonos livres na linha {row}</translation>
    </message>
    <message>
      <source>Open table</source>
      <translation>Mesa aberta</translation>
    </message>
    <message>
      <source>Options are an object of names and values.</source>
      <translation>As opções são um objeto de nomes e valores.</translation>
    </message>
    <message>
      <source>Outposts</source>
      <translation>Postos avançados</translation>
    </message>
    <message>
      <source>Outposts are taken at the end of a round.</source>
      <translation>Os postos avançados recebem-se no fim de uma ronda.</translation>
    </message>
    <message>
      <source>Owned</source>
      <translation>Em posse</translation>
    </message>
    <message>
      <source>Owns {cards}.</source>
      <translation>Tem {cards}.</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>Pace of the computer</source>
      <translation>Ritmo do computador</translation>
    </message>
    <message>
      <source>Pace of the computer: {pace}</source>
      <translation>Ritmo do computador: {pace}</translation>
    </message>
    <message>
      <source>Paid {cost} with {cards}.</source>
      <translation>{cost}: pago com {cards}.</translation>
    </message>
    <message>
      <source>Palm Island</source>
      <translation>Palm Island</translation>
    </message>
    <message>
      <source>Palm Island has no mode “{mode}”.</source>
      <translation>Palm Island não tem o modo “{mode}”.</translation>
    </message>
    <message>
      <source>Parcel Service</source>
      <translation>Serviço de Encomendas</translation>
    </message>
    <message>
      <source>Part of the tile would lie off the island.</source>
      <translation>Parte da peça ficaria fora da ilha.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on a hex that nothing may cover.</source>
      <translation>Parte da peça ficaria num hexágono que nada pode cobrir.</translation>
    </message>
    <message>
      <source>Part of the tile would lie on ground that is not open yet.</source>
      <translation>Parte da peça ficaria em terreno ainda não aberto.</translation>
    </message>
    <message>
      <source>Parts</source>
      <translation>Componentes</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passar</translation>
    </message>
    <message>
      <source>Pass until my next turn</source>
      <translation>Passar até à minha vez</translation>
    </message>
    <message>
      <source>Pass {tile}: costs 1 point</source>
      <translation>Passar {tile}: custa 1 ponto</translation>
    </message>
    <message>
      <source>Pass {tile}?</source>
      <translation>Passar {tile}?</translation>
    </message>
    <message>
      <source>Pass: −1 point</source>
      <translation>Passar: −1 ponto</translation>
    </message>
    <message>
      <source>Passing costs a point, and there is none left: place or end.</source>
      <translation>Passar custa um ponto, e não resta nenhum: coloque ou termine.</translation>
    </message>
    <message>
      <source>Path along the shore</source>
      <translation>Caminho junto à costa</translation>
    </message>
    <message>
      <source>Pathfinder</source>
      <translation>Explorador</translation>
    </message>
    <message>
      <source>Paths over relics</source>
      <translation>Caminhos sobre relíquias</translation>
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
      <translation>Pagar o nível {level} de {disaster}</translation>
    </message>
    <message>
      <source>Pay one of these in full</source>
      <translation>Pague um destes por inteiro</translation>
    </message>
    <message>
      <source>Pay with</source>
      <translation>Pagar com</translation>
    </message>
    <message>
      <source>Pay {cost}: count the die as {value}</source>
      <translation>Pagar {cost}: contar o dado como {value}</translation>
    </message>
    <message>
      <source>Pay {disaster}</source>
      <translation>Pagar {disaster}</translation>
    </message>
    <message>
      <source>Pay {resources}</source>
      <translation>Pague {resources}</translation>
    </message>
    <message>
      <source>Paying cards are named in the order of their codes.</source>
      <translation>As cartas que pagam são indicadas pela ordem dos códigos.</translation>
    </message>
    <message>
      <source>Paying makes room: no card needs to be turned back</source>
      <translation>O pagamento abre espaço: não é preciso endireitar nenhuma carta</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet</source>
      <translation>Paz e Sossego</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet leaves nothing in force and no window open.</source>
      <translation>Paz e Sossego não deixa nada em vigor nem janela aberta.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no card can be played any more this turn.</source>
      <translation>Paz e Sossego: já não se podem jogar cartas nesta jogada.</translation>
    </message>
    <message>
      <source>Peace &amp; Quiet: no more cards this turn.</source>
      <translation>Paz e Sossego: nesta jogada não há mais cartas.</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Pessoa</translation>
    </message>
    <message>
      <source>Picture: {path}</source>
      <translation>Imagem: {path}</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Imagens (*.png)</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Posição</translation>
    </message>
    <message>
      <source>Place here</source>
      <translation>Colocar aqui</translation>
    </message>
    <message>
      <source>Place it {where}</source>
      <translation>Colocar {where}</translation>
    </message>
    <message>
      <source>Place the first of two tiles.</source>
      <translation>Coloque a primeira de duas peças.</translation>
    </message>
    <message>
      <source>Place your first tile: {tile}.</source>
      <translation>Coloque a primeira peça: {tile}.</translation>
    </message>
    <message>
      <source>Place your second tile.</source>
      <translation>Coloque a segunda peça.</translation>
    </message>
    <message>
      <source>Place {tile}</source>
      <translation>Colocar {tile}</translation>
    </message>
    <message>
      <source>Place {tile} beside the same symbol, pass, or end.</source>
      <translation>Coloque {tile} junto ao mesmo símbolo, passe ou termine.</translation>
    </message>
    <message>
      <source>Place {tile} beside your island.</source>
      <translation>Coloque {tile} junto à sua ilha.</translation>
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
      <translation>Jogar</translation>
    </message>
    <message>
      <source>Play a Movement Card.</source>
      <translation>Jogue uma carta de Movimento.</translation>
    </message>
    <message>
      <source>Play an Action Card, or pass.</source>
      <translation>Jogue uma carta de Ação, ou passe.</translation>
    </message>
    <message>
      <source>Play card {number}: {spaces} spaces</source>
      <translation>Jogar carta {number}: {spaces} casas</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Jogar assim</translation>
    </message>
    <message>
      <source>Play no card</source>
      <translation>Não jogar carta</translation>
    </message>
    <message>
      <source>Play no card (key P)</source>
      <translation>Não jogar carta (tecla P)</translation>
    </message>
    <message>
      <source>Play round {n} of {rounds} with your own deck.</source>
      <translation>Jogue a ronda {n} de {rounds} com o seu baralho.</translation>
    </message>
    <message>
      <source>Play the same deal again</source>
      <translation>Jogar de novo a mesma distribuição</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <translation>Jogar {card}</translation>
    </message>
    <message>
      <source>Play {card} against {target}</source>
      <translation>Jogar {card} contra {target}</translation>
    </message>
    <message>
      <source>Played with all hands open.</source>
      <translation>Jogado com todas as mãos à vista.</translation>
    </message>
    <message>
      <source>Played with the open deck.</source>
      <translation>Jogado com o baralho aberto.</translation>
    </message>
    <message>
      <source>Played: {move}</source>
      <translation>Jogado: {move}</translation>
    </message>
    <message>
      <source>Player {seat}</source>
      <translation>Jogador {seat}</translation>
    </message>
    <message>
      <source>Player {seat} cannot have decided so in round {round}.</source>
      <translation>O jogador {seat} não pode ter decidido assim na ronda {round}.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown blueprint.</source>
      <translation>O jogador {seat} tem um projeto desconhecido.</translation>
    </message>
    <message>
      <source>Player {seat} has an unknown character.</source>
      <translation>O jogador {seat} tem uma personagem desconhecida.</translation>
    </message>
    <message>
      <source>Player {seat} has less than nothing, or an odd dock.</source>
      <translation>O jogador {seat} tem menos que nada, ou uma doca estranha.</translation>
    </message>
    <message>
      <source>Player {seat} has not the right number of blueprints.</source>
      <translation>O jogador {seat} não tem o número certo de projetos.</translation>
    </message>
    <message>
      <source>Player {seat} has not {count} workers.</source>
      <translation>O jogador {seat} não tem {count} trabalhadores.</translation>
    </message>
    <message>
      <source>Player {seat} has other upgrades than completed blueprints.</source>
      <translation>O jogador {seat} tem melhorias que não são dos projetos concluídos.</translation>
    </message>
    <message>
      <source>Player {seat} has several Capitols.</source>
      <translation>O jogador {seat} tem vários Capitólios.</translation>
    </message>
    <message>
      <source>Player {seat} has two tiles on one hex, or no Capitol.</source>
      <translation>O jogador {seat} tem duas peças num hexágono, ou nenhum Capitólio.</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jogadores</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Points as more of them lie around it.</source>
      <translation>Pontos à medida que a rodeiam.</translation>
    </message>
    <message>
      <source>Points at the end for the rows it touches.</source>
      <translation>Pontos no fim pelas linhas que toca.</translation>
    </message>
    <message>
      <source>Poor Harvest</source>
      <translation>Má Colheita</translation>
    </message>
    <message>
      <source>Porter</source>
      <translation>Carregador</translation>
    </message>
    <message>
      <source>Position: {position}</source>
      <translation>Posição: {position}</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Treino</translation>
    </message>
    <message>
      <source>Propeller Islands</source>
      <translation>Ilhas de Hélice</translation>
    </message>
    <message>
      <source>Propeller Islands has no mode “{mode}”: {modes}.</source>
      <translation>Ilhas de Hélice não tem o modo “{mode}”: {modes}.</translation>
    </message>
    <message>
      <source>Put the rabbit on {tile} ({cell})</source>
      <translation>Pôr o coelho em {tile} ({cell})</translation>
    </message>
    <message>
      <source>Put the {upgrade} aside</source>
      <translation>Pôr de lado {upgrade}</translation>
    </message>
    <message>
      <source>Put your rabbit on one of the two tiles.</source>
      <translation>Ponha o seu coelho numa das duas peças.</translation>
    </message>
    <message>
      <source>Quarry</source>
      <translation>Pedreira</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Sair</translation>
    </message>
    <message>
      <source>Rabbit Hole</source>
      <translation>Toca</translation>
    </message>
    <message>
      <source>Rabbit Holes lie where paths would lead nowhere, and nowhere else.</source>
      <translation>As Tocas ficam onde caminhos não levariam a nada, e só aí.</translation>
    </message>
    <message>
      <source>Rabbit Island</source>
      <translation>Ilha dos Coelhos</translation>
    </message>
    <message>
      <source>Rabbit Island has no mode “{mode}”: {modes}.</source>
      <translation>Ilha dos Coelhos não tem o modo “{mode}”: {modes}.</translation>
    </message>
    <message>
      <source>Rabbit Island has two to four seats.</source>
      <translation>Ilha dos Coelhos tem dois a quatro lugares.</translation>
    </message>
    <message>
      <source>Rabbit to {tile}</source>
      <translation>Coelho para {tile}</translation>
    </message>
    <message>
      <source>Radio Station</source>
      <translation>Estação de Rádio</translation>
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
      <translation>Aleatório</translation>
    </message>
    <message>
      <source>Rank by victory points</source>
      <translation>Grau por pontos de vitória</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Avaliação</translation>
    </message>
    <message>
      <source>Rating: {rating}</source>
      <translation>Avaliação: {rating}</translation>
    </message>
    <message>
      <source>Ready workers can use this die.</source>
      <translation>Trabalhadores prontos podem usar este dado.</translation>
    </message>
    <message>
      <source>Recruit</source>
      <translation>Recrutar</translation>
    </message>
    <message>
      <source>Recruit {card}</source>
      <translation>Recrutar {card}</translation>
    </message>
    <message>
      <source>Recruit: {cost}.</source>
      <translation>Recrutar: {cost}.</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Refazer</translation>
    </message>
    <message>
      <source>Refinery</source>
      <translation>Refinaria</translation>
    </message>
    <message>
      <source>Relaxed</source>
      <translation>Tranquilo</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Renomear</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Relatório</translation>
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
      <translation>Estradas até estátuas</translation>
    </message>
    <message>
      <source>Roads to the tors</source>
      <translation>Estradas até aos rochedos</translation>
    </message>
    <message>
      <source>Roll again</source>
      <translation>Lançar de novo</translation>
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
      <translation>A ronda {n} acabou</translation>
    </message>
    <message>
      <source>Round {n} is over. Continue when everybody has seen it.</source>
      <translation>A ronda {n} acabou. Continue quando todos a tiverem visto.</translation>
    </message>
    <message>
      <source>Round {n} is over: the group may pay</source>
      <translation>A ronda {n} acabou: o grupo pode pagar</translation>
    </message>
    <message>
      <source>Round {n} is over: {player} buys</source>
      <translation>A ronda {n} acabou: {player} compra</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Ronda {round}</translation>
    </message>
    <message>
      <source>Round {round} began.</source>
      <translation>A ronda {round} começou.</translation>
    </message>
    <message>
      <source>Round {round} begins with the rival.</source>
      <translation>A ronda {round} começa com o rival.</translation>
    </message>
    <message>
      <source>Round {round} begins with {player}.</source>
      <translation>A ronda {round} começa com {player}.</translation>
    </message>
    <message>
      <source>Round {round} ended.</source>
      <translation>A ronda {round} terminou.</translation>
    </message>
    <message>
      <source>Round {round} is over for all; the group decides.</source>
      <translation>A ronda {round} acabou para todos; o grupo decide.</translation>
    </message>
    <message>
      <source>Round {round} is over. End the round to go on.</source>
      <translation>A ronda {round} acabou. Encerre-a para continuar.</translation>
    </message>
    <message>
      <source>Round {round} is over; all workers stand up.</source>
      <translation>A ronda {round} acabou; todos os trabalhadores se levantam.</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Regra {number}</translation>
    </message>
    <message>
      <source>Rules: {numbers}</source>
      <translation>Regras: {numbers}</translation>
    </message>
    <message>
      <source>Save as picture</source>
      <translation>Guardar imagem</translation>
    </message>
    <message>
      <source>Save the island as a picture</source>
      <translation>Guardar a ilha como imagem</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Partidas guardadas</translation>
    </message>
    <message>
      <source>Sawmill Ridge</source>
      <translation>Cume da Serração</translation>
    </message>
    <message>
      <source>Say which depot gives its benefit.</source>
      <translation>Diga que depósito dá o seu benefício.</translation>
    </message>
    <message>
      <source>Say which: {options}.</source>
      <translation>Diga qual: {options}.</translation>
    </message>
    <message>
      <source>Science</source>
      <translation>Ciência</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Pontuação</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Folha de pontuação</translation>
    </message>
    <message>
      <source>Scores at the end.</source>
      <translation>Pontua no fim.</translation>
    </message>
    <message>
      <source>Scores from {least} to {most}, {mean} on average.</source>
      <translation>Pontuações de {least} a {most}, {mean} em média.</translation>
    </message>
    <message>
      <source>Seat {seat}</source>
      <translation>Lugar {seat}</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Definições</translation>
    </message>
    <message>
      <source>Settle islands in the sky and set their propellers turning.</source>
      <translation>Povoe ilhas no céu e ponha as suas hélices a girar.</translation>
    </message>
    <message>
      <source>Seventeen cards, eight rounds: turn and flip a village into being.</source>
      <translation>Dezassete cartas, oito rondas: gire e vire até nascer uma aldeia.</translation>
    </message>
    <message>
      <source>Share the harvest: {carrots} carrots</source>
      <translation>Partilhar a colheita: {carrots} cenouras</translation>
    </message>
    <message>
      <source>Short game</source>
      <translation>Jogo curto</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Show a good move</source>
      <translation>Mostrar uma boa jogada</translation>
    </message>
    <message>
      <source>Show blueprints</source>
      <translation>Mostrar os projetos</translation>
    </message>
    <message>
      <source>Show file</source>
      <translation>Mostrar ficheiro</translation>
    </message>
    <message>
      <source>Show the folder of the saved games</source>
      <translation>Mostrar a pasta das partidas guardadas</translation>
    </message>
    <message>
      <source>Show the report</source>
      <translation>Mostrar o relatório</translation>
    </message>
    <message>
      <source>Show the score sheet</source>
      <translation>Mostrar a folha de pontuação</translation>
    </message>
    <message>
      <source>Shrine Keeper</source>
      <translation>Guardião do Santuário</translation>
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
      <translation>Painel lateral</translation>
    </message>
    <message>
      <source>Signal Fires</source>
      <translation>Fogueiras de Sinal</translation>
    </message>
    <message>
      <source>Signal Fires call a card of one player of this table.</source>
      <translation>As Fogueiras de Sinal chamam uma carta de um jogador desta mesa.</translation>
    </message>
    <message>
      <source>Signal Fires call one card of one player.</source>
      <translation>As Fogueiras de Sinal chamam uma carta de um jogador.</translation>
    </message>
    <message>
      <source>Signal Fires cannot have been used.</source>
      <translation>As Fogueiras de Sinal não podem ter sido usadas.</translation>
    </message>
    <message>
      <source>Signal Fires work once at the end of a round, after they are enabled.</source>
      <translation>As Fogueiras de Sinal servem uma vez no fim de uma ronda, depois de ativadas.</translation>
    </message>
    <message>
      <source>Signal Fires: {card} of {player} is stored again.</source>
      <translation>Fogueiras de Sinal: {card} de {player} volta a ficar em reserva.</translation>
    </message>
    <message>
      <source>Single episode</source>
      <translation>Um só episódio</translation>
    </message>
    <message>
      <source>Sir Charles cannot change a die by {steps}.</source>
      <translation>Sir Charles não pode mudar um dado em {steps}.</translation>
    </message>
    <message>
      <source>Sir Charles changes a die once per turn.</source>
      <translation>Sir Charles muda um dado uma vez por jogada.</translation>
    </message>
    <message>
      <source>Sir Charles, the Politician</source>
      <translation>Sir Charles, o Político</translation>
    </message>
    <message>
      <source>Sir Charles: count the die as {value} ({step})</source>
      <translation>Sir Charles: contar o dado como {value} ({step})</translation>
    </message>
    <message>
      <source>Size of everything</source>
      <translation>Tamanho de tudo</translation>
    </message>
    <message>
      <source>Skip the rest</source>
      <translation>Saltar o resto</translation>
    </message>
    <message>
      <source>Smallest of the largest</source>
      <translation>O menor dos maiores</translation>
    </message>
    <message>
      <source>Smelting Plant</source>
      <translation>Siderurgia</translation>
    </message>
    <message>
      <source>Smokehouse Cove</source>
      <translation>Enseada do Fumeiro</translation>
    </message>
    <message>
      <source>Solo</source>
      <translation>Solo</translation>
    </message>
    <message>
      <source>Solo challenge</source>
      <translation>Desafio a solo</translation>
    </message>
    <message>
      <source>Some saved games are damaged: see “All saved games”.</source>
      <translation>Algumas partidas guardadas estão danificadas: veja “Todas as partidas guardadas”.</translation>
    </message>
    <message>
      <source>Somebody must be asked.</source>
      <translation>Tem de se perguntar a alguém.</translation>
    </message>
    <message>
      <source>Something could still be paid or stored again in this round.</source>
      <translation>Ainda se pode pagar ou voltar a guardar algo nesta ronda.</translation>
    </message>
    <message>
      <source>Something else must be resolved first.</source>
      <translation>Primeiro há outra coisa a resolver.</translation>
    </message>
    <message>
      <source>Something was activated, but no worker lies down.</source>
      <translation>Ativou-se algo, mas nenhum trabalhador está deitado.</translation>
    </message>
    <message>
      <source>Something was used in this turn that could not be used.</source>
      <translation>Nesta jogada usou-se algo que não se podia usar.</translation>
    </message>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation>Algo correu mal dentro do programa.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sons</translation>
    </message>
    <message>
      <source>Sounds are off.</source>
      <translation>Os sons estão desligados.</translation>
    </message>
    <message>
      <source>Sounds are on.</source>
      <translation>Os sons estão ligados.</translation>
    </message>
    <message>
      <source>Sounds on or off</source>
      <translation>Sons ligados ou desligados</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Espaço</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidade</translation>
    </message>
    <message>
      <source>Speed of movement</source>
      <translation>Velocidade do movimento</translation>
    </message>
    <message>
      <source>Stack, the top first</source>
      <translation>Pilha, a do topo primeiro</translation>
    </message>
    <message>
      <source>Standard game</source>
      <translation>Jogo padrão</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Começar</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Estatísticas</translation>
    </message>
    <message>
      <source>Steel</source>
      <translation>Aço</translation>
    </message>
    <message>
      <source>Steersman</source>
      <translation>Timoneiro</translation>
    </message>
    <message>
      <source>Stonecutters Pass</source>
      <translation>Passo dos Canteiros</translation>
    </message>
    <message>
      <source>Stonemason</source>
      <translation>Pedreiro</translation>
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
      <translation>Guardadas: {n}, que dão {resources}.</translation>
    </message>
    <message>
      <source>Summit Sanctuary</source>
      <translation>Santuário do Cume</translation>
    </message>
    <message>
      <source>Switching a villager costs nothing and names no other card.</source>
      <translation>Ligar ou desligar um aldeão não custa nada e não indica outra carta.</translation>
    </message>
    <message>
      <source>Switching a villager has no cost to choose.</source>
      <translation>Ligar ou desligar um aldeão não tem custo a escolher.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Mesa</translation>
    </message>
    <message>
      <source>Take a die from the Forge.</source>
      <translation>Tire um dado da Forja.</translation>
    </message>
    <message>
      <source>Take a new blueprint.</source>
      <translation>Receba um novo projeto.</translation>
    </message>
    <message>
      <source>Take a {value}</source>
      <translation>Tirar um {value}</translation>
    </message>
    <message>
      <source>Take an Action Card</source>
      <translation>Receber uma carta de Ação</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Retomar</translation>
    </message>
    <message>
      <source>Take back: {name}</source>
      <translation>Retomar: {name}</translation>
    </message>
    <message>
      <source>Take nothing</source>
      <translation>Não receber nada</translation>
    </message>
    <message>
      <source>Take over</source>
      <translation>Assumir o lugar</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more</source>
      <translation>Receber o benefício de um depósito, ainda {left}</translation>
    </message>
    <message>
      <source>Take the benefit of a depot, {left} more, or skip.</source>
      <translation>Receba o benefício de um depósito, ainda {left}, ou salte.</translation>
    </message>
    <message>
      <source>Take the benefit of {tile}</source>
      <translation>Receber o benefício de {tile}</translation>
    </message>
    <message>
      <source>Take your decision back</source>
      <translation>Retomar a sua decisão</translation>
    </message>
    <message>
      <source>Take {card}</source>
      <translation>Receber {card}</translation>
    </message>
    <message>
      <source>Take {carrots} carrots</source>
      <translation>Receber {carrots} cenouras</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and a card</source>
      <translation>Receber {carrots} cenouras e uma carta</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card.</source>
      <translation>Receba {carrots} cenouras e uma carta de Ação.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and an Action Card?</source>
      <translation>Receber {carrots} cenouras e uma carta de Ação?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} Action Cards?</source>
      <translation>Receber {carrots} cenouras e {n} cartas de Ação?</translation>
    </message>
    <message>
      <source>Take {carrots} carrots and {n} cards</source>
      <translation>Receber {carrots} cenouras e {n} cartas</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card.</source>
      <translation>Receba {carrots} cenouras ou uma carta de Ação.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or an Action Card. From here a rabbit goes home to the Hill.</source>
      <translation>Receba {carrots} cenouras ou uma carta de Ação. Daqui um coelho vai para casa, na Colina.</translation>
    </message>
    <message>
      <source>Take {carrots} carrots or {n} Action Cards.</source>
      <translation>Receba {carrots} cenouras ou {n} cartas de Ação.</translation>
    </message>
    <message>
      <source>Take {n} Action Cards</source>
      <translation>Receber {n} cartas de Ação</translation>
    </message>
    <message>
      <source>Taken back to your last decision: {n} moves.</source>
      <translation>Desfeito até à sua última decisão: {n} jogadas.</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Desfeito.</translation>
    </message>
    <message>
      <source>Taken back: {n} moves of one chain.</source>
      <translation>Desfeito: {n} jogadas de uma cadeia.</translation>
    </message>
    <message>
      <source>Takes a die and discards two tiles in each of its turns.</source>
      <translation>Em cada jogada tira um dado e descarta duas peças.</translation>
    </message>
    <message>
      <source>Taming the elder</source>
      <translation>Domar o ancião</translation>
    </message>
    <message>
      <source>Taming the thornback</source>
      <translation>Domar o espinhoso</translation>
    </message>
    <message>
      <source>Taming the twins</source>
      <translation>Domar os gémeos</translation>
    </message>
    <message>
      <source>Temple</source>
      <translation>Templo</translation>
    </message>
    <message>
      <source>Terraces</source>
      <translation>Socalcos</translation>
    </message>
    <message>
      <source>That card is not in your deck.</source>
      <translation>Essa carta não está no seu baralho.</translation>
    </message>
    <message>
      <source>The Capitol of player {seat} lies in the middle.</source>
      <translation>O Capitólio do jogador {seat} fica no meio.</translation>
    </message>
    <message>
      <source>The Explore phase is over; Rabbit Holes: {n}.</source>
      <translation>A fase de Exploração acabou; Tocas: {n}.</translation>
    </message>
    <message>
      <source>The Hill lies in the middle, and each tile on a cell of its own.</source>
      <translation>A Colina fica no meio, e cada peça no seu próprio lugar.</translation>
    </message>
    <message>
      <source>The Offering Chest was turned on.</source>
      <translation>O Baú de Oferendas foi girado adiante.</translation>
    </message>
    <message>
      <source>The ability asks for {needed} upgrades of all players together; there are {reached}.</source>
      <translation>A capacidade pede {needed} melhorias de todos os jogadores juntos; há {reached}.</translation>
    </message>
    <message>
      <source>The ability cannot be enabled yet.</source>
      <translation>A capacidade ainda não pode estar ativada.</translation>
    </message>
    <message>
      <source>The ability is paid already.</source>
      <translation>A capacidade já está paga.</translation>
    </message>
    <message>
      <source>The advanced power of {character} is open.</source>
      <translation>O poder avançado de {character} está aberto.</translation>
    </message>
    <message>
      <source>The blueprints are covered. Show them first (H on the table).</source>
      <translation>Os projetos estão tapados. Mostre-os primeiro (H na mesa).</translation>
    </message>
    <message>
      <source>The bonus die comes after all turns.</source>
      <translation>O dado bónus vem depois de todas as jogadas.</translation>
    </message>
    <message>
      <source>The bonus die shows another value.</source>
      <translation>O dado bónus mostra outro valor.</translation>
    </message>
    <message>
      <source>The bonus die shows {value}.</source>
      <translation>O dado bónus mostra {value}.</translation>
    </message>
    <message>
      <source>The buildings from top to bottom, instead of a shuffle.</source>
      <translation>As construções de cima a baixo, em vez de baralhar.</translation>
    </message>
    <message>
      <source>The card drawn is {card}.</source>
      <translation>A carta tirada é {card}.</translation>
    </message>
    <message>
      <source>The card is {card}.</source>
      <translation>A carta é {card}.</translation>
    </message>
    <message>
      <source>The card turned face up is {card}.</source>
      <translation>A carta virada para cima é {card}.</translation>
    </message>
    <message>
      <source>The cards in the order in which they come, instead of a shuffle.</source>
      <translation>As cartas pela ordem em que vêm, em vez de baralhadas.</translation>
    </message>
    <message>
      <source>The command leads to two different positions, with and without events.</source>
      <translation>O comando leva a duas posições diferentes, com e sem acontecimentos.</translation>
    </message>
    <message>
      <source>The computer found nothing better than what was played.</source>
      <translation>O computador não encontrou nada melhor do que o que foi jogado.</translation>
    </message>
    <message>
      <source>The cost contains no resource that this discount could take.</source>
      <translation>O custo não contém nenhum recurso que este desconto possa tirar.</translation>
    </message>
    <message>
      <source>The cost is {cost}, and no stored card pays it.</source>
      <translation>O custo é {cost}, e nenhuma carta guardada o paga.</translation>
    </message>
    <message>
      <source>The cost is {cost}; these cards give {given}.</source>
      <translation>O custo é {cost}; estas cartas dão {given}.</translation>
    </message>
    <message>
      <source>The cost of this tile cannot be paid.</source>
      <translation>O custo desta peça não se pode pagar.</translation>
    </message>
    <message>
      <source>The costliest decisions</source>
      <translation>As decisões mais caras</translation>
    </message>
    <message>
      <source>The deck does not hold each tile of the game once.</source>
      <translation>O baralho não contém cada peça do jogo uma vez.</translation>
    </message>
    <message>
      <source>The deck does not hold its 16 buildings, the tracker and its feats.</source>
      <translation>O baralho não contém as suas 16 construções, o marcador e as suas façanhas.</translation>
    </message>
    <message>
      <source>The deck of {player} is covered.</source>
      <translation>O baralho de {player} está tapado.</translation>
    </message>
    <message>
      <source>The dice show {dice}.</source>
      <translation>Os dados mostram {dice}.</translation>
    </message>
    <message>
      <source>The difficulty is hard, medium or easy.</source>
      <translation>A dificuldade é difícil, média ou fácil.</translation>
    </message>
    <message>
      <source>The digest is not that of the position.</source>
      <translation>O resumo não é o da posição.</translation>
    </message>
    <message>
      <source>The disaster is averted; there is nothing left to pay.</source>
      <translation>A catástrofe foi evitada; nada mais há a pagar.</translation>
    </message>
    <message>
      <source>The disaster is not the one of the set-up.</source>
      <translation>A catástrofe não é a da preparação.</translation>
    </message>
    <message>
      <source>The disaster that the group must avert, chosen or drawn.</source>
      <translation>A catástrofe que o grupo tem de evitar, escolhida ou sorteada.</translation>
    </message>
    <message>
      <source>The drafted dice are not those of the turns taken.</source>
      <translation>Os dados tirados não são os das jogadas feitas.</translation>
    </message>
    <message>
      <source>The drum calls a card behind the tracker that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>O tambor chama uma carta atrás do marcador que não esteja guardada e cujo lado traga uma ação de guardar; {card} não é uma delas.</translation>
    </message>
    <message>
      <source>The drum may store one passed card again</source>
      <translation>O tambor pode guardar de novo uma carta que passou</translation>
    </message>
    <message>
      <source>The drum stored {card} again.</source>
      <translation>O tambor guardou {card} de novo.</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>O fim</translation>
    </message>
    <message>
      <source>The episodes are E01 to E24.</source>
      <translation>Os episódios vão de E01 a E24.</translation>
    </message>
    <message>
      <source>The file could not be written: {reason}.</source>
      <translation>Não foi possível gravar o ficheiro: {reason}.</translation>
    </message>
    <message>
      <source>The fires call a card that is not stored and prints a store action on its side; {card} is none.</source>
      <translation>As fogueiras chamam uma carta que não esteja guardada e cujo lado traga uma ação de guardar; {card} não é uma delas.</translation>
    </message>
    <message>
      <source>The first game: houses on the beach, and no beach left bare.</source>
      <translation>O primeiro jogo: casas na praia, e nenhuma praia a descoberto.</translation>
    </message>
    <message>
      <source>The first round is round 1.</source>
      <translation>A primeira ronda é a ronda 1.</translation>
    </message>
    <message>
      <source>The first tile must lie at least partly where you begin.</source>
      <translation>A primeira peça tem de ficar pelo menos em parte onde se começa.</translation>
    </message>
    <message>
      <source>The first time the active player draws an Action Card this turn, two more are drawn.</source>
      <translation>Na primeira vez nesta jogada que o jogador ativo tirar uma carta de Ação, tiram-se mais duas.</translation>
    </message>
    <message>
      <source>The first-player token alternates.</source>
      <translation>A ficha de primeiro jogador alterna.</translation>
    </message>
    <message>
      <source>The game begins.</source>
      <translation>A partida começa.</translation>
    </message>
    <message>
      <source>The game could not be saved: {reason}.</source>
      <translation>Não foi possível guardar a partida: {reason}.</translation>
    </message>
    <message>
      <source>The game did not come to its end.</source>
      <translation>A partida não chegou ao fim.</translation>
    </message>
    <message>
      <source>The game does not end.</source>
      <translation>A partida não acaba.</translation>
    </message>
    <message>
      <source>The game does not go on.</source>
      <translation>A partida não avança.</translation>
    </message>
    <message>
      <source>The game ended because {reasons}. {result}</source>
      <translation>A partida acabou porque {reasons}. {result}</translation>
    </message>
    <message>
      <source>The game ended because {reasons}: {points}, {rank}.</source>
      <translation>A partida acabou porque {reasons}: {points}, {rank}.</translation>
    </message>
    <message>
      <source>The game ended with {points}: {rating}.</source>
      <translation>A partida terminou com {points}: {rating}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}.</source>
      <translation>A partida terminou. {scores}.</translation>
    </message>
    <message>
      <source>The game ended. {scores}. Rating: {rating}.</source>
      <translation>A partida terminou. {scores}. Avaliação: {rating}.</translation>
    </message>
    <message>
      <source>The game ends after this round</source>
      <translation>A partida acaba após esta ronda</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>A partida ainda não terminou.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>A partida terminou</translation>
    </message>
    <message>
      <source>The game is over after eight rounds.</source>
      <translation>A partida termina após oito rondas.</translation>
    </message>
    <message>
      <source>The game is over after round 8.</source>
      <translation>A partida termina após a ronda 8.</translation>
    </message>
    <message>
      <source>The game is over without a reason.</source>
      <translation>A partida acabou sem razão.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>A partida terminou.</translation>
    </message>
    <message>
      <source>The game is over: no card is turned any more.</source>
      <translation>A partida acabou: não se viram mais cartas.</translation>
    </message>
    <message>
      <source>The game is over: there is nothing to decide.</source>
      <translation>A partida terminou: não há nada a decidir.</translation>
    </message>
    <message>
      <source>The game is over: {reasons}.</source>
      <translation>A partida acabou: {reasons}.</translation>
    </message>
    <message>
      <source>The game is over; the islands have been counted.</source>
      <translation>A partida acabou; as ilhas foram contadas.</translation>
    </message>
    <message>
      <source>The game should have ended with the last round.</source>
      <translation>A partida devia ter acabado com a última ronda.</translation>
    </message>
    <message>
      <source>The game was imported.</source>
      <translation>A partida foi importada.</translation>
    </message>
    <message>
      <source>The game was not found again as it was left.</source>
      <translation>A partida não foi reencontrada tal como ficou.</translation>
    </message>
    <message>
      <source>The game was saved after the last move and can be played on. The report holds the program’s own trace and no personal content; with it the fault can be found.</source>
      <translation>A partida foi guardada após a última jogada e pode continuar. O relatório contém só o rasto do próprio programa, sem dados pessoais; com ele é possível encontrar o erro.</translation>
    </message>
    <message>
      <source>The group acts when all have ended the round.</source>
      <translation>O grupo age quando todos tiverem encerrado a ronda.</translation>
    </message>
    <message>
      <source>The group can pay for nothing now. End the round together.</source>
      <translation>O grupo não pode pagar nada agora. Encerrem juntos a ronda.</translation>
    </message>
    <message>
      <source>The group can {chances}, or end the round together.</source>
      <translation>O grupo pode {chances}, ou encerrar a ronda em conjunto.</translation>
    </message>
    <message>
      <source>The group ended round {round}.</source>
      <translation>O grupo encerrou a ronda {round}.</translation>
    </message>
    <message>
      <source>The group has ended the round; what it did then cannot be taken back.</source>
      <translation>O grupo encerrou a ronda; o que fez então não pode ser desfeito.</translation>
    </message>
    <message>
      <source>The group's score</source>
      <translation>Pontuação do grupo</translation>
    </message>
    <message>
      <source>The hand of player {seat} is not in order.</source>
      <translation>A mão do jogador {seat} não está em ordem.</translation>
    </message>
    <message>
      <source>The hand of {name} is covered.</source>
      <translation>A mão de {name} está tapada.</translation>
    </message>
    <message>
      <source>The handling points do not fit the turns of this round.</source>
      <translation>Os pontos de manuseamento não condizem com as jogadas desta ronda.</translation>
    </message>
    <message>
      <source>The help does not name {rule}.</source>
      <translation>A ajuda não menciona {rule}.</translation>
    </message>
    <message>
      <source>The help text cannot be read: {reason}.</source>
      <translation>Não foi possível ler o texto de ajuda: {reason}.</translation>
    </message>
    <message>
      <source>The hexes beside the island of player {seat} are others.</source>
      <translation>Os hexágonos junto à ilha do jogador {seat} são outros.</translation>
    </message>
    <message>
      <source>The island</source>
      <translation>A ilha</translation>
    </message>
    <message>
      <source>The island needs it: {tile}.</source>
      <translation>A ilha precisa dela: {tile}.</translation>
    </message>
    <message>
      <source>The island of player {seat} does not hang together.</source>
      <translation>A ilha do jogador {seat} não está toda ligada.</translation>
    </message>
    <message>
      <source>The island of player {seat} has no sound form.</source>
      <translation>A ilha do jogador {seat} não tem forma válida.</translation>
    </message>
    <message>
      <source>The islands are not what the decisions of the players make of them.</source>
      <translation>As ilhas não são as que resultam das decisões dos jogadores.</translation>
    </message>
    <message>
      <source>The islands have been counted.</source>
      <translation>As ilhas foram contadas.</translation>
    </message>
    <message>
      <source>The islands have been counted; what was decided before it stands.</source>
      <translation>As ilhas foram contadas; o que foi decidido antes fica.</translation>
    </message>
    <message>
      <source>The islands side by side</source>
      <translation>As ilhas lado a lado</translation>
    </message>
    <message>
      <source>The last round is over. End it to count your score.</source>
      <translation>A última ronda acabou. Encerre-a para contar os pontos.</translation>
    </message>
    <message>
      <source>The last save was damaged; the game goes on from the one before it. The damaged file was kept beside it.</source>
      <translation>A última gravação estava danificada; a partida continua a partir da anterior. O ficheiro danificado foi mantido ao lado.</translation>
    </message>
    <message>
      <source>The last year is over.</source>
      <translation>O último ano acabou.</translation>
    </message>
    <message>
      <source>The legal commands are not in order, or one is there twice.</source>
      <translation>Os comandos permitidos não estão por ordem, ou há um repetido.</translation>
    </message>
    <message>
      <source>The levels are: {levels}.</source>
      <translation>Os níveis são: {levels}.</translation>
    </message>
    <message>
      <source>The log has {most} commands: N is from 0 to {most}.</source>
      <translation>O registo tem {most} comandos: N vai de 0 a {most}.</translation>
    </message>
    <message>
      <source>The market is open. Order: {players}.</source>
      <translation>O mercado está aberto. Ordem: {players}.</translation>
    </message>
    <message>
      <source>The most valuable outposts lie on top of their piles.</source>
      <translation>Os postos avançados mais valiosos estão no topo das suas pilhas.</translation>
    </message>
    <message>
      <source>The next card is turned for the whole table, not for a seat.</source>
      <translation>A carta seguinte vira-se para toda a mesa, não para um lugar.</translation>
    </message>
    <message>
      <source>The number of decks is not the number of seats.</source>
      <translation>O número de baralhos não é o número de lugares.</translation>
    </message>
    <message>
      <source>The number of hands is not the number of seats.</source>
      <translation>O número de mãos não é o número de lugares.</translation>
    </message>
    <message>
      <source>The number of islands is not the number of seats.</source>
      <translation>O número de ilhas não é o número de lugares.</translation>
    </message>
    <message>
      <source>The number of players is not the number of seats.</source>
      <translation>O número de jogadores não é o número de lugares.</translation>
    </message>
    <message>
      <source>The number of villagers does not fit the number of players.</source>
      <translation>O número de aldeões não condiz com o número de jogadores.</translation>
    </message>
    <message>
      <source>The offer has twelve spaces.</source>
      <translation>A oferta tem doze casas.</translation>
    </message>
    <message>
      <source>The options are no JSON object, or the pair is none like hard:easy.</source>
      <translation>As opções não são um objeto JSON, ou o par não é um como hard:easy.</translation>
    </message>
    <message>
      <source>The options are no JSON object.</source>
      <translation>As opções não são um objeto JSON.</translation>
    </message>
    <message>
      <source>The order may be seen before the first turn, or with the open deck.</source>
      <translation>A ordem pode ser vista antes da primeira jogada, ou com o baralho aberto.</translation>
    </message>
    <message>
      <source>The order of buying cannot be so.</source>
      <translation>A ordem de compra não pode ser assim.</translation>
    </message>
    <message>
      <source>The other face</source>
      <translation>A outra face</translation>
    </message>
    <message>
      <source>The other face may be looked at while the card is one of the top two.</source>
      <translation>A outra face pode ser vista enquanto a carta for uma das duas do topo.</translation>
    </message>
    <message>
      <source>The output could not be written: {reason}.</source>
      <translation>Não foi possível escrever a saída: {reason}.</translation>
    </message>
    <message>
      <source>The part of the program that thinks has stopped {n} times.</source>
      <translation>A parte do programa que pensa parou {n} vezes.</translation>
    </message>
    <message>
      <source>The picture could not be saved as {path}: choose another folder.</source>
      <translation>Não foi possível guardar a imagem em {path}: escolha outra pasta.</translation>
    </message>
    <message>
      <source>The picture was saved as {path}.</source>
      <translation>A imagem foi guardada em {path}.</translation>
    </message>
    <message>
      <source>The pictures are in {folder}.</source>
      <translation>As imagens estão em {folder}.</translation>
    </message>
    <message>
      <source>The pictures cannot be kept: {reason}.</source>
      <translation>Não foi possível guardar as imagens: {reason}.</translation>
    </message>
    <message>
      <source>The piles and what is bought are the 14 outposts.</source>
      <translation>As pilhas e o que foi comprado são os 14 postos avançados.</translation>
    </message>
    <message>
      <source>The position is not the one its log leads to.</source>
      <translation>A posição não é aquela a que o seu diário leva.</translation>
    </message>
    <message>
      <source>The power of Amelia was used without being open.</source>
      <translation>O poder de Amelia foi usado sem estar aberto.</translation>
    </message>
    <message>
      <source>The power of {character} is open.</source>
      <translation>O poder de {character} está aberto.</translation>
    </message>
    <message>
      <source>The program</source>
      <translation>O programa</translation>
    </message>
    <message>
      <source>The program is at fault here: {error}.</source>
      <translation>O erro aqui é do programa: {error}.</translation>
    </message>
    <message>
      <source>The program stopped the last time.</source>
      <translation>O programa parou da última vez.</translation>
    </message>
    <message>
      <source>The program stopped unexpectedly the last time. Your games are saved.</source>
      <translation>O programa parou de repente da última vez. As suas partidas estão guardadas.</translation>
    </message>
    <message>
      <source>The rabbit is put on a tile placed in this turn.</source>
      <translation>O coelho põe-se numa peça colocada nesta jogada.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes one space. You choose the way at a fork.</source>
      <translation>O coelho do jogador ativo avança uma casa. Numa bifurcação, o caminho é seu.</translation>
    </message>
    <message>
      <source>The rabbit of the active player goes two spaces. You choose the way at each fork.</source>
      <translation>O coelho do jogador ativo avança duas casas. Em cada bifurcação, o caminho é seu.</translation>
    </message>
    <message>
      <source>The rabbit of the active player is put on Founder's Hill.</source>
      <translation>O coelho do jogador ativo é posto na Colina do Fundador.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on the Hill.</source>
      <translation>O coelho de {player} está agora na Colina.</translation>
    </message>
    <message>
      <source>The rabbit of {player} was put on {tile}.</source>
      <translation>O coelho de {player} está agora em {tile}.</translation>
    </message>
    <message>
      <source>The result could not be recorded: {reason}.</source>
      <translation>Não foi possível registar o resultado: {reason}.</translation>
    </message>
    <message>
      <source>The rival discards {tile}.</source>
      <translation>O rival descarta {tile}.</translation>
    </message>
    <message>
      <source>The rival takes a {value}.</source>
      <translation>O rival tira um {value}.</translation>
    </message>
    <message>
      <source>The round ends when the round tracker is on top of the deck.</source>
      <translation>A ronda termina quando o marcador de ronda está no topo do baralho.</translation>
    </message>
    <message>
      <source>The round is over; turns of an earlier round cannot be taken back.</source>
      <translation>A ronda acabou; jogadas de uma ronda anterior não podem ser desfeitas.</translation>
    </message>
    <message>
      <source>The round tracker and the cards behind it wait for the next round.</source>
      <translation>O marcador de ronda e as cartas atrás dele esperam pela próxima ronda.</translation>
    </message>
    <message>
      <source>The round tracker is on top.</source>
      <translation>O marcador de ronda está no topo.</translation>
    </message>
    <message>
      <source>The round tracker is on top: round {round} is over. End the round.</source>
      <translation>O marcador de ronda está no topo: a ronda {round} acabou. Encerre a ronda.</translation>
    </message>
    <message>
      <source>The rules of {game} were improved since this game was saved. It goes on from where it stood; earlier turns cannot be taken back.</source>
      <translation>As regras de {game} foram melhoradas desde que esta partida foi guardada. Ela continua de onde estava; jogadas anteriores não podem ser desfeitas.</translation>
    </message>
    <message>
      <source>The same deck for all; outposts go to who is alone in reaching them.</source>
      <translation>O mesmo baralho para todos; cada posto avançado vai para quem for o único a alcançá-lo.</translation>
    </message>
    <message>
      <source>The same number is the same deal, on every computer.</source>
      <translation>O mesmo número é a mesma distribuição, em qualquer computador.</translation>
    </message>
    <message>
      <source>The same three of the seven villagers wait in every deck.</source>
      <translation>Os mesmos três dos sete aldeões esperam em cada baralho.</translation>
    </message>
    <message>
      <source>The same three villagers join in every deck.</source>
      <translation>Os mesmos três aldeões juntam-se a cada baralho.</translation>
    </message>
    <message>
      <source>The score sheet is shown.</source>
      <translation>A folha de pontuação está à vista.</translation>
    </message>
    <message>
      <source>The screen “{name}” does not answer, or does not let this program in. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>O ecrã “{name}” não responde ou não deixa entrar este programa. Inicie o programa num ambiente gráfico, ou veja uma partida sem ecrã: islands-desktop demo</translation>
    </message>
    <message>
      <source>The set-up is not that of the first position.</source>
      <translation>A preparação não é a da primeira posição.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of My Island.</source>
      <translation>A preparação desta posição não é uma de Minha Ilha.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Propeller Islands.</source>
      <translation>A preparação desta posição não é uma de Ilhas de Hélice.</translation>
    </message>
    <message>
      <source>The set-up of this position is not one of Rabbit Island.</source>
      <translation>A preparação desta posição não é uma de Ilha dos Coelhos.</translation>
    </message>
    <message>
      <source>The setting “{name}” was not usable.</source>
      <translation>A definição “{name}” não era utilizável.</translation>
    </message>
    <message>
      <source>The settings could not be read: {reason}.</source>
      <translation>Não foi possível ler as definições: {reason}.</translation>
    </message>
    <message>
      <source>The settings could not be saved: {reason}.</source>
      <translation>Não foi possível guardar as definições: {reason}.</translation>
    </message>
    <message>
      <source>The settings file is damaged; the usual settings are used.</source>
      <translation>O ficheiro de definições está danificado; são usadas as definições habituais.</translation>
    </message>
    <message>
      <source>The shown characters are not in order.</source>
      <translation>As personagens mostradas não estão em ordem.</translation>
    </message>
    <message>
      <source>The side of the round tracker follows from the round; write just RT17.</source>
      <translation>O lado do marcador de ronda decorre da ronda; escreva apenas RT17.</translation>
    </message>
    <message>
      <source>The solo challenge is for one person.</source>
      <translation>O desafio a solo é para uma pessoa.</translation>
    </message>
    <message>
      <source>The stack is empty.</source>
      <translation>A pilha está vazia.</translation>
    </message>
    <message>
      <source>The statistics could not be read: {reason}.</source>
      <translation>Não foi possível ler as estatísticas: {reason}.</translation>
    </message>
    <message>
      <source>The store is full: turn one card back first; what it gives is lost</source>
      <translation>Não cabem mais cartas guardadas: endireite uma primeiro; o que ela dá perde-se</translation>
    </message>
    <message>
      <source>The system lacks libraries that a window needs. Install them with: sudo apt-get install {packages}</source>
      <translation>Faltam ao sistema bibliotecas de que uma janela precisa. Instale-as com: sudo apt-get install {packages}</translation>
    </message>
    <message>
      <source>The table shows an earlier position.</source>
      <translation>A mesa mostra uma posição anterior.</translation>
    </message>
    <message>
      <source>The tile closes ways that would help others more.</source>
      <translation>A peça fecha caminhos que ajudariam mais os outros.</translation>
    </message>
    <message>
      <source>The tile is lost, and your marker goes back 1 point.</source>
      <translation>A peça perde-se e o seu marcador recua 1 ponto.</translation>
    </message>
    <message>
      <source>The tile lies where the next ones find their places.</source>
      <translation>A peça fica onde as seguintes acham lugar.</translation>
    </message>
    <message>
      <source>The tile of this round is {tile}, no other.</source>
      <translation>A peça desta ronda é {tile}, e nenhuma outra.</translation>
    </message>
    <message>
      <source>The tile opens new ways and keeps the places for camps for later.</source>
      <translation>A peça abre novos caminhos e guarda para depois os lugares de acampamentos.</translation>
    </message>
    <message>
      <source>The tiles are {tiles}.</source>
      <translation>As peças são {tiles}.</translation>
    </message>
    <message>
      <source>The time runs from now on.</source>
      <translation>O tempo conta a partir de agora.</translation>
    </message>
    <message>
      <source>The top card cannot be used now, and the others are worth more later.</source>
      <translation>A carta de cima não pode ser usada agora, e as outras valem mais depois.</translation>
    </message>
    <message>
      <source>The top card is worth more later.</source>
      <translation>A carta de cima vale mais depois.</translation>
    </message>
    <message>
      <source>The upgrade does most on this tile.</source>
      <translation>A melhoria faz mais nesta peça.</translation>
    </message>
    <message>
      <source>The usual settings are back.</source>
      <translation>As definições habituais estão de volta.</translation>
    </message>
    <message>
      <source>The verb is missing: name it under “cmd”.</source>
      <translation>Falta o verbo: indique-o em “cmd”.</translation>
    </message>
    <message>
      <source>The villagers in this deck are not those of the set-up.</source>
      <translation>Os aldeões deste baralho não são os da preparação.</translation>
    </message>
    <message>
      <source>The villagers on offer and those bought are different ones.</source>
      <translation>Os aldeões à venda e os comprados são diferentes.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked.</source>
      <translation>Todo o baralho pode ser visto. O resultado fica marcado.</translation>
    </message>
    <message>
      <source>The whole deck can be looked at. The result is marked; no feats can be earned.</source>
      <translation>Todo o baralho pode ser visto. O resultado fica marcado; não se conquistam façanhas.</translation>
    </message>
    <message>
      <source>The whole island and twenty years: about an hour and a half.</source>
      <translation>A ilha inteira e vinte anos: cerca de hora e meia.</translation>
    </message>
    <message>
      <source>The worker of this tile has been used in this round.</source>
      <translation>O trabalhador desta peça já foi usado nesta ronda.</translation>
    </message>
    <message>
      <source>Theater</source>
      <translation>Teatro</translation>
    </message>
    <message>
      <source>There are more than three dice on a space of the Forge.</source>
      <translation>Há mais de três dados numa casa da Forja.</translation>
    </message>
    <message>
      <source>There are no disasters and abilities in this mode.</source>
      <translation>Não há catástrofes nem capacidades neste modo.</translation>
    </message>
    <message>
      <source>There are no outposts and villagers in this mode.</source>
      <translation>Não há postos avançados nem aldeões neste modo.</translation>
    </message>
    <message>
      <source>There are not {count} dice.</source>
      <translation>Não há {count} dados.</translation>
    </message>
    <message>
      <source>There are too few upgrades for the ability to be enabled.</source>
      <translation>Há melhorias a menos para a capacidade estar ativada.</translation>
    </message>
    <message>
      <source>There are too many ways to pay for a list: choose cards on the table.</source>
      <translation>Há formas de pagar a mais para uma lista: escolha cartas na mesa.</translation>
    </message>
    <message>
      <source>There is a tile already.</source>
      <translation>Já há aí uma peça.</translation>
    </message>
    <message>
      <source>There is a tile on this hex already.</source>
      <translation>Já há uma peça neste hexágono.</translation>
    </message>
    <message>
      <source>There is no blueprint left to take.</source>
      <translation>Já não há projeto para receber.</translation>
    </message>
    <message>
      <source>There is no card “{code}”.</source>
      <translation>Não há nenhuma carta “{code}”.</translation>
    </message>
    <message>
      <source>There is no command “{kind}”.</source>
      <translation>Não há comando “{kind}”.</translation>
    </message>
    <message>
      <source>There is no command “{kind}”. Commands are: {kinds}.</source>
      <translation>Não há comando “{kind}”. Os comandos são: {kinds}.</translation>
    </message>
    <message>
      <source>There is no cost number {number} here; one of {count} is paid in full.</source>
      <translation>Não há aqui o custo número {number}; paga-se um de {count} por inteiro.</translation>
    </message>
    <message>
      <source>There is no depot of yours on this hex.</source>
      <translation>Não há depósito seu neste hexágono.</translation>
    </message>
    <message>
      <source>There is no die of value {value} on the Forge.</source>
      <translation>Não há dado de valor {value} na Forja.</translation>
    </message>
    <message>
      <source>There is no finished game on the table.</source>
      <translation>Não há nenhuma partida terminada na mesa.</translation>
    </message>
    <message>
      <source>There is no game called “{name}”. The games are: {games}.</source>
      <translation>Não há nenhum jogo chamado “{name}”. Os jogos são: {games}.</translation>
    </message>
    <message>
      <source>There is no game yet: start one with “new”.</source>
      <translation>Ainda não há partida: comece uma com “new”.</translation>
    </message>
    <message>
      <source>There is no market in this mode.</source>
      <translation>Não há mercado neste modo.</translation>
    </message>
    <message>
      <source>There is no piece “{name}”.</source>
      <translation>Não há nenhuma “{name}”.</translation>
    </message>
    <message>
      <source>There is no request “{verb}”. Requests are: {known}.</source>
      <translation>Não há pedido “{verb}”. Os pedidos são: {known}.</translation>
    </message>
    <message>
      <source>There is no rival in this game.</source>
      <translation>Não há rival nesta partida.</translation>
    </message>
    <message>
      <source>There is no round {round}.</source>
      <translation>Não há ronda {round}.</translation>
    </message>
    <message>
      <source>There is no saved game of this name.</source>
      <translation>Não há nenhuma partida guardada com este nome.</translation>
    </message>
    <message>
      <source>There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the program on a desktop, or watch a game without one: islands-desktop demo</source>
      <translation>Não há ecrã aqui: nem DISPLAY nem WAYLAND_DISPLAY está definido. Inicie o programa num ambiente gráfico, ou veja uma partida sem ele: islands-desktop demo</translation>
    </message>
    <message>
      <source>There is no seat {seat} at this table.</source>
      <translation>Não há lugar {seat} nesta mesa.</translation>
    </message>
    <message>
      <source>There is no seat {seat}.</source>
      <translation>Não há lugar {seat}.</translation>
    </message>
    <message>
      <source>There is no space {space}.</source>
      <translation>Não há casa {space}.</translation>
    </message>
    <message>
      <source>There is no such decision.</source>
      <translation>Não há tal decisão.</translation>
    </message>
    <message>
      <source>There is no such seat, or the move is too long.</source>
      <translation>Não há tal lugar, ou o avanço é longo de mais.</translation>
    </message>
    <message>
      <source>There is no such seat.</source>
      <translation>Não há tal lugar.</translation>
    </message>
    <message>
      <source>There is no such step of a turn.</source>
      <translation>Não há tal passo de uma jogada.</translation>
    </message>
    <message>
      <source>There is no such window.</source>
      <translation>Não há tal janela.</translation>
    </message>
    <message>
      <source>There is no tile of yours on this hex.</source>
      <translation>Não há peça sua neste hexágono.</translation>
    </message>
    <message>
      <source>There is no tile on this space any more.</source>
      <translation>Já não há peça nesta casa.</translation>
    </message>
    <message>
      <source>There is no tile “{tile}”.</source>
      <translation>Não há peça “{tile}”.</translation>
    </message>
    <message>
      <source>There is no way to choose here.</source>
      <translation>Aqui não há caminho a escolher.</translation>
    </message>
    <message>
      <source>There is no worker on this space of the dock.</source>
      <translation>Não há trabalhador nesta casa da doca.</translation>
    </message>
    <message>
      <source>There is no worker on this tile.</source>
      <translation>Não há trabalhador nesta peça.</translation>
    </message>
    <message>
      <source>There is no year {year}.</source>
      <translation>Não há ano {year}.</translation>
    </message>
    <message>
      <source>There is no {name} “{value}”.</source>
      <translation>Não há {name} “{value}”.</translation>
    </message>
    <message>
      <source>There is nothing else to do in this round.</source>
      <translation>Não há mais nada a fazer nesta ronda.</translation>
    </message>
    <message>
      <source>There is nothing more that the group could do with its cards.</source>
      <translation>Nada mais há que o grupo pudesse fazer com as suas cartas.</translation>
    </message>
    <message>
      <source>There is nothing to choose on this tile.</source>
      <translation>Nesta peça não há nada a escolher.</translation>
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation>Não há nada a refazer.</translation>
    </message>
    <message>
      <source>There is nothing to do, yet the game is not over.</source>
      <translation>Nada há a fazer, e no entanto a partida não acabou.</translation>
    </message>
    <message>
      <source>There is nothing to take back.</source>
      <translation>Não há nada a desfazer.</translation>
    </message>
    <message>
      <source>There is only one Hill.</source>
      <translation>Só há uma Colina.</translation>
    </message>
    <message>
      <source>These cards can be spared most easily, and {disaster} comes nearer to being averted.</source>
      <translation>Estas cartas são as que menos falta fazem, e evitar {disaster} fica mais perto.</translation>
    </message>
    <message>
      <source>These decks cannot have begun in the same order.</source>
      <translation>Estes baralhos não podem ter começado pela mesma ordem.</translation>
    </message>
    <message>
      <source>They may join your deck from the next game on: one on medium, any on easy.</source>
      <translation>Podem juntar-se ao seu baralho a partir da próxima partida: uma no médio, quantas quiser no fácil.</translation>
    </message>
    <message>
      <source>This Movement Card is not in your hand.</source>
      <translation>Esta carta de Movimento não está na sua mão.</translation>
    </message>
    <message>
      <source>This blueprint cannot be paid.</source>
      <translation>Este projeto não se pode pagar.</translation>
    </message>
    <message>
      <source>This blueprint does not lie face up.</source>
      <translation>Este projeto não está à vista.</translation>
    </message>
    <message>
      <source>This blueprint is not in your hand.</source>
      <translation>Este projeto não está na sua mão.</translation>
    </message>
    <message>
      <source>This cannot be decided now.</source>
      <translation>Isto não se pode decidir agora.</translation>
    </message>
    <message>
      <source>This cannot be done at this point of the turn.</source>
      <translation>Isto não se pode fazer neste ponto da jogada.</translation>
    </message>
    <message>
      <source>This cannot be done with the bonus die.</source>
      <translation>Isto não se pode fazer com o dado bónus.</translation>
    </message>
    <message>
      <source>This cannot be paid, or there is no room or token for it.</source>
      <translation>Isto não se pode pagar, ou não há espaço ou ficha.</translation>
    </message>
    <message>
      <source>This card does not move a rabbit.</source>
      <translation>Esta carta não move um coelho.</translation>
    </message>
    <message>
      <source>This card has no target.</source>
      <translation>Esta carta não tem alvo.</translation>
    </message>
    <message>
      <source>This card is not in your hand.</source>
      <translation>Esta carta não está na sua mão.</translation>
    </message>
    <message>
      <source>This character is not among those to choose from.</source>
      <translation>Esta personagem não está entre as que se podem escolher.</translation>
    </message>
    <message>
      <source>This command names no other cards and has no cost to choose.</source>
      <translation>Este comando não indica outras cartas e não tem custo a escolher.</translation>
    </message>
    <message>
      <source>This decision does not belong to this phase.</source>
      <translation>Esta decisão não pertence a esta fase.</translation>
    </message>
    <message>
      <source>This depot has been used for this reward already.</source>
      <translation>Este depósito já foi usado para esta recompensa.</translation>
    </message>
    <message>
      <source>This face is up</source>
      <translation>Esta face está à vista</translation>
    </message>
    <message>
      <source>This file is too large for a saved game; the most is {limit} megabytes.</source>
      <translation>Este ficheiro é demasiado grande para uma partida guardada; o máximo são {limit} megabytes.</translation>
    </message>
    <message>
      <source>This game</source>
      <translation>Esta partida</translation>
    </message>
    <message>
      <source>This game was saved by a newer Islands Desktop. Update the program to open it.</source>
      <translation>Esta partida foi guardada por um Islands Desktop mais recente. Atualize o programa para abri-la.</translation>
    </message>
    <message>
      <source>This hand is covered.</source>
      <translation>Esta mão está tapada.</translation>
    </message>
    <message>
      <source>This is a new practice game; the other one is kept.</source>
      <translation>Esta é uma nova partida de treino; a outra fica guardada.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now first.</source>
      <translation>Esta é uma posição anterior. Volte primeiro ao presente.</translation>
    </message>
    <message>
      <source>This is an earlier position. Go back to now to play.</source>
      <translation>Esta é uma posição anterior. Volte ao presente para jogar.</translation>
    </message>
    <message>
      <source>This is an earlier position: {progress}.</source>
      <translation>Esta é uma posição anterior: {progress}.</translation>
    </message>
    <message>
      <source>This is free.</source>
      <translation>Isto é grátis.</translation>
    </message>
    <message>
      <source>This is no name of a file.</source>
      <translation>Isto não é um nome de ficheiro.</translation>
    </message>
    <message>
      <source>This line has not just been cleared.</source>
      <translation>Esta linha não acabou de ser esvaziada.</translation>
    </message>
    <message>
      <source>This line holds a number that cannot be read.</source>
      <translation>Esta linha contém um número que não se pode ler.</translation>
    </message>
    <message>
      <source>This line holds half a character.</source>
      <translation>Esta linha contém meio carácter.</translation>
    </message>
    <message>
      <source>This line is empty.</source>
      <translation>Esta linha está vazia.</translation>
    </message>
    <message>
      <source>This line is nested too deeply.</source>
      <translation>Esta linha está aninhada demasiado fundo.</translation>
    </message>
    <message>
      <source>This line is no JSON: wrong at character {place}.</source>
      <translation>Esta linha não é JSON: erro no carácter {place}.</translation>
    </message>
    <message>
      <source>This line is not UTF-8.</source>
      <translation>Esta linha não é UTF-8.</translation>
    </message>
    <message>
      <source>This line is too long; the most is {most} bytes.</source>
      <translation>Esta linha é demasiado longa; o máximo são {most} bytes.</translation>
    </message>
    <message>
      <source>This mode does not end its rounds so.</source>
      <translation>Este modo não encerra assim as suas rondas.</translation>
    </message>
    <message>
      <source>This mode has no option “{name}”.</source>
      <translation>Este modo não tem a opção “{name}”.</translation>
    </message>
    <message>
      <source>This number can claim a tile that fits: {tile}.</source>
      <translation>Este número pode tomar uma peça que serve: {tile}.</translation>
    </message>
    <message>
      <source>This number does most for the island.</source>
      <translation>Este número é o que mais faz pela ilha.</translation>
    </message>
    <message>
      <source>This path of the Hill is unfinished for the rest of the game.</source>
      <translation>Este caminho da Colina fica inacabado até ao fim da partida.</translation>
    </message>
    <message>
      <source>This pays exactly.</source>
      <translation>Isto paga exatamente.</translation>
    </message>
    <message>
      <source>This position cannot be: {problems}</source>
      <translation>Esta posição não é possível: {problems}</translation>
    </message>
    <message>
      <source>This power fits many turns.</source>
      <translation>Este poder serve em muitas jogadas.</translation>
    </message>
    <message>
      <source>This request is nested too deeply.</source>
      <translation>Este pedido está aninhado demasiado fundo.</translation>
    </message>
    <message>
      <source>This save is whole: {game}, {count} commands, {progress}.</source>
      <translation>Este ficheiro está íntegro: {game}, {count} comandos, {progress}.</translation>
    </message>
    <message>
      <source>This saved game could not be read: {reason}.</source>
      <translation>Não foi possível ler esta partida guardada: {reason}.</translation>
    </message>
    <message>
      <source>This saved game is damaged: {reason}</source>
      <translation>Esta partida guardada está danificada: {reason}</translation>
    </message>
    <message>
      <source>This seat has decided nothing since the last card was turned.</source>
      <translation>Este lugar nada decidiu desde que a última carta foi virada.</translation>
    </message>
    <message>
      <source>This seat has ended its part in the game.</source>
      <translation>Este lugar terminou a sua parte na partida.</translation>
    </message>
    <message>
      <source>This space does not touch a die of value {value}.</source>
      <translation>Esta casa não toca num dado de valor {value}.</translation>
    </message>
    <message>
      <source>This stack of blueprints is empty.</source>
      <translation>Esta pilha de projetos está vazia.</translation>
    </message>
    <message>
      <source>This tile asks for another decision.</source>
      <translation>Esta peça pede outra decisão.</translation>
    </message>
    <message>
      <source>This tile has no free slot of this type.</source>
      <translation>Esta peça não tem espaço livre deste tipo.</translation>
    </message>
    <message>
      <source>This tile has no vacant housing.</source>
      <translation>Esta peça não tem alojamento vago.</translation>
    </message>
    <message>
      <source>This tile is no depot.</source>
      <translation>Esta peça não é um depósito.</translation>
    </message>
    <message>
      <source>This tile is not in your hand.</source>
      <translation>Esta peça não está na sua mão.</translation>
    </message>
    <message>
      <source>This tile needs a {number}.</source>
      <translation>Esta peça precisa de um {number}.</translation>
    </message>
    <message>
      <source>This turn building costs twice as much.</source>
      <translation>Nesta jogada construir custa o dobro.</translation>
    </message>
    <message>
      <source>This turn building is free.</source>
      <translation>Nesta jogada construir é grátis.</translation>
    </message>
    <message>
      <source>This turn is over; what was done in it stands.</source>
      <translation>Esta jogada acabou; o que se fez nela fica.</translation>
    </message>
    <message>
      <source>This turn the active player harvests nothing.</source>
      <translation>Nesta jogada o jogador ativo nada colhe.</translation>
    </message>
    <message>
      <source>This turn the owner of the tile harvests nothing.</source>
      <translation>Nesta jogada o dono da peça nada colhe.</translation>
    </message>
    <message>
      <source>This turn what the active player harvests is doubled.</source>
      <translation>Nesta jogada duplica o que o jogador ativo colhe.</translation>
    </message>
    <message>
      <source>This turn what the owner of the tile harvests is doubled.</source>
      <translation>Nesta jogada duplica o que o dono da peça colhe.</translation>
    </message>
    <message>
      <source>This works; {resources} will be lost.</source>
      <translation>Isto serve; {resources} será perdido.</translation>
    </message>
    <message>
      <source>Three blueprints of each level lie face up while there are more.</source>
      <translation>Três projetos de cada nível estão à vista enquanto houver mais.</translation>
    </message>
    <message>
      <source>Three of the seven villagers wait behind the deck and can be recruited.</source>
      <translation>Três dos sete aldeões esperam atrás do baralho e podem ser recrutados.</translation>
    </message>
    <message>
      <source>Three outposts are in this game, one of each type.</source>
      <translation>Há três postos avançados nesta partida, um de cada tipo.</translation>
    </message>
    <message>
      <source>Three victory points at the end.</source>
      <translation>Três pontos de vitória no fim.</translation>
    </message>
    <message>
      <source>Three villagers, drawn at random, join.</source>
      <translation>Juntam-se três aldeões, sorteados ao acaso.</translation>
    </message>
    <message>
      <source>Thwarted!</source>
      <translation>Frustrado!</translation>
    </message>
    <message>
      <source>Thwarted! aims at a card that waits on the stack.</source>
      <translation>Frustrado! visa uma carta que espera na pilha.</translation>
    </message>
    <message>
      <source>Tiles in the stack</source>
      <translation>Peças na pilha</translation>
    </message>
    <message>
      <source>Tiles in the stack: {n}</source>
      <translation>Peças na pilha: {n}</translation>
    </message>
    <message>
      <source>Tiles left in the stack</source>
      <translation>Peças na pilha</translation>
    </message>
    <message>
      <source>Tiles passed</source>
      <translation>Peças passadas</translation>
    </message>
    <message>
      <source>Timber Camp</source>
      <translation>Campo Madeireiro</translation>
    </message>
    <message>
      <source>Timber Yard</source>
      <translation>Madeireira</translation>
    </message>
    <message>
      <source>Time is measured instead of handling.</source>
      <translation>Mede-se o tempo em vez do manuseamento.</translation>
    </message>
    <message>
      <source>Time is measured: who ends a round first buys first.</source>
      <translation>O tempo é medido: quem acaba a ronda primeiro compra primeiro.</translation>
    </message>
    <message>
      <source>Tinker Shop</source>
      <translation>Oficina</translation>
    </message>
    <message>
      <source>To be resolved, in this order</source>
      <translation>A resolver, por esta ordem</translation>
    </message>
    <message>
      <source>To see it again: {words}</source>
      <translation>Para ver de novo: {words}</translation>
    </message>
    <message>
      <source>Today’s deal</source>
      <translation>Distribuição de hoje</translation>
    </message>
    <message>
      <source>Today’s deal ({seed})</source>
      <translation>Distribuição de hoje ({seed})</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Em conjunto</translation>
    </message>
    <message>
      <source>Together against a disaster: everybody pays, or all lose.</source>
      <translation>Juntos contra uma catástrofe: todos pagam, ou todos perdem.</translation>
    </message>
    <message>
      <source>Tokens must stand on tiles of the island.</source>
      <translation>As fichas têm de estar em peças da ilha.</translation>
    </message>
    <message>
      <source>Too many passes, or a stack without a window.</source>
      <translation>Passes a mais, ou uma pilha sem janela.</translation>
    </message>
    <message>
      <source>Tool Maker</source>
      <translation>Ferramenteiro</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Cidade</translation>
    </message>
    <message>
      <source>Towns</source>
      <translation>Cidades</translation>
    </message>
    <message>
      <source>Trade Canoes</source>
      <translation>Canoas de Comércio</translation>
    </message>
    <message>
      <source>Trade House</source>
      <translation>Casa de Comércio</translation>
    </message>
    <message>
      <source>Trading Quay</source>
      <translation>Cais de Comércio</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Tentar de novo</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Rodar</translation>
    </message>
    <message>
      <source>Turn the first card.</source>
      <translation>Vire a primeira carta.</translation>
    </message>
    <message>
      <source>Turn the next card</source>
      <translation>Virar a carta seguinte</translation>
    </message>
    <message>
      <source>Turn the next card; after that nothing can be taken back.</source>
      <translation>Vire a carta seguinte; depois nada pode ser retomado.</translation>
    </message>
    <message>
      <source>Turn {n} of {all}</source>
      <translation>Jogada {n} de {all}</translation>
    </message>
    <message>
      <source>Two arrows meet.</source>
      <translation>Duas setas encontram-se.</translation>
    </message>
    <message>
      <source>Two, three or four play this mode together.</source>
      <translation>Este modo joga-se a dois, três ou quatro.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Desfazer</translation>
    </message>
    <message>
      <source>Undo and redo are requests of their own: {example}.</source>
      <translation>Desfazer e refazer são pedidos próprios: {example}.</translation>
    </message>
    <message>
      <source>Undo reaches back across draws and turns. The result is marked as practice.</source>
      <translation>É possível desfazer tiragens e jogadas. O resultado fica marcado como treino.</translation>
    </message>
    <message>
      <source>Undo reaches back across rounds. The result is marked as practice.</source>
      <translation>É possível desfazer rondas anteriores. O resultado fica marcado como treino.</translation>
    </message>
    <message>
      <source>Until the game ends</source>
      <translation>Até ao fim da partida</translation>
    </message>
    <message>
      <source>Unused upgrades</source>
      <translation>Melhorias não usadas</translation>
    </message>
    <message>
      <source>Upgrade {before} → {after}</source>
      <translation>Melhoria {before} → {after}</translation>
    </message>
    <message>
      <source>Upgrade {n}.</source>
      <translation>Melhoria {n}.</translation>
    </message>
    <message>
      <source>Upgrades</source>
      <translation>Melhorias</translation>
    </message>
    <message>
      <source>Use a card, or discard the top one.</source>
      <translation>Use uma carta ou descarte a de cima.</translation>
    </message>
    <message>
      <source>Use {cards}, or discard {card}.</source>
      <translation>Use {cards}, ou descarte {card}.</translation>
    </message>
    <message>
      <source>Use {card} or discard it.</source>
      <translation>Use {card} ou descarte.</translation>
    </message>
    <message>
      <source>Use {card} or discard it. The round ends after this turn.</source>
      <translation>Use {card} ou descarte. A ronda termina depois desta jogada.</translation>
    </message>
    <message>
      <source>Used in this round.</source>
      <translation>Usado nesta ronda.</translation>
    </message>
    <message>
      <source>Valley</source>
      <translation>Vale</translation>
    </message>
    <message>
      <source>Valley Hamlet</source>
      <translation>Aldeola do Vale</translation>
    </message>
    <message>
      <source>Variant</source>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Pontos de vitória</translation>
    </message>
    <message>
      <source>Village</source>
      <translation>Aldeia</translation>
    </message>
    <message>
      <source>Villagers</source>
      <translation>Aldeões</translation>
    </message>
    <message>
      <source>Villagers are bought instead of outposts.</source>
      <translation>Compram-se aldeões em vez de postos avançados.</translation>
    </message>
    <message>
      <source>Villagers are switched before the first turn of a round.</source>
      <translation>Os aldeões são ligados ou desligados antes da primeira jogada da ronda.</translation>
    </message>
    <message>
      <source>Villagers can be recruited.</source>
      <translation>Podem recrutar-se aldeões.</translation>
    </message>
    <message>
      <source>Villagers take the place of outposts.</source>
      <translation>Os aldeões tomam o lugar dos postos avançados.</translation>
    </message>
    <message>
      <source>Villages</source>
      <translation>Aldeias</translation>
    </message>
    <message>
      <source>Villages with a well</source>
      <translation>Aldeias com poço</translation>
    </message>
    <message>
      <source>Visible beach</source>
      <translation>Praia visível</translation>
    </message>
    <message>
      <source>Visible vents</source>
      <translation>Fumarolas visíveis</translation>
    </message>
    <message>
      <source>Volcano</source>
      <translation>Vulcão</translation>
    </message>
    <message>
      <source>Walls beside the crater</source>
      <translation>Muralhas junto à cratera</translation>
    </message>
    <message>
      <source>Walls on the plateau</source>
      <translation>Muralhas no planalto</translation>
    </message>
    <message>
      <source>Walls on vents</source>
      <translation>Muralhas em fumarolas</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Armazém</translation>
    </message>
    <message>
      <source>What is known of the hand of player {seat} is not in it.</source>
      <translation>O que se sabe da mão do jogador {seat} não está nela.</translation>
    </message>
    <message>
      <source>What is missing</source>
      <translation>O que falta</translation>
    </message>
    <message>
      <source>What is pending can do nothing and should have been dropped.</source>
      <translation>O que está pendente nada pode fazer e devia ter caído.</translation>
    </message>
    <message>
      <source>What is pending cannot have come about.</source>
      <translation>O que está pendente não pode ter surgido.</translation>
    </message>
    <message>
      <source>What is pending lies in an order that cannot be.</source>
      <translation>O que está pendente está numa ordem impossível.</translation>
    </message>
    <message>
      <source>What is stored is worth more than what is on offer.</source>
      <translation>O que está guardado vale mais do que o que está à venda.</translation>
    </message>
    <message>
      <source>What lies between the players does not fit the set-up.</source>
      <translation>O que está entre os jogadores não condiz com a preparação.</translation>
    </message>
    <message>
      <source>What was seen at the last end of a round does not fit the deck.</source>
      <translation>O que se viu no último fim de ronda não condiz com o baralho.</translation>
    </message>
    <message>
      <source>What you can do</source>
      <translation>O que se pode fazer</translation>
    </message>
    <message>
      <source>When it is turned, one card behind the round tracker may be stored again, unpaid.</source>
      <translation>Quando é girado, uma carta atrás do marcador de ronda pode ser guardada de novo, sem pagar.</translation>
    </message>
    <message>
      <source>When the game is over nobody decides.</source>
      <translation>Quando a partida acabou ninguém decide.</translation>
    </message>
    <message>
      <source>Which of the 24 episodes is played.</source>
      <translation>Qual dos 24 episódios se joga.</translation>
    </message>
    <message>
      <source>While stored it counts as two resources of any kind. After paying it turns on; it can do so twice in a game.</source>
      <translation>Enquanto está guardado, vale dois recursos de qualquer tipo. Depois de pagar, gira adiante; pode fazê-lo duas vezes por partida.</translation>
    </message>
    <message>
      <source>Who can pay for nothing is out of the market.</source>
      <translation>Quem não pode pagar nada está fora do mercado.</translation>
    </message>
    <message>
      <source>Who handles few cards buys outposts first.</source>
      <translation>Quem manuseia poucas cartas compra primeiro postos avançados.</translation>
    </message>
    <message>
      <source>Who is equal in all of this shares the place.</source>
      <translation>Quem for igual em tudo isto partilha a posição.</translation>
    </message>
    <message>
      <source>Who plays</source>
      <translation>Quem joga</translation>
    </message>
    <message>
      <source>Who plays seat {number}</source>
      <translation>Quem joga no lugar {number}</translation>
    </message>
    <message>
      <source>Who was fastest buys first, one card at a time; among equals who has bought less, then from the seat that is first in this round.</source>
      <translation>Quem foi mais rápido compra primeiro, uma carta de cada vez; em caso de igualdade, quem comprou menos, depois a partir do lugar que é primeiro nesta ronda.</translation>
    </message>
    <message>
      <source>Whole deck</source>
      <translation>Baralho inteiro</translation>
    </message>
    <message>
      <source>Whole shore covered</source>
      <translation>Toda a costa coberta</translation>
    </message>
    <message>
      <source>With each completed blueprint gain {gain}.</source>
      <translation>Cada projeto concluído: ganhar {gain}.</translation>
    </message>
    <message>
      <source>With the open deck or in practice no feats can be earned.</source>
      <translation>Com o baralho aberto ou em treino não se conquistam façanhas.</translation>
    </message>
    <message>
      <source>With your first fame in a round gain {gain}.</source>
      <translation>Primeira fama da ronda: ganhar {gain}.</translation>
    </message>
    <message>
      <source>Woodcarver</source>
      <translation>Entalhador</translation>
    </message>
    <message>
      <source>Worker in {place}</source>
      <translation>Trabalhador: {place}</translation>
    </message>
    <message>
      <source>Worker, down</source>
      <translation>Trabalhador, deitado</translation>
    </message>
    <message>
      <source>Worker, ready</source>
      <translation>Trabalhador, pronto</translation>
    </message>
    <message>
      <source>Workers left on the dock</source>
      <translation>Trabalhadores na doca</translation>
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
      <translation>Ano {year} de {years}</translation>
    </message>
    <message>
      <source>Year {year}: {player}.</source>
      <translation>Ano {year}: {player}.</translation>
    </message>
    <message>
      <source>You alone against a rival who takes dice and tiles away.</source>
      <translation>A solo contra um rival que leva dados e peças.</translation>
    </message>
    <message>
      <source>You are out of this market.</source>
      <translation>Está fora deste mercado.</translation>
    </message>
    <message>
      <source>You have earned a feat: {feat}!</source>
      <translation>Conquistou uma façanha: {feat}!</translation>
    </message>
    <message>
      <source>You have earned {n} feats!</source>
      <translation>Conquistou {n} façanhas!</translation>
    </message>
    <message>
      <source>You have ended this round; the others are still at it.</source>
      <translation>Já encerrou esta ronda; os outros ainda a jogam.</translation>
    </message>
    <message>
      <source>Your deck</source>
      <translation>O seu baralho</translation>
    </message>
    <message>
      <source>Your deck in order</source>
      <translation>O seu baralho em ordem</translation>
    </message>
    <message>
      <source>Your games</source>
      <translation>As suas partidas</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>O seu nome</translation>
    </message>
    <message>
      <source>Zeppelin Tower</source>
      <translation>Torre do Zepelim</translation>
    </message>
    <message>
      <source>Zoom in</source>
      <translation>Ampliar</translation>
    </message>
    <message>
      <source>Zoom out</source>
      <translation>Reduzir</translation>
    </message>
    <message>
      <source>a blueprint of level I from the stack</source>
      <translation>um projeto de nível I da pilha</translation>
    </message>
    <message>
      <source>a blueprint of level II from the stack</source>
      <translation>um projeto de nível II da pilha</translation>
    </message>
    <message>
      <source>a dock is empty</source>
      <translation>uma doca está vazia</translation>
    </message>
    <message>
      <source>a tile from the stack</source>
      <translation>uma peça da pilha</translation>
    </message>
    <message>
      <source>activate another tile</source>
      <translation>ativar outra peça</translation>
    </message>
    <message>
      <source>activate up to {n} tiles</source>
      <translation>ativar até {n} peças</translation>
    </message>
    <message>
      <source>against {target}</source>
      <translation>contra {target}</translation>
    </message>
    <message>
      <source>and {n} more</source>
      <translation>e mais {n}</translation>
    </message>
    <message>
      <source>astounding</source>
      <translation>assombroso</translation>
    </message>
    <message>
      <source>at the end</source>
      <translation>no fim</translation>
    </message>
    <message>
      <source>at work</source>
      <translation>em serviço</translation>
    </message>
    <message>
      <source>averted</source>
      <translation>evitada</translation>
    </message>
    <message>
      <source>benefits of up to {n} depots</source>
      <translation>benefícios de até {n} depósitos</translation>
    </message>
    <message>
      <source>best</source>
      <translation>melhor</translation>
    </message>
    <message>
      <source>blueprint {card} ({cost}: {points}, {upgrade})</source>
      <translation>projeto {card} ({cost}: {points}, {upgrade})</translation>
    </message>
    <message>
      <source>bronze medal</source>
      <translation>medalha de bronze</translation>
    </message>
    <message>
      <source>buys now</source>
      <translation>compra agora</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>anulada</translation>
    </message>
    <message>
      <source>column {n}</source>
      <translation>coluna {n}</translation>
    </message>
    <message>
      <source>covered</source>
      <translation>tapado</translation>
    </message>
    <message>
      <source>deal {seed}</source>
      <translation>distribuição {seed}</translation>
    </message>
    <message>
      <source>deploy a worker</source>
      <translation>enviar um trabalhador</translation>
    </message>
    <message>
      <source>difficulty: {name}</source>
      <translation>dificuldade: {name}</translation>
    </message>
    <message>
      <source>digest</source>
      <translation>resumo</translation>
    </message>
    <message>
      <source>drawn by lot</source>
      <translation>à sorte</translation>
    </message>
    <message>
      <source>east</source>
      <translation>leste</translation>
    </message>
    <message>
      <source>east of {tile}</source>
      <translation>a leste de {tile}</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>fácil</translation>
    </message>
    <message>
      <source>enable {ability}</source>
      <translation>ativar {ability}</translation>
    </message>
    <message>
      <source>enabled</source>
      <translation>ativada</translation>
    </message>
    <message>
      <source>energy</source>
      <translation>energia</translation>
    </message>
    <message>
      <source>exceptional</source>
      <translation>excecional</translation>
    </message>
    <message>
      <source>field</source>
      <translation>campo</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>no fim</translation>
    </message>
    <message>
      <source>first card</source>
      <translation>primeira carta</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>peixe</translation>
    </message>
    <message>
      <source>for example 7</source>
      <translation>por exemplo 7</translation>
    </message>
    <message>
      <source>forest</source>
      <translation>floresta</translation>
    </message>
    <message>
      <source>free</source>
      <translation>grátis</translation>
    </message>
    <message>
      <source>from {points}</source>
      <translation>a partir de {points}</translation>
    </message>
    <message>
      <source>gain {gain}</source>
      <translation>ganhar {gain}</translation>
    </message>
    <message>
      <source>gives {resources}</source>
      <translation>dá {resources}</translation>
    </message>
    <message>
      <source>gold medal</source>
      <translation>medalha de ouro</translation>
    </message>
    <message>
      <source>handling {points}</source>
      <translation>manuseio {points}</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>difícil</translation>
    </message>
    <message>
      <source>has ended</source>
      <translation>terminou</translation>
    </message>
    <message>
      <source>has ended the round</source>
      <translation>encerrou a ronda</translation>
    </message>
    <message>
      <source>has placed</source>
      <translation>colocou</translation>
    </message>
    <message>
      <source>house</source>
      <translation>casa</translation>
    </message>
    <message>
      <source>in the village</source>
      <translation>na aldeia</translation>
    </message>
    <message>
      <source>is out</source>
      <translation>está fora</translation>
    </message>
    <message>
      <source>is playing</source>
      <translation>está a jogar</translation>
    </message>
    <message>
      <source>it does not hold a game.</source>
      <translation>não contém uma partida.</translation>
    </message>
    <message>
      <source>it does not say in which format it is.</source>
      <translation>não diz em que formato está.</translation>
    </message>
    <message>
      <source>it holds more than any game.</source>
      <translation>contém mais do que qualquer partida.</translation>
    </message>
    <message>
      <source>it is no file.</source>
      <translation>não é um ficheiro.</translation>
    </message>
    <message>
      <source>it is no golden game.</source>
      <translation>não é uma partida de referência.</translation>
    </message>
    <message>
      <source>it is not a text file.</source>
      <translation>não é um ficheiro de texto.</translation>
    </message>
    <message>
      <source>it is not complete, or no JSON.</source>
      <translation>não está completa, ou não é JSON.</translation>
    </message>
    <message>
      <source>its position and its log do not agree.</source>
      <translation>a posição e o diário não combinam.</translation>
    </message>
    <message>
      <source>its set-up was changed.</source>
      <translation>a preparação foi alterada.</translation>
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
      <translation>acender as Fogueiras de Sinal</translation>
    </message>
    <message>
      <source>log</source>
      <translation>tronco</translation>
    </message>
    <message>
      <source>mean {points}</source>
      <translation>média {points}</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>médio</translation>
    </message>
    <message>
      <source>met</source>
      <translation>cumprida</translation>
    </message>
    <message>
      <source>mountain</source>
      <translation>montanha</translation>
    </message>
    <message>
      <source>needs work</source>
      <translation>a melhorar</translation>
    </message>
    <message>
      <source>next round</source>
      <translation>a seguir</translation>
    </message>
    <message>
      <source>no further depot can be used</source>
      <translation>não se pode usar outro depósito</translation>
    </message>
    <message>
      <source>no further tile can be activated</source>
      <translation>não se pode ativar outra peça</translation>
    </message>
    <message>
      <source>no link</source>
      <translation>nenhuma ligação</translation>
    </message>
    <message>
      <source>no medal</source>
      <translation>sem medalha</translation>
    </message>
    <message>
      <source>no points now</source>
      <translation>sem pontos agora</translation>
    </message>
    <message>
      <source>no record yet: all deals were chosen</source>
      <translation>ainda sem recorde: todas as distribuições foram escolhidas</translation>
    </message>
    <message>
      <source>no worker can be deployed</source>
      <translation>não se pode enviar trabalhador</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nenhuma</translation>
    </message>
    <message>
      <source>north</source>
      <translation>norte</translation>
    </message>
    <message>
      <source>north-east of {tile}</source>
      <translation>a nordeste de {tile}</translation>
    </message>
    <message>
      <source>north-west of {tile}</source>
      <translation>a noroeste de {tile}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>nothing to pay</source>
      <translation>nada a pagar</translation>
    </message>
    <message>
      <source>of {n}</source>
      <translation>de {n}</translation>
    </message>
    <message>
      <source>part</source>
      <translation>componente</translation>
    </message>
    <message>
      <source>parts of it are missing.</source>
      <translation>faltam partes dela.</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>passou</translation>
    </message>
    <message>
      <source>path</source>
      <translation>caminho</translation>
    </message>
    <message>
      <source>pay level {level} of {disaster}</source>
      <translation>pagar o nível {level} de {disaster}</translation>
    </message>
    <message>
      <source>put aside: {n}</source>
      <translation>postas de lado: {n}</translation>
    </message>
    <message>
      <source>record, net</source>
      <translation>recorde, líquido</translation>
    </message>
    <message>
      <source>respectable</source>
      <translation>respeitável</translation>
    </message>
    <message>
      <source>resting</source>
      <translation>descansa</translation>
    </message>
    <message>
      <source>round over</source>
      <translation>ronda encerrada</translation>
    </message>
    <message>
      <source>row {n}</source>
      <translation>linha {n}</translation>
    </message>
    <message>
      <source>row {row}, column {column}</source>
      <translation>linha {row}, coluna {column}</translation>
    </message>
    <message>
      <source>score</source>
      <translation>pontuação</translation>
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
      <translation>sete projetos estão concluídos</translation>
    </message>
    <message>
      <source>silver medal</source>
      <translation>medalha de prata</translation>
    </message>
    <message>
      <source>south</source>
      <translation>sul</translation>
    </message>
    <message>
      <source>south-east of {tile}</source>
      <translation>a sudeste de {tile}</translation>
    </message>
    <message>
      <source>south-west of {tile}</source>
      <translation>a sudoeste de {tile}</translation>
    </message>
    <message>
      <source>steel</source>
      <translation>aço</translation>
    </message>
    <message>
      <source>still to play</source>
      <translation>ainda por jogar</translation>
    </message>
    <message>
      <source>stone</source>
      <translation>pedra</translation>
    </message>
    <message>
      <source>stored</source>
      <translation>guardada</translation>
    </message>
    <message>
      <source>the Capitol</source>
      <translation>Capitólio</translation>
    </message>
    <message>
      <source>the Hill</source>
      <translation>a Colina</translation>
    </message>
    <message>
      <source>the Tool Maker at upgrade {up} or more</source>
      <translation>o Ferramenteiro com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>the Trade House at upgrade {up} or more</source>
      <translation>a Casa de Comércio com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>the space at {value}</source>
      <translation>casa {value}</translation>
    </message>
    <message>
      <source>the space between {one} and {other}</source>
      <translation>casa entre {one} e {other}</translation>
    </message>
    <message>
      <source>the stack of tiles is empty</source>
      <translation>a pilha de peças está vazia</translation>
    </message>
    <message>
      <source>there is no other tile to activate</source>
      <translation>não há outra peça para ativar</translation>
    </message>
    <message>
      <source>there is no tile left to draw</source>
      <translation>já não há peça para tirar</translation>
    </message>
    <message>
      <source>third card</source>
      <translation>terceira carta</translation>
    </message>
    <message>
      <source>time {minutes}:{seconds}</source>
      <translation>tempo {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>to act</source>
      <translation>a jogar</translation>
    </message>
    <message>
      <source>to act now</source>
      <translation>a jogar agora</translation>
    </message>
    <message>
      <source>to the back of the deck</source>
      <translation>para o fundo do baralho</translation>
    </message>
    <message>
      <source>today, {time}</source>
      <translation>hoje, {time}</translation>
    </message>
    <message>
      <source>unrated</source>
      <translation>sem avaliação</translation>
    </message>
    <message>
      <source>used</source>
      <translation>usado</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>à espera</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>espera</translation>
    </message>
    <message>
      <source>wall</source>
      <translation>muralha</translation>
    </message>
    <message>
      <source>west</source>
      <translation>oeste</translation>
    </message>
    <message>
      <source>west of {tile}</source>
      <translation>a oeste de {tile}</translation>
    </message>
    <message>
      <source>wild upgrade</source>
      <translation>melhoria à escolha</translation>
    </message>
    <message>
      <source>with villagers</source>
      <translation>com aldeões</translation>
    </message>
    <message>
      <source>worker</source>
      <translation>trabalhador</translation>
    </message>
    <message>
      <source>would be lost</source>
      <translation>seria perdido</translation>
    </message>
    <message>
      <source>yesterday, {time}</source>
      <translation>ontem, {time}</translation>
    </message>
    <message>
      <source>{ability} helps everybody from the next round on.</source>
      <translation>{ability} ajuda todos a partir da próxima ronda.</translation>
    </message>
    <message>
      <source>{ability} is enabled. {notes}</source>
      <translation>{ability}: ativada. {notes}</translation>
    </message>
    <message>
      <source>{ability} was enabled for {cost}.</source>
      <translation>{ability}: ativação por {cost}.</translation>
    </message>
    <message>
      <source>{ability}: it asks for {needed} upgrades together ({reached} are reached), and the group pays {cost}. {notes}</source>
      <translation>{ability}: pede {needed} melhorias em conjunto (alcançadas: {reached}), e o grupo paga {cost}. {notes}</translation>
    </message>
    <message>
      <source>{about} In brackets: the size of the largest group.</source>
      <translation>{about} Entre parênteses: o tamanho do maior grupo.</translation>
    </message>
    <message>
      <source>{about} Now {points}.</source>
      <translation>{about} Agora {points}.</translation>
    </message>
    <message>
      <source>{card} ({type}), {points}.</source>
      <translation>{card} ({type}), {points}.</translation>
    </message>
    <message>
      <source>{card} brings victory points at the end.</source>
      <translation>{card} dá pontos de vitória no fim.</translation>
    </message>
    <message>
      <source>{card} came up stored and passed unspent.</source>
      <translation>{card} chegou ao topo em estado guardado e passou sem ser gasta.</translation>
    </message>
    <message>
      <source>{card} can pay at once, and costs nothing.</source>
      <translation>{card} pode pagar já, e não custa nada.</translation>
    </message>
    <message>
      <source>{card} comes nearer to the points of its other sides.</source>
      <translation>{card} aproxima-se dos pontos dos seus outros lados.</translation>
    </message>
    <message>
      <source>{card} costs {cost}.</source>
      <translation>{card} custa {cost}.</translation>
    </message>
    <message>
      <source>{card} does what {outpost} asks for.</source>
      <translation>{card} cumpre o que {outpost} pede.</translation>
    </message>
    <message>
      <source>{card} gains 1 victory point at once.</source>
      <translation>{card} ganha de imediato 1 ponto de vitória.</translation>
    </message>
    <message>
      <source>{card} gains {points} victory points at once.</source>
      <translation>{card} ganha de imediato {points} pontos de vitória.</translation>
    </message>
    <message>
      <source>{card} gives no discount now.</source>
      <translation>{card} não dá desconto agora.</translation>
    </message>
    <message>
      <source>{card} gives {resources}</source>
      <translation>{card} dá {resources}</translation>
    </message>
    <message>
      <source>{card} gives {resources} for what comes next.</source>
      <translation>{card} dá {resources} para o que vem a seguir.</translation>
    </message>
    <message>
      <source>{card} has no such side.</source>
      <translation>{card} não tem esse lado.</translation>
    </message>
    <message>
      <source>{card} has not been earned yet; only earned feats can be used.</source>
      <translation>{card} ainda não foi conquistada; só façanhas conquistadas podem ser usadas.</translation>
    </message>
    <message>
      <source>{card} helps from the next round on.</source>
      <translation>{card} ajuda a partir da próxima ronda.</translation>
    </message>
    <message>
      <source>{card} is already so.</source>
      <translation>{card} já está assim.</translation>
    </message>
    <message>
      <source>{card} is no villager; it cannot be recruited.</source>
      <translation>{card} não é aldeão e não pode ser recrutado.</translation>
    </message>
    <message>
      <source>{card} is not needed: the cost is covered without it. Keep it stored.</source>
      <translation>{card} não é necessária: o custo está coberto sem ela. Mantenha-a guardada.</translation>
    </message>
    <message>
      <source>{card} is not on offer now.</source>
      <translation>{card} não está à venda agora.</translation>
    </message>
    <message>
      <source>{card} is stored: it can only pay</source>
      <translation>{card} está guardada: só pode pagar</translation>
    </message>
    <message>
      <source>{card} is stored; it can only pay.</source>
      <translation>{card} está guardada; só pode pagar.</translation>
    </message>
    <message>
      <source>{card} is worth {points} victory points.</source>
      <translation>{card} vale {points} pontos de vitória.</translation>
    </message>
    <message>
      <source>{card} left the game: several could have it.</source>
      <translation>{card} saiu da partida: vários podiam tê-la.</translation>
    </message>
    <message>
      <source>{card} lies too deep: only the top {count} cards can be used.</source>
      <translation>{card} está demasiado fundo: só as {count} cartas do topo podem ser usadas.</translation>
    </message>
    <message>
      <source>{card} makes more of this turn than of a later one.</source>
      <translation>{card} rende mais nesta jogada do que noutra.</translation>
    </message>
    <message>
      <source>{card} prints no flip action on this side.</source>
      <translation>{card} não traz ação de virar neste lado.</translation>
    </message>
    <message>
      <source>{card} prints no rotate action on this side.</source>
      <translation>{card} não traz ação de girar neste lado.</translation>
    </message>
    <message>
      <source>{card} prints no store action on this side.</source>
      <translation>{card} não traz ação de guardar neste lado.</translation>
    </message>
    <message>
      <source>{card} rests.</source>
      <translation>{card} descansa.</translation>
    </message>
    <message>
      <source>{card} saved one {resource}.</source>
      <translation>{card} poupou uma unidade de {resource}.</translation>
    </message>
    <message>
      <source>{card} takes effect.</source>
      <translation>{card} produz efeito.</translation>
    </message>
    <message>
      <source>{card} takes one resource of its own kind off, once a round.</source>
      <translation>{card} tira um recurso do seu próprio tipo, uma vez por ronda.</translation>
    </message>
    <message>
      <source>{card} was discarded.</source>
      <translation>Carta descartada: {card}.</translation>
    </message>
    <message>
      <source>{card} was flipped.</source>
      <translation>Carta virada: {card}.</translation>
    </message>
    <message>
      <source>{card} was recruited.</source>
      <translation>Aldeão recrutado: {card}.</translation>
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
      <translation>{card} foi frustrada.</translation>
    </message>
    <message>
      <source>{card} was turned back to make room.</source>
      <translation>Carta endireitada para abrir espaço: {card}.</translation>
    </message>
    <message>
      <source>{card} will be missed least.</source>
      <translation>{card} é a que menos falta fará.</translation>
    </message>
    <message>
      <source>{card} will give {resources} whenever it is stored.</source>
      <translation>{card} dará {resources} sempre que for guardada.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed in the rounds to come.</source>
      <translation>{card} pagará o que for preciso nas rondas seguintes.</translation>
    </message>
    <message>
      <source>{card} will pay for whatever is needed.</source>
      <translation>{card} pagará o que for preciso.</translation>
    </message>
    <message>
      <source>{card} works again.</source>
      <translation>{card} trabalha de novo.</translation>
    </message>
    <message>
      <source>{card}, {place}.</source>
      <translation>{card}, {place}.</translation>
    </message>
    <message>
      <source>{card}: 1 {kind} less</source>
      <translation>{card}: 1 {kind} a menos</translation>
    </message>
    <message>
      <source>{card}: only {player} has {criterion} and takes it.</source>
      <translation>{card}: só {player} tem {criterion} e fica com a carta.</translation>
    </message>
    <message>
      <source>{card}: upgrade {level}</source>
      <translation>{card}: melhoria {level}</translation>
    </message>
    <message>
      <source>{card}: {players} have {criterion}, so nobody gets it.</source>
      <translation>{card}: {players} têm {criterion}, por isso ninguém a recebe.</translation>
    </message>
    <message>
      <source>{challenger} against {rivals}: {share} % of {games} games (95 % sure: {low} to {high}; by chance {par} %).</source>
      <translation>{challenger} contra {rivals}: {share} % de {games} partidas (95 % seguro: {low} a {high}; por acaso {par} %).</translation>
    </message>
    <message>
      <source>{challenger} alone: {mean} points on average of {games} games (95 % sure: ±{spread}), from {least} to {most}.</source>
      <translation>{challenger} a solo: {mean} pontos em média de {games} partidas (95 % seguro: ±{spread}), de {least} a {most}.</translation>
    </message>
    <message>
      <source>{code} has no side {state}.</source>
      <translation>{code} não tem lado {state}.</translation>
    </message>
    <message>
      <source>{commands} commands, {pace} a second.</source>
      <translation>{commands} comandos, {pace} por segundo.</translation>
    </message>
    <message>
      <source>{conditions}: done.</source>
      <translation>{conditions}: cumprido.</translation>
    </message>
    <message>
      <source>{cost} for {gain}</source>
      <translation>{cost} por {gain}</translation>
    </message>
    <message>
      <source>{count} players</source>
      <translation>{count} jogadores</translation>
    </message>
    <message>
      <source>{disaster} is averted.</source>
      <translation>{disaster}: evitado.</translation>
    </message>
    <message>
      <source>{disaster} was averted. The group has {points}: {rating}.</source>
      <translation>{disaster}: catástrofe evitada. O grupo tem {points}: {rating}.</translation>
    </message>
    <message>
      <source>{disaster} was not averted: all have lost.</source>
      <translation>{disaster}: catástrofe não evitada, todos perderam.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}.</source>
      <translation>{disaster}, nível {level} de {levels}.</translation>
    </message>
    <message>
      <source>{disaster}, level {level} of {levels}: the group pays {cost}.</source>
      <translation>{disaster}, nível {level} de {levels}: o grupo paga {cost}.</translation>
    </message>
    <message>
      <source>{disaster}: level {level} of {levels}.</source>
      <translation>{disaster}: nível {level} de {levels}.</translation>
    </message>
    <message>
      <source>{earned} of {n} earned in solo games. An earned feat may join the deck on medium and easy.</source>
      <translation>{earned} de {n} conquistadas em partidas a solo. Uma façanha conquistada pode juntar-se ao baralho no médio e no fácil.</translation>
    </message>
    <message>
      <source>{feat}: met</source>
      <translation>{feat}: cumprida</translation>
    </message>
    <message>
      <source>{figure}: {condition}</source>
      <translation>{figure}: {condition}</translation>
    </message>
    <message>
      <source>{games} games ended without a fault.</source>
      <translation>{games} partidas terminaram sem erro.</translation>
    </message>
    <message>
      <source>{game}, deal {seed}</source>
      <translation>{game}, distribuição {seed}</translation>
    </message>
    <message>
      <source>{game}: the end</source>
      <translation>{game}: o fim</translation>
    </message>
    <message>
      <source>{guild} banner</source>
      <translation>estandarte de {guild}</translation>
    </message>
    <message>
      <source>{guild} hub</source>
      <translation>eixo de {guild}</translation>
    </message>
    <message>
      <source>{limit} cards are stored already: name one to turn back first.</source>
      <translation>Já estão guardadas {limit} cartas: indique primeiro uma para endireitar.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the drum cannot add another.</source>
      <translation>Já estão guardadas {limit} cartas; o tambor não pode acrescentar outra.</translation>
    </message>
    <message>
      <source>{limit} cards are stored already; the fires cannot add another.</source>
      <translation>Já estão guardadas {limit} cartas; as fogueiras não podem acrescentar outra.</translation>
    </message>
    <message>
      <source>{line} ({reward})</source>
      <translation>{line} ({reward})</translation>
    </message>
    <message>
      <source>{mode}, {count} seats</source>
      <translation>{mode}, {count} lugares</translation>
    </message>
    <message>
      <source>{move}: cost about {points}</source>
      <translation>{move}: custou cerca de {points}</translation>
    </message>
    <message>
      <source>{names} share the victory with {marker} points.</source>
      <translation>{names} partilham a vitória com {marker} pontos.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points} points.</source>
      <translation>{names} partilham a vitória com {points} pontos.</translation>
    </message>
    <message>
      <source>{names} share the victory with {points}.</source>
      <translation>{names} partilham a vitória com {points}.</translation>
    </message>
    <message>
      <source>{names} wins with {marker} points.</source>
      <translation>{names} vence com {marker} pontos.</translation>
    </message>
    <message>
      <source>{names} wins with {points} points.</source>
      <translation>{names} vence com {points} pontos.</translation>
    </message>
    <message>
      <source>{names} wins with {points}.</source>
      <translation>{names} vence com {points}.</translation>
    </message>
    <message>
      <source>{name} (branch)</source>
      <translation>{name} (ramo)</translation>
    </message>
    <message>
      <source>{name} (copy)</source>
      <translation>{name} (cópia)</translation>
    </message>
    <message>
      <source>{name} ({number})</source>
      <translation>{name} ({number})</translation>
    </message>
    <message>
      <source>{name} could not decide. Let it try again, or take the seat over. ({reason})</source>
      <translation>{name} não conseguiu decidir. Deixe tentar de novo, ou assuma o lugar. ({reason})</translation>
    </message>
    <message>
      <source>{name} is thinking · {level}</source>
      <translation>{name} está a pensar · {level}</translation>
    </message>
    <message>
      <source>{name} waits · {level}</source>
      <translation>{name} espera · {level}</translation>
    </message>
    <message>
      <source>{name} wants to play</source>
      <translation>{name} quer jogar</translation>
    </message>
    <message>
      <source>{name} wants to play ({number})</source>
      <translation>{name} quer jogar ({number})</translation>
    </message>
    <message>
      <source>{name} · {level}</source>
      <translation>{name} · {level}</translation>
    </message>
    <message>
      <source>{name}, how to be asked: {words}</source>
      <translation>{name}, como perguntar: {words}</translation>
    </message>
    <message>
      <source>{name}: +{carrots} carrots</source>
      <translation>{name}: +{carrots} cenouras</translation>
    </message>
    <message>
      <source>{name}: place {place}, {points} points</source>
      <translation>{name}: posição {place}, {points} pontos</translation>
    </message>
    <message>
      <source>{name}: the costliest decisions</source>
      <translation>{name}: as decisões mais caras</translation>
    </message>
    <message>
      <source>{name}: {carrots} carrots, {points} victory points</source>
      <translation>{name}: {carrots} cenouras, {points} pontos de vitória</translation>
    </message>
    <message>
      <source>{name}: {move}</source>
      <translation>{name}: {move}</translation>
    </message>
    <message>
      <source>{name}: {points} points</source>
      <translation>{name}: {points} pontos</translation>
    </message>
    <message>
      <source>{name}: {points}, {fame} fame, {workers} workers on the dock</source>
      <translation>{name}: {points}, {fame} de fama, {workers} trabalhadores na doca</translation>
    </message>
    <message>
      <source>{net} is the best net result of this mode and number of players.</source>
      <translation>{net} é o melhor resultado líquido deste modo e número de jogadores.</translation>
    </message>
    <message>
      <source>{notes} For each player: {up} upgrades and {cost}.</source>
      <translation>{notes} Por cada jogador: {up} melhorias e {cost}.</translation>
    </message>
    <message>
      <source>{n} Canoe Houses at upgrade {up} or more</source>
      <translation>{n} Casas das Canoas com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>{n} Housing at upgrade {up} or more</source>
      <translation>{n} Moradias com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>{n} Loggers at upgrade {up} or more</source>
      <translation>{n} Lenhadores com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>{n} Quarries at upgrade {up} or more</source>
      <translation>{n} Pedreiras com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>{n} Temples at upgrade {up} or more</source>
      <translation>{n} Templos com melhoria {up} ou mais</translation>
    </message>
    <message>
      <source>{n} cards handled</source>
      <translation>{n} cartas manuseadas</translation>
    </message>
    <message>
      <source>{n} completed</source>
      <translation>{n} concluídos</translation>
    </message>
    <message>
      <source>{n} east</source>
      <translation>{n} a leste</translation>
    </message>
    <message>
      <source>{n} energy</source>
      <translation>{n} de energia</translation>
    </message>
    <message>
      <source>{n} fame</source>
      <translation>{n} de fama</translation>
    </message>
    <message>
      <source>{n} fish</source>
      <translation>{n} peixes</translation>
    </message>
    <message>
      <source>{n} games</source>
      <translation>{n} partidas</translation>
    </message>
    <message>
      <source>{n} gone</source>
      <translation>gastas: {n}</translation>
    </message>
    <message>
      <source>{n} guild links</source>
      <translation>{n} ligações de guilda</translation>
    </message>
    <message>
      <source>{n} left</source>
      <translation>faltam {n}</translation>
    </message>
    <message>
      <source>{n} links</source>
      <translation>{n} ligações</translation>
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
      <translation>{n} a norte</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} de {all}</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} componentes</translation>
    </message>
    <message>
      <source>{n} ready workers can use this number.</source>
      <translation>{n} trabalhadores prontos podem usar este número.</translation>
    </message>
    <message>
      <source>{n} saved games</source>
      <translation>{n} partidas guardadas</translation>
    </message>
    <message>
      <source>{n} south</source>
      <translation>{n} a sul</translation>
    </message>
    <message>
      <source>{n} steel</source>
      <translation>{n} de aço</translation>
    </message>
    <message>
      <source>{n} stone</source>
      <translation>{n} pedra</translation>
    </message>
    <message>
      <source>{n} stones</source>
      <translation>{n} pedras</translation>
    </message>
    <message>
      <source>{n} to go</source>
      <translation>faltam {n}</translation>
    </message>
    <message>
      <source>{n} victory points.</source>
      <translation>{n} pontos de vitória.</translation>
    </message>
    <message>
      <source>{n} west</source>
      <translation>{n} a oeste</translation>
    </message>
    <message>
      <source>{n} wild</source>
      <translation>{n} à escolha</translation>
    </message>
    <message>
      <source>{payment} It is averted.</source>
      <translation>{payment} Catástrofe evitada.</translation>
    </message>
    <message>
      <source>{payment} Lost: {wasted}.</source>
      <translation>{payment} Perdido: {wasted}.</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{place}, beside {tile}</source>
      <translation>{place}, ao lado de {tile}</translation>
    </message>
    <message>
      <source>{place}.</source>
      <translation>{place}.</translation>
    </message>
    <message>
      <source>{place}. (shared)</source>
      <translation>{place}. (ex aequo)</translation>
    </message>
    <message>
      <source>{players} share the victory.</source>
      <translation>{players} partilham a vitória.</translation>
    </message>
    <message>
      <source>{player} activates the island with a {value}.</source>
      <translation>{player} ativa a ilha com um {value}.</translation>
    </message>
    <message>
      <source>{player} activates {tile}.</source>
      <translation>{player} ativa {tile}.</translation>
    </message>
    <message>
      <source>{player} agrees: {cards}</source>
      <translation>{player} concorda: {cards}</translation>
    </message>
    <message>
      <source>{player} bought {card}.</source>
      <translation>{player} comprou {card}.</translation>
    </message>
    <message>
      <source>{player} built a bridge on {place}.</source>
      <translation>{player} construiu uma ponte em {place}.</translation>
    </message>
    <message>
      <source>{player} built a {level} for {cost} carrots.</source>
      <translation>{player} construiu {level} por {cost} cenouras.</translation>
    </message>
    <message>
      <source>{player} buys nothing more.</source>
      <translation>{player} não compra mais nada.</translation>
    </message>
    <message>
      <source>{player} buys {card}.</source>
      <translation>{player} compra {card}.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing and is out.</source>
      <translation>{player} não pode pagar nada e fica de fora.</translation>
    </message>
    <message>
      <source>{player} can pay for nothing more.</source>
      <translation>{player} não pode pagar mais nada.</translation>
    </message>
    <message>
      <source>{player} chooses the way.</source>
      <translation>{player} escolhe o caminho.</translation>
    </message>
    <message>
      <source>{player} claims {tile} ({mark}).</source>
      <translation>{player} toma {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} clears {line}.</source>
      <translation>{player} esvazia {line}.</translation>
    </message>
    <message>
      <source>{player} completes {card}.</source>
      <translation>{player} conclui {card}.</translation>
    </message>
    <message>
      <source>{player} counts the bonus die as {value}.</source>
      <translation>{player} conta o dado bónus como {value}.</translation>
    </message>
    <message>
      <source>{player} deploys a worker from {space} to {tile}.</source>
      <translation>{player} envia um trabalhador: {space}, para {tile}.</translation>
    </message>
    <message>
      <source>{player} discarded {card}.</source>
      <translation>{player} descartou {card}.</translation>
    </message>
    <message>
      <source>{player} discarded {tiles}.</source>
      <translation>{player} descartou {tiles}.</translation>
    </message>
    <message>
      <source>{player} discards {tile}.</source>
      <translation>{player} descarta {tile}.</translation>
    </message>
    <message>
      <source>{player} draws {card}.</source>
      <translation>{player} tira {card}.</translation>
    </message>
    <message>
      <source>{player} draws {tile} ({mark}).</source>
      <translation>{player} tira {tile} ({mark}).</translation>
    </message>
    <message>
      <source>{player} drew Collapse!, too late to strike.</source>
      <translation>{player} tirou Derrocada!, tarde de mais para atingir.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it counts from 3.</source>
      <translation>{player} tirou Derrocada!; conta a partir de 3.</translation>
    </message>
    <message>
      <source>{player} drew Collapse!; it waits.</source>
      <translation>{player} tirou Derrocada!; fica à espera.</translation>
    </message>
    <message>
      <source>{player} drew an Action Card.</source>
      <translation>{player} tirou uma carta de Ação.</translation>
    </message>
    <message>
      <source>{player} drew {n} tiles.</source>
      <translation>{player} tirou {n} peças.</translation>
    </message>
    <message>
      <source>{player} explores.</source>
      <translation>{player} explora.</translation>
    </message>
    <message>
      <source>{player} gains {gain}.</source>
      <translation>{player} ganha {gain}.</translation>
    </message>
    <message>
      <source>{player} gains {n} fame and has {fame}.</source>
      <translation>{player} ganha {n} de fama e tem {fame}.</translation>
    </message>
    <message>
      <source>{player} gave {cards}.</source>
      <translation>{player} deu {cards}.</translation>
    </message>
    <message>
      <source>{player} goes one space.</source>
      <translation>{player} avança uma casa.</translation>
    </message>
    <message>
      <source>{player} goes {n} spaces.</source>
      <translation>{player} avança {n} casas.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots.</source>
      <translation>{player} colhe {carrots} cenouras.</translation>
    </message>
    <message>
      <source>{player} harvests {carrots} carrots: {base} times {factor}.</source>
      <translation>{player} colhe {carrots} cenouras: {base} vezes {factor}.</translation>
    </message>
    <message>
      <source>{player} has still to act.</source>
      <translation>{player} ainda tem de jogar.</translation>
    </message>
    <message>
      <source>{player} has the reward of {line}.</source>
      <translation>{player} tem a recompensa de {line}.</translation>
    </message>
    <message>
      <source>{player} installs the {upgrade} on {tile}.</source>
      <translation>{player} instala ({upgrade}): {tile}.</translation>
    </message>
    <message>
      <source>{player} may buy one of: {cards}; or pass.</source>
      <translation>{player} pode comprar uma de: {cards}; ou passar.</translation>
    </message>
    <message>
      <source>{player} may buy {card}, or pass.</source>
      <translation>{player} pode comprar {card}, ou passar.</translation>
    </message>
    <message>
      <source>{player} may play a card</source>
      <translation>{player} pode jogar uma carta</translation>
    </message>
    <message>
      <source>{player} must agree: own cards are used.</source>
      <translation>{player} tem de concordar: usam-se cartas suas.</translation>
    </message>
    <message>
      <source>{player} now has a {value}.</source>
      <translation>{player} tem agora um {value}.</translation>
    </message>
    <message>
      <source>{player} passed; the marker is on {marker}.</source>
      <translation>{player} passou; o marcador está em {marker}.</translation>
    </message>
    <message>
      <source>{player} passes automatically.</source>
      <translation>{player} passa automaticamente.</translation>
    </message>
    <message>
      <source>{player} passes.</source>
      <translation>{player} passa.</translation>
    </message>
    <message>
      <source>{player} pays {cost}.</source>
      <translation>{player} paga {cost}.</translation>
    </message>
    <message>
      <source>{player} placed {tile}.</source>
      <translation>{player} colocou {tile}.</translation>
    </message>
    <message>
      <source>{player} places {tile} {where}.</source>
      <translation>{player} coloca {tile} {where}.</translation>
    </message>
    <message>
      <source>{player} plays the round.</source>
      <translation>{player} joga a ronda.</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target} – does anybody answer?</source>
      <translation>{player} joga {card} contra {target} – alguém responde?</translation>
    </message>
    <message>
      <source>{player} plays {card} against {target}.</source>
      <translation>{player} joga {card} contra {target}.</translation>
    </message>
    <message>
      <source>{player} plays {card} – does anybody answer?</source>
      <translation>{player} joga {card} – alguém responde?</translation>
    </message>
    <message>
      <source>{player} plays {card}.</source>
      <translation>{player} joga {card}.</translation>
    </message>
    <message>
      <source>{player} plays {character}.</source>
      <translation>{player} joga com {character}.</translation>
    </message>
    <message>
      <source>{player} puts the {upgrade} aside.</source>
      <translation>{player} põe de lado {upgrade}.</translation>
    </message>
    <message>
      <source>{player} reached 55: the marker stays there.</source>
      <translation>{player} chegou a 55: o marcador fica lá.</translation>
    </message>
    <message>
      <source>{player} shares the harvest and takes {carrots} carrots.</source>
      <translation>{player} partilha a colheita e recebe {carrots} cenouras.</translation>
    </message>
    <message>
      <source>{player} stops here: no more tiles.</source>
      <translation>{player} fica por aqui: não há mais peças.</translation>
    </message>
    <message>
      <source>{player} takes a {value}.</source>
      <translation>{player} tira um {value}.</translation>
    </message>
    <message>
      <source>{player} takes {card}.</source>
      <translation>{player} recebe {card}.</translation>
    </message>
    <message>
      <source>{player} takes {carrots} carrots.</source>
      <translation>{player} recebe {carrots} cenouras.</translation>
    </message>
    <message>
      <source>{player} took nothing and built nothing.</source>
      <translation>{player} nada recebeu e nada construiu.</translation>
    </message>
    <message>
      <source>{player} took the decision back.</source>
      <translation>{player} retomou a decisão.</translation>
    </message>
    <message>
      <source>{player} took {card}: {points}.</source>
      <translation>{player} recebeu {card}: {points}.</translation>
    </message>
    <message>
      <source>{player} took {seconds} seconds.</source>
      <translation>{player} levou {seconds} segundos.</translation>
    </message>
    <message>
      <source>{player} uses {tile}.</source>
      <translation>{player} usa {tile}.</translation>
    </message>
    <message>
      <source>{player} wins with {points} and most upgrades.</source>
      <translation>{player} vence com {points} e mais melhorias.</translation>
    </message>
    <message>
      <source>{player} wins with {points}, equal upgrades and most stored resources.</source>
      <translation>{player} vence com {points}, melhorias iguais e mais recursos guardados.</translation>
    </message>
    <message>
      <source>{player} wins with {points}.</source>
      <translation>{player} vence com {points}.</translation>
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
      <translation>{player}: {points}, melhorias {up}.</translation>
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
      <translation>{points} no fim por cada conjunto completo.</translation>
    </message>
    <message>
      <source>{points} at the end for each hex of your largest group, at most {most}.</source>
      <translation>{points} no fim por cada hexágono do seu maior grupo, no máximo {most}.</translation>
    </message>
    <message>
      <source>{points} at the end for each of its hexes, at most {most}.</source>
      <translation>{points} no fim por cada um dos seus hexágonos, no máximo {most}.</translation>
    </message>
    <message>
      <source>{points} at the end for each one reached, at most {most} in all.</source>
      <translation>{points} no fim por cada um alcançado, no máximo {most} ao todo.</translation>
    </message>
    <message>
      <source>{points} at the end for each one.</source>
      <translation>{points} no fim por cada um.</translation>
    </message>
    <message>
      <source>{points} at the end; everybody tied gets it.</source>
      <translation>{points} no fim; em caso de empate, todos recebem.</translation>
    </message>
    <message>
      <source>{points} for each group of {size} or more.</source>
      <translation>{points} por cada grupo de {size} ou mais.</translation>
    </message>
    <message>
      <source>{points} for each hex placed there.</source>
      <translation>{points} por cada hexágono aí colocado.</translation>
    </message>
    <message>
      <source>{points} for each one joined to the beach by paths.</source>
      <translation>{points} por cada uma ligada à praia por caminhos.</translation>
    </message>
    <message>
      <source>{points} for each one with a path on both banks.</source>
      <translation>{points} por cada uma com caminho nas duas margens.</translation>
    </message>
    <message>
      <source>{points} for each straight line of {size} equal symbols leading away.</source>
      <translation>{points} por cada linha reta de {size} símbolos iguais que dela parte.</translation>
    </message>
    <message>
      <source>{points} for whoever is first; in one round all share.</source>
      <translation>{points} para quem for primeiro; na mesma ronda todos partilham.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} pontos</translation>
    </message>
    <message>
      <source>{points} points are the most in this mode with so many players.</source>
      <translation>{points} pontos são o máximo neste modo com tantos jogadores.</translation>
    </message>
    <message>
      <source>{points} points are your best solo challenge.</source>
      <translation>{points} pontos são o seu melhor desafio a solo.</translation>
    </message>
    <message>
      <source>{points} points expected</source>
      <translation>{points} pontos esperados</translation>
    </message>
    <message>
      <source>{points} victory points</source>
      <translation>{points} pontos de vitória</translation>
    </message>
    <message>
      <source>{points} when all of it is covered.</source>
      <translation>{points} quando tudo estiver coberto.</translation>
    </message>
    <message>
      <source>{points} ★ more</source>
      <translation>mais {points} ★</translation>
    </message>
    <message>
      <source>{position} {card}</source>
      <translation>{position} {card}</translation>
    </message>
    <message>
      <source>{problem} The game goes on; it is tried again.</source>
      <translation>{problem} A partida continua; nova tentativa será feita.</translation>
    </message>
    <message>
      <source>{reached} of {needed}</source>
      <translation>{reached} de {needed}</translation>
    </message>
    <message>
      <source>{resources} stored</source>
      <translation>{resources} em reserva</translation>
    </message>
    <message>
      <source>{resource} upgrade</source>
      <translation>melhoria de {resource}</translation>
    </message>
    <message>
      <source>{seed}, chosen</source>
      <translation>{seed}, escolhida</translation>
    </message>
    <message>
      <source>{side}: gives {resources}, {points}, upgrade {up}</source>
      <translation>{side}: dá {resources}, {points}, melhoria {up}</translation>
    </message>
    <message>
      <source>{team} together: {share} % of {games} games won (95 % sure: {low} to {high}), group score {mean} on average.</source>
      <translation>{team} em conjunto: {share} % de {games} partidas ganhas (95 % seguro: {low} a {high}), pontuação do grupo {mean} em média.</translation>
    </message>
    <message>
      <source>{tile} cannot house what it houses.</source>
      <translation>{tile} não pode alojar o que aloja.</translation>
    </message>
    <message>
      <source>{tile} comes to {space}.</source>
      <translation>{tile} entra na oferta: {space}.</translation>
    </message>
    <message>
      <source>{tile} will give this whenever it is activated: {resources}.</source>
      <translation>{tile} dará isto sempre que for ativada: {resources}.</translation>
    </message>
    <message>
      <source>{tile} {side}</source>
      <translation>{tile} {side}</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: 1 does</source>
      <translation>{vp} se os {all} hexágonos em redor têm peças: 1 tem</translation>
    </message>
    <message>
      <source>{vp} if all {all} hexes around it hold tiles: {n} do</source>
      <translation>{vp} se os {all} hexágonos à volta tiverem peças: {n} têm</translation>
    </message>
    <message>
      <source>{vp} × sets of these numbers: {counts}</source>
      <translation>{vp} × conjuntos destes números: {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of three different banners beside it: {counts}</source>
      <translation>{vp} × conjuntos de três estandartes diferentes ao lado: {counts}</translation>
    </message>
    <message>
      <source>{vp} × sets of {group} different numbers: {counts}</source>
      <translation>{vp} × conjuntos de {group} números diferentes: {counts}</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 depot ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 depósito ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊1 worker on the island ÷ {group}⌋</source>
      <translation>{vp} × ⌊1 trabalhador na ilha ÷ {group}⌋</translation>
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
      <translation>{vp} × ⌊{n} trabalhadores na ilha ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{vp} × ⌊{n} {guild} banners ÷ {group}⌋</source>
      <translation>{vp} × ⌊{n} estandartes de {guild} ÷ {group}⌋</translation>
    </message>
    <message>
      <source>{words}, first player</source>
      <translation>{words}, primeiro jogador</translation>
    </message>
    <message>
      <source>{words}, stored</source>
      <translation>{words}, guardada</translation>
    </message>
    <message>
      <source>“command” is an object, as “legal” lists them.</source>
      <translation>“command” é um objeto, como “legal” os indica.</translation>
    </message>
    <message>
      <source>“confirmed” lists the seats that agree, each once.</source>
      <translation>“confirmed” indica os lugares que concordam, cada um uma vez.</translation>
    </message>
    <message>
      <source>“deck” is the list of all tiles in the order of their cards.</source>
      <translation>“deck” é a lista de todas as peças pela ordem das suas cartas.</translation>
    </message>
    <message>
      <source>“deck” names a tile that does not exist.</source>
      <translation>“deck” indica uma peça que não existe.</translation>
    </message>
    <message>
      <source>“discounts” must be a list of sources and kinds.</source>
      <translation>“discounts” tem de ser uma lista de origens e tipos.</translation>
    </message>
    <message>
      <source>“game” is the id of a game.</source>
      <translation>“game” é o id de um jogo.</translation>
    </message>
    <message>
      <source>“id” is text or a number.</source>
      <translation>“id” é texto ou um número.</translation>
    </message>
    <message>
      <source>“mode” is the id of a mode.</source>
      <translation>“mode” é o id de um modo.</translation>
    </message>
    <message>
      <source>“name” is text.</source>
      <translation>“name” é texto.</translation>
    </message>
    <message>
      <source>“payments” has a list of card codes for every seat.</source>
      <translation>“payments” tem uma lista de códigos de cartas por cada lugar.</translation>
    </message>
    <message>
      <source>“save” is what “save” answered, or the path of a saved game.</source>
      <translation>“save” é o que “save” respondeu, ou o caminho de uma partida guardada.</translation>
    </message>
    <message>
      <source>“seat” and “alternative” are whole numbers, “on” is true or false.</source>
      <translation>“seat” e “alternative” são números inteiros, “on” é verdadeiro ou falso.</translation>
    </message>
    <message>
      <source>“seat” is the number of a seat, from 0.</source>
      <translation>“seat” é o número de um lugar, a partir de 0.</translation>
    </message>
    <message>
      <source>“seconds” is a number.</source>
      <translation>“seconds” é um número.</translation>
    </message>
    <message>
      <source>“seconds” lies between 0 and {most}.</source>
      <translation>“seconds” fica entre 0 e {most}.</translation>
    </message>
    <message>
      <source>“state” is an object, as “state” gives it.</source>
      <translation>“state” é um objeto, como “state” o dá.</translation>
    </message>
    <message>
      <source>“{kind}” has no “{name}”.</source>
      <translation>“{kind}” não tem “{name}”.</translation>
    </message>
    <message>
      <source>“{kind}” is not a turn.</source>
      <translation>“{kind}” não é uma jogada.</translation>
    </message>
    <message>
      <source>“{kind}” needs “{name}”.</source>
      <translation>“{kind}” precisa de “{name}”.</translation>
    </message>
    <message>
      <source>“{name}” cannot be “{value}”.</source>
      <translation>“{name}” não pode ser “{value}”.</translation>
    </message>
    <message>
      <source>“{name}” is a hex: a list of two whole numbers.</source>
      <translation>“{name}” é um hexágono: uma lista de dois números inteiros.</translation>
    </message>
    <message>
      <source>“{name}” is a list of whole numbers.</source>
      <translation>“{name}” é uma lista de números inteiros.</translation>
    </message>
    <message>
      <source>“{name}” is a list.</source>
      <translation>“{name}” é uma lista.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number from 0 to {most}.</source>
      <translation>“{name}” é um número inteiro de 0 a {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number up to {most}.</source>
      <translation>“{name}” é um número inteiro até {most}.</translation>
    </message>
    <message>
      <source>“{name}” is a whole number.</source>
      <translation>“{name}” é um número inteiro.</translation>
    </message>
    <message>
      <source>“{name}” is a word.</source>
      <translation>“{name}” é uma palavra.</translation>
    </message>
    <message>
      <source>“{name}” is an object.</source>
      <translation>“{name}” é um objeto.</translation>
    </message>
    <message>
      <source>“{name}” is either true or false.</source>
      <translation>“{name}” é verdadeiro ou falso.</translation>
    </message>
    <message>
      <source>“{name}” is missing, or no text.</source>
      <translation>“{name}” falta, ou não é texto.</translation>
    </message>
    <message>
      <source>“{name}” is no path of a file.</source>
      <translation>“{name}” não é o caminho de um ficheiro.</translation>
    </message>
    <message>
      <source>“{name}” is not what the decisions make of it.</source>
      <translation>“{name}” não é o que resulta das decisões.</translation>
    </message>
    <message>
      <source>“{name}” is one of: {values}.</source>
      <translation>“{name}” é um destes: {values}.</translation>
    </message>
    <message>
      <source>“{name}” knows no “{value}”.</source>
      <translation>“{name}” não conhece “{value}”.</translation>
    </message>
    <message>
      <source>“{name}” must be a list of card codes.</source>
      <translation>“{name}” tem de ser uma lista de códigos de cartas.</translation>
    </message>
    <message>
      <source>“{name}” must be the code of a card, like LG5.</source>
      <translation>“{name}” tem de ser o código de uma carta, como LG5.</translation>
    </message>
    <message>
      <source>“{name}” names something twice.</source>
      <translation>“{name}” indica algo duas vezes.</translation>
    </message>
    <message>
      <source>“{name}” was deleted.</source>
      <translation>“{name}” foi eliminada.</translation>
    </message>
    <message>
      <source>“{place}” is missing or wrong.</source>
      <translation>“{place}” falta ou está errado.</translation>
    </message>
    <message>
      <source>“{place}” is not what the position says.</source>
      <translation>“{place}” não é o que diz a posição.</translation>
    </message>
    <message>
      <source>“{place}” lies outside the log.</source>
      <translation>“{place}” está fora do diário.</translation>
    </message>
    <message>
      <source>“{place}”: {reason}</source>
      <translation>“{place}”: {reason}</translation>
    </message>
    <message>
      <source>“{state}” is no orientation: FT, FB, BB or BT.</source>
      <translation>“{state}” não é uma orientação: FT, FB, BB ou BT.</translation>
    </message>
    <message>
      <source>“{text}” is no command.</source>
      <translation>“{text}” não é um comando.</translation>
    </message>
    <message>
      <source>“{text}” is no cost number.</source>
      <translation>“{text}” não é um número de custo.</translation>
    </message>
    <message>
      <source>“{word}” is no whole number from {least} to {most}</source>
      <translation>“{word}” não é um número inteiro de {least} a {most}</translation>
    </message>
    <message>
      <source>⌊{n} ÷ {group}⌋</source>
      <translation>⌊{n} ÷ {group}⌋</translation>
    </message>
  </context>
</TS>
