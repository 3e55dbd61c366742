import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@ezwallet/api-client';
import { failureOf, NetworkStore } from '@ezwallet/domain-stores';
import { holdForNetwork } from './holdForNetwork.ts';

const lost = (how: { background?: boolean; quiet?: boolean; sent?: boolean } = {}) =>
  new ApiError({
    kind: 'network',
    call: 'user.login',
    decision: { kind: 'network', reason: 'offline', background: false, quiet: false, sent: true, ...how },
  });

describe('holdForNetwork', () => {
  afterEach(() => vi.restoreAllMocks());

  it('makes the call again when the person wants it, and no sooner', async () => {
    const network = new NetworkStore();
    const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValue('done');
    const held = holdForNetwork(network, false, call);
    await vi.waitFor(() => expect(network.question).toEqual({ fate: 'read' }));
    expect(call).toHaveBeenCalledOnce();
    network.answer(true);
    expect(await held).toBe('done');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('asks again as long as there is no answer, and fails when the person gives up', async () => {
    const network = new NetworkStore();
    const held = holdForNetwork(network, false, () => Promise.reject(lost()));
    for (const again of [true, true, false]) {
      await vi.waitFor(() => expect(network.question).not.toBeNull());
      network.answer(again);
    }
    await expect(held).rejects.toMatchObject({ kind: 'network' });
  });

  it.each([
    ['of a call that was never sent', { sent: false }, true, 'unsent'],
    ['of a call that started without a network', { sent: true }, false, 'unsent'],
    ['of a call that the server may have received', { sent: true }, true, 'unknown'],
  ] as const)('tells the fate %s', async (_, how, online, fate) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const network = new NetworkStore();
    const held = holdForNetwork(network, true, () => Promise.reject(lost(how)));
    await vi.waitFor(() => expect(network.question).toEqual({ fate }));
    network.answer(false);
    await expect(held).rejects.toMatchObject({ kind: 'network' });
  });

  it('marks the refusal of a repeated call whose first answer was lost', async () => {
    const network = new NetworkStore();
    const refusal = new ApiError({ kind: 'refused', call: 'user.changePhone', code: 'EXPIRED' });
    const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockRejectedValue(refusal);
    const held = holdForNetwork(network, true, call).catch(failureOf);
    await vi.waitFor(() => expect(network.question).not.toBeNull());
    network.answer(true);
    expect(await held).toEqual({ code: 'EXPIRED', mayBeDone: true });
  });

  it.each([
    ['lost', { sent: true }, { code: 'OFFLINE', mayBeDone: true }],
    ['never sent', { sent: false }, { code: 'OFFLINE' }],
  ] as const)('tells a person who gives up whether the call was %s', async (_, how, failure) => {
    const network = new NetworkStore();
    const held = holdForNetwork(network, true, () => Promise.reject(lost(how))).catch(failureOf);
    await vi.waitFor(() => expect(network.question).not.toBeNull());
    network.answer(false);
    expect(await held).toEqual(failure);
  });

  it.each([
    ['a call in the background', lost({ background: true })],
    ['a call whose screen tells everything itself', lost({ quiet: true })],
    ['a refusal', new ApiError({ kind: 'refused', call: 'user.login', code: 'FAIL' })],
    [
      'money whose outcome is unknown',
      new ApiError({ kind: 'unknown', call: 'transfer.transferTo', decision: { kind: 'unknown' } }),
    ],
    ['a bug', new TypeError('x is undefined')],
  ])('asks nothing about %s', async (_, error) => {
    const network = new NetworkStore();
    await expect(holdForNetwork(network, true, () => Promise.reject(error))).rejects.toBe(error);
    expect(network.question).toBeNull();
  });
});
