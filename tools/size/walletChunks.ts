import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from '../build/precompress.ts';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

/** The wallet's build, from Vite's manifest. */
export interface Build {
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Measures one emitted file in gzipped bytes. */
  readonly gz: (file: string) => number;
  /** Measures one as the gateway sends it to today's browsers: packed by Brotli. */
  readonly sent: (file: string) => number;
}

export function readBuild(dist: string): Build {
  const chunks = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Build['chunks'];
  const sizes = new Map<string, number>();
  const gz = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const sent = (file: string) => pack(readFileSync(resolve(dist, file))).length;
  return { chunks, gz, sent };
}

/** The files that load when these manifest keys do: themselves, what they import statically, and their style sheets. */
function closure({ chunks }: Build, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The wallet's build has no chunk "${key}"; correct the budget or the build.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** Gzipped bytes of the JavaScript that one screen's first load needs. */
export const firstLoad = (build: Build, keys: readonly string[]): number =>
  [...closure(build, keys)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + build.gz(file), 0);

/** Bytes of everything but the page itself that one screen's first load brings to today's browsers. */
export const sentBytes = (build: Build, keys: readonly string[]): number =>
  [...closure(build, keys)].reduce((sum, file) => sum + build.sent(file), 0);

/** How often a browser asks before the screen is there: the page, and every script and style sheet. */
export const requestsOf = (build: Build, keys: readonly string[]): number => 1 + closure(build, keys).size;

/** Each lazily loaded page with its own gzipped bytes. */
export const pageChunks = ({ chunks, gz }: Build): { key: string; size: number }[] =>
  Object.entries(chunks)
    .filter(([key, chunk]) => chunk.isDynamicEntry && /features\/.*\/pages(?:\/|\.ts$)/.test(key))
    .map(([key, chunk]) => ({ key, size: gz(chunk.file) }));
