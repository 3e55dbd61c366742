import { expect } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { recoveryProcess } from '../../src/access/recovery/process.ts';
import type { TestDevice } from './TestDevice.ts';
import { captchaTicket, type TestMember } from './testGateway.ts';
import type { Stage } from './useTestGateway.ts';

/** A password that nobody has yet. */
export const NEW_PASSWORD = 'battery staple 8';
const EMAIL = 'robin@example.com';

export const idNoOf = ({ phone }: TestMember) => `P${phone.slice(-8)}`;
/** The token of the link in a notice, with which an owner stops what it tells about. */
export const linkIn = (text: string) => /\/stop#(\S+)/.exec(text)?.[1] ?? '';

/** What people do who cannot get in any more, and those who pretend. @param stage of the present test */
export function recoverySteps(stage: () => Pick<Stage, 'gateway' | 'member'>) {
  const target = () => `+86${stage().member.phone}`;
  const mailbox = () => `${EMAIL}${stage().member.id}`;

  /** Has a code sent by somebody who is not signed in. */
  async function codeFor(on: TestDevice, scene: string, phone = stage().member.phone): Promise<string> {
    const { gateway } = stage();
    await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
    const ticket = await captchaTicket(on, 'sendCode', phone);
    const { code } = await on.call('/exchangeUser/sendMsg', { scene, countryCode: '86', phone, captchaTicket: ticket });
    expect(code).toBe('0000');
    return await gateway.code(`+86${phone}`);
  }

  async function forget(on: TestDevice, fields: object) {
    const request = { loginName: stage().member.phone, countryCode: '86', newPassword: NEW_PASSWORD, ...fields };
    return await on.call('/exchangeUser/forgetLoginPassword', request);
  }

  async function ask(on: TestDevice, kind: string, fields: object) {
    return await on.call('/exchangeUser/recovery/request', {
      kind,
      loginName: stage().member.phone,
      countryCode: '86',
      ...fields,
    });
  }

  return {
    target,
    mailbox,
    codeFor,
    forget,
    ask,
    /** Asks for a new password without a second factor. */
    passwordRequest: async (on: TestDevice, fields: object = {}) =>
      await ask(on, 'password', {
        verifyCode: await codeFor(on, 'forget'),
        newPassword: NEW_PASSWORD,
        codes: [{ type: 10, code: idNoOf(stage().member) }],
        ...fields,
      }),
    /** Lets time pass, and what is due then happen. */
    wait: async (milliseconds: number) => {
      const { gateway } = stage();
      await gateway.shiftClock(milliseconds);
      await fireDeadlines(gateway.db, gateway.services.config.policy, [recoveryProcess]);
    },
    login: async (on: TestDevice, password: string) =>
      (
        await on.call('/exchangeUser/login', {
          loginName: stage().member.phone,
          countryCode: '86',
          loginType: 1,
          password,
        })
      ).code,
    bindMailbox: async () => {
      const { gateway, member } = stage();
      await gateway.db.query(sql`update member set email = ${EMAIL} || id where id = ${member.id}`);
    },
  };
}
