import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chain } from '../../src/outside/chain/port/Chain.ts';
import type { OutsideReport } from '../../src/outside/chain/port/outside.ts';
import { type TronStage, useTron } from '../chain/tronStage.ts';
import { USDT } from '../harness/chainSuite/ChainWorld.ts';
import { copyOf } from '../harness/restoredCopy.ts';
import { signNow } from '../harness/signNow.ts';
import type { TestGateway } from '../harness/testGateway.ts';

let { chain, node, token, stranger, gateway, sign, finality, outlast } = {} as TronStage;
useTron((stage) => ({ chain, node, token, stranger, gateway, sign, finality, outlast } = stage));

/** A database that was restored from before everything that these tests send, and its view of the network. */
let restored: TestGateway;
let copied: Chain;
/** The time of the newest block when the hold began. */
let since: number;
beforeAll(async () => {
  await chain.broadcast(await sign('known to both'));
  node.mine();
  restored = await copyOf(gateway);
  copied = restored.services.chains.get('TRC20') ?? expect.fail();
  since = node.ledger.newest.time;
});
afterAll(() => restored.close());

const outside = async (): Promise<OutsideReport> => (await copied.outside?.(0, since)) ?? expect.fail();

it('waits until nothing that was signed before can be carried out', async () => {
  const late = await sign('first');
  node.mine(finality + 1);
  expect(await outside()).toMatchObject({ transfers: [], pending: expect.stringContaining('may still carry out') });
  // It was signed before the hold, and comes at the last moment.
  await chain.broadcast(late);
  outlast();
  const { transfers, pending } = await outside();
  expect(pending).toBeUndefined();
  expect(transfers).toEqual([
    expect.objectContaining({ ...late, to: stranger, currency: 'USDT', raw: 10n * USDT, ref: undefined }),
  ]);
});

it('finds TRX that left the wallet, and nothing that failed', async () => {
  const trx = await signNow(gateway.db, chain, { ref: 'second', currency: 'TRX', to: stranger, raw: 5_000_000n });
  await chain.broadcast(trx);
  node.mine();
  const failing = await sign('failing');
  token.setMood('reverting');
  await chain.broadcast(failing);
  node.mine();
  token.setMood('usual');
  outlast();
  const found = (await outside()).transfers.map(({ txid }) => txid);
  expect(found).toContain(trx.txid);
  expect(found).not.toContain(failing.txid);
});

it('pays nobody twice once it is taken as sent', async () => {
  const [first] = (await outside()).transfers;
  const had = token.balanceOf(stranger);
  const { txid, payload } = first ?? expect.fail();
  await restored.db.tx((tx) => copied.adopt!(tx, [{ ref: 'first', txid, payload }], undefined));
  const again = await signNow(restored.db, copied, {
    ref: 'first',
    currency: 'USDT',
    to: stranger,
    raw: 10n * USDT,
  });
  expect(again).toEqual({ txid, payload });
  await copied.broadcast(again);
  node.mine(finality);
  expect(await copied.confirmations(txid)).toBeGreaterThan(finality);
  expect(token.balanceOf(stranger)).toBe(had);
  expect((await outside()).transfers.map((each) => each.txid)).not.toContain(txid);
});

it('what failed there is paid here', async () => {
  const had = token.balanceOf(stranger);
  const transfer = { ref: 'failing', currency: 'USDT', to: stranger, raw: 10n * USDT };
  await copied.broadcast(await signNow(restored.db, copied, transfer));
  node.mine();
  expect(token.balanceOf(stranger)).toBe(had + 10n * USDT);
});
