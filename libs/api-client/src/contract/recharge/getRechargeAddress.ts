import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { currencyCode } from '../shared/fields.ts';
import { protocol } from '../shared/protocol.ts';
import { RECHARGE_ADDRESS_EXAMPLE, rechargeAddress } from '../shared/recharge.ts';

/** The caller's deposit address for a coin on a network; it stays the same. */
export const getRechargeAddress = endpoint({
  path: '/exchangeRecharge/getRechargeAddress',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {
    ASSET_NOT_FOUND: true,
    /** This network does not carry the coin, or is closed. */
    NO_THIS_METHOD: true,
    /** Deposits are switched off or locked. */
    NO_RIGHTS: true,
  },
  request: v.strictObject({ currency: currencyCode, protocol }),
  response: rechargeAddress,
  example: { request: { currency: 'USDT', protocol: 'TRC20' }, response: RECHARGE_ADDRESS_EXAMPLE },
});
