import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { verifyPaymentPassword } from '../../identity/verifyPaymentPassword.ts';
import { issuePayTicket } from '../../identity/pay-tickets.ts';

export const checkTransPass: Handler<typeof contract.user.checkTransPass> = async ({ password, scene }, ctx) => {
  await verifyPaymentPassword(ctx, ctx.session.memberId, password);
  return { payPassTicket: await issuePayTicket(ctx, ctx.session.memberId, scene) };
};
