import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { markRequest } from '../shared/peer.ts';

/**
 * Blocks the other side of an own trade, or ends that; ours. Blocked pairs are never matched, whoever blocked. A trade that
 * runs goes on. Blocking ends being a favourite. Codes: `ORDER_NOT_FOUND` (also for a sale without a buyer),
 * `USER_NOT_FOUND` (nobody of the caller's list), `OVER_MAX_TOTAL`.
 */
export const peerBlock = endpoint({
  path: '/lucky_c2c/peer/block',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['billNo', 'peerId'],
  request: markRequest('blocked'),
  response: done,
  example: { request: { billNo: '202611210931220000107', blocked: true }, response: true },
});
