import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';

/** Brings hidden bills back into the list; ours. Returns those that are in it now; bills of others are missing. */
export const restoreLucky = endpoint({
  path: '/order/restoreLucky',
  auth: 'user',
  rate: 'write',
  owns: ['billNos'],
  codes: {},
  request: v.strictObject({ billNos: v.pipe(v.array(billNumber), v.minLength(1), v.maxLength(100)) }),
  response: v.object({ restored: v.array(billNumber) }),
  example: {
    request: { billNos: ['202611210931220000107'] },
    response: { restored: ['202611210931220000107'] },
  },
});
