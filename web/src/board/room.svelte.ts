/** The room that a screen leaves to a board: layouts choose the shape that fills it. */
import { ScreenQuery } from "./screen_query.svelte";
import type { Size } from "./size";

/** Portrait screens, and phones in landscape, where there is a column beside the board. */
const UPRIGHT = "(max-aspect-ratio: 1/1), (max-height: 500px) and (max-aspect-ratio: 2/1)";
/** Width by height, for boards without a room of their own: in rules, and on paper. */
const WITHOUT = { upright: 0.85, wide: 1.6 };
/** Smaller changes, e.g. by a scroll bar, leave a board as it is. */
const STEP = 0.02;

export class Room {
  private measured = $state<number>();
  private readonly upright = new ScreenQuery(UPRIGHT);

  /** Width by height. */
  get ratio(): number {
    return this.measured ?? (this.upright.current ? WITHOUT.upright : WITHOUT.wide);
  }

  /** Measure the drawing of a board, if it is as large as its room: screens mark such a room with `data-room`. */
  readonly measure = (svg: SVGSVGElement) => {
    if (!svg.closest("[data-room]")) return undefined;
    const take = ({ width, height }: Size) => {
      const ratio = width / height;
      if (height > 0 && Math.abs(ratio - (this.measured ?? 0)) > STEP) this.measured = ratio;
    };
    take({ width: svg.clientWidth, height: svg.clientHeight });
    const observer = new ResizeObserver(([entry]) => entry && take(entry.contentRect));
    observer.observe(svg);
    return { destroy: () => observer.disconnect() };
  };
}
