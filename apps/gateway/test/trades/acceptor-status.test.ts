import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { operate } from '../harness/operate.ts';
import { useTestGateway, type Stage } from '../harness/useTestGateway.ts';
import { SELL_LOT, Trader } from './TradeStage.ts';

let { gateway } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway } = stage));

const ACT = { as: 'Ming', reason: 'applied in a conversation' };
const online = async ({ device }: Trader) =>
  (await device.call('/lucky_c2c/updateAcceptorConfig', { online: true })).code;

it('staff makes a member an acceptor, who works, and ends it while orders run on', async () => {
  const trader = await Trader.open(gateway, { kycLevel: 3, realName: '林小梅' });
  const { userNo } = trader.member;
  expect(await online(trader)).toBe('NO_RIGHTS');
  await operate(gateway, 'acceptors make', [userNo], ACT);
  await expect(operate(gateway, 'acceptors make', [userNo], ACT)).rejects.toThrow('already');
  // The session that is open sees the change.
  expect((await trader.device.call('/exchangeUser/getUserInfo')).body.userType).toBe(7);
  await trader.offerLots([SELL_LOT]);
  expect(await online(trader)).toBe('0000');
  expect((await operate(gateway, 'acceptors list')).text).toMatch(new RegExp(`${userNo}\\s+online\\s+1\\s+Ming`));

  const buyer = await Trader.open(gateway, { realName: '张晓明' });
  const sale = (await trader.sell()).body.billNo as string;
  const purchase = (await buyer.buy()).body.order.billNo as string;
  await operate(gateway, 'acceptors unmake', [userNo], { ...ACT, reason: 'asked to stop' });
  expect(await online(trader)).toBe('NO_RIGHTS');
  expect(await buyer.pay(purchase)).toMatchObject({ code: '0000' });
  expect((await trader.release(sale)).body.status).toBe(2);

  const left = await gateway.db.one<{ lots: bigint; online: boolean }>(sql`
    select (select count(*) from acceptor_lot where member_id = ${trader.member.id}) as lots, is_online as online
    from acceptor where member_id = ${trader.member.id}`);
  expect(left).toEqual({ lots: 0n, online: false });
  const events = await gateway.db.query(sql`
    select is_acceptor, by_staff, reason from acceptor_status_event where member_id = ${trader.member.id} order by id`);
  expect(events).toEqual([
    { is_acceptor: true, by_staff: 'Ming', reason: 'applied in a conversation' },
    { is_acceptor: false, by_staff: 'Ming', reason: 'asked to stop' },
  ]);
  await expect(gateway.db.query(sql`update acceptor_status_event set reason = 'x'`)).rejects.toMatchObject({
    code: 'P0A01',
  });
  const heard = await gateway.db.query<{ event: string }>(sql`
    select distinct event from notice where member_id = ${trader.member.id} and event like 'acceptor%' order by 1`);
  expect(heard.map(({ event }) => event)).toEqual(['acceptorEnded', 'acceptorMade']);
});

it('refuses a low level, a frozen account, and an act without a name or a reason', async () => {
  const low = await gateway.member({ kycLevel: 2 });
  await expect(operate(gateway, 'acceptors make', [low.userNo], ACT)).rejects.toThrow('Acceptors need level 3');
  const shut = await gateway.member({ kycLevel: 3 });
  await operate(gateway, 'flags set', [shut.userNo], { userFlag: '0' });
  await expect(operate(gateway, 'acceptors make', [shut.userNo], ACT)).rejects.toThrow('closed or frozen');
  await expect(operate(gateway, 'acceptors make', [low.userNo], { reason: 'x' })).rejects.toThrow('--as');
  await expect(operate(gateway, 'acceptors make', [low.userNo], { as: 'Ming' })).rejects.toThrow('--reason');
  await expect(operate(gateway, 'acceptors unmake', [low.userNo], ACT)).rejects.toThrow('no acceptor');
});

it('ends a merchant: no more requests, and what was asked for can still be paid', async () => {
  const { userNo } = await gateway.member({ userType: 7 });
  const { text } = await operate(gateway, 'merchants add', [], { user: userNo, name: 'Harbour Tea' });
  const [merchantNo = ''] = text.split(',');
  expect((await operate(gateway, 'merchants end', [merchantNo], ACT)).text).toContain('no more requests');
  await expect(operate(gateway, 'merchants end', [merchantNo], ACT)).rejects.toThrow('No merchant');
});
