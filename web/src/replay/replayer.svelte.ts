/** The state of a replay: stepping, playing, and seeking. */
import { playerName } from "../i18n/players";
import { settings } from "../ui/settings.svelte";
import { speak } from "../i18n/speech";
import { Stage } from "../board/stage.svelte";
import { named, say, tell } from "../i18n/words.svelte";
import type { Flaw, Frame, Outcome, RecordSeat, PlayNow, Replay, SeatNow } from "../protocol";

/** Milliseconds between two events during playback; longer with reduced motion, so that people can follow. */
const BREATH = 350;
const BREATH_WITHOUT_MOTION = 1400;
export const SPEEDS = [0.5, 1, 2, 4];

export class Replayer {
  readonly stage = new Stage();
  readonly here: number[] = [];
  playing = $state(false);
  /** The frame whose view is drawn. */
  at = $state(0);
  /** The frame described by the text: one ahead while its event is animated. */
  told = $state(0);
  private showing: Promise<void> = Promise.resolve();
  private round = 0;
  private wake: (() => void) | undefined;

  constructor(readonly replay: Replay, at = 0) {
    this.at = this.told = Math.min(Math.max(at, 0), this.last);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    return this.replay.frames[this.at]!;
  }

  /** Why the record cannot be shown to its end, if so. */
  get broken(): Flaw | undefined {
    return this.replay.frames.length <= this.replay.record.events.length ? this.replay.flaws.at(-1) : undefined;
  }

  /** The result, at the end of the match. */
  get result(): Outcome | null {
    return this.at === this.last && !this.broken ? this.replay.record.result : null;
  }

  // The players, in the form that a seat strip shows

  get table(): { opened: { game: string } } {
    return { opened: { game: this.replay.record.game } };
  }

  get now(): { seats: SeatNow[]; play: Pick<PlayNow, "turn" | "result"> } {
    return {
      seats: this.replay.record.seats.map((seat) => seatNow(seat, this.replay.characters[seat.seat])),
      play: { turn: this.frame.turn, result: this.result },
    };
  }

  seatName(letter: string): string {
    return playerName(this.now.seats.find((seat) => seat.seat === letter) ?? { seat: letter });
  }

  /** The event of a frame as a sentence. */
  sentence(at: number): string {
    const happened = this.replay.frames[at]?.happened;
    if (!happened) return say("web.replay-start");
    const [code, args] = happened.tell;
    return tell(code, named(args, (seat) => this.seatName(seat)));
  }

  // Seeking

  /** Show the next event; skips a running animation. */
  async forward(): Promise<void> {
    const round = await this.halt(this.told);
    if (round !== this.round || this.at >= this.last) return;
    this.told = this.at + 1;
    speak(this.sentence(this.told));
    this.showing = this.stage.show(this.replay.frames[this.told]!.happened?.steps ?? []);
    await this.showing;
    if (round === this.round) this.settle(this.told);
  }

  /** Seek to a frame. */
  async jump(at: number): Promise<void> {
    await this.halt(Math.min(Math.max(at, 0), this.last));
    this.stage.forget();
  }

  back(): Promise<void> {
    return this.jump(this.told - 1);
  }

  /** Start or stop playback; at the end it starts over. */
  async toggle(): Promise<void> {
    this.playing = !this.playing;
    this.wake?.();
    if (!this.playing) return;
    if (this.told >= this.last) await this.jump(0);
    while (this.playing && this.at < this.last) {
      await this.forward();
      if (this.playing && this.at < this.last) await this.breathe();
    }
    this.playing = false;
  }

  /** A touch on the board skips the animation. */
  skip(): void {
    this.stage.skip();
  }

  close(): void {
    this.playing = false;
    this.round += 1;
    this.wake?.();
    this.stage.skip();
  }

  /** Stop the animation and seek to a frame. Returns the id of the new run: another call may start the next one. */
  private async halt(at: number): Promise<number> {
    const round = ++this.round;
    this.told = at;
    this.stage.skip();
    await this.showing;
    if (round === this.round) this.settle(at);
    return round;
  }

  private settle(at: number): void {
    this.at = this.told = at;
    this.stage.clear();
  }

  private breathe(): Promise<void> {
    const time = (settings.motion === "none" ? BREATH_WITHOUT_MOTION : BREATH) / this.stage.speed;
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** A seat of a record; the computer has a character, and its level is shown, if people can choose it. */
function seatNow({ seat, name }: RecordSeat, character: string | undefined): SeatNow {
  if (!character) return { seat, who: "person", name };
  const level = name.replace(/^bot:/, "");
  const code = `web.level-${level}`;
  return { seat, who: "bot", character, level: say(code) === code ? null : level };
}
