import * as v from 'valibot';
import { FIAT_CURRENCIES } from '../../constants/platform.ts';

/** Currency of a price, by its ISO 4217 code. */
export const fiatCurrency = v.picklist(FIAT_CURRENCIES);
