import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { transferTo } from '../transfer/transferTo.ts';
import { PAY_TOKEN_EXAMPLE } from './merchantPayment.ts';

const takes = (request: object) => safeParse(transferTo.request, request).success;

const money = { currency: 'USDT', amount: '12.5' };
const confirmed = { payPassTicket: 'pp_8Fq2', reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34' };
const targets = {
  user: { toType: 1, to: '9XM3QA', ...money },
  address: { toType: 2, to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv', protocol: 'TRC20', ...money },
  paymentText: { toType: 3, to: 'EZP1.eyJrIjoicyJ9.3Zl0s9Qv2Xw', ...money },
  merchantPayment: { toType: 4, to: PAY_TOKEN_EXAMPLE, ...money },
};

describe.each(Object.entries(targets))('a transfer to %s', (_, target) => {
  it('is either a preview or a confirmation', () => {
    expect(takes({ ...target, preview: true })).toBe(true);
    expect(takes({ ...target, ...confirmed })).toBe(true);
    expect(takes({ ...target, ...confirmed, preview: true })).toBe(false);
    expect(takes({ ...target, ...confirmed, preview: false })).toBe(false);
    expect(takes(target)).toBe(false);
  });

  it('accepts further proofs only with the ticket', () => {
    const codes = [{ type: 3, code: '482913' }];
    expect(takes({ ...target, ...confirmed, codes })).toBe(true);
    expect(takes({ ...target, preview: true, codes })).toBe(false);
  });

  it('needs a plain decimal amount', () => {
    for (const amount of ['-1', '1e3', '0x10', 'NaN', '１', '1.123456789', '']) {
      expect(takes({ ...target, amount, preview: true }), amount).toBe(false);
    }
  });
});

describe('fields of one kind of recipient', () => {
  it('network and fee voucher belong to addresses', () => {
    expect(takes({ ...targets.address, protocol: undefined, preview: true })).toBe(false);
    expect(takes({ ...targets.address, protocol: 'NOWHERE', preview: true })).toBe(false);
    expect(takes({ ...targets.user, protocol: 'TRC20', preview: true })).toBe(false);
    expect(takes({ ...targets.address, voucherId: 'vc_2Lm9', ...confirmed })).toBe(true);
    expect(takes({ ...targets.user, voucherId: 'vc_2Lm9', ...confirmed })).toBe(false);
  });

  it('a merchant’s payment has no remark of the payer', () => {
    expect(takes({ ...targets.paymentText, remark: 'Lunch', ...confirmed })).toBe(true);
    expect(takes({ ...targets.merchantPayment, remark: 'Lunch', ...confirmed })).toBe(false);
  });
});
