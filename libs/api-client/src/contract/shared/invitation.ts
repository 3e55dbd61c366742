import * as v from 'valibot';

/** A member's invitation code, in either case. */
export const invitationCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,16}$/));
