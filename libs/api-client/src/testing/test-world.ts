import { onTestFinished } from 'vitest';
import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import { routesOf } from '../contract/routesOf.ts';
import { type Dialect, dialect } from '../dialect.ts';
import { createFakeServer, createNodeEnvelope, type FakeServer } from './index.ts';
import type { CallDecision, CallInfo } from '../client/CallDecision.ts';
import type { Client } from '../client/Client.ts';
import type { ClientOptions, Identity } from '../client/ClientOptions.ts';
import { createClient } from '../client/createClient.ts';

const base = { auth: 'public', rate: 'read', owns: [], codes: {} } as const;
const nothing = v.strictObject({});

/** A contract with one endpoint for each kind of behaviour. */
export const testContract = {
  user: {
    login: endpoint({
      ...base,
      path: '/exchangeUser/login',
      userAgent: true,
      request: v.strictObject({ loginName: v.string(), password: v.string() }),
      response: v.object({ token: v.string() }),
      example: { request: { loginName: 'a@b.cd', password: 'secret' }, response: { token: 'tok' } },
    }),
    getUserInfo: endpoint({
      ...base,
      path: '/exchangeUser/getUserInfo',
      auth: 'user',
      read: true,
      background: true,
      request: v.strictObject({ part: v.optional(v.string()) }),
      response: v.object({ id: v.string() }),
      example: { request: {}, response: { id: 'u1' } },
    }),
    upload: endpoint({
      ...base,
      path: '/exchangeUser/uploadFileKYC/{s0}/{fileType}',
      auth: 'user',
      upload: 'form',
      request: v.looseObject({ fileType: v.picklist(['IMG', 'VIDEO']), file: v.blob() }),
      response: v.string(),
      example: { request: { fileType: 'IMG', file: new Blob() }, response: 'file-1' },
    }),
    uploadSealed: endpoint({
      ...base,
      path: '/exchangeUser/uploadFile',
      auth: 'user',
      upload: 'sealed',
      request: v.strictObject({ fileBase64: v.string() }),
      response: v.string(),
      example: { request: { fileBase64: 'AAAA' }, response: 'file-2' },
    }),
  },
  order: {
    pageQuery: endpoint({
      ...base,
      path: '/order/pageQuery',
      read: true,
      request: nothing,
      response: v.array(v.string()),
      example: { request: {}, response: ['one'] },
    }),
    remove: endpoint({
      ...base,
      path: '/order/deleteLucky',
      request: nothing,
      response: v.boolean(),
      example: { request: {}, response: true },
    }),
  },
  transfer: {
    transferTo: endpoint({
      ...base,
      path: '/lucky_transfer/transferTo',
      auth: 'user',
      rate: 'money',
      money: true,
      handOver: ['1049', '1042'],
      request: v.strictObject({ amount: v.string(), reqNo: v.string() }),
      response: v.object({ billNo: v.string() }),
      example: { request: { amount: '1.00', reqNo: 'r1' }, response: { billNo: 'b1' } },
    }),
  },
  kyc: {
    sendSmsPub: endpoint({
      ...base,
      path: '/kyc/sendSmsPub',
      request: nothing,
      response: v.boolean(),
      example: { request: {}, response: true },
    }),
  },
};
export type TestContract = typeof testContract;

/** Short waits for tests; everything else as in production. */
export const quickDialect: Dialect = {
  ...dialect,
  retry: { ...dialect.retry, delay: 20 },
  timeouts: { call: 5_000, upload: 5_000, exchange: 5_000, static: 5_000 },
  fingerprintWait: { firstPoll: 10, nextPoll: 20, limit: 100 },
};

/** A client, its server, and what both have received. */
export interface TestWorld {
  readonly server: FakeServer<TestContract>;
  readonly client: Client<TestContract>;
  readonly decisions: (CallDecision & { call: string })[];
  readonly touched: number[];
  /** The client reads it; change it to sign in or out. */
  readonly user: { token: string; loginName: string; biometricsCode: string; expiresAt: number | undefined };
  readonly identity: { -readonly [Key in keyof Identity]: Identity[Key] };
}

/** Starts a fake server and a client for it; both stop with the test. */
export async function createTestWorld(options: Partial<Omit<ClientOptions, 'routes'>> = {}): Promise<TestWorld> {
  const server = await createFakeServer(testContract);
  onTestFinished(() => server.close());
  const decisions: TestWorld['decisions'] = [];
  const touched: number[] = [];
  const user: TestWorld['user'] = { token: '', loginName: '', biometricsCode: '', expiresAt: undefined };
  const identity: TestWorld['identity'] = {
    deviceId: '5f0f9c7e-9a53-4d53-8b56-0d9f4f3f2a10',
    deviceName: 'Android, Chrome, 140',
    terminalType: 'H5',
    domainName: 'wallet.example',
    fingerprint: 'ab'.repeat(32),
  };
  const client = createClient<TestContract>({
    baseUrl: server.url,
    routes: routesOf(testContract),
    envelope: createNodeEnvelope,
    dialect: quickDialect,
    identity: () => identity,
    session: {
      token: () => user.token,
      loginName: () => user.loginName,
      biometricsCode: () => user.biometricsCode,
      expiresAt: () => user.expiresAt,
      touch: (expiresAt) => touched.push(expiresAt),
      renew: (token, expiresAt) => Object.assign(user, { token, expiresAt }),
    },
    onDecision: (decision: CallDecision, call: CallInfo) => decisions.push({ ...decision, call: call.name }),
    ...options,
  });
  return { server, client, decisions, touched, user, identity };
}

/** The paths of the calls that a server got. */
export const pathsOf = (server: { paths: readonly string[] }) => server.paths.map((path) => path.replace('/api', ''));

/** Breaks the next requests to one path, with a status or, for 0, a lost connection. */
export function breakNext({ server }: TestWorld, path: string, times: number, status = 0, headers = {}): void {
  let left = times;
  server.intercept((request, response) => {
    if (!request.url?.endsWith(path) || left-- <= 0) return false;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, headers).end('bare');
    return true;
  });
}
