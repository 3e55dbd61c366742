/**
 * Builds the texts that both sides of envelope version 2 authenticate. Each has one field a line, and no field has a line feed,
 * so two different sets of facts never give the same text.
 */
import type { CallBinding, KeyHolder } from '../Envelope.ts';

/** Which way a body travels. Each way has a key of its own. */
export type Direction = 'request' | 'response';

const NAME = 'EZ Wallet envelope 2';
const encoder = /* @__PURE__ */ new TextEncoder();

/** All facts of one exchange. */
export interface ExchangeFacts {
  readonly sessionId: string;
  readonly holder: KeyHolder;
  /** The client's words: versions that it can, best first, and ids of its pinned keys. */
  readonly versions: readonly number[];
  readonly kids: readonly string[];
  readonly clientKey: string;
  /** The server's words. */
  readonly version: number;
  readonly kid: string;
  /** Empty where the answer is version 1. */
  readonly serverKey: string;
}

/** Builds the text that the server signs. Its hash is the salt of the keys, so that both sides agree on the whole exchange. */
export function transcriptOf(facts: ExchangeFacts): Uint8Array<ArrayBuffer> {
  const { sessionId, holder, versions, kids, clientKey, version, kid, serverKey } = facts;
  return linesOf(`${NAME} exchange`, [
    sessionId,
    holder.deviceId.toLowerCase(),
    holder.fingerprint.toLowerCase(),
    versions.join(' '),
    kids.join(' '),
    clientKey,
    String(version),
    kid,
    serverKey,
  ]);
}

/** The `info` of HKDF for the key of one direction. */
export function keyLabel(direction: Direction): Uint8Array<ArrayBuffer> {
  return linesOf(`${NAME} ${direction} key`, []);
}

/** The call that a body belongs to. A response names the request, so no other answer fits. */
export interface SealedCall extends CallBinding {
  readonly sessionId: string;
  readonly holder: KeyHolder;
  /** Counts the calls of a key session from 1. */
  readonly number: bigint;
}

/** The associated data of AES-GCM. */
export function associatedDataOf(direction: Direction, call: SealedCall): Uint8Array<ArrayBuffer> {
  const { path, requestId, sessionId, holder, number } = call;
  const { deviceId, fingerprint } = holder;
  return linesOf(`${NAME} ${direction}`, [
    path,
    requestId,
    sessionId,
    deviceId.toLowerCase(),
    fingerprint.toLowerCase(),
    String(number),
  ]);
}

function linesOf(name: string, fields: readonly string[]): Uint8Array<ArrayBuffer> {
  return encoder.encode([name, ...fields].join('\n'));
}
