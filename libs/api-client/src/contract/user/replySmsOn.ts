import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Takes an answer to an SMS as proof (method 6) in place of a code typed from one. Codes: 1042 `{verifyTypes}`,
 * `CONDITION_NOT_FULLFILL` where no phone is bound, `NO_THIS_METHOD` where the SMS provider takes no answers.
 */
export const replySmsOn = endpoint({ path: '/exchangeUser/replySmsOn', ...securitySwitch });
