import type { Messages } from '@ezwallet/ui';

/** The folders of `src/features`. */
export const FEATURES = [
  'about',
  'account',
  'address',
  'auth',
  'billing',
  'closed',
  'confirm',
  'contacts',
  'home',
  'limits',
  'pay',
  'proof',
  'receipt',
  'receive',
  'recharge',
  'scanner',
  'security',
  'transfer',
  'vouchers',
  'withdrawal',
] as const;

/** A part of the app, whose words load with its screens. */
export type Feature = (typeof FEATURES)[number];

/** The words of the language shown, beyond those of the shell, which are there from the start. */
export interface Words {
  /** Whether a feature's words are there. */
  has(feature: Feature): boolean;
  /** Loads them; the same promise as long as the page lives. */
  need(feature: Feature): Promise<void>;
  /** The kit's own words; observable. */
  readonly kit: Partial<Messages>;
}
