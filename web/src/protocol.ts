// Made by `python -m tools.codegen` from the definitions in src/kasimir/protocol. Do not edit.

/** Counted up whenever an older client could no longer follow. */
export const PROTOCOL = 1;

// --------------------------------------------------------------------------------------------------------------
// Requests from clients, over the WebSocket.

export type AnyRequest = Hello | Move | Roll | Lift | Why | Hint | Shake | Undo | Answer | Begin | Sit | Lock | Remove | Back | End | Rematch | Leave | Say | Ping;

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  /** The client's protocol version; the server refuses any version but its own. Left out: `1`. */
  protocol?: number;
  /** The player's token; watchers have none. */
  token?: Token | null;
  /** The last log entry that the client has seen; left out by clients that want no history. */
  after?: number | null;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Make a move. */
export interface Move {
  type: "move";
  /** `now.at` as the player saw it: if the position has changed since, the move is refused as stale. */
  at: number;
  /** One of the texts in `play.choices`. (length at most 64) */
  move: MoveText;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Roll the dice, or draw whatever chance decides next. */
export interface Roll {
  type: "roll";
  /** `now.at` as the player saw it. */
  at: number;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Lift a piece at a table with hidden pieces. */
export interface Lift {
  type: "lift";
  /** `now.at` as the player saw it. */
  at: number;
  /** The id of the place to touch. (length 1 to 40) */
  touch: Word;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Ask why something cannot be touched. The answer is private. */
export interface Why {
  type: "why";
  /** `now.at` as the player saw it. */
  at: number;
  /** The ids that were touched, in order. (length 1 to 3) */
  touches: Word[];
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Ask what the computer would play. The answer is private. */
export interface Hint {
  type: "hint";
  /** `now.at` as the player saw it. */
  at: number;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Add randomness to the dice, for each of one's seats, after a match has begun. */
export interface Shake {
  type: "shake";
  /** The number of the match. */
  match: number;
  /** By seat: 32 random bytes in hexadecimal. */
  entropies: Record<Seat, Secret>;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Ask to take back the last choice. */
export interface Undo {
  type: "undo";
  /** `now.at` as the player saw it. */
  at: number;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Agree to an undo, or decline it. */
export interface Answer {
  type: "answer";
  /** `now.at` as the player saw it. */
  at: number;
  yes: boolean;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Begin the match (host only). */
export interface Begin {
  type: "begin";
  /**
   * The seat that starts, at a table where the host is asked; at other tables matches begin
   * automatically.
   */
  starter?: Seat | null;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Give a free seat to the computer (host only). */
export interface Sit {
  type: "sit";
  /** (length 1 to 2) */
  seat: Seat;
  /** One of the game's levels; see `GET /api/games`. (length 1 to 40) */
  level: Word;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Lock or unlock the table (host only). */
export interface Lock {
  type: "lock";
  locked: boolean;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Remove a guest (host only). */
export interface Remove {
  type: "remove";
  /** The guest number. */
  guest: number;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Take one's seat back from the computer. */
export interface Back {
  type: "back";
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Abandon the match (host only). */
export interface End {
  type: "end";
  /**
   * The number of the match to end, so that a repeated message cannot end another one. Left out for the current
   * match.
   */
  match?: number | null;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Ask for a rematch; it begins when everybody has asked. */
export interface Rematch {
  type: "rematch";
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Leave the table for good. */
export interface Leave {
  type: "leave";
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Send one of the phrases. */
export interface Say {
  type: "say";
  phrase: Phrase;
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

/** Check the connection; the answer is `pong`. */
export interface Ping {
  type: "ping";
  /** A number that the sender chooses; a refusal of this message repeats it. */
  ref?: number | null;
}

// --------------------------------------------------------------------------------------------------------------
// Messages from the server, over the WebSocket or as Server-Sent Events.

export type AnyMessage = Welcome | Update | Refused | Because | Advice | Said | Presence | Pong | Gone;

/** The answer to `hello`: your guest number, the log entries that you missed, and the current state. */
export interface Welcome {
  type: "welcome";
  table: TableNow;
  /** The server's clock in Unix seconds; deadlines refer to it. */
  time: number;
  /** Your guest number; left out for watchers. */
  guest?: number | null;
  /** Log entries. If there are many, these are the first ones and `update` messages bring the rest. Left out: `[]`. */
  missed?: LogEntry[];
}

/** New or missed log entries, and the current state, which may be ahead of them. */
export interface Update {
  type: "update";
  entries: LogEntry[];
  now: Now;
}

/** A request was refused. The code gives the reason; the current state is included. */
export interface Refused {
  type: "refused";
  /** A message code of the catalogue. */
  code: string;
  /** The arguments of the message. Left out: `{}`. */
  args?: Record<string, string | number>;
  now?: Now | null;
  /** The `ref` of the refused request, if it had one. */
  ref?: number | null;
}

/** The answer to `why`, sent only to the client that asked. */
export interface Because {
  type: "because";
  /** The position that the question was about. */
  at: number;
  /** The ids that were touched. */
  touches: string[];
  /** A message code of the catalogue; left out if the touch is legal after all. */
  code?: string | null;
  /** The arguments of the message. Left out: `{}`. */
  args?: Record<string, string | number>;
}

/** A move that the computer recommends. */
export interface Advised {
  /** One of the texts in `play.choices`. */
  move: string;
  /** The ids to touch for it. */
  touch: string[];
  /** The expected share of a win, from 0 to 1. */
  share: number;
  /** What to do, and why. */
  words: Words;
}

/** The answer to `hint`, sent only to the client that asked. */
export interface Advice {
  type: "advice";
  /** The position that the hint is about. */
  at: number;
  /** A few moves, the best first. */
  moves: Advised[];
  /** Whether the search was brief, because the game is still being compiled on the server. Left out: `false`. */
  brief?: boolean;
}

/** Somebody sent a phrase. It is not stored. */
export interface Said {
  type: "said";
  guest: number;
  phrase: string;
}

/** Who is connected: players by guest number, and how many watch. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
  /** Whether players on other server processes may appear late, because the message bus has a problem. Left out: `false`. */
  late?: boolean;
  /** Whether the computer's move takes long because its game is still being compiled on the server. Left out: `false`. */
  compiling?: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The table no longer exists, or you were removed. Do not reconnect. */
export interface Gone {
  type: "gone";
  /** The reason, as a message code of the catalogue. */
  code: string;
  /** The arguments of the message. Left out: `{}`. */
  args?: Record<string, string | number>;
}

// --------------------------------------------------------------------------------------------------------------
// The event log of a table: everything that happens there.

export type Event = Opened | Joined | Filled | Left | Locked | Hosted | Began | Shaken | Moved | Rolled | Lifted | UndoAsked | UndoAnswered | Undone | TakenOver | CameBack | RematchAsked | Ended;

/** The effect of a move or of a chance outcome: steps to animate, and a sentence. */
export interface Happened {
  /** In the order in which they are shown. */
  steps: Happening[];
  /** A message code of the catalogue, and its arguments. */
  tell: Sentence;
}

/** The table was opened. */
export interface Opened {
  type: "opened";
  game: string;
  edition: string;
  variant: string;
  /** The number of seats. */
  players: number;
  house: TableOptions;
  /** The position that every match at this table begins with; left out for the game's own starting position. */
  start?: string | null;
  /** The values of the edition that were chosen for this table. Left out: `{}`. */
  options?: Record<string, number>;
}

/** A guest joined and took seats. A host who only watches takes none. */
export interface Joined {
  type: "joined";
  guest: number;
  name: string;
  seats: string[];
  /** The players' names, one per seat, if several share a device. Left out: `[]`. */
  names?: string[];
}

/** The computer got a seat. */
export interface Filled {
  type: "filled";
  seat: string;
  level: string;
  /** The character on the seat of a mouse; its name is the message `character.<id>` of the catalogue. Left out: `""`. */
  mouse?: string;
  /** The character on the seat of the cat; left out in games without one. Left out: `""`. */
  cat?: string;
}

/** A guest left for good, or the host removed them. */
export interface Left {
  type: "left";
  guest: number;
  /** Left out: `false`. */
  removed?: boolean;
}

/** The host locked the table, so that nobody else can join, or unlocked it. */
export interface Locked {
  type: "locked";
  locked: boolean;
}

/** Another guest is now the host. */
export interface Hosted {
  type: "hosted";
  guest: number;
}

/** Who sits where when a match begins. */
export interface Seated {
  seat: string;
  /** The name of a person, the level of the computer. */
  name: string;
  kind: "person" | "bot";
  /** The character of a bot. */
  character?: string | null;
}

/** A match began. The commitment binds the server to its dice seed; now every device adds randomness of its own. */
export interface Began {
  type: "began";
  /** Matches are counted from 1. */
  match: number;
  /** The number of seats by which everybody has moved: only where players swap sides after every match. */
  turned: number;
  /** How it was chosen who starts. */
  first: string;
  /** The hash of the set-up, the server's seed and the entropies of the computer's seats. */
  commitment: string;
  /** The version of the game's rules. */
  rules: number;
  /** A digest of the edition's values, to detect that the edition has changed since. Left out: `""`. */
  edition?: string;
  /** The seat that starts; left out if the rules or the starting position decide it, and in old logs. */
  starter?: string | null;
  /** Everybody in turn order. Left out in old logs: the commitment of those matches does not bind the set-up. Left out: `[]`. */
  seats?: Seated[];
}

/** Devices added their randomness to the dice. */
export interface Shaken {
  type: "shaken";
  /** By seat; all zeros for a device that did not answer in time. */
  entropies: Record<string, string>;
}

/** A player's choice. */
export interface Moved {
  type: "moved";
  seat: string;
  /** The move as it is written at this table. */
  move: string;
  happened: Happened;
}

/** A chance event, such as a roll. */
export interface Rolled {
  type: "rolled";
  seat: string;
  /** The outcome as it is written at this table. */
  outcome: string;
  happened: Happened;
}

/** Hidden pieces only: a piece was lifted, which shows what lies below it. It must be played now. */
export interface Lifted {
  type: "lifted";
  seat: string;
  /** The id of the place that was touched. */
  touch: string;
  /** What is visible there now; null for the bare table. */
  below: string | null;
}

/** A player asked to take back the last choice. */
export interface UndoAsked {
  type: "undo-asked";
  seat: string;
}

/** A player agreed to the undo, or declined it. */
export interface UndoAnswered {
  type: "undo-answered";
  guest: number;
  yes: boolean;
}

/** A choice was taken back, with everything that followed from it. */
export interface Undone {
  type: "undone";
  seat: string;
  /**
   * The number of events that were taken back; the record keeps them. Left out in old logs, where it was the last
   * choice, and the record kept no trace. Left out: `0`.
   */
  count?: number;
}

/** The computer now plays for a seat. */
export interface TakenOver {
  type: "taken-over";
  seat: string;
  why: "away" | "clock" | "left";
}

/** A player has their seat back from the computer. */
export interface CameBack {
  type: "came-back";
  seat: string;
}

/** A player asked for a rematch. */
export interface RematchAsked {
  type: "rematch-asked";
  guest: number;
}

/** The match is over; its dice seed is revealed. */
export interface Ended {
  type: "ended";
  /** The winning seats: several share the win; none if the match was drawn or abandoned. */
  winners: string[];
  /** `won`, `repetition`, `turns` or `abandoned`. */
  reason: string;
  /** The dice seed: with it, anybody can verify every roll. */
  seed: string;
  /** The entropies of the computer's seats; those of people are in `shaken`. */
  entropies: Record<string, string>;
  /** The closing hash of the match; left out in old logs. Left out: `""`. */
  closing?: string;
}

/** One entry of a table's log; its events happened together. */
export interface LogEntry {
  /** Counted from 1, without gaps. */
  number: number;
  /** Unix time in seconds. */
  at: number;
  /** At least one event. */
  events: Event[];
}

// --------------------------------------------------------------------------------------------------------------
// The current state of a table.

/** A seat, and who plays it. */
export interface SeatNow {
  seat: string;
  who: Who;
  /** Left out: `""`. */
  name?: string;
  /** The number of the guest who holds the seat. */
  guest?: number | null;
  /** The level of the computer, if it plays the seat, permanently or as a stand-in. */
  level?: string | null;
  /** The computer's character, if the seat is its own; its name is the message `character.<id>` of the catalogue. */
  character?: string | null;
  /** Points of the player in this seat over the matches of the series. Left out: `0`. */
  score?: number;
}

/** A guest: somebody who holds a seat, or the host. */
export interface GuestNow {
  guest: number;
  name: string;
  /** Left out: `false`. */
  host?: boolean;
}

/** A sentence: a message of the catalogue. */
export interface Words {
  code: string;
  /** The arguments of the message; `seat` and `other` are letters of seats. Left out: `{}`. */
  args?: Record<string, number | string>;
}

/** A legal move, and the ids to touch for it. */
export interface Choice {
  move: string;
  /** One to three ids, to be touched in this order. */
  touch: string[];
}

/** The result of a match. */
export interface Outcome {
  /** The winning seats: several share the win; none if the match was drawn or abandoned. */
  winners: string[];
  /** `won`, `repetition`, `turns` or `abandoned`. */
  reason: string;
}

/** A sentence. */
export interface Told {
  /** A message code of the catalogue. */
  code: string;
  /** The arguments of the message. */
  args: Record<string, string | number>;
}

/** What is said at the end of a match. */
export interface FinishTold {
  /** Why this side has won; null where it is plain. */
  why: Told | null;
  /** For every seat: a line for those who have won, and a kind one for those who have not. */
  lines: Record<string, Told>;
}

/** How well a seat remembered hidden pieces. */
export interface Memory {
  /** How often it lifted a piece while one that it needed lay directly below a piece that it could lift. Left out: `0`. */
  lifts?: number;
  /** How often the piece that it uncovered was one that it needed. Left out: `0`. */
  found?: number;
}

/** The current match, with everything that can be done in it. */
export interface PlayNow {
  /** Matches are counted from 1. */
  match: number;
  /** The seat that chooses or rolls. */
  turn: string | null;
  kind: Kind;
  /** All legal moves; empty if a chance event comes next. */
  choices: Choice[];
  /** The id to touch for a roll. */
  touch: string | null;
  /** The id of the lifted piece, which must be played. */
  lifted: string | null;
  /** The position, in the format that each game defines for its views. */
  view: View;
  /** The position as text, unless pieces are hidden: for bots and for analysis. */
  position: string | null;
  /** When the seat's clock started: Unix time in seconds. */
  since: number;
  /** When the seat's time expires: Unix time in seconds; null if no clock runs. */
  deadline: number | null;
  /** Seconds that each seat has used, if the match has a time limit. */
  used: Record<string, number>;
  /** Seats whose devices have not added to the dice yet. */
  waiting: string[];
  /** Null while the match is being played. */
  result: Outcome | null;
  /** What is visible where a piece was lifted; left out for the bare table. */
  below?: string | null;
  /** The seat whose last choice can be taken back; left out if there is none. */
  undo?: string | null;
  /** Left out until the match is over, and if it was abandoned. */
  finish?: FinishTold | null;
  /** By seat, once a match with hidden pieces is over. Left out: `{}`. */
  memory?: Record<string, Memory>;
  /**
   * What to do, by the number of touches made so far; the last one is for all that follow. The attribute `other` of
   * the first one says what the seat does now. Left out: `[]`.
   */
  prompts?: Words[];
  /**
   * The server's commitment to its dice seed, sent while devices add entropy, so that they can compare the record
   * with it.
   */
  commitment?: string | null;
}

/** The current state of a table, with everything that can be done there. It is the same for everybody. */
export interface Now {
  /** The number of the last log entry. */
  number: number;
  /**
   * The log entry that created the current position. A move names it, so that it is never applied to another
   * position.
   */
  at: number;
  phase: Phase;
  seats: SeatNow[];
  guests: GuestNow[];
  /** Whether the table is closed to newcomers. */
  locked: boolean;
  /** The seat that has asked for an undo. */
  undo: string | null;
  /** The seats that agreed to the undo, or to a rematch. */
  agreed: number[];
  /** Left out before the first match. */
  play: PlayNow | null;
  /** While the host is asked who starts: the seats that can be chosen. Left out: `[]`. */
  starters?: string[];
}

/** A table: its fixed properties and its current state. */
export interface TableNow {
  table: string;
  /** The server's protocol version. */
  protocol: number;
  opened: Opened;
  /** The fixed parts of the board, in the format that each game defines for its views. */
  board: Board;
  now: Now;
}

// --------------------------------------------------------------------------------------------------------------
// Bodies of HTTP requests and responses: opening and joining tables, health.

export type Wish = Me | Computer | Free;

/** Status: working, working but needing attention, or failed. */
export type State = "ok" | "degraded" | "down";

/** A seat for somebody at the device that opens the table. */
export interface Me {
  who: "me";
  /** (length 1 to 60) */
  name: Name;
}

/** A seat for the computer. */
export interface Computer {
  who: "bot";
  /** (length 1 to 40) */
  level: Word;
  /** Who the computer is, if that name is free at the table; see `mice` and `cats` in `GET /api/games`. */
  character?: Word | null;
}

/** A seat for anybody who has the link. */
export interface Free {
  who: "open";
}

/** The options of a table. */
export interface TableOptions {
  /**
   * How it is chosen who starts: `drawn` by lot, `chosen` (seat after seat), or a question that the host answers,
   * such as `youngest`; see `firsts` in `GET /api/games`. In the next match of a series the next seat starts. (length 1 to 40) Left out: `"drawn"`.
   */
  first?: Word;
  /** Whether everybody moves to the next seat after every match, in games whose sides differ. Left out: `false`. */
  swap_sides?: boolean;
  /** Whether the table appears in the public list of open tables. Left out: `false`. */
  listed?: boolean;
  /** Whether a choice can be taken back if all other players agree. Left out: `true`. */
  undo?: boolean;
  /** Whether covered pieces are hidden, in games that have them. Left out: `true`. */
  hidden?: boolean;
  /** Whether dice roll and tiles turn without a touch. Left out: `false`. */
  auto?: boolean;
  /** Time limit for one decision. When it expires, the computer takes over the seat. */
  move_seconds?: Patience | null;
  /** Time limit for all decisions of a seat in a match. When it expires, the computer takes over the seat. */
  match_seconds?: Patience | null;
  /** Grace period for a player who is disconnected when it is their turn; then the computer takes over the seat. */
  away_seconds?: Patience | null;
  /** The level of the computer that takes over. (length 1 to 40) Left out: `"normal"`. */
  stand_in?: Word;
  /** Whether players may ask the computer for hints. Never given where pieces are hidden. Left out: `true`. */
  hints?: boolean;
  /** Whether players who share a screen hand it over at every turn, even if nothing is hidden. Left out: `false`. */
  hand_over?: boolean;
  /** Whether players can send phrases to each other. Left out: `true`. */
  phrases?: boolean;
}

/** The request to open a table. The sender becomes its host. */
export interface NewTable {
  /** (length 1 to 40) */
  game: Word;
  /** One per seat, in turn order. (length 1 to 8) */
  seats: Wish[];
  /** Left out for the default edition of this variant and number of seats; see `setups` in `GET /api/games`. */
  edition?: Word | null;
  /** Left out for the game's first variant. */
  variant?: Word | null;
  /** Left out: `{}`. */
  house?: TableOptions;
  /** The host's name, for a host who only watches; otherwise the name on the first seat that the host takes. */
  name?: Name | null;
  /**
   * The position to start from, as a replay gives it; left out for the game's own starting position. Nothing is
   * hidden at such a table, because the position has been seen.
   */
  start?: Position | null;
  /** Values of the edition that are chosen for this table; see `options` in `GET /api/games`. Left out: `{}`. */
  options?: Record<Word, Value>;
}

/** The request to take one seat at a table, or several seats for one device. */
export interface Join {
  /** (length 1 to 60) */
  name: Name;
  /** The seats to take; if empty, any free one. (length at most 8) Left out: `[]`. */
  seats?: Seat[];
}

/** Access to a guest's seats: anybody who has the token can play them. The server shows it to nobody else. */
export interface Ticket {
  table: string;
  guest: number;
  /** (length 22 to 64, matches `^[A-Za-z0-9_-]+$`) */
  token: Token;
}

/** The addresses at which other devices reach the server. */
export interface Addresses {
  /** The public address, from the settings. Left out: `""`. */
  public?: string;
  /** Whether the browser that asks runs on the server's machine. Everybody else is told nothing about its network. Left out: `false`. */
  here?: boolean;
  /** URLs of the server in the local network, the best guess first. Left out: `[]`. */
  network?: string[];
  /** Whether the server listens only to its own machine. Left out: `false`. */
  loopback_only?: boolean;
}

/** Why a request was refused: a catalogue code, its arguments, and the message in English. */
export interface Fault {
  code: string;
  args: Record<string, string | number>;
  text: string;
}

/** A part of the server that has a problem. */
export interface PartHealth {
  /** `writes`, `reads`, `files` and `log` of the database, `disk`, `bus`, `tables`, `open-files` or `processes`. */
  part: string;
  state: State;
  /** A short identifier. */
  reason: string;
  /** When the problem began: Unix time in seconds. */
  since: number;
}

/** The server's health: the worst state of all its processes and their parts. */
export interface Health {
  /** Whether there is no problem at all. */
  ok: boolean;
  /** The worst state of all parts. The HTTP status is 503 if it is `down`, otherwise 200. Left out: `"ok"`. */
  state?: State;
  /** The parts that have a problem. Left out: `[]`. */
  parts?: PartHealth[];
}

/** A table as it appears in the public list. */
export interface Label {
  table: string;
  game: string;
  edition: string;
  variant: string;
  players: number;
  /** The free seats. */
  free: string[];
}

// --------------------------------------------------------------------------------------------------------------
// The list of games: what each offers to whoever opens a table.

/** How often a side won in simulated matches, with the 95% confidence interval. */
export interface Odds {
  /** One seat, or all members of a team. */
  seats: string[];
  rate: number;
  low: number;
  high: number;
}

/** Expected results for one edition, variant and number of seats, from matches between bots. */
export interface Prediction {
  edition: string;
  variant: string;
  players: number;
  /** The number of matches. */
  games: number;
  /** In turn order. */
  chances: Odds[];
  /** The mean length of a match. */
  turns: number;
  /** The 10th percentile: one match in ten is shorter. */
  shortest: number;
  /** The 90th percentile: one match in ten is longer. */
  longest: number;
}

/** What the variant and the number of seats determine. */
export interface SetupInfo {
  variant: string;
  players: number;
  /** The default edition. */
  edition: string;
  /** In turn order. */
  seats: string[];
  /** The seats of each side; a single side if all seats are alike. */
  sides: string[][];
  /** The seats that may start; none if the rules say who starts. */
  starters: string[];
}

/** A value of an edition that can be chosen per table. */
export interface OptionInfo {
  edition: string;
  option: string;
  /** The possible values. */
  values: number[];
  /** The value in this edition. */
  usual: number;
}

/** A game, and the options for a table of it. */
export interface GameInfo {
  game: string;
  variants: string[];
  /** The possible numbers of seats. */
  players: number[];
  editions: string[];
  /** The levels of the computer, weakest first. */
  levels: string[];
  /** The computer's characters by level, on the seats of mice; their names are messages `character.<id>`. */
  mice: Record<string, string[]>;
  /** The same on the cat's seat; empty in games where nobody plays it. */
  cats: Record<string, string>;
  /** A position, for a small picture of the game. */
  picture: Scene;
  /** Whether it can be played with hidden pieces. */
  hides: boolean;
  /** Expected results, one for each combination of options. */
  predictions: Prediction[];
  /** The ways to choose who starts. */
  firsts: string[];
  /** One for each variant and number of seats. */
  setups: SetupInfo[];
  /** One for each edition and each of its values that can be chosen. */
  options: OptionInfo[];
}

// --------------------------------------------------------------------------------------------------------------
// Replays: a finished match, event by event, sent over HTTP.

/** The position after an event, and the event that led to it; the first frame is the starting position. */
export interface Frame {
  /** The position, in the format that each game defines for its views. Nothing is hidden. */
  view: View;
  /** The position as text; a new table can start from it. */
  position: string;
  /** What comes next. */
  kind: Kind;
  /** The seat that chooses or rolls next. */
  turn: string | null;
  /** If a chance event comes next: all possible outcomes, each with its weight. Left out: `{}`. */
  chances?: Record<string, number>;
  /** The seat that chose or rolled. */
  seat?: string | null;
  /** The event as text; left out in the first frame. */
  event?: string | null;
  /** The effect of the event; left out in the first frame. */
  happened?: Happened | null;
}

/** A violation of the rules found in a record. */
export interface Flaw {
  /** A message code of the catalogue. */
  code: string;
  /** The arguments of the message. */
  args: Record<string, string | number>;
}

/** The edition that the match was played with. */
export interface RecordEdition {
  name: string;
  /** All values of the edition. */
  values: Record<string, boolean | number | string | number[] | string[]>;
}

/** Who played a seat, in a record. */
export interface RecordSeat {
  seat: string;
  name: string;
  kind: "person" | "bot";
  /** The entropy that this seat added to the dice. */
  entropy: string;
  /** The character of a bot; `name` is then its level. */
  character?: string | null;
}

/** The dice of a record. */
export interface RecordDice {
  /** The server's commitment to its seed and to the set-up, made before the first roll. */
  commitment: string;
  /** Null if the seed was never revealed. */
  seed: string | null;
}

/** The record of a match in the format of records.md. */
export interface RecordFile {
  /** The version of the format. */
  kasimir: number;
  game: string;
  /** The version of the game's rules at the time. */
  rules: number;
  variant: string;
  edition: RecordEdition;
  /** In turn order. */
  seats: RecordSeat[];
  /** How it was chosen who starts. */
  first: string;
  dice: RecordDice;
  /** Every choice and every chance outcome, in order. */
  events: string[];
  /** Null if the match was not finished. */
  result: Outcome | null;
  /** The starting position; left out for the game's own. */
  start?: string | null;
  /** Hidden pieces only: the same events, with piles named by their place. */
  places?: string[] | null;
  /** The seat that starts; left out for the first seat that may. */
  starter?: string | null;
  /** The closing hash; null if the match was not finished, left out in the first format. */
  closing?: string | null;
}

/** What the server attests of a finished match. */
export interface Receipt {
  /** The closing hash: a record with another one does not show what was played. */
  closing: string;
}

/** A match as a list of frames. */
export interface Replay {
  /** The fixed parts of the board, in the format that each game defines for its views. */
  board: Board;
  /** The starting position, then one frame per event, up to the first illegal one. */
  frames: Frame[];
  /** Violations of the rules. The dice are not checked here: the client can verify them from the record. */
  flaws: Flaw[];
  /** Whether a new table can start from the positions of this match. */
  branches: boolean;
  /** The characters of the bots by seat, even if the record does not contain them. */
  characters: Record<string, string>;
  /** The record itself. */
  record: RecordFile;
}

// --------------------------------------------------------------------------------------------------------------
// Analysis of a finished match: how much of the result was luck, and how much was choice.

/** A share of the win, or a change in one: 0.09 is nine per cent of a win. */
export interface Share {
  value: number;
  /** Standard error; 0 if the value is exact. Left out: `0.0`. */
  error?: number;
}

/** The account of one seat: start + luck - own + others + afterthought = result. */
export interface SeatAccount {
  /** (length 1 to 2) */
  seat: Seat;
  start: Share;
  /** Gained or lost by chance. */
  luck: Share;
  /** Given away by the seat's own choices. */
  own: Share;
  /** Gained or lost by the choices of all other seats. */
  others: Share;
  /** How much later evaluations of the same positions differ from earlier ones; 0 if everything is exact. */
  afterthought: Share;
  result: Share;
  /** How often the seat had a choice between several moves. */
  choices: number;
  /** How chance treated the seat; null if that is uncertain, or nothing was left to chance. */
  luck_word: "very-kind" | "kind" | "even" | "hard" | "very-hard" | null;
  /** At least so many stars of five for its choices; null if that is uncertain, or there were hardly any. */
  stars: number | null;
}

/** An event that changed the expected result a lot. */
export interface TurningPoint {
  /** The number of the event in the record, counted from 1. */
  event: number;
  kind: "choice" | "chance";
  /** The seat whose turn it was. (length 1 to 2) */
  seat: Seat;
  /** The change for each seat, in turn order. */
  change: number[];
}

/** The analysis of a whole match; docs/luck.md defines luck and choice. */
export interface MatchAnalysis {
  /** Whether every value is exact; otherwise they are estimates from a search. */
  exact: boolean;
  /** Whether the match had any chance events. */
  chance: boolean;
  /** The value of each position for each seat, in turn order: one before every event, and the result last. */
  curve: number[][];
  /**
   * The change that each event made for each seat: luck, or, as a negative number, what a choice gave away. Events
   * that were taken back change nothing.
   */
  changes: number[][];
  /** One per seat, in turn order. */
  accounts: SeatAccount[];
  /** At most three, in the order in which they happened. */
  turning_points: TurningPoint[];
}

/** Progress of an analysis. The first request starts it; poll until `analysis` is present. */
export interface AnalysisNow {
  /** The number of events in the match. */
  events: number;
  /** The number of events evaluated so far; also 0 while the analysis is queued behind other matches. Left out: `0`. */
  done?: number;
  /** Left out until the analysis is finished. */
  analysis?: MatchAnalysis | null;
  /** Whether it waits until the game is compiled on the server. Left out: `false`. */
  compiling?: boolean;
}

// --------------------------------------------------------------------------------------------------------------
// Rules pages and interactive lessons: positions, and the moves played from them, step by step.

/** A move or a chance outcome, the ids to touch for it, and its effect. */
export interface SceneBeat {
  seat: string;
  /** One to three ids, to be touched in this order. */
  touch: string[];
  happened: Happened;
  /** The position afterwards, in the format that each game defines for its views. */
  view: View;
  /** Whether the first touch lifts a piece and shows what lies below. Left out: `false`. */
  lifts?: boolean;
  /** What is visible there; null for the bare table. */
  below?: string | null;
}

/** Moves that belong together. The user touches the first one; the others follow automatically. */
export interface SceneStep {
  beats: SceneBeat[];
  /** The catalogue message shown before it. Left out in the rules. Left out: `""`. */
  code?: string;
  /** Whether the learner makes the move; otherwise it is shown. Left out: `false`. */
  own?: boolean;
}

/** A position on a board, and the moves played from it. */
export interface Scene {
  /** The fixed parts of the board, in the format that each game defines for its views. */
  board: Board;
  /** The position, in the format that each game defines for its views. */
  view: View;
  /** Ids to highlight. Left out: `[]`. */
  glow?: string[];
  /** Left out: `[]`. */
  steps?: SceneStep[];
  /** The names of the players by seat, where the text does not refer to them by colour. Left out: `{}`. */
  characters?: Record<string, string>;
}

/** A section of the rules: its text, and optionally a position that illustrates it. */
export interface RulesSection {
  /** The catalogue message of its text; with `-title` appended, that of its heading. */
  code: string;
  scene?: Scene | null;
}

/** The rules of a game. */
export interface RulesPage {
  game: string;
  /** Variables of the texts: the values of the edition, and the numbers of players. */
  args: Record<string, number | string>;
  sections: RulesSection[];
}

/** A first lesson: about a minute of guided play. */
export interface Lesson {
  game: string;
  /** The learner's seat. */
  seat: string;
  /** Variables of the texts: the values of the classic edition, and the numbers of players. */
  args: Record<string, number | string>;
  /** In the order in which they are played. */
  scenes: Scene[];
  /** The catalogue message shown at the end. */
  code: string;
}

// --------------------------------------------------------------------------------------------------------------
// Values
// Types that all messages share.

/** A nickname as the client sent it; the server cleans and shortens it before anybody sees it. (length 1 to 60) */
export type Name = string;

/** A short identifier that the game or the server defines. (length 1 to 40) */
export type Word = string;

/** A move in the game's notation. (length at most 64) */
export type MoveText = string;

/** A position in the game's notation. (length at most 4096) */
export type Position = string;

/** 32 bytes in hexadecimal. (matches `^[0-9a-f]{64}$`) */
export type Secret = string;

/** The secret token that proves who holds a guest's seats. (length 22 to 64, matches `^[A-Za-z0-9_-]+$`) */
export type Token = string;

/** Seconds: from a fast game up to two weeks per move. (5 to 1209600) */
export type Patience = number;

/** The letter that the game uses for a seat. (length 1 to 2) */
export type Seat = string;

/** A number that is printed on a component of a game. (0 to 1000000) */
export type Value = number;

/** The phase of a table: waiting for players, playing a match, or after a match, when a rematch is possible. */
export type Phase = "open" | "playing" | "over";

/** Who plays a seat; `open` if nobody does. */
export type Who = "person" | "bot" | "open";

/** What comes next in a match: a player's choice, a chance event, or nothing. */
export type Kind = "choice" | "chance" | "over";

/** The phrases that players can send to each other. There is no free text because children play here. */
export type Phrase = "hello" | "your-turn" | "well-played" | "lucky" | "oops" | "thanks" | "wait" | "again" | "bye" | "laugh" | "cheer" | "sad";

// --------------------------------------------------------------------------------------------------------------
// What just happened, step by step.
// What the browser client receives about a match: views to draw, things to touch, and animations of what happened.
//
// The client knows no rules. Everything on the screen has an *id*, a short text; the ids of a game are listed at the top
// of its `view.py`. A piece with an id keeps it for the whole match. Things without an id (tiles, cheese, discs) are
// identified by what they are and where they lie.

/** Space by space, up a ladder, down the slide, or through the air. */
export type How = "walk" | "climb" | "slide" | "jump";

export type Happening = RolledHappening | MovedHappening | CarriedHappening | FlippedHappening | CaughtHappening | FreedHappening | MissedHappening | RenamedHappening | WonHappening;

/**
 * What happened, what to do, or what is best: a message code and the arguments of the message.
 *
 * The arguments `seat` and `other` are letters of seats, which the client replaces by names. The message of what
 * happened tells a story without coordinates; its attribute `precise` names squares and spaces. The message of what to
 * do speaks to the seat to play; its attribute `other` tells everybody else what that seat does now.
 */
export type Sentence = [code: string, args: Record<string, string | number>];

/** A die was rolled and shows a face. */
export interface RolledHappening {
  die: string;
  face: string;
  what: "rolled";
}

/** A piece with an id moved from the first place of its path to the last. */
export interface MovedHappening {
  piece: string;
  path: string[];
  how: How;
  what: "moved";
}

/** Things without an id were moved from one place to another: a tile, pieces of cheese, a disc. */
export interface CarriedHappening {
  thing: string;
  origin: string;
  to: string;
  count: number;
  /** The rotation at its new place, for things that can be rotated. */
  lies: string;
  what: "carried";
}

/** What was face down or covered at a place is now visible. */
export interface FlippedHappening {
  at: string;
  face: string;
  what: "flipped";
}

/** A piece can no longer move, temporarily or for the rest of the match. It stays where it is. */
export interface CaughtHappening {
  piece: string;
  by: string;
  at: string;
  what: "caught";
}

/** A caught piece can move again. */
export interface FreedHappening {
  piece: string;
  at: string;
  what: "freed";
}

/** A seat missed a turn, or had no possible move. */
export interface MissedHappening {
  seat: string;
  what: "missed";
}

/** Places have new ids from now on, all at once. Nothing visible changes. */
export interface RenamedHappening {
  names: Record<string, string>;
  what: "renamed";
}

/** The match is over, and these seats won. */
export interface WonHappening {
  seats: string[];
  what: "won";
}

// --------------------------------------------------------------------------------------------------------------
// Views of discs.
// What a screen shows of an open table of discs, and what is touched on it.
//
// Ids: `hand:m` a seat's hand; `table` where a new pile begins; `pile:mc` a pile by its discs from bottom to top, and
// `pile:mc.2` the second one with the same discs. Of such twins the last is the one that was played last, if one of them
// was. A pile gets a new id when it changes, as reported by a `Renamed`. Touches name only one of several twins.
// (On a table with hidden discs piles have fixed places instead, `place:3`: see `places`.)

/** The components. */
export interface DiscsBoardView {
  seats: string[];
  /** The hand of each seat. */
  hands: Record<string, string>;
  table: string;
  /** Discs of each seat. */
  discs: number;
  /** The maximum height of a pile. */
  height: number;
  /** The number of uncovered discs that wins. */
  goal: number;
}

/** A pile with all its discs, from bottom to top. */
export interface DiscsPile {
  id: string;
  discs: string;
  /** Whether it was played last: its top disc may not be lifted. */
  star: boolean;
}

/** A position. */
export interface DiscsView {
  seat: string | null;
  step: "play" | "over";
  /** Discs in each hand. */
  hands: Record<string, number>;
  /** Uncovered discs of each seat. */
  uncovered: Record<string, number>;
  piles: DiscsPile[];
}

/** A pile of which only the top disc is visible. */
export interface DiscsHiddenPile {
  id: string;
  height: number;
  top: string;
  /** Whether it was played last: its top disc may not be lifted. */
  star: boolean;
}

/** A position as players see it. */
export interface DiscsHiddenView {
  seat: string | null;
  step: "play" | "over";
  /** Discs in each hand. */
  hands: Record<string, number>;
  /** Uncovered discs of each seat. */
  uncovered: Record<string, number>;
  piles: DiscsHiddenPile[];
}

// --------------------------------------------------------------------------------------------------------------
// Views of hunt.
// What a screen shows of hunt, and what is touched on it.
//
// Ids: `space:7` on the ring; `top` of the big cheese, from which `slide` leads down; `cat`; mice `mouse:r`; `store` of
// the cheese and a seat's `plate:r`; `dice` both dice together, `die:mouse` and `die:paws` each of them. To choose who
// moves first, or whom the cat holds, touch that piece.

/** A space of the ring. */
export interface HuntSpace {
  id: string;
  kind: "ladder" | "cheese" | "two" | "hole";
}

/** The big cheese and the ring around it. */
export interface HuntBoardView {
  seats: string[];
  top: string;
  /** Clockwise. */
  ring: HuntSpace[];
  slide: string;
  dice: string;
  /** The different faces of each die; empty without dice. */
  faces: Record<string, string[]>;
  store: string;
  cheeses: number;
  /** The number of pieces that wins; None if the match ends when the store is empty. */
  goal: number | null;
}

/** A position. */
export interface HuntView {
  seat: string | null;
  step: "setup" | "roll" | "order" | "slide" | "grab" | "toss" | "over";
  /** The places of the mice and the cat. */
  pieces: Record<string, string>;
  /** The mouse under the cat. */
  held: string | null;
  /** Pieces in the store and on the plates. */
  cheese: Record<string, number>;
  /** How far the mouse to play still has to move; also 0 before the roll. */
  steps: number;
  /** How far the cat still has to move. */
  paws: number;
}

// --------------------------------------------------------------------------------------------------------------
// Views of kitchen.
// What a screen shows of kitchen, and what is touched on it.
//
// Ids: `c4` a square (the same for the cat on the table and a mouse under it); `hole:n`; mice `1` to `4` and `cat`;
// `die:mice`, `die:cat`; `plate` where the mice keep their cheese, `caught` where caught mice are, `box` for used tiles
// and for the cat before it is placed. Touch a piece, then where it goes, or which cheese its fork takes; to flip a tile,
// touch its square.

/** The floor before the first turn. */
export interface KitchenBoardView {
  seats: string[];
  columns: number;
  rows: number;
  /** Row by row from the top, each from left to right. */
  squares: string[];
  /** The squares that the table covers, including its legs. */
  table: string[];
  legs: string[];
  /** The square in front of each hole. */
  holes: Record<string, string>;
  /** The faces of each die. */
  dice: Record<string, string[]>;
  /** The number of cheeses that the mice must take. */
  cheeses: number;
  plate: string;
  caught: string;
  box: string;
}

/** A position. */
export interface KitchenView {
  seat: string | null;
  step: "place" | "roll" | "go" | "flip" | "bonus" | "arrow" | "fork" | "over";
  /** The places of the cat and the mice. */
  pieces: Record<string, string>;
  /** What is on squares and in holes: a face-down tile, a face-up cheese, a hole's face-up tile. */
  tiles: Record<string, "down" | "cheese" | "up">;
  /** The number of steps to walk, otherwise 0. */
  walk: number;
  /** The piece that is on a tile to be flipped, or uses one. */
  piece: string | null;
  /** Cheeses on the plate. */
  taken: number;
  /** Face-down tiles of each kind. */
  left: Record<string, number>;
  /** Turns that a side still has to miss. */
  skip: Record<"mice" | "cat", number>;
  /** The mouse that must walk in this turn. */
  forced: string | null;
  /** The mouse seat that plays the next turn of the mice. */
  next_seat: string;
}

// --------------------------------------------------------------------------------------------------------------
// Views of race.
// What a screen shows of race, and what is touched on it.
//
// Ids: `e5` a square, including that of the cheese; `corner:r` the corner of a seat that plays, mice `mouse:r`; `bag`;
// `hand` the tile that was drawn; `pass` to miss a turn. To draw, touch the bag; to put a tile back, the tile and then the
// bag. To lay a tile, touch the hand, the square and, for a bend, also the square that the path then faces.

/** The empty board. */
export interface RaceBoardView {
  seats: string[];
  columns: number;
  rows: number;
  /** Row by row from the top, each from left to right. */
  squares: string[];
  /** The square of every corner, such as `corner:r` at `a1`. */
  corners: Record<string, string>;
  cheese: string;
  /** The squares of the scent area; none where they are like all others. */
  scent: string[];
  /** The squares that a path must lead to in order to win: the cheese, and in some editions the scent area. */
  goal: string[];
  bag: string;
  hand: string;
  /** What to touch to miss a turn. */
  miss: string;
}

/** A tile on the board. */
export interface RaceTile {
  at: string;
  tile: "straight" | "bend" | "cat";
  /** The sides by which a path comes in and goes out, such as `sn` or `wn`; empty for a cat. */
  ways: string;
  /** The seat whose path it belongs to. */
  seat: string | null;
}

/** A position. */
export interface RaceView {
  seat: string | null;
  step: "turn" | "bag" | "lay" | "over";
  /** The mice: in their corners, the winner at the square that its path leads to. */
  pieces: Record<string, string>;
  tiles: RaceTile[];
  /** For every seat that has laid a tile, the square that its path faces. */
  ends: Record<string, string>;
  /** The tile to be laid. */
  hand: "straight" | "bend" | "cat" | null;
  /** The number of tiles of each kind in the bag. */
  bag: Record<string, number>;
}

// --------------------------------------------------------------------------------------------------------------
// Views of towers.
// What a screen shows of towers, and what is touched on it.
//
// Ids: `pantry:r` a seat's pantry; `space:7`; `hole` the mouse hole; `die`; `clover:3` the number that a clover stands
// for; mice `r1`, `r2`, ... Touch where the mouse is, then where it goes. A clover that brings a mouse home needs the
// number as well, because each number is a separate move; all of them lead to the same position.

/** The track. */
export interface TowersBoardView {
  seats: string[];
  /** The pantry of each seat. */
  pantries: Record<string, string>;
  /** From the pantry to the mouse hole. */
  spaces: string[];
  traps: string[];
  hole: string;
  die: string;
  /** Of the die: numbers, and `clover`. */
  faces: string[];
  /** The numbers that a clover can stand for. */
  clovers: string[];
  /** Mice of each seat. */
  mice: number;
}

/** A position. */
export interface TowersView {
  seat: string | null;
  step: "roll" | "move" | "over";
  /** What the die shows, empty before the roll. */
  die: string;
  /** The place of every mouse. */
  pieces: Record<string, string>;
  /** The mice on each occupied space, from bottom to top. */
  towers: Record<string, string[]>;
  /** The mice that are in traps for good. */
  caught: string[];
  /** The number of each seat's mice in the mouse hole. */
  home: Record<string, number>;
  /** The seats with a mouse at home, in the order of their first arrival. */
  first: string[];
}

/** The views of positions, by game. */
export interface Views {
  discs: DiscsView | DiscsHiddenView;
  hunt: HuntView;
  kitchen: KitchenView;
  race: RaceView;
  towers: TowersView;
}

/** The views of boards, by game. */
export interface Boards {
  discs: DiscsBoardView;
  hunt: HuntBoardView;
  kitchen: KitchenBoardView;
  race: RaceBoardView;
  towers: TowersBoardView;
}

export type GameName = keyof Views;
export type View = Views[GameName];
export type Board = Boards[GameName];
