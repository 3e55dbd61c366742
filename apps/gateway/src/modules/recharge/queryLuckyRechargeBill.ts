import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { getPaymentByToken } from '../../cashier/PaymentStanding.ts';
import { viewPayment } from '../../cashier/viewPayment.ts';

export const queryLuckyRechargeBill: Handler<typeof contract.recharge.queryLuckyRechargeBill> = async (
  { payToken },
  ctx,
) => await viewPayment(ctx, await getPaymentByToken(ctx.db, payToken));
