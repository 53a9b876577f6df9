// Runs in a browser as /worker.js, after `const parts = […]`: the page to be shown without a connection and what it is drawn by.
const [page] = parts;

self.addEventListener('install', (event) => event.waitUntil(keepParts()));

self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Forms and everything else go to the shop as if nobody stood between.
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(load(event));
  else if (parts.includes(new URL(request.url).pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

async function keepParts() {
  const cache = await caches.open('offline');
  await cache.addAll(parts);
  // Those of an older release have other names.
  for (const request of await cache.keys()) if (!parts.includes(new URL(request.url).pathname)) await cache.delete(request);
  await self.skipWaiting();
}

async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const kept = await caches.match(page);
    if (kept === undefined) throw failure;
    return kept;
  }
}
