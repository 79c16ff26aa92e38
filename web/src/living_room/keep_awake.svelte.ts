/** Keeps the screen on while a page is visible, where the browser lets it: never on plain http, except at localhost. */
export class KeepAwake {
  /** Whether the screen stays on; undefined while we do not know. */
  isOn = $state<boolean | undefined>();
  private lock: WakeLockSentinel | undefined;
  private isStopped = false;

  constructor() {
    void this.request();
    document.addEventListener("visibilitychange", this.renew);
  }

  stop(): void {
    this.isStopped = true;
    document.removeEventListener("visibilitychange", this.renew);
    void this.lock?.release();
    this.lock = undefined;
  }

  /** The browser lets go when the page is hidden. */
  private readonly renew = (): void => {
    if (document.visibilityState === "visible") void this.request();
  };

  private async request(): Promise<void> {
    try {
      this.lock = await navigator.wakeLock.request("screen");
      this.isOn = true;
      if (this.isStopped) this.stop();
    } catch {
      this.isOn = false;
    }
  }
}
