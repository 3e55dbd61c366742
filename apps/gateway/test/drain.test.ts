import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSecrets } from '../src/config/loadSecrets.ts';
import { type Db, sql } from '../src/db/index.ts';
import { readSigningKeys } from '../src/server/envelope/signingKeys.ts';
import { DEMO_ACCOUNTS } from '../src/sandbox/accounts.ts';
import { GatewayFleet } from './harness/GatewayFleet.ts';
import { stockTickets } from './harness/payTicket.ts';
import { spawnGateway } from './harness/spawnGateway.ts';
import { type Post, TestDevice } from './harness/TestDevice.ts';
import { TestDeviceV2 } from './harness/TestDeviceV2.ts';
import { signIn } from './harness/testGateway.ts';

const CLIENTS = 12;
const TICKETS = 200;
const ROUNDS = 3;

let fleet: GatewayFleet;
let db: Db;
beforeAll(async () => {
  // The first one stays, so that the database outlives those that stop.
  fleet = new GatewayFleet();
  await fleet.grow(1);
  db = await fleet.database();
});
afterAll(async () => await fleet.close());

/** The keys that this deployment signs with. */
async function pins(): Promise<ReadonlyMap<string, string>> {
  const keys = await readSigningKeys(db, loadSecrets(fleet.dataDir).masterKey);
  return new Map(keys.map(({ kid, key }) => [kid, key]));
}

/** What a client heard of one call. */
interface Heard {
  readonly reqNo: string;
  /** The code, `HTTP <status>` of an answer that is not sealed, or the error of the socket. */
  readonly answer: string;
}

/** Posts over connections that are kept, as browsers and balancers do, and shows every fault of the socket. */
function keepingPost(address: string): { readonly post: Post; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const post: Post = (path, headers, body) =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
      const sent = httpRequest(address + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => void chunks.push(chunk)).on('error', reject);
        response.on('end', () => {
          const contentType = String(response.headers['content-type'] ?? '');
          resolve({ status: response.statusCode ?? 0, contentType, bytes: Buffer.concat(chunks) });
        });
      });
      sent.on('error', reject).end(body);
    });
  return { post, close: () => agent.destroy() };
}

it('SIGTERM under load: every money call is carried out or told to try again, sealed, and nothing is cut off', async () => {
  const [robin, friend] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[number], (typeof DEMO_ACCOUNTS)[number]];
  const { id: memberId } = await db.one<{ id: bigint }>(sql`select id from member where user_no = ${robin.userNo}`);
  const payment = { toType: 1, to: friend.userNo, currency: 'USDT', amount: '0.01' };

  for (let round = 0; round < ROUNDS; round += 1) {
    const gateway = await spawnGateway(fleet.dataDir);
    const { post, close } = keepingPost(gateway.address);
    // Version 2 first: its answers fit one call, so a process that stops must take the number of a call before it answers.
    const device = await signIn(round === 0 ? new TestDeviceV2(post, pins) : new TestDevice(post), robin);
    const payments = Array.from({ length: TICKETS }, () => payment);
    const tickets = await stockTickets(db, { memberId, token: device.token }, payments);
    const heard: Heard[] = [];
    const send = async (payPassTicket: string): Promise<string> => {
      const reqNo = randomUUID();
      let answer: string;
      try {
        answer = (await device.call('/lucky_transfer/transferTo', { ...payment, payPassTicket, reqNo })).code;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        answer = code ?? message;
      }
      heard.push({ reqNo, answer });
      return answer;
    };
    const clients = Array.from({ length: CLIENTS }, async () => {
      for (let ticket = tickets.pop(); ticket !== undefined && (await send(ticket)) === '0000';) ticket = tickets.pop();
    });
    while (heard.length < 2 * CLIENTS) await sleep(5);
    const stopped = gateway.stop();
    await Promise.all(clients);
    close();
    expect(await stopped).toBe(0);

    const answers = new Map<string, number>();
    for (const { answer } of heard) answers.set(answer, (answers.get(answer) ?? 0) + 1);
    // A client that is too slow finds the port closed, and then knows that it sent nothing. Nobody is cut off.
    const { '0000': done = 0, TRY_AGAIN_LATER: told = 0, ECONNREFUSED: late = 0 } = Object.fromEntries(answers);
    expect(done + told + late, JSON.stringify([...answers])).toBe(heard.length);
    expect(told + late).toBe(CLIENTS);
    expect(told).toBeGreaterThan(0);
    // What was answered is what happened.
    const kept = await db.query<{ key: string }>(sql`
      select key from idem where actor = ${memberId} and code = '0000' and key = any(${heard.map(({ reqNo }) => reqNo)}::text[])`);
    expect(new Set(kept.map(({ key }) => key))).toEqual(
      new Set(heard.filter(({ answer }) => answer === '0000').map(({ reqNo }) => reqNo)),
    );
  }
});

it('SIGTERM closes connections that nobody uses, at once', async () => {
  const gateway = await spawnGateway(fleet.dataDir);
  const { post, close } = keepingPost(gateway.address);
  await new TestDevice(post).raw('/api/gw/p1', '');
  await sleep(5100);
  const begin = performance.now();
  expect(await gateway.stop()).toBe(0);
  expect(performance.now() - begin).toBeLessThan(20_000);
  close();
});
