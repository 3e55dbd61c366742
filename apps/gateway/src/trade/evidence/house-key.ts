import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config } from '../../config/index.ts';

/** RFC 8410, section 7: what is before the 32 bytes of a private Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;
const PURPOSE = 'evidence signing key';

/** The key with which the house signs evidence: it follows from the master key, so that there is nothing more to keep. */
export function houseKey({ secrets }: Pick<Config, 'secrets'>): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secrets.masterKey, Buffer.alloc(0), PURPOSE, SEED_BYTES));
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half, as others compare it: the 32 bytes in base64url. */
export function publicHouseKey(config: Pick<Config, 'secrets'>): string {
  const { x = '' } = createPublicKey(houseKey(config)).export({ format: 'jwk' });
  return x;
}
