import { builtInMessages, type Messages } from '@ezwallet/ui';

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** Lengthens text by about 40 % and marks both ends, which reveals text that is cut off or not translated. */
const pseudo = (text: string) => `[${text.replace(/[aeiou]/gi, (letter) => (ACCENTS[letter] ?? letter).repeat(2))}]`;

/** English with accents and longer words. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(builtInMessages.en).map(([key, value]) => [
    key,
    typeof value === 'string'
      ? pseudo(value)
      : (...args: never[]) => pseudo((value as (...all: never[]) => string)(...args)),
  ]),
) as unknown as Messages;
