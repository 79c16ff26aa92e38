/** Calling people whose turn it is while the page is out of sight: only those who asked for it. */
import { settings } from "./settings.svelte";

const WORKER = "/worker.js";

/** Whether this browser can call anybody at all. */
export const canNotify = "Notification" in window;

/** Ask the browser for leave, because somebody touched the switch; whether it was given. */
export async function allowNotify(): Promise<boolean> {
  if (!canNotify) return false;
  // Phones show a call only through a worker.
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register(WORKER).catch(() => undefined);
  return (await Notification.requestPermission()) === "granted";
}

/** Call, if that is wanted and nobody looks at the page. */
export async function callPlayer(text: string, table: string): Promise<void> {
  if (!settings.notify || !canNotify || document.visibilityState === "visible" || Notification.permission !== "granted") return;
  const options = { body: document.title, tag: table, icon: "/icon.svg" };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) await worker.showNotification(text, options);
  else new Notification(text, options).onclick = () => focus();
}
