import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type Post, TestDevice } from '../harness/TestDevice.ts';

/** What the bench asks its client to do, one message each. */
export type ClientTask =
  | { readonly kind: 'sign in'; readonly address: string; readonly lanes: readonly Lane[] }
  | {
      readonly kind: 'run';
      readonly subject: SubjectName;
      readonly seconds: number;
      readonly tickets: readonly (readonly string[])[];
    };

/** A member of the load, with a session that was made for it. */
export interface Lane {
  readonly token: string;
  readonly deviceId: string;
  /** User number of whom this member sends to. */
  readonly payee: string;
}

export type SubjectName = 'health' | 'getUserInfo' | 'bills' | 'transferTo';

/** What the client measured. */
export interface ClientReport {
  readonly calls: number;
  readonly seconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let devices: { device: TestDevice; lane: Lane }[] = [];
let address = '';

function send(method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string>>, body: string) {
  return new Promise<{ status: number; contentType: string; bytes: Buffer }>((resolve, reject) => {
    const outgoing = request(
      address + path,
      { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            contentType: String(answer.headers['content-type']),
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const post: Post = (path, headers, body) => send('POST', path, headers, body.toString());

type Call = (index: number, round: number, tickets: readonly string[]) => Promise<boolean>;

const endpoint =
  (path: string, fields: (lane: Lane, ticket: string | undefined) => object): Call =>
  async (index, round, tickets) => {
    const { device, lane } = devices[index] as (typeof devices)[number];
    const ticket = tickets[round];
    if (path === TRANSFER && ticket === undefined) return false;
    const { code } = await device.call(path, { ...fields(lane, ticket) });
    if (code !== '0000') throw new Error(`${path} answered ${code}`);
    return true;
  };

const TRANSFER = '/lucky_transfer/transferTo';
const SUBJECTS: Readonly<Record<SubjectName, Call>> = {
  health: async () => {
    const { status } = await send('GET', '/health', {}, '');
    if (status !== 200) throw new Error(`/health answered ${status}`);
    return true;
  },
  getUserInfo: endpoint('/exchangeUser/getUserInfo', () => ({})),
  bills: endpoint('/order/pageQuery/v2', () => ({ pageNo: 1, pageSize: 20, orderType: 'ALL', windowDays: 30 })),
  transferTo: endpoint(TRANSFER, ({ payee }, payPassTicket) => ({
    toType: 1,
    to: payee,
    currency: 'USDT',
    amount: '0.01',
    payPassTicket,
    reqNo: randomUUID(),
  })),
};

async function run({ subject, seconds, tickets }: Extract<ClientTask, { kind: 'run' }>): Promise<ClientReport> {
  const call = SUBJECTS[subject];
  const start = performance.now();
  const end = start + seconds * 1000;
  let calls = 0;
  // The first half sends, the second reads.
  const half = devices.length / 2;
  await Promise.all(
    Array.from({ length: half }, async (_, place) => {
      const index = subject === 'transferTo' ? place : half + place;
      for (let round = 0; performance.now() < end; round += 1) {
        if (!(await call(index, round, tickets[index] ?? []))) return;
        calls += 1;
      }
    }),
  );
  return { calls, seconds: (performance.now() - start) / 1000 };
}

process.on('message', (task: ClientTask) => {
  void (async () => {
    if (task.kind === 'run') return await run(task);
    address = task.address;
    devices = await Promise.all(
      task.lanes.map(async (lane) => {
        const device = new TestDevice(post, lane.deviceId);
        device.token = lane.token;
        await device.exchange();
        return { device, lane };
      }),
    );
    return { calls: 0, seconds: 0 };
  })().then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
