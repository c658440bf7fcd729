// The tutorial of Hokkaidō, word by word. The keys are those of learn/hokkaido.ts.

export const words = {
  titles: {
    first: 'A range and its two sides',
    last: 'Goals and the last round',
  },
  says: {
    welcome:
      'Welcome to Hokkaidō! You build a map of your own from this province. The two marked squares are mountains: they are the beginning of one range that will wind through your whole map.',
    draft:
      'Twelve rounds, each in two halves. First everybody keeps one card of the hand in secret and passes the rest on. Choose 13: it has a mountain, and a grey factory for your grey cube.',
    draftOther: 'A good card, perhaps, but 13 lengthens your range and has a factory for your grey cube.',
    mountains:
      'Now the card is added to your map, over or under what lies there. A new mountain must continue the range at one of its two ends, by a side or by a corner, and may not branch off. No mountain and no lake is ever covered.',
    placeRange:
      'Put 13 at the marked squares, under your province. The places where a card may lie are lit for you; most others would break the range.',
    placeRangeOver: 'Over the province it would cover a mountain.',
    sides:
      'The range cuts your map in two; the line shows how it goes on. Of the largest town on either side, the smaller one scores, 2 points for each square. Now that is one square. Mountains score 2 each, too.',
    draftPair:
      'Round two, and a new hand from Kenji. Choose 2: two towns, and a brown cube. With your other brown cube it makes a pair, and pairs can be spent.',
    draftPairOther: 'Look for a card with a brown cube and two towns side by side: 2.',
    placeRight: 'Put it at the marked squares on the right of your range, and slide it under the province.',
    placeRightOver: 'Over the province you lose a brown cube. Slide it under.',
    wait: 'Your right side has a town of two squares now, but you still have 14 points: the smaller side counts, and on the left there is one. You could spend the brown pair already. Keep it: end your map phase.',
    waitNot: 'A larger town on the right scores nothing as long as the left one is smaller. Take it back and wait.',
    draftLeft: 'Round three. Your left side needs towns. Choose 42: two of them, and a forest.',
    draftLeftOther: 'That helps your left side less. 42 has two towns and a forest.',
    placeLeft: 'Put 42 at the marked squares on the left of your range, under card 13, so that three towns join.',
    placeLeftFirst: 'Good idea, but one thing after the other: first place the card.',
    placeLeftOver: 'Over card 13 a desert hides your town. Slide it under.',
    terraform:
      '18 points: left three towns, right two. Once in each map phase you may terraform: two brown cubes turn a desert into a town, two blue a lake, two green a forest, two grey a mountain. Turn the marked desert into a town.',
    terraformElsewhere: 'That desert touches no town of yours. Take the marked one, beside your towns on the right.',
    terraformDone: 'Do use your brown pair: it makes 2 points now.',
    twenty:
      'Three towns on either side: 6 points, and 20 in all. The cubes you spent are gone, though, and factories want cubes at the end. When to spend and when to keep is what the game is about.',
    passing:
      'Hands go to the left in the first six rounds, to the right in the last six; after round 6 everybody gets six new cards. Now let us look at the end of a game, with goals.',
    lastWelcome:
      'Another table, played with goals: whoever is first to fulfil one takes it, for 3 points. Goal 5 is still open: six cubes on your map. You have five. The last round begins, and you have 63 points.',
    lastDraft: 'One card is left in your hand, and it even has a grey cube. Choose 41.',
    lastPlace:
      'Put it at the marked squares, under the lakes, which may not be covered. Its green factory takes your green cube, and the grey cube is your sixth.',
    lastPlaceFirst: 'Terraforming costs you two cubes, and you want six. Take it back and place your card.',
    lastDone:
      '69 points and six cubes. You could terraform with the brown or the grey pair, but then the goal is gone. End your map phase.',
    lastDoneNot: 'Now you have only four cubes, and the goal is gone. Take it back.',
    end: 'The game is over and goal 5 is yours. Only what can be seen counts. Let us go through the score sheet.',
    endMountains: 'Mountains: 2 points for each.',
    endTowns:
      'Towns: of the largest town on either side of the range, the smaller one counts, 2 points for each square. A town on the line itself counts for neither side.',
    endForests: 'Forests: 2 points for each, wherever they lie.',
    endLakes: 'Lakes: 3 points for every square after the first of each lake area.',
    endFactories: 'Factories: each takes one cube of its colour that is left on your map and scores its number.',
    endGoals:
      'Goals: 3 points each. At least three of your cards must contribute. If several players fulfil one in the same round, goals 1 to 4 go to the lowest card of the round, 5 to 9 to the highest.',
    endAll:
      'Most points win; if tied, most deserts in sight. That is all you need. With two players the draft differs a little; the rules page tells how.',
  },
};
