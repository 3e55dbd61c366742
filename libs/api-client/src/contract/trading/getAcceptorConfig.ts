import { endpoint } from '../endpoint.ts';
import { ACCEPTOR_CONFIG_EXAMPLE, acceptorConfig } from '../shared/acceptor.ts';
import { nothing } from '../shared/fields.ts';

/**
 * The caller's settings as an acceptor: online or not, lots, price, quota, and the figures of the day. The path is
 * ours.
 */
export const getAcceptorConfig = endpoint({
  path: '/lucky_c2c/getAcceptorConfig',
  auth: 'acceptor',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {
    /** The caller is no merchant. */
    NO_RIGHTS: true,
  },
  request: nothing,
  response: acceptorConfig,
  example: { request: {}, response: ACCEPTOR_CONFIG_EXAMPLE },
});
