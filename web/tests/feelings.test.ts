import { describe, expect, test } from "vitest";
import { feltAt, seatsOfId } from "../src/table/feelings";
import type { Happening } from "../src/protocol";

const SEATS = ["r", "b", "c", "m1", "m2"];

describe("the seats of an id", () => {
  test.each([["mouse:r", ["r"]], ["b3", ["b"]], ["plate:b", ["b"]], ["cat", ["c"]], ["m2", ["m2"]], ["top", []], ["4", []]])("%s", (id, seats) =>
    expect(seatsOfId(id, SEATS)).toEqual(seats));
});

describe("what happens", () => {
  const poses = (step: Happening) => Object.fromEntries(feltAt(step, SEATS, seatsOfId).flatMap(({ seats, pose }) => seats.map((seat) => [seat, pose])));

  test("hurts who is caught and pleases who catches", () =>
    expect(poses({ what: "caught", piece: "mouse:r", by: "cat", at: "space:1" } as Happening)).toEqual({ c: "joy", r: "sulk" }));
  test("pleases who gets cheese, and nobody if it is no cheese", () => {
    expect(poses({ what: "carried", thing: "cheese", origin: "store", to: "plate:b", count: 1 } as Happening)).toEqual({ b: "joy" });
    expect(poses({ what: "carried", thing: "m", origin: "hand:m", to: "table" } as Happening)).toEqual({});
  });
  test("at the end leaves nobody unmoved", () => {
    const felt = poses({ what: "won", seats: ["m1", "m2"] } as Happening);
    expect(Object.keys(felt).sort()).toEqual([...SEATS].sort());
    expect([felt["m1"], felt["c"]]).toEqual(["joy", "sulk"]);
  });
});
