/** A connection to a table that mends itself: what was missed comes when it is back. */
import type { Asked, Told } from "../protocol";

const PROTOCOL = 1;
const SILENCE = 30_000;
/** Milliseconds after which we ask whether anybody is there. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

export class Connection {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private ref = 0;
  /** What was asked for while nobody listened: it names its position, so it is never done in another one. */
  private unsent: Asked | undefined;
  /** The last entry of the log that was heard. */
  seen: number | undefined;

  constructor(
    private readonly table: string,
    private readonly token: string | undefined,
    private readonly hear: (told: Told) => void,
    private readonly changed: (connected: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a message; the number that is returned comes back if it is refused. */
  send(asked: Asked): number {
    this.ref += 1;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...asked, ref: this.ref }));
    else if (asked.type === "move" || asked.type === "roll" || asked.type === "lift") this.unsent = asked;
    return this.ref;
  }

  /** After a short cut nobody needs to touch again. */
  private catchUp(): void {
    const asked = this.unsent;
    this.unsent = undefined;
    if (asked) this.send(asked);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.watchdog);
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", protocol: PROTOCOL, token: this.token, after: this.seen });
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as Told);
    socket.onclose = () => this.lost();
  }

  private receive(told: Told): void {
    this.listen();
    if (told.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.seen = told.table.now.number;
      this.changed(true);
    } else if (told.type === "update") {
      this.seen = told.now.number;
    } else if (told.type === "gone") {
      this.closed = true;
    }
    this.hear(told);
    if (told.type === "welcome") this.catchUp();
  }

  /** Ask from time to time whether anybody is there: a phone may not notice that its network has gone. */
  private listen(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.send({ type: "ping" });
      this.watchdog = setTimeout(() => this.socket?.close(), SILENCE / 3);
    }, SILENCE);
  }

  private lost(): void {
    clearTimeout(this.watchdog);
    if (this.closed) return;
    this.changed(false);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible" || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: "ping" });
    else if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.retry);
      this.open(); // somebody is waiting, or the network is back: no need to sit the pause out
    }
  };
}
