import * as v from 'valibot';

/** Currencies of states that prices are shown in (product specification, section 9). */
export const FIAT_CURRENCIES = ['CNY', 'USD', 'HKD', 'PHP'] as const;
export const fiatCurrency = v.picklist(FIAT_CURRENCIES);
export type FiatCurrency = v.InferOutput<typeof fiatCurrency>;
