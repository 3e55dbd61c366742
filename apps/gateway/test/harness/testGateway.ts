import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/server/buildApp.ts';
import { createLog } from '../../src/server/createLog.ts';
import { createMetrics, type Metrics } from '../../src/server/metrics/Metrics.ts';
import { closeServices, createServices } from '../../src/server/createServices.ts';
import type { Services } from '../../src/call/Services.ts';
import { type Config, type Policy, policy } from '../../src/config/index.ts';
import { sandboxPush } from '../../src/config/readPush.ts';
import { type Db, markSandbox, sql } from '../../src/db/index.ts';
import { storeIdentity } from '../../src/people/identity/identities.ts';
import { createMember } from '../../src/people/members/createMember.ts';
import { giveBacked } from '../../src/sandbox/house.ts';
import type { KycLevel } from '../../src/people/members/members.ts';
import { queueMessages } from '../../src/people/messages/notices.ts';
import { sendMessages } from '../../src/people/messages/sendMessages.ts';
import { readNewPassword } from '../../src/people/members/readNewPassword.ts';
import { toMinorUnits } from '@ezwallet/validators';
import { shiftClock } from './shiftClock.ts';
import { createTestDatabase } from './testDatabase.ts';
import { type Post, TestDevice } from './TestDevice.ts';
import { TestDeviceV2 } from './TestDeviceV2.ts';
import { watchUnlistedCodes } from './watchUnlistedCodes.ts';
import { readSigningKeys } from '../../src/server/envelope/signingKeys.ts';

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly url: string;
  readonly services: Services;
  /** What the calls of tests have counted. */
  readonly metrics: Metrics;
  /** Everything logged so far. */
  logged(): string;
  /** A device with envelope version 1; with `TEST_ENVELOPE=2` in the environment, version 2. */
  device(): TestDevice;
  /** A device with envelope version 2. @param id default: a new device */
  deviceV2(id?: string): TestDeviceV2;
  /** Moves the database's clock against the real one. */
  shiftClock(milliseconds: number): Promise<void>;
  /** The newest message to a target, once it is there. */
  message(target: string): Promise<string>;
  /** The newest code that was sent to a target; empty for none. */
  code(target: string): Promise<string>;
  member(options?: MemberOptions): Promise<TestMember>;
  close(): Promise<void>;
}

export interface MemberOptions {
  readonly kycLevel?: KycLevel;
  readonly userType?: 0 | 7;
  readonly balances?: Readonly<Record<string, string>>;
  readonly paymentPassword?: string | null;
  readonly email?: string;
  readonly realName?: string;
}

export interface TestMember {
  readonly id: bigint;
  readonly userNo: string;
  readonly phone: string;
  readonly password: string;
  readonly paymentPassword: string;
  /** As on the document of a member of level 1 and above. */
  readonly realName: string;
}

export const PASSWORD = 'correct horse 7';
export const PAYMENT_PASSWORD = '280619';

/** Numbers under which a test may call as fast as it can. */
const unlimited: Policy['rates'] = Object.fromEntries(
  Object.entries(policy.rates).map(([name, rule]) => [name, { ...rule, points: 1_000_000, network: 1_000_000 }]),
) as Policy['rates'];

/** What costs nothing in tests, where everybody calls from one address. Only the target of a code is counted as usual. */
const free: Policy['costs'] = Object.fromEntries(
  Object.entries(policy.costs).map(([kind, scopes]) => [
    kind,
    Object.fromEntries(
      Object.entries(scopes).map(([scope, often]) => [
        scope,
        scope === 'target' ? often : { hour: 1_000_000, day: 1_000_000 },
      ]),
    ),
  ]),
) as unknown as Policy['costs'];

export const testPolicy: Policy = {
  ...policy,
  rates: unlimited,
  costs: free,
  // One member trades in many tests.
  trade: { ...policy.trade, openSales: 100, openPurchases: 100 },
  flood: { requests: { points: 1_000_000, window: 60_000 }, keyExchanges: { points: 1_000_000, window: 60_000 } },
  // The least that argon2 takes: what it costs an attacker is tested where hashes are.
  argon2: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
  captcha: {
    ...policy.captcha,
    bits: [6, 7, 8, 9],
    assistBits: [8, 8, 9, 9],
    poolSize: 0,
    harder: { from: 1_000_000, most: 0 },
  },
};

/**
 * A gateway on a database of its own; calls go in without a socket.
 * @param around what the gateway gets instead of its connection to the database
 */
export async function createTestGateway(
  overrides: Partial<Config> = {},
  around: (db: Db) => Db = (db) => db,
): Promise<TestGateway> {
  const database = await createTestDatabase();
  const { db, url } = database;
  const config = testConfig(overrides);
  if (config.sandbox) await markSandbox(db);
  const lines: string[] = [];
  const { note, assertListed } = watchUnlistedCodes();
  const write = (line: string): void => {
    lines.push(line);
    note(line);
  };
  const log = createLog({ logLevel: 'info' }, { write });
  const services = await createServices(config, { db: around(db), isUp: () => true }, log);
  const metrics = createMetrics(config.version);
  const app = await buildApp(services, undefined, metrics);
  await app.ready();
  const post = injecting(app, assertListed);
  let phones = randomInt(10_000_000);
  const pins = async () =>
    new Map((await readSigningKeys(db, config.secrets.masterKey)).map(({ kid, key }) => [kid, key] as const));
  const deviceV2 = (id?: string) => new TestDeviceV2(post, pins, id);

  return {
    app,
    db,
    url,
    services,
    metrics,
    logged: () => lines.join(''),
    device: () => (process.env['TEST_ENVELOPE'] === '2' ? deviceV2() : new TestDevice(post)),
    deviceV2,
    async shiftClock(milliseconds) {
      await shiftClock(db, milliseconds);
      await services.clock.sync();
    },
    message,
    async code(target) {
      await services.messenger.settle();
      // A notice, such as that of a new device, may come after the code.
      const row = await db.maybe<{ code: string }>(sql`
        select substring(body from '】([0-9]{6})') as code from outbox_message
        where target = ${target} and body ~ '】[0-9]{6}' order by id desc limit 1`);
      return row?.code ?? '';
    },
    async member({
      kycLevel = 2,
      userType = 0,
      balances = {},
      paymentPassword = PAYMENT_PASSWORD,
      email,
      realName = '张晓明',
    } = {}) {
      phones += 1;
      const phone = `139${String(phones).padStart(8, '0')}`;
      const passwordHash = await services.hasher.hashPassword(readNewPassword(PASSWORD, 'password'));
      const name = { kind: 'phone', areaCode: '86', number: phone } as const;
      const id = await createMember(db, { name, passwordHash, nickName: 'Robin', kycLevel, userType });
      if (id === undefined) throw new Error('The phone was taken.');
      const payHash = paymentPassword === null ? null : await services.hasher.hashPaymentPassword(paymentPassword);
      await db.query(
        sql`update member set pay_password_hash = ${payHash}, email = ${email ?? null}, first_login_done = true where id = ${id}`,
      );
      const passport = {
        countryCode: '86',
        idType: 2,
        idNo: `P${phone.slice(-8)}`,
        birthDate: '1990-03-07',
        realName,
      } as const;
      if (kycLevel > 0) await storeIdentity(db, config, id, passport);
      const assets = await services.ledger.assets();
      for (const [asset, amount] of Object.entries(balances)) {
        const scale = assets.find((known) => known.id === asset)?.scale ?? 0;
        const command = { actor: 0n, key: `test:${id}:${asset}`, to: id, asset, amount: toMinorUnits(amount, scale) };
        await db.tx((tx) => giveBacked(tx, services.simulators, command));
      }
      const { user_no: userNo } = await db.one<{ user_no: string }>(sql`select user_no from member where id = ${id}`);
      return { id, userNo, phone, password: PASSWORD, paymentPassword: paymentPassword ?? '', realName };
    },
    async close() {
      await app.close();
      await closeServices(services);
      await database.close();
      assertListed();
    },
  };

  async function message(target: string): Promise<string> {
    await sendNotices(services);
    const row = await db.maybe<{ body: string }>(
      sql`select body from outbox_message where target = ${target} order by id desc limit 1`,
    );
    return row?.body ?? '';
  }
}

/** Sends what members are to hear, like a job of the gateway, and waits for the codes on their way. */
export async function sendNotices(services: Services): Promise<void> {
  await queueMessages(services.db);
  await sendMessages(services);
  await services.messenger.settle();
}

export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    version: '0.1.0',
    host: '127.0.0.1',
    port: 0,
    metrics: undefined,
    traces: undefined,
    databaseUrl: undefined,
    dataDir: '/nonexistent',
    sandbox: true,
    scriptedPeople: false,
    serviceWorker: true,
    logLevel: 'silent',
    walletDir: undefined,
    trustProxy: 1,
    publicOrigin: undefined,
    hostNames: [],
    passkeyRpId: undefined,
    allowedOrigins: [],
    mail: { smtpUrl: undefined, from: 'EZ Wallet <no-reply@localhost>', smsUrl: undefined, smsToken: undefined },
    smsReplies: { number: '1069012345', key: undefined },
    stage: 'dev',
    tagCollector: undefined,
    customerService: { url: undefined, version: '3.0.0', domains: [] },
    push: sandboxPush(randomBytes(32)),
    ratesUrls: [],
    evm: [],
    tron: undefined,
    bitcoin: undefined,
    coldAddresses: new Map(),
    signerSocket: undefined,
    secrets: {
      pepper: randomBytes(32),
      masterKey: randomBytes(32),
      documentKeys: [randomBytes(32)],
      chainSeed: randomBytes(32),
    },
    policyFile: undefined,
    policy: { ...testPolicy, login: { ...testPolicy.login, proveNewDevice: false } },
    ...overrides,
  };
}

/** A log that keeps nothing. */
export const silentLog = pino({ level: 'silent' });

/** @param assertListed throws if an answer had a code that its call does not list */
function injecting(app: FastifyInstance, assertListed: () => void): Post {
  return async (url, headers, payload) => {
    const answer = await app.inject({ method: 'POST', url, headers: { ...headers }, payload });
    assertListed();
    return {
      status: answer.statusCode,
      contentType: String(answer.headers['content-type'] ?? ''),
      bytes: answer.rawPayload,
    };
  };
}

/** Signs a member in on a device. */
export async function signIn(device: TestDevice, member: Pick<TestMember, 'phone' | 'password'>): Promise<TestDevice> {
  const answer = await device.call('/exchangeUser/login', {
    loginName: member.phone,
    countryCode: '86',
    loginType: 1,
    password: member.password,
  });
  if (answer.code !== '0000') throw new Error(`Login answered ${answer.code} ${JSON.stringify(answer.body)}`);
  device.token = answer.body.token;
  return device;
}

/** Gets a captcha ticket by proof of work alone. */
export async function captchaTicket(device: TestDevice, scene: string, account: string): Promise<string> {
  const { body } = await device.call('/common/generateSlider', { scene, account, mode: 'assist' });
  const answer = await device.call('/common/validateSlider', {
    captchaId: body.captchaId,
    x: 0,
    input: 'assist',
    track: [],
    nonce: solve(body.pow),
  });
  return answer.body.ticket;
}

/** Searches the nonce of a proof of work. */
export function solve({ salt, bits }: { salt: string; bits: number }): string {
  for (let nonce = 0; ; nonce++) {
    const digest = createHash('sha256').update(`${salt}:${nonce}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(nonce);
  }
}
