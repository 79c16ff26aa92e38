/** Who sits where at a new table: people at this device, the computer's characters, and friends who come by a link. */
import type { GameInfo, SetupInfo, Wish } from "../protocol";

export interface Person {
  who: "me";
  /** Empty for somebody who has not said their name: they are called by the number. */
  name: string;
  number: number;
  /** The id of a profile of this device. */
  profile?: string;
}
export interface Bot {
  who: "bot";
  level: string;
  /** Who it is on a mouse's seat; on the cat's seat the level decides. */
  mouse: string;
}
export type Sitter = Person | Bot | { who: "open" };

/** The seat of the cat. */
const CAT_SEAT = "c";

/** The character of a bot on a seat. */
export function characterOn({ level, mouse }: Bot, seat: string, { cats }: GameInfo): string {
  return seat === CAT_SEAT ? (cats[level] ?? mouse) : mouse;
}

/** The bots that could take a seat, weakest first; those who sit already are among them. */
export function botsFor(seat: string, sitters: readonly Sitter[], { levels, mice, cats }: GameInfo): Bot[] {
  if (seat !== CAT_SEAT) return levels.flatMap((level) => (mice[level] ?? []).map((mouse): Bot => ({ who: "bot", level, mouse })));
  return levels.filter((level) => cats[level]).map((level) => ({ who: "bot", level, mouse: freeMouse(level, sitters, mice) }));
}

function freeMouse(level: string, sitters: readonly Sitter[], mice: GameInfo["mice"]): string {
  const taken = sitters.flatMap((one) => (one.who === "bot" ? [one.mouse] : []));
  const all = [...(mice[level] ?? []), ...Object.values(mice).flat()];
  return all.find((mouse) => !taken.includes(mouse)) ?? all[0] ?? "";
}

/** Whether two sitters are the same somebody; friends who come by a link are all different. */
export function isSame(one: Sitter, other: Sitter): boolean {
  if (one.who === "me" && other.who === "me") return one.profile || other.profile ? one.profile === other.profile : one.number === other.number;
  return one.who === "bot" && other.who === "bot" && one.mouse === other.mouse;
}

/** Let somebody sit on a seat. Whoever sits elsewhere changes places. */
export function seated(sitters: readonly Sitter[], seat: number, one: Sitter): Sitter[] {
  const before = sitters.findIndex((other, index) => index !== seat && isSame(one, other));
  return sitters.map((other, index) => (index === seat ? one : index === before ? sitters[seat]! : other));
}

/** The number of the next person without a name. */
export function nextNumber(sitters: readonly Sitter[]): number {
  return Math.max(0, ...sitters.map((one) => (one.who === "me" ? one.number : 0))) + 1;
}

/** Oneself against the computer on every other seat: the table of whoever has not played this game yet. */
export function firstLineUp(me: Person, wantedLevel: string, setup: SetupInfo, info: GameInfo): Sitter[] {
  const side = Math.max(0, setup.sides.findIndex((seats) => setup.starters.includes(seats[0] ?? "")));
  const own = setup.sides[side]?.[0];
  const sitters: Sitter[] = [me];
  const level = info.levels.includes(wantedLevel) ? wantedLevel : (info.levels[0] ?? "");
  const others = setup.seats.filter((seat) => seat !== own).map(() => {
    const bot: Bot = { who: "bot", level, mouse: freeMouse(level, sitters, info.mice) };
    sitters.push(bot);
    return bot;
  });
  return setup.seats.map((seat) => (seat === own ? me : others.shift()!));
}

/** Whether a line-up can still play: the server may have fewer seats or levels since. */
export function isPossible(sitters: readonly Sitter[], info: GameInfo): boolean {
  const isKnown = (one: Sitter) => one.who !== "bot" || (info.levels.includes(one.level) && Object.values(info.mice).flat().includes(one.mouse));
  return info.players.includes(sitters.length) && sitters.every(isKnown);
}

/** What the server is asked for on a seat. */
export function wishOf(one: Sitter, seat: string, info: GameInfo, nameOf: (person: Person) => string): Wish {
  if (one.who === "me") return { who: "me", name: nameOf(one) };
  return one.who === "open" ? { who: "open" } : { who: "bot", level: one.level, character: characterOn(one, seat, info) };
}
