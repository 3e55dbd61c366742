import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const list = async (on = device) => (await on.call('/exchangeUser/device/list')).body;
const revoke = (deviceId: string, on = device) => on.call('/exchangeUser/device/revoke', { deviceId });
const poll = async (on: TestDevice) => (await on.call('/exchangeUser/getUserInfo')).code;
const log = async (page: object = { pageNo: 1, pageSize: 20 }) =>
  (await device.call('/exchangeUser/loginLog/list', { ...page })).body;
/** The entry of a device that has told nothing about itself. */
const untold = { deviceType: null, system: '', keepsPlace: false, place: null };

describe('the devices of an account [S48]', () => {
  it('are listed with the one in use first, which no header can name', async () => {
    const other = await signIn(gateway.device(), member);
    const { token } = await signIn(device, member);
    expect(await list()).toEqual([
      {
        deviceId: device.id,
        name: expect.any(String),
        ...untold,
        firstAt: expect.any(Number),
        lastAt: expect.any(Number),
        signedIn: true,
        current: true,
      },
      {
        deviceId: other.id,
        name: expect.any(String),
        ...untold,
        firstAt: expect.any(Number),
        lastAt: expect.any(Number),
        signedIn: false,
        current: false,
      },
    ]);
    const liar = gateway.device();
    Object.assign(liar, { id: other.id, token });
    expect(await poll(liar)).toBe('1005');
  });

  it('are forgotten with their sessions and the logins that wait on them', async () => {
    const lost = await signIn(gateway.device(), member);
    // Two sessions at once, as while a login and a renewal cross.
    await gateway.db.query(sql`update session set ended_at = null where member_id = ${member.id}`);
    await gateway.db.query(sql`
      insert into login_challenge (token_hash, member_id, device_id, verify_types, expires_at)
      values ('\\x01', ${member.id}, ${lost.id}::uuid, '{1}', app_now() + interval '5 minutes')`);
    expect(await poll(lost)).toBe('0000');
    expect((await revoke(lost.id)).body).toBe(true);
    expect(await poll(lost)).toBe('6666');
    expect(await poll(device)).toBe('0000');
    expect(await list()).toHaveLength(1);
    expect(await gateway.db.query(sql`select 1 from login_challenge where member_id = ${member.id}`)).toEqual([]);
    expect((await revoke(lost.id)).code).toBe('DEVICE_NOT_FOUND');
  });

  it('of others cannot be named, and the one in use stays', async () => {
    const other = await gateway.member();
    const theirs = await signIn(gateway.device(), other);
    expect((await revoke(theirs.id)).code).toBe('DEVICE_NOT_FOUND');
    expect(await poll(theirs)).toBe('0000');
    expect((await revoke(device.id)).code).toBe('CONDITION_NOT_FULLFILL');
    expect(await poll(device)).toBe('0000');
  });

  it('that two members share are forgotten for one of them alone', async () => {
    const other = await gateway.member();
    await signIn(device, other);
    const mine = await signIn(gateway.device(), member);
    expect((await revoke(device.id, mine)).body).toBe(true);
    expect(await list()).toHaveLength(1);
    expect(await poll(device)).toBe('0000');
  });

  it('are all forgotten but the one in use', async () => {
    for (let round = 0; round < 3; round++) await signIn(gateway.device(), member);
    await signIn(device, member);
    expect((await device.call('/exchangeUser/device/revokeOthers')).body).toEqual({ revoked: 3 });
    expect(await list()).toMatchObject([{ deviceId: device.id, current: true }]);
    expect((await device.call('/exchangeUser/device/revokeOthers')).body).toEqual({ revoked: 0 });
  });
});

describe('the login log', () => {
  it('tells each login of the account with its result and its network, the newest first', async () => {
    const thief = gateway.device();
    const wrong = { loginName: member.phone, countryCode: '86', loginType: 1, password: 'not the password' };
    await thief.call('/exchangeUser/login', wrong);
    const { total, list: entries } = await log();
    expect(total).toBe(2);
    expect(entries).toMatchObject([
      { method: 'password', result: 'wrong', current: false, network: '127.0.0.0/24' },
      { method: 'password', result: 'opened', current: true },
    ]);
  });

  it('has pages, and shows nobody else’s logins', async () => {
    await signIn(gateway.device(), await gateway.member());
    for (let round = 0; round < 4; round++) await signIn(device, member);
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => log({ pageNo, pageSize: 2 })));
    expect(pages.map(({ list: entries }) => entries.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    const ids = pages.flatMap(({ list: entries }) => entries.map(({ id }: { id: string }) => BigInt(id)));
    expect(ids).toEqual(ids.toSorted((a: bigint, b: bigint) => (a < b ? 1 : -1)));
  });
});
