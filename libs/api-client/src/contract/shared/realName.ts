import * as v from 'valibot';
import { checkRealName } from '@ezwallet/validators';

/** A name as on an identity document. */
export const realName = v.pipe(
  v.string(),
  v.maxLength(160),
  v.check((name) => checkRealName(name).ok, 'real name'),
);
