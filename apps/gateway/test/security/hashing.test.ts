import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
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
  for (const stored of [
    await hasher.hashPassword(chosen('correct horse 7')),
    await hasher.hashPaymentPassword('280619'),
  ]) {
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
  expect(await hasher.verifyPassword(await hasher.hashPassword(chosen('cafe\u0301 noir')), 'caf\u00e9 noir')).toBe(
    true,
  );
});

it('leaves the event loop free: it turns while a single password is hashed and compared [S23]', async () => {
  const { hasher } = gateway.services;
  const turnsDuring = async (work: Promise<unknown>) => {
    let turns = 0;
    let isDone = false;
    const ended = work.finally(() => (isDone = true));
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await ended;
    return turns;
  };
  // Work on this thread would leave one turn, for the end of the promise.
  expect(await turnsDuring(hasher.hashPassword(chosen('correct horse 7')))).toBeGreaterThan(5);
  expect(await turnsDuring(hasher.verifyPassword(undefined, 'wrong'))).toBeGreaterThan(5);
});

it('answers everything else while a hundred logins wait [S23]', async () => {
  const device = gateway.device();
  await device.exchange();
  let waiting = 100;
  const logins = Array.from({ length: waiting }, (_, index) =>
    device
      .call('/exchangeUser/login', { loginName: `137${String(10_000_000 + index)}`, loginType: 1, password: 'wrong' })
      .finally(() => (waiting -= 1)),
  );
  expect((await gateway.app.inject('/health')).statusCode).toBe(200);
  expect((await gateway.device().call('/common/getCountryCode')).code).toBe('0000');
  expect(waiting).toBeGreaterThan(0);
  await Promise.all(logins);
});

it('does the same work for an account that does not exist [S20]', async () => {
  const compared: string[] = [];
  const counting = {
    hash: argon2.hash,
    verify: (async (stored, password, options) => {
      compared.push(String(stored));
      return await argon2.verify(stored, password, options);
    }) satisfies typeof argon2.verify,
  };
  const hasher = await createPasswordHasher(gateway.services.config, counting);
  const stored = await hasher.hashPassword(chosen('somebody else 1'));
  expect([await hasher.verifyPassword(stored, 'wrong'), await hasher.verifyPassword(undefined, 'wrong')]).toEqual([
    false,
    false,
  ]);
  const costs = compared.map((text) => text.split('$').slice(0, 4).join('$'));
  expect(costs).toHaveLength(2);
  expect(costs[1]).toBe(costs[0]);
});

it('refuses more than may wait, instead of making everybody wait [S23]', async () => {
  const hasher = await createPasswordHasher({
    policy: { ...testPolicy, argon2: policy.argon2, hashing: { running: 1, waiting: 3 } },
    secrets: {
      pepper: randomBytes(32),
      masterKey: randomBytes(32),
      documentKeys: [randomBytes(32)],
      chainSeed: randomBytes(32),
    },
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.hashPassword(chosen('x'))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'HasherBusy' });
  expect(await hasher.hashPassword(chosen('afterwards'))).toContain('argon2id');
});
