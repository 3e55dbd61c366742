import type { LANGUAGES } from '@ezwallet/api-client/constants';

/** A language that staff write in. */
export type ContentLanguage = (typeof LANGUAGES)[number];

/** The kinds of what staff write. */
export const CONTENT_KINDS = ['notice', 'marquee', 'popNotice', 'faq', 'page', 'banner'] as const;
/** A kind of content: one of {@link CONTENT_KINDS}. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The topics of questions, in the order of the screen, with their headings. */
export const TOPICS = {
  start: { en: 'Getting started', zh_CN: '新手入门', zh_HK: '新手入門' },
  trade: { en: 'Secured trade', zh_CN: '担保交易', zh_HK: '擔保交易' },
  appeal: { en: 'Appeals', zh_CN: '申诉', zh_HK: '申訴' },
  money: { en: 'Deposits and withdrawals', zh_CN: '充值和提币', zh_HK: '充值和提幣' },
  transfer: { en: 'Transfers and payments', zh_CN: '转账和付款', zh_HK: '轉賬和付款' },
  security: { en: 'Security', zh_CN: '安全', zh_HK: '安全' },
  identity: { en: 'Identity', zh_CN: '身份认证', zh_HK: '身份驗證' },
  coupons: { en: 'Coupons', zh_CN: '优惠券', zh_HK: '優惠券' },
} as const satisfies Readonly<Record<string, Readonly<Record<ContentLanguage, string>>>>;

/** The groups of banners in the static file. */
export const BANNER_GROUPS = ['banner', 'banner1', 'popBanner', 'activity-list'] as const;

/** The places that a kind can have; a kind without them has none. */
export const PLACES: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  faq: Object.keys(TOPICS),
  banner: BANNER_GROUPS,
};

/** Kinds that may have a picture; a banner must. */
export const WITH_PICTURE: readonly ContentKind[] = ['banner', 'popNotice'];
