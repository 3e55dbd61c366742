import type { DocumentFile } from '@ezwallet/domain-stores';
import { readBase64 } from './readBase64.ts';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A file of the device as a document, which can be sent in parts. */
export const documentOf = (file: Blob): DocumentFile => ({
  size: file.size,
  whole: file,
  sha256: async () => hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())),
  read: async (from, to) => await readBase64(file.slice(from, to)),
});
