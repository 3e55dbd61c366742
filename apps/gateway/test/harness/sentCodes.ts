import { randomUUID } from 'node:crypto';
import { sql } from '../../src/db/index.ts';
import { proofsOf } from './proofsOf.ts';
import type { TestDevice } from './TestDevice.ts';
import { captchaTicket, type TestGateway, type TestMember } from './testGateway.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Somebody who can make a call of the contract. */
export interface Caller {
  readonly gateway: TestGateway;
  readonly member: TestMember;
  readonly device: TestDevice;
}

/** A member's own new address, with the code that it got for binding. */
export async function bindCode(
  { gateway, member, device }: Caller,
  kind: 'phone' | 'email',
  has: 'one' | 'none',
): Promise<Fields> {
  const number = `135${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const mailbox = `${randomUUID()}@example.com`;
  const typed = kind === 'phone' ? number : mailbox;
  if (has === 'none' && kind === 'email')
    await gateway.db.query(sql`update member set email = null where id = ${member.id}`);
  if (has === 'none' && kind === 'phone')
    await gateway.db.query(sql`update member set phone = null, country_code = '' where id = ${member.id}`);
  const { codes } = await proofsOf(gateway, device, member);
  const captcha = { captchaTicket: await captchaTicket(device, 'sendCode', typed) };
  if (kind === 'phone')
    await device.call('/exchangeUser/sendMsg', { scene: 'bind', countryCode: '86', phone: number, ...captcha });
  else await device.call('/exchangeUser/sendEmailRegCode', { scene: 'bind', email: mailbox, ...captcha });
  const verifyCode = await gateway.code(kind === 'phone' ? `+86${number}` : mailbox);
  return { [kind]: typed, verifyCode, codes };
}

/** A member's own code to the phone. */
export async function ownCode({ gateway, device, member }: Caller): Promise<Fields> {
  await device.call('/exchangeUser/sendMsg', { scene: 'security' });
  return { type: 1, code: await gateway.code(`+86${member.phone}`) };
}

/** The code that a stranger had sent to a member. */
export async function forgetCode({ gateway, device, member }: Caller, kind: 'phone' | 'email'): Promise<Fields> {
  const { email } = await gateway.db.one<{ email: string }>(sql`select email from member where id = ${member.id}`);
  const typed = kind === 'phone' ? member.phone : email;
  const captcha = { scene: 'forget', captchaTicket: await captchaTicket(device, 'sendCode', typed) };
  if (kind === 'phone') await device.call('/exchangeUser/sendMsg', { ...captcha, countryCode: '86', phone: typed });
  else await device.call('/exchangeUser/sendEmailPub', { ...captcha, email });
  return { [kind]: typed, code: await gateway.code(kind === 'phone' ? `+86${typed}` : email) };
}

/** Somebody who cannot sign in proves a phone to support. @returns the fields of `guestEnter` */
export async function supportCode({ gateway, device, member }: Omit<Caller, 'member'> & { member: { phone: string } }) {
  const { phone } = member;
  const sent = await device.call('/exchangeUser/sendMsg', {
    scene: 'support',
    countryCode: '86',
    phone,
    captchaTicket: await captchaTicket(device, 'sendCode', phone),
  });
  if (sent.code !== '0000') throw new Error(`sendMsg answered ${sent.code}`);
  return { loginName: phone, countryCode: '86', verifyCode: await gateway.code(`+86${phone}`) };
}

/** Has a code sent to a target that nobody has registered yet. */
export async function registerCode({ gateway, device }: Caller, kind: 'phone' | 'email'): Promise<Fields> {
  const number = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const mailbox = `${randomUUID()}@example.com`;
  const typed = kind === 'phone' ? number : mailbox;
  const ticket = await captchaTicket(device, 'sendCode', typed);
  const target = kind === 'phone' ? { countryCode: '86', phone: number } : { email: mailbox };
  const call = kind === 'phone' ? '/exchangeUser/sendMsg' : '/exchangeUser/sendEmailRegCode';
  const { code } = await device.call(call, { scene: 'register', ...target, captchaTicket: ticket });
  if (code !== '0000') throw new Error(`${call} answered ${code}`);
  return { ...target, code: await gateway.code(kind === 'phone' ? `+86${number}` : mailbox), typed };
}
