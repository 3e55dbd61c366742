import type { Code } from '@ezwallet/api-client/codes';
import type { Db } from '../db/index.ts';
import type { CommandResult, LedgerCode } from '../ledger/index.ts';
import { ApiFailure } from './ApiFailure.ts';
import type { Settled } from './executeOnce.ts';

/** Leaves a `settle` with a refusal that is to be remembered. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: Code;

  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}

/** Answers of the ledger after which nothing was stored: the same request may come again. */
const PASSING: ReadonlySet<LedgerCode> = new Set(['TRY_AGAIN_LATER', '2222', 'ARGS_INVALID']);

/**
 * The receipt of a money command.
 * @throws {Refused} when the ledger refuses for good
 * @throws {ApiFailure} when the same request may come again
 */
export function accept<Receipt>(result: CommandResult<Receipt>): { readonly ok: true } & Receipt {
  if (result.ok) return result;
  throw PASSING.has(result.code) ? new ApiFailure(result.code) : new Refused(result.code);
}

/** Does the work of a money request all or not at all; a `Refused` in it becomes an outcome that is remembered. */
export async function settle<Answer>(tx: Db, work: (inner: Db) => Promise<Answer>): Promise<Settled<Answer>> {
  try {
    return { ok: true, answer: await tx.tx(work) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    throw error;
  }
}
