import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/** Accepts codes typed from an SMS as proof again, instead of replies. */
export const replySmsOff = endpoint({ path: '/exchangeUser/replySmsOff', ...securitySwitch });
