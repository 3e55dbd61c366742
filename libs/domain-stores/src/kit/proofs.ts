import { VERIFY_TYPES } from '@ezwallet/api-client/constants';
import type { Proof } from '@ezwallet/api-client/contract';
import type { Failure } from './failures.ts';

/** Codes of a proof that was given and is wrong. */
const WRONG_PROOF: ReadonlySet<string> = new Set(['EXPIRED', 'PASSWORD_INCORRECT']);
/** Every kind there is, so that one we cannot ask for is not asked for. */
const KINDS: ReadonlySet<number> = new Set(Object.values(VERIFY_TYPES));

/**
 * The kinds of proof that a refusal asks for: those that it names (1042), or those that were given, when one of them is
 * wrong. Null when it is about something else.
 */
export function proofsWanted(problem: Failure, given: readonly Proof[]): readonly Proof['type'][] | null {
  const named = (problem.verifyTypes ?? []).filter((type): type is Proof['type'] => KINDS.has(type));
  if (named.length > 0) return named;
  return given.length > 0 && WRONG_PROOF.has(problem.code) ? given.map(({ type }) => type) : null;
}
