/** A function to measure; it may be asynchronous. */
export type Contender = () => unknown;

/** Long enough for the clock's resolution, in milliseconds. */
const SAMPLE_MS = 12;
/** Until the compiler has optimised what a contender runs: a few calls are not enough, and would count as its speed. */
const WARM_UP_MS = 150;

async function timeOf(work: Contender, rounds: number): Promise<number> {
  const started = performance.now();
  for (let round = 0; round < rounds; round++) await work();
  return (performance.now() - started) / rounds;
}

/** Runs a contender until it is warm. @returns how many calls make one sample */
async function warmUp(work: Contender): Promise<number> {
  const started = performance.now();
  let calls = 0;
  for (; calls < 2 || performance.now() - started < WARM_UP_MS; calls++) await work();
  const each = await timeOf(work, Math.ceil(calls / 10));
  return Math.max(1, Math.ceil(SAMPLE_MS / each));
}

/** The best time of each contender in milliseconds. They take turns, so that all run under the same conditions. */
export async function race<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  samples = 25,
): Promise<Record<Name, number>> {
  const entries = Object.entries<Contender>(contenders);
  const rounds = new Map<string, number>();
  for (const [name, work] of entries) rounds.set(name, await warmUp(work));
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
  return Object.fromEntries([...times].map(([name, all]) => [name, middle(all.sort((a, b) => a - b))])) as Record<
    Name,
    number
  >;
}
