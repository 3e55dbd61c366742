import { autorun } from 'mobx';
import { createElement, type ComponentType, type PropsWithChildren } from 'react';
import type { AppStores, Deps } from '@ezwallet/domain-stores';
import { AppLock, BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import { LockGate } from '../../features/biometrics/index.ts';
import type { SaveImage, ScanCode } from '../../world/device-ports.ts';
import type { Navigation } from '../../world/Navigation.ts';
import type { PageBridge } from '../device/openShell.ts';
import { bindShell } from './bindShell.ts';
import { nativeBiometrics } from './nativeBiometrics.ts';
import { onErrand, watchErrands } from './errands.ts';

/** What the app has only inside the native app. */
export interface Native {
  readonly biometrics: BiometricsStore;
  readonly saveImage: SaveImage;
  readonly scanCode: ScanCode;
  /** Draws the app, or the lock in front of it. */
  readonly Gate: ComponentType<PropsWithChildren>;
  /** Handles what the native app asks the page for. */
  serve(navigation: Pick<Navigation, 'go'>): void;
}

/** Opens what the app has only inside the native app. When it resolves, it is known whether the app is locked. */
export async function openNative(bridge: PageBridge, deps: Deps, app: AppStores): Promise<Native> {
  const biometrics = new BiometricsStore(deps, nativeBiometrics(bridge), app.session);
  const lock = new AppLock(deps, app.session, biometrics);
  await lock.start();
  watchErrands(document, lock);
  autorun(() => {
    document.body.style.visibility = lock.isCovered ? 'hidden' : '';
  });
  return {
    biometrics,
    saveImage: (image) => bridge.call('saveImage', { image }),
    scanCode: () => onErrand(lock, async () => (await bridge.call('toQRCodeScanner')).text),
    Gate: ({ children }) => createElement(LockGate, { lock, biometrics }, children),
    serve: (navigation) => {
      bindShell(bridge, { biometrics, lock, navigation, view: window });
      void biometrics.read();
    },
  };
}
