import { describe, expect, it } from 'vitest';
import { USDT } from '../harness/chainSuite/ChainWorld.ts';
import { signIn } from '../harness/testGateway.ts';
import { drive, withdraw } from '../withdrawal/withdrawalStage.ts';
import { type TronStage, useTron } from './tronStage.ts';

let { chain, node, token, stranger, gateway, sign, signatures, outlast, finality, connect } = {} as TronStage;
useTron((stage) => ({ chain, node, token, stranger, gateway, sign, signatures, outlast, finality, connect } = stage));

const before = () => token.balanceOf(stranger);

describe('what was signed for a reference', () => {
  it('is signed again once it has ended and the solidified chain does not know it, and is paid once', async () => {
    const held = before();
    const first = await sign('lost');
    // It was never sent.
    node.mine(200);
    expect(await sign('lost')).toEqual(first);
    expect(await chain.hasten?.()).toBe(0);
    outlast();
    await Promise.all([chain.hasten?.(), chain.hasten?.()]);
    const [, second, ...others] = await signatures('lost');
    expect(others).toEqual([]);
    expect(second).not.toBe(first.txid);
    node.mine();
    for (const txid of [first.txid, second ?? '']) {
      expect(await chain.confirmations(txid)).toBe(1);
      expect((await chain.standing?.(txid))?.txid).toBe(second);
    }
    // The first can no longer be carried out, and sending it sends nothing.
    await chain.broadcast(first);
    outlast();
    expect(await chain.hasten?.()).toBe(0);
    expect(before() - held).toBe(10n * USDT);
    expect(await signatures('lost')).toHaveLength(2);
  });

  it('is never signed again once it has ended and a block has it', async () => {
    const held = before();
    const signed = await sign('known');
    await chain.broadcast(signed);
    outlast();
    expect(await chain.hasten?.()).toBe(0);
    expect(await sign('known')).toEqual(signed);
    expect(await signatures('known')).toEqual([signed.txid]);
    expect(before() - held).toBe(10n * USDT);
  });

  it('is not signed again on the word of a node that lags: what it does not know may be there', async () => {
    const held = before();
    const signed = await sign('lagging');
    await chain.broadcast(signed);
    node.mine();
    outlast();
    const holder = node.ledger.find(signed.txid, node.ledger.newest.number)?.block.number ?? expect.fail();
    const behind = await connect({ behind: node.ledger.newest.number - holder + 1 });
    expect(await behind.hasten?.()).toBe(0);
    expect(await sign('lagging', undefined, behind)).toEqual(signed);
    expect(await signatures('lagging')).toHaveLength(1);
    expect(before() - held).toBe(10n * USDT);
  });

  it('is not signed again on the word of a node that contradicts itself', async () => {
    const signed = await sign('contradicted');
    await chain.broadcast(signed);
    node.mine();
    outlast();
    node.manners.lie = (path) => (path === 'walletsolidity/gettransactioninfobyid' ? {} : undefined);
    expect(await chain.hasten?.()).toBe(0);
    expect(await sign('contradicted')).toEqual(signed);
    node.manners.lie = undefined;
    expect(await signatures('contradicted')).toHaveLength(1);
  });

  it('is not signed again by a run that dies, and the next one goes on from what is kept', async () => {
    const held = before();
    await sign('cut off');
    outlast();
    const breaking = await connect({ breaksOn: 'sending' });
    await expect(breaking.hasten?.()).rejects.toThrow('cannot be reached');
    expect(await signatures('cut off')).toHaveLength(2);
    expect(await chain.hasten?.()).toBe(0);
    await chain.broadcast((await chain.find('cut off')) ?? expect.fail());
    node.mine();
    expect(before() - held).toBe(10n * USDT);
  });

  it('waits where the bound of the policy ends, also when it is lost', async () => {
    const first = await sign('dear');
    outlast();
    const poor = await connect({ mostFee: '0.000001' });
    expect(await poor.hasten?.()).toBe(0);
    expect(await signatures('dear')).toEqual([first.txid]);
    expect(await chain.hasten?.()).toBe(1);
    node.mine();
    expect(await chain.confirmations(first.txid)).toBe(1);
  });
});

describe('a withdrawal', () => {
  it('whose transaction was lost is paid by the next one, and shows that', async () => {
    const person = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
    const phone = await signIn(gateway.device(), person);
    const { body } = await withdraw(phone, { to: stranger, protocol: 'TRC20', amount: '20' });
    const held = before();
    const first = await drive(gateway, body.billNo);
    expect(first).toMatchObject({ state: 'sent' });
    // Every node forgets it.
    node.ledger.pool.splice(0);
    outlast();
    expect(await drive(gateway, body.billNo)).toMatchObject({ state: 'sent', txid: first.txid });
    expect(await chain.hasten?.()).toBe(1);
    node.mine(finality);
    const after = await drive(gateway, body.billNo);
    expect(after).toMatchObject({ state: 'done' });
    expect(after.txid).not.toBe(first.txid);
    expect(before() - held).toBe(20n * USDT);
    expect((await gateway.services.ledger.audit()).ok).toBe(true);
  });
});
