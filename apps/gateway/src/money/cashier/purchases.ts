import { toMinorUnits } from '@ezwallet/validators';
import { readScale } from '../../assets/amounts.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { type Db, type Sql, sql, together } from '../../db/index.ts';
import { findIdentity } from '../../people/identity/identities.ts';
import { getMember } from '../../people/members/members.ts';
import { refuseSender } from '../transfers/receivers.ts';
import { feeTerms } from './cashierFee.ts';
import { refusePayer } from './payer-name.ts';
import { findPaymentByToken, refuseOffer } from './payments.ts';

/** A purchase whose coins pay a merchant: the payment's token, and the buyer's order. */
interface PayingOrder {
  readonly payToken: string;
  readonly reqNo: string;
  readonly currency: string;
  readonly amount: string;
}

/**
 * Checks a purchase that pays a merchant: it must be for exactly what is missing, and the payer must be the one that the
 * merchant expects. An order that asks acceptors was checked when it began to ask.
 * @returns the first arguments of `match_purchase_for`. Refuses as `payMerchant`; `ARGS_INVALID` without such a payment
 */
export async function termsOfPurchase(ctx: MemberContext, order: PayingOrder): Promise<Outcome<Sql>> {
  const { config, session } = ctx;
  const { memberId } = session;
  const [payment, sender, identity, isAsking] = await together(ctx.db, (db) => [
    findPaymentByToken(db, order.payToken),
    getMember(db, memberId),
    findIdentity(db, config, memberId),
    isOrdered(db, memberId, order.reqNo),
  ]);
  if (!payment) return new Refusal('ARGS_INVALID', { fields: ['payToken'] });
  if (payment.merchantId === memberId) return new Refusal('USER_INVALID');
  const scale = await readScale(ctx.ledger, payment.asset);
  const { currency: asset, amount } = order;
  if (!isAsking) {
    const minor = toMinorUnits(amount, scale);
    const refusal =
      refuseSender(sender) ?? refuseOffer(payment, { asset, minor, scale }) ?? refusePayer(config, payment, identity);
    if (refusal) return refusal;
  }
  const { basisPoints, least } = feeTerms(config.policy, { asset: payment.asset, scale });
  return sql`${payment.id}, ${payment.paid}, ${basisPoints}, ${least}`;
}

async function isOrdered(db: Db, memberId: bigint, reqNo: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from merchant_payment_purchase where buyer_id = ${memberId} and req_no = ${reqNo.toLowerCase()}`);
  return row !== undefined;
}
