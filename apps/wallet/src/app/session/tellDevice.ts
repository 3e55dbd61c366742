import type { DeviceRecord, GeoPosition } from '@ezwallet/api-client/contract';
import type { Deps } from '@ezwallet/domain-stores';

/** The login that the server knows the device of, as long as this tab is open. */
const TOLD = 'device-told';

interface TellDeps {
  readonly api: { readonly user: Pick<Deps['api']['user'], 'deviceRecord'> };
  readonly userId: string;
  /** Forgotten when the session ends. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly read: () => Promise<DeviceRecord>;
  /** Where the device is, if the browser need not ask for it; null else. */
  readonly place: () => Promise<GeoPosition | null>;
}

/**
 * Tells the server once after a login how the device describes itself. The place follows only where the member has agreed
 * to it on this device, and the browser gives it without a question.
 */
export async function tellDevice({ api, userId, storage, read, place }: TellDeps): Promise<void> {
  if (storage.getItem(TOLD) === userId) return;
  const record = await read();
  const { keepsPlace } = await api.user.deviceRecord({ record });
  storage.setItem(TOLD, userId);
  const geoPosition = keepsPlace ? await place() : null;
  if (geoPosition) await api.user.deviceRecord({ record: { ...record, geoPosition } });
}

/** The place that the browser gives without a question. */
export async function knownPlace(
  { permissions }: { readonly permissions?: Pick<Permissions, 'query'> | undefined },
  find: () => Promise<GeoPosition>,
): Promise<GeoPosition | null> {
  const allowed = await permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return allowed?.state === 'granted' ? await find().catch(() => null) : null;
}
