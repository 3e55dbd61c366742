import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type ApiError, type CallDecision, type Contract, createClient } from '@ezwallet/api-client';
import { routes } from '@ezwallet/api-client/routes';
import { createNodeEnvelope } from '@ezwallet/api-client/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { createTestGateway, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { ANY_PURPOSE } from './harness/payTicket.ts';

let gateway: TestGateway;
let member: TestMember;
let origin: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  member = await gateway.member({ balances: { USDT: '50' } });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => await gateway.close());

/** The wallet's own client, over a real socket. */
function clientOf() {
  const state = { token: '', expiresAt: 0, decisions: [] as CallDecision[] };
  const client = createClient<Contract>({
    baseUrl: origin,
    routes,
    envelope: createNodeEnvelope,
    identity: () => identity,
    session: {
      token: () => state.token,
      loginName: () => '',
      biometricsCode: () => '',
      touch: (expiresAt) => {
        state.expiresAt = expiresAt;
      },
      renew: (renewed, expiresAt) => {
        Object.assign(state, { token: renewed, expiresAt });
      },
    },
    onDecision: (decision) => void state.decisions.push(decision),
  });
  const identity = {
    deviceId: randomUUID(),
    deviceName: '测试 100%',
    terminalType: 'H5',
    domainName: 'localhost',
    fingerprint: randomBytes(32).toString('hex'),
  } as const;
  return { client, state };
}

it("the wallet's client signs in, pays and reads its bill", async () => {
  const { client, state } = clientOf();
  const friend = await gateway.member();
  const { token } = await client.user.login({
    loginName: member.phone,
    countryCode: '86',
    loginType: 1,
    password: member.password,
  });
  state.token = token;
  const info = await client.user.getUserInfo({});
  expect(info).toMatchObject({
    userName: member.userNo,
    balanceList: [{ currency: 'USDT', balance: '50', frozen: '0' }],
  });
  const request = { toType: 1, to: friend.userNo, currency: 'USDT', amount: '20' } as const;
  const purpose = { scene: 'transfer', confirmed: { ...request, fee: '0' } } as const;
  const { payPassTicket } = await client.user.checkTransPass({ password: member.paymentPassword, ...purpose });
  const sent = await client.transfer.transferTo({ ...request, payPassTicket, reqNo: randomUUID() });
  const { list } = await client.order.pageQueryV2({ pageNo: 1, pageSize: 10, orderType: 'SEND' });
  expect(list[0]).toMatchObject({ billNo: 'billNo' in sent ? sent.billNo : '', amount: '-20' });
  const { name } = await gateway.db.one<{ name: string }>(
    sql`select name from member_device where member_id = ${member.id}`,
  );
  expect(name).toBe('测试 100%');
});

it('goes on with the new token after a change of the payment password', async () => {
  const { client, state } = clientOf();
  const own = await gateway.member();
  state.token = (await client.user.login({ loginName: own.phone, loginType: 1, password: own.password })).token;
  const old = state.token;
  await client.user.updateTranPass({ type: 'change', oldPassword: own.paymentPassword, newPassword: '731946' });
  expect(state.token).not.toBe(old);
  expect((await client.user.getUserInfo({})).userName).toBe(own.userNo);
  state.token = old;
  await expect(client.user.getUserInfo({})).rejects.toMatchObject({ code: 'TOKEN_KICK_OUT' });
});

it('hands refusals over with their payload', async () => {
  const { client, state } = clientOf();
  state.token = (await client.user.login({ loginName: member.phone, loginType: 1, password: member.password })).token;
  const refused = await client.user
    .checkTransPass({ password: '111222', ...ANY_PURPOSE })
    .catch((error: unknown) => error as ApiError);
  expect(refused).toMatchObject({ kind: 'refused', code: '1049' });
  expect(state.decisions).toEqual([expect.objectContaining({ kind: 'handOver', code: '1049' })]);
});

it('agrees on new keys by itself when the server has forgotten the old ones', async () => {
  const { client, state } = clientOf();
  await client.common.getCountryCode({});
  const sessions = await gateway.db.query(sql`delete from key_session returning 1 as gone`);
  expect(sessions.length).toBeGreaterThan(0);
  // The process still remembers the key; a restarted one would not.
  const { buildApp } = await import('../src/server/buildApp.ts');
  await gateway.app.close();
  const restarted = await buildApp(gateway.services);
  await restarted.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  const areas = await client.common.getCountryCode({}).catch((error: unknown) => error as ApiError);
  const outcome = Array.isArray(areas) ? 'resent' : areas.code;
  expect(['resent', '400002']).toContain(outcome);
  if (outcome !== 'resent') {
    expect(state.decisions.at(-1)).toMatchObject({ kind: 'rekey' });
    expect(await client.common.getCountryCode({})).toHaveLength(21);
  }
  await restarted.close();
});
