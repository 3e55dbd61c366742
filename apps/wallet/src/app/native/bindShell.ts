import type { Handlers } from '@ezwallet/bridge';
import type { PageProtocol } from '@ezwallet/bridge/methods';
import type { AppLock, BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import type { Navigation } from '../../world/Navigation.ts';
import { billingPaths, kycPaths, supportPaths, scannerPaths } from '../../world/paths.ts';
import type { PageBridge } from '../device/openShell.ts';

interface Bound {
  readonly biometrics: BiometricsStore;
  readonly lock: AppLock;
  readonly navigation: Pick<Navigation, 'go'>;
  readonly view: Pick<Window, 'history' | 'open'>;
}

/**
 * Connects every message of the native app to its screen. The bridge has checked the data, but whoever sent a link or a
 * code is a stranger: it opens a screen, and never acts for the person.
 */
export function bindShell(bridge: PageBridge, { biometrics, lock, navigation, view }: Bound): void {
  const go = (to: string, state?: object) => {
    // Below a lock that nothing is drawn behind, the address alone says where to begin.
    if (lock.isCold) view.history.replaceState(state ? { usr: state } : null, '', to);
    else navigation.go(to, state && { state });
  };
  const handlers: Required<Handlers<PageProtocol>> = {
    back: () => {
      // The lock is no place that one leaves by going back.
      if (!lock.isLocked) view.history.back();
    },
    toBillDetail: ({ billNo }) => go(billingPaths.bill(billNo)),
    openBrowser: async ({ url }) => {
      await bridge.call('openBrowser', { url }).catch(() => view.open(url, '_blank', 'noopener,noreferrer'));
    },
    toQRCodeScanner: () => go(scannerPaths.scan(), {}),
    qrScanResult: ({ text }) => go(scannerPaths.scan(), { scanned: text }),
    saveImage: async ({ image }) => void (await bridge.call('saveImage', { image })),
    openCustomerService: () => go(supportPaths.support()),
    openQiaQia: () => go(supportPaths.chat()),
    openHumanKyc: () => go(kycPaths.video()),
    supportBiometricType: (types) => biometrics.setSupport(types),
    alreadyCrossBiometric: (records) => biometrics.setRecords(records),
    changeBiometricView: ({ visible }) => (visible ? lock.lock() : lock.unlock()),
    invokeBiometricAuth: ({ success }) => {
      if (success) lock.unlock();
    },
    changeIsUseBiometric: async ({ isUseBiometric }) => {
      // Turning it on takes proofs, which the person gives on the screen of the switch.
      if (isUseBiometric) await biometrics.read();
      else if (biometrics.isUsed) await biometrics.setUse(false);
    },
  };
  for (const [name, handler] of Object.entries(handlers)) bridge.handle(name as 'back', handler as () => void);
}
