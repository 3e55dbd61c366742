import * as v from 'valibot';

/** Currencies of states that prices are shown in (product specification, section 9). */
export const FIAT_CURRENCIES = ['CNY', 'USD', 'HKD', 'PHP'] as const;
/** Currency that prices are shown in, by its ISO 4217 code. */
export const fiatCurrency = v.picklist(FIAT_CURRENCIES);
/** ISO 4217 code of a currency that prices are shown in: one of {@link FIAT_CURRENCIES}. */
export type FiatCurrency = v.InferOutput<typeof fiatCurrency>;
