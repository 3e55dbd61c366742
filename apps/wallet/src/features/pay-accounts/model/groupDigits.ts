const GROUP = /\d{4}(?=\d)/g;

/** Digits in groups of four, as on a card. */
export const groupDigits = (digits: string): string => digits.replace(GROUP, '$& ');

/** The digits of what somebody typed or pasted, at most so many. */
export const readDigits = (text: string, max: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, max);
