import type { Config } from '../config/index.ts';
import { createHttpRates } from './createHttpRates.ts';
import type { RateSource } from './RateSource.ts';
import { createRecordedRates } from './createRecordedRates.ts';

/** The source of prices that the configuration asks for. */
export function chooseRates({ ratesUrl }: Config): RateSource {
  return ratesUrl ? createHttpRates(ratesUrl) : createRecordedRates();
}
