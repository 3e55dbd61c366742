import * as v from 'valibot';

/** National currencies for prices (product specification, section 9). */
export const FIAT_CURRENCIES = ['CNY', 'USD', 'HKD', 'PHP'] as const;
/** Currency of a price, by its ISO 4217 code. */
export const fiatCurrency = v.picklist(FIAT_CURRENCIES);
/** ISO 4217 code of a price's currency: one of {@link FIAT_CURRENCIES}. */
export type FiatCurrency = v.InferOutput<typeof fiatCurrency>;
