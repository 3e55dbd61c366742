/** The languages of the interface (product specification, section 1). */
export const LANGUAGES = ['en', 'zh_CN', 'zh_HK'] as const;

/** National currencies for prices (product specification, section 9). */
export const FIAT_CURRENCIES = ['CNY', 'USD', 'HKD', 'PHP'] as const;

/** ISO 4217 code of a price's currency: one of {@link FIAT_CURRENCIES}. */
export type FiatCurrency = (typeof FIAT_CURRENCIES)[number];

/** Features that a deployment opens one by one. The menu shows a closed feature and says that it is closed. */
export const FEATURES = [
  'scan',
  'receive',
  'transfer',
  'pay',
  'securedTrade',
  'hedge',
  'borrow',
  'billing',
  'exchange',
  'cardPackage',
  'saveCoins',
  'coupons',
  'marketInfo',
  'contacts',
  'inviteFriends',
  'automaticFinancial',
  'faq',
  'customerService',
] as const;

/** One of {@link FEATURES}. A feature that `getCommonConfigs` does not list is closed in this deployment. */
export type Feature = (typeof FEATURES)[number];

/** Features that the server opens one by one (product specification, section 6). */
export const FUNCTION_TYPES = {
  withdrawal: 1,
  recharge: 2,
  transferOut: 3,
  transferIn: 4,
  payIn: 5,
  payOut: 6,
  import: 7,
  payment: 8,
  openCard: 9,
  returnPay: 10,
} as const;

/** A feature that the server opens: one of {@link FUNCTION_TYPES}. */
export type FunctionType = (typeof FUNCTION_TYPES)[keyof typeof FUNCTION_TYPES];

/**
 * Versions of the customer-service page; each finds its domain in a different way (product specification, section 4).
 */
export const CUSTOMER_SERVICE_VERSIONS = ['1.0.0', '3.0.0'] as const;

/** How far back a price chart goes, in days. */
export const RATE_WINDOWS = [1, 7, 15, 30, 90] as const;

/** Days that a price chart covers: one of {@link RATE_WINDOWS}. */
export type RateWindow = (typeof RATE_WINDOWS)[number];

/** How far back the value of a member's holdings can be asked for, in days. */
export const VALUE_WINDOWS = [7, 15, 30, 90] as const;

/** Days that a value history covers: one of {@link VALUE_WINDOWS}. */
export type ValueWindow = (typeof VALUE_WINDOWS)[number];
