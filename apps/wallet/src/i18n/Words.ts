import type { Messages } from '@ezwallet/ui';

/** The folders of `src/features`. */
export const FEATURES = ['about', 'account', 'auth', 'billing', 'home', 'security', 'transfer'] as const;

/** A part of the app, whose words load with its screens. */
export type Feature = (typeof FEATURES)[number];

/** What comes with a language later than the words of the shell: those of a feature, or of the codes that servers refuse with. */
export type WordSet = Feature | 'errors';

/** The words of the language shown, beyond those of the shell, which are there from the start. */
export interface Words {
  /** Whether these words are there. */
  has(set: WordSet): boolean;
  /** Loads them; the same promise as long as the page lives. */
  need(set: WordSet): Promise<void>;
  /** The kit's own words; observable. */
  readonly kit: Partial<Messages>;
}
