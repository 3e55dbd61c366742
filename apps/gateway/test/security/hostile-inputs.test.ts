import { NAMED_CODES, RESPONSE_CODES } from '@ezwallet/api-client/codes';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policy } from '../../src/config/index.ts';
import { sql } from '../../src/db/index.ts';
import { hostileRequests } from '../harness/hostileValues.ts';
import { ticketed } from '../harness/payTicket.ts';
import { type NamedEndpoint, servedEndpoints } from '../harness/served.ts';
import { createTestGateway, signIn, testPolicy, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { sendingExamples, workingExample, type WorkingExample } from '../harness/workingExamples.ts';

const KNOWN: ReadonlySet<string> = new Set<string>([...RESPONSE_CODES.map(({ code }) => code), ...NAMED_CODES]);
const DOOR: ReadonlySet<string> = new Set([
  '1005',
  '6666',
  '7777',
  'TOKEN_KICK_OUT',
  '400002',
  '400003',
  'REQUEST_TOO_FREQUENT',
]);
/** What ends the session or changes what the next call of the same example needs: prepared again each time. */
const ENDING: ReadonlySet<string> = new Set(['user.disableAccount', 'user.logout']);

let gateway: TestGateway;
const report: { title: string; sent: number; past: number; done: number }[] = [];
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => {
  await gateway.close();
  const total = report.reduce(
    (sum, { sent, past, done }) => ({ sent: sum.sent + sent, past: sum.past + past, done: sum.done + done }),
    { sent: 0, past: 0, done: 0 },
  );
  const none = report.filter(({ past }) => past === 0).map(({ title }) => title);
  console.log(
    `Hostile inputs: ${report.length} examples, ${total.sent} calls; ${total.past} got past schema, session and rate ` +
      `limits into a handler, ${total.done} of them succeeded. Examples that no hostile call got into: ${none.join(', ') || 'none'}.`,
  );
});

/** What the database holds of money, to be the same before and after calls that were refused. */
const money = async (memberId: bigint) =>
  await gateway.db.query(sql`
    select asset_id, balance::text, held::text from account where owner_kind = 'user' and owner_id = ${memberId} order by asset_id`);

/** A ticket for exactly these fields, so that the payment password is no obstacle; none where nobody could confirm them. */
async function withTicket(member: TestMember, fields: Readonly<Record<string, unknown>>): Promise<object> {
  if (!('payPassTicket' in fields)) return fields;
  const fresh = fields['reqNo'] === undefined || fields['reqNo'] === null ? {} : { reqNo: randomUUID() };
  return { ...(await ticketed(gateway, member, fields).catch(() => fields)), ...fresh };
}

async function attack({ title, endpoint, prepare }: WorkingExample): Promise<void> {
  let { device, member, fields } = await prepare();
  const counted = { title, sent: 0, past: 0, done: 0 };
  const before = gateway.logged().length;
  for (const { what, fields: hostile } of hostileRequests(fields)) {
    const isAboutProof = /^(?:without |)(?:payPassTicket|reqNo)\b/.test(what);
    const request = isAboutProof ? hostile : await withTicket(member, hostile);
    const owned = endpoint.money && (await money(member.id));
    const { code, body } = await device.call(endpoint.path, { ...request });
    counted.sent += 1;
    const where = `${title} ${what}: ${code}`;
    expect(KNOWN.has(code), where).toBe(true);
    expect(code, where).not.toBe('SYSTEM_ERROR');
    expect(JSON.stringify(body ?? null), where).not.toMatch(
      /node_modules|\.ts:\d|select .* from|syntax error|password_hash/i,
    );
    const isPast = v.safeParse(endpoint.request, request).success && !DOOR.has(code);
    if (isPast) counted.past += 1;
    if (code === '0000') counted.done += 1;
    else if (endpoint.money) expect(await money(member.id), where).toEqual(owned);
    if (code === '0000' && ENDING.has(title)) ({ device, member, fields } = await prepare());
    else if (['1005', '6666', 'TOKEN_KICK_OUT'].includes(code)) await signIn(device, member);
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(gateway.logged().slice(before)).not.toMatch(/"msg":"(?:call failed|request failed)"/);
  report.push(counted);
}

describe('every served call, with each of its fields replaced by what has broken others [S13][S41]', () => {
  it.each(servedEndpoints)('$title', async (named) => await attack(workingExample(gateway, named)));

  const transferTo = servedEndpoints.find(({ title }) => title === 'transfer.transferTo') as NamedEndpoint;
  it.each(['to a member', 'to an address', 'to an address with a voucher', 'by a payment code', 'to a merchant'])(
    'transferTo %s, with a real ticket for the hostile request',
    async (kind) => {
      for (const example of sendingExamples(gateway, transferTo))
        if (example.title === `transferTo ${kind}`) await attack(example);
    },
  );

  it('leaves the ledger sound', async () => {
    // Those that `makeOwned` wrote have no history.
    await gateway.db.query(sql`delete from deposit where block_hash = 'x'`);
    const { ok, violations } = await gateway.services.ledger.audit('full');
    expect(Object.entries(violations).filter(([, count]) => count !== 0n)).toEqual([]);
    expect(ok).toBe(true);
  });
});

describe('the built-in limits of each class let so many calls of one caller through and no more [S39]', () => {
  const classes = [...new Set(servedEndpoints.map(({ endpoint }) => endpoint.rate))];

  it.each(classes)('%s', async (rate) => {
    const strict = await createTestGateway({
      policy: { ...testPolicy, rates: policy.rates, login: { ...testPolicy.login, proveNewDevice: false } },
    });
    const member = await strict.member();
    const device = strict.device();
    const { endpoint } = servedEndpoints.find((named) => named.endpoint.rate === rate) as NamedEndpoint;
    if (endpoint.auth === 'public') await device.exchange();
    else await signIn(device, member);
    const { points } = policy.rates[rate];
    const codes: string[] = [];
    // What the schema refuses counts as well: nobody can try fields for nothing.
    for (let call = 0; call < points + 5; call += 1)
      codes.push((await device.call(endpoint.path, { hostile: call })).code);
    // The window may end once while this runs on a slow machine.
    const past = codes.filter((code) => code !== 'REQUEST_TOO_FREQUENT').length;
    console.log(`Rate class ${rate}: ${past} of ${codes.length} calls got past its limit of ${points}.`);
    expect(codes.slice(0, points)).not.toContain('REQUEST_TOO_FREQUENT');
    expect(past).toBeLessThanOrEqual(points + 5);
    expect(codes.at(-1) === 'REQUEST_TOO_FREQUENT' || past === points + 5).toBe(true);
    await strict.close();
  });
});
