<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>islands</name>
    <message>
      <source> for {cost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> for {cost}, paid with {cards}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, storing {card} again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, turning {card} back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {card} saves one {resource}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A card is stored that cannot be.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A card lies in this deck twice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A command has no “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A command is an object with at least a “kind”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A deal number is a whole number from 0 to {most}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A deck has exactly one round tracker, RT17.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A discard has no cost to choose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A discard names no cards: it always takes the top card, free.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A discount can be used once a round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A discount is used up that is not there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A discount names its source and its kind: L, F or S.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game is over when the last round is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A position is an object with set-up, round and seats.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A profile names earned feats (FE1 to FE6) with their difficulty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A seat is an object with its deck.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A solo game has exactly one seat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A solo game has no option “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A stored card cannot be on top before a turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A villager is marked that is not there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An order names each of the 16 buildings once, top card first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Canoe House</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards behind the round tracker cannot be used in this round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards of this deck are hidden; it is a view, not a whole position.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Coral Nursery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cost {cost}; lacking {lacking}; lost {lost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Discard {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Discounts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each feat is used once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each paying card is named once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eight rounds are over: {score} victory points, {rating}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Elder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ending a round names no cards and costs nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Esc</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Feast Drum</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Feats are named by their codes, FE1 to FE6.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flip</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flip {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gives {resources}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Great Lodge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hard uses no feat, medium exactly one, easy any number; {count} were named.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Housing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let {card} rest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let {card} work again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Logger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Long Storehouse</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Market</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More cards are stored than would be allowed without {card}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than {limit} cards are stored.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More turns were taken in this round than there are cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Net Mender</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No card needs to be turned back for this.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not possible now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing can have been used before the first turn of a round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Offering Chest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only a card that is still stored can be turned back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the Feast Drum stores a passed card again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the top card can be discarded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only villagers are switched on or off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only villagers can lie behind the tracker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only your own active villagers can be switched on or off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only your own stored cards can pay, each once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Options are an object of names and values.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paid {cost} with {cards}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Palm Island has no mode “{mode}” yet: solo.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pathfinder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pay one of these in full</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pay with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pay {resources}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paying makes room: no card needs to be turned back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Porter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Quarry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recruit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recruit {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rotate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rotate {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round tracker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round} began.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round} ended.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round} is over. End the round to go on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shrine Keeper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stonemason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Store</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Store {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Switching a villager costs nothing and names no other card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Switching a villager has no cost to choose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Temple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That card is not in your deck.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Offering Chest was turned on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cost contains no resource that this discount could take.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cost is {cost}; these cards give {given}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The deck does not hold its 16 buildings, the tracker and its feats.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The difficulty is hard, medium or easy.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The drum calls a card behind the tracker that is not stored and prints a store action on its side; {card} is none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The drum may store one passed card again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The drum stored {card} again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game ended with {score} victory points: {rating}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over after eight rounds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over after round 8.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last round is over. End it to count your score.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The number of decks is not the number of seats.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round ends when the round tracker is on top of the deck.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round is over; turns of an earlier round cannot be taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round tracker and the cards behind it wait for the next round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round tracker is on top.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round tracker is on top: round {round} is over. End the round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The set-up of this position is not one of Palm Island.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The side of the round tracker follows from the round; write just RT17.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The store is full: turn one card back first; what it gives is lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The villagers in this deck are not those of the set-up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no card “{code}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no command “{kind}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no command “{kind}”. Commands are: {kinds}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no cost number {number} here; one of {count} is paid in full.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no game called “{name}”. The games are: {games}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no round {round}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no seat {seat} at this table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing to take back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is free.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This pays exactly.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This position cannot be: {problems}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This works; {resources} will be lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Timber Yard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tool Maker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trade House</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Upgrade {before} → {after}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use {card} or discard it. The round ends after this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use {card} or {second}, or discard {card}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Villagers are switched before the first turn of a round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Woodcarver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>astounding</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>exceptional</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>needs work</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing to pay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>respectable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unrated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>would be lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} came up stored and passed unspent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} gives no discount now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} gives {resources}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} has no such side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} has not been earned yet; only earned feats can be used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} is already so.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} is no villager; it cannot be recruited.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} is not needed: the cost is covered without it. Keep it stored.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} is stored; it can only pay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} lies too deep: only the top two cards can be used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} prints no flip action on this side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} prints no rotate action on this side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} prints no store action on this side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} rests.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} saved one {resource}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} takes one resource of its own kind off, once a round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} was discarded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} was flipped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} was recruited.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} was rotated.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} was stored.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} was turned back to make room.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} works again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card}: 1 {kind} less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{code} has no side {state}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{limit} cards are stored already: name one to turn back first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{limit} cards are stored already; the drum cannot add another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} fish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} logs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} stone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} stones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} wild</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{payment} Lost: {wasted}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} ★ more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“discounts” must be a list of sources and kinds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“over” is either true or false.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“payment” must be a list of card codes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“seat” and “alternative” are whole numbers, “on” is true or false.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{kind}” is not a turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{name}” is a list of cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{name}” is a whole number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{name}” is either true or false.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{name}” must be the code of a card, like LG5.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{state}” is no orientation: FT, FB, BB or BT.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{text}” is no command.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{text}” is no cost number.</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
