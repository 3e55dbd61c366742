import * as v from 'valibot';

/** What a link in a notice stops: everything, by shutting the account, or one request. */
export const stopped = v.picklist(['account', 'request']);
