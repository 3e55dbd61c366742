/** Minimum number of different characters in a password. */
export const MIN_DISTINCT_CHARACTERS = 3;

/** Number sequences that are not allowed as a password. */
export const WEAK_SEQUENCES = ['123456', '234567', '345678', '456789', '987654', '876543', '765432', '654321'] as const;

/** Whether the password has fewer than {@link MIN_DISTINCT_CHARACTERS} different characters. */
export function hasFewDistinctCharacters(password: string): boolean {
  return new Set(password).size < MIN_DISTINCT_CHARACTERS;
}

/** Whether the password is one of {@link WEAK_SEQUENCES}. */
export function isWeakSequence(password: string): boolean {
  return WEAK_SEQUENCES.some((sequence) => sequence === password);
}
