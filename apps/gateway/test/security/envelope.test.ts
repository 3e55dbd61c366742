import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';
import { keyRequest, openKeyAnswer, type TestDevice } from '../harness/TestDevice.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());

async function serverKeyOf(device: TestDevice) {
  return createPublicKey({ key: (await device.raw('/api/gw/p1', '')).bytes, format: 'der', type: 'spki' });
}
const rsa = (modulusLength: number, publicExponent = 65_537) =>
  generateKeyPairSync('rsa', { modulusLength, publicExponent });

describe('key exchange', () => {
  it('gives a 1024-bit key of 162 bytes and carries the AES key as 24 characters of base64', async () => {
    const device = gateway.device();
    const p1 = await device.raw('/api/gw/p1', '');
    expect(p1.contentType).toBe('application/octet-stream');
    expect(p1.bytes).toHaveLength(162);
    const { publicKey, privateKey } = rsa(1024);
    const p2 = await device.raw('/api/gw/p2', keyRequest(publicKey, await serverKeyOf(device)));
    expect(p2.bytes).toHaveLength(128);
    expect(openKeyAnswer(privateKey, p2.bytes)).toHaveLength(16);
  });

  it('takes client keys up to 4096 bits', async () => {
    const device = gateway.device();
    const { publicKey } = rsa(4096);
    expect((await device.raw('/api/gw/p2', keyRequest(publicKey, await serverKeyOf(device)))).status).toBe(200);
  });

  it('gives one key to one session, so that nobody else who sees its id gets a key [S14]', async () => {
    const device = gateway.device();
    await device.exchange();
    const again = await device.raw('/api/gw/p2', keyRequest(rsa(1024).publicKey, await serverKeyOf(device)));
    expect(again.status).toBe(400);
    expect((await device.call('/common/getCountryCode')).code).toBe('0000');
  });

  it('answers every bad request with the same bytes [S15]', async () => {
    const device = gateway.device();
    const good = keyRequest(rsa(1024).publicKey, await serverKeyOf(device));
    const flipped = Buffer.from(good, 'base64');
    flipped[5] = (flipped[5] ?? 0) ^ 1;
    const bodies: Record<string, string> = {
      empty: '',
      'not base64': '####',
      'bad padding': flipped.toString('base64'),
      'random block': randomBytes(128).toString('base64'),
      'above the modulus': Buffer.alloc(128, 0xff).toString('base64'),
      'half a block': randomBytes(64).toString('base64'),
      'nine blocks': randomBytes(128 * 9).toString('base64'),
      'exponent 3': keyRequest(rsa(1024, 3).publicKey, await serverKeyOf(device)),
      '512 bits': keyRequest(rsa(512).publicKey, await serverKeyOf(device)),
      'elliptic curve': keyRequest(
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey,
        await serverKeyOf(device),
      ),
      'five megabytes': 'A'.repeat(5_000_000),
    };
    const answers = await Promise.all(Object.values(bodies).map((body) => device.raw('/api/gw/p2', body)));
    const shapes = answers.map(({ status, contentType, bytes }) => {
      const { head, body } = JSON.parse(bytes.toString()) as { head: { code: string; message: string }; body: unknown };
      return JSON.stringify({ status, contentType, code: head.code, message: head.message, body });
    });
    expect(new Set(shapes)).toEqual(
      new Set([
        JSON.stringify({
          status: 400,
          contentType: 'application/json; charset=utf-8',
          code: '400003',
          message: '400003',
          body: null,
        }),
      ]),
    );
  });

  it('needs the three headers of the device', async () => {
    const device = gateway.device();
    const body = keyRequest(rsa(1024).publicKey, await serverKeyOf(device));
    for (const header of ['s1', 'deviceid', 'devicefp']) {
      expect((await device.raw('/api/gw/p2', body, { [header]: 'x' })).status).toBe(400);
    }
  });
});

describe('sealed calls', () => {
  it('seals as the protocol says: the known answer', () => {
    const device = gateway.device();
    device.key = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
    expect(device.seal({ s0: 'tok', language: 'zh_CN', amount: '1.00' })).toBe(
      'CYI93eLR/EYQpToalEFRwT3U3jj3yWs77sXvv0E+JaZgyV01rQsxzjN+N77vgrKJ',
    );
  });

  it('answers 400002 in plain JSON for a session without a key', async () => {
    const device = gateway.device();
    await device.exchange();
    device.keySession = randomBytes(16).toString('hex');
    const answer = await device.raw('/api/common/getCountryCode', device.seal({}));
    expect(answer).toMatchObject({ status: 400, contentType: 'application/json; charset=utf-8' });
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ head: { code: '400002' }, body: null });
  });

  it('finds no key for the same session on another device [S14]', async () => {
    const device = gateway.device();
    await device.exchange();
    const answer = await device.raw('/api/common/getCountryCode', device.seal({}), {
      devicefp: randomBytes(32).toString('hex'),
    });
    expect(device.read(answer).code).toBe('400002');
  });

  it('forgets keys after a day', async () => {
    const other = await createTestGateway();
    const device = other.device();
    await device.exchange();
    await other.db.query((await import('../../src/db/index.ts')).sql`update key_session set expires_at = app_now()`);
    // Another process, which does not remember the key.
    const { buildApp } = await import('../../src/server/buildApp.ts');
    const second = await buildApp(other.services);
    const answer = await second.inject({
      method: 'POST',
      url: '/api/common/getCountryCode',
      headers: device.headers(),
      payload: device.seal({}),
    });
    expect(answer.json()).toMatchObject({ head: { code: '400002' } });
    await second.close();
    await other.close();
  });

  it('serves a key that another process made', async () => {
    const device = gateway.device();
    await device.exchange();
    const { buildApp } = await import('../../src/server/buildApp.ts');
    const second = await buildApp(gateway.services);
    const answer = await second.inject({
      method: 'POST',
      url: '/api/common/getCountryCode',
      headers: device.headers(),
      payload: device.seal({}),
    });
    expect(JSON.parse(device.open(answer.body))).toMatchObject({ head: { code: '0000' } });
    await second.close();
  });

  it('always answers 400003 for a body that does not open or parse [S14]', async () => {
    const device = gateway.device();
    await device.exchange();
    const sealed = device.seal({ s0: '' });
    const bodies = [
      '',
      'AAAA',
      sealed.slice(0, -8),
      randomBytes(32).toString('base64'),
      device.seal('text'),
      device.seal([1]),
      device.seal(null),
    ];
    for (const body of bodies) {
      const answer = await device.raw('/api/common/getCountryCode', body);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({
        head: { code: '400003', message: '400003' },
        body: null,
      });
    }
  });

  it('refuses shapes beyond the limits [S38]', async () => {
    const device = gateway.device();
    await device.exchange();
    let deep: unknown = 1;
    for (let level = 0; level < 40; level++) deep = { deep };
    expect((await device.call('/common/getCountryCode', { deep })).code).toBe('ARGS_INVALID');
    expect((await device.call('/common/getCountryCode', { list: Array.from({ length: 1001 }, () => 1) })).code).toBe(
      'ARGS_INVALID',
    );
    const huge = await device.raw('/api/common/getCountryCode', 'A'.repeat(1_100_000));
    expect(JSON.parse(huge.bytes.toString())).toMatchObject({ head: { code: '400003' } });
  });

  it('keeps prototypes out of reach [S13]', async () => {
    const device = gateway.device();
    await device.exchange();
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const json = `{"s0":"","loginName":"","${name}":{"polluted":true}}`;
      const answer = device.read(await device.raw('/api/common/getCountryCode', device.seal(JSON.parse(json))));
      expect(answer.code).toBe('ARGS_INVALID');
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
