import type { PushConfig } from '../../config/index.ts';
import { postOut } from '../posting/postOut.ts';
import { encryptPush } from './encryptPush.ts';
import type { PushService } from './PushService.ts';
import { vapidHeader } from './vapid.ts';

const TIMEOUT = 5_000;
const SECOND = 1000;
/** RFC 8030, section 7.3, and what services answer when a browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];
const [TIMED_OUT, TOO_MANY] = [408, 429];

/**
 * Web Push: RFC 8030, with texts that only the browser reads (RFC 8291).
 * @param mayBePrivate in the sandbox, whose push service may run on the same machine
 */
export function createWebPush(keys: PushConfig, mayBePrivate: boolean): PushService {
  return {
    publicKey: keys.publicKey.toString('base64url'),
    async send({ endpoint, ...browser }, { text, lasts, urgency, topic }) {
      const headers = {
        // Services compare it with their own clock, never with that of a sandbox.
        authorization: vapidHeader(endpoint, keys, Date.now()),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(Math.floor(lasts / SECOND)),
        urgency,
        ...(topic !== undefined && { topic }),
      };
      const body = encryptPush(text, browser);
      const length = { 'content-length': String(body.length) };
      const status = await postOut(endpoint, {
        headers: { ...headers, ...length },
        body,
        timeout: TIMEOUT,
        mayBePrivate,
      });
      if (status >= 200 && status < 300) return 'taken';
      if (GONE.includes(status)) return 'gone';
      if (status >= 400 && status < 500 && status !== TIMED_OUT && status !== TOO_MANY) return 'refused';
      throw new Error(`The push service answered ${status}.`);
    },
  };
}
