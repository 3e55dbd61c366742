import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servedEndpoints } from '../harness/served.ts';
import { createTestGateway, signIn, type TestGateway, type TestMember } from '../harness/testGateway.ts';
import type { TestDevice } from '../harness/TestDevice.ts';

/** In every text of a request, so that any of them is recognised in a log. */
const CANARY = 'canary7719';

let gateway: TestGateway;
let people: Readonly<Record<'member' | 'acceptor', TestDevice>>;
beforeAll(async () => {
  gateway = await createTestGateway();
  const open = async (member: TestMember) => await signIn(gateway.device(), member);
  people = { member: await open(await gateway.member()), acceptor: await open(await gateway.member({ userType: 7 })) };
});
afterAll(async () => await gateway.close());

// A form comes outside the envelope, and has tests of its own.
const sealed = servedEndpoints.filter(({ endpoint }) => endpoint.upload !== 'form');
const calls = sealed.map(({ title, endpoint }) => ({
  title,
  endpoint,
  example: endpoint.example.request as Readonly<Record<string, unknown>>,
  caller: endpoint.auth === 'acceptor' ? ('acceptor' as const) : ('member' as const),
}));

/** Sends JSON that no object can hold. */
async function sendJson(device: TestDevice, path: string, json: string): Promise<string> {
  if (!device.key) throw new Error('Exchange keys first.');
  const cipher = createCipheriv('aes-128-ecb', device.key, null);
  const sealed = Buffer.concat([cipher.update(json, 'utf8'), cipher.final()]).toString('base64');
  return device.read(await device.raw(`/api${path}`, sealed)).code;
}

it.each(calls)('$title refuses a prototype, at the top and inside [S13]', async ({ endpoint, example, caller }) => {
  const device = people[caller];
  const own = JSON.stringify({ ...example, s0: device.token }).slice(1, -1);
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    const bad = `"${name}":{"polluted":true}`;
    for (const json of [`{${own},${bad}}`, `{${own},"more":{${bad}}}`, `{${own},"more":[{${bad}}]}`])
      expect(await sendJson(device, endpoint.path, json), json).toBe('ARGS_INVALID');
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

it.each(calls)(
  '$title writes nothing of its request into the log [S40]',
  async ({ title, endpoint, example, caller }) => {
    // Its own tests say what a logout leaves in the log.
    if (title === 'user.logout') return;
    const before = gateway.logged().length;
    const texts = Object.keys(example).filter((name) => typeof example[name] === 'string');
    await people[caller].call(endpoint.path, {
      ...example,
      ...Object.fromEntries(texts.map((name) => [name, CANARY])),
    });
    for (const name of texts) await people[caller].call(endpoint.path, { ...example, [name]: CANARY });
    await people[caller].call(endpoint.path, { ...example, [CANARY]: CANARY });
    const log = gateway.logged().slice(before);
    expect(log).toContain(endpoint.path);
    expect(log).not.toContain(CANARY);
    expect(log).not.toContain(people[caller].token);
  },
);

const pages = calls.filter(({ example }) => 'pageSize' in example);
it.each(pages)('$title gives at most a hundred rows a page [S38]', async ({ endpoint, example, caller }) => {
  for (const pageSize of [101, 1e9, -1, 0, 1.5, '20'])
    expect((await people[caller].call(endpoint.path, { ...example, pageSize })).code, String(pageSize)).toBe(
      'ARGS_INVALID',
    );
});
