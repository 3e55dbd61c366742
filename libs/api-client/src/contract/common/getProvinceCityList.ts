import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';

/** An administrative division of China by its code: GB/T 2260, six digits. */
const divisionCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
const division = { code: divisionCode, name: v.string() };

/** The provinces with their cities, in the order of their codes. A municipality is its own only city. */
export const getProvinceCityList = endpoint({
  path: '/common/getProvinceCityList',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.array(v.object({ ...division, cities: v.array(v.object(division)) })),
  example: {
    request: {},
    response: [
      {
        code: '440000',
        name: '广东省',
        cities: [
          { code: '440100', name: '广州市' },
          { code: '440300', name: '深圳市' },
        ],
      },
    ],
  },
});
