import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chain } from '../../src/outside/chain/port/Chain.ts';
import { OutsideTransferError, type OutsideReport } from '../../src/outside/chain/port/outside.ts';
import { type BitcoinStage, useBitcoin } from '../chain/bitcoinStage.ts';
import { UNIT } from '../chain/bitcoinWorld.ts';
import { copyOf } from '../harness/restoredCopy.ts';
import { signNow } from '../harness/signNow.ts';
import type { TestGateway } from '../harness/testGateway.ts';

let { chain, hurried, node, stranger, strangerHas, gateway, sign, send, attempts, finality } = {} as BitcoinStage;
useBitcoin(
  (stage) => ({ chain, hurried, node, stranger, strangerHas, gateway, sign, send, attempts, finality } = stage),
);

/** A database that was restored from before everything that these tests send, and its view of the network. */
let restored: TestGateway;
let copied: Chain;
beforeAll(async () => {
  await send('known to both');
  node.mine();
  await sign('signed before');
  restored = await copyOf(gateway);
  copied = restored.services.chains.get('BTC') ?? expect.fail();
});
afterAll(() => restored.close());

const outside = async (): Promise<OutsideReport> => (await copied.outside?.(0, 0)) ?? expect.fail();
const again = async (ref: string) =>
  await signNow(restored.db, copied, { ref, currency: 'BTC', to: stranger, raw: 10n * UNIT });

it('signs nothing while something waits or is mined that it does not know', async () => {
  await send('forgotten');
  expect(await outside()).toMatchObject({ transfers: [], pending: expect.stringContaining('waits for a block') });
  await expect(again('forgotten')).rejects.toThrow(OutsideTransferError);
  node.mine();
  await expect(again('forgotten')).rejects.toThrow(OutsideTransferError);
});

it('finds what left the wallet, and pays nobody twice once it is taken as sent', async () => {
  const had = strangerHas();
  const { transfers, pending } = await outside();
  const [{ txid, payload }] = [(await attempts('forgotten'))[0] ?? expect.fail()];
  expect(pending).toBeUndefined();
  expect(transfers).toEqual([
    expect.objectContaining({ txid, payload, to: stranger, currency: 'BTC', raw: 10n * UNIT, ref: undefined }),
  ]);
  await restored.db.tx((tx) => copied.adopt!(tx, [{ ref: 'forgotten', txid, payload }], undefined));
  expect(await again('forgotten')).toEqual({ txid, payload });
  await copied.broadcast({ txid, payload });
  node.mine(finality);
  expect(await copied.confirmations(txid)).toBe(finality + 1);
  expect(strangerHas()).toBe(had);
  expect((await outside()).transfers).toEqual([]);
});

it('follows what it has signed itself, under whatever fee the hour has carried it out', async () => {
  const had = strangerHas();
  const before = await sign('signed before');
  await chain.broadcast(before);
  node.manners.estimate = 20_000n;
  node.ledger.minedFrom = 19_000n;
  node.mine();
  expect(await (await hurried()).hasten?.()).toBe(1);
  node.mine();
  const { txid, payload } = (await attempts('signed before')).at(-1) ?? expect.fail();
  expect((await outside()).transfers).toEqual([expect.objectContaining({ txid, ref: 'signed before' })]);
  await restored.db.tx((tx) => copied.adopt!(tx, [{ ref: 'signed before', txid, payload }], undefined));
  expect(await copied.confirmations(before.txid)).toBe(1);
  expect((await copied.standing?.(before.txid))?.txid).toBe(txid);
  await copied.hasten?.();
  node.mine();
  expect(strangerHas() - had).toBe(10n * UNIT);
});

it('holds the same coins as the one that it was taken from', async () => {
  for (const question of ['holdings', 'spendable'] as const)
    expect(await copied[question]('BTC')).toBe(await chain[question]('BTC'));
});
