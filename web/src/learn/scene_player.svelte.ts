/** Plays a scripted scene: all at once in the rules, step by step in a lesson. */
import { settings } from "../ui/settings.svelte";
import { Stage } from "../board/stage.svelte";
import { playerName } from "../i18n/players";
import { named } from "../i18n/words.svelte";
import type { Scene, SceneBeat, SceneStep, View } from "../protocol";

/** Milliseconds between two automatic moves. */
const BEAT = 500;
/** The seats whose labels can stand for a name. */
const COLOURS = ["r", "b", "g", "y"];

export interface Told {
  code: string;
  args: Record<string, string | number>;
}

export class Showing {
  view: View = $state.raw()!;
  /** Whether something was played already. */
  begun = $state(false);
  busy = $state(false);
  /** The sentences about what has happened. */
  told = $state<Told[]>([]);
  readonly stage = new Stage();

  constructor(readonly scene: Scene) {
    this.view = scene.view;
  }

  /** There are no players here: the texts call seats by their colours, and those without one have characters. */
  readonly name = (seat: string): string => playerName(COLOURS.includes(seat) ? { seat } : { seat, character: this.scene.characters?.[seat] });

  /** Play everything from the beginning; a touch skips ahead. */
  async playAll(): Promise<void> {
    if (this.busy) {
      this.stage.skip();
      return;
    }
    const wasOver = this.view !== this.scene.view;
    this.view = this.scene.view;
    this.stage.forget();
    this.told = [];
    if (wasOver && settings.motion === "none") return; // without motion nobody would see the starting position
    for (const step of this.scene.steps ?? []) await this.play(step);
  }

  /** Play all moves of a step; `begun` is called when it has begun. */
  async play(step: SceneStep, begun = () => {}): Promise<void> {
    this.busy = this.begun = true;
    begun();
    for (const [index, beat] of step.beats.entries()) {
      if (index > 0) await this.stage.rest(BEAT);
      await this.show(beat);
    }
    this.busy = false;
  }

  private async show(beat: SceneBeat): Promise<void> {
    const [code, args] = beat.happened.tell as [string, Record<string, string | number>];
    this.told.push({ code, args: named(args, this.name) });
    await this.stage.show(beat.happened.steps);
    this.view = beat.view;
    this.stage.lifted = undefined;
    this.stage.clear();
  }
}
