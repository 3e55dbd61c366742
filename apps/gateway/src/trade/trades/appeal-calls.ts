import { randomUUID } from 'node:crypto';
import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { admit } from '../../call/Outcome.ts';
import { agreeToRefund, agreeToRelease, complain, openAppeal, stateInAppeal, withdrawAppeal } from './appeals.ts';
import { stateOf } from './life.ts';
import { afterwards, tradeCall } from './trade-call.ts';

export const buyerSubmitAppeal = tradeCall<typeof contract.trading.buyerSubmitAppeal>(async (input, ctx) => {
  const { billNo } = input;
  switch (input.action) {
    case 'open':
      return await afterwards(ctx, await openAppeal('buyer', stateOf(input.expectStatus), input, ctx), billNo);
    case 'state':
      return await afterwards(ctx, await stateInAppeal('buyer', stateOf(input.expectStatus), input, ctx), billNo);
    case 'withdraw':
      return await afterwards(ctx, await withdrawAppeal('buyer', stateOf(input.expectStatus), input, ctx), billNo);
    case 'agree':
      return await afterwards(ctx, await agreeToRefund(stateOf(input.expectStatus), input, ctx), billNo);
  }
});

export const sellerSubmitComplain = tradeCall<typeof contract.trading.sellerSubmitComplain>(async (input, ctx) => {
  const { billNo } = input;
  if (!input.openCase) return await afterwards(ctx, await complain('seller', input, ctx), billNo);
  switch (input.action) {
    case 'open':
      return await afterwards(ctx, await openAppeal('seller', stateOf(input.expectStatus), input, ctx), billNo);
    case 'state':
      return await afterwards(ctx, await stateInAppeal('seller', stateOf(input.expectStatus), input, ctx), billNo);
    case 'withdraw':
      return await afterwards(ctx, await withdrawAppeal('seller', stateOf(input.expectStatus), input, ctx), billNo);
    case 'agree':
      return await afterwards(ctx, await agreeToRelease(stateOf(input.expectStatus), input, ctx), billNo);
  }
});

export const buyerSubmitComplain: Handler<typeof contract.trading.buyerSubmitComplain> = async (input, ctx) => {
  // The call has no request number; one complaint per trade is what makes it happen once.
  admit(await complain('buyer', { ...input, reqNo: randomUUID() }, { ...ctx, stored: undefined }));
  return true;
};
