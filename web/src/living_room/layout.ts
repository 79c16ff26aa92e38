/** Where there is most room for a board on a big screen. */

/** The share of the width for what is beside a board, and of the height for what is below it. */
const BESIDE = 0.26;
const BELOW = 0.19;

/** Whether a board is larger on a screen with everything else below it; `shape` is its width by its height. */
export function isWide(shape: number, width: number, height: number): boolean {
  if (width <= height) return true;
  const beside = Math.min(width * (1 - BESIDE), height * shape);
  const below = Math.min(width, height * (1 - BELOW) * shape);
  return below > beside;
}
