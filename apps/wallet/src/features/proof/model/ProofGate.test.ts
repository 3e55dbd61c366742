import { setupI18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@ezwallet/api-client';
import type { Proof } from '@ezwallet/api-client/contract';
import { markMayBeDone } from '@ezwallet/domain-stores';
import { createFakeApi, FakeRefusal, settle } from '@ezwallet/domain-stores/testing';
import { ProofGate } from './ProofGate.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const UNSENT = () =>
  new ApiError({
    kind: 'network',
    call: 'user.x',
    decision: { kind: 'network', reason: 'offline', background: false, quiet: false, sent: false },
  });
const WANTED = new FakeRefusal('1042', { verifyTypes: [1, 4] });

function setUp(answers: (string | Error)[]) {
  const fake = createFakeApi();
  const gate = new ProofGate(fake.api);
  const call = vi.fn((_?: Proof[]) => {
    const answer = answers.shift() ?? 'done';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { gate, call, named: fake.named };
}

describe('ProofGate', () => {
  it('asks for nothing where no proof is required', async () => {
    const { gate, call } = setUp(['done']);
    expect(await gate.pass(call)).toBe('done');
    expect(call).toHaveBeenCalledExactlyOnceWith();
  });

  it('asks for the proofs, and again for wrong ones', async () => {
    const { gate, call, named } = setUp([WANTED, new FakeRefusal('EXPIRED', { remainTimes: 4 }), 'done']);
    const passed = gate.pass(call);
    await settle();
    const form = gate.form!;
    expect(form.kinds).toEqual([1, 4]);
    await form.sendCode(1);
    expect(named('user.sendMsg')).toEqual([{ scene: 'security' }]);
    form.set(1, '111111');
    expect(form.complete).toBe(false);
    gate.submit();
    expect(call).toHaveBeenCalledOnce();
    form.set(4, '280619');
    gate.submit();
    gate.dismiss();
    await settle();
    expect(i18n._(form.problem!)).toBe('Wrong verification code. 4 attempts left.');
    form.set(1, '482913');
    expect(form.problem).toBeNull();
    gate.submit();
    expect(await passed).toBe('done');
    expect(call).toHaveBeenLastCalledWith([
      { type: 1, code: '482913' },
      { type: 4, code: '280619' },
    ]);
    expect(gate).toMatchObject({ form: null, busy: false });
  });

  it('asks for one proof more where the first ones are not enough, and keeps them', async () => {
    const { gate, call } = setUp([
      new FakeRefusal('1042', { verifyTypes: [3] }),
      new FakeRefusal('1042', { verifyTypes: [3, 4] }),
      'done',
    ]);
    const passed = gate.pass(call);
    await settle();
    gate.form!.set(3, 'ACDEF-GHJKM');
    gate.submit();
    await settle();
    expect(gate).toMatchObject({ busy: false, form: { kinds: [3, 4], complete: false } });
    gate.form!.set(4, '280619');
    gate.submit();
    expect(await passed).toBe('done');
    expect(call).toHaveBeenLastCalledWith([
      { type: 3, code: 'ACDEF-GHJKM' },
      { type: 4, code: '280619' },
    ]);
  });

  it('keeps the typed proofs of a call that was never sent', async () => {
    const { gate, call } = setUp([WANTED, UNSENT(), 'done']);
    const passed = gate.pass(call);
    await settle();
    gate.form!.set(1, '482913');
    gate.form!.set(4, '280619');
    gate.submit();
    await settle();
    expect(gate.form!.of(1)).toBe('482913');
    gate.submit();
    expect(await passed).toBe('done');
  });

  it.each([
    ['a lost answer', UNSENT()],
    ['proofs that an earlier try has used', new FakeRefusal('EXPIRED', { remainTimes: 4 })],
  ])('leaves what may be done to its screen: %s', async (_, error) => {
    const { gate, call } = setUp([WANTED, markMayBeDone(error) as Error]);
    const passed = gate.pass(call).catch((thrown: unknown) => thrown);
    await settle();
    gate.form!.set(1, '482913');
    gate.form!.set(4, '280619');
    gate.submit();
    expect(await passed).toBe(error);
    expect(gate.form).toBeNull();
  });

  it('answers null when the person cancels', async () => {
    const { gate, call } = setUp([WANTED]);
    const passed = gate.pass(call);
    await settle();
    gate.dismiss();
    expect(await passed).toBeNull();
    expect(gate.form).toBeNull();
  });

  it('leaves a wrong code of a new authenticator to its form', async () => {
    const { gate, call } = setUp([WANTED, new FakeRefusal('TWO_FACODE_INVALID')]);
    const refused = gate.pass(call).catch((error: unknown) => error);
    await settle();
    gate.form!.set(1, '482913');
    gate.form!.set(4, '280619');
    gate.submit();
    expect(await refused).toMatchObject({ code: 'TWO_FACODE_INVALID' });
    expect(gate.form).toBeNull();
  });

  it('keeps the proofs for the next try after a refusal about something else, and for no further one', async () => {
    const { gate, call } = setUp([WANTED, new FakeRefusal('TWO_FACODE_INVALID'), WANTED, 'done', WANTED]);
    const type = () => {
      gate.form!.set(1, '482913');
      gate.form!.set(4, '280619');
    };
    const refused = gate.pass(call).catch(() => 'refused');
    await settle();
    type();
    gate.submit();
    expect(await refused).toBe('refused');
    const passed = gate.pass(call);
    await settle();
    expect(gate.form!.of(1)).toBe('482913');
    gate.submit();
    expect(await passed).toBe('done');
    void gate.pass(call);
    await settle();
    expect(gate.form!.of(1)).toBe('');
    gate.dismiss();
  });

  it.each([
    ['at once', [new FakeRefusal('ADDRESS_ALREADY_EXISTS')]],
    ['with the proofs', [WANTED, new FakeRefusal('ADDRESS_ALREADY_EXISTS')]],
  ])('passes on a refusal about something else, %s', async (_, answers) => {
    const { gate, call } = setUp(answers);
    const refused = gate.pass(call).catch((error: unknown) => error);
    await settle();
    gate.form?.set(1, '482913');
    gate.form?.set(4, '280619');
    gate.submit();
    expect(await refused).toMatchObject({ code: 'ADDRESS_ALREADY_EXISTS' });
    expect(gate.form).toBeNull();
  });

  it('explains why a code was not sent', async () => {
    const fake = createFakeApi({
      user: { sendEmailRegCode: () => Promise.reject(new FakeRefusal('SEND_SMS_FAILED')) },
    });
    const gate = new ProofGate(fake.api);
    void gate.pass(() => Promise.reject(WANTED));
    await settle();
    await expect(gate.form!.sendCode(2)).rejects.toMatchObject({ code: 'SEND_SMS_FAILED' });
    expect(gate.form!.problem).not.toBeNull();
    gate.dismiss();
  });
});
