import { dialect } from '../../dialect.ts';
import { fromBase64 } from '../base64.ts';
import { createSessionId } from '../createSessionId.ts';
import type { Envelope, KeyPost, KeySession } from '../Envelope.ts';
import { EnvelopeError } from '../EnvelopeError.ts';
import { isAesKey } from './aesEcb.ts';
import { openBody, sealBody } from './sealed.ts';

/** Version 1 binds nothing to the device or to the call. */
export interface EnvelopeV1 extends Envelope {
  exchange(post: KeyPost): Promise<KeySession>;
  seal(session: KeySession, text: string): Promise<string>;
  open(session: KeySession, sealed: string): Promise<string>;
}

/** Checked before jsencrypt loads, because it seeds itself while loading and then keeps that seed. */
function assertBrowser(): void {
  if (typeof window === 'undefined' || typeof window.crypto?.getRandomValues !== 'function') {
    throw new EnvelopeError('BROWSER_ONLY');
  }
  if (!window.crypto.subtle) throw new EnvelopeError('INSECURE_CONTEXT');
}

function readSessionKey(text: string | undefined): Uint8Array {
  try {
    const key = fromBase64(text ?? '');
    if (isAesKey(key)) return key;
  } catch {
    // Falls through to the one error.
  }
  throw new EnvelopeError('SESSION_KEY');
}

/**
 * Envelope version 1: a session key by RSA 1024, bodies by AES-ECB. SECURITY.md explains what it protects.
 * It runs the exchange in browsers only. Keys never leave the instance, so a session is safe to log.
 *
 * @param paths of the two steps of the exchange, below the base path
 * @example
 * const envelope = createEnvelopeV1();
 * const session = await envelope.exchange(post); // a `KeyPost` that reaches the server
 * await envelope.open(session, await envelope.seal(session, '{}')); // '{}'
 */
export function createEnvelopeV1(paths: { serverKey: string; sessionKey: string } = dialect.exchangePaths): EnvelopeV1 {
  const keys = new WeakMap<KeySession, Uint8Array>();
  const keyOf = (session: KeySession): Uint8Array => {
    const key = keys.get(session);
    if (!key) throw new EnvelopeError('SESSION_KEY');
    return key;
  };

  return {
    version: 1,
    async exchange(post) {
      assertBrowser();
      const session: KeySession = Object.freeze({ id: createSessionId() });
      const loading = import('./browserRsa.ts');
      const [rsa, pair, serverKey] = await Promise.all([
        loading,
        loading.then(({ createKeyPair }) => createKeyPair()),
        post(paths.serverKey, session.id),
      ]);
      const request = rsa.encryptChunked(rsa.readServerKey(serverKey), pair.publicKey);
      const answer = await post(paths.sessionKey, session.id, request);
      keys.set(session, readSessionKey(pair.decrypt(answer)));
      return session;
    },
    async seal(session, text) {
      return sealBody(keyOf(session), text);
    },
    async open(session, sealed) {
      return openBody(keyOf(session), sealed);
    },
  };
}
