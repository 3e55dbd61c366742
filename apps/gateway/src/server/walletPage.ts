import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePins } from '@ezwallet/api-client/envelope-v2';
import type { Config } from '../config/index.ts';
import type { SigningKeys } from './envelope/signingKeys.ts';

/** The wallet's page and its validator for caches. */
export interface WalletPage {
  readonly html: string;
  readonly tag: string;
}

const settingOf = (name: string, value = '') => `<meta name="${name}" content="${value}" />`;

/**
 * The wallet's page with the pins of the envelope's signature keys. A build that was made with pins of its own ignores
 * these. The address of the page is its code's own origin, so the pins are as trustworthy as the code.
 */
export function createWalletPage(
  walletDir: string,
  keys: SigningKeys,
  { stage, tagCollector = '' }: Pick<Config, 'stage' | 'tagCollector'>,
): () => Promise<WalletPage> {
  // Addresses are as `URL` writes them, without quotes.
  const built = [
    ['stage', stage],
    ['tag-collector', tagCollector],
  ].reduce(
    (html, [name = '', value = '']) => html.replace(settingOf(name), () => settingOf(name, value)),
    readFileSync(join(walletDir, 'index.html'), 'utf8'),
  );
  let known: WalletPage | undefined;
  return async () => {
    // Pins are base64, hex and colons, which HTML takes as they are.
    const html = built.replace(settingOf('envelope-pins'), settingOf('envelope-pins', writePins(await keys.valid())));
    if (known?.html !== html) {
      known = { html, tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
    }
    return known;
  };
}
