import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/** Lets fingerprint or face unlock the app on this device. Codes: 1042 `{verifyTypes}`, `EXPIRED`. */
export const biometricsOn = endpoint({ path: '/exchangeUser/biometricsOn', ...securitySwitch });
