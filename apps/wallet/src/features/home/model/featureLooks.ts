import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Feature } from '@ezwallet/api-client/contract';
import type { Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import {
  billingPaths,
  depositPaths,
  payAccountPaths,
  payPaths,
  supportPaths,
  receivePaths,
  scannerPaths,
  tradePaths,
  transferPaths,
  voucherPaths,
  withdrawalPaths,
} from '../../../world/paths.ts';

/** How a menu shows a function, and the screen that it opens. */
export interface FeatureLook {
  readonly label: MessageDescriptor;
  readonly icon: Glyph;
  /** Left out for a function without a screen of ours. The menu draws it where a deployment names the page of somebody else. */
  readonly path?: string;
  /** The function in the server's list that opens it; its own name without one. */
  readonly opensWith?: Feature;
}

/** The round buttons below the balance. */
export const ACTIONS = ['scan', 'receive', 'transfer', 'pay'] as const satisfies readonly Feature[];

/** Functions that every deployment has. The server's list does not name them. */
export const ALWAYS_OFFERED = ['deposit', 'withdraw'] as const;

/** Both sides of secured trades; the server's list names them together. */
const TRADES = ['buy', 'sell'] as const;

/** The menu below the buttons. */
export const MENU = [
  ...TRADES,
  ...ALWAYS_OFFERED,
  'securedTrade',
  'hedge',
  'borrow',
  'billing',
  'exchange',
  'cardPackage',
  'saveCoins',
  'coupons',
] as const satisfies readonly (Feature | (typeof ALWAYS_OFFERED | typeof TRADES)[number])[];

/** A function on the home screen. */
export type ShownFeature = (typeof ACTIONS | typeof MENU)[number] | 'automaticFinancial' | 'customerService';

/** The function in the server's list that opens one of ours. */
export const openerOf = (feature: Exclude<ShownFeature, (typeof ALWAYS_OFFERED)[number]>): Feature =>
  featureLooks[feature].opensWith ?? (feature as Feature);

/** Whether every deployment has a function. */
export const isAlwaysOffered = (feature: ShownFeature): feature is (typeof ALWAYS_OFFERED)[number] =>
  ALWAYS_OFFERED.some((each) => each === feature);

/** Looks of every function on the home screen. */
export const featureLooks: { readonly [F in ShownFeature]: FeatureLook } = {
  scan: { label: msg`Scan`, icon: glyphs.scan, path: scannerPaths.scan() },
  receive: { label: msg`Receive`, icon: glyphs.receive, path: receivePaths.code() },
  transfer: { label: msg`Transfer`, icon: glyphs.transfer, path: transferPaths.transfer() },
  pay: { label: msg`Pay`, icon: glyphs.pay, path: payPaths.pay() },
  deposit: { label: msg`Deposit`, icon: glyphs.download, path: depositPaths.deposit() },
  withdraw: { label: msg`Withdraw`, icon: glyphs.upload, path: withdrawalPaths.withdrawal() },
  securedTrade: { label: msg`Secured transactions`, icon: glyphs.shieldCheck, path: tradePaths.landing() },
  buy: {
    label: msg({ message: 'Buy', context: 'button on Home' }),
    icon: glyphs.buy,
    path: tradePaths.buy(),
    opensWith: 'securedTrade',
  },
  sell: {
    label: msg({ message: 'Sell', context: 'button on Home' }),
    icon: glyphs.sell,
    path: tradePaths.sell(),
    opensWith: 'securedTrade',
  },
  hedge: { label: msg`U Hedge`, icon: glyphs.umbrella },
  borrow: { label: msg`U Borrow`, icon: glyphs.borrow },
  billing: { label: msg`Billing details`, icon: glyphs.receipt, path: billingPaths.bills() },
  exchange: { label: msg`Exchange`, icon: glyphs.exchange },
  cardPackage: { label: msg`Card package`, icon: glyphs.card, path: payAccountPaths.cards() },
  saveCoins: { label: msg`Save Coins`, icon: glyphs.safe },
  coupons: { label: msg`Coupons`, icon: glyphs.coupon, path: voucherPaths.vouchers() },
  automaticFinancial: { label: msg`Automatic financial`, icon: glyphs.chart },
  customerService: { label: msg`Support`, icon: glyphs.headset, path: supportPaths.support() },
};
