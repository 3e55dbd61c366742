/** Fails when the built Storybook outgrows its budget: what a visitor loads at most, and what it takes on a disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const MB = 1e6;
/** Storybook's own frame and its blocks are more than half of it. Never raise them. */
const LIMITS = { loaded: 1.6, stored: 5 } as const;

const built = resolve(process.argv[2] ?? 'storybook-static');
const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const contents = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0) / MB;
const weights = {
  loaded: sum(contents.map((content) => gzipSync(content).length)),
  stored: sum(contents.map(({ length }) => length)),
};

for (const [what, limit] of Object.entries(LIMITS)) {
  const weight = weights[what as keyof typeof LIMITS];
  console.log(
    `${weight <= limit ? '✓' : '✗'} ${weight.toFixed(2)} of ${limit} MB ${what}${what === 'loaded' ? ', by gzip' : ''}`,
  );
  if (weight > limit) process.exitCode = 1;
}
