/** A thing that is carried through the air: up, over and down again. */

export interface Point {
  x: number;
  y: number;
}

const HEIGHT = 46;

/** Move something of a drawing from one point to another, in so many milliseconds. */
export function fly(node: SVGElement, { from, to, time }: { from: Point; to: Point; time: number }) {
  const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
  const top = Math.min(from.y, to.y) - HEIGHT;
  node.animate([at(from.x, from.y), at((from.x + to.x) / 2, top), at(to.x, to.y)], { duration: time, easing: "ease-in-out", fill: "both" });
}
