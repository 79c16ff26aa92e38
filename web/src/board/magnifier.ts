/** Enlarges a board around a place, until something there is chosen or the whole board is wanted again. */
import { mount, unmount } from "svelte";
import WholeBoard from "./WholeBoard.svelte";
import type { Point } from "./fly";

export class Magnifier {
  private readonly watcher = new MutationObserver(() => this.look());
  private button: Record<string, unknown> | undefined;
  /** What a finger seems to mean. */
  private meant: Element | undefined;

  constructor(private readonly board: SVGElement) {}

  get isOn(): boolean {
    return this.button !== undefined;
  }

  private get room(): HTMLElement {
    return this.board.parentElement!;
  }

  /** Everything becomes larger by a factor, but what is at a point of the window stays there. */
  enlarge({ x, y }: Point, factor: number, meant: Element): void {
    const { left, top } = this.board.getBoundingClientRect();
    this.board.style.transformOrigin = `${x - left}px ${y - top}px`;
    this.board.style.transform = `scale(${factor})`;
    this.board.dataset.magnified = "";
    this.meant = meant;
    meant.setAttribute("data-meant", "");
    this.button = mount(WholeBoard, { target: this.room, props: { show: () => this.end() } });
    this.watcher.observe(this.board, { attributeFilter: ["data-next"], subtree: true, childList: true });
  }

  end(): void {
    if (!this.button) return;
    this.watcher.disconnect();
    void unmount(this.button);
    this.button = undefined;
    this.meant?.removeAttribute("data-meant");
    this.board.style.transform = "";
    delete this.board.dataset.magnified;
  }

  /** What comes next may be elsewhere on the board, or on another player's turn. */
  private look(): void {
    const { left, right, top, bottom } = this.room.getBoundingClientRect();
    const isSeen = (spot: Element) => {
      const box = spot.getBoundingClientRect();
      return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    };
    if (!this.meant?.hasAttribute("data-next")) this.meant?.removeAttribute("data-meant");
    if (![...this.board.querySelectorAll("[data-next]")].some(isSeen)) this.end();
  }
}
