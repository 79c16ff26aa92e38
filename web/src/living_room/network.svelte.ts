/** The addresses at which other devices reach the server, so that links to it also work on a phone. */
import { addresses } from "../ui/http";
import type { Addresses } from "../protocol";

const KEY = "kasimir.address";
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
/** Whether this page was opened at an address that means another machine on every device. */
const isLocal = LOCAL.test(location.hostname);

class Network {
  private found = $state.raw<Addresses | undefined>();
  /** The address that somebody preferred to our best guess. */
  private chosen = $state(stored());

  /** Ask the server again, because a computer changes its network now and then. */
  async learn(): Promise<void> {
    this.found = await addresses().catch(() => this.found ?? {});
  }

  /** Whether the server has answered. */
  get isKnown(): boolean {
    return this.found !== undefined;
  }

  /** Whether this is the computer that runs the server. */
  get isHere(): boolean {
    return this.found?.here ?? false;
  }

  /** The origins at which other devices can open this page, the best guess first. */
  get origins(): string[] {
    const { public: known, network = [] } = this.found ?? {};
    if (known) return [new URL(known).origin];
    return isLocal ? network : [location.origin, ...network.filter((one) => one !== location.origin)];
  }

  /** The origin for links. */
  get origin(): string {
    const { chosen, origins } = this;
    return origins.find((one) => one === chosen) ?? origins[0] ?? location.origin;
  }

  choose(origin: string): void {
    this.chosen = origin;
    try {
      localStorage.setItem(KEY, origin);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  /** Why no other device can open this page: the code of a message; undefined if one can, or if we do not know. */
  get obstacle(): string | undefined {
    if (!this.isHere || this.origins.length) return undefined;
    return this.found?.loopback_only ? "web.loopback-only" : "web.no-network";
  }
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export const network = new Network();
