/** Keyboard control: Tab focuses the board once, arrow keys move to the nearest spot in their direction, Enter touches. */

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Point { x: number; y: number }

function centre(spot: Element): Point {
  const box = spot.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest spot in a direction; sideways distance counts double. */
function nearest(spots: Element[], from: Element, [dx, dy]: [number, number]): Element | undefined {
  const here = centre(from);
  let best: Element | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const { x, y } = centre(spot);
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = ahead + 2 * aside;
    if (spot !== from && ahead > 2 && far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Roving tabindex: make one spot of a board reachable by Tab, and let arrow keys move between all of them. */
export function roving(board: Element) {
  const spots = () => [...board.querySelectorAll("[data-spot]")];
  const stop = (spot: Element) => {
    for (const other of board.querySelectorAll('[data-spot][tabindex="0"]')) other.setAttribute("tabindex", "-1");
    spot.setAttribute("tabindex", "0");
  };
  /** Boards are rendered in parts: until the board has had focus, Tab leads to the first highlighted spot. */
  const tidy = () => {
    const now = board.querySelector('[data-spot][tabindex="0"]');
    if (now && (now === document.activeElement || now.hasAttribute("data-next"))) return;
    const best = board.querySelector("[data-spot][data-next]") ?? now ?? board.querySelector("[data-spot]");
    if (best && best !== now) stop(best);
  };
  const onKey = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    const direction = ARROWS[key];
    const from = (target as Element).closest("[data-spot]");
    if (!direction || !from) return;
    event.preventDefault();
    const glowing = (event as KeyboardEvent).shiftKey ? spots().filter((spot) => spot.hasAttribute("data-next")) : spots();
    const spot = nearest(glowing, from, direction);
    if (spot) {
      stop(spot);
      (spot as SVGElement).focus();
    }
  };
  const watcher = new MutationObserver(tidy);
  watcher.observe(board, { childList: true, subtree: true });
  board.addEventListener("keydown", onKey);
  tidy();
  return {
    destroy() {
      watcher.disconnect();
      board.removeEventListener("keydown", onKey);
    },
  };
}
