import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Policy } from '../../src/config/index.ts';
import { sql } from '../../src/db/index.ts';
import { listDrains } from '../../src/money/float/drains.ts';
import { sendDrains } from '../../src/money/float/sendDrains.ts';
import { noteWallets } from '../../src/money/float/wallets.ts';
import { holdSigning } from '../../src/money/signing/hold.ts';
import { approveWithdrawal } from '../../src/money/withdrawals/process.ts';
import type { Signer } from '../../src/operator/signer.ts';
import { readHouseNumbers } from '../../src/server/metrics/houseNumbers.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { operate } from '../harness/operate.ts';
import { addPerson, callAs } from '../harness/staffOf.ts';
import { type TestGateway, testPolicy } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { arrived, drive, endow, request, simulator } from '../withdrawal/withdrawalStage.ts';

const COLD = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const OTHER = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const float: Policy['chains']['float'] = {
  ...testPolicy.chains.float,
  TRC20: { USDT: { low: '100', target: '300', high: '600' } },
};

let { gateway, device } = {} as Stage;
useTestGateway(
  {
    signedIn: true,
    kycLevel: 4,
    balances: { USDT: '100' },
    config: {
      coldAddresses: new Map([['TRC20', COLD]]),
      policy: {
        ...testPolicy,
        login: { ...testPolicy.login, proveNewDevice: false },
        chains: { ...testPolicy.chains, float },
      },
    },
  },
  (stage) => ({ gateway, device } = stage),
);

let [ann, ben]: Signer[] = [];
let confirmations: number;
beforeEach(async () => {
  ann ??= await addPerson(gateway, 'Ann', ['payments']);
  ben ??= await addPerson(gateway, 'Ben', ['payments']);
  confirmations = gateway.services.config.policy.chains.confirmations;
});

afterEach(async () => {
  await sendDrains(gateway.services);
  await chain().mine(confirmations);
  await sendDrains(gateway.services);
  expect(await listDrains(gateway.db, true, 9)).toEqual([]);
});

const list = async () => (await operate(gateway, 'float list')).text;
const chain = () => simulator(gateway);
const coldHeld = async () => (await chain().balance?.('USDT', COLD)) ?? 0n;
const isHeld = async (currency = 'USDT') => await chain().spendable(currency);

/** Two people compare the networks, so that the sending goes on. */
async function letGo(): Promise<void> {
  await callAs(gateway.services, ann!, 'chain compare');
  const { text } = await callAs(gateway.services, ann!, 'chain accept');
  await callAs(gateway.services, ben!, 'approve', [/Proposal (\d+) waits/.exec(text)?.[1] ?? '']);
}

/** Ann orders, and Ben approves. */
async function drain(amount: string, on: TestGateway = gateway): Promise<string> {
  const { text } = await callAs(on.services, ann!, 'float drain', ['TRC20'], { amount, to: COLD });
  return (await callAs(on.services, ben!, 'approve', [/Proposal (\d+) waits/.exec(text)?.[1] ?? ''])).text;
}

describe('the wallet that pays', () => {
  it('fills the cold wallet when two people say so, once, whatever else runs', async () => {
    await endow(gateway, '900', 'USDT', 'TRC20');
    const before = await isHeld();
    expect(await list()).toMatch(/high: float drain TRC20 --amount "\d/);
    expect(await drain('500 USDT')).toContain(`500 USDT to ${COLD}`);
    expect(await isHeld()).toBe(before);
    await Promise.all([sendDrains(gateway.services), sendDrains(gateway.services), sendDrains(gateway.services)]);
    await chain().mine(1);
    await sendDrains(gateway.services);
    expect(await arrived(gateway, COLD)).toEqual(['500000000']);
    expect(await listDrains(gateway.db, true, 9)).toMatchObject([{ state: 'signed', confirmations: 1 }]);
    await expect(drain('1 USDT')).rejects.toThrow('is being moved on TRC20 already');
    await chain().mine(confirmations - 1);
    await sendDrains(gateway.services);
    await sendDrains(gateway.services);
    expect(await listDrains(gateway.db, true, 9)).toEqual([]);
    expect(await listDrains(gateway.db, false, 9)).toMatchObject([{ state: 'done' }]);
    expect(before - (await isHeld())).toBe(500_000_000n);
    expect(await coldHeld()).toBe(500_000_000n);
    // The house owes as much as before, and holds as much.
    expect(await operate(gateway, 'chain holdings')).toMatchObject({ code: 0 });
    await expectSoundLedger(gateway);
  });

  it('keeps what members wait for', async () => {
    const asked = await request({ gateway, device }, { to: OTHER, protocol: 'TRC20', amount: '40' });
    const { policy } = gateway.services.config;
    if (asked.state === 'review') await gateway.db.tx((tx) => approveWithdrawal(tx, policy, asked, 'operator'));
    await endow(gateway, '50', 'USDT', 'TRC20');
    const free = (await isHeld()) - 40_000_000n;
    const words = (raw: bigint) => `${Number(raw) / 1e6} USDT`;
    await expect(drain(words(free + 1n))).rejects.toThrow(
      `Only ${Number(free) / 1e6} USDT can be moved: 40 USDT waits`,
    );
    expect(await drain(words(free))).toContain('Order');
    await sendDrains(gateway.services);
    await chain().mine(1);
    await drive(gateway, asked.billNo);
    await chain().mine(confirmations);
    expect(await drive(gateway, asked.billNo)).toMatchObject({ state: 'done' });
  });

  it.each([
    ['a network without a cold wallet', 'ERC20', '5 USDT', 'has no cold wallet: set ERC20_COLD_ADDRESS'],
    ['no network', 'SOL', '5 USDT', 'not connected to SOL'],
    ['an amount without a coin', 'TRC20', '5', 'must be an amount of'],
    ['a coin of another network', 'TRC20', '5 BNB', 'must be an amount of'],
    ['too many places', 'TRC20', '0.0000001 USDT', 'USDT has 6 decimal places'],
    ['nothing', 'TRC20', '0 USDT', 'more than zero'],
    ['more than there is', 'TRC20', '900000000 USDT', 'can be moved'],
  ])('does not send %s', async (_what, network, amount, fault) => {
    await expect(operate(gateway, 'float drain', [network], { amount, to: COLD })).rejects.toThrow(fault);
  });

  it('sends nothing to another address than the one that both people have seen', async () => {
    await endow(gateway, '50', 'USDT', 'TRC20');
    const { text } = await callAs(gateway.services, ann!, 'float drain', ['TRC20'], { amount: '5 USDT', to: COLD });
    const other = { ...gateway.services.config, coldAddresses: new Map([['TRC20' as const, OTHER]]) };
    const changed = { ...gateway.services, config: other };
    await expect(callAs(changed, ben!, 'approve', [/Proposal (\d+) waits/.exec(text)?.[1] ?? ''])).rejects.toThrow(
      `The cold wallet is ${OTHER}`,
    );
    expect(await listDrains(gateway.db, true, 9)).toEqual([]);
  });

  it('sends nothing while the sending is held, and drops orders that nothing is signed for', async () => {
    await endow(gateway, '50', 'USDT', 'TRC20');
    await drain('5 USDT');
    const before = await arrived(gateway, COLD);
    await holdSigning(gateway.services, 'person');
    await sendDrains(gateway.services);
    const [order] = await listDrains(gateway.db, true, 9);
    expect(order).toMatchObject({ state: 'ordered', txid: null });
    expect((await callAs(gateway.services, ann!, 'float drop', [String(order!.id)])).text).toContain('dropped');
    await expect(callAs(gateway.services, ann!, 'float drop', [String(order!.id)])).rejects.toThrow(
      'waits to be signed',
    );
    expect(await arrived(gateway, COLD)).toEqual(before);
    await letGo();
  });
});

describe('monitoring', () => {
  const numberOf = async (name: string, coin = 'USDT') =>
    (await readHouseNumbers(gateway.services))
      .find((number) => number.name === name)
      ?.readings?.find(({ labels }) => labels['network'] === 'TRC20' && labels['coin'] === coin)?.value;

  it('hears when the wallet holds too little or too much, without asking a network', async () => {
    expect(await numberOf('ezwallet_wallet_held')).toBeUndefined();
    const before = await isHeld();
    await gateway.db.query(sql`
      update sim_endowment set raw = raw - ${String(before)}::numeric where protocol = 'TRC20' and currency = 'USDT'`);
    await noteWallets(gateway.services);
    expect([await numberOf('ezwallet_wallet_held'), await numberOf('ezwallet_wallet_move')]).toEqual([0, -1]);
    expect(await list()).toContain('low: send 300 USDT');
    await endow(gateway, '700', 'USDT', 'TRC20');
    expect(await numberOf('ezwallet_wallet_move')).toBe(-1);
    await noteWallets(gateway.services);
    expect([await numberOf('ezwallet_wallet_held'), await numberOf('ezwallet_wallet_move')]).toEqual([700, 1]);
    expect(await numberOf('ezwallet_wallet_move', 'TRX')).toBe(0);
    expect(await numberOf('ezwallet_cold_wallet_held')).toBe(Number(await coldHeld()) / 1e6);
    expect(await list()).toContain('high: float drain TRC20 --amount "400 USDT"');
  });
});
