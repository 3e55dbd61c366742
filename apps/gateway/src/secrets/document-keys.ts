import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../config/index.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/**
 * Identity documents at rest. Each has a key of its own, which the current document key wraps. A new document key therefore
 * rewraps the small keys alone, and nobody needs to read a document for that.
 */
export interface SealedDocument {
  /** Names the document key that wraps the document's own key. */
  readonly keyId: string;
  readonly wrappedKey: Buffer;
  readonly sealed: Buffer;
}

type DocumentKeys = Pick<Secrets, 'documentKeys'>;

const KEY_BYTES = 32;
const ID_DIGITS = 16;

/** The name of a document key, which says nothing about it. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256').update('document key id').update(key).digest('hex').slice(0, ID_DIGITS);

function keyOf({ documentKeys }: DocumentKeys, keyId: string): Buffer {
  const key = documentKeys.find((known) => keyIdOf(known) === keyId);
  if (!key) throw new Error(`No document key has the id ${keyId}. Add the key to DOCUMENT_KEYS again.`);
  return key;
}

/** Seals a document. It opens only for the same purpose. */
export function sealDocument(
  { documentKeys: [current] }: DocumentKeys,
  bytes: Uint8Array,
  purpose: string,
): SealedDocument {
  const own = randomBytes(KEY_BYTES);
  return {
    keyId: keyIdOf(current),
    wrappedKey: sealBytes(current, own, purpose),
    sealed: sealBytes(own, bytes, purpose),
  };
}

/** Opens a document. @throws Error for another purpose, changed bytes, and a key that is not there any more */
export function openDocument(
  keys: DocumentKeys,
  { keyId, wrappedKey, sealed }: SealedDocument,
  purpose: string,
): Buffer {
  return openBytes(openBytes(keyOf(keys, keyId), wrappedKey, purpose), sealed, purpose);
}

/** Wraps the key of a document with the current document key. */
export function rewrapDocument(
  keys: DocumentKeys,
  { keyId, wrappedKey }: Omit<SealedDocument, 'sealed'>,
  purpose: string,
) {
  const [current] = keys.documentKeys;
  return {
    keyId: keyIdOf(current),
    wrappedKey: sealBytes(current, openBytes(keyOf(keys, keyId), wrappedKey, purpose), purpose),
  };
}
