/** What the computer would touch glows: the table says what, and the spots of its board are marked. */

/** Mark the spots of a board that are hinted at, those as well that come only after a touch. */
export function hinted(board: Element, ids: ReadonlySet<string>) {
  let marked: Element[] = [];
  const mark = (wanted: ReadonlySet<string>) => {
    for (const spot of marked) spot.classList.remove("hinted");
    marked = [...wanted].flatMap((id) => [...board.querySelectorAll(`[data-spot="${CSS.escape(id)}"]`)]);
    for (const spot of marked) spot.classList.add("hinted");
  };
  const watcher = new MutationObserver(() => mark(ids));
  const update = (next: ReadonlySet<string>) => {
    ids = next;
    mark(ids);
    watcher.disconnect();
    if (ids.size) watcher.observe(board, { childList: true, subtree: true });
  };
  update(ids);
  return { update, destroy: () => watcher.disconnect() };
}
