import type { Endpoint } from '@ezwallet/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { servedEndpoints as endpoints, unservedEndpoints } from '../harness/served.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';

const fieldsOf = ({ example }: Endpoint) => example.request as Record<string, unknown>;

let gateway: TestGateway;
let alice: TestMember;
let bob: TestMember;
beforeAll(async () => {
  gateway = await createTestGateway();
  alice = await gateway.member({ balances: { USDT: '10' } });
  bob = await gateway.member({ balances: { USDT: '10' } });
});
afterAll(async () => await gateway.close());

describe('who may call', () => {
  const guarded = endpoints.filter(({ endpoint }) => endpoint.auth !== 'public');

  it.each(guarded)('$title: nobody without a token, with a foreign one, an ended one', async ({ endpoint }) => {
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

  it('no other kind of token opens a session', async () => {
    const device = await signIn(gateway.device(), alice);
    const { payPassTicket } = (
      await device.call('/exchangeUser/checkTransPass', { password: alice.paymentPassword, scene: 'transfer' })
    ).body;
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

it('refuses in so many words what it has no handler for', async () => {
  for (const { title, endpoint } of unservedEndpoints.filter(({ endpoint: { upload, auth } }) => !upload && auth !== 'acceptor')) {
    const device = await signIn(gateway.device(), alice);
    expect((await device.call(endpoint.path, fieldsOf(endpoint))).code, title).toBe('NO_THIS_METHOD');
  }
});

describe('whose objects', () => {
  /** Objects that exist and belong to Bob, by the field that names them. */
  const bobs: Record<string, () => Promise<string>> = {
    billNo: async () =>
      (await gateway.services.ledger.bills({ userId: bob.id, pageNo: 1, pageSize: 1 })).list[0]?.billNo ?? '',
  };
  /** Vouchers pay for withdrawals, and those are not served. */
  const unserved = new Set(['voucherId']);
  const ownedBy = ({ owns }: Endpoint) => owns.filter((field) => !unserved.has(field));
  const owning = endpoints.filter(({ endpoint }) => ownedBy(endpoint).length > 0);

  it('every field that names an object is declared, and has an object to try', () => {
    for (const { title, endpoint } of endpoints) {
      const names = Object.keys(fieldsOf(endpoint)).filter((name) => /(?:Id|No)$/.test(name));
      const undeclared = names.filter(
        (name) => !endpoint.owns.includes(name) && !['pageNo', 'reqNo', 'captchaId'].includes(name),
      );
      expect(undeclared, title).toEqual([]);
    }
    for (const { endpoint } of owning) for (const field of ownedBy(endpoint)) expect(bobs).toHaveProperty(field);
  });

  it.each(owning)("$title: Bob's object looks to Alice like one that never was", async ({ endpoint }) => {
    const device = await signIn(gateway.device(), alice);
    for (const field of ownedBy(endpoint)) {
      const object = (await bobs[field]?.()) ?? '';
      const foreign = await device.call(endpoint.path, { ...fieldsOf(endpoint), [field]: object });
      const missing = await device.call(endpoint.path, { ...fieldsOf(endpoint), [field]: '99999999999999999999' });
      expect(foreign.code).not.toBe('0000');
      expect({ code: foreign.code, body: foreign.body }).toEqual({ code: missing.code, body: missing.body });
      const owner = await signIn(gateway.device(), bob);
      expect((await owner.call(endpoint.path, { ...fieldsOf(endpoint), [field]: object })).code).toBe('0000');
    }
  });
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

  it.each(endpoints)('$title refuses fields it does not have', async ({ endpoint }) => {
    const device = gateway.device();
    if (endpoint.auth !== 'public') await signIn(device, alice);
    for (const name of sensitive) {
      if (name in fieldsOf(endpoint)) continue;
      expect((await device.call(endpoint.path, { ...fieldsOf(endpoint), [name]: 7 })).code, name).toBe('ARGS_INVALID');
    }
  });
});
