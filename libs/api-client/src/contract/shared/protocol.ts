import * as v from 'valibot';
import { findNetwork } from '@ezwallet/validators';

/** A network's name in upper or lower case, such as `trc20` or `ERC20`. */
export const protocol = v.pipe(
  v.string(),
  v.maxLength(16),
  v.check((name) => findNetwork(name) !== undefined, 'protocol'),
);
