/** Pieces cover the spots they stand on: a click on a piece counts as a click on its spot. */

/** Forward clicks on elements with `data-at` to the spot that it names. */
export function touched(board: Element, touch: (id: string) => void) {
  let current = touch;
  const onClick = (event: Event) => {
    const at = (event.target as Element).closest("[data-at]")?.getAttribute("data-at");
    if (at) current(at);
  };
  board.addEventListener("click", onClick);
  return {
    update(next: (id: string) => void) {
      current = next;
    },
    destroy() {
      board.removeEventListener("click", onClick);
    },
  };
}
