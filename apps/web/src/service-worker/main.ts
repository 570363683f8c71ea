import { listenToPush } from './push.ts';
import { scope, type FetchEvent } from './scope.ts';
import { dropOldShells, keptFile, keptPage, takeShell } from './shell-files.ts';

/**
 * A request without a response for this long is treated as offline, if there is a stored page to show. Milliseconds.
 */
const PATIENCE_MS = 4_000;

/*
 * Pages come from the server whenever it responds, so that no one stays in an old version; otherwise from the cache.
 * Files under /assets/ never change under their names and are taken from the cache first. API responses are never
 * cached here: they belong to a user, and the pages know which one.
 */
scope.addEventListener('install', (event) => event.waitUntil(takeShell().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(mode === 'navigate' ? page(event) : file(event.request, pathname));
});
listenToPush();

async function page({ request }: FetchEvent): Promise<Response> {
  const kept = await keptPage();
  if (!kept) return fetch(request);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: silence.signal });
    return answer.status >= 500 ? kept : answer;
  } catch {
    return kept;
  } finally {
    // There is a connection: the response may take its time.
    clearTimeout(timer);
  }
}

async function file(request: Request, pathname: string): Promise<Response> {
  return (await keptFile(pathname)) ?? fetch(request);
}
