import { randomBytes } from 'node:crypto';
import { Transaction } from 'bitcoinjs-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { scriptOf } from '../../src/outside/chain/bitcoin/script.ts';
import { joinSigned, type Spendable, writeUnsigned } from '../../src/outside/chain/bitcoin/transaction.ts';
import { createLocalSigner } from '../../src/outside/chain/keys/createLocalSigner.ts';
import { HOT, type Purpose, type SigningRequest } from '../../src/outside/chain/port/Signer.ts';
import { lineOf, LONGEST_LINE, questionOf, VERSION } from '../../src/outside/chain/remote-signer/protocol.ts';
import { answerTo } from '../../src/signer/answerTo.ts';
import type { Court } from '../../src/signer/judge.ts';
import { silentLog } from '../harness/testGateway.ts';
import { expectNoOtherPayment, refusalBy, useCourts } from './courtStage.ts';

const KEYS = { seed: randomBytes(32), hot: new Map([['BTC', randomBytes(32)] as const]) };
const keys = createLocalSigner(KEYS);
const DEPOSIT: Purpose = { kind: 'deposit', index: 3 };
const ADDRESSES = { hot: await keys.address('BTC', HOT), deposit: await keys.address('BTC', DEPOSIT) };
const STRANGER = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const OTHER = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const MILLI = 100_000n;
const SWEPT = 400n * MILLI - 1000n;
const POLICY = {
  BTC: { mostFee: '0.0001', coins: { BTC: { decimals: 8, transaction: '0.1', hour: '0.15', day: '0.2' } } },
};

const openCourt = useCourts(keys);
/** A court that has seen nothing yet. */
const open = (policy: object = POLICY): Court => openCourt(policy);
let court: Court;
beforeEach(() => void (court = open()));

const refusal = async (request: SigningRequest, by = court) => await refusalBy(by, request);

/** A coin at an address, in a transaction with so many outputs. */
function coinAt(address: string, raw: bigint, outputs = 1): Spendable {
  const transaction = new Transaction();
  transaction.addInput(randomBytes(32), 0);
  for (let index = 0; index < outputs; index++) transaction.addOutput(scriptOf('main', address), raw);
  return { txid: transaction.getId(), vout: outputs - 1, raw, plain: Uint8Array.from(transaction.toBuffer()) };
}
const [coin, second] = [coinAt(ADDRESSES.hot, 200n * MILLI), coinAt(ADDRESSES.hot, 200n * MILLI)];

interface Wish {
  readonly inputs?: readonly Spendable[];
  readonly raw?: bigint;
  readonly to?: string;
  readonly fee?: bigint;
  /** Outputs in place of the payment and its change. */
  readonly outputs?: readonly (readonly [string, bigint])[];
  readonly input?: number;
}

/** A payment with change, whose bytes say the same unless told otherwise. */
function payment({
  inputs = [coin],
  raw = 10n * MILLI,
  to = STRANGER,
  fee = 1000n,
  outputs,
  input = 0,
}: Wish = {}): SigningRequest {
  const has = inputs.reduce((sum, each) => sum + each.raw, 0n);
  const pays = outputs ?? [
    [to, raw],
    [ADDRESSES.hot, has - raw - fee],
  ];
  return {
    network: 'BTC',
    purpose: HOT,
    from: ADDRESSES.hot,
    unsigned: writeUnsigned(
      inputs,
      pays.map(([address, each]) => ({ script: scriptOf('main', address), raw: each })),
    ),
    input,
    intent: { kind: 'pay', reference: 'a bill', to, raw, contract: '' },
  };
}
/** A sweep of two deposit addresses. */
function sweep(to = ADDRESSES.hot, outputs: readonly (readonly [string, bigint])[] = [[to, SWEPT]]): SigningRequest {
  const inputs = [coinAt(ADDRESSES.deposit, 200n * MILLI), coinAt(ADDRESSES.deposit, 200n * MILLI)];
  return {
    ...payment({ inputs, outputs, raw: SWEPT, to }),
    purpose: DEPOSIT,
    from: ADDRESSES.deposit,
    intent: { kind: 'sweep', reference: 'a sweep', to, raw: SWEPT, contract: '' },
  };
}

describe('a payment of Bitcoin', () => {
  it('is signed input by input, counts once, and carries signatures that hold', async () => {
    const inputs = [coin, second];
    const wish = { inputs, raw: 90n * MILLI };
    const signatures = [];
    for (const input of [0, 1]) {
      expect(await refusal(payment({ ...wish, input }))).toBeUndefined();
      signatures.push(await keys.sign(payment({ ...wish, input })));
    }
    const { txid } = joinSigned(payment(wish).unsigned, signatures);
    expect(txid).toMatch(/^[0-9a-f]{64}$/);
    // Of the hour, 60 are left.
    const other = [coinAt(ADDRESSES.hot, 200n * MILLI)];
    expect(await refusal(payment({ inputs: other, raw: 61n * MILLI }))).toBe('ABOVE_HOUR');
    expect(await refusal(payment({ inputs: other, raw: 60n * MILLI }))).toBeUndefined();
  });

  it('with a higher fee and another coin takes the place of the one before, and counts once', async () => {
    expect(await refusal(payment({ raw: 100n * MILLI }))).toBeUndefined();
    for (const fee of [2000n, 5000n, 10_000n])
      expect(await refusal(payment({ inputs: [coin, second], raw: 100n * MILLI, fee }))).toBeUndefined();
    // With another first input, both could be carried out.
    expect(await refusal(payment({ inputs: [second, coin], raw: 100n * MILLI }))).toBe('ABOVE_HOUR');
  });

  it.each<[string, SigningRequest]>([
    ['another payee', { ...payment(), unsigned: payment({ to: OTHER }).unsigned }],
    ['another amount', { ...payment(), unsigned: payment({ raw: 11n * MILLI }).unsigned }],
    [
      'a second payee',
      payment({
        outputs: [
          [STRANGER, 10n * MILLI],
          [OTHER, MILLI],
          [ADDRESSES.hot, 188n * MILLI],
        ],
      }),
    ],
    [
      'change for somebody else',
      payment({
        outputs: [
          [STRANGER, 10n * MILLI],
          [OTHER, 189n * MILLI],
        ],
      }),
    ],
    [
      'change for a deposit address',
      payment({
        outputs: [
          [STRANGER, 10n * MILLI],
          [ADDRESSES.deposit, 189n * MILLI],
        ],
      }),
    ],
    [
      'the payment behind the change',
      payment({
        outputs: [
          [ADDRESSES.hot, 189n * MILLI],
          [STRANGER, 10n * MILLI],
        ],
      }),
    ],
    [
      'more than it has',
      payment({
        outputs: [
          [STRANGER, 10n * MILLI],
          [ADDRESSES.hot, 191n * MILLI],
        ],
      }),
    ],
    ['no such input', payment({ input: 1 })],
    ['an input of somebody else', payment({ inputs: [coinAt(OTHER, 200n * MILLI)] })],
    ['no transaction', { ...payment(), unsigned: Uint8Array.of(0, 1, 2) }],
    ['more than the transaction', { ...payment(), unsigned: Uint8Array.of(...payment().unsigned, 0) }],
  ])('whose bytes have %s is not', async (_, request) => {
    expect(await refusal(request)).toBe('NOT_AS_SAID');
  });

  it('whose bytes are changed anywhere is refused, or pays the same', async () => {
    await expectNoOtherPayment(open, payment());
  });

  it('may not cost more than the policy says, which the transactions before it prove', async () => {
    expect(await refusal(payment({ fee: 10_000n }))).toBeUndefined();
    expect(await refusal(payment({ fee: 10_001n }))).toBe('ABOVE_FEE');
    // Nothing but the one that made a coin tells its amount.
    const lie = { ...coin, raw: 1n };
    const { unsigned } = payment({ inputs: [lie], outputs: [[STRANGER, 10n * MILLI]] });
    expect(await refusal({ ...payment(), unsigned })).toBe('ABOVE_FEE');
  });

  it('goes to allowed addresses alone, where the policy has a list', async () => {
    const strict = open({ BTC: { ...POLICY.BTC, allowed: [OTHER] } });
    expect(await refusal(payment(), strict)).toBe('NOT_ALLOWED');
    expect(await refusal(payment({ to: OTHER }), strict)).toBeUndefined();
    expect(await refusal(sweep(), strict)).toBeUndefined();
    expect(() => open({ BTC: { ...POLICY.BTC, allowed: ['bc1nothing'] } })).toThrow('BTC.allowed names bc1nothing');
  });
});

describe('a sweep of Bitcoin', () => {
  it('fills the wallet and nothing else, whatever the amount', async () => {
    expect(await refusal(sweep())).toBeUndefined();
    expect(await refusal({ ...sweep(), input: 1 })).toBeUndefined();
    expect(await refusal(sweep(STRANGER))).toBe('NOT_TO_HOT');
    expect(
      await refusal(
        sweep(ADDRESSES.hot, [
          [ADDRESSES.hot, SWEPT],
          [OTHER, 500n],
        ]),
      ),
    ).toBe('NOT_AS_SAID');
    const { intent } = payment();
    expect(await refusal({ ...sweep(), intent: { ...intent, to: ADDRESSES.hot, raw: SWEPT } })).toBe('NOT_TO_HOT');
  });

  it('is not what the wallet signs', async () => {
    const request = payment({ to: ADDRESSES.hot });
    expect(await refusal({ ...request, intent: { ...request.intent, kind: 'sweep' } as never })).toBe('NOT_AS_SAID');
    // A deposit address does not sign for another one.
    expect(await refusal({ ...sweep(), purpose: { kind: 'deposit', index: 4 } })).toBe('NOT_OUR_KEY');
  });

  it('of coins that came with hundreds of others is answered over the socket too', async () => {
    const inputs = Array.from({ length: 40 }, () => coinAt(ADDRESSES.deposit, 10n * MILLI, 400));
    const raw = 399n * MILLI;
    const request: SigningRequest = {
      ...sweep(),
      unsigned: payment({ inputs, outputs: [[ADDRESSES.hot, raw]] }).unsigned,
      input: 39,
    };
    const line = lineOf({
      version: VERSION,
      id: 'large',
      ask: 'sign',
      ...questionOf({ ...request, intent: { ...request.intent, raw } }),
    });
    expect(line.length).toBeLessThan(LONGEST_LINE);
    expect(
      await answerTo({ ...open({ BTC: { ...POLICY.BTC, mostFee: '0.01' } }), keys, log: silentLog }, line),
    ).toMatchObject({ ok: true });
  });
});

it('knows the addresses of a test network', async () => {
  const limits = open({ BTC: { ...POLICY.BTC, network: 'regtest', allowed: [STRANGER] } }).limits.get('BTC');
  expect(limits?.bitcoin).toBe('regtest');
  expect([...(limits?.allowed ?? [])]).toEqual([expect.stringMatching(/^bcrt1q/)]);
  const regtest = createLocalSigner({ ...KEYS, bitcoin: 'regtest' });
  expect(await regtest.address('BTC', HOT)).toMatch(/^bcrt1q/);
});
