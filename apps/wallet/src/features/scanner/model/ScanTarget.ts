import type { ScannedAddress } from '@ezwallet/validators';

/** Where a scanned code leads. */
export type ScanTarget =
  | { readonly kind: 'path'; readonly path: string }
  /** Out over a network; where the address is of more than one, the person has to say which. */
  | { readonly kind: 'address'; readonly scanned: ScannedAddress }
  /** Nothing that the wallet understands. */
  | { readonly kind: 'invalid' };
