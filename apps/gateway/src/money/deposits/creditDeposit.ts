import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { findPaymentOf } from '../cashier/payments.ts';
import { recordPart, termsOfPart } from '../cashier/parts.ts';
import { mayReceive, mayRecharge } from '../../people/members/permissions.ts';
import { getMember } from '../../people/members/members.ts';
import type { Deposit } from './Deposit.ts';
import { depositProcess, moveDeposit } from './process.ts';

/**
 * Credits a confirmed deposit, once: the money, the bill and the state move in one transaction. Money for a merchant's payment
 * counts towards it and pays its fee. A deposit of a member who may not deposit now, or of a merchant who may not receive, goes to
 * review.
 * @returns false when the deposit was no longer as given
 * @throws Error when the ledger refuses: nothing was moved, and the next scan tries again
 */
export async function creditDeposit(
  { db, config }: Pick<Services, 'db' | 'config'>,
  deposit: Deposit,
  isApproved = false,
): Promise<boolean> {
  return await db.tx(
    async (tx) => {
      if (!(await lockUnchanged(tx, deposit))) return false;
      const { id, memberId, amount, billNo } = deposit;
      const payment = await findPaymentOf(tx, deposit);
      const member = await getMember(tx, memberId);
      // A payer cannot know the state of the merchant's account: only a switch on deposits themselves stops them.
      const isOpen = payment ? mayReceive(member) && member.rechargeFlag === 1 : mayRecharge(member);
      if (!isApproved && !isOpen)
        return await moveDeposit(tx, deposit, 'stop', { by: 'watcher', reason: 'RECHARGE_CLOSED' });
      const terms = payment && amount !== null ? await termsOfPart(tx, config.policy, payment.id, amount) : undefined;
      await (isApproved
        ? depositProcess.move(tx, deposit, 'approve', { by: 'operator', terms })
        : depositProcess.move(tx, deposit, 'credit', { by: 'watcher', terms }));
      if (payment && billNo !== null) {
        const seenAt = sql`select first_seen_at from deposit where id = ${id}`;
        await recordPart(tx, { paymentId: payment.id, billNo, seenAt, by: 'watcher' });
      }
      return true;
    },
    { retry: 'replayable' },
  );
}

/** Puts a confirmed deposit before a person. @returns false when it was no longer as given */
export async function stopDeposit({ db }: Pick<Services, 'db'>, deposit: Deposit): Promise<boolean> {
  return await db.tx(
    async (tx) => (await lockUnchanged(tx, deposit)) && (await moveDeposit(tx, deposit, 'stop', { by: 'watcher' })),
  );
}

/** Another process may have credited it, or a reorganisation moved it, since it was read. */
async function lockUnchanged(tx: Db, { id, state, block, blockHash }: Deposit): Promise<boolean> {
  const row = await tx.maybe(sql`
    select 1 from deposit
    where id = ${id} and state = ${state} and block = ${block} and block_hash = ${blockHash}
    for no key update`);
  return row !== undefined;
}
