import { describe, expect, test, vi } from "vitest";
import type { HuntBoardView, HuntView } from "../src/protocol";

vi.mock("../src/games/hunt/Board.svelte", () => ({ default: {} }));
vi.mock("../src/games/hunt/Finale.svelte", () => ({ default: {} }));
const { scores } = await import("../src/games/hunt/index");

describe("cheeses in hunt", () => {
  const view = { cheese: { "plate:r": 3 } as Record<string, number> } as HuntView;
  const board = (goal: number | null) => ({ seats: ["r", "b"], cheeses: 17, goal }) as HuntBoardView;

  test("count towards the number that wins", () => expect(scores(board(5), view)).toEqual({ r: { count: 3, goal: 5 }, b: { count: 0, goal: 5 } }));
  test("and where none does, all of them together are no goal", () => expect(scores(board(null), view)["r"]!.goal).toBeUndefined());
});
