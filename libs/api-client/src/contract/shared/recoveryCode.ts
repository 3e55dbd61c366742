import * as v from 'valibot';
import { RECOVERY_CODE_FORM } from '../../constants/security.ts';

/** A recovery code as the server writes it: two groups of five letters and digits. */
export const recoveryCode = v.pipe(v.string(), v.regex(RECOVERY_CODE_FORM));
