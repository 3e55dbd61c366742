import { describe, expect, it, vi } from 'vitest';
import { FakeRefusal } from '@ezwallet/domain-stores/testing';
import { CaptchaGate } from './CaptchaGate.ts';

const wanted = () => new FakeRefusal('CONDITION_NOT_FULLFILL', { captcha: true, scene: 'login' });
const needsTicket = (ticket?: string) => (ticket === 't2' ? Promise.resolve('in') : Promise.reject(wanted()));

describe('CaptchaGate', () => {
  it('does nothing for a call that passes', async () => {
    const gate = new CaptchaGate();
    expect(await gate.pass('login', 'a', () => Promise.resolve('in'))).toBe('in');
    expect(gate.current).toBeNull();
  });

  it('shows a captcha for scene and account, and adds its ticket to the call, again if necessary', async () => {
    const gate = new CaptchaGate();
    const passing = gate.pass('login', '13812345678', needsTicket);
    await vi.waitFor(() => expect(gate.current).toMatchObject({ scene: 'login', account: '13812345678' }));
    gate.solved('t1');
    await vi.waitFor(() => expect(gate.current).not.toBeNull());
    gate.solved('t2');
    expect(await passing).toBe('in');
    expect(gate.current).toBeNull();
  });

  it('answers null when the person closes it', async () => {
    const gate = new CaptchaGate();
    const passing = gate.pass('login', 'a', needsTicket);
    await vi.waitFor(() => expect(gate.current).not.toBeNull());
    gate.dismiss();
    expect(await passing).toBeNull();
  });

  it.each([
    new FakeRefusal('CONDITION_NOT_FULLFILL'),
    new FakeRefusal('PASSWORD_INCORRECT', { remainTimes: 3, captcha: true }),
    new TypeError('x is undefined'),
  ])('lets %s through', async (error) => {
    const gate = new CaptchaGate();
    await expect(gate.pass('login', 'a', () => Promise.reject(error))).rejects.toBe(error);
    expect(gate.current).toBeNull();
  });
});
