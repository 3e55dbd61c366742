import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing, opaque } from '../shared/fields.ts';
import { protocol } from '../shared/protocol.ts';

/** Other platforms that people send to and receive from, to say whose an address is, with the networks each takes. */
export const getExchangeList = endpoint({
  path: '/common/getExchangeList',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: nothing,
  response: v.array(v.object({ id: opaque, name: v.string(), protocols: v.array(protocol) })),
  example: { request: {}, response: [{ id: 'binance', name: 'Binance', protocols: ['TRC20', 'BEP20'] }] },
});
