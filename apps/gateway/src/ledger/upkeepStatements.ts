import { sql, statement } from '../db/index.ts';
import type { Expectation } from './commands.ts';

/** Rows keep their answers for longer than any client retries. */
const IDEM_DAYS = 30;

export const foldDeltas = statement(
  { folded: 'int8' },
  [100],
  (limit: number) => sql`select folded from op_fold(${limit})`,
);

export const updateHalt = statement(
  { halted: 'bool' },
  ['example'],
  (reason: string | null) => sql`
    update control set halted_at = case when ${reason}::text is null then null else coalesce(halted_at, now()) end,
      halt_reason = case when ${reason}::text is null then null else coalesce(halt_reason, ${reason}) end
    returning halted_at is not null as halted`,
);

export const selectHalt = statement(
  { haltedAt: 'timestamptz?', reason: 'text?' },
  [],
  () => sql`select halted_at as "haltedAt", halt_reason as reason from control`,
);

export const openAccount = statement(
  { id: 'int8' },
  [1n],
  (userId: bigint) => sql`select user_account(${userId}, 'USDT') as id`,
);

export const updateFrozen = statement(
  { id: 'int8' },
  [1n, true],
  (userId: bigint, frozen: boolean) => sql`
    update account set frozen = ${frozen} where owner_kind = 'user' and owner_id = ${userId} returning id`,
);

export const insertExpected = statement(
  { billNo: 'text' },
  [{ userId: 1n, asset: 'USDT', amount: 1n, bizType: 101 }],
  (e: Expectation) =>
    sql`select op_expect(${e.userId}, ${e.asset}, ${e.amount}, ${e.bizType}, ${e.remark ?? ''}) as "billNo"`,
);

/** Only for a bill without money: a hold's bill follows its hold. */
export const updateExpected = statement(
  { isThere: 'bool?' },
  ['x', true],
  (billNo: string, isExpected: boolean) => sql`select expect_again(${billNo}, ${isExpected}) as "isThere"`,
);

export const updateHidden = statement(
  { billNo: 'text' },
  [1n, ['x']],
  (userId: bigint, billNos: readonly string[]) => sql`
    update bill set hidden = true where bill_no = any(${billNos}::text[]) and user_id = ${userId} and status <> 0 and not hidden
    returning bill_no as "billNo"`,
);

/** Bills that are not hidden stay so, and are part of the answer. */
export const updateShown = statement(
  { billNo: 'text' },
  [1n, ['x']],
  (userId: bigint, billNos: readonly string[]) => sql`
    update bill set hidden = false where bill_no = any(${billNos}::text[]) and user_id = ${userId}
    returning bill_no as "billNo"`,
);

export const pruneIdem = statement(
  { actor: 'int8' },
  [],
  () => sql`delete from idem where at < app_now() - ${IDEM_DAYS} * interval '1 day' returning actor`,
);
