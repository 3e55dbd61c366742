/** A function to measure; it may be asynchronous. */
export type Contender = () => unknown;

/** Long enough for the clock's resolution, in milliseconds. */
const SAMPLE_MS = 12;

async function timeOf(work: Contender, rounds: number): Promise<number> {
  const started = performance.now();
  for (let round = 0; round < rounds; round++) await work();
  return (performance.now() - started) / rounds;
}

/** The best time of each contender in milliseconds. They take turns, so that all run under the same conditions. */
export async function race<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  samples = 9,
): Promise<Record<Name, number>> {
  const entries = Object.entries<Contender>(contenders);
  const rounds = new Map<string, number>();
  // The first rounds warm up the compiler and determine the size of a sample.
  for (const [name, work] of entries) {
    await timeOf(work, 2);
    rounds.set(name, Math.max(1, Math.ceil(SAMPLE_MS / (await timeOf(work, 2)))));
  }
  const best = Object.fromEntries(entries.map(([name]) => [name, Infinity])) as Record<string, number>;
  for (let sample = 0; sample < samples; sample++) {
    for (const [name, work] of entries) {
      best[name] = Math.min(best[name] ?? Infinity, await timeOf(work, rounds.get(name) ?? 1));
    }
  }
  return best;
}

/** The median of each contender in milliseconds, for work with random duration. */
export async function medians<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  samples: number,
): Promise<Record<Name, number>> {
  const entries = Object.entries<Contender>(contenders);
  const times = new Map<string, number[]>(entries.map(([name]) => [name, []]));
  for (let sample = 0; sample < samples; sample++) {
    for (const [name, work] of entries) times.get(name)?.push(await timeOf(work, 1));
  }
  const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? Number.NaN;
  return Object.fromEntries([...times].map(([name, all]) => [name, middle(all.sort((a, b) => a - b))])) as Record<Name, number>;
}
