import { PAY_METHODS } from '@ezwallet/api-client/contract';

/** The name of each pay method on the wire. */
export const METHOD_NAMES = {
  [PAY_METHODS.bankCard]: 'BANK',
  [PAY_METHODS.weChat]: 'WECHAT',
  [PAY_METHODS.aliPay]: 'ALIPAY',
  [PAY_METHODS.digitalYuan]: 'e-CNY',
} as const;
