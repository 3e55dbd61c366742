import { moneyText } from './moneyText.ts';

/** Formats an amount that may still load. Until then, a blank keeps its line, because a zero would pass for the amount. */
export const knownMoneyText = (amount: string | undefined, currency: string): string =>
  amount === undefined ? '\u00a0' : moneyText(amount, currency);
