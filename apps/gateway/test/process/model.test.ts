import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closePayment, paymentProcess } from '../../src/money/cashier/process.ts';
import { getPayment } from '../../src/money/cashier/payments.ts';
import { type Db, fromNow, sql } from '../../src/db/index.ts';
import { DEPOSIT_COLUMNS, type Deposit } from '../../src/money/deposits/Deposit.ts';
import { depositProcess } from '../../src/money/deposits/process.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { rowsOf } from '../../src/process/defineProcess.ts';
import type { Case, Process } from '../../src/process/runProcess.ts';
import { getWithdrawal } from '../../src/money/withdrawals/Withdrawal.ts';
import { withdrawalProcess } from '../../src/money/withdrawals/process.ts';
import { placePaymentFor } from '../harness/placePaymentFor.ts';
import { createTestGateway, signIn, type TestGateway } from '../harness/testGateway.ts';
import { withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';

/** A process whatever its names are, with a way to make a case of it and to read one again. */
interface Stage {
  readonly process: Process<string, string, string, number>;
  make(): Promise<bigint>;
  read(db: Db, id: bigint): Promise<Case<string>>;
}

let gateway: TestGateway;
let stages: Readonly<Record<string, Stage>>;
beforeAll(async () => {
  gateway = await createTestGateway();
  const member = await gateway.member({ kycLevel: 4, balances: { USDT: '100000' } });
  const device = await signIn(gateway.device(), member);
  const any = (process: unknown) => process as Stage['process'];
  let deposits = 0;
  stages = {
    withdrawal: {
      process: any(withdrawalProcess),
      async make() {
        const { body } = await withdraw(device);
        const { id } = await withdrawalOf(gateway, body.billNo);
        // Signed for, so that it may go through every state.
        await gateway.db.query(sql`
          update withdrawal set attempts = 1, txid = ${`model ${id}`}, payload = 'signed' where id = ${id}`);
        return id;
      },
      read: getWithdrawal,
    },
    deposit: {
      process: any(depositProcess),
      async make() {
        return await gateway.db.tx(async (tx) => {
          const billNo = await gateway.services.ledger.expect({
            userId: member.id,
            asset: 'USDT',
            amount: 5n,
            bizType: 101,
          });
          const { id } = await tx.one<{ id: bigint }>(sql`
            insert into deposit (protocol, txid, log_index, member_id, address, currency, raw, asset_id, amount, required,
              state, bill_no)
            values ('TRC20', ${`model ${(deposits += 1)}`}, 0, ${member.id}, 'T', 'USDT', 5, 'USDT', 5, 6, 'new', ${billNo})
            returning id`);
          await depositProcess.begin(tx, id, 'see', { by: 'watcher' });
          return id;
        });
      },
      read: async (db, id) => await db.one<Deposit>(sql`select ${DEPOSIT_COLUMNS} from deposit d where d.id = ${id}`),
    },
    payment: {
      process: any(paymentProcess),
      make: async () => await placePaymentFor(gateway, member),
      read: getPayment,
    },
  };
});
afterAll(async () => await gateway.close());

/** One step: somebody, who read the case some steps ago, tries something. */
const step = fc.record({ move: fc.nat(), actor: fc.nat(), staleBy: fc.nat(2) });

it.each(['withdrawal', 'deposit', 'payment'])(
  'a %s moves only as declared, also when several callers act on old facts [S29]',
  async (name) => {
    const { process, make, read } = stages[name]!;
    const rows = rowsOf(process.definition);
    const events = [...new Set(rows.map(({ event }) => event))];
    const actors = [...new Set(rows.map(({ actor }) => actor))];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const id = await make();
        const seen = [await read(gateway.db, id)];
        for (const { move, actor: who, staleBy } of steps) {
          const subject = seen.at(-1 - staleBy) ?? seen[0]!;
          const current = seen.at(-1)!;
          const event = events[move % events.length]!;
          const actor = actors[who % actors.length]!;
          const isDeclared = rows.some(
            (row) => row.event === event && row.from === subject.state && row.actor === actor,
          );
          const attempt = gateway.db.tx((tx) => process.move(tx, subject, event, { by: actor, due: fromNow(60_000) }));
          if (isDeclared) expect(await attempt).toBe(subject.state === current.state);
          else await expect(attempt).rejects.toThrow(`${actor} cannot ${event}`);
          seen.push(await read(gateway.db, id));
        }
        const happened = await process.events(gateway.db, id);
        for (const { event, from, to, actor } of happened)
          expect(rows).toContainEqual(expect.objectContaining({ event, from, to, actor }));
        expect(happened.at(-1)?.to).toBe(seen.at(-1)?.state);
      }),
      { numRuns: 20 },
    );
    // Moved without the money that came for them, payments are not what the audit expects.
    if (name !== 'payment') expect(await gateway.services.ledger.audit()).toMatchObject({ ok: true });
  },
);

it('each time limit fires once, however many processes look', async () => {
  const { make } = stages['payment']!;
  const ids = [await make(), await make(), await make()];
  await closePayment(gateway.db, ids[2]!);
  await gateway.shiftClock(24 * 60 * 60_000);
  await Promise.all([1, 2, 3].map(() => fireDeadlines(gateway.db, gateway.services.config.policy, [paymentProcess])));
  const lives = await Promise.all(ids.map((id) => paymentProcess.events(gateway.db, id)));
  expect(lives.map((events) => events.map(({ to }) => to))).toEqual([
    ['created', 'expired'],
    ['created', 'expired'],
    ['created', 'closed'],
  ]);
  expect(await fireDeadlines(gateway.db, gateway.services.config.policy, [paymentProcess])).toBe(0);
});
