import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { sql } from '../src/db/index.ts';
import { payTicket } from './harness/payTicket.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
let to = '';
useTestGateway({ signedIn: true, balances: { USDT: '100' } }, async (stage) => {
  ({ gateway, member, device } = stage);
  to = (await gateway.member()).userNo;
});

const ticket = async (amount = '10') => await payTicket(gateway, member, { toType: 1, to, currency: 'USDT', amount });
const send = async (fields: object) =>
  await device.call('/lucky_transfer/transferTo', { toType: 1, to, currency: 'USDT', amount: '10', ...fields });
const stored = async (reqNo: string) =>
  await gateway.db.query(sql`select op, code from idem where actor = ${member.id} and key = ${reqNo}`);

it('one row keeps the number of a request, and the money has none of its own', async () => {
  const reqNo = randomUUID();
  expect((await send({ reqNo, payPassTicket: await ticket() })).code).toBe('0000');
  expect(await stored(reqNo)).toEqual([{ op: 'request', code: '0000' }]);
  expect(await gateway.db.query(sql`select 1 from idem where op in ('transfer', 'hold')`)).toEqual([]);
});

it('gives the answer of a request again while money is stopped, and takes no new one', async () => {
  const first = { reqNo: randomUUID(), payPassTicket: await ticket() };
  const { code, body } = await send(first);
  expect(code).toBe('0000');
  await gateway.services.ledger.halt('test');
  onTestFinished(async () => await gateway.services.ledger.resume());
  expect(await send(first)).toMatchObject({ code: '0000', body: { billNo: body.billNo } });
  expect((await send({ reqNo: randomUUID(), payPassTicket: await ticket() })).code).toBe('TRY_AGAIN_LATER');
});

it('says 2222 while the first request with the number is still running', async () => {
  const reqNo = randomUUID();
  const payPassTicket = await ticket();
  const late = await gateway.db.tx(async (tx) => {
    await tx.query(sql`
      insert into idem (actor, key, op, hash, code, at) values (${member.id}, ${reqNo}, 'request', 'x', '0000', now())`);
    const both = await Promise.all([
      send({ reqNo, payPassTicket }),
      // What would be refused waits for the first as well: that may be the one that changed what it looks at.
      send({ reqNo, payPassTicket, to: 'NOBODY' }),
    ]);
    await tx.query(sql`delete from idem where actor = ${member.id} and key = ${reqNo}`);
    return both;
  });
  expect(late.map(({ code }) => code)).toEqual(['2222', '2222']);
  expect((await send({ reqNo, payPassTicket })).code).toBe('0000');
});

it('keeps nothing of a refusal that may pass, neither the number nor the ticket', async () => {
  const reqNo = randomUUID();
  const payPassTicket = await ticket();
  await gateway.db.query(sql`update member set transfer_flag = 0 where id = ${member.id}`);
  expect((await send({ reqNo, payPassTicket })).code).toBe('NO_RIGHTS');
  expect(await stored(reqNo)).toEqual([]);
  await gateway.db.query(sql`update member set transfer_flag = 1 where id = ${member.id}`);
  expect((await send({ reqNo, payPassTicket })).code).toBe('0000');
});

it('keeps a refusal for good under the number: limit and money as before, the ticket used up', async () => {
  const reqNo = randomUUID();
  const payPassTicket = await ticket('100.01');
  expect((await send({ reqNo, payPassTicket, amount: '100.01' })).code).toBe('BALANCE_NOT_ENOUGH');
  expect(await stored(reqNo)).toEqual([{ op: 'request', code: 'BALANCE_NOT_ENOUGH' }]);
  expect(await gateway.db.query(sql`select used from transfer_day where member_id = ${member.id}`)).toEqual([]);
  expect((await send({ reqNo: randomUUID(), payPassTicket, amount: '100.01' })).code).toBe('NO_THIS_TICKET');
});

it('one number is one request, in whatever case it is written', async () => {
  const reqNo = randomUUID();
  const first = await send({ reqNo, payPassTicket: await ticket() });
  expect((await send({ reqNo: reqNo.toUpperCase(), payPassTicket: 'none' })).body).toEqual(first.body);
});
