import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandResult, createLedger, type Ledger } from '../../src/ledger/index.ts';
import { expectSound } from '../harness/ledgerFixture.ts';
import { LedgerModel, type ModelCommand } from '../harness/LedgerModel.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 250);
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
const USERS = [1n, 2n, 3n, 4n];
const ASSETS = ['USDT', 'BTC'];

let test: TestDatabase;
let ledger: Ledger;

beforeAll(async () => {
  test = await createTestDatabase();
  ledger = createLedger(test.db);
});
afterAll(() => test.close());

// Few users, keys and references, and amounts around what they own, so that commands meet each other.
const user = fc.constantFrom(...USERS);
const asset = fc.constantFrom(...ASSETS);
const amount = fc.bigInt({ min: 0n, max: 120n });
const small = fc.bigInt({ min: 0n, max: 5n });
const key = fc.record({ actor: fc.constantFrom(0n, 1n), key: fc.integer({ min: 1, max: 60 }).map((n) => `k${n}`) });
const ref = fc.record({ refKind: fc.constant('order'), refId: fc.integer({ min: 1, max: 4 }).map(String) });
const merge = <A, B>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>): fc.Arbitrary<A & B> =>
  fc.tuple(a, b).map(([x, y]) => ({ ...x, ...y }));

const command: fc.Arbitrary<ModelCommand> = fc.oneof(
  merge(key, fc.record({ op: fc.constant('credit' as const), to: user, asset, amount })),
  merge(
    key,
    fc.record(
      {
        op: fc.constant('transfer' as const),
        from: user,
        to: user,
        asset,
        amount,
        fee: fc.record({ amount: small, paidBy: fc.constantFrom('payer' as const, 'payee' as const) }),
      },
      { requiredKeys: ['op', 'from', 'to', 'asset', 'amount'] },
    ),
  ),
  merge(
    merge(key, ref),
    fc.record({ op: fc.constant('hold' as const), from: user, asset, amount, fee: small, bizType: fc.constant(804) }),
  ),
  merge(
    merge(key, ref),
    fc.record({
      op: fc.constant('capture' as const),
      to: fc.oneof(user, fc.constant('world' as const)),
      amount,
      fee: small,
      bizTypes: fc.constant({ send: 804, recv: 902 }),
    }),
  ),
  merge(merge(key, ref), fc.record({ op: fc.constant('voidHold' as const) })),
);

/** Every run has users, keys and references of its own in the one database. */
function localize(given: ModelCommand, run: number): ModelCommand {
  const own = (id: bigint): bigint => BigInt(run) * 10n + id;
  return {
    ...given,
    key: `${run}-${given.key}`,
    ...('from' in given && { from: own(given.from) }),
    ...('to' in given && { to: given.to === 'world' ? given.to : own(given.to) }),
    ...('refId' in given && { refId: `${run}-${given.refId}` }),
  } as ModelCommand;
}

function execute(given: ModelCommand): Promise<CommandResult<object>> {
  switch (given.op) {
    case 'credit':
      return ledger.credit(given);
    case 'transfer':
      return ledger.transfer(given);
    case 'hold':
      return ledger.hold(given);
    case 'capture':
      return ledger.capture(given);
    case 'voidHold':
      return ledger.voidHold(given);
  }
}

describe(`the ledger against its model, ${RUNS} sequences, seed ${SEED}`, () => {
  it('answers every command alike and ends with the same balances', async () => {
    let run = 0;
    const codes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 40, size: 'max' }), async (commands) => {
        run += 1;
        const model = new LedgerModel();
        // Something to spend, else most sequences are refusals.
        const funding = USERS.flatMap((to) =>
          ASSETS.map((of) => ({ op: 'credit' as const, actor: 9n, key: `${to}${of}`, to, asset: of, amount: 100n })),
        );
        for (const given of [...funding, ...commands]) {
          const local = localize(given, run);
          const expected = model.run(local);
          const result = await execute(local);
          expect(
            result.ok ? '0000' : result.code,
            JSON.stringify(local, (_, v) => (typeof v === 'bigint' ? `${v}n` : v)),
          ).toBe(expected);
          codes.set(expected, (codes.get(expected) ?? 0) + 1);
        }
        for (const id of USERS) {
          const owner = BigInt(run) * 10n + id;
          for (const { asset, balance, held } of await ledger.balances(owner)) {
            expect({ balance, held }).toEqual({ balance: model.balance(owner, asset), held: model.held(owner, asset) });
          }
        }
        if (run % 10 === 0) await expectSound(ledger);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    await expectSound(ledger);
    // A model test that only ever meets one answer would prove little.
    for (const code of [
      '0000',
      'BALANCE_NOT_ENOUGH',
      'ARGS_INVALID',
      'AMOUNT_INVALID',
      'USER_INVALID',
      'ALREADY_EXISTS',
      'ORDER_NOT_FOUND',
      'ORDER_ALREADY_DONE',
    ]) {
      expect(codes.get(code) ?? 0, code).toBeGreaterThan(0);
    }
  });
});
