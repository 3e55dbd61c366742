import { msg } from '@lingui/core/macro';
import type { LimitKind } from './LimitKind.ts';

/** The limit on orders per day. */
export const orderKind: LimitKind<number> = {
  title: msg`Daily order limit`,
  field: msg`New daily order limit`,
  counts: msg`Every buy or sell order counts, including cancelled orders.`,
  decimals: 0,
  format: String,
  compare: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  left: (limit, used) => Math.max(0, limit - used),
  share: (used, limit) => (limit === 0 ? 1 : used / limit),
  read: (text, max) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
    if (value < 1) return { ok: false, issue: msg`Enter 1 or more.` };
    return value > max ? { ok: false, issue: msg`The maximum is ${max}.` } : { ok: true, value };
  },
};
