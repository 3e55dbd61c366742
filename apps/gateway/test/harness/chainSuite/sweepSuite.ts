import { describe, expect, it } from 'vitest';
import { sql } from '../../../src/db/index.ts';
import type { WorldStage } from './useWorld.ts';

/** Sweeps as often as it takes, where an address needs coins for its fee first. @returns how many addresses were emptied */
export async function sweepTwice({ chain, mine, finality }: WorldStage): Promise<number> {
  let swept = 0;
  for (let times = 0; times < 2; times++) {
    swept += (await chain.sweep?.())?.swept ?? 0;
    await mine(finality);
  }
  return swept;
}

/** Holdings, and sweeps of deposit addresses. */
export function describeSweeps(stage: () => WorldStage): void {
  const amount = (units: number): bigint => stage().coin.unit * BigInt(units);

  describe('holdings', () => {
    it('are those of the wallet and of every deposit address', async () => {
      const { chain, pay, mine, hot, addressOf, coin } = stage();
      const before = await chain.holdings(coin.currency);
      await pay(await addressOf(), amount(5));
      await pay(hot, amount(7));
      await mine();
      expect((await chain.holdings(coin.currency)) - before).toBe(amount(12));
      await expect(chain.holdings('USDC')).rejects.toThrow('not carried');
    });
  });

  describe('a sweep', () => {
    it('whose sending breaks off is taken up by the next, which signs nothing new for it', async () => {
      const { chain, gateway, pay, mine, balanceOf, connect } = stage();
      await sweepTwice(stage());
      const { id } = await gateway.member();
      const address = (await gateway.services.depositAddresses?.of(id, chain)) ?? '';
      await pay(address, amount(100));
      await mine();
      const breaking = await connect({ breaksOn: 'sending' });
      await expect(breaking.sweep?.()).rejects.toThrow('cannot be reached');
      expect(await sweepTwice(stage())).toBe(1);
      expect(await balanceOf(address)).toBe(0n);
    });

    it('waits while it would cost more than the bound', async () => {
      const { chain, gateway, pay, mine, balanceOf, connect } = stage();
      const { id } = await gateway.member();
      const address = (await gateway.services.depositAddresses?.of(id, chain)) ?? '';
      await pay(address, amount(60));
      await mine();
      const poor = await connect({ mostFee: '0.000001' });
      expect(await poor.sweep?.()).toMatchObject({ funded: 0, swept: 0, refused: 0 });
      await mine();
      expect(await balanceOf(address)).toBe(amount(60));
      const waits = async () => await gateway.db.query(sql`select 1 from fee_wait where ref like ${`%${address}%`}`);
      expect(await waits()).not.toEqual([]);
      await sweepTwice(stage());
      expect(await balanceOf(address)).toBe(0n);
      expect(await waits()).toEqual([]);
    });
  });
}
