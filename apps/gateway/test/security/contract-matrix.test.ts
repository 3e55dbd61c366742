import type { Endpoint } from '@ezwallet/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { canMakeOwned, makeOwned } from '../harness/ownedObjects.ts';
import { ANY_PURPOSE, ticketed } from '../harness/payTicket.ts';
import { servedEndpoints as endpoints, unservedEndpoints } from '../harness/served.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';

/** Fields that end like an object's id but name nothing that somebody owns. */
const NOBODYS: ReadonlySet<string> = new Set(['pageNo', 'reqNo', 'captchaId', 'idNo', 'payMethodId']);

const fieldsOf = ({ example }: Endpoint) => example.request as Record<string, unknown>;

let gateway: TestGateway;
let alice: TestMember;
let bob: TestMember;
let acceptor: TestMember;
beforeAll(async () => {
  gateway = await createTestGateway();
  alice = await gateway.member({ balances: { USDT: '10' } });
  bob = await gateway.member({ balances: { USDT: '1000' } });
  acceptor = await gateway.member({ userType: 7 });
});
afterAll(async () => await gateway.close());

describe('who may call', () => {
  const guarded = endpoints.filter(({ endpoint }) => endpoint.auth !== 'public');

  it.each(guarded)('$title: nobody without a token, with a foreign one, an ended one [S26]', async ({ endpoint }) => {
    const device = gateway.device();
    expect((await device.call(endpoint.path, fieldsOf(endpoint))).code).toBe('1005');
    device.token = 'AAAA'.repeat(11).slice(0, 43);
    expect((await device.call(endpoint.path, fieldsOf(endpoint))).code).toBe('1005');
    await signIn(device, alice);
    await gateway.db.query(
      sql`update session set expires_at = app_now() - interval '1 second' where ended_at is null and member_id = ${alice.id}`,
    );
    expect((await device.call(endpoint.path, fieldsOf(endpoint))).code).toBe('6666');
  });

  it('no other kind of token opens a session [S26]', async () => {
    const device = await signIn(gateway.device(), alice);
    const { payPassTicket } = (
      await device.call('/exchangeUser/checkTransPass', { password: alice.paymentPassword, ...ANY_PURPOSE })
    ).body;
    expect(payPassTicket).toBeDefined();
    device.token = payPassTicket;
    expect((await device.call('/exchangeUser/getUserInfo')).code).toBe('1005');
  });

  it.each(endpoints.filter(({ endpoint }) => endpoint.auth === 'acceptor'))(
    '$title: acceptors only',
    async ({ endpoint }) => {
      const device = await signIn(gateway.device(), alice);
      expect((await device.call(endpoint.path, fieldsOf(endpoint))).code).toBe('NO_RIGHTS');
    },
  );
});

it('refuses a call without a handler with a code of its own', async () => {
  for (const { title, endpoint } of unservedEndpoints.filter(
    ({ endpoint: { upload, auth } }) => !upload && auth !== 'acceptor',
  )) {
    const device = await signIn(gateway.device(), alice);
    expect((await device.call(endpoint.path, fieldsOf(endpoint))).code, title).toBe('NO_THIS_METHOD');
  }
});

describe('objects of others', () => {
  const owning = endpoints.flatMap(({ title, endpoint }) => endpoint.owns.map((field) => ({ title, endpoint, field })));

  it('every field that names an object is declared, and has an object to try [S25]', () => {
    for (const { title, endpoint } of endpoints) {
      const names = Object.keys(fieldsOf(endpoint)).filter((name) => /(?:Id|No)$/.test(name));
      const undeclared = names.filter((name) => !endpoint.owns.includes(name) && !NOBODYS.has(name));
      expect(undeclared, title).toEqual([]);
    }
    for (const { title, field } of owning) expect(canMakeOwned(title, field), `${title} ${field}`).toBe(true);
  });

  it.each(owning)(
    "$title: Bob's $field looks to Alice like one that does not exist [S25]",
    async ({ title, endpoint, field }) => {
      const device = await signIn(gateway.device(), alice);
      const {
        value,
        request = fieldsOf(endpoint),
        secret,
        device: itsDevice,
      } = await makeOwned(gateway, bob, title, field);
      const foreign = await device.call(endpoint.path, { ...request, [field]: value });
      const nobodys = '99999999999999999999';
      const isList = typeof value !== 'string';
      const missing = await device.call(endpoint.path, { ...request, [field]: isList ? [nobodys] : nobodys });
      // Of a list the calls say what they did, which is nothing.
      if (!isList) expect(foreign.code).not.toBe('0000');
      expect({ code: foreign.code, body: foreign.body }).toEqual({ code: missing.code, body: missing.body });
      const owner = itsDevice ?? (await signIn(gateway.device(), bob));
      const own = await owner.call(
        endpoint.path,
        await ticketed(gateway, bob, { ...request, ...secret, [field]: value }),
      );
      expect(own.code).toBe('0000');
      expect(own.body).not.toEqual(foreign.body);
    },
  );
});

describe('what nobody may set by sending it', () => {
  const sensitive = [
    'userType',
    'kycLevel',
    'balance',
    'fee',
    'status',
    'memberId',
    'userId',
    'isAdmin',
    'transferFlag',
    'price',
  ];

  it.each(endpoints)('$title refuses fields it does not have [S27]', async ({ endpoint }) => {
    const device = gateway.device();
    if (endpoint.auth !== 'public') await signIn(device, endpoint.auth === 'acceptor' ? acceptor : alice);
    for (const name of sensitive) {
      if (name in fieldsOf(endpoint)) continue;
      expect((await device.call(endpoint.path, { ...fieldsOf(endpoint), [name]: 7 })).code, name).toBe('ARGS_INVALID');
    }
  });
});
