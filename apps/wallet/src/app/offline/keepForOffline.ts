const ADDRESS = '/service-worker.js';

/** Names under which developers run one server after another. */
const OWN_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

interface OfflineDeps {
  /** Undefined where the browser has no service workers, or the page came without TLS. */
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'getRegistration'> | undefined;
  readonly fetch: typeof fetch;
  readonly hostname: string;
  /** Whether this is a build. While developing, files change at any time, and no worker keeps them. */
  readonly isBuild: boolean;
  readonly reload: () => void;
}

/**
 * Registers the service worker, with which the app starts without a network. On the developer's own machine it first
 * looks whether this server has one: the worker of another server at the same address would show another app.
 */
export async function keepForOffline({ workers, fetch, hostname, isBuild, reload }: OfflineDeps): Promise<void> {
  if (!workers) return;
  try {
    if (OWN_MACHINE.test(hostname) && !(await isServed(fetch))) {
      const left = await workers.getRegistration();
      if (left && (await left.unregister())) reload();
      return;
    }
    if (isBuild) await workers.register(ADDRESS, { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    // The app works without it.
    console.warn('The service worker was not registered.', error);
  }
}

/** What the page offers for it. */
export const pageOf = ({ navigator, location }: Window): OfflineDeps => ({
  workers: navigator.serviceWorker as ServiceWorkerContainer | undefined,
  fetch: (...about) => fetch(...about),
  hostname: location.hostname,
  isBuild: import.meta.env.PROD,
  reload: () => location.reload(),
});

/** Whether the server has a worker. @throws TypeError without a network */
async function isServed(ask: typeof fetch): Promise<boolean> {
  const { status, headers } = await ask(ADDRESS, { cache: 'no-store' });
  if (status === 404) return false;
  return status !== 200 || (headers.get('content-type') ?? '').includes('javascript');
}
