import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Feature } from '@ezwallet/api-client/contract';
import type { IconName } from '@ezwallet/ui';
import { billingPaths } from '../../billing/index.ts';
import { transferPaths } from '../../transfer/index.ts';

/** How a function is shown in a menu, and which screen it leads to. */
export interface FeatureLook {
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  /** Left out for a function that has no screen of its own. */
  readonly path?: string;
}

/** The round buttons below the balance. */
export const ACTIONS = ['scan', 'receive', 'transfer', 'pay'] as const satisfies readonly Feature[];

/** The menu below them. */
export const MENU = [
  'securedTrade',
  'hedge',
  'borrow',
  'billing',
  'exchange',
  'cardPackage',
  'saveCoins',
  'coupons',
] as const satisfies readonly Feature[];

/** A function that the home screen shows. */
export type ShownFeature = (typeof ACTIONS | typeof MENU)[number] | 'customerService';

/** Looks of every function that the home screen shows. */
export const featureLooks: { readonly [F in ShownFeature]: FeatureLook } = {
  scan: { label: msg`Scan`, icon: 'scan' },
  receive: { label: msg`Receive`, icon: 'receive' },
  transfer: { label: msg`Transfer`, icon: 'transfer', path: transferPaths.transfer() },
  pay: { label: msg`Pay`, icon: 'pay' },
  securedTrade: { label: msg`Secured trade`, icon: 'shieldCheck' },
  hedge: { label: msg`U Hedge`, icon: 'umbrella' },
  borrow: { label: msg`U Borrow`, icon: 'borrow' },
  billing: { label: msg`Billing details`, icon: 'receipt', path: billingPaths.bills() },
  exchange: { label: msg`Exchange`, icon: 'exchange' },
  cardPackage: { label: msg`Card package`, icon: 'card' },
  saveCoins: { label: msg`Save Coins`, icon: 'safe' },
  coupons: { label: msg`Coupons`, icon: 'coupon' },
  customerService: { label: msg`Customer service`, icon: 'headset' },
};
