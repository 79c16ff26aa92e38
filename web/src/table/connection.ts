/** A connection to a table that reconnects automatically and catches up. Watchers can fall back to Server-Sent Events. */
import { PROTOCOL, type AnyRequest, type AnyMessage } from "../protocol";

const SILENCE = 30_000;
/** Milliseconds of silence after which a ping is sent (heartbeat). */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** Errors for a token that is wrong or malformed. */
const NO_KEY: readonly string[] = ["table.key", "table.message"];

/** After this many failed WebSockets in a row, something in between probably blocks them. */
const MOST_FAILURES = 2;

export class Connection {
  private socket: WebSocket | undefined;
  private events: EventSource | undefined;
  private failures = 0;
  private wait = FIRST_WAIT;
  private closed = false;
  /** Whether this socket has received `welcome`. */
  private greeted = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private ref = 0;
  /** Requests made while disconnected: they name their position, so they are never applied to another one. */
  private unsent: AnyRequest | undefined;
  /** The number of the last log entry received. */
  seen: number | undefined;

  constructor(
    private readonly table: string,
    /** Tokens to try, in order; empty for watchers. */
    private keys: readonly string[],
    private readonly hear: (told: AnyMessage) => void,
    private readonly changed: (connected: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** The current token. */
  get key(): string | undefined {
    return this.keys[0];
  }

  /** Send a message; the returned `ref` comes back if it is refused. */
  send(asked: AnyRequest): number {
    this.ref += 1;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...asked, ref: this.ref }));
    else if (asked.type === "move" || asked.type === "roll" || asked.type === "lift") this.unsent = asked;
    return this.ref;
  }

  /** After a short interruption users need not touch again. */
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
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as AnyMessage);
    socket.onclose = () => this.lost();
  }

  /** Watch by Server-Sent Events, which the browser reconnects itself, unless it gave up. */
  private watch(): void {
    const events = new EventSource(`/api/tables/${encodeURIComponent(this.table)}/events`);
    this.events = events;
    events.onmessage = (message) => this.receive(JSON.parse(message.data as string) as AnyMessage);
    events.onerror = () => {
      this.changed(false);
      if (events.readyState !== EventSource.CLOSED) return;
      this.failures = 0;
      this.lost();
    };
  }

  /** The token was refused: it is never tried again, and the next one may be right. */
  private tryNextKey(): void {
    this.keys = this.keys.slice(1);
    if (this.socket) this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
    if (this.keys.length) return this.open();
    this.closed = true;
    this.hear({ type: "gone", code: "table.key" });
  }

  private receive(told: AnyMessage): void {
    if (this.closed) return;
    this.listen();
    // EventSource cannot send a protocol header.
    if (told.type === "welcome" && told.table?.protocol !== PROTOCOL) return this.receive({ type: "gone", code: "table.protocol" });
    if (!this.greeted && this.key && (told.type === "gone" || told.type === "refused") && NO_KEY.includes(told.code)) return this.tryNextKey();
    if (told.type === "welcome") {
      this.greeted = true;
      this.wait = FIRST_WAIT;
      this.seen = told.missed?.at(-1)?.number ?? told.table.now.number;
      this.changed(true);
    } else if (told.type === "update") {
      // Not the number of the current state: missed entries may come in several parts.
      this.seen = told.entries.at(-1)?.number ?? this.seen;
    } else if (told.type === "gone") {
      this.closed = true;
      this.events?.close();
    }
    this.hear(told);
    if (told.type === "welcome") this.catchUp();
  }

  /** Ping from time to time: a phone may not notice that its network is gone. */
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
      this.open(); // a user is waiting, or the network is back: reconnect at once
    }
  };
}
