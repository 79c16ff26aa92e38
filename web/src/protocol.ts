// Made by `python -m kasimir.server.papers` from the definitions in src/kasimir/server. Do not edit.

/** Counted up whenever an older client could no longer follow. */
export const PROTOCOL = 1;

// --------------------------------------------------------------------------------------------------------------
// What people send, over the WebSocket.

export type Asked = Hello | Move | Roll | Lift | Why | Hint | Shake | Undo | Answer | Begin | Sit | Lock | Remove | Back | End | Rematch | Leave | Say | Ping;

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  /** The protocol that the client speaks; another one than the server's is refused. Left out: `1`. */
  protocol?: number;
  /** Who plays; watchers have none. */
  token?: Token | null;
  /** The last entry seen; left out by those who have seen nothing and want no history. */
  after?: number | null;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Make a move. */
export interface Move {
  type: "move";
  /** `now.at` as the player saw it: in any other position the move is stale. */
  at: number;
  /** One of the texts in `play.choices`. (length at most 64) */
  move: MoveText;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Let chance decide. */
export interface Roll {
  type: "roll";
  /** `now.at` as the player saw it. */
  at: number;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Lift a piece on a table with hidden pieces. */
export interface Lift {
  type: "lift";
  /** `now.at` as the player saw it. */
  at: number;
  /** The place of the piece, as a thing to touch. (length 1 to 40) */
  touch: Word;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Why can this not be touched? Nobody else hears of it. */
export interface Why {
  type: "why";
  /** `now.at` as the player saw it. */
  at: number;
  /** What was touched, in this order. (length 1 to 3) */
  touches: Word[];
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** What would the computer do? Nobody else hears of it. */
export interface Hint {
  type: "hint";
  /** `now.at` as the player saw it. */
  at: number;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Add to the dice, for each of one's seats, once the match has begun. */
export interface Shake {
  type: "shake";
  /** The number of the match. */
  match: number;
  /** By seat: 32 random bytes each, as hexadecimal text. */
  entropies: Record<Seat, Secret>;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Ask to take the last choice back. */
export interface Undo {
  type: "undo";
  /** `now.at` as the player saw it. */
  at: number;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Agree to an undo, or do not. */
export interface Answer {
  type: "answer";
  /** `now.at` as the player saw it. */
  at: number;
  yes: boolean;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Begin the match (the host). */
export interface Begin {
  type: "begin";
  /** Who is the youngest, at a table where that one starts; at others a match begins by itself. */
  starter?: Seat | null;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Put the computer on a free seat (the host). */
export interface Sit {
  type: "sit";
  /** (length 1 to 2) */
  seat: Seat;
  /** Of those in the list of games. (length 1 to 40) */
  level: Word;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Lock the table or unlock it (the host). */
export interface Lock {
  type: "lock";
  locked: boolean;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Remove somebody (the host). */
export interface Remove {
  type: "remove";
  /** Their number. */
  guest: number;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Play again where the computer has taken over. */
export interface Back {
  type: "back";
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Abandon the match (the host). */
export interface End {
  type: "end";
  /** Which one is meant: a message that is sent again ends no other. Left out for whichever is being played. */
  match?: number | null;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Play again; it begins when everybody wants to. */
export interface Rematch {
  type: "rematch";
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Leave the table for good. */
export interface Leave {
  type: "leave";
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Say one of the phrases. */
export interface Say {
  type: "say";
  phrase: Phrase;
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  /** A number of the sender's own choice, which comes back with a refusal. */
  ref?: number | null;
}

// --------------------------------------------------------------------------------------------------------------
// What people are told, over the WebSocket or as Server-Sent Events.

export type Told = Welcome | Update | Refused | Because | Advice | Said | Presence | Pong | Gone;

/** The answer to hello: who you are, what you missed, and the present state. */
export interface Welcome {
  type: "welcome";
  table: TableNow;
  /** The server's clock, by which deadlines go. */
  time: number;
  /** Your number; left out for watchers. */
  guest?: number | null;
  /** Entries of the log; of many, the first ones, and updates bring the rest. Left out: `[]`. */
  missed?: LogEntry[];
}

/** Something happened, or was missed: more entries, and the present state, which may be ahead of them. */
export interface Update {
  type: "update";
  entries: LogEntry[];
  now: Now;
}

/** What was asked was not done. The code says why in the words of the catalogue; the present state comes with it. */
export interface Refused {
  type: "refused";
  /** A code of the catalogue. */
  code: string;
  /** What its message needs. Left out: `{}`. */
  args?: Record<string, string | number>;
  now?: Now | null;
  /** The number of the message that was refused, if it had one. */
  ref?: number | null;
}

/** The answer to why: it goes only to whoever asked. */
export interface Because {
  type: "because";
  /** The position that was asked about. */
  at: number;
  /** What was touched. */
  touches: string[];
  /** A code of the catalogue; left out where it may be touched after all. */
  code?: string | null;
  /** What its message needs. Left out: `{}`. */
  args?: Record<string, string | number>;
}

/** A move that the computer thinks well of. */
export interface Advised {
  /** One of the texts in `play.choices`. */
  move: string;
  /** What is touched to make it. */
  touch: string[];
  /** The share of a win that it expects from it, from 0 to 1. */
  share: number;
}

/** The answer to a hint: it goes only to whoever asked. */
export interface Advice {
  type: "advice";
  /** The position that was asked about. */
  at: number;
  /** A few, the best first. */
  moves: Advised[];
}

/** Somebody said a phrase. It is not kept. */
export interface Said {
  type: "said";
  guest: number;
  phrase: string;
}

/** Who is there: those who play, by number, and how many watch. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
  /** Whether people who play by another server may be seen late: the servers do not hear each other well. Left out: `false`. */
  late?: boolean;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
}

/** The table is gone, or you were removed: there is nothing to come back to. */
export interface Gone {
  type: "gone";
  /** Why, as a code of the catalogue. */
  code: string;
  /** What its message needs. Left out: `{}`. */
  args?: Record<string, string | number>;
}

// --------------------------------------------------------------------------------------------------------------
// The log of a table: everything that ever happens there.

export type Event = Opened | Joined | Filled | Left | Locked | Hosted | Began | Shaken | Moved | Rolled | Lifted | UndoAsked | UndoAnswered | Undone | TakenOver | CameBack | RematchAsked | Ended;

/** What a move or an outcome of chance did, for showing it step by step, and in a sentence. */
export interface Happened {
  /** One after the other. */
  steps: Happening[];
  /** The code of a message of the catalogue, and its arguments. */
  tell: Sentence;
}

/** A table was opened. */
export interface Opened {
  type: "opened";
  game: string;
  edition: string;
  variant: string;
  /** The number of seats. */
  players: number;
  house: House;
  /** The text of the position that its matches begin with; left out for the first one of the game. */
  start?: string | null;
}

/** Somebody took seats; nobody's seats are a host who watches. */
export interface Joined {
  type: "joined";
  guest: number;
  name: string;
  seats: string[];
  /** Who sits on each, where several share a device. Left out: `[]`. */
  names?: string[];
}

/** The computer was given a seat. */
export interface Filled {
  type: "filled";
  seat: string;
  level: string;
}

/** Somebody left for good, or was removed by the host. */
export interface Left {
  type: "left";
  guest: number;
  /** Left out: `false`. */
  removed?: boolean;
}

/** The host locked the table, so that nobody can join it any more, or unlocked it. */
export interface Locked {
  type: "locked";
  locked: boolean;
}

/** Somebody else is the host now. */
export interface Hosted {
  type: "hosted";
  guest: number;
}

/** A match began. The dice are bound to a seed by its commitment; now everybody's device adds to it. */
export interface Began {
  type: "began";
  /** Matches are counted from 1. */
  match: number;
  /** By how many seats everybody moved on. */
  turned: number;
  first: First;
  /** The hash of the seed, and of what the computer's seats add to it. */
  commitment: string;
  /** The version of the game's rules. */
  rules: number;
  /** A digest of what the edition holds, to see whether it has changed since. Left out: `""`. */
  edition?: string;
}

/** Devices have added to the dice. */
export interface Shaken {
  type: "shaken";
  /** By seat; all zeros for a device that stayed silent. */
  entropies: Record<string, string>;
}

/** A choice. */
export interface Moved {
  type: "moved";
  seat: string;
  /** Its text, as the table calls it. */
  move: string;
  happened: Happened;
}

/** An outcome of chance. */
export interface Rolled {
  type: "rolled";
  seat: string;
  /** Its text. */
  outcome: string;
  happened: Happened;
}

/** On a table with hidden pieces: one was lifted, which shows what lies below. It must be played now. */
export interface Lifted {
  type: "lifted";
  seat: string;
  /** The place of the piece, as a thing to touch. */
  touch: string;
  /** What is seen there now; null for the bare table. */
  below: string | null;
}

/** Somebody would like to take the last choice back. */
export interface UndoAsked {
  type: "undo-asked";
  seat: string;
}

/** Somebody at the table agreed, or did not. */
export interface UndoAnswered {
  type: "undo-answered";
  guest: number;
  yes: boolean;
}

/** The last choice was taken back. */
export interface Undone {
  type: "undone";
  seat: string;
}

/** The computer plays for a seat now. */
export interface TakenOver {
  type: "taken-over";
  seat: string;
  why: "away" | "clock" | "left";
}

/** A seat is played by its own player again. */
export interface CameBack {
  type: "came-back";
  seat: string;
}

/** Somebody wants to play again. */
export interface RematchAsked {
  type: "rematch-asked";
  guest: number;
}

/** The match is over, and its dice are open. */
export interface Ended {
  type: "ended";
  /** Seats: several share the win, none when it is drawn or abandoned. */
  winners: string[];
  /** `won`, `repetition`, `turns` or `abandoned`. */
  reason: string;
  /** Of the dice: now everybody can check them. */
  seed: string;
  /** Of the computer's seats; those of people were told when they came. */
  entropies: Record<string, string>;
}

/** One entry of a table's log: all its events happened at once. */
export interface LogEntry {
  /** Counted from 1, without gaps. */
  number: number;
  /** Unix seconds. */
  at: number;
  /** At least one. */
  events: Event[];
}

// --------------------------------------------------------------------------------------------------------------
// What a table looks like now.

/** A seat and who sits there. */
export interface SeatNow {
  seat: string;
  who: Who;
  /** Left out: `""`. */
  name?: string;
  /** The number of whoever holds the seat. */
  guest?: number | null;
  /** Of the computer that plays the seat, for good or for the time being. */
  level?: string | null;
  /** What the matches of the series so far were worth to who sits there. Left out: `0`. */
  score?: number;
}

/** Somebody who holds a seat, or the host. */
export interface GuestNow {
  guest: number;
  name: string;
  /** Left out: `false`. */
  host?: boolean;
}

/** A legal move, and what is touched to make it. */
export interface Choice {
  move: string;
  /** Ids, one to three, to be touched in this order. */
  touch: string[];
}

/** How a match ended. */
export interface Outcome {
  /** Seats: several share the win, none when it is drawn or abandoned. */
  winners: string[];
  /** `won`, `repetition`, `turns` or `abandoned`. */
  reason: string;
}

/** How well a seat remembered what was hidden. */
export interface Memory {
  /** How often it lifted a piece while one that it needed lay right below a piece that it could lift. Left out: `0`. */
  lifts?: number;
  /** How often what came to light was what it needed. Left out: `0`. */
  found?: number;
}

/** The match on the table, with all that can be done in it. */
export interface PlayNow {
  /** Matches are counted from 1. */
  match: number;
  /** The seat that decides or rolls. */
  turn: string | null;
  kind: Kind;
  /** All legal moves; none while chance is to decide. */
  choices: Choice[];
  /** What is touched to let chance decide. */
  touch: string | null;
  /** What was lifted and must be played, as a thing to touch. */
  lifted: string | null;
  /** The position, as each game's own view defines it. */
  view: View;
  /** Its text, where nothing is hidden: for bots and for people who take games apart. */
  position: string | null;
  /** When the seat's time began to run, in Unix seconds. */
  since: number;
  /** When its time is up, in Unix seconds; null where no clock runs. */
  deadline: number | null;
  /** Seconds that each seat has thought, where the time for a match is limited. */
  used: Record<string, number>;
  /** Seats whose devices have not added to the dice yet. */
  waiting: string[];
  /** Null while it is being played. */
  result: Outcome | null;
  /** What is seen where something was lifted; left out for the bare table. */
  below?: string | null;
  /** By seat, once a match with hidden pieces is over. Left out: `{}`. */
  memory?: Record<string, Memory>;
  /** By what the server has bound its dice; told while devices add to them, who may hold the record against it. */
  commitment?: string | null;
}

/** The present state of a table, with all that can be done there. It is the same for everybody. */
export interface Now {
  /** The last entry of the log. */
  number: number;
  /** The entry that made the present position: a move names it, so that it is never made in another one. */
  at: number;
  phase: Phase;
  seats: SeatNow[];
  guests: GuestNow[];
  /** Whether nobody can join. */
  locked: boolean;
  /** The seat that would like to take its choice back. */
  undo: string | null;
  /** Who agreed to that, or to a rematch. */
  agreed: number[];
  /** None before the first match. */
  play: PlayNow | null;
}

/** All there is to know about a table: what stays, and its present state. */
export interface TableNow {
  table: string;
  /** The protocol that the server speaks. */
  protocol: number;
  opened: Opened;
  /** What stays the same of the board, as each game's own view defines it. */
  board: Board;
  now: Now;
}

// --------------------------------------------------------------------------------------------------------------
// A table as somebody wants it, and the key to it: what goes by HTTP.

export type Wish = Me | Computer | Free;

/** How something is: it works, it works but somebody should look after it, or it does not. */
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
}

/** A seat for whoever comes with the link. */
export interface Free {
  who: "open";
}

/** The rules of the house: how this table is played. */
export interface House {
  /** Who starts, that is who gets the first seat: by lot, as people sat down, or whom the host names the youngest. Left out: `"drawn"`. */
  first?: First;
  /** Whether strangers find the open table in the public list. Left out: `false`. */
  listed?: boolean;
  /** Whether choices can be taken back, if all other players agree. Left out: `true`. */
  undo?: boolean;
  /** Whether covered pieces are out of sight, in games that have some. Left out: `true`. */
  hidden?: boolean;
  /** Whether dice roll and tiles turn by themselves, without a touch. Left out: `false`. */
  auto?: boolean;
  /** The time for each decision. When it is up, the computer takes over. */
  move_seconds?: Patience | null;
  /** The time for all decisions of a seat in a match. When it is up, the computer takes over. */
  match_seconds?: Patience | null;
  /** How long a seat whose turn it is waits for a player who is not there, before the computer takes over. */
  away_seconds?: Patience | null;
  /** The level of the computer that takes over. (length 1 to 40) Left out: `"normal"`. */
  stand_in?: Word;
  /** Whether the computer gives hints to those who ask, where nothing is hidden. Left out: `true`. */
  hints?: boolean;
  /** Whether people who share a screen hand it over at every turn, also where nothing is hidden. Left out: `false`. */
  hand_over?: boolean;
  /** Whether people can say phrases to each other. Left out: `true`. */
  phrases?: boolean;
}

/** Open a table; whoever does is its host. */
export interface NewTable {
  /** (length 1 to 40) */
  game: Word;
  /** One a seat, in turn order. (length 1 to 8) */
  seats: Wish[];
  /** (length 1 to 40) Left out: `"classic"`. */
  edition?: Word;
  /** Left out for the first one of the game. */
  variant?: Word | null;
  /** Left out: `{}`. */
  house?: House;
  /** The host's name, for a host who watches; else that of the first seat taken. */
  name?: Name | null;
  /**
   * The position to go on from, as a replay tells it; left out for the first one of the game. It was seen, so nothing
   * is hidden at such a table.
   */
  start?: Position | null;
}

/** Take a seat at a table, or several at one device. */
export interface Join {
  /** (length 1 to 60) */
  name: Name;
  /** Which; any free one if none is named. (length at most 8) Left out: `[]`. */
  seats?: Seat[];
}

/** The key to one's seats: whoever has it may play them. It is never shown to anybody else. */
export interface Ticket {
  table: string;
  guest: number;
  /** (length 22 to 64, matches `^[A-Za-z0-9_-]+$`) */
  token: Token;
}

/** How often a side won in simulated matches, with the 95% interval. */
export interface Odds {
  /** One seat, or all members of a team. */
  seats: string[];
  rate: number;
  low: number;
  high: number;
}

/** What to expect of one choice of edition, variant and number of seats: how it went when bots played it. */
export interface Prediction {
  edition: string;
  variant: string;
  players: number;
  /** In turn order. */
  chances: Odds[];
  /** The mean length of a match. */
  turns: number;
  /** One match in ten is shorter than this. */
  shortest: number;
  /** One match in ten is longer than this. */
  longest: number;
}

/** A game, with all that can be chosen. */
export interface GameInfo {
  game: string;
  variants: string[];
  /** The numbers of seats it can be played with. */
  players: number[];
  editions: string[];
  /** How strong the computer can be, from weak to strong. */
  levels: string[];
  /** Whether it can be played with some pieces out of sight. */
  hides: boolean;
  /** What to expect of each choice. */
  predictions: Prediction[];
}

/** Why a request was refused: a code of the catalogue, its arguments, and the words in English. */
export interface Fault {
  code: string;
  args: Record<string, string | number>;
  text: string;
}

/** A part of the server that is not as it should be. */
export interface PartHealth {
  /** `writes`, `reads` and `files` of the database, `disk`, `bus`, `tables`, `open-files` or `processes`. */
  part: string;
  state: State;
  /** In a word. */
  reason: string;
  /** Unix seconds. */
  since: number;
}

/** How the server is: the worst of all its processes and their parts. */
export interface Health {
  /** Whether nothing is wrong. */
  ok: boolean;
  /** The worst of all parts; the status is 503 if that is `down`, else 200. Left out: `"ok"`. */
  state?: State;
  /** Those with which something is wrong. Left out: `[]`. */
  parts?: PartHealth[];
}

/** What strangers learn of a table before they come to it. */
export interface Label {
  table: string;
  game: string;
  edition: string;
  variant: string;
  players: number;
  /** The seats that are free. */
  free: string[];
}

// --------------------------------------------------------------------------------------------------------------
// A match to be looked at again, event by event: what goes by HTTP once it is over.

/** How the match stands after an event, and what led to it; the first frame is the beginning. */
export interface Frame {
  /** The position, as each game's own view defines it. Nothing is hidden any more. */
  view: View;
  /** Its text: a new table can go on from it. */
  position: string;
  /** What comes next. */
  kind: Kind;
  /** The seat that decides or rolls next. */
  turn: string | null;
  /** Where chance decides next: all that could come up, each with its weight. Left out: `{}`. */
  chances?: Record<string, number>;
  /** Who made the event, or rolled. */
  seat?: string | null;
  /** Its text; left out in the first frame. */
  event?: string | null;
  /** What it did; left out in the first frame. */
  happened?: Happened | null;
}

/** Something that is wrong with a record by the rules. */
export interface Flaw {
  /** A code of the catalogue. */
  code: string;
  /** What its message needs. */
  args: Record<string, string | number>;
}

/** The edition that a match was played on. */
export interface PaperEdition {
  name: string;
  /** All its values. */
  values: Record<string, boolean | number | string | number[] | string[]>;
}

/** Who sat on a seat, in a record. */
export interface PaperSeat {
  seat: string;
  name: string;
  kind: "person" | "bot";
  /** What this seat gave to the dice. */
  entropy: string;
}

/** The dice of a record. */
export interface PaperDice {
  /** By what the host was bound before the first roll. */
  commitment: string;
  /** Null if it was never revealed. */
  seed: string | null;
}

/** The record of a match, as records.md tells it. */
export interface Paper {
  /** The version of the format. */
  kasimir: number;
  game: string;
  /** The version of the game's rules by which it was played. */
  rules: number;
  variant: string;
  edition: PaperEdition;
  /** In turn order. */
  seats: PaperSeat[];
  first: First;
  dice: PaperDice;
  /** Every choice and every result of chance, in order. */
  events: string[];
  /** Null if the match was not finished. */
  result: Outcome | null;
  /** The position that it began with; left out for the first one of the game. */
  start?: string | null;
  /** On a table with hidden pieces: the same events, with piles named by their place. */
  places?: string[] | null;
}

/** A match to be looked at again. */
export interface Replay {
  /** What stays the same of the board, as each game's own view defines it. */
  board: Board;
  /** The beginning, then one for each event; up to the first one that is not legal. */
  frames: Frame[];
  /** What is wrong by the rules; none of it is about the dice, which whoever reads this can check. */
  flaws: Flaw[];
  /** Whether a table can be opened here that goes on from one of its positions. */
  branches: boolean;
  /** The record itself. */
  record: Paper;
}

// --------------------------------------------------------------------------------------------------------------
// Luck and choice of a match that is over: what it owes to chance, and what to those who played it.

/** A share of the win, or a change of one: 0.09 is nine per cent of a win. */
export interface Share {
  value: number;
  /** Its standard error; 0 where it is exact. Left out: `0.0`. */
  error?: number;
}

/** What became of one seat: start + luck - own + others + afterthought is the result. */
export interface SeatAccount {
  /** (length 1 to 2) */
  seat: Seat;
  start: Share;
  /** What chance brought. */
  luck: Share;
  /** What its own choices gave away. */
  own: Share;
  /** What the choices of all others brought. */
  others: Share;
  /** By how much later looks at the same positions differ from earlier ones; 0 where all is exact. */
  afterthought: Share;
  result: Share;
}

/** An event that changed much. */
export interface TurningPoint {
  /** Its number in the record, from 1 on. */
  event: number;
  kind: "choice" | "chance";
  /** Whose turn it was. (length 1 to 2) */
  seat: Seat;
  /** What it changed for each seat, in turn order. */
  change: number[];
}

/** A match taken apart; docs/luck.md says what is meant by luck and choice. */
export interface MatchAnalysis {
  /** Whether every value is exact; else they come from searches. */
  exact: boolean;
  /** Whether anything was left to chance. */
  chance: boolean;
  /** What each position was worth to each seat, in turn order: one before every event, and at last the result. */
  curve: number[][];
  /** For each event what it changed for each seat: luck, or as a minus what a choice gave away. */
  changes: number[][];
  /** One a seat, in turn order. */
  accounts: SeatAccount[];
  /** At most three, in their order. */
  turning_points: TurningPoint[];
}

/** How far an analysis is. It is begun when somebody first asks for it; ask again until it is there. */
export interface AnalysisNow {
  /** How many events the match has. */
  events: number;
  /** How many of them are looked at; 0 also while other matches come first. Left out: `0`. */
  done?: number;
  /** Left out while it is being made. */
  analysis?: MatchAnalysis | null;
}

// --------------------------------------------------------------------------------------------------------------
// Rules pages and lessons: real positions, and what is played in them, step by step.

/** A move or an outcome of chance, what is touched for it, and what it does. */
export interface SceneBeat {
  seat: string;
  /** Ids, one to three, to be touched in this order. */
  touch: string[];
  happened: Happened;
  /** The position afterwards, as each game's own view defines it. */
  view: View;
  /** Whether the first touch lifts something and shows what lies below. Left out: `false`. */
  lifts?: boolean;
  /** What is seen there; null for the bare table. */
  below?: string | null;
}

/** Moves that belong together. The first one is touched, the others follow by themselves. */
export interface SceneStep {
  beats: SceneBeat[];
  /** Of the catalogue: what is said before it. Left out in the rules. Left out: `""`. */
  code?: string;
  /** Whether it is the learner's own move; else it is watched. Left out: `false`. */
  own?: boolean;
}

/** A position on a board, and what is played from there on. */
export interface Scene {
  /** What stays the same of the board, as each game's own view defines it. */
  board: Board;
  /** The position, as each game's own view defines it. */
  view: View;
  /** Ids to look at. Left out: `[]`. */
  glow?: string[];
  /** Left out: `[]`. */
  steps?: SceneStep[];
}

/** A piece of the rules: its words, and perhaps a position that shows it. */
export interface RulesSection {
  /** Of the catalogue: its text. With `-title` added, its heading. */
  code: string;
  scene?: Scene | null;
}

/** The rules of a game. */
export interface RulesPage {
  game: string;
  /** Numbers for the texts, out of the classic edition. */
  args: Record<string, number>;
  sections: RulesSection[];
}

/** A first lesson: a minute of play in which nothing can go wrong. */
export interface Lesson {
  game: string;
  /** The learner's seat. */
  seat: string;
  /** Numbers for the texts, out of the classic edition. */
  args: Record<string, number>;
  /** One after the other. */
  scenes: Scene[];
  /** Of the catalogue: what is said at the end. */
  code: string;
}

// --------------------------------------------------------------------------------------------------------------
// Values
// What all messages are made of.

/** As it comes in; it is cleaned and shortened before anybody sees it. (length 1 to 60) */
export type Name = string;

/** A short text of the game's or the server's own vocabulary. (length 1 to 40) */
export type Word = string;

/** A move as its game writes it. (length at most 64) */
export type MoveText = string;

/** A position as its game writes it. (length at most 4096) */
export type Position = string;

/** 32 bytes as hexadecimal text. (matches `^[0-9a-f]{64}$`) */
export type Secret = string;

/** The key to the seats of one guest. (length 22 to 64, matches `^[A-Za-z0-9_-]+$`) */
export type Token = string;

/** Seconds: from a quick game to a fortnight for a move by slow play. (5 to 1209600) */
export type Patience = number;

/** The letter of a seat, by which the game calls it. (length 1 to 2) */
export type Seat = string;

/** How it is settled who sits on the first seat. */
export type First = "drawn" | "chosen" | "youngest";

/** Of a table: people sit down, a match is played, or it is over and may be played again. */
export type Phase = "open" | "playing" | "over";

/** Who sits on a seat; `open` for nobody. */
export type Who = "person" | "bot" | "open";

/** What comes next in a match: somebody chooses, chance decides, or nothing. */
export type Kind = "choice" | "chance" | "over";

/** All that people can say to each other: children play here, so there is no free text. */
export type Phrase = "hello" | "your-turn" | "well-played" | "lucky" | "oops" | "thanks" | "wait" | "again" | "bye" | "laugh" | "cheer" | "sad";

// --------------------------------------------------------------------------------------------------------------
// What just happened, step by step.
// What a screen is told of a match: views to draw, things to touch, and what just happened, to be shown step by step.
//
// A screen knows no rules. Everything on it has an *id*, a short text of the game's own vocabulary, told at the top of the
// game's `view.py`. A piece that has an id keeps it for the whole match. Things without one (tiles, cheese, discs) are
// known by what they are and where they lie.

/** Space by space, up a ladder, down the slide, or through the air. */
export type How = "walk" | "climb" | "slide" | "jump";

export type Happening = RolledHappening | MovedHappening | CarriedHappening | FlippedHappening | CaughtHappening | FreedHappening | MissedHappening | RenamedHappening | WonHappening;

/**
 * What just happened in one sentence: a code of the catalogue and what its message needs.
 *
 * The arguments `seat` and `other` are letters of seats; whoever shows the sentence may put names there.
 */
export type Sentence = [code: string, args: Record<string, string | number>];

/** A die fell and shows a face. */
export interface RolledHappening {
  die: string;
  face: string;
  what: "rolled";
}

/** A piece with an id went from the first place of its path to the last one. */
export interface MovedHappening {
  piece: string;
  path: string[];
  how: How;
  what: "moved";
}

/** Things without an id went from one place to another: a tile, pieces of cheese, a disc. */
export interface CarriedHappening {
  thing: string;
  origin: string;
  to: string;
  count: number;
  /** How it is turned there, for things that can lie in several ways. */
  lies: string;
  what: "carried";
}

/** What lay face down or covered at a place is seen now. */
export interface FlippedHappening {
  at: string;
  face: string;
  what: "flipped";
}

/** A piece cannot move any more, for a while or for good; it stays where it is. */
export interface CaughtHappening {
  piece: string;
  by: string;
  at: string;
  what: "caught";
}

/** A caught piece may move again. */
export interface FreedHappening {
  piece: string;
  at: string;
  what: "freed";
}

/** A seat missed a turn, or could do nothing with it. */
export interface MissedHappening {
  seat: string;
  what: "missed";
}

/** Places have other ids from now on, all at once: nothing is to be seen of it. */
export interface RenamedHappening {
  names: Record<string, string>;
  what: "renamed";
}

/** The match is over, and these seats have won it. */
export interface WonHappening {
  seats: string[];
  what: "won";
}

// --------------------------------------------------------------------------------------------------------------
// Views of discs.
// What a screen shows of an open table of discs, and what is touched on it.
//
// Ids: `hand:m` a seat's hand; `table` where a new pile begins; `pile:mc` a pile by its discs from bottom to top, and
// `pile:mc.2` the second one of the same discs. Of such twins the last one is the one that was played last, if one of
// them was. A pile gets another id when it changes, which a `Renamed` tells. Of twins only one is named in touches.
// (On a table with hidden discs piles have places instead, `place:3`, which stay: see `places`.)

/** What is in the box. */
export interface DiscsBoardView {
  seats: string[];
  /** The hand of each seat. */
  hands: Record<string, string>;
  table: string;
  /** Discs of each seat. */
  discs: number;
  /** No pile is higher. */
  height: number;
  /** Uncovered discs that win. */
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
  /** Discs of each seat that nothing lies on. */
  uncovered: Record<string, number>;
  piles: DiscsPile[];
}

/** A pile of which only the top disc is seen. */
export interface DiscsHiddenPile {
  id: string;
  height: number;
  top: string;
  /** Whether it was played last: its top disc may not be lifted. */
  star: boolean;
}

/** A position as people see it. */
export interface DiscsHiddenView {
  seat: string | null;
  step: "play" | "over";
  /** Discs in each hand. */
  hands: Record<string, number>;
  /** Discs of each seat that nothing lies on. */
  uncovered: Record<string, number>;
  piles: DiscsHiddenPile[];
}

// --------------------------------------------------------------------------------------------------------------
// Views of hunt.
// What a screen shows of hunt, and what is touched on it.
//
// Ids: `space:7` on the ring; `top` of the big cheese, from which `slide` leads down; `cat`; mice `mouse:r`; `store` of
// the cheese and a seat's `plate:r`; `dice` both dice together, `die:mouse` and `die:paws` each of them. Who moves first,
// or whom the cat holds, is said by touching that piece.

/** A space of the ring. */
export interface HuntSpace {
  id: string;
  kind: "ladder" | "cheese" | "two" | "hole";
}

/** The big cheese and the ring round it. */
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
  /** So many pieces win; None where the match goes on until the store is empty. */
  goal: number | null;
}

/** A position. */
export interface HuntView {
  seat: string | null;
  step: "setup" | "roll" | "order" | "slide" | "grab" | "toss" | "over";
  /** Where the mice and the cat are. */
  pieces: Record<string, string>;
  /** The mouse under the cat. */
  held: string | null;
  /** Pieces in the store and on the plates. */
  cheese: Record<string, number>;
  /** How far the mouse whose turn it is still has to move; 0 also while that is to be rolled. */
  steps: number;
  /** How far the cat still has to move. */
  paws: number;
}

// --------------------------------------------------------------------------------------------------------------
// Views of kitchen.
// What a screen shows of the kitchen, and what is touched on it.
//
// Ids: `c4` a square (for the cat on the table and a mouse under it the same); `hole:n`; mice `1` to `4` and `cat`;
// `die:mice`, `die:cat`; `plate` where the mice keep their cheese, `caught` where caught mice are, `box` for used tiles
// and for the cat before it is placed. A piece is touched, then where it goes, or which cheese its fork takes; a tile is
// flipped by touching its square.

/** The floor before the first turn. */
export interface KitchenBoardView {
  seats: string[];
  columns: number;
  rows: number;
  /** Row by row from the top, each from left to right. */
  squares: string[];
  /** The squares that the table covers, its legs too. */
  table: string[];
  legs: string[];
  /** The square in front of each hole. */
  holes: Record<string, string>;
  /** The faces of each die. */
  dice: Record<string, string[]>;
  /** All of these the mice must take. */
  cheeses: number;
  plate: string;
  caught: string;
  box: string;
}

/** A position. */
export interface KitchenView {
  seat: string | null;
  step: "place" | "roll" | "go" | "flip" | "bonus" | "arrow" | "fork" | "over";
  /** Where the cat and the mice are. */
  pieces: Record<string, string>;
  /** What lies on squares and in holes: a tile face down, a face-up cheese, a hole's tile face up. */
  tiles: Record<string, "down" | "cheese" | "up">;
  /** How many steps are to be walked, else 0. */
  walk: number;
  /** The piece that stands on a tile to be flipped, or uses one. */
  piece: string | null;
  /** Cheeses on the plate. */
  taken: number;
  /** Face-down tiles of each kind. */
  left: Record<string, number>;
  /** Turns that a side still has to miss. */
  skip: Record<"mice" | "cat", number>;
  /** The mouse that must walk in this turn. */
  forced: string | null;
  /** The mouse seat that takes the next turn of the mice. */
  next_seat: string;
}

// --------------------------------------------------------------------------------------------------------------
// Views of race.
// What a screen shows of race, and what is touched on it.
//
// Ids: `e5` a square, the cheese's too; `corner:r` the corner of a seat that plays, mice `mouse:r`; `bag`; `hand` the tile
// that was drawn; `pass` to miss a turn. To draw, touch the bag; to put a tile back, the tile and then the bag. A tile is
// laid by touching the hand, the square, and for a bend also the square at which the path looks then.

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
  /** The squares of the scent area; none where the scent rule is lifted. */
  scent: string[];
  bag: string;
  hand: string;
  /** To be touched by a seat that misses its turn. */
  miss: string;
}

/** A tile on the board. */
export interface RaceTile {
  at: string;
  tile: "straight" | "bend" | "cat";
  /** The sides by which a path comes in and goes out, such as `sn` or `wn`; empty for a cat. */
  ways: string;
  /** Whose path it belongs to. */
  seat: string | null;
}

/** A position. */
export interface RaceView {
  seat: string | null;
  step: "turn" | "bag" | "lay" | "over";
  /** The mice: in their corners, and who has won at the cheese. */
  pieces: Record<string, string>;
  tiles: RaceTile[];
  /** For every seat that has laid a tile, the square at which its path looks. */
  ends: Record<string, string>;
  /** The tile that is to be laid. */
  hand: "straight" | "bend" | "cat" | null;
  /** How many tiles of each kind are in the bag. */
  bag: Record<string, number>;
}

// --------------------------------------------------------------------------------------------------------------
// Views of towers.
// What a screen shows of towers, and what is touched on it.
//
// Ids: `pantry:r` a seat's pantry; `space:7`; `hole` the mouse hole; `die`; `clover:3` the number that a clover stands
// for; mice `r1`, `r2`, ... A mouse is touched where it stands, then where it goes is touched. A clover that brings one
// home asks for the number as well, since each number is a move of its own; all of them lead to the same position.

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
  /** The numbers that a clover may stand for. */
  clovers: string[];
  /** Mice of each seat. */
  mice: number;
}

/** A position. */
export interface TowersView {
  seat: string | null;
  step: "roll" | "move" | "over";
  /** What it shows, empty while it is to be rolled. */
  die: string;
  /** Where every mouse is. */
  pieces: Record<string, string>;
  /** The mice on each space that is not free, from bottom to top. */
  towers: Record<string, string[]>;
  /** The mice that are in traps for good. */
  caught: string[];
  /** How many mice each seat has in the mouse hole. */
  home: Record<string, number>;
  /** The seats that have a mouse home, in the order of their first arrival. */
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
