// Each place that serves the page, and each release, has its own cache. `release` is defined above: { version, entry, files }.
const place = "hpa-playground " + registration.scope + " ";
const cacheName = place + release.version;
const addressOf = (file) => new URL(file, registration.scope).href;
const page = addressOf("./");
const own = new Set(release.files.map(addressOf));
/** Each kept file has its digest from when it came, so that a damaged one is not served. */
const digestHeader = "x-content-digest";

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(release.files.map((file) => keepAtInstall(addressOf(file)))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "takeOver") self.skipWaiting();
  if (event.data === "mend") event.waitUntil(mend());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const asked = withoutSearch(request.url);
  const address = asked === page + "index.html" ? page : asked;
  // Other files below this page's address do not belong to it.
  if (own.has(address)) event.respondWith(serve(address, request));
  else if (address.startsWith(page + "assets/")) event.respondWith(serveOlder(address, request));
});

/** A file of this release: the kept copy, or else from the network, and then kept again. */
async function serve(address, request) {
  const kept = await undamaged(await caches.open(cacheName), address);
  if (kept) return kept;
  const response = await fetch(request);
  if (await isOfThisRelease(address, response)) await keep(address, response.clone()).catch(() => undefined);
  return response;
}

/** Fetches missing or damaged files one after the other, so that a working page comes first. */
async function mend() {
  const cache = await caches.open(cacheName);
  for (const address of own) {
    // A file that does not come now is missing for the next page, too, and fetched then.
    if (!(await undamaged(cache, address))) await keepAtInstall(address).catch(() => undefined);
  }
}

/** A file of the release before this one, for a page that still runs it. */
async function serveOlder(address, request) {
  for (const name of (await cacheNames()).toReversed()) {
    const kept = await undamaged(await caches.open(name), address);
    if (kept) return kept;
  }
  return fetch(request);
}

async function keepAtInstall(address) {
  const response = await fetch(new Request(address, { cache: "reload" }));
  if (!(await isOfThisRelease(address, response))) throw new TypeError(`${address} did not come`);
  await keep(address, response);
}

/** During a deployment the page may be an older or a newer one, and some hosts answer with a page of their own for a missing file. */
async function isOfThisRelease(address, response) {
  const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
  if (!response.ok || isPage !== (address.endsWith("/") || address.endsWith(".html"))) return false;
  return address !== page || (await response.clone().text()).includes(release.entry);
}

async function keep(address, response) {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The body is already decoded here.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(digestHeader, await digest(body));
  // A new response, because a redirected one may not answer a navigation.
  await (await caches.open(cacheName)).put(address, new Response(body, { headers }));
}

async function undamaged(cache, address) {
  const kept = await cache.match(address);
  if (!kept) return null;
  const expected = kept.headers.get(digestHeader);
  return expected !== null && expected === (await digest(await kept.clone().arrayBuffer())) ? kept : null;
}

async function digest(body) {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", body))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** In the order of their creation. */
async function cacheNames() {
  return (await caches.keys()).filter((name) => name.startsWith(place));
}

/** Keeps the newest of the others, for pages that still run it. */
async function dropOlder() {
  const others = (await cacheNames()).filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

function withoutSearch(url) {
  const address = new URL(url);
  address.search = address.hash = "";
  return address.href;
}
