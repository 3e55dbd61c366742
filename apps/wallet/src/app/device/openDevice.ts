import type { Identity } from '@ezwallet/api-client';
import type { Deps, SecureStore } from '@ezwallet/domain-stores';
import { INVITE_CODE_KEY } from '../../world/Visit.ts';
import { DeviceValues } from './DeviceValues.ts';
import { claimStorageKey } from './claimStorageKey.ts';
import { describeDevice } from './describeDevice.ts';
import { openDeviceDatabase } from './DeviceDatabase.ts';
import { openShell, type Shell } from './openShell.ts';
import { pageVisibility } from './pageVisibility.ts';
import { readFingerprint } from './readFingerprint.ts';
import { Seal } from './Seal.ts';
import { SealedStorage } from './SealedStorage.ts';
import { SealedValues } from './SealedValues.ts';
import { systemClock } from './systemClock.ts';

/** The device, as the stores and the client need it. */
export interface Device {
  readonly deps: Omit<Deps, 'api' | 'serverNow'>;
  readonly identity: Identity;
  /** Sealed storage of this tab. */
  readonly tab: SecureStore;
  readonly shell: Shell['opened'];
}

/** Opens what the browser offers. The fingerprint follows a moment later, and calls wait for it. */
export async function openDevice(): Promise<Device> {
  const database = await openDeviceDatabase();
  const [key, deviceId] = await Promise.all([
    claimStorageKey(database),
    database.claim('values', 'deviceId', crypto.randomUUID()).then(String),
  ]);
  const seal = new Seal(key);
  const shell = openShell(window);
  const { deviceName, system } = describeDevice(navigator.userAgent);
  const identity = {
    deviceId,
    deviceName,
    terminalType: shell.native ? (system === 'iOS' ? ('IOS' as const) : ('ANDROID' as const)) : ('H5' as const),
    domainName: location.hostname,
    fingerprint: '',
  };
  void readFingerprint(deviceId).then((fingerprint) => {
    identity.fingerprint = fingerprint;
  });
  return {
    identity,
    tab: new SealedStorage(seal, sessionStorage, []),
    shell: shell.opened,
    deps: {
      secureStore: new SealedStorage(seal, localStorage, [INVITE_CODE_KEY]),
      journalStore: new SealedValues(seal, database),
      deviceStore: new DeviceValues(database, new BroadcastChannel('device-values')),
      clock: systemClock,
      visibility: pageVisibility,
      haptics: shell.haptics,
      bridge: shell.bridge,
      ids: { next: () => crypto.randomUUID() },
      languages: navigator.languages,
    },
  };
}
