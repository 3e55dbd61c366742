import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PEER_EXAMPLE, peer } from '../shared/peer.ts';
import { REPUTATION_EXAMPLE } from '../shared/trade-examples.ts';
import { reputation } from '../shared/trade.ts';

/**
 * The caller's own record as a trader, as others see it, and the members whom the caller has blocked or prefers, the last
 * change first; ours.
 */
export const peerList = endpoint({
  path: '/lucky_c2c/peer/list',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({}),
  response: v.object({ own: reputation, peers: v.array(peer) }),
  example: { request: {}, response: { own: { ...REPUTATION_EXAMPLE, tradedBefore: 0 }, peers: [PEER_EXAMPLE] } },
});
