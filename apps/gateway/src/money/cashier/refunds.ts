import { checkUserNumber, fromMinorUnits, parseMinorUnits } from '@ezwallet/validators';
import type * as v from 'valibot';
import { readScale } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { type Db, sql } from '../../db/index.ts';
import { BIZ_TYPES, createLedger } from '../../ledger/index.ts';
import { findByUserNo, getMember } from '../../people/members/members.ts';
import { mayReceive, maySend } from '../../people/members/permissions.ts';
import type { refundRequest } from './merchant-requests.ts';
import { getPayment, lockPayment, type MerchantPaymentRecord } from './payments.ts';
import { paymentProcess } from './process.ts';

type Wish = Pick<v.InferOutput<typeof refundRequest>, 'outRefundNo' | 'amount' | 'userNo'>;

/** Payments whose money can go back: the others may still get more. */
const ENDED: readonly MerchantPaymentRecord['state'][] = ['paid', 'expired', 'closed', 'refunded'];

/**
 * Gives money of a payment back from the merchant's balance, once for each of the merchant's numbers. The house keeps its
 * fee. Money from a balance goes to its payer. No network says whose account a payer has, so the merchant names it there.
 * @throws {ApiFailure} `CONDITION_NOT_FULLFILL` before the payment has ended, `ALREADY_EXISTS` for other terms under a used
 *   number, `AMOUNT_INVALID` `{max, decimals}` for more than what is left, `ARGS_INVALID` `{fields: ['userNo']}` where the
 *   receiver is not known, or is named though the payer is known, `USER_NOT_FOUND`, `BALANCE_NOT_ENOUGH`, `NO_RIGHTS` while the merchant may not send
 */
export async function refundPayment(db: Db, paymentId: bigint, wish: Wish): Promise<MerchantPaymentRecord> {
  return await db.tx(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const ledger = createLedger(tx);
    const scale = await readScale(ledger, payment.asset);
    const asked = parseMinorUnits(wish.amount, scale);
    const done = await findRefund(tx, paymentId, wish.outRefundNo);
    if (done !== undefined) {
      if (asked.ok && asked.value === done) return payment;
      throw new ApiFailure('ALREADY_EXISTS');
    }
    if (!ENDED.includes(payment.state)) throw new ApiFailure('CONDITION_NOT_FULLFILL');
    const left = payment.paid - payment.refunded;
    if (!asked.ok || asked.value <= 0n || asked.value > left)
      throw new ApiFailure('AMOUNT_INVALID', { max: fromMinorUnits(left, scale), decimals: scale });
    if (!maySend(await getMember(tx, payment.merchantId))) throw new ApiFailure('NO_RIGHTS');
    const receiver = await findReceiver(tx, payment, wish.userNo);
    const sent = await ledger.transfer({
      actor: payment.merchantId,
      key: `refund:${paymentId}:${wish.outRefundNo}`,
      from: payment.merchantId,
      to: receiver,
      asset: payment.asset,
      amount: asked.value,
      bizTypes: { send: BIZ_TYPES.payIn, recv: BIZ_TYPES.payIn },
      remark: payment.subject,
    });
    if (!sent.ok) throw new ApiFailure(sent.code);
    await tx.query(sql`
      insert into merchant_refund (payment_id, out_refund_no, bill_no, receiver_id)
      values (${paymentId}, ${wish.outRefundNo}, ${sent.billNo}, ${receiver})`);
    if (asked.value === left && payment.state !== 'refunded')
      await paymentProcess.move(tx, payment, 'refund', { by: 'merchant' });
    await tx.query(sql`select notify_merchant(${paymentId})`);
    return await getPayment(tx, paymentId);
  });
}

/** The amount of a refund that was made. */
async function findRefund(tx: Db, paymentId: bigint, outRefundNo: string): Promise<bigint | undefined> {
  const row = await tx.maybe<{ amount: bigint }>(sql`
    select b.amount from merchant_refund r join bill b on b.bill_no = r.bill_no
    where r.payment_id = ${paymentId} and r.out_refund_no = ${outRefundNo}`);
  return row?.amount;
}

/** The merchant names a receiver only where no member is known as the payer, else a stolen key pays whom its thief names. */
async function findReceiver(tx: Db, { id, merchantId }: MerchantPaymentRecord, userNo: string): Promise<bigint> {
  const payers = await tx.query<{ id: bigint }>(sql`
    select distinct b.counterparty_user_id as id from merchant_payment_part part join bill b on b.bill_no = part.bill_no
    where part.payment_id = ${id} and b.counterparty_user_id is not null`);
  const [payer] = payers;
  if (payer && payers.length === 1 && userNo === '') return payer.id;
  const checked = checkUserNumber(userNo);
  const member = checked.ok ? await findByUserNo(tx, checked.value) : undefined;
  const isPayer = payers.some((known) => known.id === member?.id);
  if (userNo === '' || payers.length === 1 || (payer && !isPayer))
    throw new ApiFailure('ARGS_INVALID', { fields: ['userNo'] });
  if (!member || member.id === merchantId || !mayReceive(member)) throw new ApiFailure('USER_NOT_FOUND');
  return member.id;
}
