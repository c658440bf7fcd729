// The server's messages, as docs/API.md and docs/protocol.md describe them.

export type GameId = 'honshu' | 'hokkaido' | 'hokkaido-2010';
export type Colour = 'b' | 'n' | 'e' | 'y' | 'g';
export type CardId = number | 'S';
export type Rotation = 0 | 90 | 180 | 270;

export interface Account {
  id: string;
  name: string;
  guest: boolean;
}

export type OptionValue = string | number | boolean | null;
export type Options = Record<string, OptionValue>;

export interface GameInfo {
  id: GameId;
  title: string;
  players: [number, number];
  options: Record<string, OptionValue[]>;
}

export interface BotInfo {
  id: string;
  description: string;
}

export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
}

export interface Deck {
  title: string;
  cards: { id: number; squares: string }[];
  provinces: { id: number; A: string; B: string }[];
}

export type Point = [number, number];

export interface Region {
  id: string;
  name: string;
  color?: string;
}

export interface Province {
  id: string;
  name: string;
  region: string;
  city: string | null;
  coastal: boolean;
  polygon?: Point[];
  label?: Point;
}

export interface TradeCard {
  id: number;
  a: string;
  b: string;
  high: number;
  low: number;
}

export interface Board {
  home: string;
  regions: Region[];
  provinces: Province[];
  adjacency: [string, string][];
  countries: string[];
  trade_cards: TradeCard[];
}

export type Content = Deck | Board;
export const isBoard = (content: Content | null): content is Board => content !== null && 'trade_cards' in content;
export const isDeck = (content: Content | null): content is Deck => content !== null && 'cards' in content;

export type Pace =
  | { kind: 'none' }
  | { kind: 'live'; seconds: number; increment: number }
  | { kind: 'days'; days: number };

export interface SeatInfo {
  kind: 'open' | 'human' | 'bot' | 'hotseat';
  name?: string;
  account?: string;
  bot?: string;
  present?: boolean;
}

export interface TableSummary {
  table: string;
  game: GameId;
  players: number;
  options: Options;
  access: 'open' | 'invitation' | 'practice';
  status: 'open' | 'running' | 'over' | 'closed';
  host: string;
  pace: Pace;
  round: number | null;
  to_act: number[];
  your_turn: boolean;
  your_seats: number[];
  created: number;
  changed: number;
  seats: SeatInfo[];
  commitment: string | null;
  next: string | null;
  result?: FinalScores | null; // once it is over
}

export interface LaidCard {
  card: CardId;
  province?: number;
  side?: 'A' | 'B';
  x: number;
  y: number;
  rot: Rotation;
  under: CardId[];
}

export interface Square {
  x: number;
  y: number;
  square: string;
  card: CardId;
  cube: boolean;
  tile: string | null;
}

export interface MapData {
  cards: LaidCard[];
  squares: Square[];
}

export type MapPart = 'forests' | 'lakes' | 'factories' | 'towns' | 'mountains' | 'goals' | 'bonus';
export type IslandPart = 'claims' | 'reveals' | 'public' | 'private' | 'hand' | 'regions';
export type Part = MapPart | IslandPart;

export interface Score {
  total: number;
  parts: Partial<Record<Part, number>>;
  tiebreak?: number[];
}

export interface SeatView {
  order: number | null;
  hand: number[] | null;
  hand_count: number;
  chosen: number | 'hidden' | null;
  placed: boolean;
  goals: number[];
  terraformed: number;
  terraformed_now: boolean;
  map: MapData;
  score: Score;
}

export type Phase =
  | 'trick'
  | 'take'
  | 'choose'
  | 'answer'
  | 'keep'
  | 'draft'
  | 'drop'
  | 'map'
  | 'goal'
  | 'over'
  | 'deal';

export type PairName = 'pile' | 'hands';

export interface Pairs {
  pile: number[];
  hands: number[] | null;
  named: PairName | null;
  owner: Record<PairName, number> | null;
}

export interface MapView {
  game: 'honshu' | 'hokkaido';
  players: number;
  viewer: number | 'onlooker';
  options: { selection: 'trick' | 'draft'; side: 'A' | 'B'; scoring_card: number | 'random' | null; goals: boolean };
  round: number;
  phase: Phase;
  to_act: number[];
  over: boolean;
  ordered: boolean;
  removed: CardId[];
  pool: Partial<Record<Colour, number>>;
  pile: number;
  open_goals: number[];
  trick: { seat: number; card: number; cube: Colour | null; value: number }[];
  pairs: Pairs | null;
  seats: SeatView[];
}

export type TurnKind = 'land' | 'sea' | 'grow' | 'claim' | 'draw' | 'discard' | 'reveal';

export interface RowCard {
  card: number;
  pieces: [number | null, number | null]; // the seats on the high and the low number
}

export interface IslandSeat {
  supply: number;
  hand: number[] | null;
  hand_count: number;
  revealed: number[];
  score: Score;
}

export type Spaces = Record<string, number[]>; // of each place the pieces by seat
export type LastTurns = { by: number; left: number[] } | null;

export interface IslandView {
  game: 'hokkaido-2010';
  players: number;
  viewer: number | 'onlooker';
  phase: 'start' | 'turn' | 'keep' | 'over' | 'deal';
  to_act: number[];
  over: boolean;
  turn: { seat: number; actions_left: number; taken: TurnKind[] } | null;
  last_turns: LastTurns;
  spaces: Spaces;
  row: RowCard[];
  pile: number;
  looking: number[] | null;
  seats: IslandSeat[];
}

export type GameView = MapView | IslandView;

export type Pair = [number, number]; // x, y

export interface Area {
  part: Part;
  squares: Pair[];
  points: number;
}

export interface RangeData {
  chain: Pair[];
  line: Pair[];
  sides: [Pair[], Pair[]];
}

export interface GoalProgress {
  goal: number;
  have: number;
  need: number;
  done: boolean;
}

export interface SeatInsight {
  areas: Area[];
  range: RangeData | null;
  goals: GoalProgress[];
}

export interface MapInsight {
  seats: SeatInsight[];
}

export interface RouteInsight {
  card: number;
  controlled: boolean;
  way: string[];
  missing: string[];
}

export interface ScoredCard {
  card: number;
  part: 'public' | 'private' | 'hand';
  points: number;
}

export interface RegionInsight {
  region: string;
  pieces: number[];
  points: number[];
}

export interface Conflict {
  province: string;
  before: number[];
  after: number[];
}

export interface IslandInsight {
  seats: { routes: RouteInsight[]; scored: ScoredCard[] | null }[];
  regions: RegionInsight[];
  conflict: Conflict[];
  limits: { province: number; city: number };
}

export type Insight = MapInsight | IslandInsight;
export const isIslandInsight = (insight: Insight | null): insight is IslandInsight =>
  insight !== null && 'regions' in insight;

export interface FinalScores {
  over?: boolean;
  scores: (Score & { seat: number })[];
  winners: number[];
}

export interface ChatLine {
  version: number;
  name: string;
  account: string;
  seat: number | null; // null: an onlooker
  text: string;
  at: number;
}

// What an action brought about besides what it says, as everybody saw it.
export interface Effect {
  conflict?: Conflict[];
}

export interface LogLine {
  version: number;
  by: number;
  action: string | null;
  effect?: Effect;
}

export interface Clock {
  left_ms: number | null;
  running: boolean;
}

export interface Takeback {
  by: number;
  agreed: number[];
}

export interface TableParts {
  summary: TableSummary;
  chat: ChatLine[];
  log: LogLine[];
  clocks: Clock[] | null;
  views: Record<string, GameView>;
  legal: Record<string, string[]>;
  scores: FinalScores | null;
  takeback: Takeback | null;
  undo: number[];
  fairness: { commitment: string; secret: string; nonces: string[] } | null;
  content?: Content; // a table's own
}

export interface TableMessage extends TableParts {
  t: 'table';
  id?: string;
  table: string;
  version: number;
}

export type EventKind =
  | 'action'
  | 'seats'
  | 'start'
  | 'undo'
  | 'takeback'
  | 'resign'
  | 'chat'
  | 'presence'
  | 'over'
  | 'rematch'
  | 'clock';

export interface TableEvent extends Partial<TableParts> {
  t: 'event';
  table: string;
  version: number;
  kind: EventKind;
  by?: number;
  action?: string | null;
  effect?: Effect;
  to_act?: number[];
  over?: boolean;
}

export interface ApiError {
  code: string;
  message: string;
  rule?: string;
  line?: number;
}

export interface MapPreview {
  score: Score;
  map: MapData | null;
  range?: RangeData | null;
}

export interface IslandPreview {
  score: Score;
  spaces: Spaces;
  last_turns: LastTurns;
  routes: RouteInsight[];
  regions: RegionInsight[];
  conflict: Conflict[];
}

export type Preview = MapPreview | IslandPreview;
export const isIslandPreview = (preview: Preview): preview is IslandPreview => 'spaces' in preview;

export interface Hint {
  action: string;
  candidates: { action: string; value: number; visits: number }[];
}

export type ServerMessage =
  | TableMessage
  | TableEvent
  | { t: 'gap'; id?: string; table: string; events: TableEvent[] }
  | { t: 'ok'; id?: string; version?: number; asked?: boolean; next?: string }
  | { t: 'refused'; id?: string; error: ApiError }
  | { t: 'legal'; id?: string; actions: string[] }
  | ({ t: 'preview'; id?: string } & Preview)
  | ({ t: 'hint'; id?: string } & Hint)
  | { t: 'insight'; id?: string; insight: Insight }
  | { t: 'pong'; id?: string };
