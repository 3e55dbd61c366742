import { FEATURES } from '@ezwallet/api-client/constants';
import { isLink } from '@ezwallet/api-client/contract';
import * as v from 'valibot';
import { group } from './values.ts';

const told = ({ input }: { input: unknown }) =>
  `must be true, false, or the https address of the page of whoever runs it, not ${JSON.stringify(input)}`;

/** Whether a function of the menu is open: on a screen of the wallet, or on the page of somebody else. */
const opening = v.union(
  [
    v.boolean(),
    v.pipe(
      v.string(),
      v.check((text) => text.startsWith('https://') && isLink(text), told),
    ),
  ],
  told,
);

/** The functions that members find in the menu. The wallet has no screen of its own for those that are off as built in. */
export const features = group(
  Object.fromEntries(FEATURES.map((name) => [name, opening])) as Record<(typeof FEATURES)[number], typeof opening>,
);
