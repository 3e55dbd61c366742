import { randomBytes } from 'node:crypto';
import { bytesToHex, parseEther, parseGwei, parseTransaction, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { createLocalSigner } from '../../src/outside/chain/keys/createLocalSigner.ts';
import { createEvmChain } from '../../src/outside/chain/evm/createEvmChain.ts';
import type { Chain, SignedTransfer } from '../../src/outside/chain/port/Chain.ts';
import { sweepRef } from '../../src/outside/chain/port/sweeping.ts';
import { signNow } from '../harness/signNow.ts';
import { type Anvil, startAnvil, type TestToken } from '../harness/startAnvil.ts';
import { createTestDatabase } from '../harness/testDatabase.ts';

const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const USDT = 1_000_000n;
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const addressOf = (key: Buffer) => privateKeyToAccount(bytesToHex(key)).address;
const [oldHot, newHot] = [addressOf(oldKey), addressOf(newKey)];

let anvil: Anvil;
let token: TestToken;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  anvil = await startAnvil();
  token = await anvil.deployToken();
  database = await createTestDatabase();
  await anvil.fund(oldHot);
  await token.mint(oldHot, 100n * USDT);
});
afterAll(async () => {
  await database.close();
  await anvil.stop();
});

/** The house on the network, to which every transfer without a block is late. */
function house(present: Buffer, ...earlier: Buffer[]): Chain {
  const keys = createLocalSigner({
    seed: Buffer.alloc(32, 1),
    hot: new Map([['ERC20', present]]),
    earlierHot: new Map([['ERC20', earlier]]),
  });
  const node = {
    protocol: 'ERC20',
    rpcUrls: [anvil.url],
    chainId: anvil.chainId,
    tokens: new Map([['USDT', { decimals: 6, contract: token.contract }]]),
  } as const;
  return createEvmChain(database.db, node, {
    confirmations: 3,
    sweepFrom: { ETH: '0.01', USDT: '1' },
    mostFee: '1',
    replaceAfter: 0,
    signer: {
      hot: addressOf(present),
      retired: earlier.map(addressOf),
      sign: async (request) => await keys.sign({ network: 'ERC20', ...request }),
    },
  });
}
const mineAt = async (gwei: string) => {
  await anvil.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei(gwei) });
  await anvil.mine();
};
const send = async (
  chain: Chain,
  transfer: { ref: string; currency: string; raw: bigint },
): Promise<SignedTransfer> => {
  const signed = await signNow(database.db, chain, { ...transfer, to: STRANGER });
  await chain.broadcast(signed);
  return signed;
};

it('a wallet that another one has followed pays what it has signed, in full, before it is emptied', async () => {
  await mineAt('1');
  const before = house(oldKey);
  const tokens = await send(before, { ref: 'tokens', currency: 'USDT', raw: 30n * USDT });
  const ether = await send(before, { ref: 'ether', currency: 'ETH', raw: parseEther('2') });
  await database.db.query(sql`insert into retired_wallet (protocol, address) values ('ERC20', ${oldHot})`);
  const after = house(newKey, oldKey);
  await anvil.fund(newHot);

  // Both are under way, so nothing is swept.
  expect(await after.sweep?.()).toMatchObject({ swept: 0, funded: 0, refused: 0 });
  // A block asks for so much that it leaves both out.
  await mineAt('50');
  expect(await after.hasten?.()).toBe(2);
  const attempts = await database.db.query<{ address: string; payload: Hex }>(
    sql`select address, payload from evm_transfer where ref = 'ether' order by attempt`,
  );
  expect(attempts.map(({ address, payload }) => [address, parseTransaction(payload).value])).toEqual([
    [oldHot, parseEther('2')],
    [oldHot, parseEther('2')],
  ]);
  await anvil.mine(3);
  expect(await token.balanceOf(STRANGER)).toBe(30n * USDT);
  expect(await anvil.client.getBalance({ address: STRANGER })).toBe(parseEther('2'));
  for (const { txid } of [tokens, ether]) expect(await after.confirmations(txid)).toBe(3);

  expect(await after.sweep?.()).toMatchObject({ swept: 1, refused: 0 });
  await anvil.mine(3);
  expect(await after.sweep?.()).toMatchObject({ swept: 1, refused: 0 });
  // The sweep of the own coin waits too long, and pays its higher fee itself.
  await mineAt('100');
  expect(await after.hasten?.()).toBe(1);
  await anvil.mine(3);
  expect(await token.balanceOf(newHot)).toBe(70n * USDT);
  expect(await anvil.client.getBalance({ address: oldHot })).toBeLessThan(parseEther('0.01'));
  const refs = await database.db.query<{ ref: string }>(
    sql`select distinct ref from evm_transfer where address = ${oldHot} order by ref`,
  );
  expect(refs.map(({ ref }) => ref)).toEqual(
    ['ether', sweepRef(oldHot, 'ETH'), sweepRef(oldHot, 'USDT'), 'tokens'].sort(),
  );
});

it('a wallet that pays again counts what was swept from it', async () => {
  const again = house(oldKey, newKey);
  await anvil.fund(oldHot);
  await token.mint(oldHot, 10n * USDT);
  const signed = await send(again, { ref: 'again', currency: 'USDT', raw: 10n * USDT });
  await anvil.mine(3);
  expect(await again.confirmations(signed.txid)).toBe(3);
});

it('a wallet that paid before is compared after a restore, as the present one', async () => {
  const { db } = database;
  const after = house(newKey, oldKey);
  const outside = async () => (await after.outside?.(0, Date.now()))?.transfers ?? expect.fail();
  expect(await outside()).toEqual([]);
  const [lost] = await db.query<{ txid: string; payload: string }>(
    sql`select txid, payload from evm_transfer where ref = 'tokens' order by attempt desc limit 1`,
  );
  await db.query(sql`delete from evm_transfer where ref = 'tokens'`);
  const transfers = await outside();
  expect(transfers).toEqual([expect.objectContaining({ ...lost, to: STRANGER, currency: 'USDT', raw: 30n * USDT })]);
  await db.tx(
    async (tx) =>
      await after.adopt?.(
        tx,
        transfers.map((each) => ({ ...each, ref: 'outside' })),
        0,
      ),
  );
  expect(await db.query(sql`select address, txid from evm_transfer where ref = 'outside'`)).toEqual([
    { address: oldHot, txid: lost?.txid },
  ]);
  expect(await outside()).toEqual([]);
});
