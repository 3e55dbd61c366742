import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Accepts a reply by SMS as proof (method 6) instead of a typed code. Codes: 1042 `{verifyTypes}`,
 * `CONDITION_NOT_FULLFILL` (no phone is bound), `NO_THIS_METHOD` (the SMS provider accepts no replies).
 */
export const replySmsOn = endpoint({ path: '/exchangeUser/replySmsOn', ...securitySwitch });
