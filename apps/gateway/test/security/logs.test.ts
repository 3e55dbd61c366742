import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ANY_PURPOSE, purposeOf } from '../harness/payTicket.ts';
import { captchaTicket, createTestGateway, signIn } from '../harness/testGateway.ts';

it('contain no secret after any call [S40][S41]', async () => {
  const gateway = await createTestGateway();
  const member = await gateway.member({ balances: { USDT: '100' }, email: 'canary.person@example.com' });
  const friend = await gateway.member();
  const device = gateway.device();
  const canaries = {
    password: 'canary-login-4417',
    wrong: 'canary-wrong-8832',
    pin: '508213',
    newPin: '640917',
    remark: 'canary remark 77',
    nick: 'canarynick',
  };
  const secrets: string[] = [...Object.values(canaries), member.phone, member.password, 'canary.person'];

  const ticket = await captchaTicket(device, 'sendCode', member.phone);
  await device.call('/exchangeUser/sendMsg', { scene: 'login', phone: member.phone, captchaTicket: ticket });
  const code = await gateway.code(`+86${member.phone}`);
  await device.call('/exchangeUser/login', { loginName: member.phone, loginType: 1, password: canaries.wrong });
  await device.call('/exchangeUser/login', { loginName: member.phone, loginType: 2, verifyCode: code });
  await device.call('/exchangeUser/register', {
    loginName: 'canary.person@example.com',
    password: canaries.password,
    verifyCode: '123987',
    agree: true,
  });
  await signIn(device, member);
  await device.call('/exchangeUser/checkTransPass', { password: canaries.pin, ...ANY_PURPOSE });
  await device.call('/exchangeUser/updateTranPass_v2', {
    type: 'change',
    oldPassword: canaries.pin,
    newPassword: canaries.newPin,
  });
  await device.call('/exchangeUser/changeNickName', { nickName: canaries.nick });
  const { payPassTicket } = (
    await device.call('/exchangeUser/checkTransPass', {
      password: member.paymentPassword,
      ...purposeOf({ toType: 1, to: friend.userNo, currency: 'USDT', amount: '1' }),
    })
  ).body;
  await device.call('/lucky_transfer/transferTo', {
    toType: 1,
    to: friend.userNo,
    currency: 'USDT',
    amount: '1',
    remark: canaries.remark,
    payPassTicket,
    reqNo: randomUUID(),
  });
  // A fault inside a handler must not drag the row into the log either.
  await gateway.db.exec(`alter table pay_ticket add constraint broken check (scene <> 'release')`);
  expect(
    await device.call('/exchangeUser/checkTransPass', { password: member.paymentPassword, ...ANY_PURPOSE }),
  ).toEqual({
    code: 'SYSTEM_ERROR',
    head: expect.objectContaining({ message: 'SYSTEM_ERROR' }),
    body: { qid: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  await gateway.app.inject({
    method: 'POST',
    url: `/api/exchangeUser/uploadFileKYC/${device.token}/IMG`,
    headers: { ...device.headers() },
  });

  const log = gateway.logged();
  expect(log).toContain('"level":50');
  expect(log).toContain('/api/lucky_transfer/transferTo');
  await device.call('/exchangeRecharge/getRechargeAddress', { currency: 'USDT', protocol: 'TRC20' });
  const { pepper, masterKey, chainSeed } = gateway.services.config.secrets;
  for (const secret of [pepper, masterKey, chainSeed ?? expect.fail()])
    secrets.push(secret.toString('hex'), secret.toString('base64'));
  secrets.push(device.token, ticket, payPassTicket, code, device.keySession, device.fingerprint);
  for (const secret of secrets) expect(log.includes(secret), secret).toBe(false);
  for (const line of log.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  await gateway.close();
});

it('redact secrets by name, for code that logs them later [S40]', async () => {
  const { createLog } = await import('../../src/server/createLog.ts');
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  log.info({ s0: 'canary', input: { password: 'canary', deep: { payPassTicket: 'canary' } } }, 'line\r\nbreak');
  expect(lines.join('')).not.toContain('canary');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
});
