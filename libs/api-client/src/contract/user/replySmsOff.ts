import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/** Takes codes typed from an SMS as proof again, in place of answers to one. Codes: 1042 `{verifyTypes}`, `EXPIRED`. */
export const replySmsOff = endpoint({ path: '/exchangeUser/replySmsOff', ...securitySwitch });
