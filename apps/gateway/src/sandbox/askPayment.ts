import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ApiFailure } from '../app/ApiFailure.ts';
import type { Services } from '../app/Services.ts';
import { findMerchant } from '../cashier/Merchant.ts';
import { type PlacedPayment, placePayment } from '../cashier/placePayment.ts';
import { findDemoMerchantNo } from './demo-merchant.ts';

const paymentRequest = v.strictObject({
  amount: v.pipe(v.string(), v.maxLength(32)),
  currency: v.optional(v.pipe(v.string(), v.maxLength(10)), 'USDT'),
});

/** Has the demo shop ask for a payment, as its server would. @throws {ApiFailure} `ARGS_INVALID`, and as placing does */
export async function askPayment(services: Services, body: unknown): Promise<PlacedPayment> {
  const input = v.safeParse(paymentRequest, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  const merchant = await findMerchant(services, (await findDemoMerchantNo(services)) ?? '');
  if (!merchant) throw new ApiFailure('MERCHANT_NOT_FOUND');
  const { merchantNo } = merchant;
  const order = { merchantNo, outTradeNo: randomUUID(), subject: 'Two books', notifyUrl: '', returnUrl: '', sign: '' };
  return await placePayment(services, merchant, { ...order, ...input.output });
}
