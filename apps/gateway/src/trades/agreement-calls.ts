import type { contract } from '@ezwallet/api-client/contract';
import { answerCancel, askCancel, extendPayment } from './agreements.ts';
import { stateOf } from './life.ts';
import { afterwards, tradeCall } from './trade-call.ts';

export const orderExtend = tradeCall<typeof contract.trading.orderExtend>(async (input, ctx) =>
  await afterwards(ctx, await extendPayment(input, ctx), input.billNo),
);

export const orderAskCancel = tradeCall<typeof contract.trading.orderAskCancel>(async ({ billNo, expectStatus, reqNo }, ctx) =>
  await afterwards(ctx, await askCancel({ billNo, state: stateOf(expectStatus), reqNo }, ctx), billNo),
);

export const orderAnswerCancel = tradeCall<typeof contract.trading.orderAnswerCancel>(async ({ billNo, expectStatus, agree, reqNo }, ctx) =>
  await afterwards(ctx, await answerCancel({ billNo, state: stateOf(expectStatus), agree, reqNo }, ctx), billNo),
);
