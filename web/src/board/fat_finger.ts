/**
 * Touch target correction: a touch that hits something over or close to a highlighted spot goes to that spot,
 * because a thumb is wider than a small square.
 */

const THUMB = 44;
/** Minimum size of a highlighted touch target in pixels; adjacent targets share the space. */

/** Whether a point is within the touch target of a spot, which has a minimum size in pixels. */
function isOn(spot: Element, x: number, y: number, least: number): boolean {
  const box = (spot.querySelector(".ring") ?? spot).getBoundingClientRect();
  const across = Math.abs(x - box.x - box.width / 2) - Math.max(box.width, least) / 2;
  const along = Math.abs(y - box.y - box.height / 2) - Math.max(box.height, least) / 2;
  return Math.max(across, along) <= 0;
}

/** The squared distance of a point from the centre of a spot. */
function distance(spot: Element, x: number, y: number): number {
  const box = (spot.querySelector(".ring") ?? spot).getBoundingClientRect();
  return (x - box.x - box.width / 2) ** 2 + (y - box.y - box.height / 2) ** 2;
}

/** The spot that was hit, directly or through a piece on it. */
function spotOf(board: Element, hit: Element): Element | null {
  const at = hit.closest("[data-at]")?.getAttribute("data-at");
  return at ? board.querySelector(`[data-spot="${CSS.escape(at)}"]`) : hit.closest("[data-spot]");
}

/** Redirect touches on a board that hit nothing legal to a highlighted spot nearby. */
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
