import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Allows withdrawals to any address again and blocks outgoing money for 24 hours. Codes: 1042 `{verifyTypes}`,
 * `EXPIRED`.
 */
export const addressWhitelistSwitchOff = endpoint({
  path: '/exchangeUser/addressWhitelistSwitchOff',
  ...securitySwitch,
});
