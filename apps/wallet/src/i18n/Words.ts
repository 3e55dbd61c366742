import type { Messages } from '@lingui/core';
import type { Messages as KitMessages } from '@ezwallet/ui';
import type { featureWords } from './featureWords.gen.ts';

/** A part of the app: a folder of `src/features`. Its words load with its screens. */
export type Feature = keyof typeof featureWords;

/** The words of one file. */
export interface Catalog {
  readonly messages: Messages;
}

/** The common words: those that most features show, and the titles of all screens but the first ones. */
export const COMMON = 'common';

/** Words that load together: of a feature, or the common ones, which also load with every feature but `auth`. */
export type WordSet = Feature | typeof COMMON;

/** Features whose words Home shows. They load as one file, see `start/`. */
export const START_FEATURES = [
  'home',
  'notices',
  'orders',
  'billing',
  'account',
  'receipt',
] as const satisfies readonly Feature[];

/** The words of the current language, beyond those of the shell, which are there from the start. */
export interface Words {
  /** Whether the words of a set have loaded. */
  has(set: WordSet): boolean;
  /** Loads the words of a set. Returns the same promise as long as the page lives. */
  need(set: WordSet): Promise<void>;
  /** The kit's own words; observable. */
  readonly kit: Partial<KitMessages>;
}
