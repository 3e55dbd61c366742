import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as trading from '../trading/index.ts';

const { buyConfirmOrCancel, buyerSubmitAppeal, sellOrderConfirm, sellerSubmitComplain } = trading;
const order = { billNo: '202611210931220000107', reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34' };
const statement = { text: 'Nothing has reached my account yet.', imageIds: ['fi_3Kd9'] };

describe('steps of a trade on the wire', () => {
  it('marks a payment with one to six proofs, and cancels with a reason', () => {
    const takes = (fields: object) =>
      safeParse(buyConfirmOrCancel.request, { ...order, expectStatus: 1, ...fields }).success;
    const images = (count: number) => ({
      type: 1,
      imageIds: Array.from({ length: count }, (_, index) => `fi_${index}`),
    });
    expect([0, 1, 6, 7].map((count) => takes(images(count)))).toEqual([false, true, true, false]);
    expect(takes({ type: 2, reason: 'CHANGED_MIND' })).toBe(true);
    expect(takes({ type: 2 })).toBe(false);
    expect(takes({ ...images(1), expectStatus: 3 })).toBe(false);
  });

  it("releases before the payment is marked only with the seller's statement that the money arrived", () => {
    const release = { ...order, payerName: '张晓明', payPassTicket: 'pp_8Fq2' };
    const takes = (fields: object) => safeParse(sellOrderConfirm.request, { ...release, ...fields }).success;
    expect(takes({ expectStatus: 3 })).toBe(true);
    expect(takes({ expectStatus: 3, payerName: '' })).toBe(false);
    expect(takes({ expectStatus: 1 })).toBe(false);
    expect(takes({ expectStatus: 1, moneyReceived: true })).toBe(true);
    expect(takes({ expectStatus: 4 })).toBe(false);
  });

  it('opens an appeal only on a paid trade, with a statement and a reason of that side', () => {
    const open = { ...order, action: 'open', expectStatus: 3, ...statement };
    const buyer = (fields: object) => safeParse(buyerSubmitAppeal.request, { ...open, ...fields }).success;
    expect(buyer({ reason: 'NOT_RELEASED' })).toBe(true);
    expect(buyer({ reason: 'NOT_PAID' })).toBe(false);
    expect(buyer({ reason: 'NOT_RELEASED', expectStatus: 1 })).toBe(false);
    expect(buyer({ reason: 'NOT_RELEASED', imageIds: [] })).toBe(false);
    expect(buyer({ reason: 'NOT_RELEASED', text: 'too short' })).toBe(false);
  });

  it('the seller concedes only with the payment password', () => {
    const agree = { ...order, openCase: true, action: 'agree', expectStatus: 4 };
    const takes = (fields: object) => safeParse(sellerSubmitComplain.request, { ...agree, ...fields }).success;
    expect(takes({})).toBe(false);
    expect(takes({ payPassTicket: 'pp_8Fq2' })).toBe(true);
    expect(takes({ payPassTicket: 'pp_8Fq2', openCase: false })).toBe(false);
  });

  it('distinguishes a complaint from an appeal', () => {
    const complaint = { ...order, openCase: false, reason: 'RUDE', text: statement.text };
    const takes = (fields: object) => safeParse(sellerSubmitComplain.request, { ...complaint, ...fields }).success;
    expect(takes({})).toBe(true);
    expect(takes({ reason: 'NOT_PAID' })).toBe(false);
    expect(takes({ openCase: true })).toBe(false);
  });
});
