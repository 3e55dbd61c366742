import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policy } from '../../src/config/index.ts';
import type { NewPassword } from '../../src/secrets/NewPassword.ts';
import { createPasswordHasher } from '../../src/secrets/PasswordHasher.ts';
import { createTestGateway, type TestGateway, testPolicy } from '../harness/testGateway.ts';

/** The hasher takes checked passwords only. */
const chosen = (password: string) => password as NewPassword;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({
    policy: {
      ...testPolicy,
      argon2: policy.argon2,
      login: { ...testPolicy.login, captchaAfter: 1000, wrongTries: 1000, strangerTries: 1000 },
    },
  });
});
afterAll(async () => await gateway.close());

it('costs at least what OWASP recommends [S21]', async () => {
  const { hasher } = gateway.services;
  for (const stored of [await hasher.hashPassword(chosen('correct horse 7')), await hasher.hashPaymentPassword('280619')]) {
    const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
    expect([Number(memory), Number(time), Number(lanes)]).toEqual([
      expect.toSatisfy((m: number) => m >= 19_456),
      expect.toSatisfy((t: number) => t >= 2),
      1,
    ]);
  }
});

it('accepts a password in every Unicode form that a keyboard makes', async () => {
  const { hasher } = gateway.services;
  expect(await hasher.verifyPassword(await hasher.hashPassword(chosen('cafe\u0301 noir')), 'caf\u00e9 noir')).toBe(true);
});

it('leaves the event loop free: health answers while a hundred logins wait', async () => {
  const devices = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const device = gateway.device();
      await device.exchange();
      return device;
    }),
  );
  const logins = Array.from({ length: 100 }, (_, index) =>
    devices[index % 10]!.call('/exchangeUser/login', {
      loginName: `137${String(10_000_000 + index)}`,
      loginType: 1,
      password: 'wrong',
    }),
  );
  const waits: number[] = [];
  const done = Promise.all(logins).then(() => true);
  while (!(await Promise.race([done, new Promise<false>((resolve) => setTimeout(() => resolve(false), 20))]))) {
    const start = performance.now();
    expect((await gateway.app.inject('/health')).statusCode).toBe(200);
    waits.push(performance.now() - start);
  }
  expect(waits.length).toBeGreaterThan(5);
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(500);
});

it('refuses more than may wait, instead of making everybody wait [S23]', async () => {
  const hasher = await createPasswordHasher({
    policy: { ...testPolicy, argon2: policy.argon2, hashing: { running: 1, waiting: 3 } },
    secrets: { pepper: randomBytes(32), masterKey: randomBytes(32), chainSeed: randomBytes(32) },
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.hashPassword(chosen('x'))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'HasherBusy' });
  expect(await hasher.hashPassword(chosen('afterwards'))).toContain('argon2id');
});
