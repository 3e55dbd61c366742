import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Code } from '@ezwallet/api-client/codes';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { signFields, type SignedFields } from '../money/cashier/merchant-requests.ts';
import { MERCHANT_PATHS } from '../money/cashier/merchantRoutes.ts';
import { SANDBOX_PATHS } from '../config/sandboxPaths.ts';
import { walletOrigin } from '../config/walletOrigin.ts';
import { sql } from '../db/index.ts';
import { isSameDigest } from '../secrets/digest.ts';
import { getDemoMerchant } from './merchant.ts';

/** What the merchant API answers. */
export interface MerchantAnswer {
  readonly head: { readonly code: Code };
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Posts JSON to the merchant API of this gateway. */
type Post = (path: string, body: object) => Promise<MerchantAnswer>;

const SHOWN = 8;

const orderRequest = v.strictObject({
  item: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  amount: v.pipe(v.string(), v.maxLength(32)),
  payerName: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
});
const refundRequest = v.strictObject({
  outTradeNo: v.pipe(v.string(), v.maxLength(64)),
  amount: v.pipe(v.string(), v.maxLength(32)),
  userNo: v.optional(v.pipe(v.string(), v.maxLength(7)), ''),
});
/** The fields of a notice that the shop reads. */
const notice = v.looseObject({ outTradeNo: v.string(), sign: v.string(), time: v.number() });

interface ShopOrder {
  readonly outTradeNo: string;
  readonly item: string;
  readonly amount: string;
  readonly payUrl: string;
  readonly createdAt: number;
  /** Fields of the newest genuine notice; null before the first. */
  readonly notice: Readonly<Record<string, unknown>> | null;
  readonly noticedAt: number | null;
}

/**
 * The server of the sandbox's sample shop. It knows the gateway only as any merchant does: by the merchant API, with signed
 * requests, and by the notices that come to it.
 */
export class SampleShop {
  readonly #services: Services;
  readonly #post: Post;

  constructor(services: Services, post: Post) {
    this.#services = services;
    this.#post = post;
  }

  /** Places an order. @returns where the payer pays @throws {ApiFailure} */
  async order(body: unknown): Promise<{ outTradeNo: string; payUrl: string }> {
    const { item, amount, payerName } = read(orderRequest, body);
    const outTradeNo = randomUUID();
    const origin = walletOrigin(this.#services.config);
    const answer = await this.#call(MERCHANT_PATHS.place, {
      outTradeNo,
      amount,
      currency: 'USDT',
      subject: item,
      ...(payerName !== '' && { payerName }),
      notifyUrl: origin + SANDBOX_PATHS.shopNotice,
      returnUrl: `${origin}${SANDBOX_PATHS.shop}?order=${outTradeNo}`,
    });
    const payUrl = String(answer['payUrl']);
    await this.#services.db.query(sql`
      insert into sandbox_shop_order (out_trade_no, item, amount, pay_url) values (${outTradeNo}, ${item}, ${amount}, ${payUrl})`);
    return { outTradeNo, payUrl };
  }

  /** Gives money back. @throws {ApiFailure} */
  async refund(body: unknown): Promise<object> {
    const { outTradeNo, amount, userNo } = read(refundRequest, body);
    const time = this.#services.clock.now();
    const named = userNo === '' ? {} : { userNo };
    return await this.#call(MERCHANT_PATHS.refund, { outTradeNo, outRefundNo: randomUUID(), amount, time, ...named });
  }

  /** The newest orders, with the tries to deliver their notices. */
  async list(): Promise<readonly object[]> {
    const { db, clock } = this.#services;
    const orders = await db.query<ShopOrder>(sql`
      select out_trade_no as "outTradeNo", item, amount, pay_url as "payUrl", created_at as "createdAt", notice,
        noticed_at as "noticedAt" from sandbox_shop_order order by created_at desc limit ${SHOWN}`);
    return await Promise.all(
      orders.map(async (order) => {
        const { outTradeNo } = order;
        const { list } = await this.#call(MERCHANT_PATHS.notices, { outTradeNo, time: clock.now() });
        return { ...order, notices: list };
      }),
    );
  }

  /** Takes a notice, if the gateway signed it for this address and nothing newer came. @returns whether it is genuine */
  async takeNotice(body: unknown): Promise<boolean> {
    const parsed = v.safeParse(notice, body);
    if (!parsed.success) return false;
    const { sign, outTradeNo, time } = parsed.output;
    const { secret } = await getDemoMerchant(this.#services);
    const call = { method: 'POST', path: SANDBOX_PATHS.shopNotice } as const;
    const expected = signFields(secret, call, parsed.output as unknown as SignedFields);
    if (!isSameDigest(Buffer.from(expected), Buffer.from(sign))) return false;
    await this.#services.db.query(sql`
      update sandbox_shop_order set notice = ${JSON.stringify(parsed.output)}::jsonb, noticed_at = app_now()
      where out_trade_no = ${outTradeNo} and coalesce((notice ->> 'time')::bigint, 0) <= ${time}`);
    return true;
  }

  async #call(path: string, fields: SignedFields): Promise<Readonly<Record<string, unknown>>> {
    const { merchantNo, secret } = await getDemoMerchant(this.#services);
    const all = { merchantNo, ...fields };
    const { head, body } = await this.#post(path, { ...all, sign: signFields(secret, { method: 'POST', path }, all) });
    if (head.code !== '0000' || body === null) throw new ApiFailure(head.code, body);
    return body;
  }
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const input = v.safeParse(schema, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  return input.output;
}
