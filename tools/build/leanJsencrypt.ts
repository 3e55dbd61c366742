import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Key export, signatures and OAEP: the envelope takes its keys from WebCrypto, never exports them and pads by PKCS#1
 * v1.5. Together with the decoder that prints certificates, they are more than half of jsencrypt.
 */
const LEAN: Readonly<Record<string, string>> = {
  'jsencrypt/lib/lib/jsrsasign/asn1-1.0.js': 'export const KJUR = undefined;',
  'jsencrypt/lib/lib/jsbn/sha256.js': 'export const rstr_sha256 = undefined, rstr2hex = undefined;',
  'jsencrypt/lib/lib/asn1js/asn1.js': readFileSync(new URL('jsencryptDer.js', import.meta.url), 'utf8'),
};

/** Removes the parts of jsencrypt that the wallet never calls. Fails the build if a new release has moved its files. */
export function leanJsencrypt(): Plugin {
  const met = new Set<string>();
  return {
    name: 'ezwallet:lean-jsencrypt',
    apply: 'build',
    load: {
      filter: { id: /\/jsencrypt\/lib\/lib\// },
      handler(id) {
        const path = Object.keys(LEAN).find((suffix) => id.endsWith(suffix));
        if (path === undefined) return null;
        met.add(path);
        return LEAN[path];
      },
    },
    buildEnd(error) {
      const missed = Object.keys(LEAN).filter((path) => !met.has(path));
      if (!error && missed.length > 0)
        this.error(`jsencrypt has no ${missed.join(', ')} any more: mend tools/build/leanJsencrypt.ts.`);
    },
  };
}
