import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files below this size, in bytes, fit into one packet anyway. */
const WORTH_IT = 1024;
const PACKS = /\.(?:js|css|svg)$/;

/** The slowest and densest setting. A server that packs while somebody waits cannot afford it: its files are an eighth larger. */
export const pack = (content: Uint8Array): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Puts each script and style sheet of a build beside its Brotli file, which a server can send as it is. */
export function precompress(): Plugin {
  return {
    name: 'ezwallet:precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => PACKS.test(name))) {
        const content = readFileSync(join(dir, file));
        if (content.length >= WORTH_IT) writeFileSync(join(dir, `${file}.br`), pack(content));
      }
    },
  };
}
