/** The way through a lesson: scene by scene, step by step, touch by touch. Nothing can go wrong in it. */
import { speak } from "./speech";
import { sound } from "./sound";
import { Showing } from "./showing.svelte";
import { say } from "./words.svelte";
import type { Lesson, SceneStep } from "../protocol";

export class Course {
  /** How many steps are done. */
  done = $state(0);
  /** What was touched of the present step. */
  path = $state<string[]>([]);
  /** How often something else was touched. */
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

  /** What the learner is told now. */
  get sentence(): string {
    return say(this.step?.code || this.lesson.code, this.lesson.args);
  }

  /** Whether the learner has just to watch. */
  get watches(): boolean {
    return !this.isOver && !this.showing.busy && !this.step?.own;
  }

  /** The one thing to be touched next. */
  get next(): Set<string> {
    const id = this.step?.own && !this.showing.busy ? this.step.beats[0]!.touch[this.path.length] : undefined;
    return new Set(id === undefined ? [] : [id]);
  }

  touch(id: string): void {
    const { step, showing } = this;
    if (showing.busy) {
      showing.stage.skip();
    } else if (step && this.next.has(id)) {
      this.path.push(id);
      this.missed = 0;
      const first = step.beats[0]!;
      if (this.path.length === first.touch.length) void this.goOn();
      else if (first.lifts) showing.stage.lifted = { at: id, below: first.below ?? null };
    } else if (step?.own && !this.path.includes(id)) {
      this.missed += 1;
      sound("no");
    }
  }

  /** Show the present step; then comes the next one. */
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
