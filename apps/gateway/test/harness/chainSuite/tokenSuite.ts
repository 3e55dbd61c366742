import { describe, expect, it } from 'vitest';
import { sql } from '../../../src/db/index.ts';
import { signNow } from '../signNow.ts';
import { USDT } from './ChainWorld.ts';
import { sweepTwice } from './sweepSuite.ts';
import type { TokenStage } from './useWorld.ts';

/** Tokens: others look the same, one may refuse, and moving them needs the network's own coin. */
export function describeTokens(stage: () => TokenStage): void {
  describe('a deposit', () => {
    it('of another token of the same look is kept and not credited, and one of nothing is not even kept', async () => {
      const { mine, scan, balance, pay, payForeign, addressOf, finality, gateway, foreignToken } = stage();
      const before = await balance();
      const fake = await payForeign(await addressOf(), 500n * USDT);
      const empty = await pay(await addressOf(), 0n);
      await mine(finality);
      await scan();
      expect(await balance()).toBe(before);
      const kept = await gateway.db.query(sql`
        select txid, currency, state from deposit where txid in (${fake.txid}, ${empty.txid})`);
      expect(kept).toEqual([{ txid: fake.txid, currency: foreignToken, state: 'ignored' }]);
    });
  });

  describe('a transfer', () => {
    it('that a token refuses counts as failed once that is final, and then gets a new signature', async () => {
      const { gateway, chain, mine, refuse, finality, stranger } = stage();
      const sign = async () =>
        await signNow(gateway.db, chain, { ref: 'refused', currency: 'USDT', to: stranger, raw: USDT });
      const signed = await sign();
      await refuse(true);
      await chain.broadcast(signed);
      await mine(finality - 1);
      expect(await chain.confirmations(signed.txid)).toBe(0);
      expect(await sign()).toEqual(signed);
      await mine();
      expect(await chain.confirmations(signed.txid)).toBe('failed');
      await refuse(false);
      const again = await sign();
      expect(again.txid).not.toBe(signed.txid);
      await chain.broadcast(again);
      await mine();
      expect(await chain.confirmations(again.txid)).toBe(1);
    });
  });

  describe('a sweep', () => {
    it('gives an address the fee, then moves its tokens, and leaves what is not worth it', async () => {
      const { chain, gateway, pay, mine, balanceOf, hot, finality } = stage();
      await sweepTwice(stage());
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
  });

  describe('the own coin', () => {
    it('that the house sends to a deposit address for its fee is no deposit', async () => {
      const { own, pay, mine, scan, chain, gateway, finality } = stage();
      const { id } = await gateway.member();
      const address = (await gateway.services.depositAddresses?.of(id, chain)) ?? expect.fail();
      await pay(address, 200n * USDT);
      await mine();
      expect((await chain.sweep?.())?.funded).toBeGreaterThanOrEqual(1);
      await mine(finality);
      await scan();
      expect(await own.balanceOf(address)).toBeGreaterThan(0n);
      expect((await gateway.services.ledger.balances(id)).some(({ asset }) => asset === own.currency)).toBe(false);
      expect(
        await gateway.db.query(sql`select 1 from deposit where address = ${address} and currency <> 'USDT'`),
      ).toEqual([]);
      for (let times = 0; times < 2; times++) {
        await chain.sweep?.();
        await mine(finality);
        await scan();
      }
    });
  });
}
