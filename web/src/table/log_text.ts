/** Describes log entries: steps to animate, and sentences. */
import { isolated } from "../i18n/names";
import type { Event, Happening, Now } from "../protocol";

export interface Told {
  code: string;
  args: Record<string, string | number>;
}

/** The effect of a move or a chance event. */
export function stepsOf(event: Event): Happening[] {
  return event.type === "moved" || event.type === "rolled" ? event.happened.steps : [];
}

/** The same as a sentence. */
export function tellOf(event: Event): Told | undefined {
  if (event.type !== "moved" && event.type !== "rolled") return undefined;
  const [code, args] = event.happened.tell as [string, Record<string, string | number>];
  return { code, args };
}

/** Joining, leaving and other events that are not moves, as seen by the guest of this device. */
export function newsOf(event: Event, { now, guest }: { now: Now | undefined; guest: number | undefined }): Told | undefined {
  const nameOf = (number: number) => {
    const name = now?.guests.find((one) => one.guest === number)?.name;
    return name ? isolated(name) : "";
  };
  switch (event.type) {
    case "undone":
      return { code: "web.told-undone", args: { seat: event.seat } };
    case "undo-answered":
      return event.yes ? undefined : { code: "web.told-undo-refused", args: { name: nameOf(event.guest) } };
    case "taken-over":
      return { code: "web.told-taken-over", args: { seat: event.seat } };
    case "came-back":
      return { code: "web.told-came-back", args: { seat: event.seat } };
    case "joined":
      return event.guest === guest ? undefined : { code: "web.told-joined", args: { name: isolated(event.name) } };
    case "left":
      return nameOf(event.guest) ? { code: "web.told-left", args: { name: nameOf(event.guest) } } : undefined;
    default:
      return undefined;
  }
}
