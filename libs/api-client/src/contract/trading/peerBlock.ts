import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { markRequest } from '../shared/peer.ts';

/**
 * Blocks the other side of an own trade, or ends that; ours. Blocked pairs are never matched, whoever blocked. A trade
 * that runs goes on. Blocking ends being a favourite.
 */
export const peerBlock = endpoint({
  path: '/lucky_c2c/peer/block',
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
  request: markRequest('blocked'),
  response: done,
  example: { request: { billNo: '202611210931220000107', blocked: true }, response: true },
});
