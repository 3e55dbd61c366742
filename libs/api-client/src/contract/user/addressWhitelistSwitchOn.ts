import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Lets withdrawals go only to addresses of one's list that are 24 hours old. Codes: 1042 `{verifyTypes}`, `EXPIRED`.
 */
export const addressWhitelistSwitchOn = endpoint({
  path: '/exchangeUser/addressWhitelistSwitchOn',
  ...securitySwitch,
});
