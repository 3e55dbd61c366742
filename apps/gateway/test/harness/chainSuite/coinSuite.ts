import { describe, expect, it } from 'vitest';
import { fromMinorUnits } from '@ezwallet/validators';
import { sql } from '../../../src/db/index.ts';
import { approveWithdrawal } from '../../../src/money/withdrawals/process.ts';
import { drive, preview, withdraw, withdrawalOf } from '../../withdrawal/withdrawalStage.ts';
import { expectSoundLedger } from '../expectSoundLedger.ts';
import { signNow } from '../signNow.ts';
import { signIn } from '../testGateway.ts';
import { sweepTwice } from './sweepSuite.ts';
import type { WorldStage } from './useWorld.ts';

/** The network's own coin: no log tells about it, and it pays the fees. */
export function describeOwnCoin(stage: () => WorldStage): void {
  const newAddress = async (): Promise<{ id: bigint; address: string }> => {
    const { gateway, chain } = stage();
    const { id } = await gateway.member();
    return { id, address: (await gateway.services.depositAddresses?.of(id, chain)) ?? expect.fail() };
  };
  /** Reads what a member owns of it, in thousandths of a unit. */
  const owned = async (id: bigint): Promise<number> => {
    const { gateway, own } = stage();
    const { balance = 0n, asset = '' } =
      (await gateway.services.ledger.balances(id)).find((each) => each.asset === own.currency) ?? {};
    const scale = (await gateway.services.ledger.assets()).find((each) => each.id === asset)?.scale ?? 0;
    return Math.round((Number(fromMinorUnits(balance, scale)) / Number(own.text(1))) * 1000);
  };
  const raw = (thousandths: number): bigint => (stage().own.unit * BigInt(thousandths)) / 1000n;
  const settle = async (): Promise<void> => {
    const { mine, scan, finality } = stage();
    await mine(finality);
    await scan();
  };

  describe('the own coin', () => {
    it('that somebody sends is credited once, when its block is final', async () => {
      const { own, mine, scan, finality, chain, gateway } = stage();
      const { id, address } = await newAddress();
      const { txid } = await own.pay(address, raw(30_500));
      await mine(finality - 1);
      await scan();
      expect(await owned(id)).toBe(0);
      await mine();
      for (let times = 0; times < 2; times++) await scan();
      expect(await owned(id)).toBe(30_500);
      const seen = (await chain.incoming(1, await chain.height())).filter(({ to }) => to === address);
      expect(seen).toEqual([expect.objectContaining({ txid, currency: own.currency, raw: raw(30_500) })]);
      expect(await chain.received(txid, address)).toEqual(seen);
      expect(await chain.received(txid, (await newAddress()).address)).toEqual([]);
      await expectSoundLedger(gateway);
    });

    it('waits for another block when a reorganisation takes its own away', async () => {
      const { own, mine, reorganise, scan, finality, payAgain, gateway } = stage();
      const { id, address } = await newAddress();
      const paid = await own.pay(address, raw(20_000));
      await mine(finality - 1);
      await scan();
      await reorganise(finality - 1);
      await scan();
      const state = async () => await gateway.db.query(sql`select state from deposit where txid = ${paid.txid}`);
      expect(await state()).toEqual([{ state: 'orphaned' }]);
      await payAgain(paid);
      await mine(finality - 1);
      await scan();
      expect(await owned(id)).toBe(0);
      await mine();
      await scan();
      expect(await owned(id)).toBe(20_000);
      expect(await state()).toEqual([{ state: 'credited' }]);
    });

    it('is not credited below the minimum', async () => {
      const { own, gateway } = stage();
      const { id, address } = await newAddress();
      const dust = await own.pay(address, own.small);
      await settle();
      expect(await owned(id)).toBe(0);
      const kept = await gateway.db.query(sql`
        select txid, state from deposit where address = ${address}`);
      expect(kept).toEqual([{ txid: dust.txid, state: 'small' }]);
    });

    it('is swept less its fee, at once and by two runs alike, and counts among the holdings', async () => {
      const { own, chain, mine, hot, finality } = stage();
      const { address } = await newAddress();
      // Leftovers of other tests are moved first.
      await sweepTwice(stage());
      await own.pay(address, raw(150_000));
      await mine();
      const [held, had] = [await chain.holdings(own.currency), await own.balanceOf(hot)];
      const runs = await Promise.all([chain.sweep?.(), chain.sweep?.()]);
      expect(runs.reduce((sum, run) => sum + (run?.swept ?? 0), 0)).toBeGreaterThanOrEqual(1);
      await mine(finality);
      expect(await own.balanceOf(address)).toBeLessThan(raw(1000));
      const moved = (await own.balanceOf(hot)) - had;
      expect(moved).toBeGreaterThan(raw(149_000));
      expect(moved).toBeLessThan(raw(150_000) + (await own.balanceOf(address)));
      expect(held - (await chain.holdings(own.currency))).toBeLessThan(raw(40_000));
    });

    it('is paid out to a member who withdraws it, and to one who deposits it again', async () => {
      const { own, gateway, mine, finality, stranger, protocol } = stage();
      const person = await gateway.member({ kycLevel: 4, balances: { [own.currency]: own.text(500) } });
      const phone = await signIn(gateway.device(), person);
      const { id, address } = await newAddress();
      for (const to of [stranger, address]) {
        const draft = { to, protocol, currency: own.currency, amount: own.text(11) };
        const { fee, total } = (await preview(phone, draft)).body;
        const had = await own.balanceOf(to);
        const { code, body } = await withdraw(phone, { ...draft, terms: { fee, total } });
        expect(code).toBe('0000');
        const asked = await withdrawalOf(gateway, body.billNo);
        const { policy } = gateway.services.config;
        if (asked.state === 'review') await gateway.db.tx((tx) => approveWithdrawal(tx, policy, asked, 'operator'));
        expect(await drive(gateway, body.billNo)).toMatchObject({ state: 'sent' });
        await mine(finality);
        expect(await drive(gateway, body.billNo)).toMatchObject({ state: 'done' });
        expect((await own.balanceOf(to)) - had).toBe(raw(11_000));
      }
      await settle();
      expect(await owned(id)).toBe(11_000);
      await expectSoundLedger(gateway);
    });

    it('is not signed when the wallet would not have enough for its fee', async () => {
      const { own, gateway, chain, stranger, mine, finality } = stage();
      const send = async (ref: string, amount: bigint) =>
        await signNow(gateway.db, chain, { ref, currency: own.currency, to: stranger, raw: amount });
      const all = await chain.spendable(own.currency);
      await expect(send('all', all)).rejects.toThrow(/this needs|estimateGas/);
      await expect(send('more', all + 1n)).rejects.toThrow(/this needs|estimateGas/);
      for (const ref of ['all', 'more']) expect(await chain.find(ref)).toBeUndefined();
      await chain.broadcast(await send('some', raw(1000)));
      await mine(finality);
      expect(await chain.confirmations((await chain.find('some'))?.txid ?? '')).toBe(6);
    });
  });
}
