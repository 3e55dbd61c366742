import type { Network, ScannedAddress } from '@ezwallet/validators';

/** Where a scanned code leads. */
export type ScanTarget =
  | { readonly kind: 'path'; readonly path: string }
  /** An address of more than one network: the person has to say which. */
  | { readonly kind: 'networks'; readonly scanned: ScannedAddress; readonly networks: readonly Network[] }
  /** Nothing that the wallet understands. */
  | { readonly kind: 'invalid' };
