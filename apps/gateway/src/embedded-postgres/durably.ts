import { appendFile, open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { handOver, type ServerUser } from './serverUser.ts';

/** Replaces a file in one step: after a power cut, or on a full disk, the old text is there or the new one. */
export async function replaceDurably(file: string, text: string, user: ServerUser | undefined): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await handOver(draft, user);
  await renameDurably(draft, file);
}

export async function appendDurably(file: string, text: string): Promise<void> {
  await appendFile(file, text, { flush: true });
}

/** Renames within a folder. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows neither needs this nor opens folders.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(to), 'r');
  await folder.sync().finally(() => folder.close());
}
