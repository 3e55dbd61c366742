import latin from '../fonts/noto-sans-latin.woff?url';
import chinese from '../fonts/noto-sans-sc.woff?url';
import { readWoff } from './readWoff.ts';

/** Signs that the small file has: Latin, punctuation, and the minus. */
const LATIN = /^[\u0020-\u00ff\u2013\u2019\u2022\u2026\u2212]*$/;

/**
 * The font that a statement takes into its file: 17 KB where all of it is Latin, 1.5 MB with Chinese, simplified and
 * traditional. Only the signs that are used get into the file.
 */
export async function statementFont(texts: readonly string[]): Promise<Uint8Array> {
  const url = texts.every((text) => LATIN.test(text)) ? latin : chinese;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The font of the statement did not load.');
  return await readWoff(await answer.arrayBuffer());
}
