import type { Ref } from 'react';

/** A way in which a device tells its owner; `generic` when it does not say which. */
export type LockKind = 'fingerprint' | 'face' | 'generic';

/** Props of a lock screen, which its host opens and closes. */
export interface LockScreenProps {
  open: boolean;
  /** Whose wallet it is, already masked. */
  account: string;
  /** What the device can verify. With more than one it is called by neither name; with none the password is left. */
  kinds: readonly LockKind[];
  /** Asks the device. Resolve and close the lock when it was the owner; a rejection is shown as a failure. */
  onVerify: () => Promise<unknown>;
  /** The other way out. */
  onUsePassword: () => void;
  /** Words that only the owner and the wallet know: they tell this screen from an imitation. */
  phishingCode?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}
