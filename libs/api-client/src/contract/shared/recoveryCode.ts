import * as v from 'valibot';

/** Without 0 O 1 I L 8 B 5 S 2 Z, which people confuse on paper. */
export const RECOVERY_CODE_LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';

const WRITTEN = new RegExp(`^[${RECOVERY_CODE_LETTERS}]{5}-[${RECOVERY_CODE_LETTERS}]{5}$`);

/** A recovery code as the server writes it: two groups of five letters and digits. */
export const recoveryCode = v.pipe(v.string(), v.regex(WRITTEN));

/** Reads a recovery code as somebody typed it: in any case, with or without the hyphen. Undefined if it is none. */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  const written = `${plain.slice(0, 5)}-${plain.slice(5)}`;
  return WRITTEN.test(written) ? written : undefined;
}
