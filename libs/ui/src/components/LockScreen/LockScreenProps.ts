import type { Ref } from 'react';

/** How a device verifies its owner; `generic` when it does not report which. */
export type LockKind = 'fingerprint' | 'face' | 'generic';

/** Props of a lock screen. The host opens and closes it. */
export interface LockScreenProps {
  /** Whether it covers the page. */
  open: boolean;
  /** The account, already masked. */
  account: string;
  /**
   * The kinds that the device can verify. With more than one, the button names none of them; with none, only the
   * password remains.
   */
  kinds: readonly LockKind[];
  /** Asks the device. Resolve it and close the lock when the owner verified; a rejection shows as a failure. */
  onVerify: () => Promise<unknown>;
  /** The alternative: the password. */
  onUsePassword: () => void;
  /** A phrase that only the owner and the wallet know. It distinguishes this screen from an imitation. */
  phishingCode?: string | undefined;
  /** Class of the screen. */
  className?: string | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}
