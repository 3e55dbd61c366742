import { describe, expect, it } from 'vitest';
import { sql } from '../../../src/db/index.ts';
import { expectSoundLedger } from '../expectSoundLedger.ts';
import { signIn } from '../testGateway.ts';
import type { WorldStage } from './useWorld.ts';

/** Deposits: each is credited once, when a reorganisation can no longer take it. */
export function describeDeposits(stage: () => WorldStage): void {
  const amount = (units: number): bigint => stage().coin.unit * BigInt(units);

  describe('a deposit', () => {
    it('is seen, confirmed and credited once', async () => {
      const { device, protocol, mine, scan, balance, billsOf, pay, addressOf, finality, gateway, coin } = stage();
      const before = await balance();
      const { body } = await device.call('/exchangeRecharge/queryRechargeCurrency');
      const networks = body.find((row: { currencyCode: string }) => row.currencyCode === coin.currency).protocols;
      expect(networks).toContainEqual(expect.objectContaining({ name: protocol, open: true }));
      const { txid } = await pay(await addressOf(), amount(25));
      await scan();
      expect(await billsOf(txid)).toEqual([]);
      await mine(finality - 1);
      await scan();
      expect(await billsOf(txid)).toEqual([expect.objectContaining({ status: 0, amount: coin.text(25) })]);
      expect(await balance()).toBe(before);
      await mine();
      for (let times = 0; times < 2; times++) await scan();
      expect(await billsOf(txid)).toEqual([expect.objectContaining({ status: 2, confirmations: 6 })]);
      expect(await balance()).toBe(before + amount(25));
      await expectSoundLedger(gateway);
    });

    it('counts for each of several payments in one transaction', async () => {
      const { mine, scan, balance, billsOf, pay, addressOf, finality, stranger } = stage();
      const before = await balance();
      const mineAddress = await addressOf();
      const { txid } = await pay([mineAddress, stranger, mineAddress], amount(2));
      await mine(finality);
      await scan();
      expect(await billsOf(txid)).toHaveLength(2);
      expect(await balance()).toBe(before + amount(4));
    });

    it('loses its confirmations with its block, up to the last before the credit, and gets new ones', async () => {
      const { mine, reorganise, scan, balance, billsOf, pay, payAgain, addressOf, finality, gateway } = stage();
      const before = await balance();
      const paid = await pay(await addressOf(), amount(40));
      await mine(finality - 1);
      await scan();
      expect(await billsOf(paid.txid)).toEqual([expect.objectContaining({ confirmations: 5 })]);
      await reorganise(finality - 1);
      await scan();
      expect(await billsOf(paid.txid)).toEqual([expect.objectContaining({ status: 0, confirmations: 0 })]);
      await payAgain(paid);
      await mine(finality - 1);
      await scan();
      expect(await balance()).toBe(before);
      await mine();
      await scan();
      expect(await balance()).toBe(before + amount(40));
      expect(await billsOf(paid.txid)).toHaveLength(1);
      await expectSoundLedger(gateway);
    });

    it('is credited once also when a node lags behind between two looks', async () => {
      const { mine, scan, balance, billsOf, pay, addressOf, finality, connect } = stage();
      const before = await balance();
      const { txid } = await pay(await addressOf(), amount(15));
      await mine(finality - 1);
      await scan();
      await mine();
      await scan(await connect({ behind: finality + 2 }));
      expect(await balance()).toBe(before);
      for (let times = 0; times < 2; times++) await scan();
      expect(await balance()).toBe(before + amount(15));
      expect(await billsOf(txid)).toHaveLength(1);
    });

    it('to an ended address is not looked for, and its transaction tells what it paid there', async () => {
      const { chain, gateway, protocol, finality, mine, pay, addressOf, stranger, coin } = stage();
      const address = await addressOf(await signIn(gateway.device(), await gateway.member()));
      await gateway.db.query(sql`
        update deposit_address set ended_at = app_now() where protocol = ${protocol} and address = ${address}`);
      const { txid } = await pay([address, stranger, address], amount(3));
      expect(await chain.received(txid, address)).toEqual([]);
      await mine(finality);
      const newest = await chain.height();
      const read = await chain.incoming(Math.max(1, newest - 2 * finality), newest);
      expect(read.filter(({ to }) => to === address)).toEqual([]);
      const payments = await chain.received(txid.toUpperCase().replace(/^0X/, '0x'), address);
      const { block = 0, blockHash } = payments[0] ?? {};
      expect(await chain.blockHash(block)).toBe(blockHash);
      const told = expect.objectContaining({
        txid,
        block,
        blockHash,
        to: address,
        currency: coin.currency,
        raw: amount(3),
      });
      expect(payments).toEqual([told, told]);
      expect(new Set(payments.map(({ logIndex }) => logIndex)).size).toBe(2);
      for (const other of [txid.replace(/.$/, (end) => (end === '0' ? '1' : '0')), 'none'])
        expect(await chain.received(other, address)).toEqual([]);
    });

    it('is marked in no way by a node that dies', async () => {
      const { mine, scan, pay, addressOf, finality, connect, gateway } = stage();
      const { txid } = await pay(await addressOf(), amount(10));
      await mine(finality - 1);
      await scan();
      const look = async () =>
        await gateway.db.query(sql`
          select d.state, d.confirmations, d.version, c.block from deposit d
          join chain_cursor c on c.protocol = d.protocol where d.txid = ${txid}`);
      const before = await look();
      await mine();
      await expect(scan(await connect({ breaksOn: 'everything' }))).rejects.toThrow('cannot be reached');
      expect(await look()).toEqual(before);
      await scan();
      expect(await look()).toEqual([expect.objectContaining({ state: 'credited' })]);
    });
  });
}
