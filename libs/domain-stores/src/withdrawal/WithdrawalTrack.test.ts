import { describe, expect, it, vi } from 'vitest';
import { BILL_EXAMPLE, type ChainMove } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { WithdrawalTrack } from './WithdrawalTrack.ts';

const move = (status: ChainMove['status'], confirmations: number): ChainMove => ({
  status,
  protocol: 'TRC20',
  address: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
  txid: status === 0 ? null : '9f',
  confirmations,
  required: 6,
  reason: '',
  updatedAt: 1,
});

function setUp(moves: (ChainMove | Error)[]) {
  const detail = vi.fn(() => {
    const next = moves.length > 1 ? moves.shift()! : moves[0]!;
    return next instanceof Error
      ? Promise.reject(next)
      : Promise.resolve({ ...BILL_EXAMPLE, postings: [], chain: next });
  });
  const deps = createFakeDeps({ api: createFakeApi({ order: { detail } }).api });
  const onEnded = vi.fn<() => void>();
  return { track: new WithdrawalTrack(deps, 'bill-1', onEnded), deps, detail, onEnded };
}

describe('WithdrawalTrack', () => {
  it('follows the confirmations to the end, and reports the end once', async () => {
    const { track, deps, detail, onEnded } = setUp([move(0, 0), move(1, 3), move(2, 6)]);
    const stop = track.watch();
    await deps.clock.advance(0);
    expect(track.chain).toMatchObject({ status: 0, txid: null });
    await deps.clock.advance(10_000);
    expect(track.chain).toMatchObject({ status: 1, confirmations: 3 });
    expect(onEnded).not.toHaveBeenCalled();
    await deps.clock.advance(30_000);
    expect(track).toMatchObject({ ended: true, chain: { status: 2 } });
    expect(detail).toHaveBeenCalledTimes(3);
    expect(onEnded).toHaveBeenCalledOnce();
    stop();
  });

  it('keeps the last answer while the network is down, and does not look while nobody sees it', async () => {
    const { track, deps, detail } = setUp([move(1, 2), new Error('network'), move(-1, 0)]);
    const stop = track.watch();
    await deps.clock.advance(0);
    await deps.clock.advance(10_000);
    expect(track).toMatchObject({ progress: { isStale: true }, chain: { confirmations: 2 } });
    deps.setVisible(false);
    await deps.clock.advance(60_000);
    expect(detail).toHaveBeenCalledTimes(2);
    deps.setVisible(true);
    await deps.clock.advance(0);
    expect(track).toMatchObject({ progress: { isStale: false }, ended: true });
    stop();
  });
});
