import { expect, it, vi } from 'vitest';
import { FakeClock, FakeRefusal } from '@ezwallet/domain-stores/testing';
import type { HigherApplication } from '@ezwallet/domain-stores';
import { createHigherForm } from './createHigherForm.ts';

const FILLED = {
  idFront: 'k_1',
  idBack: 'k_2',
  expiry: '2034-05-31',
  neverExpires: false,
  occupation: 'employee',
  incomeSource: 'salary',
  province: '广东省',
  city: '深圳市',
  address: ' 南山区科技路 1 号 ',
} as const;

function setUp(hasBack = true) {
  const applyHigher = vi.fn<(application: HigherApplication) => Promise<void>>(() => Promise.resolve());
  const form = createHigherForm({ hasBack, identity: { applyHigher }, clock: new FakeClock(Date.UTC(2026, 10, 23)) });
  form.fill(FILLED);
  return { form, applyHigher };
}

it('sends what the contract takes', async () => {
  const { form, applyHigher } = setUp();
  expect(await form.submit()).toBe(true);
  const sent = applyHigher.mock.calls[0]?.[0];
  expect({ ...sent, neverExpires: false }).toEqual({ ...FILLED, address: FILLED.address.trim() });
  expect(sent).not.toHaveProperty('neverExpires');
});

it('sends one page of a passport, and no day for a document that does not expire', async () => {
  const { form, applyHigher } = setUp(false);
  form.set('neverExpires', true);
  form.set('expiry', '');
  await form.submit();
  expect(applyHigher.mock.calls[0]?.[0]).toMatchObject({ expiry: null });
  expect(applyHigher.mock.calls[0]?.[0]).not.toHaveProperty('idBack');
});

it.each([
  ['idFront', ''],
  ['idBack', ''],
  ['expiry', ''],
  ['expiry', '2026-11-22'],
  ['occupation', ''],
  ['incomeSource', ''],
  ['province', ' '],
  ['address', ''],
] as const)('asks for %s when it is %j', async (field, value) => {
  const { form, applyHigher } = setUp();
  form.set(field, value);
  expect(await form.submit()).toBe(false);
  expect(form.errorOf(field)).toBeDefined();
  expect(applyHigher).not.toHaveBeenCalled();
});

it('keeps what was typed after a refusal, and says at the field what to do', async () => {
  const { form, applyHigher } = setUp();
  applyHigher.mockRejectedValueOnce(new FakeRefusal('TIME_INVALID'));
  expect(await form.submit()).toBe(false);
  expect(form.errorOf('expiry')).toBeDefined();
  expect(form.values.address).toBe(FILLED.address);
});
