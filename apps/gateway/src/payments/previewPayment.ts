import { TRANSFER_TARGETS } from '@ezwallet/api-client/contract';
import type { MemberContext } from '../app/CallContext.ts';
import { readAmount } from '../assets/readAmount.ts';
import { formatMoney } from '../ledger/index.ts';
import { findReceiver } from '../modules/transfer/findReceiver.ts';
import { previewTransfer } from '../modules/transfer/previewTransfer.ts';
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
  const { user } = TRANSFER_TARGETS;
  const { id: payeeId } = await findReceiver(ctx.db, ctx.session.memberId, user, payment.userNumber);
  const { minor, scale } = await readAmount(ctx.ledger, currency, amount);
  await assertPayable(ctx.db, payment, { payeeId, currency, amount: formatMoney(minor, scale) });
  return await previewTransfer({ toType: user, to: payment.userNumber, currency, amount }, ctx);
}
