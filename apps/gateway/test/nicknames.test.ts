import { expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const change = async (nickName: string) => await device.call('/exchangeUser/changeNickName', { nickName });
const stored = async () =>
  (await gateway.db.one<{ name: string }>(sql`select nick_name as name from member where id = ${member.id}`)).name;

it.each(['Support', 'Ａｄｍｉｎ', '𝐎𝐟𝐟𝐢𝐜𝐢𝐚𝐥', 'Supp0rt7', 'EZ客服', '管理員'])(
  'nobody may be called %s [S34]',
  async (name) => {
    expect(await change(name)).toMatchObject({ code: 'ARGS_INVALID', body: { fields: ['nickName'] } });
    await gateway.db.query(sql`update member set nick_name = '' where id = ${member.id}`);
    expect((await device.call('/exchangeUser/setNickName', { nickName: name })).code).toBe('ARGS_INVALID');
    expect(await stored()).toBe('');
  },
);

it('a name is kept in plain letters, so that two of one look are one [S34]', async () => {
  expect((await change('Ｋａｉ')).code).toBe('0000');
  expect(await stored()).toBe('Kai');
});
