import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { PAY_SCENES } from '../../constants/payments.ts';
import { transferTo } from '../transfer/transferTo.ts';
import { checkTransPass } from '../user/checkTransPass.ts';
import { PAY_TOKEN_EXAMPLE } from './merchantPayment.ts';

const takes = (request: object) => safeParse(transferTo.request, request).success;

const money = { currency: 'USDT', amount: '12.5' };
const ticket = { payPassTicket: 'pp_8Fq2', reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34' };
/** What a withdrawal is confirmed with, beside the ticket. */
const terms = { fee: '1', total: '13.5' };
const targets = {
  user: { toType: 1, to: '9XM3QA', ...money },
  address: { toType: 2, to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv', protocol: 'TRC20', ...money },
  paymentText: { toType: 3, to: 'EZP1.eyJrIjoicyJ9.3Zl0s9Qv2Xw', ...money },
  merchantPayment: { toType: 4, to: PAY_TOKEN_EXAMPLE, ...money },
};

describe.each(Object.entries(targets))('a transfer to %s', (name, target) => {
  const confirmed = name === 'address' ? { ...ticket, terms } : ticket;

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

  it('needs a plain decimal amount [S30]', () => {
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
    expect(takes({ ...targets.address, voucherId: 'vc_2Lm9', ...ticket, terms })).toBe(true);
    expect(takes({ ...targets.user, voucherId: 'vc_2Lm9', ...ticket })).toBe(false);
  });

  it('a merchant’s payment has no remark of the payer', () => {
    expect(takes({ ...targets.paymentText, remark: 'Lunch', ...ticket })).toBe(true);
    expect(takes({ ...targets.merchantPayment, remark: 'Lunch', ...ticket })).toBe(false);
  });
});

describe('a ticket for the payment password', () => {
  const asks = (request: object) => safeParse(checkTransPass.request, { password: '280619', ...request }).success;
  const cost = { fee: '0' };
  const scenes = { user: 'transfer', address: 'withdraw', paymentText: 'pay', merchantPayment: 'pay' } as const;

  it.each(Object.entries(scenes))('to %s names what was confirmed, in the scene %s [S31]', (name, scene) => {
    const confirmed = { ...targets[name as keyof typeof scenes], ...cost };
    expect(asks({ scene, confirmed })).toBe(true);
    expect(asks({ scene })).toBe(false);
    expect(asks({ scene, confirmed: { ...confirmed, fee: undefined } })).toBe(false);
    expect(asks({ scene, confirmed: { ...confirmed, remark: 'x' } })).toBe(false);
    for (const other of PAY_SCENES) if (other !== scene) expect(asks({ scene: other, confirmed }), other).toBe(false);
  });

  it.each([
    ['sell', { payMethodId: 1, payAccountId: 'pa_7Qm2', currency: 'USDT', amount: '500', price: '7.21' }, 'price'],
    ['lots', { lots: [] }, 'lots'],
    ['lots', { priceOffset: '0.3' }, 'priceOffset'],
    ['lots', { dailyQuota: '5000' }, 'dailyQuota'],
    ['release', { billNo: '202611210931220000107', payerName: '张晓明' }, 'billNo'],
    ['bankAccount', { payMethodId: 1, account: '6214830000001234' }, 'account'],
  ])('of the scene %s names what was confirmed', (scene, confirmed, needed) => {
    expect(asks({ scene, confirmed })).toBe(true);
    expect(asks({ scene })).toBe(false);
    expect(asks({ scene, confirmed: { ...confirmed, [needed]: undefined } })).toBe(false);
    expect(asks({ scene, confirmed: { ...confirmed, remark: 'x' } })).toBe(false);
    for (const other of PAY_SCENES) if (other !== scene) expect(asks({ scene: other, confirmed }), other).toBe(false);
  });

  it('by biometrics is for the same', () => {
    const confirmed = { ...targets.user, ...cost };
    const request = { biometrics: true, scene: 'transfer' };
    expect(safeParse(checkTransPass.request, { ...request, confirmed }).success).toBe(true);
    expect(safeParse(checkTransPass.request, request).success).toBe(false);
  });
});
