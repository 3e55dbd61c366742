import * as v from 'valibot';

/** A currency by its `id` in `queryCurrencyList`, as the bank calls name it. */
export const securityId = v.pipe(v.number(), v.integer(), v.minValue(1));
