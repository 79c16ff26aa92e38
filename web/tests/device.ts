/** The storage of a browser, for tests that run without one. */
import { vi } from "vitest";

/** An empty storage, whose texts can be looked at. It can be full, or blocked. */
export function stubStorage(kept = new Map<string, string>()) {
  const storage = { kept, error: undefined as Error | undefined };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (storage.error) throw storage.error;
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  return storage;
}
