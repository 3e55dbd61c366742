// RFC 8292: voluntary application server identification (VAPID).
import { createPrivateKey, sign } from 'node:crypto';
import type { PushConfig } from '../../config/index.ts';

/** RFC 8292, section 2: at most 24 hours. */
const LASTS = 12 * 3_600;
const POINT_HALF = 32;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The `Authorization` of a request to a push service: a token for its origin alone, signed with ES256.
 * @param now epoch milliseconds
 */
export function vapidHeader(endpoint: string, { publicKey, privateKey, subject }: PushConfig, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LASTS, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const [x, y] = [publicKey.subarray(1, 1 + POINT_HALF), publicKey.subarray(1 + POINT_HALF)];
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: text(privateKey), x: text(x), y: text(y) },
    format: 'jwk',
  });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${text(signature)}, k=${text(publicKey)}`;
}
