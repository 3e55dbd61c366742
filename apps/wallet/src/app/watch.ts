import type { I18n } from '@lingui/core';
import { reaction, when } from 'mobx';
import type { World } from '../world/StoresContext.tsx';
import { reportMissingCode } from './network/reportMissingCode.ts';
import { isMoneyImminent } from '../world/permissions.ts';
import { keepForOffline, pageOf } from './offline/keepForOffline.ts';
import { takeNewer } from './offline/takeNewer.ts';
import { keepPush } from './session/keepPush.ts';
import { noticeAccountStatus } from './session/noticeAccountStatus.ts';
import { tellOffers } from './session/tellOffers.ts';
import { tellOrders } from './session/tellOrders.ts';
import { tellReceived } from './session/tellReceived.ts';
import { tellSiteNews } from './session/tellSiteNews.ts';
import { collectorOf } from './telemetry/collectorOf.ts';
import { tellUnwatchedOrders } from './session/tellUnwatchedOrders.ts';

/** Later than a first screen loads its parts, with which the worker's files would share the network, in milliseconds. */
const OFFLINE_AFTER = 4_000;

/** Later than what a person waits for after a login, in milliseconds. */
const DEVICE_AFTER = 3_000;

/** Tells the server which device this is. Without it, the list of devices knows the name alone. */
async function describeThisDevice({ app: { session }, deps }: World): Promise<void> {
  const { userId } = session;
  if (userId === '') return;
  const { tellDevice, knownPlace, findPlace, readDeviceRecord } = await import('./session/describeThisDevice.ts');
  const place = () => knownPlace(navigator, () => findPlace(navigator.geolocation));
  await tellDevice({ api: deps.api, userId, storage: sessionStorage, read: () => readDeviceRecord(window), place });
}

/** Starts what reports events on every screen. Its own chunk, because no first frame needs it. */
export function watch(i18n: I18n, world: World): void {
  const { app, biometrics, deps, navigation, scope, words, isKnownPath } = world;
  const go = (to: string) => navigation.go(to);
  const path = () => location.pathname;
  const here = () => location.pathname + location.search;
  // Ahead of the first screen for members. Where it does not load, that screen says so.
  when(
    () => app.session.signedIn,
    () => void import('./screens/MemberScreen.tsx').catch(() => undefined),
  );
  reportMissingCode({ i18n, view: window, clock: deps.clock, network: app.network, reload: () => location.reload() });
  // The native app has the files of the wallet inside, or caches them as it likes.
  if (biometrics === null) {
    // A page without TLS has none.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const page = pageOf(window);
    deps.clock.after(OFFLINE_AFTER, () => void keepForOffline(page));
    const requests = () => scope.current?.requests;
    const isFree = () => {
      const all = requests();
      return !all || !(isMoneyImminent(all) || Object.values(all).some(({ underWay }) => underWay));
    };
    takeNewer({ ...page, workers, visibility: deps.visibility, clock: deps.clock, isFree });
    keepPush({ world, workers, storage: localStorage, isKnownPath, go });
  }
  const collector = collectorOf(document);
  if (collector !== '')
    void import('./telemetry/startTelemetry.ts').then(
      ({ startTelemetry }) =>
        startTelemetry({ collector, fetch: (...about) => fetch(...about), here: path, follow: navigation.follow }),
      () => undefined,
    );
  reaction(
    () => app.session.userId,
    () => deps.clock.after(DEVICE_AFTER, () => void describeThisDevice(world).catch(() => undefined)),
    { fireImmediately: true },
  );
  noticeAccountStatus({ i18n, words, session: app.session, go });
  tellReceived({ i18n, words, app, scope, haptics: deps.haptics, here, go });
  tellSiteNews({ i18n, words, app, scope, here, go });
  tellUnwatchedOrders({ i18n, words, scope, here, go });
  tellOrders({ i18n, words, scope, haptics: deps.haptics, here, go });
  tellOffers({ i18n, words, app, scope, haptics: deps.haptics, path, go });
}
