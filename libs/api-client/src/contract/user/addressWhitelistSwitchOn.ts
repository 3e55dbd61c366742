import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Allows withdrawals only to addresses that have been in the address book for 24 hours. Codes: 1042 `{verifyTypes}`,
 * `EXPIRED`.
 */
export const addressWhitelistSwitchOn = endpoint({
  path: '/exchangeUser/addressWhitelistSwitchOn',
  ...securitySwitch,
});
