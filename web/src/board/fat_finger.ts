/**
 * What glows is what people mean: a touch of something else that covers it goes to it, and since a thumb is wider than
 * a small square, so does a touch close to it.
 */

const THUMB = 44;
/** Pixels that everything which glows can be touched on, at least; where several glow side by side they share them. */

/** Whether a point is on the area of a spot, which is so many pixels wide and high at least. */
function isOn(spot: Element, x: number, y: number, least: number): boolean {
  const box = (spot.querySelector(".ring") ?? spot).getBoundingClientRect();
  const across = Math.abs(x - box.x - box.width / 2) - Math.max(box.width, least) / 2;
  const along = Math.abs(y - box.y - box.height / 2) - Math.max(box.height, least) / 2;
  return Math.max(across, along) <= 0;
}

/** How far a point is from the middle of a spot, squared. */
function distance(spot: Element, x: number, y: number): number {
  const box = (spot.querySelector(".ring") ?? spot).getBoundingClientRect();
  return (x - box.x - box.width / 2) ** 2 + (y - box.y - box.height / 2) ** 2;
}

/** The spot that was hit: itself, or by a piece that stands on it. */
function spotOf(board: Element, hit: Element): Element | null {
  const at = hit.closest("[data-at]")?.getAttribute("data-at");
  return at ? board.querySelector(`[data-spot="${CSS.escape(at)}"]`) : hit.closest("[data-spot]");
}

/** Lead touches of a board that hit nothing which can be done to what glows there. */
export function thumb(board: SVGElement) {
  board.dataset.thumb = "";
  const coarse = matchMedia("(pointer: coarse)");
  const onClick = (event: Event) => {
    const { clientX: x, clientY: y, target } = event as MouseEvent;
    const spot = spotOf(board, target as Element);
    if (spot?.matches("[data-next]")) return;
    const least = coarse.matches && !spot?.matches("[aria-pressed]") ? THUMB : 0;
    const near = [...board.querySelectorAll("[data-next]")].filter((one) => isOn(one, x, y, least));
    const [first] = near.sort((one, other) => distance(one, x, y) - distance(other, x, y));
    if (!first) return;
    event.stopPropagation();
    first.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  board.addEventListener("click", onClick, true);
  return { destroy: () => board.removeEventListener("click", onClick, true) };
}
