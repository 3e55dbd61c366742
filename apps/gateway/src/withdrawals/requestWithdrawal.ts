import type { Policy } from '../config/index.ts';
import { accept, Refused } from '../call/refusals.ts';
import { type Db, sql } from '../db/index.ts';
import type { Member } from '../members/members.ts';
import { BIZ_TYPES, createLedger, parseMoney } from '../ledger/index.ts';
import { today } from '../call/time.ts';
import { lockVoucher } from '../vouchers/voucher-use.ts';
import { type AddressStanding, isUnreviewed } from './checks.ts';
import { getWithdrawal } from './Withdrawal.ts';
import { approveWithdrawal, withdrawalProcess } from './process.ts';
import { takeFromDay } from './day-limit.ts';
import type { Reckoning, WithdrawalQuote } from './quote.ts';

/** What the member was told that it costs and that it takes from the balance, as decimal strings. */
export interface ConfirmedTerms {
  readonly fee: string;
  readonly total: string;
}

/** A withdrawal that its member has confirmed. */
export interface WithdrawalOrder {
  readonly member: Member;
  /** Of the request, by which the ledger knows it again. */
  readonly reqNo: string;
  readonly quote: WithdrawalQuote;
  readonly standing: AddressStanding;
  readonly voucherId: string | undefined;
  /** Where they are given, they have to hold. */
  readonly terms: ConfirmedTerms | undefined;
  readonly remark: string;
}

/** Times in epoch milliseconds, the fee in minor units. */
export interface WithdrawalReceipt {
  readonly billNo: string;
  readonly fee: bigint;
  readonly createdAt: number;
}

/**
 * Sets the money aside and writes the withdrawal down, in review; what needs no review is approved at once. Called in
 * a transaction that takes everything back when it throws.
 * @throws {Refused} `FEE_CALC_FAILED` where the terms no longer hold, `WITHDRAW_EXCEED`, `BALANCE_NOT_ENOUGH`, `HOLDINGS_NOT_ENOUGH`, `CONDITION_NOT_FULLFILL` for a
 *   voucher that does not fit
 * @throws {ApiFailure} `AMOUNT_INVALID` for what the fee leaves too little of
 */
export async function requestWithdrawal(tx: Db, policy: Policy, order: WithdrawalOrder): Promise<WithdrawalReceipt> {
  const { member, reqNo, quote, standing, voucherId, terms, remark } = order;
  const { currency, network, key } = quote.destination;
  const sum = quote.reckon(voucherId === undefined ? 'charged' : 'waived', member.takesFeeFromAmount);
  // A fee follows its price from hour to hour, and an operator may change how it is taken.
  if (terms && !doHold(terms, sum, quote.scale)) throw new Refused('FEE_CALC_FAILED');
  const usedToday = await takeFromDay(tx, policy, member, sum.worth);
  if (usedToday === undefined) throw new Refused('WITHDRAW_EXCEED');

  const { id } = await tx.one<{ id: bigint }>(sql`
    select nextval(pg_get_serial_sequence('withdrawal', 'id')) as id`);
  const ledger = createLedger(tx);
  const { billNo, createdAt } = accept(
    await ledger.hold({
      actor: member.id,
      key: reqNo,
      from: member.id,
      asset: currency,
      amount: sum.received,
      fee: sum.fee,
      refKind: 'withdrawal',
      refId: String(id),
      bizType: BIZ_TYPES.payOut,
      remark,
    }),
  );
  if (billNo === null) throw new Error('A hold with a business type has a bill.');
  await assertOwned(tx, policy, member, currency);
  if (voucherId !== undefined) {
    const fit = await lockVoucher(tx, policy, {
      memberId: member.id,
      voucherId,
      use: 'withdrawal',
      amountUsdt: sum.worth,
      feeUsdt: quote.feeWorth,
      billNo,
    });
    if (!fit.ok || !fit.waivesFee) throw new Refused('CONDITION_NOT_FULLFILL');
  }

  await tx.query(sql`
    insert into withdrawal (id, bill_no, member_id, protocol, currency, address, amount, fee, value, day, state,
      required)
    values (${id}, ${billNo}, ${member.id}, ${network}, ${currency}, ${key}, ${sum.received}, ${sum.fee}, ${sum.worth},
      ${today(policy)}, 'new', ${policy.chains.confirmations})`);
  await withdrawalProcess.begin(tx, id, 'request', { by: 'member' });
  if (isUnreviewed(policy, { usedToday, standing, destination: quote.destination }))
    await approveWithdrawal(tx, policy, await getWithdrawal(tx, id), 'policy');
  return { billNo, fee: sum.fee, createdAt };
}

function doHold({ fee, total }: ConfirmedTerms, sum: Reckoning, scale: number): boolean {
  return parseMoney(fee, scale) === sum.fee && parseMoney(total, scale) === sum.total;
}

/** Coins bought in a trade stay a while, so that a payment that is called back does not take them along. */
async function assertOwned(tx: Db, { withdrawal }: Policy, member: Member, asset: string): Promise<void> {
  const { belowKycLevel, stay } = withdrawal.boughtCoins;
  if (member.kycLevel >= belowKycLevel || member.userType !== 0) return;
  const ledger = createLedger(tx);
  const bought = await ledger.received(member.id, asset, BIZ_TYPES.buy, stay);
  const left = (await ledger.balances(member.id)).find((row) => row.asset === asset)?.available ?? 0n;
  if (left < bought) throw new Refused('HOLDINGS_NOT_ENOUGH');
}
