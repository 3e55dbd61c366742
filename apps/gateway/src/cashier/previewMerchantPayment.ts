import type { MemberContext } from '../app/CallContext.ts';
import { readAmount } from '../assets/readAmount.ts';
import { getMember } from '../identity/members.ts';
import { assertFitsDay } from '../modules/transfer/assertFitsDay.ts';
import { assertMayReceive } from '../modules/transfer/assertMayReceive.ts';
import { assertMaySend } from '../modules/transfer/assertMaySend.ts';
import { describeReceiver } from '../modules/transfer/describeReceiver.ts';
import { assertAsked } from './assertAsked.ts';
import { getPaymentByToken } from './PaymentStanding.ts';

interface Draft {
  /** The payment's token. */
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
}

/** Says which merchant would receive and what it would cost; moves nothing. Merchants are not masked. */
export async function previewMerchantPayment({ to, currency, amount }: Draft, ctx: MemberContext) {
  const payment = await getPaymentByToken(ctx.db, to);
  const receiver = await getMember(ctx.db, payment.merchantId);
  const sender = await getMember(ctx.db, ctx.session.memberId);
  assertMaySend(sender);
  assertMayReceive(receiver, ctx.session.memberId);
  assertAsked(payment, await readAmount(ctx.ledger, currency, amount));
  await assertFitsDay(ctx, sender, currency, amount);
  return { ...(await describeReceiver(ctx, receiver)), nickMasked: payment.merchantName };
}
