/** Enlarges a board around a place, until nothing can be touched there any more. */
import type { Point } from "./fly";

export class Magnifier {
  private readonly watcher = new MutationObserver(() => this.look());

  constructor(private readonly board: SVGElement) {}

  get isOn(): boolean {
    return "magnified" in this.board.dataset;
  }

  /** Everything becomes larger by a factor, and what is at a point of the window stays there. */
  enlarge({ x, y }: Point, factor: number): void {
    const { left, top } = this.board.getBoundingClientRect();
    this.board.style.transformOrigin = `${x - left}px ${y - top}px`;
    this.board.style.transform = `scale(${factor})`;
    this.board.dataset.magnified = "";
    this.watcher.observe(this.board, { attributeFilter: ["data-next"], subtree: true, childList: true });
  }

  end(): void {
    this.watcher.disconnect();
    this.board.style.transform = "";
    delete this.board.dataset.magnified;
  }

  /** What comes next may be elsewhere on the board, or on another player's turn. */
  private look(): void {
    const room = this.board.parentElement!.getBoundingClientRect();
    const isSeen = (spot: Element) => {
      const { left, right, top, bottom } = spot.getBoundingClientRect();
      return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    };
    if (![...this.board.querySelectorAll("[data-next]")].some(isSeen)) this.end();
  }
}
