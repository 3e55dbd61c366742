import type { I18n } from '@lingui/core';
import { when } from 'mobx';
import type { World } from '../world/StoresContext.tsx';
import { reportMissingCode } from './network/reportMissingCode.ts';
import { keepForOffline, pageOf } from './offline/keepForOffline.ts';
import { noticeAccountStatus } from './session/noticeAccountStatus.ts';
import { tellOffers } from './session/tellOffers.ts';
import { tellOrders } from './session/tellOrders.ts';
import { tellReceived } from './session/tellReceived.ts';
import { tellUnwatchedOrders } from './session/tellUnwatchedOrders.ts';

/** Later than a first screen loads its parts, with which the worker's files would share the network, in milliseconds. */
const OFFLINE_AFTER = 4_000;

/** Starts what reports events on every screen. Its own chunk, because no first frame needs it. */
export function watch(i18n: I18n, { app, biometrics, deps, navigation, scope, words }: World): void {
  const go = (to: string) => navigation.go(to);
  const path = () => location.pathname;
  const here = () => location.pathname + location.search;
  // Ahead of the first screen for members. Where it does not load, that screen says so.
  when(
    () => app.session.signedIn,
    () => void import('./shell/MemberScreen.tsx').catch(() => undefined),
  );
  reportMissingCode({ i18n, view: window, clock: deps.clock, network: app.network, reload: () => location.reload() });
  // The native app has the files of the wallet inside, or caches them as it likes.
  if (biometrics === null) deps.clock.after(OFFLINE_AFTER, () => void keepForOffline(pageOf(window)));
  noticeAccountStatus({ i18n, session: app.session, go });
  tellReceived({ i18n, words, app, scope, haptics: deps.haptics, here, go });
  tellUnwatchedOrders({ i18n, words, scope, path, go });
  tellOrders({ i18n, words, scope, haptics: deps.haptics, here, go });
  tellOffers({ i18n, words, app, scope, haptics: deps.haptics, path, go });
}
