import type { MemberContext } from '../app/CallContext.ts';
import { readAmount } from '../assets/readAmount.ts';
import { getMember } from '../identity/members.ts';
import { formatMoney } from '../ledger/index.ts';
import { assertFitsDay } from '../modules/transfer/assertFitsDay.ts';
import { assertMaySend } from '../modules/transfer/assertMaySend.ts';
import { describeReceiver } from '../modules/transfer/describeReceiver.ts';
import { findReceiver } from '../modules/transfer/findReceiver.ts';
import { assertPayable } from './assertPayable.ts';
import { readPaymentText } from './readPaymentText.ts';

interface Draft {
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
}

/** Says whom a payment text pays and what it would cost; moves nothing. */
export async function previewPayment({ to, currency, amount }: Draft, ctx: MemberContext) {
  const payment = readPaymentText(ctx.config, to);
  const receiver = await findReceiver(ctx.db, ctx.session.memberId, payment.userNumber);
  const { minor, scale } = await readAmount(ctx.ledger, currency, amount);
  await assertPayable(ctx.db, payment, { payeeId: receiver.id, currency, amount: formatMoney(minor, scale) });
  const sender = await getMember(ctx.db, ctx.session.memberId);
  assertMaySend(sender);
  await assertFitsDay(ctx, sender, currency, amount);
  return await describeReceiver(ctx, receiver);
}
