/** What a step sounds like, where its game says nothing else. */
import type { CarriedHappening, CaughtHappening, MovedHappening, RolledHappening } from "../protocol";
import type { Name } from "../ui/sound";

/** What a game says about its sounds. Without an answer the sounds below are played. */
export interface GameSounds {
  /** A die has come to rest; others make no more noise. */
  landed?: (step: RolledHappening) => Name | undefined;
  /** A piece arrives at one of the places of its path. */
  hop?: (step: MovedHappening, place: string) => Name | undefined;
  carried?: (step: CarriedHappening) => Name | undefined;
  /** What catches, before the mouse cries. */
  caught?: (step: CaughtHappening) => Name | undefined;
}

const CAT = "cat";

export function soundOfHop({ how, piece }: MovedHappening): Name {
  if (how === "slide") return "slide";
  return piece === CAT ? "prowl" : "step";
}

export function soundOfThing({ thing }: CarriedHappening): Name {
  return thing === "cheese" ? "cheese" : "lay";
}

export function soundOfCatch({ by }: CaughtHappening): Name {
  return by === CAT ? "pounce" : "tin";
}
