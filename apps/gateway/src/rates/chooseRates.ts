import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { createHttpRates } from './createHttpRates.ts';
import { createRecordedRates } from './createRecordedRates.ts';
import type { RateSource } from './RateSource.ts';
import { withStoredHistory } from './withStoredHistory.ts';

/** The source of prices that the configuration asks for. */
export function chooseRates({ ratesUrl }: Config, db: Db): RateSource {
  return ratesUrl ? withStoredHistory(db, createHttpRates(ratesUrl)) : createRecordedRates();
}
