/** Sizes of boards and of their parts. */
export interface Size {
  width: number;
  height: number;
}

/** The smallest size of a shape that has room for something, but not larger than the most. */
export function grown(least: Size, ratio: number, most: Size = { width: Infinity, height: Infinity }): Size {
  return {
    width: Math.min(Math.max(least.width, least.height * ratio), Math.max(least.width, most.width)),
    height: Math.min(Math.max(least.height, least.width / ratio), Math.max(least.height, most.height)),
  };
}
