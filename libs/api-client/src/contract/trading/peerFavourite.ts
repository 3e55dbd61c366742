import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { markRequest } from '../shared/peer.ts';

/**
 * Makes the other side of an own trade a favourite, or ends that; ours. At the same price a purchase goes to a favourite
 * first. It ends a block. Codes: `ORDER_NOT_FOUND` (also for a sale without a buyer), `USER_NOT_FOUND` (nobody of the
 * caller's list), `OVER_MAX_TOTAL`.
 */
export const peerFavourite = endpoint({
  path: '/lucky_c2c/peer/favourite',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['billNo', 'peerId'],
  request: markRequest('favourite'),
  response: done,
  example: { request: { billNo: '202611210931220000107', favourite: true }, response: true },
});
