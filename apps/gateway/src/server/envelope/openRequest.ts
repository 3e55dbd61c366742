import { randomBytes } from 'node:crypto';
import {
  associatedDataOf,
  NONCE_BYTES,
  NUMBER_BYTES,
  readNumber,
  requestNonce,
} from '@ezwallet/api-client/envelope-v2';
import type { Device } from '../../call/CallContext.ts';
import type { CallNumber } from '../../access/sessions/sessions.ts';
import type { KeySession } from './KeySessions.ts';
import { openText, sealText } from './nodeCipher.ts';
import { gcmOpen, gcmSeal } from './nodeGcm.ts';

/** What the envelope of a request is bound to. Version 1 binds it to nothing. */
export interface RequestFacts {
  readonly path: string;
  readonly requestId: string;
  readonly device: Device;
}

/** A request that was sealed with the key of its session. */
export interface OpenedRequest {
  readonly text: string;
  /** In version 2: take it before you do or answer anything, for the request may come a second time. */
  readonly number: CallNumber | undefined;
  /** Seals the answer to this request. */
  seal(answer: string): string;
}

/** Opens what goes with a form, which travels outside the envelope: in version 2 a proof, in version 1 nothing. @throws Error */
export function openProof(session: KeySession, facts: RequestFacts, proof: string): Omit<OpenedRequest, 'text'> {
  return session.version === 1 ? version1(session) : openVersion2(session, facts, proof);
}

/** Half of the key material of version 2. */
const KEY_BYTES = 32;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Opens a request with the version of its key session. @throws Error for whatever does not open */
export function openRequest(session: KeySession, facts: RequestFacts, sealed: string): OpenedRequest {
  return session.version === 1 ? openVersion1(session, sealed) : openVersion2(session, facts, sealed);
}

const version1 = ({ key }: KeySession): Omit<OpenedRequest, 'text'> => ({
  number: undefined,
  seal: (answer) => sealText(key, answer),
});

function openVersion1(session: KeySession, sealed: string): OpenedRequest {
  return { ...version1(session), text: openText(session.key, sealed) };
}

function openVersion2(
  { id, key }: KeySession,
  { path, requestId, device }: RequestFacts,
  sealed: string,
): OpenedRequest {
  const bytes = Buffer.from(sealed, 'base64');
  // Node skips what is no base64.
  if (bytes.toString('base64') !== sealed) throw new Error('The body is no base64.');
  const number = readNumber(bytes);
  const holder = { deviceId: device.id, fingerprint: device.fingerprint };
  const call = { path, requestId, sessionId: device.keySession, holder, number };
  const data = associatedDataOf('request', call);
  const opened = gcmOpen(key.subarray(0, KEY_BYTES), requestNonce(number), data, bytes.subarray(NUMBER_BYTES));
  return {
    text: decoder.decode(opened),
    number: { keySession: id, number },
    seal(answer) {
      return gcmSeal(
        key.subarray(KEY_BYTES),
        randomBytes(NONCE_BYTES),
        associatedDataOf('response', call),
        answer,
      ).toString('base64');
    },
  };
}
