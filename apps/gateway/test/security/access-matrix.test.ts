import type { Endpoint } from '@ezwallet/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { servedEndpoints } from '../harness/served.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { SENDING_EXAMPLES, sendingExamples, workingExample } from '../harness/workingExamples.ts';

/** Who makes a call that the right caller succeeds with. Ids of other members are in contract-matrix.test.ts. */
const ROLES = ['visitor', 'stranger', 'expired', 'loggedOut', 'member', 'acceptor', 'frozen', 'closed'] as const;
type Role = (typeof ROLES)[number];

/** What a closed or frozen account is refused besides every call that moves money. Reads stay open. */
const SHUT: Readonly<Record<string, string>> = {
  'recharge.getRechargeAddress': 'NO_RIGHTS',
  // Another device has nothing but the token, which counts in an open account only.
  'kyc.sendSmsPub': 'TOKEN_INVALID',
  'kyc.startUploadPub': 'TOKEN_INVALID',
  'kyc.appendUploadPub': 'TOKEN_INVALID',
  'kyc.uploadPicPub': 'TOKEN_INVALID',
  'kyc.uploadVideoPub': 'TOKEN_INVALID',
  'user.forgetLoginPassword': 'USER_INVALID',
  'user.login': 'USER_INVALID',
  'user.loginAuth': 'USER_INVALID',
  'user.passkeyLogin': 'USER_INVALID',
  'user.requestRecovery': 'USER_INVALID',
};
/** Nobody can pay a closed account, so its code names nobody. */
const CLOSED: Readonly<Record<string, string>> = {
  ...SHUT,
  'common.decrypt': 'USER_NOT_FOUND',
};

/** Money calls that give nothing away: somebody who froze the account can end open trades, and say what was paid. */
const HARMLESS: ReadonlySet<string> = new Set([
  'trading.buyConfirmOrCancel',
  'trading.buyerSubmitAppeal',
  'trading.orderAskCancel',
  'trading.orderExtend',
  'trading.sellOrderCancel',
  'trading.sellerSubmitComplain',
]);

function expected(role: Role, title: string, { auth, money }: Endpoint): string {
  switch (role) {
    case 'visitor':
    case 'stranger':
      return auth === 'public' ? '0000' : '1005';
    case 'expired':
    case 'loggedOut':
      return auth === 'public' ? '0000' : '6666';
    case 'member':
      return auth === 'acceptor' ? 'NO_RIGHTS' : '0000';
    case 'acceptor':
      return '0000';
    case 'frozen':
      return money && !HARMLESS.has(title) ? 'NO_RIGHTS' : (SHUT[title] ?? '0000');
    case 'closed':
      return money && !HARMLESS.has(title) ? 'NO_RIGHTS' : (CLOSED[title] ?? '0000');
  }
}

async function become(role: Role, device: TestDevice, memberId: bigint): Promise<unknown> {
  const { db } = gateway;
  switch (role) {
    case 'visitor':
      return (device.token = '');
    case 'stranger':
      return (device.token = 'A'.repeat(43));
    case 'expired':
      return await db.query(
        sql`update session set expires_at = app_now() - interval '1 second' where member_id = ${memberId}`,
      );
    case 'loggedOut':
      return await device.call('/exchangeUser/logout');
    case 'member':
    case 'acceptor':
      return await db.query(sql`update member set user_type = ${role === 'acceptor' ? 7 : 0} where id = ${memberId}`);
    case 'frozen':
      return await db.query(sql`
        insert into restriction (member_id, kind, starts_at, ends_at)
        values (${memberId}, 'account', app_now() - interval '1 minute', app_now() + interval '1 hour')`);
    case 'closed':
      return await db.query(sql`update member set user_flag = 0 where id = ${memberId}`);
  }
}

let gateway: TestGateway;
const reached = { calls: 0, handlers: 0 };
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => {
  await gateway.close();
  console.log(
    `Access matrix: ${reached.calls} calls in ${ROLES.length} roles, ${reached.handlers} of them got past the session and were carried out.`,
  );
});

const [transferTo] = servedEndpoints.filter(({ title }) => title === 'transfer.transferTo');
const rows = [
  ...servedEndpoints.map((named) => ({ ...named, example: () => workingExample(gateway, named) })),
  ...SENDING_EXAMPLES.map((title, at) => ({
    title,
    endpoint: (transferTo as (typeof servedEndpoints)[number]).endpoint,
    example: () => {
      const found = transferTo && sendingExamples(gateway, transferTo)[at];
      if (!found) throw new Error(`There is no example ${title}.`);
      return found;
    },
  })),
];

it.each(rows)('$title answers each role as it should [S7][S26]', async ({ title, endpoint, example }) => {
  const answers: Record<string, string> = {};
  for (const role of ROLES) {
    const { device, member, fields } = await example().prepare();
    await become(role, device, member.id);
    answers[role] = (await device.call(endpoint.path, fields)).code;
    reached.calls += 1;
    if (answers[role] === '0000') reached.handlers += 1;
  }
  expect(answers).toEqual(Object.fromEntries(ROLES.map((role) => [role, expected(role, title, endpoint)])));
});
