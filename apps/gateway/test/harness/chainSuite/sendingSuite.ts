import { describe, expect, it } from 'vitest';
import { createDb, sql } from '../../../src/db/index.ts';
import { type ChainTransfer, FeeAboveBoundError } from '../../../src/outside/chain/port/Chain.ts';
import { signNow } from '../signNow.ts';
import type { WorldStage } from './useWorld.ts';

/** Transfers of the house: each is signed once for its reference, and paid once. */
export function describeSending(stage: () => WorldStage): void {
  const amount = (units: number): bigint => stage().coin.unit * BigInt(units);
  const transfer = (ref: string, raw = amount(10)): ChainTransfer => ({
    ref,
    currency: stage().coin.currency,
    to: stage().stranger,
    raw,
  });
  const sign = async (ref: string, raw?: bigint) =>
    await signNow(stage().gateway.db, stage().chain, transfer(ref, raw));
  const strangerHas = async () => await stage().balanceOf(stage().stranger);

  describe('a transfer', () => {
    it('is signed, sent, and gathers confirmations', async () => {
      const { chain, mine, finality } = stage();
      const before = await strangerHas();
      const signed = await sign('first');
      expect(await chain.confirmations(signed.txid)).toBeUndefined();
      await chain.broadcast(signed);
      expect(await chain.confirmations(signed.txid)).toBe(0);
      // Sending it again changes nothing, before and after it is mined.
      await chain.broadcast(signed);
      await mine();
      await chain.broadcast(signed);
      expect(await chain.confirmations(signed.txid)).toBe(1);
      await mine(finality - 1);
      expect(await chain.confirmations(signed.txid)).toBe(6);
      expect((await strangerHas()) - before).toBe(amount(10));
    });

    it('is signed once for a reference, by however many processes', async () => {
      const { chain, mine, connect, gateway } = stage();
      const other = createDb({ url: gateway.url, max: 4 });
      const elsewhere = await connect({ db: other });
      const signed = await Promise.all(
        [chain, elsewhere, chain, elsewhere].map((on) =>
          signNow(on === chain ? gateway.db : other, on, transfer('same')),
        ),
      );
      expect(new Set(signed.map(({ txid }) => txid)).size).toBe(1);
      await other.close();
      await Promise.all(signed.map((each) => chain.broadcast(each)));
      await mine();
      expect((await chain.find('same'))?.txid).toBe(signed[0]?.txid);
      expect(await chain.find('nothing')).toBeUndefined();
    });

    it('is another one for another reference, also at the same moment and of the same content', async () => {
      const { chain, mine } = stage();
      const before = await strangerHas();
      const signed = await Promise.all(Array.from({ length: 8 }, (_, index) => sign(`many-${index}`, amount(1))));
      expect(new Set(signed.map(({ txid }) => txid)).size).toBe(8);
      // The last first: a node keeps it until the others are there.
      for (const each of signed.toReversed()) await chain.broadcast(each);
      await mine();
      expect((await strangerHas()) - before).toBe(amount(8));
    });

    it('that the wallet cannot pay is not even signed', async () => {
      const { chain } = stage();
      const held = await chain.spendable(stage().coin.currency);
      await expect(sign('too much', held + 1n)).rejects.toThrow(/estimateGas|REVERT|this needs/);
      expect(await chain.find('too much')).toBeUndefined();
    });

    it('that would cost more than the bound is not signed, and later it is', async () => {
      const { chain, connect, gateway, mine } = stage();
      const poor = await connect({ mostFee: '0.000001' });
      await expect(signNow(gateway.db, poor, transfer('dear', amount(1)))).rejects.toThrow(FeeAboveBoundError);
      expect(await poor.find('dear')).toBeUndefined();
      // People see that it waits, until it does not.
      const waits = async () => await gateway.db.query(sql`select 1 from fee_wait where ref = 'dear'`);
      expect(await waits()).toHaveLength(1);
      const signed = await sign('dear', amount(1));
      expect(await waits()).toEqual([]);
      await chain.broadcast(signed);
      await mine();
      expect(await chain.confirmations(signed.txid)).toBe(1);
    });

    it('whose sending broke off is looked for before anything else, and is the same one', async () => {
      const { chain, mine, connect, finality } = stage();
      const before = await strangerHas();
      const signed = await sign('broken');
      const breaking = await connect({ breaksOn: 'sending' });
      await expect(breaking.broadcast(signed)).rejects.toThrow('cannot be reached');
      expect(await chain.confirmations(signed.txid)).toBeUndefined();
      expect(await sign('broken')).toEqual(signed);
      await chain.broadcast(signed);
      expect(await sign('broken')).toEqual(signed);
      await mine(finality);
      expect(await sign('broken')).toEqual(signed);
      expect((await strangerHas()) - before).toBe(amount(10));
    });

    it('that a reorganisation undid is unknown, and is sent again as it was', async () => {
      const { chain, mine, reorganise } = stage();
      const before = await strangerHas();
      const signed = await sign('undone');
      await chain.broadcast(signed);
      await mine(2);
      await reorganise(2);
      expect(await chain.confirmations(signed.txid)).toBeUndefined();
      await chain.broadcast(signed);
      await mine();
      expect(await chain.confirmations(signed.txid)).toBe(1);
      expect((await strangerHas()) - before).toBe(amount(10));
    });

    it('is answered for by no node that is dead', async () => {
      const { connect, chain, gateway } = stage();
      const signed = (await chain.find('first')) ?? expect.fail();
      const dead = await connect({ breaksOn: 'everything' });
      await expect(dead.confirmations(signed.txid)).rejects.toThrow('cannot be reached');
      await expect(signNow(gateway.db, dead, transfer('of the dead'))).rejects.toThrow('cannot be reached');
      expect(await dead.find('of the dead')).toBeUndefined();
    });
  });
}
