import { describe, expect, it } from 'vitest';
import type { ChainTransfer } from '../../src/outside/chain/port/Chain.ts';
import { createEvmChain } from '../../src/outside/chain/evm/createEvmChain.ts';
import { createDb, sql } from '../../src/db/index.ts';
import { signNow } from '../harness/signNow.ts';
import { signIn } from '../harness/testGateway.ts';
import { drive, withdraw } from '../withdrawal/withdrawalStage.ts';
import {
  addressOf,
  CONFIRMATIONS,
  type EvmStage,
  expectSound,
  hot,
  hotKey,
  STRANGER,
  USDT,
  useEvm,
} from './evmStage.ts';

let { anvil, token, gateway, chain, device } = {} as EvmStage;
useEvm((stage) => ({ anvil, token, gateway, chain, device } = stage));

const unswept = {
  confirmations: CONFIRMATIONS,
  keyOf: () => expect.fail(),
  sweepFrom: {},
  mostFee: '1',
  replaceAfter: 300_000,
};

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
    const elsewhere = createEvmChain(other, gateway.services.config.evm[0] ?? expect.fail(), unswept);
    const signed = await Promise.all(
      [chain, elsewhere, chain, elsewhere].map((on) => sign(transfer('same'), on, on === chain ? gateway.db : other)),
    );
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
    await token.pay(await addressOf(device), 5n * USDT);
    await token.pay(hot, 7n * USDT);
    await anvil.mine();
    expect((await chain.holdings('USDT')) - before).toBe(12n * USDT);
    await expect(chain.holdings('USDC')).rejects.toThrow('not carried');
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
    await expectSound(gateway);
  });
});

describe('a node', () => {
  const connect = (rpcUrl: string, chainId = anvil.chainId) => {
    const [evm] = gateway.services.config.evm;
    if (!evm) throw new Error('No node is configured.');
    return createEvmChain(gateway.db, { ...evm, rpcUrl, chainId }, unswept);
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
