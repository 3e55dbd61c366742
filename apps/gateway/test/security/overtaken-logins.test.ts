import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Db, sql } from '../../src/db/index.ts';
import { freezeAccount, thawAccount } from '../../src/access/recovery/freezing.ts';
import { storePassword } from '../../src/access/recovery/storePassword.ts';
import { readNewPassword } from '../../src/people/members/readNewPassword.ts';
import { NEW_PASSWORD } from '../harness/recoverySteps.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway, member, device } = stage));

const login = async (on: TestDevice) =>
  await on.call('/exchangeUser/login', {
    loginName: member.phone,
    countryCode: '86',
    loginType: 1,
    password: member.password,
  });

/** Makes a change while a login with the right password is underway: the login waits for the change just before it opens. */
async function overtake(on: TestDevice, change: (tx: Db) => Promise<void>): Promise<string> {
  await on.exchange();
  let answer: ReturnType<typeof login> | undefined;
  await gateway.db.tx(async (tx) => {
    await tx.query(sql`select 1 from member where id = ${member.id} for no key update`);
    answer = login(on);
    await untilSomebodyWaits();
    await change(tx);
  });
  return (await answer!).code;
}

async function untilSomebodyWaits(): Promise<void> {
  for (let round = 0; round < 500; round += 1) {
    const { waits } = await gateway.db.one<{ waits: boolean }>(sql`
      select exists (select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0) as waits`);
    if (waits) return;
    await sleep(10);
  }
  throw new Error('The login did not come as far as its session.');
}

const openSessions = async () =>
  Number(
    (
      await gateway.db.one<{ n: bigint }>(
        sql`select count(*) as n from session where member_id = ${member.id} and ended_at is null`,
      )
    ).n,
  );

const knownDevices = async () =>
  Number(
    (await gateway.db.one<{ n: bigint }>(sql`select count(*) as n from member_device where member_id = ${member.id}`))
      .n,
  );

describe('a login that a change overtakes', () => {
  it('opens nothing with the old password', async () => {
    const { hasher, config } = gateway.services;
    const hash = await hasher.hashPassword(readNewPassword(NEW_PASSWORD, 'password'));
    expect(
      await overtake(device, (tx) => storePassword(tx, config.policy, { memberId: member.id, hash, hold: true })),
    ).toBe('TRY_AGAIN_LATER');
    expect(await openSessions()).toBe(0);
    // Its device is as unknown as before.
    expect(await knownDevices()).toBe(0);
  });

  it('opens nothing in an account that was shut, so nobody is inside when staff open it again', async () => {
    await signIn(gateway.device(), member);
    expect(await overtake(device, async (tx) => void (await freezeAccount(tx, member.id, 'link')))).toBe(
      'TRY_AGAIN_LATER',
    );
    expect(await openSessions()).toBe(0);
    await gateway.db.tx((tx) => thawAccount(tx, member.id, 'looked at it'));
    expect(await openSessions()).toBe(0);
    expect((await login(device)).code).toBe('0000');
  });

  it('asks for no second factor on the strength of the old password', async () => {
    await gateway.db.query(sql`update member set login_factors = '{1}' where id = ${member.id}`);
    const { hasher, config } = gateway.services;
    const hash = await hasher.hashPassword(readNewPassword(NEW_PASSWORD, 'password'));
    expect(
      await overtake(device, (tx) => storePassword(tx, config.policy, { memberId: member.id, hash, hold: true })),
    ).toBe('TRY_AGAIN_LATER');
    expect(await gateway.db.maybe(sql`select 1 from login_challenge where member_id = ${member.id}`)).toBeUndefined();
  });
});
