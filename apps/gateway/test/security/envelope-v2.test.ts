import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Db, sql } from '../../src/db/index.ts';
import { buildApp } from '../../src/server/buildApp.ts';
import { readSigningKeys } from '../../src/server/envelope/signingKeys.ts';
import { stockTickets } from '../harness/payTicket.ts';
import { createTestGateway, signIn } from '../harness/testGateway.ts';
import { TestDeviceV2 } from '../harness/TestDeviceV2.ts';
import {
  AREAS,
  codeOf,
  type EnvelopeStage,
  sealAreas,
  shape,
  UNREADABLE,
  useEnvelopeStage,
} from '../harness/useEnvelopeStage.ts';

const DAY = 24 * 60 * 60_000;
const WINDOW = 256n;
const INFO = '/exchangeUser/getUserInfo';

let { gateway, device } = {} as EnvelopeStage;
useEnvelopeStage((stage) => ({ gateway, device } = stage));

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

describe('calls [S14]', () => {
  it('of one tab run side by side, and arrive in any order', async () => {
    const requests = Array.from({ length: 40 }, () => sealAreas(device)).reverse();
    const answers = await Promise.all(requests.map((request) => device.send(request)));
    expect(answers.map((answer, i) => device.readAnswer(requests[i]!, answer).code)).toEqual(
      requests.map(() => '0000'),
    );
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
    const early = sealAreas(device);
    expect(await codeOf(device, early)).toBe('0000');
    const unused = sealAreas(device);
    expect(shape(await device.send(early))).toEqual(UNREADABLE);
    device.number += WINDOW;
    expect(await codeOf(device, sealAreas(device))).toBe('0000');
    // Neither counts now: the one that came, nor the one that never did.
    expect(shape(await device.send(early))).toEqual(UNREADABLE);
    expect(shape(await device.send(unused))).toEqual(UNREADABLE);
  });

  it('may be late by a whole window', async () => {
    const late = sealAreas(device);
    device.number = late.number + WINDOW - 2n;
    expect(await codeOf(device, sealAreas(device))).toBe('0000');
    expect(await codeOf(device, late)).toBe('0000');
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
    const request = sealAreas(device);
    const other = gateway.deviceV2();
    await other.exchange();
    const tries = await Promise.all([
      device.send({ ...request, path: INFO }),
      device.send(request, { qid: randomUUID() }),
      device.send(request, { s1: other.keySession, deviceid: other.id, devicefp: other.fingerprint }),
    ]);
    for (const answer of tries) expect(shape(answer)).toEqual(UNREADABLE);
    for (const header of ['s1', 'deviceid', 'devicefp']) {
      const value =
        header === 's1' ? randomBytes(16).toString('hex') : header === 'deviceid' ? other.id : other.fingerprint;
      expect(shape(await device.send(request, { [header]: value })).code).toBe('400002');
    }
    // None of that has used its number up.
    expect(await codeOf(device, request)).toBe('0000');
  });

  it('are refused with the same bytes when anything was changed, cut off or put together', async () => {
    const request = sealAreas(device);
    const [bytes, more] = [Buffer.from(request.body, 'base64'), Buffer.from(sealAreas(device).body, 'base64')];
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
    expect(await codeOf(device, request)).toBe('0000');
  });

  it('refuse numbers that no client counts to', async () => {
    for (const number of [0n, 2n ** 53n + 1n, 2n ** 63n, 2n ** 64n - 1n]) {
      expect(shape(await device.send(device.sealCall(AREAS, {}, { number })))).toEqual(UNREADABLE);
    }
  });

  it('get answers that fit no other call', async () => {
    const requests = [sealAreas(device), sealAreas(device)] as const;
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
    expect(await codeOf(device, request)).toBe('ARGS_INVALID');
    expect(shape(await device.send(request))).toEqual(UNREADABLE);
  });

  it('do not depend on the clock of the device, and end with their key on that of the server', async () => {
    // Nothing in a request tells a time.
    await gateway.shiftClock(DAY - 60_000);
    expect(await codeOf(device, sealAreas(device))).toBe('0000');
    await gateway.shiftClock(DAY + 60_000);
    expect(shape(await device.send(sealAreas(device))).code).toMatch(/^40000[23]$/);
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
    expect(await codeOf(device, request)).toBe('ARGS_INVALID');
    const slid = async () =>
      (await gateway.db.one<{ slid_at: number }>(sql`select slid_at from session where member_id = ${member.id}`))
        .slid_at;
    const before = await slid();
    await gateway.shiftClock(5 * 60_000);
    expect(shape(await device.send(request))).toEqual(UNREADABLE);
    expect(await slid()).toBe(before);
  });

  it('gets no sealed answer from a process that cannot ask the database', async () => {
    let isDown = false;
    const around = (db: Db): Db => ({
      ...db,
      one: (statement) =>
        isDown ? Promise.reject(Object.assign(new Error('no room'), { code: '53300' })) : db.one(statement),
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

it('a member signs in, reads and pays with version 2', async () => {
  await signIn(device, await gateway.member());
  expect((await device.call(INFO)).code).toBe('0000');
});
