import { createECDH, hkdfSync } from 'node:crypto';
import type { PushConfig } from './Config.ts';

/** The settings of notifications, as text. */
export interface PushEnvironment {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly VAPID_SUBJECT?: string | undefined;
}

const [KEY_BYTES, POINT_BYTES] = [32, 65];
const SANDBOX_SUBJECT = 'mailto:no-reply@localhost';
const MAKE_PAIR = 'Make a pair: npx web-push generate-vapid-keys';

/** Reads the keys of notifications. @returns undefined where there are none; every fault, without secrets */
export function readPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: PushEnvironment): {
  readonly push: PushConfig | undefined;
  readonly faults: readonly string[];
} {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY && !VAPID_SUBJECT) return { push: undefined, faults: [] };
  const refuse = (fault: string) => ({ push: undefined, faults: [fault] });
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT)
    return refuse(
      `VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together: push services know the gateway by them. Set all or none. ${MAKE_PAIR}`,
    );
  const privateKey = Buffer.from(VAPID_PRIVATE_KEY, 'base64url');
  const publicKey = publicKeyOf(privateKey);
  if (!publicKey) return refuse(`VAPID_PRIVATE_KEY must be ${KEY_BYTES} bytes in base64url. ${MAKE_PAIR}`);
  const given = Buffer.from(VAPID_PUBLIC_KEY, 'base64url');
  if (given.length !== POINT_BYTES || !given.equals(publicKey))
    return refuse(
      'VAPID_PUBLIC_KEY is not of VAPID_PRIVATE_KEY: browsers would subscribe to notifications that never come.',
    );
  return { push: { publicKey, privateKey, subject: VAPID_SUBJECT }, faults: [] };
}

/** The pair of a sandbox that has none of its own: the same for every process, at every start. */
export function sandboxPush(masterKey: Buffer): PushConfig {
  // One of four billion keys is too large for the curve.
  for (let turn = 0; ; turn++) {
    const privateKey = Buffer.from(hkdfSync('sha256', masterKey, '', `push key ${turn}`, KEY_BYTES));
    const publicKey = publicKeyOf(privateKey);
    if (publicKey) return { publicKey, privateKey, subject: SANDBOX_SUBJECT };
  }
}

/** @returns undefined for bytes that are no private key of P-256 */
function publicKeyOf(privateKey: Buffer): Buffer | undefined {
  if (privateKey.length !== KEY_BYTES) return undefined;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey);
    return pair.getPublicKey();
  } catch {
    return undefined;
  }
}
