// The tutorial of Hokkaido (2010), word by word. The keys are those of learn/island.ts.

export const words = {
  titles: {
    first: 'Routes and rivals',
    last: 'The last turn',
  },
  says: {
    welcome:
      'Welcome to Hokkaido! You spread your pieces to link cities with each other and with countries over the sea. Each of these open cards names such a route and two numbers.',
    hand: 'The cards in your hand are secret routes of your own. At the end a hand card pays its high number if you control its route, and costs as much if you do not.',
    start:
      'Aiko has begun in Hakodate. Now your first piece: it goes to a free city. Several of your cards begin in Sapporo. Tap it on the island, or choose it in the list, and confirm.',
    startOther: 'A fine city, but the cards of this lesson begin in Sapporo.',
    grow: 'You have three actions in a turn, and none of them three times. First Grow: add a piece where you have one. Tap Sapporo and choose to grow there.',
    growOther: 'Grow first: one piece has to stay in Sapporo.',
    toSea:
      'A voyage takes two Sea Moves. With the first a piece goes from the coast to the box At Sea. Take one from Sapporo.',
    toSeaOther: 'That is another action. Send a piece from Sapporo to sea.',
    toJapan: 'With the second it lands, on any coast or in a country. Go on to Japan.',
    toJapanOther: 'We want the route from Sapporo to Japan: sail on to Japan.',
    control:
      'A piece in the city and one in the country: you control the sea route Sapporo to Japan, and the card says so. Your three actions are used up.',
    claim:
      'Your turn again. Claim the card: the first to do so sits on its high number and gets 2 points at once. Choose Sapporo–Japan in the row.',
    claimOther: 'The claim comes first: somebody else could be quicker.',
    growAgain:
      'Two points! Two more actions. For a land route you need a piece in every province on the way. Grow in Sapporo.',
    growAgainOther: 'First grow in Sapporo, so that one piece can go and one stays.',
    march: 'Now a Land Move to the next province: Yufutsu, on the way to Obihiro.',
    marchOther: 'Take Yufutsu this time: it lies on the way to Obihiro.',
    path: 'Sapporo, Yufutsu, Saru, Obihiro: with a piece in each of them you would control the land route and could claim it. Other players’ pieces do not block you.',
    china:
      'Next your hand card Sapporo–China. You know how: grow in Sapporo, then sail, so that a piece comes to China. First grow.',
    chinaSea: 'To sea.',
    chinaLand: 'And on to China.',
    chinaOther: 'Grow in Sapporo, then take a piece to sea and on to China.',
    conflict:
      'Aiko came to Yufutsu with two pieces. After each turn provinces with too many are cut down: with two players 1 piece may stay, 2 in a city. Whoever has fewest loses one first, so yours had to go; then Aiko lost one as well.',
    reveal:
      'Reveal your hand card Sapporo–China: you get its low number now, and again at the end if you still control the route. Choose it in your hand.',
    revealOther: 'First reveal Sapporo–China: its route is complete.',
    backGrow: 'Two points more. And now back to Yufutsu: grow in Sapporo …',
    back: '… and move a piece to Yufutsu. Look at what will happen there: it is shown before you confirm.',
    backOther: 'Grow in Sapporo, then move from Sapporo to Yufutsu.',
    tie: 'One against one in a province for one: those who are tied lose a piece together, and Yufutsu is empty. Lost pieces go back to your supply.',
    cards:
      'Three more actions you have not tried: draw a card from the pile, take one from the row, or discard a hand card you cannot fulfil. Now let us look at the end of a game.',
    lastWelcome:
      'Another game. The pile of cards is used up, so everybody has one last turn, and this is yours. You have 12 points, Aiko 8.',
    regions:
      'At the end each of the six regions pays: 4 points for most pieces, 3 for the second. In Nemuro Aiko is alone: a single piece of yours would be second there.',
    lastReveal:
      'Two hand cards are complete. In your hand a card pays its high number, 3. Revealed it pays the low one twice: 2 now, 2 at the end. Reveal Abashiri–Japan.',
    lastRevealOther: 'Begin with revealing Abashiri–Japan.',
    lastSea:
      'Two actions are left, just enough for a voyage to Nemuro. Take the piece from Rumoi to sea: you stay first in its region.',
    lastSeaOther: 'That piece is needed where it is. Take the one from Rumoi.',
    lastLand: 'Land in Hanasaki: nobody is there, so nobody drives you out.',
    lastLandOther: 'Land in Hanasaki, in the region Nemuro.',
    end: 'The game is over. Your cards were scored after your own last turn, so what Aiko did later could not harm them.',
    endCards:
      'Claimed cards pay the number under your piece, revealed ones the low number again, both only if you still control the route. Hand cards pay the high number, or cost it.',
    endRegions: 'Regions come last, when all are finished. With two players a tie scores nothing for either.',
    endAll:
      'The end comes when the pile is empty, or when somebody has no piece left in the supply. Most points win. That is all you need: good winds!',
  },
};
