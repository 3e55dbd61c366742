import { reaction } from 'mobx';
import type { AppStores, Clock, SessionEnd, SessionScope } from '@ezwallet/domain-stores';
import { readPushMemory, writePushMemory } from '../../world/push-memory.ts';
import type { World } from '../../world/StoresContext.tsx';

interface PushDeps {
  readonly world: Pick<World, 'app' | 'deps' | 'biometrics'> & { readonly scope: Pick<SessionScope, 'current'> };
  /** Undefined where the browser has no service workers, or the page came without TLS. */
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener'> | undefined;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly isKnownPath: (pathname: string) => boolean;
  readonly go: (path: string) => void;
}

/** How notifications follow the end of a session: one that lapsed keeps them, and after a login elsewhere the next one here renews them. */
const ENDS: Readonly<Record<SessionEnd, 'keep' | 'pause' | 'forget'>> = {
  left: 'forget',
  otherTab: 'forget',
  elsewhere: 'pause',
  expired: 'keep',
  timeout: 'keep',
};
/** After the first screen has loaded its parts, in milliseconds. */
const RENEW_AFTER = 5_000;

/** A message of the worker to its pages. */
interface FromWorker {
  readonly type?: unknown;
  readonly path?: unknown;
  readonly tag?: unknown;
}

/** Keeps the notifications of this browser those of its session, and follows what the worker says about them. */
export function keepPush({ world, workers, storage, isKnownPath, go }: PushDeps): void {
  if (!workers) return;
  const { app, deps, scope } = world;
  let stopWaiting = () => {};
  const renew = () => {
    stopWaiting();
    if (!scope.current || readPushMemory(storage).of === '') return;
    stopWaiting = waitThenRenew(world, deps.clock);
  };
  reaction(() => scope.current, renew, { fireImmediately: true });
  app.session.onEnd((reason) => void leave(workers, storage, ENDS[reason]).catch(() => undefined));
  workers.addEventListener('message', ({ data }: MessageEvent<FromWorker | null>) => {
    if (data?.type === 'renew') renew();
    if (data?.type === 'pushed' && app.session.signedIn) void tellHere(world, workers, String(data.tag));
    if (data?.type === 'open' && typeof data.path === 'string') {
      const { origin, pathname, search } = new URL(data.path, location.origin);
      if (origin === location.origin && isKnownPath(pathname)) go(pathname + search);
    }
  });
}

const waitThenRenew = (world: PushDeps['world'], clock: Clock) =>
  clock.after(RENEW_AFTER, () => {
    import('../../features/push/model/openBrowserPush.ts')
      .then(({ openBrowserPush }) => openBrowserPush(world).renew())
      // The next start of the app tries again.
      .catch(() => undefined);
  });

/** Takes what is shown off the screen, and ends the subscription of a session that somebody ended. */
async function leave(
  workers: NonNullable<PushDeps['workers']>,
  storage: PushDeps['storage'],
  what: (typeof ENDS)[SessionEnd],
): Promise<void> {
  const registration = await workers.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  if (what === 'keep' || readPushMemory(storage).of === '') return;
  if (what === 'forget') writePushMemory(storage, { of: '' });
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The person looks at the app, which tells news itself: at once, and in place of the notification. */
async function tellHere(
  { app, scope }: { readonly app: Pick<AppStores, 'session'> } & Pick<PushDeps['world'], 'scope'>,
  workers: NonNullable<PushDeps['workers']>,
  tag: string,
): Promise<void> {
  await Promise.all([app.session.reload().catch(() => undefined), scope.current?.trades.running.look()]);
  const registration = await workers.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}
