import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { createPaymentText } from '../../payments/createPaymentText.ts';

export const getPaymentQrCodeLink: Handler<typeof contract.recharge.getPaymentQrCodeLink> = async (input, ctx) =>
  await createPaymentText(ctx, ctx.session.memberId, input);
