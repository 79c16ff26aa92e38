/** Short motions of pieces, replayed whenever their occasion changes: hops, pounces, wobbles. */

/** The keyframes of each motion; the level says how high in a tower a piece is. */
const MOTIONS = {
  hop: () => ["none", "translateY(-13px) scale(0.97, 1.05)", "none"],
  prowl: () => ["none", "translateY(-4px) scale(1.05, 0.95)", "none"],
  leap: () => ["none", "translateY(-26px) scale(1.06)", "none"],
  pounce: () => ["none", "translateY(3px) scale(1.12, 0.82)", "translateY(-24px) scale(0.98, 1.14)", "translateY(0) scale(1.14, 0.86)", "none"],
  wobble: (level: number) => [0, -1, 1, -0.6, 0.4, 0].map((by) => `translateX(${by * level * 2.6}px) rotate(${by * 7}deg)`),
  drop: () => ["translateY(-26px) rotate(-8deg)", "translateY(7px) scale(1.06, 0.9)", "translateY(-3px)", "none"],
  shiver: () => [0, -4, 4, -4, 4, 0].map((x) => `translateX(${x}px)`),
} satisfies Record<string, (level: number) => string[]>;
export type Motion = keyof typeof MOTIONS;

export interface Occasion {
  motion: Motion | undefined;
  /** Changes when the same motion begins again. */
  beat?: string;
  /** In milliseconds; without any there is no motion. */
  time: number;
  level?: number;
}

/** Let an element of a board move on every new occasion. It is not drawn anew for it. */
export function moves(node: SVGElement, occasion: Occasion) {
  let last = occasion;
  const begin = ({ motion, time, level = 1 }: Occasion) => {
    if (motion && time > 0) node.animate(MOTIONS[motion](level).map((transform) => ({ transform })), { duration: time, easing: "ease-in-out" });
  };
  begin(occasion);
  return {
    update(next: Occasion) {
      if (next.motion !== last.motion || next.beat !== last.beat) begin(next);
      last = next;
    },
  };
}
