import type { QuestionCode, SupportSubject } from '@ezwallet/api-client/constants';
import { HOME_TABS, type HomeTab } from './home-tabs.ts';

// Every path of the app. A builder without arguments gives the path alone, as routes want it.

const withQuery = (path: string, query: Readonly<Record<string, string>> | undefined) =>
  query === undefined ? path : `${path}?${new URLSearchParams(query)}`;

/** A path with one value in its query. */
const withValue = (path: string, name: string, value: string | undefined) =>
  withQuery(path, value === undefined ? undefined : { [name]: value });

/** Paths of the home screen and its tabs. */
export const homePaths = {
  /** @param tab the tab to open; home without one */
  home: (tab: HomeTab = HOME_TABS[0]) => (tab === HOME_TABS[0] ? '/' : `/?tab=${tab}`),
} as const;

/** Path of the page of one coin. */
export const coinPaths = {
  /** @param currency code of the coin; left out for the path alone */
  coin: (currency?: string) => withValue('/coin', 'currency', currency),
} as const;

/** Paths of the about screen. */
export const aboutPaths = {
  /** @param page the document to open; left out for what the app says about itself */
  about: (page?: 'terms' | 'privacy') => (page ? `/about?page=${page}` : '/about'),
} as const;

/** Paths of what staff write for everybody. */
export const contentPaths = {
  /** @param id the notice to open; all of them without it */
  notices: (id?: string) => withValue('/notice', 'id', id),
  /** @param code the question to open; all of them without it */
  questions: (code?: QuestionCode) => (code === undefined ? '/faq' : `/faq#${code}`),
} as const;

/** Paths of login and registration. */
export const authPaths = {
  /** @param query `from`: where to go after the login */
  login: (query?: { from: string }) => withQuery('/login', query?.from === '/' ? undefined : query),
  register: () => '/register',
} as const;

/** Modes of the payment password screen. */
export type PaymentPasswordMode = 'set' | 'change' | 'reset';

/** Paths of account security. */
export const securityPaths = {
  /** @param mode the mode; without one, set or change, whichever fits */
  paymentPassword: (mode?: PaymentPasswordMode) => (mode ? `/paymentpass?type=${mode}` : '/paymentpass'),
  centre: () => '/security',
  authenticator: () => '/ga/auth',
  bindAuthenticator: () => '/ga/bind',
  phone: () => '/phone',
  editPhone: () => '/phone/edit',
  email: () => '/email',
  editEmail: () => '/email/edit',
  antiPhishing: () => '/antiphishing',
  devices: () => '/devices',
  /** Ours. */
  passkeys: () => '/passkeys',
  loginLog: () => '/logs',
} as const;

/** Paths of the login password, and of getting back into an account. The last two are ours. */
export const recoveryPaths = {
  /** @param type `expired`: the password has to change before anything else; `code`: with codes, without the old one */
  changePassword: (type?: 'expired' | 'code') => (type ? `/password/modify?type=${type}` : '/password/modify'),
  forgotPassword: () => '/password/forget',
  firstLogin: () => '/firstLogin',
  freeze: () => '/account/block',
  lostFactor: () => '/recovery',
  /** Where the links in our notices lead. */
  stop: () => '/stop',
} as const;

/** Which half of the address book is shown: people by user number, or addresses. */
export type BookHalf = 'people' | 'addresses';

/** Values that a new contact starts with. */
export interface NewEntry {
  readonly half: BookHalf;
  readonly currency?: string;
  readonly network?: string;
  /** User number or address. */
  readonly address?: string;
}

/** Paths of the address book. */
export const addressPaths = {
  book: (half?: BookHalf) => (half ? `/address?half=${half}` : '/address'),
  /** @param entry the values that are already known */
  add: (entry?: NewEntry) => withQuery('/address/add', entry && { ...entry }),
} as const;

/** What a form begins with: a transfer code, which fills in everything it names, or a coin alone. */
type Start = string | { readonly currency: string };

const startingWith = (path: string, start: Start | undefined) =>
  withQuery(path, typeof start === 'string' ? { ads: start } : start);

/** Paths of withdrawals. */
export const withdrawalPaths = {
  /** @param start a transfer code that fills in the address and amount, or the coin */
  withdrawal: (start?: Start) => startingWith('/withdrawal', start),
} as const;

/** Paths of transfers. */
export const transferPaths = {
  /** @param start a transfer code that fills in the recipient and amount, or the coin */
  transfer: (start?: Start) => startingWith('/transfer', start),
} as const;

const withBill = (path: string, billNo: string | undefined) => withValue(path, 'billNo', billNo);

/** Paths of the bills. */
export const billingPaths = {
  bills: () => '/transation',
  /** @param billNo number of the bill; left out for the path alone */
  bill: (billNo?: string) => withBill('/order/detail', billNo),
} as const;

/** Paths of one order. */
export const orderPaths = {
  /** @param billNo number of the person's own bill of the order; left out for the path alone */
  chat: (billNo?: string) => withBill('/order/chat', billNo),
  /** @param billNo number of the person's own bill of the order; left out for the path alone */
  appeal: (billNo?: string) => withBill('/order/appeal', billNo),
} as const;

/** Paths of the person's own limits. */
export const limitsPaths = {
  payments: () => '/paymentCountSetting',
  orders: () => '/orderCountSetting',
} as const;

/** Paths of paying a payment code. */
export const payPaths = {
  /** @param text the payment text to pay; without one the screen asks for it */
  pay: (text?: string) => withValue('/pay', 'text', text),
  landing: () => '/pq',
} as const;

/** Path of the person's own payment code. */
export const receivePaths = {
  code: () => '/paymentQrcode',
} as const;

/** Path of the coupons. */
export const voucherPaths = {
  vouchers: () => '/voucher',
} as const;

/** Path of the scanner. */
export const scannerPaths = {
  scan: () => '/scaner',
} as const;

/** Paths of deposits. */
export const depositPaths = {
  /** @param start the coin to begin with */
  deposit: (start?: { readonly currency: string }) => startingWith('/recharge', start),
  currency: () => '/recharge/currency',
  bills: () => '/rechargeList',
} as const;

/** Paths of identity verification. */
export const kycPaths = {
  levels: () => '/kyc',
  authentication: () => '/authentication',
  form: () => '/kyc/baseInfo',
  document: () => '/kyc/uploadIDcard',
  video: () => '/kyc/uploadVideo',
  funds: () => '/kyc/funds',
  pending: () => '/kyc/pending',
} as const;

/** What a person sends from another device. */
export type HandedOver = 'document' | 'video';

/** Path of the screen of another device. The token is in the fragment, so no server and no log gets it. */
export const handOverPaths = {
  /** @param link left out for the path alone */
  other: (link?: { readonly what: HandedOver; readonly token: string }) =>
    link === undefined ? '/authenSuccess' : `/authenSuccess?what=${link.what}#${link.token}`,
} as const;

/** Paths of the accounts that receive the money of trades. */
export const payAccountPaths = {
  all: () => '/paymentWay',
  cards: () => '/bankCard',
  banks: () => '/bankList',
  /** @param start the bank to begin with */
  addCard: (start?: { readonly bank: string }) => withQuery('/bank/add', start),
  addDigitalYuan: () => '/bank/addECny',
  /** @param start the number of the pay method to begin with */
  addCode: (start?: { readonly method: string }) => withQuery('/bank/addQr', start),
  /** @param account left out for the path alone */
  account: (account?: { readonly id: string }) => withQuery('/bank/detail', account),
} as const;

/** Paths of the messages that a person gets outside the app. */
export const messagePaths = {
  sms: () => '/notification/sms',
  /** @param subject the subject to look at; examples of all without it */
  smsTexts: (subject?: { readonly type: string }) => withQuery('/notification/smsDetail', subject),
  email: () => '/notification/email',
  /** @param subject the subject to look at; examples of all without it */
  emailTexts: (subject?: { readonly type: string }) => withQuery('/notification/emailDetail', subject),
  push: () => '/notification/push',
  /** @param subject the subject to look at; examples of all without it */
  pushTexts: (subject?: { readonly type: string }) => withQuery('/notification/pushDetail', subject),
} as const;

/** Which payment a page of the cashier is about. */
type Payment = { readonly payToken: string };

/** Paths of a shop's payment. */
export const cashierPaths = {
  /** @param payment left out for the path alone */
  cashier: (payment?: Payment) => withQuery('/cashier', payment),
  /** @param payment left out for the path alone */
  checkout: (payment?: Payment) => withQuery('/checkout', payment),
} as const;

/** Paths of secured trades. A purchase has the screen of its bill. */
export const tradePaths = {
  /** Ours: prices, what is on sale, and how trades are protected. */
  landing: () => '/trade',
  buy: () => '/cardRecharge',
  sell: () => '/selectSaleWay',
  /** @param side the side whose orders to show first; sales without one */
  orders: (side?: 'buy') => (side ? `/sellOrderList?side=${side}` : '/sellOrderList'),
  /** @param billNo number of the seller's bill; left out for the path alone */
  sale: (billNo?: string) => withBill('/sellOrder/detail', billNo),
  /** @param billNo number of the buyer's bill; left out for the path alone */
  proof: (billNo?: string) => withBill('/order/upload', billNo),
} as const;

const withId = (path: string, id: string | undefined) => withValue(path, 'id', id);

/** Paths of the inbox: all messages, and those about the account alone. */
export const inboxPaths = {
  /** @param id the message to open; the list alone without it */
  messages: (id?: string) => withId('/siteMsg', id),
  /** @param id the message to open; the list alone without it */
  system: (id?: string) => withId('/sysMsg', id),
} as const;

/** A conversation with support: one that there is, or a new one and what it is about. */
export type SupportTarget = { readonly id: string } | { readonly subject: SupportSubject; readonly reference?: string };

/** Paths of support. */
export const supportPaths = {
  support: () => '/customerservice',
  /** @param target the conversation; a question about nothing in particular without it */
  chat: (target?: SupportTarget) => withQuery('/chat', target),
} as const;

/** Paths of the activities that bring rewards. */
export const activityPaths = {
  all: () => '/activity',
  /** @param activity left out for the path alone */
  activity: (activity?: { readonly code: string }) => withQuery('/activity/detail', activity),
} as const;

/** Paths of invitations: the page for somebody invited, and the member's own invitation. */
export const invitationPaths = {
  invited: () => '/invite',
  own: () => '/activity/invite',
} as const;

/** Paths of an acceptor's work. The specification names the last one alone. */
export const acceptorPaths = {
  workplace: () => '/merchant',
  terms: () => '/merchant/terms',
  /** @param lot the position of the lot to change; a new one without it */
  lot: (lot?: { readonly at: string }) => withQuery('/merchant/lot', lot),
  profits: () => '/merchant/profits',
} as const;
