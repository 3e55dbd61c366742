import { type Db, sql } from '../../db/index.ts';
import { createLedger } from '../../ledger/index.ts';
import type { Deposit, DepositState } from './Deposit.ts';

/** States in which the member still expects the money. */
const EXPECTED: ReadonlySet<DepositState> = new Set(['confirming', 'orphaned', 'review']);

/**
 * Moves a deposit to another state, with its event and its bill. The caller has locked or just made the row. The bill
 * of a credited one is completed by the ledger itself.
 * @param from its state, or `new`
 */
export async function moveDeposit(
  tx: Db,
  { id, billNo }: Pick<Deposit, 'id' | 'billNo'>,
  from: DepositState | 'new',
  to: DepositState,
  reason = '',
): Promise<void> {
  const { version } = await tx.one<{ version: number }>(sql`
    update deposit set state = ${to}, version = version + 1, reason = ${reason}, updated_at = app_now(),
      credited_at = case when ${to} = 'credited' then app_now() end
    where id = ${id} and state = ${from} returning version`);
  await tx.query(sql`
    insert into deposit_event (deposit_id, seq, from_state, to_state, reason)
    values (${id}, ${version}, ${from}, ${to}, ${reason})`);
  if (billNo !== null && to !== 'credited') await createLedger(tx).expectAgain(billNo, EXPECTED.has(to));
}
