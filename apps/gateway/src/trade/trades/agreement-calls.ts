import type { contract } from '@ezwallet/api-client/contract';
import { answerCancel, askCancel, extendPayment } from './agreements.ts';
import { stateOf } from './life.ts';
import { afterwards, tradeCall } from './trade-call.ts';

export const orderExtend = tradeCall<typeof contract.trading.orderExtend>(
  async (input, ctx) => await afterwards(ctx, await extendPayment(input, ctx), input.billNo),
);

export const orderAskCancel = tradeCall<typeof contract.trading.orderAskCancel>(
  async ({ expectStatus, ...input }, ctx) =>
    await afterwards(ctx, await askCancel({ ...input, state: stateOf(expectStatus) }, ctx), input.billNo),
);

export const orderAnswerCancel = tradeCall<typeof contract.trading.orderAnswerCancel>(
  async ({ expectStatus, ...input }, ctx) =>
    await afterwards(ctx, await answerCancel({ ...input, state: stateOf(expectStatus) }, ctx), input.billNo),
);
