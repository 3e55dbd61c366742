/** An amount before the code of its currency, as all messages write one. */
const AMOUNT = /\d+(?:[.,]\d+)*(?=\s?[A-Z]{2,})/g;

/** A message for a list whose reader hides amounts. */
export const withoutAmounts = (text: string, hidden: string): string => text.replace(AMOUNT, hidden);
