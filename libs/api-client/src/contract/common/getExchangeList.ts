import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing, opaque } from '../shared/fields.ts';
import { protocol } from '../shared/protocol.ts';

/** Other platforms with which people exchange money, to identify the owner of an address, with the networks of each. */
export const getExchangeList = endpoint({
  path: '/common/getExchangeList',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.array(v.object({ id: opaque, name: v.string(), protocols: v.array(protocol) })),
  example: { request: {}, response: [{ id: 'binance', name: 'Binance', protocols: ['TRC20', 'BEP20'] }] },
});
