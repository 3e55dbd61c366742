import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../src/config/index.ts';
import { sql } from '../src/db/index.ts';
import { bytesOf, digestOf, partOf, wholeOf } from '../src/people/uploads/bytes.ts';
import { readParts } from '../src/people/uploads/parts.ts';
import { closing, dropUpload, keepPart, openUpload, pruneUploads, type Use } from '../src/people/uploads/uploads.ts';
import { createTestDatabase, type TestDatabase } from './harness/testDatabase.ts';

const config = {
  secrets: { masterKey: Buffer.alloc(32, 1), documentKeys: [Buffer.alloc(32, 2)] },
  policy: { files: { megabytesOfMember: 0.01 } },
} as unknown as Config;
const [ANN, BEN]: [bigint, bigint] = [1n, 2n];
const PART = 1000;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.exec(`
    insert into member (id, user_no, phone, password_hash, invitation_code) overriding system value
      select n, 'ACDE' || n, n::text, 'x', 'EZ' || n from generate_series(1, 2) n`);
});
afterAll(async () => await test.close());

/** An upload of three parts, the last one of one byte. */
async function open(use: Use, ownerId = ANN) {
  const bytes = randomBytes(2 * PART + 1);
  const upload = `u_${randomUUID()}`;
  const announced = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
  const lifetime = 60_000;
  const opened = await openUpload(test.db, {
    upload,
    use,
    ownerId,
    fileType: 'VIDEO',
    lifetime,
    ...(use === 'document' && { announced }),
  });
  const keep = async (part: number, by = ownerId, of = use) =>
    await keepPart(
      test.db,
      config,
      of,
      { ownerId: by },
      upload,
      part * PART,
      bytes.subarray(part * PART, (part + 1) * PART),
    );
  const whole = async () => await wholeOf(readParts(test.db, config, upload, bytes.length));
  return { opened, bytes, upload, keep, whole };
}

describe.each<Use>(['document', 'evidence'])('an upload of a %s [S36]', (use) => {
  it('takes a part that comes twice once, and reads all back in order', async () => {
    const { keep, whole, bytes, upload } = await open(use);
    for (const part of [0, 0, 1, 1, 2]) expect(await keep(part)).toMatchObject({ hasPart: true });
    expect(await keep(2)).toMatchObject({ parts: 3, received: bytes.length, fileId: null });
    expect((await whole()).equals(bytes)).toBe(true);
    await dropUpload(test.db, upload);
    expect(await keep(2)).toBeUndefined();
  });

  it('takes the same part from requests at the same time once', async () => {
    const { keep, upload } = await open(use);
    const kept = await Promise.all(Array.from({ length: 8 }, async () => await keep(0)));
    expect(kept.map((found) => found?.received)).toEqual(Array(8).fill(PART));
    await dropUpload(test.db, upload);
  });

  it('takes what comes too early only where nobody announced the whole', async () => {
    const { keep, whole, bytes, upload } = await open(use);
    expect((await keep(2))?.hasPart).toBe(use === 'evidence');
    for (const part of [0, 1, 2]) await keep(part);
    expect((await whole()).equals(bytes)).toBe(true);
    await dropUpload(test.db, upload);
  });

  it('is nobody else’s, and of no other use', async () => {
    const { keep, upload } = await open(use);
    expect(await keep(0, BEN)).toBeUndefined();
    expect(await keep(0, ANN, use === 'document' ? 'evidence' : 'document')).toBeUndefined();
    expect(await keep(0)).toMatchObject({ received: PART });
    await dropUpload(test.db, upload);
  });

  it('takes nothing after the end', async () => {
    const { keep, upload, bytes } = await open(use);
    for (const part of [0, 1]) await keep(part);
    await test.db.query(closing(upload, 2 * PART, `f_${upload}`, bytes.length, true));
    expect(await keep(2)).toMatchObject({ hasPart: false, received: 2 * PART, fileId: `f_${upload}` });
    await dropUpload(test.db, upload);
    expect(await test.db.query(closing(upload, 2 * PART, 'f_other', 1, true))).toMatchObject([
      { file_id: `f_${upload}` },
    ]);
    await test.db.query(sql`delete from upload`);
  });

  it('has its time: a finished one stays, and any other goes', async () => {
    const [kept, left] = [await open(use), await open(use)];
    for (const { keep } of [kept, left]) await keep(0);
    await test.db.query(closing(kept.upload, PART, `f_${kept.upload}`, PART, true));
    await test.db.query(sql`update upload set expires_at = app_now() - interval '1 second'`);
    expect(await left.keep(1)).toBeUndefined();
    await pruneUploads(test.db);
    expect(await test.db.query(sql`select upload from upload_part`)).toEqual([{ upload: kept.upload }]);
    await test.db.query(sql`delete from upload`);
  });
});

it('evidence fills no more than the room of its member, and an announced document no more than it announced', async () => {
  const many = await Promise.all(Array.from({ length: 15 }, async () => await open('evidence')));
  const kept = await Promise.all(many.map(async ({ keep }) => await keep(0)));
  expect(kept.filter((found) => found?.hasPart)).toHaveLength(10);
  const others = await open('evidence', BEN);
  expect(await others.keep(0)).toMatchObject({ hasPart: true });
  const { keep } = await open('document');
  for (const part of [0, 1, 2, 3]) await keep(part);
  expect(await keep(3)).toMatchObject({ hasPart: false, received: 2 * PART + 1 });
});

it('no part opens in the place of another, or after a change', async () => {
  const { keep, whole, upload } = await open('document');
  for (const part of [0, 1, 2]) await keep(part);
  await test.db.query(sql`
    update upload_part p set sealed = q.sealed, key_id = q.key_id, wrapped_key = q.wrapped_key from upload_part q
    where p.part = ${`${upload}/0`} and q.part = ${`${upload}/${PART}`}`);
  await expect(whole()).rejects.toThrow('unable to authenticate');
});

it('reads bytes piece by piece, over the borders of pieces', async () => {
  const bytes = randomBytes(100);
  const inner = partOf(partOf(bytesOf(bytes), 10, 80), 5, 20);
  expect((await wholeOf(inner)).equals(bytes.subarray(15, 35))).toBe(true);
  expect((await inner.read(18, 9)).equals(bytes.subarray(33, 35))).toBe(true);
  expect((await digestOf(inner)).equals(createHash('sha256').update(bytes.subarray(15, 35)).digest())).toBe(true);
});
