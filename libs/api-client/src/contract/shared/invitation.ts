import * as v from 'valibot';

/** A member's invitation code, in upper or lower case. */
export const invitationCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,16}$/));
