/** Browser notifications when it is a player's turn and the page is hidden; opt-in. */
import { settings } from "../ui/settings.svelte";

const WORKER = "/worker.js";

/** Whether this browser supports notifications. */
export const canNotify = "Notification" in window;

/** Ask for permission after the user has touched the switch; returns whether it was granted. */
export async function allowNotify(): Promise<boolean> {
  if (!canNotify) return false;
  // Phones show notifications only through a service worker.
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register(WORKER).catch(() => undefined);
  return (await Notification.requestPermission()) === "granted";
}

/** Notify, if that is switched on and the page is hidden. */
export async function callPlayer(text: string, table: string): Promise<void> {
  if (!settings.notify || !canNotify || document.visibilityState === "visible" || Notification.permission !== "granted") return;
  const options = { body: document.title, tag: table, icon: "/icon.svg" };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) await worker.showNotification(text, options);
  else new Notification(text, options).onclick = () => focus();
}
