/** A scene that is played by its script: for the rules all at once, for a lesson step by step. */
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { named, say } from "./words.svelte";
import type { Scene, SceneBeat, SceneStep, View } from "../protocol";

/** Milliseconds between two moves that nobody has to touch. */
const BEAT = 500;

export interface Told {
  code: string;
  args: Record<string, string | number>;
}

export class Showing {
  view: View = $state.raw()!;
  /** Whether something has been played already. */
  begun = $state(false);
  busy = $state(false);
  /** What has happened, sentence by sentence. */
  told = $state<Told[]>([]);
  readonly stage = new Stage();

  constructor(readonly scene: Scene) {
    this.view = scene.view;
  }

  /** Nobody sits here: seats are called by their colours. */
  readonly name = (seat: string): string => say(`web.seat-${seat}`);

  /** Play everything from the beginning; a touch in the middle of it skips ahead. */
  async playAll(): Promise<void> {
    if (this.busy) {
      this.stage.skip();
      return;
    }
    const wasOver = this.view !== this.scene.view;
    this.view = this.scene.view;
    this.told = [];
    if (wasOver && settings.motion === "none") return; // without movement nobody would see how it began
    for (const step of this.scene.steps ?? []) await this.play(step);
  }

  /** Show all moves of a step, and say when it has begun. */
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
