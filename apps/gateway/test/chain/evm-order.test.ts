import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { signNow } from '../harness/signNow.ts';
import { addressOf, type EvmStage, expectSound, STRANGER, USDT, useEvm } from './evmStage.ts';

/** The order of things on Ethereum, which other networks do not have: places of logs in a block, and nonces. */
let { anvil, token, gateway, chain, member, device } = {} as EvmStage;
useEvm((stage) => ({ anvil, token, gateway, chain, member, device } = stage));

const scan = async () => await scanChain(gateway.services, chain);
const balance = async () =>
  (await gateway.services.ledger.balances(member.id)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;

it('credits once a deposit that a reorganisation moves behind another log', async () => {
  const before = await balance();
  const { txid, payload } = await token.pay(await addressOf(device), 30n * USDT);
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
  expect(await gateway.db.query(sql`select state from deposit where txid = ${txid}`)).toEqual([{ state: 'credited' }]);
  expect(await balance()).toBe(before + 30n * USDT);
  await expectSound(gateway);
});

it('leaves no gap between nonces, however many are signed at once', async () => {
  const transfer = (ref: string) => ({ ref, currency: 'USDT', to: STRANGER, raw: USDT });
  const refs = Array.from({ length: 8 }, (_, index) => `many-${index}`);
  await Promise.all(refs.map((ref) => signNow(gateway.db, chain, transfer(ref))));
  const { gaps } = await gateway.db.one<{ gaps: bigint }>(sql`
    select max(nonce) - min(nonce) + 1 - count(*) as gaps from evm_transfer`);
  expect(gaps).toBe(0n);
});
