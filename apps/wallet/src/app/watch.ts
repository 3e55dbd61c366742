import type { I18n } from '@lingui/core';
import type { World } from '../world/StoresContext.tsx';
import { reportMissingCode } from './network/reportMissingCode.ts';
import { noticeAccountStatus } from './session/noticeAccountStatus.ts';
import { tellUnwatchedOrders } from './session/tellUnwatchedOrders.ts';

/** Starts what reports events on every screen. Its own chunk, because no first frame needs it. */
export function watch(i18n: I18n, { app, deps, navigation, scope }: World): void {
  const go = (path: string) => navigation.go(path);
  reportMissingCode({ i18n, view: window, clock: deps.clock, network: app.network, reload: () => location.reload() });
  noticeAccountStatus({ i18n, session: app.session, go });
  tellUnwatchedOrders({ i18n, scope, path: () => location.pathname, go });
}
