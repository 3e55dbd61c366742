import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/** Allows withdrawals to any address again and blocks outgoing money for 24 hours. */
export const addressWhitelistSwitchOff = endpoint({
  path: '/exchangeUser/addressWhitelistSwitchOff',
  ...securitySwitch,
});
