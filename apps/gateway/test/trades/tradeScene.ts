import { expect, onTestFinished } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { processes } from '../../src/house/jobs/processes.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { useTestGateway } from '../harness/useTestGateway.ts';
import { Trader } from './TradeStage.ts';

const MINUTE = 60_000;

/** The bills of both sides of a trade. */
export interface Bills {
  readonly sale: string;
  readonly purchase: string;
}

/** A market of its own with a seller and a buyer, for each test of a file. */
export interface TradeScene {
  readonly gateway: TestGateway;
  readonly seller: Trader;
  readonly buyer: Trader;
  /** Moves the clock to so many minutes after the start of the test. Both traders sign in again. */
  readonly later: (minutes: number) => Promise<void>;
  /** Handles the time limits that are over. */
  readonly deadlines: () => Promise<number>;
  /** A sale with a buyer. */
  readonly matched: () => Promise<Bills>;
  /** The same, after the buyer has marked the payment. */
  readonly paid: () => Promise<Bills>;
}

/** Sets the scene for each test of a file, and finds the ledger sound after each. */
export function useTradeScene(set: (scene: TradeScene) => void): void {
  useTestGateway({}, async ({ gateway }) => {
    await gateway.db.query(sql`update sale set queued_until = app_now() where state = 'matching'`);
    await gateway.db.query(sql`delete from process_deadline where process = 'trade'`);
    await gateway.db.query(sql`delete from purchase_wish`);
    await gateway.db.query(sql`update acceptor set is_online = false`);
    const seller = await Trader.open(gateway, { realName: '林小梅' });
    const buyer = await Trader.open(gateway, { realName: '张晓明' });
    const matched = async () => {
      const sale = (await seller.sell()).body;
      const { body } = await buyer.buy();
      expect(body.matched).toBe(true);
      return { sale: sale.billNo as string, purchase: body.order.billNo as string };
    };
    set({
      gateway,
      seller,
      buyer,
      async later(minutes) {
        await gateway.shiftClock(minutes * MINUTE);
        await seller.comeBack();
        await buyer.comeBack();
      },
      deadlines: async () => await fireDeadlines(gateway.db, gateway.services.config.policy, processes),
      matched,
      async paid() {
        const bills = await matched();
        expect((await buyer.pay(bills.purchase)).code).toBe('0000');
        return bills;
      },
    });
    onTestFinished(async () => await expectSoundLedger(gateway));
  });
}
