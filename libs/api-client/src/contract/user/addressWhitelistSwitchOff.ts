import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Lets withdrawals go to any address again and holds outgoing money for 24 hours. Codes: 1042 `{verifyTypes}`,
 * `EXPIRED`.
 */
export const addressWhitelistSwitchOff = endpoint({
  path: '/exchangeUser/addressWhitelistSwitchOff',
  ...securitySwitch,
});
