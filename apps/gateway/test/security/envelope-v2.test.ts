import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/buildApp.ts';
import { addSigningKey, readSigningKeys, retireSigningKey } from '../../src/server/envelope/signingKeys.ts';
import { type Db, sql } from '../../src/db/index.ts';
import { stockTickets } from '../harness/payTicket.ts';
import { createTestGateway, signIn, type TestGateway, testPolicy } from '../harness/testGateway.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import { type Sealed, TestDeviceV2 } from '../harness/TestDeviceV2.ts';

const DAY = 24 * 60 * 60_000;
const WINDOW = 256n;
const AREAS = '/common/getCountryCode';
const INFO = '/exchangeUser/getUserInfo';

let gateway: TestGateway;
let device: TestDeviceV2;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());
beforeEach(async () => {
  await gateway.shiftClock(0);
  device = gateway.deviceV2();
  await device.exchange();
});

const point = () => createECDH('prime256v1').generateKeys('base64');
const kids = async () => (await readSigningKeys(gateway.db, gateway.services.config.secrets.masterKey)).map(({ kid }) => kid);
const shape = ({ status, contentType, bytes }: { status: number; contentType: string; bytes: Buffer }) => {
  const { head, body } = JSON.parse(bytes.toString()) as { head: { code: string; message: string }; body: unknown };
  return { status, contentType, code: head.code, message: head.message, body };
};
const UNREADABLE = { status: 400, contentType: 'application/json; charset=utf-8', code: '400003', message: '400003', body: null };
const areas = () => device.sealCall(AREAS, device.complete({}));
/** A device that carries its calls to two processes of one deployment by turns. */
async function onTwoProcesses(): Promise<{ device: TestDeviceV2; close: () => Promise<void> }> {
  const apps = [await buildApp(gateway.services), await buildApp(gateway.services)];
  let turn = 0;
  const { masterKey } = gateway.services.config.secrets;
  const pins = async () => new Map((await readSigningKeys(gateway.db, masterKey)).map(({ kid, key }) => [kid, key]));
  const carried = new TestDeviceV2(async (url, headers, payload) => {
    const answer = await apps[turn++ % 2]!.inject({ method: 'POST', url, headers: { ...headers }, payload });
    return { status: answer.statusCode, contentType: String(answer.headers['content-type']), bytes: answer.rawPayload };
  }, pins);
  return { device: carried, close: async () => void (await Promise.all(apps.map((app) => app.close()))) };
}

describe('the exchange [S14]', () => {
  it('answers with a key that a pinned key has signed, and never with the same one', async () => {
    const [first, second] = [await gateway.deviceV2().offer(point()), await gateway.deviceV2().offer(point())];
    expect(first).toMatchObject({ version: 2, kid: (await kids())[0] });
    expect(Object.keys(first).sort()).toEqual(['key', 'kid', 'signature', 'version']);
    expect(first.key).not.toBe(second.key);
  });

  it('gives one key to one session, so that nobody who sees its id replaces the key', async () => {
    const body = JSON.stringify({ versions: [2], kids: await kids(), key: point() });
    expect(shape(await device.raw('/api/gw/p3', body))).toEqual(UNREADABLE);
    expect(device.readAnswer(...(await sent(areas()))).code).toBe('0000');
  });

  it('answers every bad offer with the same bytes', async () => {
    const good = { versions: [2, 1], kids: await kids(), key: point() };
    const onCurve = Buffer.from(good.key, 'base64');
    const offCurve = Buffer.from(onCurve);
    offCurve[64]! ^= 1;
    const bad: Record<string, string> = {
      empty: '',
      'no JSON': '{',
      'no versions': JSON.stringify({ ...good, versions: [] }),
      'unknown versions': JSON.stringify({ ...good, versions: [3] }),
      'no kids': JSON.stringify({ ...good, kids: [] }),
      'a kid with a line feed': JSON.stringify({ ...good, kids: ['\n'] }),
      'a point off the curve': JSON.stringify({ ...good, key: offCurve.toString('base64') }),
      'the point at infinity': JSON.stringify({ ...good, key: 'AA==' }),
      zero: JSON.stringify({ ...good, key: Buffer.concat([Buffer.of(4), Buffer.alloc(64)]).toString('base64') }),
      'a hundred kilobytes': JSON.stringify({ ...good, more: 'A'.repeat(100_000) }),
    };
    for (const [what, body] of Object.entries(bad)) {
      expect(shape(await gateway.deviceV2().raw('/api/gw/p3', body)), what).toEqual(UNREADABLE);
    }
    for (const header of ['s1', 'deviceid', 'devicefp']) {
      const answer = await gateway.deviceV2().raw('/api/gw/p3', JSON.stringify(good), { [header]: 'x' });
      expect(shape(answer), header).toEqual(UNREADABLE);
    }
  });

  it('signs also that it chose version 1, which is good until the device uses version 2', async () => {
    const older = gateway.deviceV2();
    older.versions = [1];
    expect(await older.offer(point())).toMatchObject({ version: 1, key: '' });
  });

  it('says nothing to a device whose pins are all stale, and serves two pins during a rotation', async () => {
    const { masterKey } = gateway.services.config.secrets;
    const [old] = await kids();
    const next = await addSigningKey(gateway.db, masterKey);
    expect(await addSigningKey(gateway.db, masterKey)).toBeUndefined();
    const rotated = await buildApp(gateway.services);
    const ask = async (known: readonly (string | undefined)[]) => {
      const payload = JSON.stringify({ versions: [2], kids: known, key: point() });
      const headers = { ...gateway.deviceV2().headers() };
      return (await rotated.inject({ method: 'POST', url: '/api/gw/p3', headers, payload })).json() as unknown;
    };
    expect(await ask([old])).toMatchObject({ kid: old });
    expect(await ask([old, next?.kid])).toMatchObject({ kid: next?.kid });
    expect(await ask(['00112233445566aa'])).toEqual({});
    await rotated.close();
    expect(await retireSigningKey(gateway.db, old ?? '')).toBe(true);
    expect(await retireSigningKey(gateway.db, next?.kid ?? '')).toBe(false);
    expect(await kids()).toEqual([next?.kid]);
    // This process learns of it within a minute; a new one knows at once.
    const later = await buildApp(gateway.services);
    const payload = JSON.stringify({ versions: [2], kids: [old], key: point() });
    expect((await later.inject({ method: 'POST', url: '/api/gw/p3', headers: gateway.deviceV2().headers(), payload })).json()).toEqual({});
    await later.close();
    await gateway.db.query(sql`update envelope_key set retired_at = null where kid = ${old ?? ''}`);
    await gateway.db.query(sql`delete from envelope_key where kid = ${next?.kid ?? ''}`);
  });

  it('stores nothing that opens a body without the master key', async () => {
    const rows = await gateway.db.query<{ text: string }>(
      sql`select k::text || encode(wrapped_key, 'hex') as text from key_session k
          union all select k::text || encode(wrapped, 'hex') from envelope_key k`,
    );
    for (const { text } of rows) {
      expect(text).not.toContain(device.requestKey.toString('hex'));
      expect(text).not.toContain(device.responseKey.toString('hex'));
    }
  });
});

async function sent(request: Sealed, headers: Readonly<Record<string, string>> = {}) {
  return [request, await device.send(request, headers)] as const;
}

describe('calls [S14]', () => {
  it('of one tab run side by side, and arrive in any order', async () => {
    const requests = Array.from({ length: 40 }, areas).reverse();
    const answers = await Promise.all(requests.map((request) => device.send(request)));
    expect(answers.map((answer, i) => device.readAnswer(requests[i]!, answer).code)).toEqual(requests.map(() => '0000'));
  });

  it('are counted once by all processes together', async () => {
    const { device: two, close } = await onTwoProcesses();
    const request = await two.exchange().then(() => two.sealCall(AREAS, two.complete({})));
    // Each process gets every call several times.
    const answers = await Promise.all(Array.from({ length: 12 }, () => two.send(request)));
    const codes = answers.map((answer) => two.readAnswer(request, answer).code).sort();
    expect(codes).toEqual(['0000', ...Array.from({ length: 11 }, () => '400003')]);
    await close();
  });

  it('are refused a second time, within the window and behind it', async () => {
    const early = areas();
    expect(device.readAnswer(...(await sent(early))).code).toBe('0000');
    const unused = areas();
    expect(shape(await device.send(early))).toEqual(UNREADABLE);
    device.number += WINDOW;
    expect(device.readAnswer(...(await sent(areas()))).code).toBe('0000');
    // Neither counts now: the one that came, nor the one that never did.
    expect(shape(await device.send(early))).toEqual(UNREADABLE);
    expect(shape(await device.send(unused))).toEqual(UNREADABLE);
  });

  it('may be late by a whole window', async () => {
    const late = areas();
    device.number = late.number + WINDOW - 2n;
    expect(device.readAnswer(...(await sent(areas()))).code).toBe('0000');
    expect(device.readAnswer(...(await sent(late))).code).toBe('0000');
    expect(shape(await device.send(late))).toEqual(UNREADABLE);
  });

  it('keep the window right in any order', async () => {
    // Numbers from 1 to 600 in a random order: each is taken once, unless it is too old by then.
    const { id } = await gateway.db.one<{ id: Buffer }>(sql`
      select id from key_session where device_id = ${device.id}::uuid and version = 2`);
    const order = Array.from({ length: 1200 }, () => BigInt(1 + Math.floor(Math.random() * 600)));
    const seen = new Set<bigint>();
    let top = 0n;
    for (const number of order) {
      const expected = number > top - WINDOW && !seen.has(number);
      const { taken } = await gateway.db.one<{ taken: boolean }>(sql`select take_number(${id}, ${number}) as taken`);
      expect(taken, `${number} after ${top}`).toBe(expected);
      if (!expected) continue;
      seen.add(number);
      if (number > top) top = number;
    }
  });

  it('belong to one path, attempt, session and device', async () => {
    const request = areas();
    const other = gateway.deviceV2();
    await other.exchange();
    const tries = await Promise.all([
      device.send({ ...request, path: INFO }),
      device.send(request, { qid: randomUUID() }),
      device.send(request, { s1: other.keySession, deviceid: other.id, devicefp: other.fingerprint }),
    ]);
    for (const answer of tries) expect(shape(answer)).toEqual(UNREADABLE);
    for (const header of ['s1', 'deviceid', 'devicefp']) {
      const value = header === 's1' ? randomBytes(16).toString('hex') : header === 'deviceid' ? other.id : other.fingerprint;
      expect(shape(await device.send(request, { [header]: value })).code).toBe('400002');
    }
    // None of that has used its number up.
    expect(device.readAnswer(...(await sent(request))).code).toBe('0000');
  });

  it('are refused with the same bytes when anything was changed, cut off or put together', async () => {
    const request = areas();
    const [bytes, more] = [Buffer.from(request.body, 'base64'), Buffer.from(areas().body, 'base64')];
    const flipped = [0, 7, 8, 20, bytes.length - 16, bytes.length - 1].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return copy;
    });
    const bodies = [
      ...flipped,
      ...[1, 4, 8, 12, 15, 16].map((less) => bytes.subarray(0, -less)),
      Buffer.concat([bytes.subarray(0, 8), more.subarray(8)]),
      Buffer.concat([more.subarray(0, 8), bytes.subarray(8)]),
      Buffer.concat([bytes.subarray(0, -16), more.subarray(-16)]),
      Buffer.concat([bytes, bytes]),
      Buffer.alloc(0),
      Buffer.alloc(24),
      Buffer.alloc(64, 0xff),
    ].map((each) => each.toString('base64'));
    for (const body of [...bodies, `${request.body}\n`, request.body.replaceAll('=', ''), '####']) {
      if (body !== request.body) expect(shape(await device.send({ ...request, body }))).toEqual(UNREADABLE);
    }
    for (const value of ['text', [1], null]) {
      expect(shape(await device.send(device.sealCall(AREAS, value)))).toEqual(UNREADABLE);
    }
    expect(device.readAnswer(...(await sent(request))).code).toBe('0000');
  });

  it('refuse numbers that no client counts to', async () => {
    for (const number of [0n, 2n ** 53n + 1n, 2n ** 63n, 2n ** 64n - 1n]) {
      expect(shape(await device.send(device.sealCall(AREAS, {}, { number })))).toEqual(UNREADABLE);
    }
  });

  it('get answers that fit no other call', async () => {
    const requests = [areas(), areas()] as const;
    const [first, second] = await Promise.all(requests.map((request) => device.send(request)));
    expect(() => device.openAnswer(requests[0], second!.bytes.toString())).toThrow('authenticate');
    expect(device.openAnswer(requests[0], first!.bytes.toString())).toContain('"0000"');
    for (const change of [{ path: '/x' }, { qid: randomUUID() }, { number: 99n }]) {
      expect(() => device.openAnswer({ ...requests[0], ...change }, first!.bytes.toString())).toThrow('authenticate');
    }
    // A body of one direction is none of the other.
    expect(() => device.openAnswer(requests[0], requests[0].body)).toThrow('authenticate');
  });

  it('refuse shapes beyond the limits, sealed, and only once', async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 40; level++) deep = { deep };
    const request = device.sealCall(AREAS, { deep });
    expect(device.readAnswer(...(await sent(request))).code).toBe('ARGS_INVALID');
    expect(shape(await device.send(request))).toEqual(UNREADABLE);
  });

  it('do not depend on the clock of the device, and end with their key on that of the server', async () => {
    // Nothing in a request tells a time.
    await gateway.shiftClock(DAY - 60_000);
    expect(device.readAnswer(...(await sent(areas()))).code).toBe('0000');
    await gateway.shiftClock(DAY + 60_000);
    expect(shape(await device.send(areas())).code).toMatch(/^40000[23]$/);
    await gateway.shiftClock(0);
  });
});

describe('a call that comes twice [S14]', () => {
  it('moves money once, and the second gets nothing that fits the first', async () => {
    const member = await gateway.member({ balances: { USDT: '50' } });
    const friend = await gateway.member();
    await signIn(device, member);
    const payment = { toType: 1, to: friend.userNo, currency: 'USDT', amount: '1' };
    const [payPassTicket] = await stockTickets(gateway.db, { memberId: member.id, token: device.token }, [payment]);
    const fields = device.complete({ ...payment, payPassTicket, reqNo: randomUUID() });
    const request = device.sealCall('/lucky_transfer/transferTo', fields);
    const answers = await Promise.all(Array.from({ length: 6 }, () => device.send(request)));
    const codes = answers.map((answer) => device.readAnswer(request, answer).code).sort();
    expect(codes).toEqual(['0000', ...Array.from({ length: 5 }, () => '400003')]);
  });

  it('keeps no session awake', async () => {
    const member = await gateway.member();
    await signIn(device, member);
    const request = device.sealCall('/exchangeUser/checkTransPass', device.complete({ password: '1' }));
    expect(device.readAnswer(...(await sent(request))).code).toBe('ARGS_INVALID');
    const slid = async () =>
      (await gateway.db.one<{ slid_at: number }>(sql`select slid_at from session where member_id = ${member.id}`)).slid_at;
    const before = await slid();
    await gateway.shiftClock(5 * 60_000);
    expect(shape(await device.send(request))).toEqual(UNREADABLE);
    expect(await slid()).toBe(before);
  });

  it('gets no sealed answer from a process that cannot ask the database', async () => {
    let isDown = false;
    const around = (db: Db): Db => ({
      ...db,
      one: (statement) => (isDown ? Promise.reject(Object.assign(new Error('no room'), { code: '53300' })) : db.one(statement)),
    });
    const fragile = await createTestGateway({}, around);
    const own = fragile.deviceV2();
    await own.exchange();
    isDown = true;
    const request = own.sealCall(AREAS, own.complete({}));
    expect(await own.send(request)).toMatchObject({ status: 503 });
    isDown = false;
    expect(own.readAnswer(request, await own.send(request)).code).toBe('0000');
    await fragile.close();
  });
});

describe('the way down [S14]', () => {
  const older = (id: string) => {
    const again = new TestDevice(async (url, headers, payload) => {
      const answer = await gateway.app.inject({ method: 'POST', url, headers: { ...headers }, payload });
      return { status: answer.statusCode, contentType: String(answer.headers['content-type']), bytes: answer.rawPayload };
    }, id);
    return again;
  };

  it('is open before the first call of version 2, and closed after it', async () => {
    expect((await older(device.id).call(AREAS)).code).toBe('0000');
    expect(device.readAnswer(...(await sent(areas()))).code).toBe('0000');
    await expect(older(device.id).call(AREAS)).rejects.toThrow(/p2 answered 400/);
    // Others are not affected.
    expect((await older(randomUUID()).call(AREAS)).code).toBe('0000');
  });

  it('ends the keys that the device had before', async () => {
    const before = older(device.id);
    expect((await before.call(AREAS)).code).toBe('0000');
    expect(device.readAnswer(...(await sent(areas()))).code).toBe('0000');
    const another = await buildApp(gateway.services);
    const answer = await another.inject({ method: 'POST', url: `/api${AREAS}`, headers: before.headers(), payload: before.seal({}) });
    expect(answer.json()).toMatchObject({ head: { code: '400002' } });
    await another.close();
  });

  it('does not lead through the key of one version to the other', async () => {
    const before = older(randomUUID());
    await before.exchange();
    const answer = await device.raw(`/api${AREAS}`, before.seal({}), { qid: randomUUID() });
    expect(shape(answer)).toEqual(UNREADABLE);
    expect(shape(await before.raw(`/api${AREAS}`, areas().body))).toEqual(UNREADABLE);
  });

  it('does not exist where the policy speaks version 2 alone', async () => {
    const policy = { ...testPolicy, keySession: { ...testPolicy.keySession, versions: [2] as [2] } };
    const strict = await createTestGateway({ policy });
    const own = strict.deviceV2();
    await own.exchange();
    expect((await own.call(AREAS)).code).toBe('0000');
    const request = { method: 'POST', url: '/api/gw/p1', headers: own.headers() } as const;
    expect((await strict.app.inject(request)).statusCode).toBe(404);
    own.versions = [1];
    await expect(own.offer(point())).rejects.toThrow(/p3 answered 400/);
    await strict.close();
  });
});

it('a member signs in, reads and pays with version 2', async () => {
  await signIn(device, await gateway.member());
  expect((await device.call(INFO)).code).toBe('0000');
});
