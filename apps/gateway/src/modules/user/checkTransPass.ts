import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { verifyPaymentPassword } from '../../identity/verifyPaymentPassword.ts';
import { issuePayTicket } from '../../identity/pay-tickets.ts';

export const checkTransPass: Handler<typeof contract.user.checkTransPass> = async (input, ctx) => {
  // No device has a code of its own as long as enrolling one is not served.
  if ('biometrics' in input) throw new ApiFailure('NO_THIS_METHOD');
  await verifyPaymentPassword(ctx, ctx.session.memberId, input.password);
  return { payPassTicket: await issuePayTicket(ctx, ctx.session.memberId, input.scene) };
};
