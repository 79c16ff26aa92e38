/**
 * Touch target correction: a touch that hits something over or close to a highlighted spot goes to that spot,
 * because a thumb is wider than a small square. Where it could mean several small ones, it only enlarges the
 * place, and the next touch chooses.
 */
import { Magnifier } from "./magnifier";
import type { Point } from "./fly";

/** Minimum size of a highlighted touch target in pixels; adjacent targets share the space. */
const THUMB = 44;
/** How large a small spot is made, in pixels. */
const CLEAR = 62;
/** Screen readers touch the middle of what they name: so close to it a touch is no thumb's. */
const EXACT = 1;

const boxOf = (spot: Element): DOMRect => (spot.querySelector(".ring") ?? spot).getBoundingClientRect();
const narrow = (spot: Element): number => Math.min(boxOf(spot).width, boxOf(spot).height);

/** How far a point is from the centre of a spot, across and along. */
function away(spot: Element, { x, y }: Point): Point {
  const box = boxOf(spot);
  return { x: Math.abs(x - box.x - box.width / 2), y: Math.abs(y - box.y - box.height / 2) };
}

/** Whether a point is within the touch target of a spot, which has a minimum size in pixels. */
function isOn(spot: Element, at: Point, least: number): boolean {
  const { x, y } = away(spot, at);
  return x <= Math.max(boxOf(spot).width, least) / 2 && y <= Math.max(boxOf(spot).height, least) / 2;
}

/** Whether a thumb at a point covers a part of a spot. */
function isUnder(spot: Element, at: Point): boolean {
  const { x, y } = away(spot, at);
  return x < (boxOf(spot).width + THUMB) / 2 && y < (boxOf(spot).height + THUMB) / 2;
}

function isExact(spot: Element, at: Point): boolean {
  const { x, y } = away(spot, at);
  return x <= EXACT && y <= EXACT;
}

/** Of some spots, the one whose centre is nearest to a point. */
function nearest(spots: Element[], at: Point): Element | undefined {
  const far = (spot: Element) => Math.hypot(away(spot, at).x, away(spot, at).y);
  return spots.toSorted((one, other) => far(one) - far(other))[0];
}

/** The spot that was hit, directly or through a piece on it. */
function spotOf(board: Element, hit: Element): Element | null {
  const at = hit.closest("[data-at]")?.getAttribute("data-at");
  return at ? board.querySelector(`[data-spot="${CSS.escape(at)}"]`) : hit.closest("[data-spot]");
}

/** Redirect touches on a board that hit nothing legal to a highlighted spot nearby, and enlarge what is too small to be hit. */
export function thumb(board: SVGElement) {
  board.dataset.thumb = "";
  const coarse = matchMedia("(pointer: coarse)");
  const magnifier = new Magnifier(board);
  /** Clicks of keys and of screen readers have no pointer, or another one. */
  const isFinger = ({ pointerType }: Partial<PointerEvent>) => (pointerType === undefined ? coarse.matches : pointerType === "touch");

  /** The smallest spot under a thumb, if it covers several and one of them is too small to be hit. */
  const tooSmall = (spots: Element[], at: Point): number | undefined => {
    const covered = spots.filter((spot) => isUnder(spot, at));
    const least = Math.min(...covered.map(narrow));
    return covered.length > 1 && least < THUMB && !covered.some((spot) => isExact(spot, at)) ? least : undefined;
  };

  const onClick = (event: Event) => {
    if (!event.isTrusted) return;
    const { clientX: x, clientY: y, target } = event as MouseEvent;
    const spots = [...board.querySelectorAll("[data-next]")];
    const hit = spotOf(board, target as Element);
    const small = isFinger(event as Partial<PointerEvent>) && !magnifier.isOn ? tooSmall(spots, { x, y }) : undefined;
    if (small !== undefined) {
      event.stopPropagation();
      magnifier.enlarge({ x, y }, CLEAR / small, nearest(spots, { x, y })!);
      return;
    }
    if (hit?.matches("[data-next]")) return;
    const least = coarse.matches && !hit?.matches("[aria-pressed]") ? THUMB : 0;
    const meant = nearest(spots.filter((spot) => isOn(spot, { x, y }, least)), { x, y });
    if (meant || magnifier.isOn) event.stopPropagation();
    if (meant) meant.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else magnifier.end();
  };
  board.addEventListener("click", onClick, true);
  return {
    destroy() {
      board.removeEventListener("click", onClick, true);
      magnifier.end();
    },
  };
}
