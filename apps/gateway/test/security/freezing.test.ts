import { describe, expect, it } from 'vitest';
import { freezeAccount } from '../../src/access/recovery/freezing.ts';
import { sql } from '../../src/db/index.ts';
import { operate } from '../harness/operate.ts';
import { linkIn, recoverySteps } from '../harness/recoverySteps.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

const HOUR = 3_600_000;

let { gateway, member, device } = {} as Stage;
useTestGateway({}, (stage) => ({ gateway, member, device } = stage));

const { target, codeFor, forget, passwordRequest, login } = recoverySteps(() => ({ gateway, member }));

describe('shutting an account', () => {
  const shut = async () => {
    await signIn(device, member);
    return await device.call('/exchangeUser/disableAccount', {
      agree: true,
      codes: [{ type: 4, code: member.paymentPassword }],
    });
  };

  it('ends every session, lets nobody in, and staff open it again', async () => {
    expect((await shut()).code).toBe('0000');
    expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('6666');
    expect(await login(device, member.password)).toBe('USER_INVALID');
    expect((await forget(device, { verifyCode: await codeFor(device, 'forget') })).code).toBe('USER_INVALID');
    expect((await operate(gateway, 'accounts frozen')).text).toContain(member.userNo);
    await operate(gateway, 'accounts thaw', [member.userNo], { note: 'Video call against the KYC record' });
    expect(await login(device, member.password)).toBe('0000');
    await expect(operate(gateway, 'accounts thaw', [member.userNo], { note: 'again' })).rejects.toThrow('not frozen');
  });

  it('works with a code too', async () => {
    await signIn(device, member);
    await device.call('/exchangeUser/sendMsg', { scene: 'security' });
    const codes = [{ type: 1, code: await gateway.code(target()) }];
    expect((await device.call('/exchangeUser/disableAccount', { agree: true, codes })).code).toBe('0000');
  });

  it('works by the link in the notice about a new device, once, and only after a confirmation', async () => {
    await signIn(device, member);
    await signIn(gateway.device(), member);
    const token = linkIn(await gateway.message(target()));
    const visitor = gateway.device();
    const stop = async (fields: object = {}) => await visitor.call('/exchangeUser/recovery/stop', { token, ...fields });
    expect((await stop()).body).toEqual({ stops: 'account', done: false });
    expect(await login(device, member.password)).toBe('0000');
    const answers = await Promise.all(Array.from({ length: 5 }, () => stop({ confirm: true })));
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 5 }, () => ({ stops: 'account', done: true })),
    );
    expect(await login(device, member.password)).toBe('USER_INVALID');
    await operate(gateway, 'accounts thaw', [member.userNo], { note: 'seen' });
    // Used up: it shuts nothing again.
    expect((await stop({ confirm: true })).body.done).toBe(true);
    expect(await login(device, member.password)).toBe('0000');
  });

  it('by a link ends with the link', async () => {
    await signIn(device, member);
    await signIn(gateway.device(), member);
    const token = linkIn(await gateway.message(target()));
    await gateway.shiftClock(73 * HOUR);
    expect((await gateway.device().call('/exchangeUser/recovery/stop', { token, confirm: true })).code).toBe(
      'NO_THIS_TICKET',
    );
    expect((await gateway.device().call('/exchangeUser/recovery/stop', { token: 'made up', confirm: true })).code).toBe(
      'NO_THIS_TICKET',
    );
  });

  it('stops a request that waits', async () => {
    expect((await passwordRequest(device)).code).toBe('0000');
    const row = async () =>
      await gateway.db.one<{ state: string }>(sql`select state from recovery_request where member_id = ${member.id}`);
    await gateway.db.tx(async (tx) => await freezeAccount(tx, member.id, 'link'));
    expect((await row()).state).toBe('stopped');
  });
});
