import { randomBytes } from 'node:crypto';
import { bytesToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chain, ChainTransfer } from '../../src/chain/port/Chain.ts';
import { readCoverage } from '../../src/audit/coverage.ts';
import { scanChain } from '../../src/deposits/scanning.ts';
import { createEvmChain } from '../../src/chain/evm/createEvmChain.ts';
import { createDb, sql } from '../../src/db/index.ts';
import { signNow } from '../harness/signNow.ts';
import { type Anvil, PAYER_ADDRESS, startAnvil, type TestToken } from '../harness/startAnvil.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { drive, withdraw } from '../withdrawal/withdrawalStage.ts';

const USDT = 1_000_000n;
const hotKey = randomBytes(32);
const hot = privateKeyToAccount(bytesToHex(hotKey)).address;
const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const CONFIRMATIONS = 6;
const unswept = { confirmations: CONFIRMATIONS, keyOf: () => expect.fail(), sweepFrom: {} };

let anvil: Anvil;
let token: TestToken;
let stranger: TestToken;
let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
let chain: Chain;

beforeAll(async () => {
  anvil = await startAnvil();
  token = await anvil.deployToken();
  stranger = await anvil.deployToken();
  await anvil.fund(hot);
  await token.mint(hot, 1000n * USDT);
  await token.mint(PAYER_ADDRESS, 1_000_000n * USDT);
  await stranger.mint(PAYER_ADDRESS, 1_000_000n * USDT);
  const tokens = new Map([['USDT', { decimals: 6, contract: token.contract }]]);
  gateway = await createTestGateway({ evm: { rpcUrl: anvil.url, chainId: anvil.chainId, tokens, hotKey } });
  chain = gateway.services.chains.get('ERC20') as Chain;
  member = await gateway.member();
  device = await signIn(gateway.device(), member);
});
afterAll(async () => {
  await gateway?.close();
  await anvil?.stop();
});

const addressOf = async () =>
  (await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'ERC20' })).body
    .address as string;
const scan = async () => await scanChain(gateway.services, chain);
const balance = async () =>
  (await gateway.services.ledger.balances(member.id)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;
const bills = async () =>
  (await device.call('/exchangeRecharge/queryRechargeBill', { pageNo: 1, pageSize: 100 })).body.list as {
    txid: string;
    status: number;
    confirmations: number;
  }[];
const billOf = async (txid: string) => (await bills()).filter((bill) => bill.txid === txid);
async function sound(): Promise<void> {
  expect((await gateway.services.ledger.audit()).ok).toBe(true);
}

describe('a deposit of tokens', () => {
  it('is seen, confirmed and credited', async () => {
    const before = await balance();
    const { body } = await device.call('/exchangeRecharge/queryRechargeCurrency');
    const networks = body.find((row: { currencyCode: string }) => row.currencyCode === 'USDT').protocols;
    expect(networks).toContainEqual(expect.objectContaining({ name: 'ERC20', open: true }));
    const { txid } = await token.pay(await addressOf(), 25n * USDT);
    await scan();
    expect(await billOf(txid)).toEqual([]);
    await anvil.mine();
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ status: 0, confirmations: 1, amount: '25' })]);
    await anvil.mine(4);
    await scan();
    expect(await balance()).toBe(before);
    await anvil.mine();
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ status: 2, confirmations: 6 })]);
    expect(await balance()).toBe(before + 25n * USDT);
    await sound();
  });

  it('counts for each of several payments in one transaction', async () => {
    const before = await balance();
    const mine = await addressOf();
    const { txid } = await token.share([mine, STRANGER, mine], 2n * USDT);
    await anvil.mine(6);
    await scan();
    expect(await billOf(txid)).toHaveLength(2);
    expect(await balance()).toBe(before + 4n * USDT);
  });

  it('of another token of the same look is kept and not credited, and one of nothing is not even kept', async () => {
    const before = await balance();
    const fake = await stranger.pay(await addressOf(), 500n * USDT);
    const empty = await token.pay(await addressOf(), 0n);
    await anvil.mine(7);
    await scan();
    expect(await balance()).toBe(before);
    expect(await gateway.db.query(sql`select txid, currency, state from deposit where txid in (${fake.txid}, ${empty.txid})`)).toEqual([
      { txid: fake.txid, currency: stranger.contract, state: 'ignored' },
    ]);
  });

  it('that a reorganisation moves behind another log is credited once', async () => {
    const before = await balance();
    const { txid, payload } = await token.pay(await addressOf(), 30n * USDT);
    await anvil.mine(6);
    await scan();
    expect(await balance()).toBe(before + 30n * USDT);
    await anvil.reorganise(6);
    await scan();
    expect(gateway.logged()).toContain('a credited deposit lost its block');
    // In its new block it is no longer the first log: somebody pays more for the first place.
    await token.mintDearly(STRANGER, 1n);
    await anvil.client.sendRawTransaction({ serializedTransaction: payload });
    await anvil.mine(8);
    const receipt = await anvil.client.getTransactionReceipt({ hash: txid });
    expect(receipt.logs[0]?.logIndex).toBe(1);
    await scan();
    await scan();
    expect(await billOf(txid)).toHaveLength(1);
    expect(await balance()).toBe(before + 30n * USDT);
    await sound();
  });

  it('loses its confirmations with its block, and gets new ones', async () => {
    const before = await balance();
    const { txid, payload } = await token.pay(await addressOf(), 40n * USDT);
    await anvil.mine(4);
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ confirmations: 4 })]);
    await anvil.reorganise(4);
    await scan();
    expect(await billOf(txid)).toEqual([expect.objectContaining({ status: 0, confirmations: 0 })]);
    await anvil.client.sendRawTransaction({ serializedTransaction: payload });
    await anvil.mine(5);
    await scan();
    expect(await balance()).toBe(before);
    await anvil.mine(1);
    await scan();
    expect(await balance()).toBe(before + 40n * USDT);
  });
});

describe('money out', () => {
  const transfer = (ref: string, raw = 10n * USDT) => ({ ref, currency: 'USDT', to: STRANGER, raw });
  const strangerHas = () => token.balanceOf(STRANGER);
  const sign = (wanted: ChainTransfer, on = chain, db = gateway.db) => signNow(db, on, wanted);

  it('is signed, sent, and gathers confirmations', async () => {
    const before = await strangerHas();
    const signed = await sign(transfer('first'));
    expect(await chain.confirmations(signed.txid)).toBeUndefined();
    await chain.broadcast(signed);
    expect(await chain.confirmations(signed.txid)).toBe(0);
    // Sending it again changes nothing, before and after it is mined.
    await chain.broadcast(signed);
    await anvil.mine(3);
    await chain.broadcast(signed);
    expect(await chain.confirmations(signed.txid)).toBe(3);
    expect((await strangerHas()) - before).toBe(10n * USDT);
  });

  it('is signed once for a reference, by however many processes', async () => {
    const other = createDb({ url: gateway.url, max: 4 });
    const elsewhere = createEvmChain(other, gateway.services.config.evm ?? expect.fail(), {
      protocol: 'ERC20',
      ...unswept,
    });
    const signed = await Promise.all([chain, elsewhere, chain, elsewhere].map((on) => sign(transfer('same'), on, on === chain ? gateway.db : other)));
    expect(new Set(signed.map(({ txid }) => txid)).size).toBe(1);
    await other.close();
    await Promise.all(signed.map((each) => chain.broadcast(each)));
    await anvil.mine();
  });

  it('leaves no gap between nonces, however many are signed at once', async () => {
    const before = await strangerHas();
    const signed = await Promise.all(Array.from({ length: 8 }, (_, index) => sign(transfer(`many-${index}`, USDT))));
    // The last first: the node keeps it until the others are there.
    for (const each of signed.toReversed()) await chain.broadcast(each);
    await anvil.mine();
    expect((await strangerHas()) - before).toBe(8n * USDT);
    const { gaps } = await gateway.db.one<{ gaps: bigint }>(sql`
      select max(nonce) - min(nonce) + 1 - count(*) as gaps from evm_transfer`);
    expect(gaps).toBe(0n);
  });

  it('that the wallet cannot pay is not even signed', async () => {
    const held = await chain.spendable('USDT');
    await expect(sign(transfer('too much', held + 1n))).rejects.toThrow('eth_estimateGas');
    expect(await gateway.db.query(sql`select 1 from evm_transfer where ref = 'too much'`)).toEqual([]);
  });

  it('that a token refuses counts as failed once that is final, and then gets a new signature', async () => {
    const signed = await sign(transfer('refused', USDT));
    await token.mute(true);
    await chain.broadcast(signed);
    await anvil.mine(CONFIRMATIONS - 1);
    expect(await chain.confirmations(signed.txid)).toBe(0);
    expect(await sign(transfer('refused', USDT))).toEqual(signed);
    await anvil.mine();
    expect(await chain.confirmations(signed.txid)).toBe('failed');
    await token.mute(false);
    const again = await sign(transfer('refused', USDT));
    expect(again.txid).not.toBe(signed.txid);
    await chain.broadcast(again);
    await anvil.mine(2);
    expect(await chain.confirmations(again.txid)).toBe(2);
  });

  it('that a reorganisation undid is unknown, and is sent again as it was', async () => {
    const before = await strangerHas();
    const signed = await sign(transfer('undone'));
    await chain.broadcast(signed);
    await anvil.mine(2);
    await anvil.reorganise(2);
    expect(await chain.confirmations(signed.txid)).toBeUndefined();
    await chain.broadcast(signed);
    await anvil.mine(2);
    expect(await chain.confirmations(signed.txid)).toBe(2);
    expect((await strangerHas()) - before).toBe(10n * USDT);
  });
});

describe('holdings', () => {
  it('are those of the wallet and of every deposit address', async () => {
    const before = await chain.holdings('USDT');
    await token.pay(await addressOf(), 5n * USDT);
    await token.pay(hot, 7n * USDT);
    await anvil.mine();
    expect((await chain.holdings('USDT')) - before).toBe(12n * USDT);
    await expect(chain.holdings('USDC')).rejects.toThrow('not carried');
  });
});

describe('a member', () => {
  it('deposits over the network and withdraws over it, and the house stays covered throughout', async () => {
    const person = await gateway.member({ kycLevel: 4 });
    const phone = await signIn(gateway.device(), person);
    const { body } = await phone.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'ERC20' });
    await token.pay(body.address, 100n * USDT);
    await anvil.mine(CONFIRMATIONS);
    await scan();
    const owned = async () =>
      (await gateway.services.ledger.balances(person.id)).find(({ asset }) => asset === 'USDT');
    expect(await owned()).toMatchObject({ available: 100n * USDT });

    const answer = await withdraw(phone, { to: STRANGER, protocol: 'ERC20', amount: '30' });
    expect(answer.code).toBe('0000');
    const { billNo } = answer.body;
    const slack = async () => {
      const coverage = await readCoverage(gateway.services);
      const { held = 0n, owed = 0n } = coverage.find(({ asset }) => asset === 'USDT') ?? {};
      return held - owed;
    };
    const before = await slack();
    // Two workers at once, and again at each block.
    const states: string[] = [];
    for (let block = 0; block <= CONFIRMATIONS; block++) {
      const [{ state }] = await Promise.all([drive(gateway, billNo), drive(gateway, billNo)]);
      states.push(state);
      expect(await slack()).toBeGreaterThanOrEqual(before);
      await anvil.mine();
    }
    expect(states).toEqual([...Array.from({ length: CONFIRMATIONS }, () => 'sent'), 'done']);
    expect(await owned()).toMatchObject({ balance: 65n * USDT, held: 0n });
    expect((await phone.call('/order/detail', { billNo })).body).toMatchObject({
      status: 2,
      amount: '-30',
      fee: '5',
      chain: { status: 2, protocol: 'ERC20', address: STRANGER, txid: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    });
    await sound();
  });
});

describe('a transfer that the wallet has signed and its withdrawal has not stored', () => {
  it('goes out as it was signed, so that later transfers do not wait for its nonce', async () => {
    const person = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
    const phone = await signIn(gateway.device(), person);
    const ask = async (amount: string): Promise<string> => {
      const { code, body } = await withdraw(phone, { to: STRANGER, protocol: 'ERC20', amount });
      expect(code).toBe('0000');
      return body.billNo;
    };
    const first = await ask('20');
    const { txid } = await signNow(gateway.db, chain, { ref: first, currency: 'USDT', to: STRANGER, raw: 20n * USDT });
    expect((await chain.find(first))?.txid).toBe(txid);
    expect(await chain.find('nothing')).toBeUndefined();
    await gateway.db.query(sql`update member set withdraw_flag = 0 where id = ${person.id}`);
    expect(await drive(gateway, first)).toMatchObject({ state: 'sent', txid });
    await gateway.db.query(sql`update member set withdraw_flag = 1 where id = ${person.id}`);
    const second = await ask('30');
    expect(await drive(gateway, second)).toMatchObject({ state: 'sent' });
    await anvil.mine(CONFIRMATIONS);
    for (const billNo of [first, second]) expect(await drive(gateway, billNo)).toMatchObject({ state: 'done' });
    await sound();
  });
});

describe('a sweep', () => {
  it('gives an address the fee, then moves its tokens, and leaves what is not worth it', async () => {
    const rich = await gateway.member();
    const poor = await gateway.member();
    const [much = '', little = ''] = await Promise.all(
      [rich, poor].map(async ({ id }) => await gateway.services.depositAddresses?.of(id, chain)),
    );
    await token.pay(much, 500n * USDT);
    await token.pay(little, 49n * USDT);
    await anvil.mine();
    const [held, hotHeld] = [await chain.holdings('USDT'), await token.balanceOf(hot)];
    const first = await chain.sweep?.();
    expect(first?.funded).toBeGreaterThanOrEqual(1);
    // Cut off here, or run by another process: nothing is sent twice.
    expect(await chain.sweep?.()).toMatchObject({ funded: 0, swept: 0, waiting: first?.funded });
    await anvil.mine();
    const runs = await Promise.all([chain.sweep?.(), chain.sweep?.()]);
    expect(runs.some((run) => run?.swept === first?.funded)).toBe(true);
    await anvil.mine();
    expect(await token.balanceOf(much)).toBe(0n);
    expect(await token.balanceOf(little)).toBe(49n * USDT);
    expect(await token.balanceOf(hot)).toBeGreaterThanOrEqual(hotHeld + 500n * USDT);
    expect(await chain.holdings('USDT')).toBe(held);
    expect(await chain.sweep?.()).toEqual({ swept: 0, funded: 0, waiting: 0, refused: 0 });
  });
});

describe('a node', () => {
  const connect = (rpcUrl: string, chainId = anvil.chainId) => {
    const { evm } = gateway.services.config;
    if (!evm) throw new Error('No node is configured.');
    return createEvmChain(gateway.db, { ...evm, rpcUrl, chainId }, { protocol: 'ERC20', ...unswept });
  };

  it('of another network is refused', async () => {
    await expect(connect(anvil.url, 1).height()).rejects.toThrow('The node is on network 31337, not on 1');
  });

  it('that is gone fails plainly, without its address', async () => {
    const gone = connect('http://127.0.0.1:9/secret-project-key');
    const error = await gone.height().catch((caught: unknown) => String(caught));
    expect(error).toContain('cannot be reached');
    expect(error).not.toContain('secret-project-key');
  });

  it('never sees the key, nor does the log', () => {
    expect(gateway.logged()).not.toContain(hotKey.toString('hex'));
  });
});
