import { autorun } from 'mobx';
import { createElement, type ComponentType, type PropsWithChildren } from 'react';
import type { AppStores, Deps, Haptics } from '@ezwallet/domain-stores';
import { AppLock, BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import { LockGate } from '../../features/biometrics/index.ts';
import type { ProtectScreenshots, SaveFile, SaveImage, ScanCode } from '../../world/device-ports.ts';
import type { Navigation } from '../../world/Navigation.ts';
import type { PageBridge } from '../device/openShell.ts';
import { bindShell } from './bindShell.ts';
import { nativeHaptics } from './nativeHaptics.ts';
import { nativeBiometrics } from './nativeBiometrics.ts';
import { openLinks } from './openLinks.ts';
import { onErrand, watchErrands } from './errands.ts';
import { protectScreens } from './protectScreens.ts';

/** What the app has only inside the native app. */
export interface Native {
  readonly biometrics: BiometricsStore;
  readonly haptics: Haptics;
  readonly saveImage: SaveImage;
  readonly saveFile: SaveFile;
  readonly scanCode: ScanCode;
  readonly protectScreenshots: ProtectScreenshots;
  /** Draws the app, or the lock in front of it. */
  readonly Gate: ComponentType<PropsWithChildren>;
  /** Handles what the native app asks the page for. */
  serve(): void;
}

/** Opens what the app has only inside the native app. When it resolves, it is known whether the app is locked. */
export async function openNative(
  bridge: PageBridge,
  deps: Deps,
  app: AppStores,
  navigation: Pick<Navigation, 'go' | 'follow'>,
  browser: Haptics,
): Promise<Native> {
  const protect = (on: boolean) => bridge.call('setScreenshotProtection', { on });
  protectScreens({ protect, session: app.session, start: location.pathname, follow: navigation.follow });
  const biometrics = new BiometricsStore(deps, nativeBiometrics(bridge), app.session);
  const lock = new AppLock(deps, app.session, biometrics);
  await lock.start();
  watchErrands(document, lock);
  openLinks(document, bridge, window);
  autorun(() => {
    document.body.style.visibility = lock.isCovered ? 'hidden' : '';
  });
  return {
    biometrics,
    haptics: nativeHaptics(bridge, browser),
    saveImage: (image) => bridge.call('saveImage', { image }),
    saveFile: (document) => bridge.call('saveFile', document),
    scanCode: () => onErrand(lock, async () => (await bridge.call('toQRCodeScanner')).text),
    protectScreenshots: protect,
    Gate: ({ children }) => createElement(LockGate, { lock, biometrics }, children),
    serve: () => {
      bindShell(bridge, { biometrics, lock, navigation, view: window });
      void biometrics.read();
    },
  };
}
