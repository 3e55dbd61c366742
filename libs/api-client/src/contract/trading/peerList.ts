import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PEER_EXAMPLE, peer } from '../shared/peer.ts';

/** The members whom the caller has blocked or prefers, the last change first; ours. */
export const peerList = endpoint({
  path: '/lucky_c2c/peer/list',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({}),
  response: v.array(peer),
  example: { request: {}, response: [PEER_EXAMPLE] },
});
