import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, nothing } from '../shared/fields.ts';

/** The areas whose phones can register. `region` is the ISO 3166-1 alpha-2 code, from which an app derives the name. */
export const getCountryCode = endpoint({
  path: '/common/getCountryCode',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.array(v.object({ countryCode, region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) })),
  example: { request: {}, response: [{ countryCode: '86', region: 'CN' }] },
});
