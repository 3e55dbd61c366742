import { describe, expect, it } from 'vitest';
import { sql } from '../../../src/db/index.ts';
import { USDT } from './ChainWorld.ts';
import type { WorldStage } from './useWorld.ts';

/** Holdings, and sweeps of deposit addresses. */
export function describeSweeps(stage: () => WorldStage): void {
  describe('holdings', () => {
    it('are those of the wallet and of every deposit address', async () => {
      const { chain, pay, mine, hot, addressOf } = stage();
      const before = await chain.holdings('USDT');
      await pay(await addressOf(), 5n * USDT);
      await pay(hot, 7n * USDT);
      await mine();
      expect((await chain.holdings('USDT')) - before).toBe(12n * USDT);
      await expect(chain.holdings('USDC')).rejects.toThrow('not carried');
    });
  });

  describe('a sweep', () => {
    it('gives an address the fee, then moves its tokens, and leaves what is not worth it', async () => {
      const { chain, gateway, pay, mine, balanceOf, hot, finality } = stage();
      const members = [await gateway.member(), await gateway.member()];
      const [much = '', little = ''] = await Promise.all(
        members.map(async ({ id }) => await gateway.services.depositAddresses?.of(id, chain)),
      );
      await pay(much, 500n * USDT);
      await pay(little, 49n * USDT);
      await mine();
      const [held, hotHeld] = [await chain.holdings('USDT'), await balanceOf(hot)];
      const first = await chain.sweep?.();
      expect(first?.funded).toBeGreaterThanOrEqual(1);
      // Cut off here, or run by another process: nothing is sent twice.
      expect(await chain.sweep?.()).toMatchObject({ funded: 0, swept: 0, waiting: first?.funded });
      await mine();
      const runs = await Promise.all([chain.sweep?.(), chain.sweep?.()]);
      expect(runs.some((run) => run?.swept === first?.funded)).toBe(true);
      await mine(finality);
      expect(await balanceOf(much)).toBe(0n);
      expect(await balanceOf(little)).toBe(49n * USDT);
      expect(await balanceOf(hot)).toBeGreaterThanOrEqual(hotHeld + 500n * USDT);
      expect(await chain.holdings('USDT')).toBe(held);
      expect(await chain.sweep?.()).toEqual({ swept: 0, funded: 0, waiting: 0, refused: 0 });
    });

    it('whose sending breaks off is taken up by the next, which signs nothing new for it', async () => {
      const { chain, gateway, pay, mine, balanceOf, connect, finality } = stage();
      const { id } = await gateway.member();
      const address = (await gateway.services.depositAddresses?.of(id, chain)) ?? '';
      await pay(address, 100n * USDT);
      await mine();
      const breaking = await connect({ breaksOn: 'sending' });
      await expect(breaking.sweep?.()).rejects.toThrow('cannot be reached');
      await chain.sweep?.();
      await mine(finality);
      expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
      await mine();
      expect(await balanceOf(address)).toBe(0n);
    });

    it('waits while it would cost more than the bound', async () => {
      const { chain, gateway, pay, mine, balanceOf, connect, finality } = stage();
      const { id } = await gateway.member();
      const address = (await gateway.services.depositAddresses?.of(id, chain)) ?? '';
      await pay(address, 60n * USDT);
      await mine();
      const poor = await connect({ mostFee: '0.000001' });
      expect(await poor.sweep?.()).toMatchObject({ funded: 0, swept: 0, refused: 0 });
      await mine();
      expect(await balanceOf(address)).toBe(60n * USDT);
      const waits = async () => await gateway.db.query(sql`select 1 from fee_wait where ref like ${`%${address}%`}`);
      expect(await waits()).not.toEqual([]);
      for (let times = 0; times < 2; times++) {
        await chain.sweep?.();
        await mine(finality);
      }
      expect(await balanceOf(address)).toBe(0n);
      expect(await waits()).toEqual([]);
    });
  });
}
