import type { Config } from '../config/index.ts';
import { pepperedHash } from '../identity/digest.ts';

/** Authentication code of a payment text's body, under a key that only the gateway has; its first bytes are sent. */
export function paymentTextMac({ secrets }: Config, body: string): Buffer {
  return pepperedHash(secrets.pepper, 'payment text', body);
}
