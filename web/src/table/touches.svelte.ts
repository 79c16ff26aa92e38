/** Turns touches on the board into moves, by the touch sequences that the server has sent. */
import type { Session } from "./session.svelte";
import { highlightsOf, type Highlights, type Situation } from "../board/highlights";
import { shake } from "../board/refuse_animation";
import { moveOf } from "../board/touch";
import { settings } from "../ui/settings.svelte";
import { sound } from "../ui/sound";

/** Milliseconds before the only legal move plays itself. */
const FORCED_MOVE_DELAY = 700;

export class Touches {
  private path = $state<string[]>([]);
  /** Whether an answer of the server is pending: until then nothing is highlighted, and further touches are ignored. */
  awaiting = $state(false);
  private forced: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  get highlights(): Highlights {
    return highlightsOf({ ...this.situation, hint: this.session.hints.touches });
  }

  private get situation(): Situation {
    const { turn, play, handOver } = this.session;
    if (!turn || !play || handOver.to) return {};
    if (this.awaiting) return { path: this.path, awaiting: true };
    if (play.kind === "chance") return { moves: play.touch && !play.waiting.length ? [{ touch: [play.touch] }] : [] };
    return { moves: play.choices, path: play.lifted ? [play.lifted, ...this.path.slice(1)] : this.path };
  }

  /** Handle a touch on the board. */
  touch(id: string): void {
    const { now, play, turn, handOver, updates, busy } = this.session;
    if (busy) {
      updates.skip();
      return;
    }
    if (!now || !play || handOver.to || this.awaiting) return;
    if (!turn) {
      this.tooEarly(id);
      return;
    }
    this.cancelForced();
    const { path, next } = this.highlights;
    if (next.has(id)) {
      if (play.kind === "chance") this.session.send({ type: "roll", at: now.at });
      else this.choose([...path, id]);
    } else if (path.includes(id) && !play.lifted) {
      this.path = [];
      this.session.refusals.clear();
    } else if (!play.lifted && play.choices.some((choice) => choice.touch[0] === id)) {
      this.choose([id]); // replace the previous choice
    } else {
      this.shakeHead(id);
      this.session.sendUnasked({ type: "why", at: now.at, touches: [...path, id] });
    }
  }

  /** Reset the touches. */
  clear(): void {
    this.path = [];
  }

  /** Play a forced move after a moment. */
  playForced(): void {
    const { now, play, turn, handOver } = this.session;
    const only = turn && !handOver.to && play?.kind === "choice" && play.choices.length === 1 ? play.choices[0] : undefined;
    if (only && now && settings.motion !== "none") {
      this.forced = setTimeout(() => this.session.send({ type: "move", at: now.at, move: only.move }), FORCED_MOVE_DELAY);
    }
  }

  cancelForced(): void {
    clearTimeout(this.forced);
  }

  private choose(path: string[]): void {
    const { now, play, table, parts } = this.session;
    if (!now || !play) return;
    this.session.refusals.clear();
    const move = moveOf(play.choices, path);
    if (move) {
      this.path = [];
      this.session.send({ type: "move", at: now.at, move: move.move });
    } else {
      this.path = path;
      sound("lift");
      const [first] = path;
      const lifts = (table?.opened.house.hidden ?? true) && path.length === 1 && parts?.lifts?.(first!);
      if (lifts) this.session.send({ type: "lift", at: now.at, touch: first! });
    }
  }

  /** Handle a touch while it is somebody else's turn. */
  private tooEarly(id: string): void {
    const { seats, play, refusals } = this.session;
    if (!seats.length || !play?.turn) return;
    this.shakeHead(id);
    refusals.refuse("web.not-now", { name: this.session.seatName(play.turn) });
  }

  /** Ask the server why the touch is illegal. */
  private shakeHead(id: string): void {
    sound("no");
    shake(id);
  }
}
