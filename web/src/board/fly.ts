/** The animation of a piece that is carried: up, over and down, with a small bounce. */

export interface Point {
  x: number;
  y: number;
}

const HEIGHT = 46;
const BOUNCE = 1.5;
/** The bounce as a fraction of the flight; the view is updated during it. */
const BOUNCING = 0.3;

/** Animate an SVG element from one point to another, in milliseconds. */
export function fly(node: SVGElement, { from, to, time }: { from: Point; to: Point; time: number }) {
  const whole = 1 + BOUNCING;
  const at = (x: number, y: number, when: number, easing: string) => ({ transform: `translate(${x}px, ${y}px)`, offset: when / whole, easing });
  const top = Math.min(from.y, to.y) - HEIGHT;
  node.animate(
    [
      at(from.x, from.y, 0, "cubic-bezier(0.4, 0, 0.8, 0.8)"),
      at((from.x + to.x) / 2, top, 0.5, "cubic-bezier(0.2, 0.2, 0.6, 1)"),
      at(to.x, to.y, 1, "ease-out"),
      at(to.x, to.y - BOUNCE, 1 + BOUNCING / 2, "ease-in"),
      at(to.x, to.y, whole, "linear"),
    ],
    { duration: time * whole, fill: "both" },
  );
}
