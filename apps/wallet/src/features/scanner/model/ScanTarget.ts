import type { ScannedAddress } from '@ezwallet/validators';

/** Where a scanned code leads. */
export type ScanTarget =
  | { readonly kind: 'path'; readonly path: string }
  /** To a withdrawal. If the address fits more than one network, the person must choose. */
  | { readonly kind: 'address'; readonly scanned: ScannedAddress }
  /** Nothing that the wallet understands. */
  | { readonly kind: 'invalid' };
