import type { Build } from './Build.ts';
import { wayOf } from './requests.ts';
import { Shell } from './Shell.ts';

/** What a service worker hears (Service Workers, sections 4.4 and 4.6). The types of a page do not have it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly active: unknown; readonly navigationPreload?: { enable(): Promise<void> } };
}

declare const __BUILD__: Build;

const worker = globalThis as unknown as WorkerScope;
const build = __BUILD__;
const shell = new Shell({ build, caches, fetch: (...about) => fetch(...about) });

// A newer worker waits until the last page of an older build is closed, so no form loses the code that it still loads.
// Nobody waits for it: a start with a network gets the newest page anyway.
worker.addEventListener('install', (event) => event.waitUntil(shell.install()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await shell.forgetOlder();
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
    })(),
  ),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, location.origin, build.shell);
  if (way === 'page') event.respondWith(shell.page(request, event.preloadResponse));
  else if (way !== null) event.respondWith(shell[way](request));
});
