/** Stand-ins for WebSocket and EventSource: a test plays the server, and decides when a connection opens or breaks. */
import { vi } from "vitest";
import { PROTOCOL, type AnyMessage } from "../src/protocol";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    sockets.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("sent to a socket that is not open");
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  /** The server accepts the connection. */
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tell(told: AnyMessage): this {
    this.onmessage?.({ data: JSON.stringify(told) });
    return this;
  }

  /** The sent messages of one type. */
  all(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export class FakeEvents {
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    streams.push(this);
  }

  close(): void {
    this.readyState = FakeEvents.CLOSED;
  }

  tell(told: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  /** The stream breaks; a browser reconnects by itself, or gives up. */
  fail(givenUp: boolean): void {
    if (givenUp) this.close();
    this.onerror?.();
  }
}

/** All that were opened, in order. */
export const sockets: FakeSocket[] = [];
export const streams: FakeEvents[] = [];

export const lastSocket = (): FakeSocket => sockets.at(-1)!;

/** A visible page at an address; returns the target of its events. */
export function fakePage(address = "http://kasimir.test"): { page: EventTarget; document: EventTarget & { visibilityState: string } } {
  sockets.length = streams.length = 0;
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const { protocol, host } = new URL(address);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("EventSource", FakeEvents);
  vi.stubGlobal("location", { protocol, host });
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  return { page, document };
}

const entries = (numbers: number[]) => numbers.map((number) => ({ number }));

export function welcome(number: number, missed: number[] = [], protocol = PROTOCOL): AnyMessage {
  return { type: "welcome", time: 0, table: { table: "inn", protocol, now: { number } }, missed: entries(missed) } as unknown as AnyMessage;
}

export function update(...numbers: number[]): AnyMessage {
  return { type: "update", entries: entries(numbers), now: { number: 99 } } as unknown as AnyMessage;
}
