// Shows a notification when it is a player's turn; a click opens the table. It caches nothing, so it never serves a
// client that is older than its server.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(back(`/t/${event.notification.tag}`));
});

async function back(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  return page ? page.focus() : clients.openWindow(path);
}
