import type { DatabaseError } from 'pg';

/** Why a money command was refused; the names of the wire. */
export type LedgerCode =
  | 'ALREADY_EXISTS'
  | 'AMOUNT_INVALID'
  | 'ARGS_INVALID'
  | 'ASSET_NOT_FOUND'
  | 'BALANCE_NOT_ENOUGH'
  | 'ORDER_ALREADY_DONE'
  | 'ORDER_NOT_FOUND'
  | 'TRY_AGAIN_LATER'
  | 'USER_INVALID'
  /** The first command with the same key is still running. */
  | '2222';

/** SQLSTATEs that are answers, not faults. Nothing of such a command was stored: the same key may be tried again. */
const CODES: Readonly<Record<string, LedgerCode>> = {
  P0A04: 'ARGS_INVALID', // key reused for another command
  P0A05: 'TRY_AGAIN_LATER', // money is stopped
  '55P03': 'TRY_AGAIN_LATER', // lock_timeout
  '57014': 'TRY_AGAIN_LATER', // statement_timeout
  '22003': 'AMOUNT_INVALID', // the balance would not fit into a bigint
};

/** Reads a database error as an answer; undefined when it is a fault. */
export function codeOfError(error: unknown): LedgerCode | undefined {
  const { code = '', where = '', constraint = '' } = error as Partial<DatabaseError>;
  if (code === '55P03' && where.includes('insert into idem')) return '2222';
  if (code === '23514' && constraint === 'account_covered') return 'BALANCE_NOT_ENOUGH';
  if (code === '23505' && constraint === 'hold_ref_kind_ref_id_key') return 'ALREADY_EXISTS';
  return CODES[code];
}
