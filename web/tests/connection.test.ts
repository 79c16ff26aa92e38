import { beforeEach, describe, expect, test, vi } from "vitest";
import { PROTOCOL, type AnyRequest, type AnyMessage } from "../src/protocol";
import { Connection } from "../src/table/connection";
import { FakeSocket, fakePage, lastSocket, sockets, streams, update, welcome } from "./fake_network";

const MOVE: AnyRequest = { type: "move", at: 4, move: "p+5" };
const WRONG_KEY: AnyMessage = { type: "refused", code: "table.key" };

let page: EventTarget;
let document: EventTarget & { visibilityState: string };
let heard: AnyMessage[];
let connected: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are then just as long as they are meant
  ({ page, document } = fakePage());
  heard = [];
  connected = [];
});

function connect(...keys: string[]): Connection {
  return new Connection("inn", keys, (told) => heard.push(told), (is) => connected.push(is));
}

/** Let the last socket break, and return the milliseconds until the next one is opened. */
function breakAndWait(): number {
  lastSocket().close();
  const [count, begin] = [sockets.length, Date.now()];
  while (sockets.length === count && vi.getTimerCount()) vi.advanceTimersToNextTimer();
  expect(sockets.length).toBe(count + 1);
  return Date.now() - begin;
}

describe("the first words", () => {
  test.each([["http://kasimir.test:8080", "ws://kasimir.test:8080/ws/a%20b"], ["https://kasimir.test", "wss://kasimir.test/ws/a%20b"]])(
    "on a page of %s", (address, url) => {
      fakePage(address);
      new Connection("a b", [], () => undefined, () => undefined);
      expect(sockets.map((socket) => socket.url)).toEqual([url]);
    },
  );

  test("a hello with the key", () => {
    connect("anna");
    expect(lastSocket().open().sent).toEqual([{ type: "hello", protocol: PROTOCOL, token: "anna", ref: 1 }]);
    expect(connected).toEqual([]);
    lastSocket().tell(welcome(7));
    expect(connected).toEqual([true]);
    expect(heard).toEqual([welcome(7)]);
  });

  test("another protocol is the end", () => {
    connect("anna");
    lastSocket().open().tell(welcome(7, [], PROTOCOL + 1)).close();
    vi.runAllTimers();
    expect(heard).toEqual([{ type: "gone", code: "table.protocol" }]);
    expect(sockets).toHaveLength(1);
  });
});

describe("coming back", () => {
  test("after waits that grow, up to a limit", () => {
    connect("anna");
    const waits = Array.from({ length: 8 }, breakAndWait);
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
    expect(connected).toEqual(waits.map(() => false));
  });

  test.each([[0, 225], [0.5, 300], [1, 375]])("not all at once: with chance %d after %i ms", (chance, wait) => {
    vi.mocked(Math.random).mockReturnValue(chance);
    connect("anna");
    expect(breakAndWait()).toBe(wait);
  });

  test("only a welcome makes waits short again: a server that takes connections and drops them is spared", () => {
    connect("anna");
    breakAndWait();
    lastSocket().open();
    expect(breakAndWait()).toBe(600);
    lastSocket().open().tell(welcome(7));
    expect(breakAndWait()).toBe(300);
  });

  test("asks for what was missed since the last entry that was heard", () => {
    connect("anna");
    lastSocket().open().tell(welcome(7)).tell(update(8, 9));
    breakAndWait();
    expect(lastSocket().open().sent).toMatchObject([{ type: "hello", after: 9 }]);
    lastSocket().tell(welcome(40, [10, 11])); // the rest is on its way when the network fails again
    breakAndWait();
    expect(lastSocket().open().sent).toMatchObject([{ type: "hello", after: 11 }]);
  });

  test("at once when the network is back, and only once", () => {
    connect("anna");
    lastSocket().close();
    page.dispatchEvent(new Event("online"));
    page.dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    vi.runAllTimers();
    expect(sockets).toHaveLength(2);
  });

  test("at once when somebody looks at the page again", () => {
    connect("anna");
    lastSocket().close();
    document.visibilityState = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(1);
    document.visibilityState = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(2);
  });

  test("never after it was closed", () => {
    const connection = connect("anna");
    lastSocket().open().tell(welcome(7));
    connection.close();
    page.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    vi.runAllTimers();
    expect(lastSocket().readyState).toBe(FakeSocket.CLOSED);
    expect(sockets).toHaveLength(1);
    expect(connected).toEqual([true]);
  });
});

describe("silence", () => {
  test("is ended by a ping, and without an answer by a new connection", () => {
    connect("anna");
    const first = lastSocket().open().tell(welcome(7));
    vi.advanceTimersByTime(29_999);
    expect(first.all("ping")).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(first.all("ping")).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(first.readyState).toBe(FakeSocket.CLOSED);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });

  test("ends with anything that is heard", () => {
    connect("anna");
    const socket = lastSocket().open().tell(welcome(7));
    vi.advanceTimersByTime(35_000);
    socket.tell({ type: "pong" } as AnyMessage);
    vi.advanceTimersByTime(29_999);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
    expect(socket.all("ping")).toHaveLength(1);
  });
});

describe("what was asked for while nobody listened", () => {
  test("a move is sent once, after the welcome", () => {
    const connection = connect("anna");
    lastSocket().open().tell(welcome(7)).close();
    connection.send(MOVE);
    vi.advanceTimersByTime(300);
    const second = lastSocket().open();
    expect(second.all("move")).toEqual([]);
    second.tell(welcome(7)).tell(welcome(7));
    expect(second.all("move")).toMatchObject([MOVE]);
    breakAndWait();
    expect(lastSocket().open().tell(welcome(8)).all("move")).toEqual([]);
  });

  test("of several moves the last one", () => {
    const connection = connect("anna");
    connection.send(MOVE);
    connection.send({ ...MOVE, move: "4+5" });
    expect(lastSocket().open().tell(welcome(7)).all("move")).toMatchObject([{ move: "4+5" }]);
  });

  test("all else is forgotten", () => {
    const connection = connect("anna");
    connection.send({ type: "undo", at: 4 } as AnyRequest);
    lastSocket().open().tell(welcome(7));
    expect(lastSocket().sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  test("every message has a number of its own", () => {
    const connection = connect("anna");
    lastSocket().open().tell(welcome(7));
    const numbers = [connection.send(MOVE), connection.send(MOVE)];
    expect(lastSocket().all("move").map(({ ref }) => ref)).toEqual(numbers);
    expect(new Set(numbers).size).toBe(2);
  });
});

describe("several keys", () => {
  test.each(["table.key", "table.message"])("the next one is tried at once after %s", (code) => {
    const connection = connect("old", "anna");
    const first = lastSocket().open().tell({ type: "refused", code });
    expect(first.readyState).toBe(FakeSocket.CLOSED);
    expect(lastSocket().open().sent).toMatchObject([{ type: "hello", token: "anna" }]);
    expect(connection.key).toBe("anna");
    lastSocket().tell(welcome(7));
    breakAndWait();
    expect(lastSocket().open().sent).toMatchObject([{ type: "hello", token: "anna" }]);
    expect(heard).toEqual([welcome(7)]);
  });

  test("none is right: that is said, and nothing else is tried", () => {
    connect("old", "older");
    lastSocket().open().tell(WRONG_KEY);
    lastSocket().open().tell(WRONG_KEY);
    vi.runAllTimers();
    page.dispatchEvent(new Event("online"));
    expect(heard).toEqual([{ type: "gone", code: "table.key" }]);
    expect(sockets).toHaveLength(2);
  });

  test("a refusal of something else says nothing about the key", () => {
    const connection = connect("anna", "other");
    lastSocket().open().tell(welcome(7)).tell(WRONG_KEY);
    expect(connection.key).toBe("anna");
    expect(heard.at(-1)).toEqual(WRONG_KEY);
    expect(sockets).toHaveLength(1);
  });
});

describe("where no WebSocket comes through", () => {
  function fallBack(): void {
    connect();
    breakAndWait();
    lastSocket().close();
    vi.advanceTimersByTime(600);
  }

  test("people who watch get Server-Sent Events after two failures", () => {
    fallBack();
    expect(sockets).toHaveLength(2);
    expect(streams.map(({ url }) => url)).toEqual(["/api/tables/inn/events"]);
    streams[0]!.tell(welcome(7));
    expect(heard).toEqual([welcome(7)]);
    expect(connected.at(-1)).toBe(true);
  });

  test("one that was open is no failure", () => {
    connect();
    for (let times = 0; times < 3; times += 1) {
      lastSocket().open();
      breakAndWait();
    }
    expect(streams).toEqual([]);
  });

  test("people who play need a WebSocket, and go on trying", () => {
    connect("anna");
    for (let times = 0; times < 5; times += 1) breakAndWait();
    expect(streams).toEqual([]);
  });

  test("the browser mends the stream by itself", () => {
    fallBack();
    streams[0]!.fail(false);
    vi.runAllTimers();
    expect(connected.at(-1)).toBe(false);
    expect([sockets.length, streams.length]).toEqual([2, 1]);
  });

  test("when it gives up, WebSockets have another chance", () => {
    fallBack();
    streams[0]!.fail(true);
    vi.runAllTimers();
    expect([sockets.length, streams.length]).toEqual([3, 1]);
  });

  test("a stream of a table that is gone is closed", () => {
    fallBack();
    streams[0]!.tell({ type: "gone", code: "table.gone" });
    expect(streams[0]!.readyState).toBe(2);
    expect(heard).toEqual([{ type: "gone", code: "table.gone" }]);
  });
});

test("a table that is gone is given up", () => {
  connect("anna");
  lastSocket().open().tell(welcome(7)).tell({ type: "gone", code: "table.gone" }).tell(update(8)).close();
  vi.runAllTimers();
  page.dispatchEvent(new Event("online"));
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "gone"]);
  expect(sockets).toHaveLength(1);
});
