import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/**
 * Sets `screenshotProtection` of the caller's information; ours. While it is on, the native app keeps screens with
 * balances and secrets out of screenshots, recordings and the list of apps.
 */
export const setScreenshotProtection = endpoint({
  path: '/exchangeUser/setScreenshotProtection',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ on: v.boolean() }),
  response: done,
  example: { request: { on: true }, response: true },
});
