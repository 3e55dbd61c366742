import type { Verb } from './actions.ts';
import type { Role } from './roles.ts';

/** A call by somebody of staff. */
export interface StaffCall {
  readonly verb: Verb;
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Why; empty for a look without a reason. */
  readonly why: string;
}

/** A person who has proved one call with their key. */
export interface Person {
  readonly id: bigint;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly signed: string;
  readonly signature: Buffer;
}

/** The name of the thing that a call is about, as the command line gives it. */
export function subjectName({ verb, positionals, values }: StaffCall): string {
  return positionals[0] ?? values['user'] ?? verb;
}

/** The arguments of a call as the journal and a proposal store them. */
export const argumentsOf = ({ positionals, values }: StaffCall) => ({ positionals, values });
