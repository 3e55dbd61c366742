import * as v from 'valibot';

/** Ways to pay for a trade, by their number on the wire (product specification, section 3). */
export const PAY_METHODS = { bankCard: 1, weChat: 3, aliPay: 4, digitalYuan: 5 } as const;
/** Way to pay: 1 bank card, 3 WeChat, 4 Alipay, 5 digital yuan; there is no 2. */
export const payMethodId = v.picklist(Object.values(PAY_METHODS));
/** Number of a way to pay: 1 bank card, 3 WeChat, 4 Alipay, 5 digital yuan; there is no 2. See {@link PAY_METHODS}. */
export type PayMethodId = v.InferOutput<typeof payMethodId>;

/** Names of the pay methods on the wire (product specification, section 9). An app uses its own words. */
export const PAY_METHOD_NAMES = ['BANK', 'WECHAT', 'ALIPAY', 'e-CNY'] as const;
/** Name of a pay method on the wire. An app uses its own words. */
export const payMethodName = v.picklist(PAY_METHOD_NAMES);

/** The apps whose payment codes receive money, and what their codes begin with, in small letters. */
const CODE_STARTS: Readonly<Partial<Record<PayMethodId, readonly string[]>>> = {
  [PAY_METHODS.weChat]: ['wxp://', 'weixin://wxpay/', 'https://payapp.weixin.qq.com/'],
  [PAY_METHODS.aliPay]: ['https://qr.alipay.com/', 'https://qr-alipay.com/', 'alipays://'],
};

/** Whether the text of a code is a payment code of one app. */
export const isPayCodeOf = (method: PayMethodId, text: string): boolean =>
  CODE_STARTS[method]?.some((start) => text.toLowerCase().startsWith(start)) ?? false;
