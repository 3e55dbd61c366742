import * as v from 'valibot';

/** A currency by its `id` in `queryCurrencyList`. The bank calls use this name. */
export const securityId = v.pipe(v.number(), v.integer(), v.minValue(1));
