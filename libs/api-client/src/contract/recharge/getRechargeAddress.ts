import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { currencyCode } from '../shared/fields.ts';
import { protocol } from '../shared/protocol.ts';
import { RECHARGE_ADDRESS_EXAMPLE, rechargeAddress } from '../shared/recharge.ts';

/**
 * The caller's deposit address for a coin on a network; it stays the same. Codes: `ASSET_NOT_FOUND`, `NO_THIS_METHOD`
 * (not available on this network, or closed), `NO_RIGHTS` (deposits switched off or locked).
 */
export const getRechargeAddress = endpoint({
  path: '/exchangeRecharge/getRechargeAddress',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  request: v.strictObject({ currency: currencyCode, protocol }),
  response: rechargeAddress,
  example: { request: { currency: 'USDT', protocol: 'TRC20' }, response: RECHARGE_ADDRESS_EXAMPLE },
});
