import { randomBytes } from 'node:crypto';
import { Block, payments, Transaction } from 'bitcoinjs-lib';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { OutsideTransferError } from '../../src/outside/chain/port/outside.ts';
import { signAll } from '../harness/bitcoinNode/rules.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { type BitcoinStage, useBitcoin } from './bitcoinStage.ts';
import { UNIT } from './bitcoinWorld.ts';

let { node, gateway, chain, sign, send, attempts, newAddress, scan, owned, strangerHas, finality, hot, hotKey } =
  {} as BitcoinStage;
useBitcoin(
  (stage) =>
    ({ node, gateway, chain, sign, send, attempts, newAddress, scan, owned, strangerHas, finality, hot, hotKey } =
      stage),
);
afterEach(() => void (node.manners.lie = undefined));

const depositOf = async (txid: string) =>
  await gateway.db.query(
    sql`select log_index::int as vout, state from deposit where txid = ${txid} order by log_index`,
  );

/** Spends the wallet's largest coin with its key, as somebody does who has it elsewhere. */
async function spendElsewhere(to: string, raw: bigint): Promise<string> {
  const [coin] = await gateway.db.query<{ txid: string; vout: number; raw: bigint }>(sql`
    select txid, vout, raw from btc_coin c
    where address = ${hot} and spent_in is null and block is not null
      and not exists (select 1 from btc_input i where i.txid = c.txid and i.vout = c.vout and not is_free)
    order by raw desc, txid limit 1`);
  if (!coin) throw new Error('The wallet has no coin.');
  const transaction = new Transaction();
  transaction.addInput(Buffer.from(coin.txid, 'hex').reverse(), coin.vout, 0xff_ff_ff_fd);
  const scriptOf = (address: string) => payments.p2wpkh({ address }).output ?? expect.fail();
  transaction.addOutput(scriptOf(to), raw);
  transaction.addOutput(scriptOf(hot), coin.raw - raw - 1000n);
  signAll(transaction, Buffer.from(hotKey, 'hex'), [coin.raw]);
  return node.ledger.submit(transaction.toHex());
}

describe('a deposit', () => {
  it('in one transaction with others is credited to each of its members, by its place', async () => {
    const [one, other] = [await newAddress(), await newAddress()];
    const { txid } = node.pay([one.address, other.address, one.address], 3n * UNIT);
    node.mine(finality);
    for (let times = 0; times < 2; times++) await scan();
    expect([await owned(one.member), await owned(other.member)]).toEqual([6n * UNIT, 3n * UNIT]);
    expect(await depositOf(txid)).toEqual([0, 1, 2].map((vout) => ({ vout, state: 'credited' })));
    await expectSoundLedger(gateway);
  });

  it.each<[string, (method: string, truth: () => unknown) => unknown]>([
    [
      'whose block the node makes up',
      (method, truth) => {
        if (method !== 'getblock') return undefined;
        const block = Block.fromHex(truth() as string);
        block.transactions?.[1]?.outs.forEach((output) => (output.value *= 10n));
        return block.toHex();
      },
    ],
    ['whose block is another one', (method) => (method === 'getblock' ? node.ledger.blocks[3]?.toHex() : undefined)],
    [
      'whose block follows another one than its node says',
      (method, truth) => {
        const newest = node.ledger.blocks.at(-1);
        if (!newest) return undefined;
        const other = minedAgain(newest, (block) => (block.prevHash = Buffer.alloc(32, 7)));
        const said = truth();
        if (said === newest.getId()) return other.getId();
        return method === 'getblock' && said === undefined ? other.toHex() : undefined;
      },
    ],
    [
      'whose block was easier to find than the others',
      (method, truth) => {
        const newest = node.ledger.blocks.at(-1);
        if (!newest) return undefined;
        const easy = minedAgain(newest, (block) => (block.bits = 0x20_7f_ff_fe));
        const said = truth();
        if (said === newest.getId()) return easy.getId();
        return method === 'getblock' && said === undefined ? easy.toHex() : undefined;
      },
    ],
  ])('%s is not credited, and is once the node tells the truth', async (_, lie) => {
    await scan();
    const { member, address } = await newAddress();
    const { txid } = node.pay([address], 5n * UNIT);
    node.mine();
    node.manners.lie = (method, params) => lie(method, () => tell(method, params));
    await expect(scan()).rejects.toThrow(/block|Block/);
    expect(await depositOf(txid)).toEqual([]);
    node.manners.lie = undefined;
    node.mine(finality - 1);
    await scan();
    expect(await owned(member)).toBe(5n * UNIT);
  });

  it('is not taken back by a node with a shorter branch', async () => {
    const { member, address } = await newAddress();
    node.pay([address], 5n * UNIT);
    node.mine(finality);
    await scan();
    const taken = node.ledger.blocks.splice(-finality);
    node.mine(finality - 1);
    await expect(chain.height()).rejects.toThrow('another branch');
    node.ledger.blocks.splice(-(finality - 1), finality - 1, ...taken);
    await scan();
    expect(await owned(member)).toBe(5n * UNIT);
  });

  it('that a miner pays himself is credited, and moved once it can be', async () => {
    const { member, address } = await newAddress();
    node.ledger.append([], [{ script: payments.p2wpkh({ address }).output ?? expect.fail(), value: 80n * UNIT }]);
    node.mine(finality - 1);
    await scan();
    expect(await owned(member)).toBe(80n * UNIT);
    await chain.sweep?.();
    expect(node.balanceOf(address)).toBe(80n * UNIT);
    node.mine(100 - finality);
    expect(await chain.sweep?.()).toMatchObject({ swept: 1 });
    node.mine(finality);
    expect(node.balanceOf(address)).toBe(0n);
  });
});

/** A block that is changed, and has its work done again. */
function minedAgain(block: Block, change: (block: Block) => void): Block {
  const changed = Block.fromHex(block.toHex());
  change(changed);
  while ((changed.getHash().at(-1) ?? 0) >= 0x7f) changed.nonce += 1;
  return changed;
}

/** The true answer to a question about blocks. */
function tell(method: string, [first]: readonly unknown[]): unknown {
  if (method === 'getblockhash') return node.ledger.hashOf(Number(first));
  return node.ledger.blocks.find((block) => block.getId() === first)?.toHex();
}

describe('a sweep', () => {
  it('moves many addresses in one transaction, and leaves what is not worth it', async () => {
    const rich = await Promise.all(Array.from({ length: 5 }, () => newAddress()));
    const poor = await newAddress();
    node.pay(
      [...rich, ...rich].map(({ address }) => address),
      60n * UNIT,
    );
    node.pay([poor.address], 49n * UNIT);
    node.mine();
    const had = node.balanceOf(hot);
    expect(await chain.sweep?.()).toEqual({ swept: 5, funded: 0, waiting: 0, refused: 0 });
    expect(node.ledger.pool.size).toBe(1);
    expect(await chain.sweep?.()).toEqual({ swept: 0, funded: 0, waiting: 5, refused: 0 });
    node.mine(finality);
    for (const { address } of rich) expect(node.balanceOf(address)).toBe(0n);
    expect(node.balanceOf(poor.address)).toBe(49n * UNIT);
    expect(node.balanceOf(hot) - had).toBeGreaterThan(599n * UNIT);
    await chain.hasten?.();
    expect(await chain.sweep?.()).toEqual({ swept: 0, funded: 0, waiting: 0, refused: 0 });
  });

  it('moves more coins than one transaction takes in several', async () => {
    const { address } = await newAddress();
    for (let times = 0; times < 9; times++)
      node.pay(
        Array.from({ length: 5 }, () => address),
        20n * UNIT,
      );
    node.mine();
    await chain.sweep?.();
    expect(node.ledger.pool.size).toBe(2);
    node.mine(finality);
    expect(node.balanceOf(address)).toBe(0n);
  });
});

describe('a transfer', () => {
  it('of less than nodes pass on, and to no address, is not signed', async () => {
    await expect(sign('dust', 293n)).rejects.toThrow('no node passes');
    const nowhere = { ref: 'nowhere', currency: 'BTC', to: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', raw: UNIT };
    await expect(chain.prepare(nowhere)).rejects.toThrow('no address');
    await expect(chain.prepare({ ...nowhere, currency: 'USDT' })).rejects.toThrow('not carried');
    expect(await attempts('dust')).toEqual([]);
  });

  it('whose coin something else spends is dead once that is final, and then is paid with another', async () => {
    const before = strangerHas();
    const first = await sign('robbed');
    const { ins } = Transaction.fromHex(first.payload);
    const [coin] = await gateway.db.query<{ raw: bigint }>(sql`
      select c.raw from btc_coin c join btc_input i using (txid, vout) join btc_spend s on s.id = i.spend_id
      where s.ref = 'robbed'`);
    const other = new Transaction();
    other.addInput(ins[0]?.hash ?? expect.fail(), ins[0]?.index ?? 0);
    other.addOutput(payments.p2wpkh({ address: hot }).output ?? expect.fail(), (coin?.raw ?? 0n) - 500n);
    signAll(other, Buffer.from(hotKey, 'hex'), [coin?.raw ?? 0n]);
    node.ledger.submit(other.toHex());
    node.mine(finality - 1);
    expect(await chain.confirmations(first.txid)).toBeUndefined();
    expect(await sign('robbed')).toEqual(first);
    node.mine();
    expect(await chain.confirmations(first.txid)).toBe('failed');
    const again = await sign('robbed');
    expect(again.txid).not.toBe(first.txid);
    await chain.broadcast(again);
    node.mine(finality);
    expect(await chain.confirmations(again.txid)).toBe(finality);
    expect(strangerHas() - before).toBe(10n * UNIT);
  });
});

describe('coins that the wallet spends elsewhere', () => {
  it('stop all signing, also while that waits for a block, until somebody has looked at it', async () => {
    const thief = payments.p2wpkh({ hash: randomBytes(20) }).address ?? expect.fail();
    const txid = await spendElsewhere(thief, 20n * UNIT);
    await expect(sign('held')).rejects.toThrow(OutsideTransferError);
    expect(await chain.outside?.(0, 0)).toMatchObject({ transfers: [], pending: expect.stringContaining('waits') });
    node.mine();
    await expect(sign('held')).rejects.toThrow(OutsideTransferError);
    const { transfers = [], pending } = (await chain.outside?.(0, 0)) ?? {};
    expect(pending).toBeUndefined();
    const found = { txid, to: thief, currency: 'BTC', raw: 20n * UNIT, ref: undefined, block: node.ledger.height };
    expect(transfers).toEqual([expect.objectContaining(found)]);
    const adopted = transfers.map(({ payload }) => ({ ref: `outside:${txid}`, txid, payload }));
    await gateway.db.tx((tx) => chain.adopt!(tx, adopted, undefined));
    expect((await chain.outside?.(0, 0))?.transfers).toEqual([]);
    await send('held');
    node.mine(finality);
    await chain.hasten?.();
    expect(await chain.confirmations(txid)).toBe(finality + 1);
  });

  it('are the withdrawal whose coins they are, where this database has signed another transaction for it', async () => {
    const first = await sign('forgotten');
    // A higher fee that this database does not know, because it was restored.
    const later = Transaction.fromHex(first.payload);
    const values = await gateway.db.query<{ raw: bigint }>(sql`
      select c.raw from btc_input i join btc_coin c using (txid, vout) join btc_spend s on s.id = i.spend_id
      where s.ref = 'forgotten'`);
    const change = later.outs.at(-1) ?? expect.fail();
    change.value -= 700n;
    signAll(
      later,
      Buffer.from(hotKey, 'hex'),
      values.map(({ raw }) => raw),
    );
    const before = strangerHas();
    const txid = node.ledger.submit(later.toHex());
    node.mine();
    const transfers = (await chain.outside?.(0, 0))?.transfers ?? [];
    expect(transfers).toEqual([expect.objectContaining({ txid, ref: 'forgotten', raw: 10n * UNIT })]);
    await gateway.db.tx((tx) => chain.adopt!(tx, [{ ref: 'forgotten', txid, payload: later.toHex() }], undefined));
    expect(await chain.confirmations(first.txid)).toBe(1);
    expect(await sign('forgotten')).toMatchObject({ txid });
    expect(strangerHas() - before).toBe(10n * UNIT);
  });
});
