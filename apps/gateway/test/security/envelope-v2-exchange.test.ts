import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { buildApp } from '../../src/server/buildApp.ts';
import { addSigningKey, readSigningKeys, retireSigningKey } from '../../src/server/envelope/signingKeys.ts';
import { createTestGateway, testPolicy } from '../harness/testGateway.ts';
import { TestDevice } from '../harness/TestDevice.ts';
import {
  AREAS,
  codeOf,
  type EnvelopeStage,
  point,
  sealAreas,
  shape,
  UNREADABLE,
  useEnvelopeStage,
} from '../harness/useEnvelopeStage.ts';

let { gateway, device } = {} as EnvelopeStage;
useEnvelopeStage((stage) => ({ gateway, device } = stage));

const kids = async () =>
  (await readSigningKeys(gateway.db, gateway.services.config.secrets.masterKey)).map(({ kid }) => kid);

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
    expect(await codeOf(device, sealAreas(device))).toBe('0000');
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
    expect(
      (
        await later.inject({ method: 'POST', url: '/api/gw/p3', headers: gateway.deviceV2().headers(), payload })
      ).json(),
    ).toEqual({});
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

describe('the way down [S14]', () => {
  const older = (id: string) => {
    const again = new TestDevice(async (url, headers, payload) => {
      const answer = await gateway.app.inject({ method: 'POST', url, headers: { ...headers }, payload });
      return {
        status: answer.statusCode,
        contentType: String(answer.headers['content-type']),
        bytes: answer.rawPayload,
      };
    }, id);
    return again;
  };

  it('is open before the first call of version 2, and closed after it', async () => {
    expect((await older(device.id).call(AREAS)).code).toBe('0000');
    expect(await codeOf(device, sealAreas(device))).toBe('0000');
    await expect(older(device.id).call(AREAS)).rejects.toThrow(/p2 answered 400/);
    // Others are not affected.
    expect((await older(randomUUID()).call(AREAS)).code).toBe('0000');
  });

  it('ends the keys that the device had before', async () => {
    const before = older(device.id);
    expect((await before.call(AREAS)).code).toBe('0000');
    expect(await codeOf(device, sealAreas(device))).toBe('0000');
    const another = await buildApp(gateway.services);
    const answer = await another.inject({
      method: 'POST',
      url: `/api${AREAS}`,
      headers: before.headers(),
      payload: before.seal({}),
    });
    expect(answer.json()).toMatchObject({ head: { code: '400002' } });
    await another.close();
  });

  it('does not lead through the key of one version to the other', async () => {
    const before = older(randomUUID());
    await before.exchange();
    const answer = await device.raw(`/api${AREAS}`, before.seal({}), { qid: randomUUID() });
    expect(shape(answer)).toEqual(UNREADABLE);
    expect(shape(await before.raw(`/api${AREAS}`, sealAreas(device).body))).toEqual(UNREADABLE);
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
