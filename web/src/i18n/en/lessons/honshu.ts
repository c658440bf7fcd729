// The tutorial of Honshū, word by word. The keys are those of learn/honshu.ts.

export const words = {
  titles: {
    first: 'Tricks and maps',
    last: 'The last round',
  },
  says: {
    welcome:
      'Welcome to Honshū! You build your own map. It begins with this province: towns, open land, and two production squares, each with a cube on it.',
    hand: 'These are the cards of your hand. Each of the twelve rounds has two halves: a trick decides who gets which card, then everybody adds one card to their map.',
    playHigh:
      'Aiko has played 14 and Kenji 47. The highest number picks a card first. Play your 56: choose it in your hand, then press the button.',
    playHighNoCube: 'A cube would make your card even higher, but 56 is higher than 47 already. Save your cubes.',
    playHighLow: 'That is lower than Kenji’s 47, so you would not be the first to pick.',
    takeAny:
      'You are first, so you may take any of the three cards, not just your own. Kenji’s 47 has a forest, two towns and a blue factory. You have a blue cube: take 47!',
    takeAnyOwn: 'You may take your own card back, but it has no factory for your blue cube.',
    takeAny14:
      'This one has a better factory, but no forest, and its lake alone scores nothing. 47 gives more at once.',
    placeOver:
      'Now add the card to your map. It must overlap a card that lies there, over it or under it. Put it over the two lower left squares of your province, where the squares are marked, and press “Place here”.',
    placeOverUnder:
      'You slid the card under the province. Now the province hides a town and the yellow production square of your new card.',
    countOne:
      'Eight points! The four towns that touch side by side score 1 each, the forest scores 2, and the blue cube in the factory scores its number, 2. The brown production square is covered: its cube went back to the pool. The yellow one is new and brought a cube.',
    lead: 'Round two. You won the trick, so you lead the next one. 22 is low, but a cube lifts it by 60. Your blue cube is worth 2 points in the factory; the yellow one has no factory. Play 22 with the yellow cube.',
    leadBlue: 'The blue cube is the one your factory wants: spending it costs you 2 points.',
    leadNoCube: 'Without a cube 22 is likely to be the lowest card.',
    leadOther: 'A fine card, but keep it. Here 22 and a cube do the same.',
    follow:
      '22 + 60 = 82. Whoever adds a cube after you must use the same colour, and neither Aiko nor Kenji has a yellow one. Take Kenji’s 33: towns, a lake, and a new yellow cube.',
    followOther: 'That card has less for your map: 33 brings two towns, a lake and a cube.',
    placeUnder:
      'Card 33 has open land where it meets the town of your province. So slide it under: put it at the marked squares, then tap “Over the province” to make it “Under”. A hidden square counts for nothing.',
    placeUnderOver: 'Over the province the card hides your town. Take it back and slide it under.',
    lakes:
      'Six towns in one group now. The lake scores nothing alone: each lake area scores 3 for every square after the first. And remember: a lake may never be covered, nor be slid under a card.',
    low: 'Round three. You need not win every trick. Both others like big numbers: play your 6, keep your cubes, and see what is left.',
    lowOther: 'That would work too, but this time look at what happens when you play low: play 6.',
    leftOver:
      'Aiko took your 6, Kenji took 58. You are last and get what is left: 13, a lake, two towns and a yellow factory. Not bad at all! Take it.',
    placeLake:
      'Find the best place: the new lake beside your lake, and the yellow factory on your map for your yellow cube. The number beside “Place here” shows what you would gain. There is a place that brings you to 17 points.',
    placeLakeLess: 'Lakes must touch side by side, and 13 fits without turning. Try it at the upper left of your map.',
    countThree:
      '17 points after three rounds: towns 7, factories 5, lakes 3, forest 2. After rounds 3 and 9 the cards left in hand are passed on to a neighbour; after round 6 everybody gets six new ones. Now let us look at the end of a game.',
    lastWelcome:
      'Another table: the last round begins. You have 52 points, Aiko 53 and Kenji 52. One card is left in your hand.',
    lastPlay:
      'Kenji’s 10 would suit you: it has a yellow factory worth 4, and you have a yellow cube. To pick first, your 4 needs a cube. Which one? Card 10 also brings a brown cube, so pay with the brown one.',
    lastPlayNone: 'Without a cube you pick last, and somebody else takes 10.',
    lastPlayYellow: 'The yellow cube is just what the factory on card 10 wants. Keep it.',
    lastPlayBlue: 'Your blue cube feeds a factory, and no new one comes with card 10.',
    lastTake: '4 + 60 = 64: you are first. Take 10.',
    lastTakeOther: 'That one has no factory for your yellow cube.',
    lastPlace:
      'Turn the card twice, with the round arrows or the R key, so that a forest and a town come to lie on the two marked squares of open land. You need 58 points to win.',
    lastPlaceLess: 'Turn it twice and cover the two marked squares.',
    end: 'The game is over. Only what can be seen counts. Let us go through the score sheet.',
    endForests: 'Forests: 2 points for every square, wherever it lies.',
    endLakes: 'Lakes: 3 points for every square after the first of each lake area.',
    endFactories:
      'Factories: each takes one cube of its colour that is left on your map and scores its number. The best deliveries are made for you.',
    endTowns: 'Towns: 1 point for each square of your largest group, and only that one.',
    endAll:
      'Most points win; if tied, most visible open land. That is all you need. Two players play the trick a little differently; the rules page tells how.',
  },
};
