import type { BiometricShell } from '@ezwallet/domain-stores/biometrics';
import type { PageBridge } from '../device/openShell.ts';

/** The biometrics of the native app, through the bridge. */
export function nativeBiometrics(bridge: Pick<PageBridge, 'call'>): BiometricShell {
  return {
    readRecords: () => bridge.call('getAlreadyCrossBiometric'),
    saveRecords: async (records) => void (await bridge.call('setAlreadyCrossBiometric', records)),
    verify: async (reason) => (await bridge.call('invokeBiometricAuth', { reason })).success,
  };
}
