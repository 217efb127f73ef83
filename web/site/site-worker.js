// The pages of a site without a server, kept for when there is no network. A new build is a new worker with a shelf of its own,
// which waits until no page of the old one is open: an update never changes a running game.
importScripts("site-files.js"); // gives VERSION, FILES and ENGINE
const PREFIX = `roji-site ${self.registration.scope} `;
const SHELF = PREFIX + VERSION;
const HERE = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => event.waitUntil(keep(FILES)));
self.addEventListener("activate", (event) => event.waitUntil(sweep()));
self.addEventListener("message", (event) => event.waitUntil(keep(ENGINE)));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(HERE)) event.respondWith(answer(event.request));
});

/** Keep what is missing; files of earlier builds with the same name and content are not taken: names of assets tell their content. */
async function keep(names) {
  const shelf = await caches.open(SHELF);
  for (const name of names) if (!(await shelf.match(name))) await take(shelf, name);
}

let pause = 0; // milliseconds before each file, once a server has said that these are too many at once

async function take(shelf, name) {
  await new Promise((due) => setTimeout(due, pause));
  const told = await fetch(new Request(name, { cache: "no-cache" }));
  if (told.ok) return shelf.put(name, told);
  if (told.status !== 429 || pause > 5000) throw new Error(`${name}: ${told.status}`);
  pause = Math.max(200, 2 * pause);
  return take(shelf, name);
}

async function sweep() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== SHELF) await caches.delete(name);
  await self.clients.claim();
}

/** What is kept comes first. Japanese letters are kept when they are asked for. */
async function answer(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request.mode === "navigate" ? "index.html" : request, { ignoreSearch: true, ignoreVary: true });
  if (kept) return kept;
  const told = await fetch(request);
  if (told.ok && request.url.endsWith(".woff2")) await shelf.put(request, told.clone());
  return told;
}
