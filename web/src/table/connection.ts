/** A connection to a table that mends itself: what was missed comes when it is back. Whoever only watches needs no WebSocket. */
import { PROTOCOL, type Asked, type Told } from "../protocol";

const SILENCE = 30_000;
/** Milliseconds after which we ask whether anybody is there. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** What is said to a hello with a key that fits nobody, or that cannot be read as a key. */
const NO_KEY: readonly string[] = ["table.key", "table.message"];

/** So many WebSockets in a row that did not come about: something in between does not let them through. */
const MOST_FAILURES = 2;

export class Connection {
  private socket: WebSocket | undefined;
  private events: EventSource | undefined;
  private failures = 0;
  private wait = FIRST_WAIT;
  private closed = false;
  /** Whether this socket was greeted. */
  private greeted = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private ref = 0;
  /** What was asked for while nobody listened: it names its position, so it is never done in another one. */
  private unsent: Asked | undefined;
  /** The last entry of the log that was heard. */
  seen: number | undefined;

  constructor(
    private readonly table: string,
    /** Keys that may be the right one, in the order in which they are tried; none for those who watch. */
    private keys: readonly string[],
    private readonly hear: (told: Told) => void,
    private readonly changed: (connected: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** The key that we come with. */
  get key(): string | undefined {
    return this.keys[0];
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
    this.events?.close();
  }

  private open(): void {
    if (!this.key && this.failures >= MOST_FAILURES) return this.watch();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    this.greeted = false;
    this.failures += 1;
    socket.onopen = () => {
      this.failures = 0;
      this.send({ type: "hello", protocol: PROTOCOL, token: this.key, after: this.seen });
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as Told);
    socket.onclose = () => this.lost();
  }

  /** Watch by Server-Sent Events, which a browser mends by itself, unless it gave up. */
  private watch(): void {
    const events = new EventSource(`/api/tables/${encodeURIComponent(this.table)}/events`);
    this.events = events;
    events.onmessage = (message) => this.receive(JSON.parse(message.data as string) as Told);
    events.onerror = () => {
      this.changed(false);
      if (events.readyState !== EventSource.CLOSED) return;
      this.failures = 0;
      this.lost();
    };
  }

  /** The key is not taken: it is never tried again, and the next one may be better. */
  private tryNextKey(): void {
    this.keys = this.keys.slice(1);
    if (this.socket) this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
    if (this.keys.length) return this.open();
    this.closed = true;
    this.hear({ type: "gone", code: "table.key" });
  }

  private receive(told: Told): void {
    if (this.closed) return;
    this.listen();
    // Server-Sent Events cannot be asked for in a protocol of one's own.
    if (told.type === "welcome" && told.table?.protocol !== PROTOCOL) return this.receive({ type: "gone", code: "table.protocol" });
    if (!this.greeted && this.key && (told.type === "gone" || told.type === "refused") && NO_KEY.includes(told.code)) return this.tryNextKey();
    if (told.type === "welcome") {
      this.greeted = true;
      this.wait = FIRST_WAIT;
      this.seen = told.missed?.at(-1)?.number ?? told.table.now.number;
      this.changed(true);
    } else if (told.type === "update") {
      // Not the number of the present state: much that was missed comes in several parts.
      this.seen = told.entries.at(-1)?.number ?? this.seen;
    } else if (told.type === "gone") {
      this.closed = true;
      this.events?.close();
    }
    this.hear(told);
    if (told.type === "welcome") this.catchUp();
  }

  /** Ask from time to time whether anybody is there: a phone may not notice that its network has gone. */
  private listen(): void {
    clearTimeout(this.watchdog);
    if (this.events) return;
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
