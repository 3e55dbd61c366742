import type { Deps } from '../ports/deps.ts';
import { claimStorageKey } from './claimStorageKey.ts';
import { openDeviceDatabase, type DeviceDatabase } from './DeviceDatabase.ts';
import { DeviceValues } from './DeviceValues.ts';
import { pageVisibility } from './pageVisibility.ts';
import { Seal } from './Seal.ts';
import { SealedStorage } from './SealedStorage.ts';
import { SealedValues } from './SealedValues.ts';
import { systemClock } from './systemClock.ts';
import { openTextStorage } from './TextStorage.ts';
import { vibration } from './vibration.ts';

/** A browser, as the stores need it. */
export interface BrowserPorts {
  /** Every port but the two that a client has: the calls, and the server's time. */
  readonly ports: Omit<Deps, 'api' | 'serverNow'>;
  /** The data that this browser keeps across sign-outs. */
  readonly database: DeviceDatabase;
  /** Seals values under this browser's own key. */
  readonly seal: Seal;
  /** Stops listening to other tabs. */
  close(): void;
}

/**
 * Opens what a browser gives the stores: storage that only this browser can read, a journal that takes turns across tabs,
 * a clock, the page's visibility, touch feedback. Without a browser, as in Node, values last as long as the process.
 *
 * @param isWiped which keys of the local storage end with a session; without it, those of the stores and no others
 * @example
 * const { ports } = await openBrowserPorts();
 * const deps = { ...ports, api: client, serverNow: client.serverNow };
 */
export async function openBrowserPorts(isWiped?: (key: string) => boolean): Promise<BrowserPorts> {
  const database = await openDeviceDatabase();
  const seal = new Seal(await claimStorageKey(database));
  const tabs = new BroadcastChannel('device-values');
  const ports = {
    secureStore: new SealedStorage(seal, await openTextStorage(), isWiped),
    journalStore: new SealedValues(seal, database),
    deviceStore: new DeviceValues(database, tabs),
    clock: systemClock,
    visibility: pageVisibility,
    haptics: vibration,
    // Outside of a native app, nobody needs to hear of a session.
    bridge: { userLogin: () => {}, userLogout: () => {} },
    ids: { next: () => crypto.randomUUID() },
    languages: globalThis.navigator?.languages ?? [],
  };
  return { ports, database, seal, close: () => tabs.close() };
}
