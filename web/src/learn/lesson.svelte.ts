/** The state of a lesson: scenes, steps and touches. A wrong touch changes nothing. */
import { highlightsOf, type Highlights } from "../board/highlights";
import { speak } from "../i18n/speech";
import { sound } from "../ui/sound";
import { Showing } from "./scene_player.svelte";
import { say } from "../i18n/words.svelte";
import type { Lesson, SceneBeat, SceneStep } from "../protocol";

export class Course {
  /** The number of steps done. */
  done = $state(0);
  /** The touches of the current step. */
  path = $state<string[]>([]);
  /** The number of wrong touches. */
  missed = $state(0);
  showing: Showing = $state.raw()!;
  private readonly plan: { scene: number; step: SceneStep }[];
  private scene = 0;

  constructor(readonly lesson: Lesson) {
    this.plan = lesson.scenes.flatMap((scene, index) => (scene.steps ?? []).map((step) => ({ scene: index, step })));
    this.showing = new Showing(lesson.scenes[0]!);
    this.announce();
  }

  get steps(): number {
    return this.plan.length;
  }

  get isOver(): boolean {
    return this.done === this.plan.length;
  }

  get step(): SceneStep | undefined {
    return this.plan[this.done]?.step;
  }

  /** The current instruction. */
  get sentence(): string {
    return say(this.step?.code || this.lesson.code, this.lesson.args);
  }

  /** Whether the learner only watches. */
  get watches(): boolean {
    return !this.isOver && !this.showing.busy && !this.step?.own;
  }

  /** The ids touched so far, and the one to touch next. */
  get highlights(): Highlights {
    return highlightsOf({ moves: this.step?.own && !this.showing.busy ? [this.step.beats[0]!] : [], path: this.path });
  }

  touch(id: string): void {
    const { step, showing } = this;
    if (showing.busy) {
      showing.stage.skip();
    } else if (step && this.highlights.next.has(id)) {
      this.path.push(id);
      this.missed = 0;
      const first = step.beats[0]!;
      if (this.path.length === first.touch.length) void this.goOn();
      else this.lift(id, first);
    } else if (step?.own && !this.path.includes(id)) {
      this.missed += 1;
      sound("no");
    }
  }

  private lift(id: string, { lifts, below }: SceneBeat): void {
    sound("lift");
    if (lifts) this.showing.stage.lifted = { at: id, below: below ?? null };
  }

  /** Show the current step, then go to the next one. */
  async goOn(): Promise<void> {
    const { step, showing } = this;
    if (!step || showing.busy) return;
    await showing.play(step, () => (this.path = []));
    this.done += 1;
    const scene = this.plan[this.done]?.scene ?? this.scene;
    if (scene !== this.scene) this.showing = new Showing(this.lesson.scenes[scene]!);
    this.scene = scene;
    this.announce();
  }

  private announce(): void {
    this.missed = 0;
    speak(this.sentence);
  }
}
