import type { Messages } from '@ezwallet/ui';

/** The folders of `src/features`. */
export const FEATURES = [
  'about',
  'acceptors',
  'account',
  'address',
  'appeals',
  'auth',
  'billing',
  'biometrics',
  'capture',
  'cashier',
  'closed',
  'confirm',
  'contacts',
  'coupon-choice',
  'deposits',
  'hand-over',
  'home',
  'kyc',
  'limits',
  'messages',
  'notices',
  'orders',
  'pay',
  'pay-accounts',
  'proof',
  'receipt',
  'receive',
  'recovery',
  'scanner',
  'security',
  'talk',
  'trades',
  'transfer',
  'vouchers',
  'withdrawal',
] as const;

/** A part of the app. Its words load with its screens. */
export type Feature = (typeof FEATURES)[number];

/** Features whose words Home shows. They load as one file, see `start/`. */
export const START_FEATURES = ['home', 'notices', 'orders', 'billing', 'account', 'receipt'] as const satisfies readonly Feature[];

/** The words of the current language, beyond those of the shell, which are there from the start. */
export interface Words {
  /** Whether the words of a feature have loaded. */
  has(feature: Feature): boolean;
  /** Loads the words of a feature. Returns the same promise as long as the page lives. */
  need(feature: Feature): Promise<void>;
  /** The kit's own words; observable. */
  readonly kit: Partial<Messages>;
}
