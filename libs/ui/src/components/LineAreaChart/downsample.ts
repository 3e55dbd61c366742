import type { Sample } from './readSeries.ts';

/**
 * Reduces samples to at most `limit` with the same outline: the first, the last, and the lowest and highest of each of
 * the even stretches between them. Every one is a real sample, so peaks keep their height and their moment.
 *
 * @param limit an even number, 4 or more
 */
export function downsample(samples: readonly Sample[], limit: number): readonly Sample[] {
  const first = samples[0];
  const last = samples.at(-1);
  if (samples.length <= limit || !first || !last) return samples;
  const stretches = (limit - 2) / 2;
  const inner = samples.length - 2;
  const kept = [first];
  for (let i = 0; i < stretches; i += 1) {
    const part = samples.slice(1 + Math.floor((i * inner) / stretches), 1 + Math.floor(((i + 1) * inner) / stretches));
    const low = part.reduce((a, b) => (b.minor < a.minor ? b : a));
    const high = part.reduce((a, b) => (b.minor > a.minor ? b : a));
    kept.push(...(low === high ? [low] : low.at < high.at ? [low, high] : [high, low]));
  }
  return [...kept, last];
}
