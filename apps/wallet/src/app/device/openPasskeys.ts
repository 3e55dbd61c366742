import type { PasskeyDevice } from '@ezwallet/domain-stores';
import { describeDevice } from './describeDevice.ts';

/** Addresses in place of a name, which browsers give no passkeys (WebAuthn level 3, section 5.1.2). */
const ADDRESS = /^[\d.]+$|^\[/;

/** The authenticators of this device; null where the browser has none for this page, as in most native apps. */
export function openPasskeys({ userAgent }: Navigator, { hostname }: Location): PasskeyDevice | null {
  if (!('PublicKeyCredential' in window) || ADDRESS.test(hostname)) return null;
  // Without the version, which the passkey outlives.
  const name = describeDevice(userAgent).deviceName.split(', ').slice(0, 2).join(', ');
  return {
    name,
    create: async (offer) => await (await import('./webauthn.ts')).create(offer),
    sign: async (question) => await (await import('./webauthn.ts')).sign(question),
  };
}
