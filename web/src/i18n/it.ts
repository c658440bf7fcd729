import type { Messages } from './en';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

const pick = (table: Record<string, string>, key: string): string => table[key] ?? key;

const colourNames = { b: 'blu', n: 'marrone', e: 'grigia', y: 'gialla', g: 'verde' };
const terrainNames = { forest: 'foresta', lake: 'lago', town: 'città', mountain: 'montagna' };

const errors: Record<string, string> = {
  offline: 'Il server non è raggiungibile.',
  name_taken: 'Quel nome è già preso.',
  weak_password: 'La parola d’ordine ha almeno 8 caratteri e non è il nome.',
  wrong_password: 'Nome o parola d’ordine non corretti.',
  stale: 'Il tavolo è andato avanti; riprova.',
  too_fast: 'Troppo in fretta. Aspetta un momento.',
  too_many: 'Hai troppi tavoli; finiscine prima qualcuno.',
  busy: 'Il server è occupato. Riprova fra un momento.',
  no_session: 'Prima accedi.',
  not_to_act: 'Non tocca a te.',
  nothing_to_undo: 'Non c’è nulla da riprendere.',
  asked: 'Qualcuno chiede già di riprendere.',
  taken: 'Quel posto è occupato.',
  open_seats: 'Un posto è ancora libero.',
  started: 'La partita è già cominciata.',
  bad_action: 'Questa non è una mossa.',
  not_host: 'Può farlo solo chi ospita.',
  not_your_seat: 'Quello non è il tuo posto.',
  seated: 'Sei già seduto a questo tavolo.',
  not_running: 'Qui non si sta giocando.',
  registered: 'Questo profilo ha già un nome.',
  unknown_table: 'Questo tavolo non esiste.',
};

const bots: Record<string, string> = {
  random: 'Legno alla deriva',
  greedy: 'Gabbiano',
  'level-1': 'Mozzo',
  'level-2': 'Marinaio',
  'level-3': 'Timoniere',
  'level-4': 'Commissario',
  'level-5': 'Capitano',
  'level-6': 'Armatore',
  expert: 'Vecchio del mare',
};

export const it: Messages = {
  appName: 'Kitamae',
  tagline: 'Tre giochi di isole, un solo porto',
  intro:
    'Costruisci mappe e rotte commerciali: subito contro i bot, con gli amici tramite un link, o sullo stesso dispositivo.',
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento…',
  home: 'Inizio',
  rules: 'Regole',
  learn: 'Impara a giocare',
  learnOf: (title) => `Impara a giocare a ${title}`,
  settings: 'Impostazioni',
  cancel: 'Annulla',
  notFound: 'Qui non c’è nulla.',
  unofficial:
    'Progetto amatoriale non ufficiale: i titoli appartengono ai rispettivi proprietari; disegni, testi e mazzi sono nostri.',

  gameTitle: (id) =>
    id === 'honshu' ? 'Honshū' : id === 'hokkaido' ? 'Hokkaidō' : id === 'hokkaido-2010' ? 'Hokkaido (2010)' : id,
  gameKind: (id) =>
    id === 'honshu'
      ? 'Vinci carte nelle prese e intrecciale nella tua mappa.'
      : id === 'hokkaido'
        ? 'Scegli le carte, innalza una catena di montagne, trasforma i maggesi.'
        : 'Rotte commerciali e maggioranze su una sola isola.',
  playNow: 'Gioca subito',
  playNowOf: (title) => `Gioca subito a ${title}`,
  starting: 'Si distribuiscono le carte…',
  createTable: 'Crea un tavolo',
  createTableOf: (title) => `Crea un tavolo di ${title}`,
  options: 'Giocatori e opzioni',
  playersLabel: 'Giocatori',
  nPlayers: (n) => plural(n, 'giocatore', 'giocatori'),
  againstLabel: 'Contro',
  optionName: (key) =>
    key === 'selection'
      ? 'Selezione'
      : key === 'side'
        ? 'Province'
        : key === 'scoring_card'
          ? 'Carta punteggio'
          : 'Obiettivi',
  optionValue: (key, value) => {
    if (key === 'selection') return value === 'trick' ? 'Presa' : 'Draft';
    if (key === 'side') return `Lato ${value}`;
    if (key === 'goals') return value ? 'Con obiettivi' : 'Senza obiettivi';
    return value === null ? 'Nessuna' : value === 'random' ? 'A caso' : `Carta ${value}`;
  },
  botName: (id) => bots[id] ?? id,
  joinByLink: 'Entra con un link',
  joinHint: 'Incolla un link d’invito',
  join: 'Entra',
  badLink: 'Questo non è un link d’invito.',
  yourGames: 'Le tue partite',
  noGames: 'Ancora nessuna partita. Premi «Gioca subito» e la prima apparirà qui.',
  openTables: 'Tavoli aperti',
  noOpenTables: 'In questo momento nessuno aspetta. Crea un tavolo e manda il link agli amici.',
  deckLabel: 'Mazzo o tabellone',
  deckStandard: 'Quello di Kitamae',
  atHome: 'Al tuo tavolo',
  door: (page) => (page === 'pad' ? 'Segnapunti' : 'Mazzi e tabelloni tuoi'),
  doorText: (page) =>
    page === 'pad'
      ? 'Componi una mappa finita del gioco stampato, carta per carta, e leggi quanto vale.'
      : 'Crea mazzi, controllali, giocaci e stampali.',
  runningTables: 'Partite da guardare',
  yourTurn: 'Tocca a te',
  roundOf: (n) => `Turno ${n} di 12`,
  statusName: (status) =>
    status === 'open'
      ? 'In attesa di giocatori'
      : status === 'running'
        ? 'In corso'
        : status === 'over'
          ? 'Finita'
          : 'Chiusa',
  emptySeats: (n) => plural(n, 'posto libero', 'posti liberi'),

  account: 'Profilo',
  signIn: 'Accedi',
  signOut: 'Esci',
  registerAction: 'Registrati',
  name: 'Nome',
  password: 'Parola d’ordine',
  passwordHint: 'Almeno 8 caratteri.',
  signedInAs: (name) => `Hai fatto l’accesso come ${name}.`,
  playingAsGuest: (name) => `Giochi come ospite ${name}. Registrati per ritrovare le partite su ogni dispositivo.`,
  notSignedIn: 'Per giocare non serve un profilo. Con un profilo ritrovi le partite su ogni dispositivo.',
  haveAccount: 'Ho già un profilo',
  newAccount: 'Sono qui per la prima volta',
  deleteAccount: 'Elimina il mio profilo',
  deleteAccountHint: 'Profilo e dati personali spariscono per sempre; nelle partite in corso ti sostituiscono i bot.',
  deleteReally: 'Sì, elimina tutto',
  exportData: 'Scarica i miei dati',

  language: 'Lingua',
  languageName: (id) => (id === 'it' ? 'Italiano' : 'English'),
  languageAuto: 'Come il browser',
  theme: 'Aspetto',
  themeName: (id) => (id === 'light' ? 'Chiaro' : id === 'dark' ? 'Scuro' : 'Come il dispositivo'),
  speed: 'Mosse degli altri',
  speedName: (id) => (id === 'off' ? 'Immediate' : id === 'fast' ? 'Rapide' : id === 'normal' ? 'Comode' : 'Lente'),
  coordinates: 'Mostra le coordinate sulla mappa',
  commandLineSetting: 'Mostra la riga di comando al tavolo',
  hintBot: 'I suggerimenti vengono da',
  strongest: 'Il bot più forte',
  settingsSaved: 'Le impostazioni restano su questo dispositivo.',

  newTable: 'Nuovo tavolo',
  game: 'Gioco',
  seats: 'Posti',
  seatN: (n) => `Posto ${n}`,
  seatKind: (kind) =>
    kind === 'me'
      ? 'Io'
      : kind === 'open'
        ? 'Libero, con il link o dalla lista'
        : kind === 'bot'
          ? 'Bot'
          : 'Qualcuno a questo dispositivo',
  seatMe: 'Io',
  seatOpen: 'Posto libero',
  seatHot: 'Qualcuno a questo dispositivo',
  seatBot: (bot) => `Bot: ${bot}`,
  hotName: (n) => `Nome al posto ${n}`,
  access: 'Chi può entrare',
  accessName: (id) => (id === 'open' ? 'Tutti: appare fra i tavoli aperti' : 'Solo con il link'),
  pace: 'Tempo',
  paceName: (id) =>
    id === 'none'
      ? 'Senza orologio'
      : id === 'live5'
        ? '5 minuti + 10 s'
        : id === 'live10'
          ? '10 minuti + 10 s'
          : id === 'live20'
            ? '20 minuti + 15 s'
            : id === 'days1'
              ? '1 giorno a mossa'
              : '3 giorni a mossa',
  create: 'Crea',

  waitingRoom: 'Sala d’attesa',
  waitingHint: 'La partita comincia quando ogni posto è occupato e chi ospita la avvia.',
  invite: 'Link d’invito',
  copyLink: 'Copia il link',
  copied: 'Copiato',
  sitHere: 'Siediti qui',
  standUp: 'Alzati',
  putBot: (n) => `Metti un bot al posto ${n}`,
  startGame: 'Comincia la partita',
  waitingForHost: 'Si aspetta che chi ospita cominci.',
  free: 'libero',
  host: 'ospita',
  away: 'assente',
  you: 'tu',

  connection: (state) =>
    state === 'lost'
      ? 'Connessione persa. Nuovo tentativo…'
      : state === 'connecting'
        ? 'Connessione in corso…'
        : 'Connesso',
  tableGone: 'Questo tavolo non esiste, o il link è incompleto.',
  watching: 'Stai guardando questa partita.',
  players: 'Giocatori',
  log: 'Cronaca',
  chat: 'Messaggi',
  chatPlaceholder: 'Di’ qualcosa di gentile',
  send: 'Invia',
  noChat: 'Ancora nessun messaggio.',
  mute: 'Silenzia',
  muteAll: 'Tutti',
  allMuted: 'Tutti i messaggi sono silenziati.',
  hiddenLines: (n: number) => plural(n, 'messaggio nascosto', 'messaggi nascosti'),
  muteAllSetting: 'Silenzia tutti i messaggi',
  mutedPeople: (n: number) => `${plural(n, 'persona silenziata', 'persone silenziate')}.`,
  unmute: 'Ascolta di nuovo tutti',
  noLog: 'Non è ancora successo nulla.',
  tabTable: 'Tavolo',
  score: 'Punteggio',
  total: 'Totale',
  part: (id) =>
    pick(
      {
        forests: 'Foreste',
        lakes: 'Laghi',
        factories: 'Fabbriche',
        towns: 'Città',
        mountains: 'Montagne',
        goals: 'Obiettivi',
        bonus: 'Carta punteggio',
      },
      id,
    ),
  pool: 'Risorse nella riserva',
  pile: (n) => `${plural(n, 'carta', 'carte')} nel mazzo`,
  order: (n) => `${n}º nell’ordine`,
  cardsInHand: (n) => `${plural(n, 'carta', 'carte')} in mano`,
  scoringCard: (n) => `Carta punteggio ${n}`,
  scoringText: (n) =>
    [
      'Ogni fabbrica può ricevere due risorse.',
      '+4 per ogni riga o colonna di tre foreste.',
      '+5 per ogni blocco 2 × 2 di maggesi.',
      'Ogni casella di lago vale 2.',
      '+3 per ogni città con città su tutti e quattro i lati.',
      '+2 per ogni casella di produzione senza risorsa.',
      '+2 per ogni risorsa blu o gialla consegnata.',
      '+2 per ogni risorsa grigia o marrone consegnata.',
    ][n - 1] ?? '',
  goals: 'Obiettivi',
  goalText: (n) =>
    [
      'Cinque foreste separate',
      'Le città maggiori dei due lati differiscono di 5',
      'Tre laghi separati',
      'Cinque montagne lato a lato',
      'Sei risorse sulla tua mappa',
      'Produzione di tutti e quattro i colori',
      'Fabbriche di tutti e quattro i colori',
      'Tre caselle di produzione o fabbrica vicine',
      'Terraformato due volte',
    ][n - 1] ?? '',
  goalTaken: (name) => `Preso da ${name}`,
  goalOpen: 'Aperto, vale 3 punti',
  goalProgress: (name, have, need) => `${name}: ${have} su ${need}`,
  goalDone: 'raggiunto',
  goalCards: 'servono tre carte',

  phaseTitle: (phase) =>
    pick(
      {
        trick: 'Presa',
        take: 'Si prendono le carte',
        choose: 'Si nomina una coppia',
        answer: 'Risposta',
        keep: 'Si tiene una carta',
        draft: 'Scelta segreta',
        drop: 'Scarto',
        map: 'Fase mappa',
        goal: 'Tessera gratuita',
        over: 'Fine della partita',
      },
      phase,
    ),
  todo: (phase) =>
    ({
      trick: 'Scegli una carta della mano per la presa; puoi aggiungere una risorsa della tua mappa.',
      take: 'Prendi una delle carte sul tavolo.',
      choose: 'La tua carta era più alta: nomina la coppia che vuoi.',
      answer: 'Accetta, oppure paga due risorse della tua mappa e scegli tu una coppia.',
      keep: 'Scegli quale carta della tua coppia piazzerai.',
      draft: 'Scegli una carta in segreto; il resto della mano si passa.',
      drop: 'Scegli una carta da scartare, coperta.',
      map: 'Aggiungi la tua carta alla mappa.',
      goal: 'Eri pari per un obiettivo: metti una tessera gratuita su un maggese, o nessuna.',
      over: 'La partita è finita.',
    })[phase] ?? '',
  todoPlaced: 'La tua carta è piazzata. Puoi ancora terraformare, o chiudere la tua fase mappa.',
  waitingFor: (names) => `Si aspetta ${names}.`,
  orderedNow: 'In questo turno si piazza in ordine, dalla carta più bassa.',
  youHaveChosen: (card) => `Hai scelto la carta ${card}.`,

  hand: 'La tua mano',
  handPassed: 'La tua mano è stata passata; vedrai la prossima all’inizio del turno.',
  handEmpty: 'Nessuna carta in mano.',
  onTable: 'Sul tavolo',
  cardN: (card) => (card === 'S' ? 'Provincia' : `Carta ${card}`),
  cardText: (card, squares) => `${card === 'S' ? 'Provincia' : `Carta ${card}`}: ${squares}`,
  square: (code) => {
    const colour = pick(colourNames, code.charAt(1));
    switch (code.charAt(0)) {
      case 'F':
        return 'foresta';
      case 'L':
        return 'lago';
      case 'T':
        return 'città';
      case 'D':
        return 'maggese';
      case 'M':
        return 'montagna';
      case 'P':
        return `produzione ${colour}`;
      default:
        return `fabbrica ${colour} ${code.charAt(2)}`;
    }
  },
  colour: (letter) => pick(colourNames, letter),
  terrain: (id) => pick(terrainNames, id),
  playedBy: (name) => `giocata da ${name}`,
  worth: (value) => `vale ${value}`,
  withCube: (colour) => `con una risorsa ${colour}`,
  addCube: 'Aggiungi una risorsa (+60)',
  noCube: 'Nessuna risorsa',
  tapCube: 'o tocca una risorsa sulla tua mappa',
  playCard: (card) => `Gioca la carta ${card}`,
  playWithCube: (card, colour) => `Gioca la carta ${card} con una risorsa ${colour}`,
  takeCard: (card) => `Prendi la carta ${card}`,
  keepCard: (card) => `Tieni la carta ${card}`,
  draftCard: (card) => `Scegli la carta ${card}`,
  dropCard: (card) => `Scarta la carta ${card}`,
  pair: (pair) => (pair === 'pile' ? 'La coppia del mazzo' : 'La coppia delle mani'),
  choosePair: (pair) => (pair === 'pile' ? 'Nomina la coppia del mazzo' : 'Nomina la coppia delle mani'),
  pairOwner: (name) => `va a ${name}`,
  accept: 'Accetta',
  payAndTake: (pair) => (pair === 'pile' ? 'Paga, prendi la coppia del mazzo' : 'Paga, prendi la coppia delle mani'),
  payHint: (n) => `Tocca due risorse sulla tua mappa (scelte ${n} su 2).`,

  cardToPlace: 'La tua carta',
  placeHint: 'Trascina la carta sulla mappa, o toccala e poi tocca un punto. R la ruota.',
  rotate: 'Ruota',
  rotateLeft: 'Ruota a sinistra',
  rotateRight: 'Ruota a destra',
  place: 'Piazza qui',
  layerOf: (card, under) => `${under ? 'Sotto' : 'Sopra'} ${card === 'S' ? 'la provincia' : `la carta ${card}`}`,
  layers: 'Sopra o sotto',
  placedAt: (place, rot) => `in ${place}, ruotata di ${rot}°`,
  legalPlaces: (n) => plural(n, 'posto', 'posti'),
  unplaceable: (card) => `Scarta la carta ${card}: non entra da nessuna parte`,
  done: 'Chiudi la mia fase mappa',
  askOrder: 'Chiedi di piazzare in ordine',
  skip: 'Nessuna tessera',
  terraform: 'Terraforma',
  terraformHint: 'Tocca un maggese della tua mappa per vedere che cosa può diventare.',
  terraformAt: (place) => `Maggese in ${place}`,
  becomes: (terrain) => `Diventa ${terrain}`,
  costs: (colour) => `costa due risorse, colore: ${colour}`,
  cubesFrom: (cells) => `risorse da ${cells}`,
  freeTile: 'gratis',
  chooseCubes: 'Quali risorse?',
  difference: (n) => signed(n),

  undo: 'Riprendi la mossa',
  undoAsk: 'Chiedi di riprendere',
  undoAsked: 'Si chiede agli altri se puoi riprendere la mossa.',
  takebackAsked: (name) => `${name} vorrebbe riprendere l’ultima mossa.`,
  agree: 'Va bene',
  refuse: 'Rifiuta',
  hint: 'Suggerimento',
  hintThinking: 'Ci penso…',
  hintIs: (words) => `Proposta: ${words}`,
  useHint: 'Mostrala',
  resign: 'Lascia a un bot',
  resignReally: 'Un bot prende il tuo posto per il resto della partita. Lasciare?',
  rematch: 'Gioca ancora',
  toRematch: 'Al nuovo tavolo',
  replay: 'Rivedi',
  results: 'Risultati e grafici',
  replayFile: 'Rivedi una partita da un file',
  replayOf: (title) => `Rivedi questa partita a ${title}`,
  download: 'Scarica la registrazione',
  more: 'Altro',

  mapOf: (name) => `Mappa di ${name}`,
  yourMap: 'La tua mappa',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  zoomFit: 'Mostra tutta la mappa',
  showRange: 'Mostra la catena e i suoi due lati',
  areaPoints: (part, points) => `${part}: ${plural(points, 'punto', 'punti')}`,
  showMap: (name) => `Mostra la mappa di ${name}`,
  backToOwn: 'Torna alla mia mappa',
  mapHelp:
    'Le frecce muovono la carta o la mappa, R ruota, più e meno ingrandiscono e riducono, F mostra tutto, Invio piazza.',
  mapText: 'La mappa a parole',
  mapRow: (y, squares) => `Riga ${y}: ${squares}`,
  mapSquare: (x, what) => `${x}: ${what}`,
  cube: 'risorsa',
  tileWord: 'tessera',

  privacyTitle: (name) => `Tocca a ${name}`,
  privacyText: (name) => `Passa il dispositivo a ${name}. Ora nessun altro dovrebbe guardare.`,
  privacyGo: (name) => `Sono ${name}`,

  commandLine: 'Riga di comando',
  commandHint: 'Scrivi una mossa come «place 23 at 2,-1 r90 under S», oppure: legal, score, map, hint, undo, help.',
  commandRun: 'Esegui',
  commandHelp:
    'Le mosse si scrivono in notazione. «legal» le elenca, «legal place» quelle che cominciano così; «score», «map», «hand», «hint» e «undo» danno punteggio, mappa, mano, suggerimento e riprendono la mossa.',
  commandUnknown: (text) => `Non è una mossa legale: ${text}`,
  commandDone: (text) => `Fatto: ${text}`,

  finalScores: 'Punteggio finale',
  winner: (names) => `Vince ${names}`,
  winners: (names) => `${names} vincono insieme`,
  youWin: 'Hai vinto!',
  tiebreak: 'Spareggio: maggesi',
  sheetHint: 'Indica una riga per vederne le caselle sulla mappa.',
  fairness: 'Verifica il mescolamento',
  fairnessText: 'Il mescolamento era fissato prima della partita da questo impegno e da un numero di ogni giocatore:',
  secretWord: 'segreto',

  by: (name, words) => `${name} ${words}`,
  logAction: {
    play: (card) => `gioca la carta ${card}`,
    playCube: (card, colour) => `gioca la carta ${card} con una risorsa${colour ? ` ${colour}` : ''}`,
    take: (card) => `prende la carta ${card}`,
    keep: (card) => `tiene la carta ${card}`,
    draft: (card) => `sceglie la carta ${card}`,
    drop: (card) => `scarta la carta ${card}`,
    secret: 'fa una scelta segreta',
    choose: (pair) => `nomina la coppia ${pair === 'pile' ? 'del mazzo' : 'delle mani'}`,
    accept: 'accetta',
    pay: (pair) => `paga due risorse e prende la coppia ${pair === 'pile' ? 'del mazzo' : 'delle mani'}`,
    order: 'chiede di piazzare in ordine',
    place: (card, place) => `piazza la carta ${card} in ${place}`,
    placeUnder: (card, place, under) => `piazza la carta ${card} in ${place}, sotto ${under}`,
    unplaceable: (card) => `scarta la carta ${card}, che non entra da nessuna parte`,
    terraform: (place, terrain) => `trasforma il maggese in ${place}: ${terrain}`,
    tile: (place, terrain) => `mette una tessera gratuita in ${place}: ${terrain}`,
    skip: 'non mette tessere',
    done: 'ha finito',
  },
  errorText: (code, message, rule) =>
    errors[code] ?? (rule ? `La mossa non è permessa (${rule}).` : `Non è stato possibile (${code}: ${message}).`),
};
