// All words of the client in English. The other language has the same keys: a missing one does not compile.

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

const errors: Record<string, string> = {
  offline: 'The server cannot be reached.',
  name_taken: 'That name is taken.',
  weak_password: 'A password has at least 8 characters and is not the name.',
  wrong_password: 'Name or password is wrong.',
  stale: 'The table has moved on; please try again.',
  too_fast: 'Too fast. Please wait a moment.',
  too_many: 'You have too many tables; finish some first.',
  busy: 'The server is busy. Please try again in a moment.',
  no_session: 'Please sign in first.',
  not_to_act: 'It is not your turn.',
  nothing_to_undo: 'There is nothing to take back.',
  asked: 'Somebody asks to take back already.',
  taken: 'That seat is taken.',
  open_seats: 'A seat is still free.',
  started: 'The game has begun already.',
  bad_action: 'That is not a move.',
  not_host: 'Only the host may do that.',
  not_your_seat: 'That is not your seat.',
  seated: 'You sit at this table already.',
  not_running: 'No game is being played here.',
  registered: 'This account has a name already.',
  unknown_table: 'This table does not exist.',
};

const bots: Record<string, string> = {
  random: 'Driftwood',
  greedy: 'Gull',
  'level-1': 'Ship’s boy',
  'level-2': 'Deckhand',
  'level-3': 'Helmsman',
  'level-4': 'Purser',
  'level-5': 'Captain',
  'level-6': 'Shipowner',
  expert: 'Old man of the sea',
};

export const en = {
  appName: 'Kitamae',
  tagline: 'Three island games, one harbour',
  intro: 'Build maps and trade routes against bots at once, with friends by a link, or on one device.',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  home: 'Home',
  rules: 'Rules',
  learn: 'Learn to play',
  learnOf: (title: string) => `Learn to play ${title}`,
  settings: 'Settings',
  cancel: 'Cancel',
  notFound: 'There is nothing here.',
  unofficial: 'An unofficial fan project: titles belong to their owners; art, words and decks are our own.',

  gameTitle: (id: string) =>
    id === 'honshu' ? 'Honshū' : id === 'hokkaido' ? 'Hokkaidō' : id === 'hokkaido-2010' ? 'Hokkaido (2010)' : id,
  gameKind: (id: string) =>
    id === 'honshu'
      ? 'Win tricks for cards, weave them into your map.'
      : id === 'hokkaido'
        ? 'Draft cards, raise a mountain range, reclaim the desert.'
        : 'Trade routes and majorities on one island.',
  playNow: 'Play now',
  playNowOf: (title: string) => `Play ${title} now`,
  starting: 'Dealing the cards…',
  createTable: 'Create a table',
  createTableOf: (title: string) => `Create a table of ${title}`,
  options: 'Players and options',
  playersLabel: 'Players',
  nPlayers: (n: number) => plural(n, 'player', 'players'),
  againstLabel: 'Against',
  optionName: (key: string) =>
    key === 'selection'
      ? 'Selection'
      : key === 'side'
        ? 'Provinces'
        : key === 'scoring_card'
          ? 'Scoring card'
          : 'Goals',
  optionValue: (key: string, value: string | number | boolean | null) => {
    if (key === 'selection') return value === 'trick' ? 'Trick' : 'Draft';
    if (key === 'side') return `Side ${value}`;
    if (key === 'goals') return value ? 'With goals' : 'Without goals';
    return value === null ? 'None' : value === 'random' ? 'Random' : `Card ${value}`;
  },
  botName: (id: string) => bots[id] ?? id,
  joinByLink: 'Join by link',
  joinHint: 'Paste an invitation link',
  join: 'Join',
  badLink: 'That is not an invitation link.',
  yourGames: 'Your games',
  noGames: 'No games yet. Press “Play now” and your first one appears here.',
  openTables: 'Open tables',
  noOpenTables: 'Nobody is waiting at the moment. Create a table and send the link to friends.',
  deckLabel: 'Deck or board',
  deckStandard: 'Kitamae’s own',
  atHome: 'At your own table',
  door: (page: string) => (page === 'pad' ? 'Score pad' : 'Own decks and boards'),
  doorText: (page: string) =>
    page === 'pad'
      ? 'Lay a finished map of the printed game card by card and read its score.'
      : 'Make decks, check them, play with them and print them.',
  runningTables: 'Games to watch',
  yourTurn: 'Your turn',
  roundOf: (n: number) => `Round ${n} of 12`,
  statusName: (status: string) =>
    status === 'open'
      ? 'Waiting for players'
      : status === 'running'
        ? 'Running'
        : status === 'over'
          ? 'Finished'
          : 'Closed',
  emptySeats: (n: number) => plural(n, 'free seat', 'free seats'),

  account: 'Account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  registerAction: 'Register',
  name: 'Name',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  playingAsGuest: (name: string) => `You play as the guest ${name}. Register to keep your games on every device.`,
  notSignedIn: 'You need no account to play. With one you find your games on every device.',
  haveAccount: 'I have an account',
  newAccount: 'I am new here',
  deleteAccount: 'Delete my account',
  deleteAccountHint: 'Your account and personal data go for good; bots take your seats in running games.',
  deleteReally: 'Yes, delete everything',
  exportData: 'Download my data',

  language: 'Language',
  languageName: (id: string) => (id === 'it' ? 'Italiano' : 'English'),
  languageAuto: 'As the browser',
  theme: 'Appearance',
  themeName: (id: string) => (id === 'light' ? 'Light' : id === 'dark' ? 'Dark' : 'As the device'),
  speed: 'Moves of others',
  speedName: (id: string) =>
    id === 'off' ? 'At once' : id === 'fast' ? 'Quick' : id === 'normal' ? 'Comfortable' : 'Slow',
  coordinates: 'Show coordinates on the map',
  commandLineSetting: 'Show the command line at the table',
  hintBot: 'Hints come from',
  strongest: 'The strongest bot',
  settingsSaved: 'Settings are kept on this device.',

  newTable: 'New table',
  game: 'Game',
  seats: 'Seats',
  seatN: (n: number) => `Seat ${n}`,
  seatKind: (kind: string) =>
    kind === 'me'
      ? 'Me'
      : kind === 'open'
        ? 'Free, by link or from the list'
        : kind === 'bot'
          ? 'Bot'
          : 'Somebody at this device',
  seatMe: 'Me',
  seatOpen: 'Free seat',
  seatHot: 'Somebody at this device',
  seatBot: (bot: string) => `Bot: ${bot}`,
  hotName: (n: number) => `Name at seat ${n}`,
  access: 'Who may join',
  accessName: (id: string) => (id === 'open' ? 'Everybody: listed among open tables' : 'Only with the link'),
  pace: 'Time',
  paceName: (id: string) =>
    id === 'none'
      ? 'No clock'
      : id === 'live5'
        ? '5 minutes + 10 s'
        : id === 'live10'
          ? '10 minutes + 10 s'
          : id === 'live20'
            ? '20 minutes + 15 s'
            : id === 'days1'
              ? '1 day for a move'
              : '3 days for a move',
  create: 'Create',

  waitingRoom: 'Waiting room',
  waitingHint: 'The game starts when every seat is taken and the host starts it.',
  invite: 'Invitation link',
  copyLink: 'Copy link',
  copied: 'Copied',
  sitHere: 'Sit here',
  standUp: 'Stand up',
  putBot: (n: number) => `Put a bot on seat ${n}`,
  startGame: 'Start the game',
  waitingForHost: 'Waiting for the host to start.',
  free: 'free',
  host: 'host',
  away: 'away',
  you: 'you',

  connection: (state: string) =>
    state === 'lost' ? 'Connection lost. Trying again…' : state === 'connecting' ? 'Connecting…' : 'Connected',
  tableGone: 'This table does not exist, or the link is incomplete.',
  watching: 'You are watching this game.',
  players: 'Players',
  log: 'Log',
  chat: 'Chat',
  chatPlaceholder: 'Say something friendly',
  send: 'Send',
  noChat: 'Nothing said yet.',
  mute: 'Mute',
  muteAll: 'Everybody',
  allMuted: 'All that was said is muted.',
  hiddenLines: (n: number) => `${plural(n, 'message', 'messages')} hidden`,
  muteAllSetting: 'Mute all chat',
  mutedPeople: (n: number) => `${plural(n, 'person', 'people')} muted.`,
  unmute: 'Hear everybody again',
  noLog: 'Nothing has happened yet.',
  tabTable: 'Table',
  score: 'Score',
  total: 'Total',
  part: (id: string) =>
    ({
      forests: 'Forests',
      lakes: 'Lakes',
      factories: 'Factories',
      towns: 'Towns',
      mountains: 'Mountains',
      goals: 'Goals',
      bonus: 'Scoring card',
    })[id] ?? id,
  pool: 'Cubes in the pool',
  pile: (n: number) => `${plural(n, 'card', 'cards')} in the pile`,
  order: (n: number) => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'} in order`,
  cardsInHand: (n: number) => `${plural(n, 'card', 'cards')} in hand`,
  scoringCard: (n: number) => `Scoring card ${n}`,
  scoringText: (n: number) =>
    [
      'Each factory may receive two cubes.',
      '+4 for each row or column of three forests.',
      '+5 for each 2 × 2 block of fallows.',
      'Each lake square scores 2.',
      '+3 for each town with towns on all four sides.',
      '+2 for each production square without a cube.',
      '+2 for each blue or yellow cube delivered.',
      '+2 for each grey or brown cube delivered.',
    ][n - 1] ?? '',
  goals: 'Goals',
  goalText: (n: number) =>
    [
      'Five separate forests',
      'Largest towns of the two sides differ by 5',
      'Three separate lakes',
      'Five mountains side by side',
      'Six cubes on your map',
      'Production of all four colours',
      'Factories of all four colours',
      'Three production or factory squares together',
      'Terraformed twice',
    ][n - 1] ?? '',
  goalTaken: (name: string) => `Taken by ${name}`,
  goalOpen: 'Open, worth 3 points',
  goalProgress: (name: string, have: number, need: number) => `${name}: ${have} of ${need}`,
  goalDone: 'fulfilled',
  goalCards: 'three cards needed',

  phaseTitle: (phase: string) =>
    ({
      trick: 'Trick',
      take: 'Taking cards',
      choose: 'Naming a pair',
      answer: 'Answer',
      keep: 'Keeping a card',
      draft: 'Draft',
      drop: 'Discarding',
      map: 'Map phase',
      goal: 'Free tile',
      over: 'Game over',
    })[phase] ?? phase,
  todo: (phase: string) =>
    ({
      trick: 'Choose a card from your hand for the trick; you may add a cube from your map.',
      take: 'Take one of the cards on the table.',
      choose: 'Your card was higher: name the pair you want.',
      answer: 'Accept, or pay two cubes from your map and choose a pair yourself.',
      keep: 'Choose the card of your pair that you will place.',
      draft: 'Choose a card in secret; the rest of the hand is passed on.',
      drop: 'Choose a card to discard, face down.',
      map: 'Add your card to your map.',
      goal: 'You were tied for a goal: put one free tile on a desert, or none.',
      over: 'The game is over.',
    })[phase] ?? '',
  todoPlaced: 'Your card is laid. You may still terraform, or end your map phase.',
  waitingFor: (names: string) => `Waiting for ${names}.`,
  orderedNow: 'This round is placed in order, lowest card first.',
  youHaveChosen: (card: number) => `You have chosen card ${card}.`,

  hand: 'Your hand',
  handPassed: 'Your hand has been passed on; you see the next one when the round begins.',
  handEmpty: 'No cards in hand.',
  onTable: 'On the table',
  cardN: (card: number | 'S') => (card === 'S' ? 'Province' : `Card ${card}`),
  cardText: (card: number | 'S', squares: string) => `${card === 'S' ? 'Province' : `Card ${card}`}: ${squares}`,
  square: (code: string) => {
    const colour =
      ({ b: 'blue', n: 'brown', e: 'grey', y: 'yellow', g: 'green' } as Record<string, string>)[code.charAt(1)] ?? '';
    switch (code.charAt(0)) {
      case 'F':
        return 'forest';
      case 'L':
        return 'lake';
      case 'T':
        return 'town';
      case 'D':
        return 'open land';
      case 'M':
        return 'mountain';
      case 'P':
        return `${colour} production`;
      default:
        return `${colour} factory ${code.charAt(2)}`;
    }
  },
  colour: (letter: string) =>
    (({ b: 'blue', n: 'brown', e: 'grey', y: 'yellow', g: 'green' }) as Record<string, string>)[letter] ?? letter,
  terrain: (id: string) =>
    (({ forest: 'forest', lake: 'lake', town: 'town', mountain: 'mountain' }) as Record<string, string>)[id] ?? id,
  playedBy: (name: string) => `played by ${name}`,
  worth: (value: number) => `worth ${value}`,
  withCube: (colour: string) => `with a ${colour} cube`,
  addCube: 'Add a cube (+60)',
  noCube: 'No cube',
  tapCube: 'or tap a cube on your map',
  playCard: (card: number) => `Play card ${card}`,
  playWithCube: (card: number, colour: string) => `Play card ${card} with a ${colour} cube`,
  takeCard: (card: number) => `Take card ${card}`,
  keepCard: (card: number) => `Keep card ${card}`,
  draftCard: (card: number) => `Choose card ${card}`,
  dropCard: (card: number) => `Discard card ${card}`,
  pair: (pair: string) => (pair === 'pile' ? 'The pair from the pile' : 'The pair from the hands'),
  choosePair: (pair: string) => (pair === 'pile' ? 'Name the pile’s pair' : 'Name the hands’ pair'),
  pairOwner: (name: string) => `goes to ${name}`,
  accept: 'Accept',
  payAndTake: (pair: string) => (pair === 'pile' ? 'Pay, take the pile’s pair' : 'Pay, take the hands’ pair'),
  payHint: (n: number) => `Tap two cubes on your map (${n} of 2 chosen).`,

  cardToPlace: 'Your card',
  placeHint: 'Drag the card onto the map, or tap it and then a dot. R turns it.',
  rotate: 'Turn',
  rotateLeft: 'Turn left',
  rotateRight: 'Turn right',
  place: 'Place here',
  layerOf: (card: number | 'S', under: boolean) =>
    `${under ? 'Under' : 'Over'} ${card === 'S' ? 'the province' : `card ${card}`}`,
  layers: 'Over or under',
  placedAt: (place: string, rot: number) => `at ${place}, turned ${rot}°`,
  legalPlaces: (n: number) => plural(n, 'place', 'places'),
  unplaceable: (card: number) => `Discard card ${card}: it fits nowhere`,
  done: 'End my map phase',
  askOrder: 'Ask for ordered placing',
  skip: 'No tile',
  terraform: 'Terraform',
  terraformHint: 'Tap a desert on your map to see what it could become.',
  terraformAt: (place: string) => `Desert at ${place}`,
  becomes: (terrain: string) => `Becomes ${terrain}`,
  costs: (colour: string) => `costs two ${colour} cubes`,
  cubesFrom: (cells: string) => `cubes from ${cells}`,
  freeTile: 'free of charge',
  chooseCubes: 'Which cubes?',
  difference: (n: number) => signed(n),

  undo: 'Take back',
  undoAsk: 'Ask to take back',
  undoAsked: 'The others are asked whether you may take it back.',
  takebackAsked: (name: string) => `${name} would like to take back the last move.`,
  agree: 'Agree',
  refuse: 'Refuse',
  hint: 'Hint',
  hintThinking: 'Thinking…',
  hintIs: (words: string) => `Suggestion: ${words}`,
  useHint: 'Show it',
  resign: 'Leave to a bot',
  resignReally: 'A bot takes over your seat for the rest of the game. Leave?',
  rematch: 'Play again',
  toRematch: 'To the new table',
  replay: 'Replay',
  results: 'Results and plots',
  replayFile: 'Replay a record file',
  replayOf: (title: string) => `Replay this game of ${title}`,
  download: 'Download the record',
  more: 'More',

  mapOf: (name: string) => `${name}’s map`,
  yourMap: 'Your map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Show the whole map',
  showRange: 'Show the range and its two sides',
  areaPoints: (part: string, points: number) => `${part}: ${plural(points, 'point', 'points')}`,
  showMap: (name: string) => `Show ${name}’s map`,
  backToOwn: 'Back to my map',
  mapHelp: 'Arrow keys move the card or the map, R turns, plus and minus zoom, F shows all, Enter places.',
  mapText: 'The map in words',
  mapRow: (y: number, squares: string) => `Row ${y}: ${squares}`,
  mapSquare: (x: number, what: string) => `${x} ${what}`,
  cube: 'cube',
  tileWord: 'tile',

  privacyTitle: (name: string) => `${name}’s turn`,
  privacyText: (name: string) => `Hand the device to ${name}. Nobody else should look now.`,
  privacyGo: (name: string) => `I am ${name}`,

  commandLine: 'Command line',
  commandHint: 'Type a move such as “place 23 at 2,-1 r90 under S”, or: legal, score, map, hint, undo, help.',
  commandRun: 'Do it',
  commandHelp:
    'Moves are typed in notation. “legal” lists them, “legal place” those that begin so; “score”, “map”, “hand”, “hint” and “undo” do what they say.',
  commandUnknown: (text: string) => `Not a legal move: ${text}`,
  commandDone: (text: string) => `Done: ${text}`,

  finalScores: 'Final scores',
  winner: (names: string) => `${names} wins`,
  winners: (names: string) => `${names} share the victory`,
  youWin: 'You win!',
  tiebreak: 'Tie-break: open land',
  sheetHint: 'Point at a line to see its squares on the map.',
  fairness: 'Check the shuffle',
  fairnessText: 'The shuffle was fixed before the game by this commitment, and by a number from every player:',
  secretWord: 'secret',

  by: (name: string, words: string) => `${name} ${words}`,
  logAction: {
    play: (card: number) => `plays card ${card}`,
    playCube: (card: number, colour: string) => `plays card ${card} with a ${colour ? `${colour} ` : ''}cube`,
    take: (card: number) => `takes card ${card}`,
    keep: (card: number) => `keeps card ${card}`,
    draft: (card: number) => `chooses card ${card}`,
    drop: (card: number) => `discards card ${card}`,
    secret: 'makes a secret choice',
    choose: (pair: string) => `names the ${pair === 'pile' ? 'pile’s' : 'hands’'} pair`,
    accept: 'accepts',
    pay: (pair: string) => `pays two cubes and takes the ${pair === 'pile' ? 'pile’s' : 'hands’'} pair`,
    order: 'asks for ordered placing',
    place: (card: number, place: string) => `places card ${card} at ${place}`,
    placeUnder: (card: number, place: string, under: string) => `places card ${card} at ${place}, under ${under}`,
    unplaceable: (card: number) => `discards card ${card}, which fits nowhere`,
    terraform: (place: string, terrain: string) => `turns the desert at ${place} into ${terrain}`,
    tile: (place: string, terrain: string) => `puts a free ${terrain} tile at ${place}`,
    skip: 'puts no tile',
    done: 'is done',
  },
  errorText: (code: string, message: string, rule: string) => errors[code] ?? (rule ? `${message} (${rule})` : message),
};

type Loose<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Loose<T[K]>;
};

export type Messages = Loose<typeof en>;
