/** The tables of this device, and whose turn it is there: those that wait for somebody here come first. */
import { playerName } from "../i18n/players";
import { say } from "../i18n/words.svelte";
import { forgetKey, guestAt, knownTables } from "../table/seat_tokens";
import { lookAt, Refusal } from "../ui/http";
import type { TableNow } from "../protocol";

const MOST = 8;

export interface OwnTable {
  table: TableNow;
  /** Whether it waits for somebody at this device. */
  isMine: boolean;
}

/** Tables that still exist; tokens of deleted ones are removed. */
export async function ownTables(): Promise<OwnTable[]> {
  const found = await Promise.all(
    knownTables().slice(0, MOST).map((name) =>
      lookAt(name).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === "table.unknown") forgetKey(name);
        return undefined;
      }),
    ),
  );
  const own = found.filter((table) => table !== undefined).map((table) => ({ table, isMine: waitsForUs(table) }));
  return own.sort((one, other) => Number(other.isMine) - Number(one.isMine));
}

const seatToMove = ({ now }: TableNow) => now.seats.find(({ seat }) => seat === now.play?.turn);

function waitsForUs(table: TableNow): boolean {
  const seat = seatToMove(table);
  return table.now.phase === "playing" && seat?.guest != null && seat.guest === guestAt(table.table);
}

/** Whose turn it is, in a few words. */
export function turnText({ table, isMine }: OwnTable): string {
  const { now } = table;
  if (now.phase === "open") return say("web.waiting-for-players");
  const seat = seatToMove(table);
  if (!seat) return "";
  const shared = now.seats.filter(({ guest }) => guest != null && guest === seat.guest).length > 1;
  return isMine && !shared ? say("web.own-turn") : say("web.own-turn-of", { name: playerName(seat) });
}
