import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { addMerchant, findMerchant, type Merchant } from '../money/cashier/Merchant.ts';
import { type PlacedPayment, placePayment } from '../money/cashier/placePayment.ts';
import { sql } from '../db/index.ts';

/** The demo account that also has a shop. */
const SHOP = { userNo: '4TRADE', name: 'Lantern Books' } as const;

/** Makes the demo shop, once. */
export async function seedMerchant({ db, config }: Services): Promise<void> {
  await db.tx(async (tx) => {
    const member = await tx.maybe<{ id: bigint }>(sql`
      select id from member m where user_no = ${SHOP.userNo}
        and not exists (select 1 from merchant where member_id = m.id)`);
    if (member) await addMerchant(tx, config, { memberId: member.id, name: SHOP.name });
  });
}

/** The merchant that is the demo shop. @throws {ApiFailure} `MERCHANT_NOT_FOUND` */
export async function getDemoMerchant(services: Pick<Services, 'db' | 'config'>): Promise<Merchant> {
  const row = await services.db.maybe<{ merchantNo: string }>(sql`
    select merchant_no as "merchantNo" from merchant k join member m on m.id = k.member_id
    where m.user_no = ${SHOP.userNo}`);
  const merchant = row && (await findMerchant(services, row.merchantNo));
  if (!merchant) throw new ApiFailure('MERCHANT_NOT_FOUND');
  return merchant;
}

const paymentRequest = v.strictObject({
  amount: v.pipe(v.string(), v.maxLength(32)),
  currency: v.optional(v.pipe(v.string(), v.maxLength(10)), 'USDT'),
});

/** Asks for a payment as the demo shop's server would. @throws {ApiFailure} `ARGS_INVALID`, and those of `placePayment` */
export async function askPayment(services: Services, body: unknown): Promise<PlacedPayment> {
  const input = v.safeParse(paymentRequest, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  const merchant = await getDemoMerchant(services);
  const { merchantNo } = merchant;
  const request = {
    merchantNo,
    outTradeNo: randomUUID(),
    subject: 'Two books',
    notifyUrl: '',
    returnUrl: '',
    sign: '',
  };
  return await placePayment(services, merchant, { ...request, ...input.output });
}
