import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { markRequest } from '../shared/peer.ts';

/**
 * Makes the other side of an own trade a favourite, or ends that; ours. At the same price a purchase goes to a
 * favourite first. It ends a block.
 */
export const peerFavourite = endpoint({
  path: '/lucky_c2c/peer/favourite',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['billNo', 'peerId'],
  codes: {
    /** There is no such trade, or the sale has no buyer. */
    ORDER_NOT_FOUND: true,
    /** Nobody of the caller’s list. */
    USER_NOT_FOUND: true,
    OVER_MAX_TOTAL: true,
  },
  request: markRequest('favourite'),
  response: done,
  example: { request: { billNo: '202611210931220000107', favourite: true }, response: true },
});
