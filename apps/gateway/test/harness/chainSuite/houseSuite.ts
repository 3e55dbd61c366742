import { describe, expect, it } from 'vitest';
import { sql } from '../../../src/db/index.ts';
import { readCoverage } from '../../../src/house/audit/coverage.ts';
import { drive, withdraw } from '../../withdrawal/withdrawalStage.ts';
import { expectSoundLedger } from '../expectSoundLedger.ts';
import { signNow } from '../signNow.ts';
import { signIn } from '../testGateway.ts';
import type { WorldStage } from './useWorld.ts';

/** The house over a network: members who deposit and withdraw, and the node that it is connected to. */
export function describeHouse(stage: () => WorldStage): void {
  const amount = (units: number): bigint => stage().coin.unit * BigInt(units);

  describe('a member', () => {
    it('deposits over the network and withdraws over it, and the house stays covered throughout', async () => {
      const { gateway, pay, mine, scan, finality, stranger, protocol, addressOf, balanceOf, coin, own } = stage();
      const person = await gateway.member({ kycLevel: 4 });
      const phone = await signIn(gateway.device(), person);
      await pay(await addressOf(phone), amount(100));
      await mine(finality);
      await scan();
      const owned = async () =>
        (await gateway.services.ledger.balances(person.id)).find(({ asset }) => asset === coin.currency);
      expect(await owned()).toMatchObject({ available: amount(100) });
      const [strangerHas, answer] = [
        await balanceOf(stranger),
        await withdraw(phone, { to: stranger, protocol, currency: coin.currency, amount: coin.text(30) }),
      ];
      expect(answer.code).toBe('0000');
      const { billNo } = answer.body;
      const slack = async () => {
        const coverage = await readCoverage(gateway.services);
        const { held = 0n, owed = 0n } = coverage.find(({ asset }) => asset === coin.currency) ?? {};
        return held - owed;
      };
      // A fee in the coin itself is the house's, and less than what it asks for the withdrawal.
      const before = (await slack()) - (coin.currency === own.currency ? own.unit : 0n);
      // Two workers at once, and again at each block.
      const states: string[] = [];
      for (let block = 0; block <= finality; block++) {
        const [{ state }] = await Promise.all([drive(gateway, billNo), drive(gateway, billNo)]);
        states.push(state);
        expect(await slack()).toBeGreaterThanOrEqual(before);
        await mine();
      }
      expect(states).toEqual([...Array.from({ length: finality }, () => 'sent'), 'done']);
      expect((await balanceOf(stranger)) - strangerHas).toBe(amount(30));
      expect((await phone.call('/order/detail', { billNo })).body).toMatchObject({
        status: 2,
        amount: `-${coin.text(30)}`,
        chain: { status: 2, protocol, address: stranger, txid: expect.stringMatching(/^(?:0x)?[0-9a-f]{64}$/) },
      });
      await expectSoundLedger(gateway);
    });

    it('gets what the wallet has signed and the withdrawal has not stored, as it was signed', async () => {
      const { gateway, chain, mine, finality, stranger, protocol, coin } = stage();
      const person = await gateway.member({ kycLevel: 4, balances: { [coin.currency]: coin.text(100) } });
      const phone = await signIn(gateway.device(), person);
      const ask = async (units: number): Promise<string> => {
        const wish = { to: stranger, protocol, currency: coin.currency, amount: coin.text(units) };
        const { code, body } = await withdraw(phone, wish);
        expect(code).toBe('0000');
        return body.billNo;
      };
      const first = await ask(20);
      const wanted = { ref: first, currency: coin.currency, to: stranger, raw: amount(20) };
      const { txid } = await signNow(gateway.db, chain, wanted);
      await gateway.db.query(sql`update member set withdraw_flag = 0 where id = ${person.id}`);
      expect(await drive(gateway, first)).toMatchObject({ state: 'sent', txid });
      await gateway.db.query(sql`update member set withdraw_flag = 1 where id = ${person.id}`);
      const second = await ask(30);
      expect(await drive(gateway, second)).toMatchObject({ state: 'sent' });
      await mine(finality);
      for (const billNo of [first, second]) expect(await drive(gateway, billNo)).toMatchObject({ state: 'done' });
      await expectSoundLedger(gateway);
    });
  });

  describe('a node', () => {
    it('of another network is refused', async () => {
      const { connect, protocol } = stage();
      const elsewhere = await connect({ elsewhere: true });
      await expect(elsewhere.height()).rejects.toThrow(new RegExp(`see ${protocol}_(?:CHAIN_ID|NETWORK)`));
    });

    it('that is gone fails plainly, without its address', async () => {
      const { connect } = stage();
      const dead = await connect({ breaksOn: 'everything' });
      const error = await dead.height().catch((caught: unknown) => String(caught));
      expect(error).toContain('cannot be reached');
      expect(error).not.toContain('secret-project-key');
    });

    it('never sees the key, nor does the log', () => {
      expect(stage().gateway.logged()).not.toContain(stage().hotKey);
    });
  });
}
