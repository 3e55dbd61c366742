import { createHmac, randomBytes } from 'node:crypto';
import { base32 } from '@scure/base';
import { isSameDigest } from './digest.ts';

/** TOTP (RFC 6238) as authenticator apps use it: HMAC-SHA-1, six digits, 30 seconds. */

const SECRET_BYTES = 20;
const STEP = 30_000;
const DIGITS = 6;
/** RFC 6238 section 5.2: one step back for a slow network, and one ahead for a clock that is fast. */
const DRIFT = [0, -1, 1] as const;

/** Makes a secret for an authenticator app. */
export function newOtpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** A secret as apps read it: base32 of 160 bits, which needs no padding. */
export function otpSecretText(secret: Uint8Array): string {
  return base32.encode(secret);
}

/** The code of a time step (RFC 4226 section 5.3). */
export function otpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The time step at a moment in epoch milliseconds. */
export const otpStep = (at: number): number => Math.floor(at / STEP);

/** The time step whose code this is, around a moment; undefined for a wrong code. */
export function matchingStep(secret: Uint8Array, code: string, at: number): number | undefined {
  return DRIFT.map((drift) => otpStep(at) + drift).find((step) =>
    isSameDigest(Buffer.from(otpCode(secret, step)), Buffer.from(code)),
  );
}
