/** Pieces stand higher than the spot they stand on: a touch on a piece is a touch on its spot. */

/** Pass touches of everything with `data-at` on to the spot that it names. */
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
