import type { Proof } from '@ezwallet/api-client/contract';
import type { Failure } from './failures.ts';

/** Code of a wrong payment password, or of a ticket that is no longer good. */
export const WRONG_PASSWORD = '1049';

/** Codes of a proof that was given and is wrong. */
const WRONG_PROOF: ReadonlySet<string> = new Set(['EXPIRED', 'PASSWORD_INCORRECT']);
/** Every kind there is, so that one we cannot ask for is not asked for. */
const KINDS: Readonly<Record<Proof['type'], true>> = {
  1: true,
  2: true,
  3: true,
  4: true,
  5: true,
  6: true,
  7: true,
  8: true,
  9: true,
  10: true,
};

/**
 * The kinds of proof that a refusal asks for: those that it names (1042), or those that were given, when one of them is
 * wrong. Null when it is about something else.
 */
export function proofsWanted(problem: Failure, given: readonly Proof[]): readonly Proof['type'][] | null {
  const named = (problem.verifyTypes ?? []).filter((type): type is Proof['type'] => Object.hasOwn(KINDS, type));
  if (named.length > 0) return named;
  return given.length > 0 && WRONG_PROOF.has(problem.code) ? given.map(({ type }) => type) : null;
}
