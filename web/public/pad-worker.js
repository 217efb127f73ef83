// The offline score pad. It handles only /pad, and caches the files that the build has listed.
importScripts("/pad-files.js"); // defines FILES; a changed build is a new worker
const SHELF = "roji-pad";

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(sweep()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(event.request.mode === "navigate" ? page(event.request) : file(event.request));
});

async function fill() {
  const shelf = await caches.open(SHELF);
  const missing = [];
  for (const name of FILES) if (!name.startsWith("/assets/") || !(await shelf.match(name))) missing.push(name);
  await shelf.addAll(missing.map((name) => new Request(name, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** Deletes files of earlier builds, but keeps the Japanese glyphs that were used here. */
async function sweep() {
  const shelf = await caches.open(SHELF);
  for (const request of await shelf.keys()) {
    const { pathname } = new URL(request.url);
    if (!FILES.includes(pathname) && !pathname.endsWith(".woff2")) await shelf.delete(request);
  }
  await self.clients.claim();
}

/** One document serves every address of the pad; online, the newest version. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // offline
  }
  return (await caches.match("/pad")) ?? Response.error();
}

/** Cache first: the name of an asset changes with its content. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept && new URL(request.url).pathname.startsWith("/assets/")) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok && request.url.endsWith(".woff2")) await (await caches.open(SHELF)).put(request, answer.clone());
    return answer;
  } catch {
    return kept ?? Response.error();
  }
}
