import type { Build } from './Build.ts';
import { type NotifyDeps, openNotice, showNotice } from './notifications.ts';
import { wayOf } from './requests.ts';
import { Shell } from './Shell.ts';
import { SKIP_WAITING } from './skip-waiting.ts';

/** What a service worker hears (Service Workers, sections 4.4 and 4.6). The types of a page do not have it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface PushedEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}
interface TappedEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface RenewedEvent extends WorkerEvent {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null;
}
interface Page {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: object): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: WorkerEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'push', hear: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: TappedEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', hear: (event: RenewedEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'active' | 'pushManager' | 'showNotification'> & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
}

declare const __BUILD__: Build;

const worker = globalThis as unknown as WorkerScope;
const build = __BUILD__;
const shell = new Shell({ build, caches, fetch: (...about) => fetch(...about) });

// A newer worker waits until the last page of an older build is closed or out of use, so no form loses the code that it
// still loads. Nobody waits for it: a start with a network gets the newest page anyway.
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

worker.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(takeOver());
});

/** Takes over from an older worker that has one page, which asks for it and loads again. */
async function takeOver(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await worker.skipWaiting();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, location.origin, build.shell);
  if (way === 'page') event.respondWith(shell.page(request, event.preloadResponse));
  else if (way !== null) event.respondWith(shell[way](request));
});

const notifying: NotifyDeps = {
  origin: location.origin,
  show: async (title, options) => await worker.registration.showNotification(title, options),
  pages: async () => await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: async (path) => await worker.clients.openWindow(path),
};

worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text(), notifying)));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data, notifying));
});

// The worker has no session, so it cannot tell the server of the new subscription: a page does, now or at its next start.
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(
    (async () => {
      const options = event.oldSubscription?.options;
      if (options?.applicationServerKey)
        await worker.registration.pushManager.subscribe({ ...options, userVisibleOnly: true }).catch(() => undefined);
      for (const page of await notifying.pages()) page.postMessage({ type: 'renew' });
    })(),
  ),
);
