import { describe, expect, it, vi } from 'vitest';
import type { Proof } from '@ezwallet/api-client/contract';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { Submission, type SubmissionKind } from './Submission.ts';

type Send = SubmissionKind<string, string>['send'];

function setUp(change: Partial<SubmissionKind<string, string>> = {}) {
  const send = vi.fn<Send>().mockResolvedValue('saved');
  const submission = new Submission<string, string>({ send, ...change });
  return { submission, send };
}

const CODE: Proof = { type: 1, code: '482913' };

describe('Submission', () => {
  it('sends the input and keeps the answer', async () => {
    const { submission, send } = setUp();
    const sending = submission.submit('Wong');
    expect(submission.isBusy).toBe(true);
    expect(await sending).toBe(true);
    expect(submission).toMatchObject({ isBusy: false, output: 'saved', failure: undefined });
    expect(send.mock.calls).toEqual([['Wong', []]]);
  });

  it('sends once, however often somebody presses', async () => {
    const { submission, send } = setUp();
    expect(await Promise.all([submission.submit('Wong'), submission.submit('Wong'), submission.submit('Lee')])).toEqual(
      [true, false, false],
    );
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps a failure until the next try, or until it is forgotten', async () => {
    const { submission, send } = setUp();
    send.mockRejectedValueOnce(new FakeRefusal('NAME_TAKEN')).mockRejectedValueOnce(new Error('network'));
    expect(await submission.submit('Wong')).toBe(false);
    expect(submission.failure).toEqual({ code: 'NAME_TAKEN' });
    const again = submission.submit('Lee');
    expect(submission.failure).toBeUndefined();
    await again;
    expect(submission.failure).toEqual({ code: 'OFFLINE' });
    submission.forget();
    expect(submission.failure).toBeUndefined();
  });

  it('asks for the proofs that the server wants until they are right', async () => {
    const { submission, send } = setUp();
    send
      .mockRejectedValueOnce(new FakeRefusal('1042', { verifyTypes: [1] }))
      .mockRejectedValueOnce(new FakeRefusal('EXPIRED'));
    expect(await submission.prove([CODE])).toBe(false);
    expect(await submission.submit('Wong')).toBe(false);
    expect(submission.wantedProofs).toEqual([1]);
    expect(await submission.prove([{ type: 1, code: '000000' }])).toBe(false);
    expect(submission).toMatchObject({ wantedProofs: [1], failure: { code: 'EXPIRED' } });
    expect(await submission.prove([CODE])).toBe(true);
    expect(submission.wantedProofs).toEqual([]);
    expect(send.mock.calls.at(-1)).toEqual(['Wong', [CODE]]);
  });

  it('goes on without proofs that the person does not want to give', async () => {
    const { submission, send } = setUp();
    send.mockRejectedValueOnce(new FakeRefusal('1042', { verifyTypes: [1] }));
    await submission.submit('Wong');
    submission.forget();
    expect(await submission.prove([CODE])).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('has no way to retry what was answered', async () => {
    const { submission, send } = setUp();
    await submission.submit('Wong');
    expect(await submission.retry()).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('throws a bug of ours, and can be used again', async () => {
    const { submission, send } = setUp();
    send.mockRejectedValueOnce(new TypeError('x is undefined'));
    await expect(submission.submit('a')).rejects.toThrow(TypeError);
    expect(submission).toMatchObject({ isBusy: false, failure: undefined });
    expect(await submission.submit('a')).toBe(true);
  });

  describe('that moves money', () => {
    it('takes even a bug of ours for a lost answer', async () => {
      const { submission, send } = setUp({ movesMoney: true });
      send.mockRejectedValueOnce(new TypeError('x is undefined'));
      expect(await submission.submit('20 USDT')).toBe(false);
      expect(submission.isUnknown).toBe(true);
    });

    it.each([new Error('network'), new FakeRefusal('2222'), new FakeRefusal('SYSTEM_ERROR')])(
      'calls no lost answer a failure (%s), and only sends the very same again',
      async (lost) => {
        const { submission, send } = setUp({ movesMoney: true });
        send.mockRejectedValueOnce(lost);
        expect(await submission.submit('20 USDT')).toBe(false);
        expect(submission).toMatchObject({ isUnknown: true, failure: undefined, isBusy: false });
        expect(await submission.submit('30 USDT')).toBe(false);
        expect(await submission.retry()).toBe(true);
        expect(send.mock.calls).toEqual([
          ['20 USDT', []],
          ['20 USDT', []],
        ]);
        expect(submission).toMatchObject({ isUnknown: false, output: 'saved' });
      },
    );

    it('learns nothing about the money from a session that ended after the answer was lost', async () => {
      const { submission, send } = setUp({ movesMoney: true });
      send.mockRejectedValueOnce(new Error('network')).mockRejectedValueOnce(new FakeRefusal('TOKEN_INVALID'));
      await submission.submit('20 USDT');
      await submission.retry();
      expect(submission).toMatchObject({ isUnknown: true, failure: undefined });
    });

    it('tells a refusal, after which nothing moved', async () => {
      const { submission, send } = setUp({ movesMoney: true });
      send.mockRejectedValueOnce(new Error('network')).mockRejectedValueOnce(new FakeRefusal('BALANCE_NOT_ENOUGH'));
      await submission.submit('20 USDT');
      await submission.retry();
      expect(submission).toMatchObject({ isUnknown: false, failure: { code: 'BALANCE_NOT_ENOUGH' } });
      expect(await submission.submit('10 USDT')).toBe(true);
    });
  });
});
