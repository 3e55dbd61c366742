import type { DeviceDatabase } from './DeviceDatabase.ts';

/**
 * The device's storage key, created on the first visit. It cannot be exported, so a copy of the storage is useless on
 * another device. It does not protect against scripts that run in this page.
 */
export async function claimStorageKey(database: DeviceDatabase): Promise<CryptoKey> {
  const known = await database.get('keys', 'storage');
  if (known instanceof CryptoKey) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return (await database.claim('keys', 'storage', fresh)) as CryptoKey;
}
