/** The stage: animates events step by step before the new position is shown. */
import { soundOfCatch, soundOfHop, soundOfThing, type GameSounds } from "./step_sounds";
import { settings } from "../ui/settings.svelte";
import { sound, type Name } from "../ui/sound";
import { endingFor } from "../ui/sound/ending";
import type { Happening } from "../protocol";

/** Milliseconds per kind of step. */
const STEP = { rolled: 700, moved: 240, leap: 520, carried: 420, flipped: 480, caught: 420, freed: 300, missed: 350, won: 0, renamed: 0 };
const QUICK = 0.4;

export interface Flight {
  thing: string;
  origin: string;
  to: string;
  count: number;
  lies: string;
}

export class Stage {
  /** Positions of moving pieces; all others are where the view says. */
  places = $state<Record<string, string>>({});
  /** The moving piece, how it moves, and the place that it has just left. */
  mover = $state<{ piece: string; how: string; from: string } | undefined>();
  /** Tumbling dice, and their results. */
  dice = $state<Record<string, { face: string; tumbling: boolean }>>({});
  flight = $state<Flight | undefined>();
  /** What was carried since the view was current. */
  carried = $state<Flight[]>([]);
  /** A piece that is held above the board, and what is visible below it, until it is played. */
  lifted = $state<{ at: string; below: string | null } | undefined>();
  flipped = $state<{ at: string; face: string } | undefined>();
  caught = $state<{ piece: string; by: string } | undefined>();
  missed = $state<string | undefined>();
  winners = $state<string[]>([]);
  /** What was shown last. It outlasts the animation: pieces are glad or sad about it for a while. */
  recent = $state.raw<readonly Happening[]>([]);
  /** The speed factor. */
  speed = $state(1);
  private skipping = false;
  private sounds: GameSounds = {};
  /** Resolvers that end the current pauses. */
  private readonly wakers = new Set<() => void>();

  /** @param own The seats of this device, which decide what is heard at the end. */
  constructor(private readonly own: () => readonly string[] = () => []) {}

  /** Let the board say what its pieces sound like. */
  soundLike(sounds: GameSounds): void {
    this.sounds = sounds;
  }

  /** Animate some steps, one after the other, or skip them from the beginning. */
  async show(steps: Happening[], skipping = false): Promise<void> {
    this.skipping = skipping;
    this.forget();
    for (const together of inConcert(steps)) {
      this.land();
      await Promise.all(together.map((step) => this.play(step)));
      this.recent = [...this.recent, ...together];
    }
  }

  /** Put down what is in the air. The last thing of a move stays there until the view has it. */
  private land(): void {
    if (this.flight) this.carried.push(this.flight);
    this.flight = undefined;
  }

  /** Wait, unless the animation is skipped. */
  rest(full: number): Promise<void> {
    return this.pause(full);
  }

  /** What was shown last no longer matters: a match begins anew, or another position is shown. */
  forget(): void {
    this.recent = [];
  }

  /** Reset: the view alone says where things are. */
  clear(): void {
    this.places = {};
    this.dice = {};
    this.carried = [];
    this.mover = this.flight = this.flipped = this.caught = this.missed = undefined;
    this.winners = [];
  }

  /** A touch skips the animation. */
  skip(): void {
    this.skipping = true;
    for (const wake of this.wakers) wake();
  }

  private async play(step: Happening): Promise<void> {
    switch (step.what) {
      case "rolled":
        this.hear("dice");
        this.dice[step.die] = { face: step.face, tumbling: true };
        await this.pause(STEP.rolled);
        this.dice[step.die] = { face: step.face, tumbling: false };
        this.hear(this.sounds.landed?.(step));
        return;
      case "moved":
        for (const [index, place] of step.path.slice(1).entries()) {
          this.mover = { piece: step.piece, how: step.how ?? "walk", from: step.path[index]! };
          this.places[step.piece] = place;
          this.hear(this.sounds.hop?.(step, place) ?? soundOfHop(step));
          await this.pause((step.how ?? "walk") === "walk" ? STEP.moved : STEP.leap);
        }
        this.mover = undefined;
        return;
      case "carried":
        this.flight = { thing: step.thing, origin: step.origin, to: step.to, count: step.count ?? 1, lies: step.lies ?? "" };
        this.hear(this.sounds.carried?.(step) ?? soundOfThing(step));
        return this.pause(STEP.carried);
      case "flipped":
        this.flipped = { at: step.at, face: step.face };
        this.hear("flip");
        return this.pause(STEP.flipped);
      case "caught":
        this.caught = { piece: step.piece, by: step.by };
        this.hear(this.sounds.caught?.(step) ?? soundOfCatch(step));
        this.hear("caught");
        return this.pause(STEP.caught);
      case "freed":
        this.hear("squeak");
        return this.pause(STEP.freed);
      case "missed":
        this.missed = step.seat;
        return this.pause(STEP.missed);
      case "won":
        this.winners = step.seats;
        sound(endingFor(step.seats, this.own()));
        return;
      case "renamed":
        return;
    }
  }

  /** Play a sound, unless nobody watches the animation: all the sounds of what is skipped would come at once. */
  private hear(name: Name | undefined): void {
    if (name && !this.skipping && document.visibilityState !== "hidden") sound(name);
  }

  /** The duration of a kind of step, with the user's settings. */
  time(kind: keyof typeof STEP): number {
    return paced(STEP[kind]) / this.speed;
  }

  private pause(full: number): Promise<void> {
    const time = this.skipping ? 0 : paced(full) / this.speed;
    if (time === 0 || document.visibilityState === "hidden") return Promise.resolve();
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer);
        this.wakers.delete(wake);
        done();
      };
      const timer = setTimeout(wake, time);
      this.wakers.add(wake);
    });
  }
}

/** Dice that are thrown together tumble together; all other steps are sequential. */
function inConcert(steps: Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.what === "rolled" && last?.[0]?.what === "rolled") last.push(step);
    else groups.push([step]);
  }
  return groups;
}

function paced(full: number): number {
  return settings.motion === "none" ? 0 : settings.motion === "quick" ? full * QUICK : full;
}
