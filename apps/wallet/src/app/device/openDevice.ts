import type { Identity } from '@ezwallet/api-client';
import type { Deps, SecureStore } from '@ezwallet/domain-stores';
import { openBrowserPorts, SealedStorage } from '@ezwallet/domain-stores/browser';
import { INVITE_CODE_KEY } from '../../world/Visit.ts';
import { PUSH_KEY } from '../../world/push-memory.ts';
import { SEEN_NOTICES_KEY } from '../../world/seen-notices.ts';
import { describeDevice } from './describeDevice.ts';
import { openShell, type Shell } from './openShell.ts';
import { readFingerprint } from './readFingerprint.ts';

/** The device, as the stores and the client need it. */
export interface Device {
  readonly deps: Omit<Deps, 'api' | 'serverNow'>;
  readonly identity: Identity;
  /** Sealed storage of this tab. */
  readonly tab: SecureStore;
  readonly shell: Shell['opened'];
}

/** Parts of the local storage that outlive a session. They name nobody. */
const KEPT: readonly string[] = [INVITE_CODE_KEY, SEEN_NOTICES_KEY, PUSH_KEY];

/** Opens what the browser offers. The fingerprint follows a moment later, and calls wait for it. */
export async function openDevice(): Promise<Device> {
  const { ports, database, seal } = await openBrowserPorts((key) => !KEPT.includes(key));
  const deviceId = String(await database.claim('values', 'deviceId', crypto.randomUUID()));
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
    tab: new SealedStorage(seal, sessionStorage),
    shell: shell.opened,
    deps: { ...ports, bridge: shell.bridge },
  };
}
