/** What goes on at a table, in one sentence for everybody in the room. */
import { isolated } from "../i18n/names";
import { wonText } from "../i18n/players";
import { say } from "../i18n/words.svelte";
import { firstAsked } from "../table/who_starts";
import type { Session } from "../table/session.svelte";

export function statusOf(session: Session): string {
  const { now, play, parts, table } = session;
  if (!now || !parts || !table) return say("web.loading");
  const { game, house } = table.opened;
  const host = isolated(now.guests.find((guest) => guest.host)?.name ?? "");
  if (session.asksWhoStarts) return firstAsked(game, house.first ?? "", host);
  if (now.phase === "open" || !play) return say("web.waiting-for-players");
  if (play.result) return outcome(session);
  if (session.free.some(({ seat, level }) => seat === play.turn && !level)) return say("web.seat-waits");
  if (play.kind === "chance" && play.waiting.length) return say("web.shaking");
  return session.prompt;
}

function outcome(session: Session): string {
  const { winners, reason } = session.play!.result!;
  return winners.length ? wonText(winners, (seat) => session.seatName(seat)) : say(`result.${reason}`);
}
