/** HTTP requests to the server. */
import { PROTOCOL } from "../protocol";
import { offerReload } from "./reload.svelte";
import type { Addresses, AnalysisNow, Fault, GameInfo, Join, Label, Lesson, NewTable, Replay, RulesPage, TableNow, Ticket } from "../protocol";

/** Why the server refused: a message code and its arguments. */
export class Refusal extends Error {
  constructor(readonly code: string, readonly args: Record<string, string | number>) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { "kasimir-protocol": String(PROTOCOL) };
  if (key) headers["authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined || body instanceof Blob ? body : JSON.stringify(body) });
  } catch {
    throw new Refusal("web.offline", {});
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const fault = (await answer.json().catch(() => ({ code: "web.offline", args: {} }))) as Fault;
  if (fault.code === "table.protocol") return offerReload("updated", method !== "GET");
  throw new Refusal(fault.code, fault.args as Record<string, string | number>);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const addresses = () => ask<Addresses>("GET", "/api/addresses");
export const games = () => ask<GameInfo[]>("GET", "/api/games");
/** One game, which the server then compiles first. */
export const gameInfo = (game: string) => ask<GameInfo>("GET", `/api/games/${encodeURIComponent(game)}`);
export const rulesOf = (game: string, edition: string) =>
  ask<RulesPage>("GET", `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(edition)}`);
export const lessonOf = (game: string) => ask<Lesson>("GET", `/api/games/${encodeURIComponent(game)}/lesson`);
export const openTables = () => ask<Label[]>("GET", "/api/tables");
export const openTable = (wanted: NewTable) => ask<Ticket>("POST", "/api/tables", wanted);
export const lookAt = (table: string) => ask<TableNow>("GET", at(table));
export const joinTable = (table: string, wanted: Join) => ask<Ticket>("POST", `${at(table)}/join`, wanted);
export const deleteTable = (table: string, key: string) => ask<void>("DELETE", at(table), undefined, key);
export const analysisOf = (table: string, match: number) => ask<AnalysisNow>("GET", `${at(table)}/record/${match}/analysis`);
export const recordAt = (table: string, match: string) => `${at(table)}/record/${encodeURIComponent(match)}`;
export const replayOf = (table: string, match: string) => ask<Replay>("GET", `${at(table)}/replay/${encodeURIComponent(match)}`);
/** The replay of a record file; the server reports what is wrong with it. */
export const replayFile = (file: Blob) => ask<Replay>("POST", "/api/replay", file);
