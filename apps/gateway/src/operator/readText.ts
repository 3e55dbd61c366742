import { checkDisplayText } from '@ezwallet/validators';
import { OperatorError } from './Command.ts';

/** The most that a reason, a note or a message may have, in characters. */
export const TEXT_LENGTH = 200;

/** Reads a text that others read too, such as a reason. @throws {OperatorError} if it is missing, too long, or has hidden characters */
export function readText(values: Readonly<Record<string, string | undefined>>, option: string): string {
  const text = checkDisplayText(values[option] ?? '', { max: TEXT_LENGTH });
  if (!text.ok || text.value === '') throw new OperatorError(`Give a --${option} of up to ${TEXT_LENGTH} characters.`);
  return text.value;
}
