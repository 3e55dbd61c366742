import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/** Enables unlocking the app by fingerprint or face on this device. Codes: 1042 `{verifyTypes}`, `EXPIRED`. */
export const biometricsOn = endpoint({ path: '/exchangeUser/biometricsOn', ...securitySwitch });
