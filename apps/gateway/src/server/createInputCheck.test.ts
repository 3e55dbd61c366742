import { expect, it } from 'vitest';
import type { Endpoint } from '@ezwallet/api-client/contract';
import { servedEndpoints } from '../../test/harness/served.ts';
import { createInputCheck } from './createInputCheck.ts';

const LONG = 60_000;
const MANY = 1000;
/** A linear look takes a hundredth of this, a quadratic one a hundred times as long. So a loaded machine decides nothing. */
const MOST_CPU = 50_000;

/** Texts that are slow for a rule that counts characters, folds them or goes back in them. */
const TEXTS: Readonly<Record<string, string>> = {
  letters: 'a'.repeat(LONG),
  digits: '1'.repeat(LONG),
  Chinese: '汉'.repeat(LONG / 3),
  marks: `a${'\u0301'.repeat(LONG / 2)}`,
  emoji: '👩🏽‍🚀'.repeat(LONG / 16),
  spaces: `a${' '.repeat(LONG)}a`,
  lines: 'a\n'.repeat(LONG / 2),
  labels: `${'a.'.repeat(LONG / 2)}@`,
  invisible: '\u200b'.repeat(LONG / 3),
};

interface Shape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly pipe?: readonly Shape[];
}

type Fields = Record<string, unknown>;

/** Puts a value in the place of each text of a request, one at a time: of the example, and of what the example leaves out. */
function* withEach(shape: Shape, example: unknown, value: unknown): Generator<unknown> {
  const entries = {
    ...shape.entries,
    ...Object.assign({}, ...(shape.options ?? []).map(({ entries: own }) => own ?? {})),
  } as Record<string, Shape>;
  const known = (example ?? {}) as Fields;
  for (const name of new Set([...Object.keys(entries), ...Object.keys(known)])) {
    yield { ...known, [name]: value };
    yield { ...known, [name]: [value] };
    const inner = entries[name]?.wrapped ?? entries[name];
    const list = Array.isArray(known[name]) ? (known[name] as unknown[]) : undefined;
    if (inner?.entries) for (const changed of withEach(inner, known[name], value)) yield { ...known, [name]: changed };
    if (list) {
      yield { ...known, [name]: Array.from({ length: MANY }, () => list[0] ?? value) };
      if (inner?.item?.entries)
        for (const changed of withEach(inner.item, list[0], value)) yield { ...known, [name]: [changed] };
    }
  }
}

/** Measures the processor's time of one look, in microseconds: the shortest of a few, since the collector of memory adds to some. */
function cpuOf(look: () => unknown): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > MOST_CPU / 10; tries += 1) {
    const before = process.cpuUsage();
    look();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

const calls = servedEndpoints.map(({ title, endpoint }) => ({ title, endpoint: endpoint as Endpoint }));

it.each(calls)('$title refuses long texts and lists without holding the process [S38][S51]', ({ endpoint }) => {
  const check = createInputCheck(endpoint);
  for (const [kind, text] of Object.entries(TEXTS))
    for (const fields of withEach(endpoint.request as Shape, endpoint.example.request, text)) {
      const took = cpuOf(() => check(fields as Fields));
      expect(took, `${kind}: ${JSON.stringify(fields).slice(0, 200)}`).toBeLessThan(MOST_CPU);
    }
});
