/** What the types promise, for code without types: a text, the options of a check, a function of the caller. */
type Kind = 'string' | 'object' | 'function' | 'bigint';

/**
 * Refuses a value of another type. The message does not quote it, because it may be a secret.
 *
 * @param name what the value is, at the start of a sentence
 * @param how what to pass instead, without a full stop
 * @throws TypeError that says what is wrong, why it matters and what to pass
 */
export function assertType(kind: Kind, value: unknown, name: string, how = 'the text itself'): void {
  const given = value === null ? 'null' : typeof value;
  if (given !== kind) throw wrongType(`${name} must be ${kind}, not ${given}`, how);
}

/** The words about a value that is something else than it should be. @param what is wrong, and what not */
export const wrongType = (what: string, how: string): TypeError =>
  new TypeError(`${what}: a guess costs money. Pass ${how}.`);
