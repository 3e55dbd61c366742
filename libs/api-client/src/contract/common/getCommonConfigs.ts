import * as v from 'valibot';
import { FEATURES } from '../../constants/platform.ts';
import { endpoint } from '../endpoint.ts';
import { amount, nothing, time } from '../shared/fields.ts';
import { link } from '../shared/link.ts';

/**
 * What this deployment offers. Functions with a link are run by somebody else, on a page of theirs. `sandbox` is present only
 * where no money is real.
 */
export const getCommonConfigs = endpoint({
  path: '/common/getCommonConfigs',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({
    kefuUrl: link,
    ocssUrl: link,
    tradeLimit: amount,
    version: v.string(),
    features: v.array(v.picklist(FEATURES)),
    featureLinks: v.optional(v.array(v.object({ feature: v.picklist(FEATURES), url: link }))),
    /** The next moment at which support answers; null while it does. */
    supportOpensAt: v.optional(v.nullable(time)),
    sandbox: v.optional(v.object({ outboxPath: v.string(), faucetPath: v.string() })),
  }),
  example: {
    request: {},
    response: {
      kefuUrl: '',
      ocssUrl: '',
      tradeLimit: '50000',
      version: '0.1.0',
      features: ['transfer', 'billing', 'hedge'],
      featureLinks: [{ feature: 'hedge', url: 'https://hedge.example.com/start' }],
      supportOpensAt: null,
      sandbox: { outboxPath: '/sandbox', faucetPath: '/sandbox/faucet' },
    },
  },
});
