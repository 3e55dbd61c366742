import { createHash, randomBytes } from 'node:crypto';
import { VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../src/config/index.ts';
import { migrate, sql } from '../src/db/index.ts';
import { openKycFiles } from '../src/house/kyc/kyc-files.ts';
import { rewrapDocuments } from '../src/house/kyc/rewrapDocuments.ts';
import { openFile } from '../src/people/files/files.ts';
import { wholeOf } from '../src/people/uploads/bytes.ts';
import { readParts } from '../src/people/uploads/parts.ts';
import { keepPart } from '../src/people/uploads/uploads.ts';
import { sealDocument } from '../src/secrets/document-keys.ts';
import { sealBytes } from '../src/secrets/sealed-bytes.ts';
import { createTestDatabase, type TestDatabase } from './harness/testDatabase.ts';

const secrets = { masterKey: Buffer.alloc(32, 1), documentKeys: [Buffer.alloc(32, 2)] as [Buffer, ...Buffer[]] };
const config = { secrets, policy: { files: { megabytesOfMember: 200 } } } as unknown as Config;
const [DONE, OPEN] = ['6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34', '7c1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b35'] as const;
const video = randomBytes(VIDEO_PART_BYTES + 10);
const clip = randomBytes(100);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ empty: true });
  await migrate(test.db, { until: '0324_ledger_takes_records.sql' });
  const { db } = test;
  await db.exec(`
    insert into member (id, user_no, phone, password_hash, invitation_code) overriding system value
      values (1, 'ACDEF', '1', 'x', 'EZACDEF')`);
  const part = async (upload: string, number: number) => {
    const bytes = video.subarray(number * VIDEO_PART_BYTES, (number + 1) * VIDEO_PART_BYTES);
    const sealed = sealBytes(secrets.masterKey, bytes, `part ${number} of ${upload}`);
    await db.query(sql`
      insert into file_part (owner_id, upload, part, size, sealed, is_of_file, created_at)
      values (1, ${upload}, ${number}, ${bytes.length}, ${sealed}, ${upload === DONE}, now())`);
  };
  await part(DONE, 1);
  await part(DONE, 0);
  await part(OPEN, 1);
  await db.query(sql`
    insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size, sealed, upload)
    values ('f_video', 1, 'VIDEO', 'video/mp4', '', ${video.length}, '', ${DONE})`);
  const picture = sealBytes(secrets.masterKey, clip, 'file f_picture');
  await db.query(sql`
    insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size, sealed)
    values ('f_picture', 1, 'IMG', 'image/png', '', ${clip.length}, ${picture})`);
  const document = sealDocument(secrets, clip, 'document k_clip');
  await db.query(sql`
    insert into kyc_file (file_id, owner_id, file_type, mime_type, sha256, size, key_id, wrapped_key, sealed)
    values ('k_clip', 1, 'VIDEO', 'video/mp4', '', ${clip.length}, ${document.keyId}, ${document.wrappedKey}, ${document.sealed})`);
  const sha256 = createHash('sha256').update(clip).digest();
  await db.query(sql`
    insert into kyc_upload (upload, owner_id, file_type, size, sha256, received, file_id, expires_at) values
      ('u_open', 1, 'VIDEO', ${clip.length}, ${sha256}, 60, null, now() + interval '1 hour'),
      ('u_done', 1, 'VIDEO', ${clip.length}, ${sha256}, ${clip.length}, 'k_clip', now() + interval '1 hour'),
      ('u_gone', 1, 'VIDEO', ${clip.length}, ${sha256}, ${clip.length}, 'k_gone', now() + interval '1 hour')`);
  const first = sealDocument(secrets, clip.subarray(0, 60), 'document part u_open/0');
  await db.query(sql`
    insert into kyc_upload_part (part, upload, starts_at, key_id, wrapped_key, sealed)
    values ('u_open/0', 'u_open', 0, ${first.keyId}, ${first.wrappedKey}, ${first.sealed})`);
  await migrate(db);
});
afterAll(async () => await test.close());

const readAll = async () => {
  const { db } = test;
  const stored = await Promise.all(
    ['f_video', 'f_picture'].map(async (id) => await openFile(db, config, sql`f.file_id = ${id}`)),
  );
  const [document] = await openKycFiles(db, config, sql`f.file_id = 'k_clip'`);
  const [movie, picture, own] = await Promise.all(
    [stored[0]!, stored[1]!, document!].map(async ({ bytes }) => await wholeOf(bytes)),
  );
  return [movie!.equals(video), picture!.equals(clip), own!.equals(clip)];
};

it('files of an older database read as before', async () => {
  expect(await readAll()).toEqual([true, true, true]);
  expect(await test.db.query(sql`select upload, received, is_kept, file_id from upload order by upload`)).toEqual([
    { upload: 'u_done', received: clip.length, is_kept: false, file_id: 'k_clip' },
    { upload: 'u_open', received: 60, is_kept: false, file_id: null },
    { upload: `v_1_${DONE}`, received: video.length, is_kept: true, file_id: 'f_video' },
    { upload: `v_1_${OPEN}`, received: 10, is_kept: false, file_id: null },
  ]);
});

it('open uploads of an older database go on', async () => {
  const { db } = test;
  expect(await keepPart(db, config, 'document', { ownerId: 1n }, 'u_open', 60, clip.subarray(60))).toMatchObject({
    received: clip.length,
  });
  expect((await wholeOf(readParts(db, config, 'u_open', clip.length))).equals(clip)).toBe(true);
  const name = `v_1_${OPEN}`;
  const head = video.subarray(0, VIDEO_PART_BYTES);
  expect(await keepPart(db, config, 'evidence', { ownerId: 1n }, name, 0, head)).toMatchObject({ parts: 2 });
  expect((await wholeOf(readParts(db, config, name, video.length))).equals(video)).toBe(true);
});

it('parts under the master key get keys of their own with the next document key', async () => {
  const { db } = test;
  secrets.documentKeys.unshift(Buffer.alloc(32, 3));
  await rewrapDocuments(db, config);
  secrets.documentKeys.pop();
  secrets.masterKey = Buffer.alloc(32, 9);
  expect(await db.query(sql`select 1 from upload_part where key_id is null`)).toEqual([]);
  expect((await wholeOf((await openFile(db, config, sql`f.file_id = 'f_video'`))!.bytes)).equals(video)).toBe(true);
});
