import { hash as digest } from 'node:crypto';
import type { DatabaseError } from 'pg';
import { recordType, sql, statement } from '../db/index.ts';
import {
  BIZ_TYPES,
  type CaptureCommand,
  type CommandKey,
  type CreditCommand,
  type HoldCommand,
  type LedgerCode,
  type TransferCommand,
  type VoidCommand,
} from './commands.ts';

/** What makes a command safe to repeat, as the database takes it. */
export const ledgerKey = recordType('ledger_key', { actor: 'bigint', key: 'text', hash: 'text' });
/** What a command moves. */
export const moneyOrder = recordType('money_order', {
  payer: 'bigint',
  payee: 'bigint',
  asset_id: 'text',
  amount: 'bigint',
  fee: 'bigint',
  remark: 'text',
});

const keyed = ({ actor, key }: CommandKey, hash: string) => ledgerKey({ actor, key, hash });

const answer = { code: 'text', result: 'jsonb?' } as const;
const key = { actor: 1n, key: 'example' };
const ref = { refKind: 'example', refId: '1' };

export const callTransfer = statement(
  answer,
  [{ ...key, from: 1n, to: 2n, asset: 'USDT', amount: 1n }],
  (c: TransferCommand) => {
    const { fee, bizTypes, remark = '' } = c;
    const { send, recv } = bizTypes ?? { send: BIZ_TYPES.transfer, recv: BIZ_TYPES.transfer };
    const byPayee = fee?.paidBy === 'payee';
    const hash = hashOf('transfer', [c.from, c.to, c.asset, c.amount, fee?.amount ?? 0n, byPayee, send, recv, remark]);
    const { from: payer, to: payee, asset, amount } = c;
    const order = moneyOrder({ payer, payee, asset_id: asset, amount, fee: fee?.amount ?? 0n, remark });
    return sql`select code, result from op_transfer(${keyed(c, hash)}, ${order}, ${byPayee}, ${send}, ${recv})`;
  },
);

export const callCredit = statement(answer, [{ ...key, to: 1n, asset: 'USDT', amount: 1n }], (c: CreditCommand) => {
  const { source = 'world', bizType = BIZ_TYPES.recharge, remark = '', billNo = null, fee = 0n } = c;
  // Stored hashes outlive a release, so the hash keeps the command's old word and leaves out what has its default.
  const rest = fee === 0n ? (billNo === null ? [] : [billNo]) : [billNo, fee];
  const hash = hashOf('mint', [source, c.to, c.asset, c.amount, bizType, remark, ...rest]);
  const order = moneyOrder({ payer: null, payee: c.to, asset_id: c.asset, amount: c.amount, fee, remark });
  return sql`select code, result from op_credit(${keyed(c, hash)}, ${order}, ${source}, ${bizType}, ${billNo})`;
});

export const callHold = statement(
  answer,
  [{ ...key, ...ref, from: 1n, asset: 'USDT', amount: 1n }],
  (c: HoldCommand) => {
    const { fee = 0n, bizType = null, remark = '' } = c;
    const hash = hashOf('hold', [c.from, c.asset, c.amount, fee, c.refKind, c.refId, bizType, remark]);
    const order = moneyOrder({ payer: c.from, payee: null, asset_id: c.asset, amount: c.amount, fee, remark });
    return sql`select code, result from op_hold(${keyed(c, hash)}, ${order}, ${c.refKind}, ${c.refId}, ${bizType})`;
  },
);

export const callCapture = statement(
  answer,
  [{ ...key, ...ref, to: 2n, amount: 1n, bizTypes: { send: BIZ_TYPES.sell } }],
  (c: CaptureCommand) => {
    const { fee = 0n, remark = '', bizTypes } = c;
    const to = c.to === 'world' ? null : c.to;
    const recv = bizTypes.recv ?? null;
    const hash = hashOf('capture', [c.refKind, c.refId, to, c.amount, fee, bizTypes.send, recv, remark]);
    const order = moneyOrder({ payer: null, payee: to, asset_id: null, amount: c.amount, fee, remark });
    return sql`select code, result from op_capture(${keyed(c, hash)}, ${order}, ${c.refKind}, ${c.refId}, ${bizTypes.send},
      ${recv})`;
  },
);

export const callVoid = statement(answer, [{ ...key, ...ref }], (c: VoidCommand) => {
  const hash = hashOf('void', [c.refKind, c.refId]);
  return sql`select code, result from op_void(${keyed(c, hash)}, ${c.refKind}, ${c.refId})`;
});

/** A digest of everything that makes two commands different. */
function hashOf(op: string, parts: readonly (bigint | string | number | boolean | null)[]): string {
  const canonical = JSON.stringify([op, ...parts.map((part) => (typeof part === 'bigint' ? `${part}n` : part))]);
  return digest('sha256', canonical, 'base64url');
}

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
