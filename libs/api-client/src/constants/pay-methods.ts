/** Ways to pay for a trade, by their number on the wire (product specification, section 3). */
export const PAY_METHODS = { bankCard: 1, weChat: 3, aliPay: 4, digitalYuan: 5 } as const;

/** Number of a way to pay: 1 bank card, 3 WeChat, 4 Alipay, 5 digital yuan; there is no 2. See {@link PAY_METHODS}. */
export type PayMethodId = (typeof PAY_METHODS)[keyof typeof PAY_METHODS];

/** Names of the pay methods on the wire (product specification, section 9). An app uses its own words. */
export const PAY_METHOD_NAMES = ['BANK', 'WECHAT', 'ALIPAY', 'e-CNY'] as const;

/** The apps whose payment codes receive money, and what their codes begin with, in small letters. */
const CODE_STARTS: Readonly<Partial<Record<PayMethodId, readonly string[]>>> = {
  [PAY_METHODS.weChat]: ['wxp://', 'weixin://wxpay/', 'https://payapp.weixin.qq.com/'],
  [PAY_METHODS.aliPay]: ['https://qr.alipay.com/', 'https://qr-alipay.com/', 'alipays://'],
};

/** Whether the text of a code is a payment code of one app. */
export const isPayCodeOf = (method: PayMethodId, text: string): boolean =>
  CODE_STARTS[method]?.some((start) => text.toLowerCase().startsWith(start)) ?? false;

/** Status of a payment account. Only a `usable` one receives money. */
export const PAY_ACCOUNT_STATES = { reviewing: 0, usable: 1, blocked: 2 } as const;

/** Number of a bank card (ISO/IEC 7812-1: up to 19 digits), or of an account without a card. */
export const ACCOUNT_NUMBER = /^\d{8,30}$/;

/** Number of a digital-yuan wallet. */
export const WALLET_NUMBER = /^\d{10,20}$/;

/** Numbers of so many digits are on cards (ISO/IEC 7812-1); shorter and longer ones are of accounts without a card. */
const CARD = /^\d{16,19}$/;

/** Whether a number can exist: on a card its last digit is the Luhn check digit (ISO/IEC 7812-1, annex B). */
export function isPossibleNumber(number: string): boolean {
  if (!CARD.test(number)) return true;
  const sum = [...number].toReversed().reduce((total, text, index) => {
    const digit = Number(text) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
