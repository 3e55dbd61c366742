import { isIP } from 'node:net';
import type { Config } from '../../config/index.ts';

/** Browsers take no address of the network in place of a name (WebAuthn level 3, section 5.1.2), but this name of the machine. */
const LOCAL = 'localhost';

/** The name that passkeys belong to: the configured one, else that of the wallet's origin, else `localhost`. */
export function relyingPartyId({ passkeyRpId, publicOrigin }: Config): string {
  if (passkeyRpId !== undefined) return passkeyRpId;
  const name = publicOrigin === undefined ? LOCAL : new URL(publicOrigin).hostname;
  return isIP(name) === 0 ? name : LOCAL;
}

/**
 * Whether pages of an origin may use passkeys. A sandbox without an origin of its own takes `localhost` with any port, because a
 * developer's server has another one.
 */
export function isOriginOurs({ publicOrigin, allowedOrigins, sandbox }: Config, origin: string): boolean {
  if (origin === publicOrigin || allowedOrigins.includes(origin)) return true;
  return sandbox && publicOrigin === undefined && URL.canParse(origin) && new URL(origin).hostname === LOCAL;
}
