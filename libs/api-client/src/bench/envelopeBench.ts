import type { BenchRow } from './BenchRow.ts';
import { cipherRows } from './cipherRows.ts';
import { keyRows } from './keyRows.ts';
import { sizeRows } from './sizeRows.ts';
import { versionRows } from './versionRows.ts';

/** Compares the envelope with the usual building blocks: speed of bodies and keys, and bytes. */
export async function envelopeBench(): Promise<readonly BenchRow[]> {
  return [...(await cipherRows()), ...(await versionRows()), ...(await keyRows()), ...(await sizeRows())];
}
