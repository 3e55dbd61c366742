import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ReviewData } from './ReviewData.ts';

const SOURCE = join(import.meta.dirname, 'review');

/** Writes the review as one HTML file with styles, script and data, and the pictures beside it. It needs no server. */
export async function writeReview(file: string, data: ReviewData): Promise<void> {
  const bundle = await build({ entryPoints: [join(SOURCE, 'client.ts')], bundle: true, format: 'iife', write: false });
  const parts = {
    STYLE: readFileSync(join(SOURCE, 'page.css'), 'utf8'),
    DATA: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    SCRIPT: bundle.outputFiles[0]!.text,
  };
  const page = readFileSync(join(SOURCE, 'page.html'), 'utf8');
  // A function, because `$` has a meaning in a replacement string.
  writeFileSync(
    file,
    page.replace(/\/\*(STYLE|DATA|SCRIPT)\*\//g, (_, part: keyof typeof parts) => parts[part]),
  );
}
