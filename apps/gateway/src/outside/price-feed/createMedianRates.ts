import type { RateSnapshot, RateSource } from './RateSource.ts';
import { joinPrices } from './medianOf.ts';

type Source = Pick<RateSource, 'snapshot'>;

/** Asks several sources at once for the median of what they say. One that is silent counts against the majority. */
export function createMedianRates(sources: readonly Source[]): Source {
  return {
    async snapshot(at): Promise<RateSnapshot> {
      const answers = await Promise.allSettled(sources.map((source) => source.snapshot(at)));
      const said = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      if (said.length === 0) throw new Error('No price source answers.', { cause: firstFault(answers) });
      return { at, ...joinPrices(said, sources.length) };
    },
  };
}

const firstFault = (answers: readonly PromiseSettledResult<unknown>[]): unknown =>
  answers.find((answer) => answer.status === 'rejected')?.reason;
