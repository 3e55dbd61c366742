import { createHash } from 'node:crypto';
import { DOCUMENT_PART_BYTES } from '@ezwallet/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { deleteDocuments } from '../src/house/kyc/deleteDocuments.ts';
import { checkFile } from '../src/house/kyc/checkFile.ts';
import { openKycFiles, storeKycFile } from '../src/house/kyc/kyc-files.ts';
import { rewrapDocuments } from '../src/house/kyc/rewrapDocuments.ts';
import { newUploadName, openDocumentUpload } from '../src/house/kyc/uploadFileKyc.ts';
import { bytesOf, wholeOf } from '../src/people/uploads/bytes.ts';
import { dropUpload, pruneUploads } from '../src/people/uploads/uploads.ts';
import { applyForLevel3, uploadKycFile, videoFile } from './harness/kycFiles.ts';
import { makeVideo } from './harness/makeVideo.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';
import { makePicture } from './harness/uploadPicture.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true, kycLevel: 2 }, (stage: Stage) => ({ gateway, member, device } = stage));

const PART = DOCUMENT_PART_BYTES;
/** Two parts and a bit. */
const clip = () => makeVideo({ seconds: 8, bytes: 2 * PART });
const facts = (bytes: Buffer) => ({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
const start = async (bytes: Buffer, more: object = {}, by = device) =>
  await by.call('/kyc/startUpload', { fileType: 'VIDEO', ...facts(bytes), ...more });
const append = async (upload: string, bytes: Buffer, offset: number, by = device, length = PART) =>
  await by.call('/kyc/appendUpload', {
    upload,
    offset,
    fileBase64: bytes.subarray(offset, offset + length).toString('base64'),
  });
const partsOf = async (upload: string) =>
  Number((await gateway.db.one<{ n: bigint }>(sql`select count(*) as n from upload_part where upload = ${upload}`)).n);

/** Sends what is missing. @returns the last answer */
async function sendRest(bytes: Buffer, upload: string, from = 0, by = device) {
  let answer = await append(upload, bytes, from, by);
  while (answer.code === '0000' && !answer.body.file) answer = await append(upload, bytes, answer.body.offset, by);
  return answer;
}

describe('an upload of a document in parts [S36]', () => {
  it('goes on where it stopped, and becomes the file that was announced', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    expect((await append(upload, bytes, 0)).body).toEqual({ upload, offset: PART, file: null });
    // The app starts again, as after a lost connection.
    expect((await start(bytes)).body).toEqual({ upload, offset: PART, file: null });
    const { body } = await sendRest(bytes, upload, PART);
    expect(body).toMatchObject({ offset: bytes.length, file: { fileType: 'VIDEO', size: bytes.length } });
    // A video stays in its parts.
    expect(await partsOf(upload)).toBe(3);
    const [stored] = await openKycFiles(gateway.db, gateway.services.config, sql`f.file_id = ${body.file.fileId}`);
    expect((await wholeOf(stored!.bytes)).equals(bytes)).toBe(true);
  });

  it('answers repeated last bytes, and a start after them, with the same file', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    const { body } = await sendRest(bytes, upload);
    expect((await append(upload, bytes, 2 * PART)).body).toEqual(body);
    expect((await start(bytes)).body).toEqual(body);
  });

  it('leaves out what was sent before, what overlaps, and what comes too early', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    await append(upload, bytes, 0);
    for (const offset of [0, PART - 1, PART + 1, 2 * PART]) {
      const evil = await append(upload, Buffer.alloc(bytes.length, 7), offset);
      expect(evil.body, String(offset)).toEqual({ upload, offset: PART, file: null });
    }
    expect((await sendRest(bytes, upload, PART)).body.file).not.toBeNull();
  });

  it('takes no more bytes than were announced', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    await append(upload, bytes, 0);
    await append(upload, bytes, PART);
    const longer = await append(upload, Buffer.alloc(bytes.length + 1, 7), 2 * PART);
    expect(longer.body).toEqual({ upload, offset: 2 * PART, file: null });
  });

  it('of other bytes than those announced is refused, and begins again', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    const others = Buffer.from(bytes);
    others[others.length - 1]! ^= 1;
    const answer = await sendRest(others, upload);
    expect(answer).toMatchObject({ code: 'ARGS_INVALID', body: { fields: ['sha256'] } });
    expect((await append(upload, bytes, 0)).code).toBe('RECORD_ALREADY_DELETED');
    expect((await start(bytes)).body).toMatchObject({ offset: 0, file: null });
  });

  it.each([
    ['a picture that says video', async () => await makePicture(), 'TYPE_INVALID'],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'TYPE_INVALID'],
    ['a long video', async () => makeVideo({ seconds: 40 }), 'OVER_MAX_LENGTH'],
    ['a short video', async () => makeVideo({ seconds: 2 }), 'CONDITION_NOT_FULLFILL'],
  ])('refuses %s as a whole form does, and keeps nothing', async (_what, make, code) => {
    const bytes = await make();
    const { upload } = (await start(bytes)).body;
    expect((await append(upload, bytes, 0)).code).toBe(code);
    expect(await partsOf(upload)).toBe(0);
  });

  it.each([
    ['a picture of 11 MB', { fileType: 'IMG', size: 11_000_000 }, 'OVER_MAX_LENGTH'],
    ['a video of 53 MB', { size: 53_000_000 }, 'ARGS_INVALID'],
    ['nothing', { size: 0 }, 'ARGS_INVALID'],
    ['half a byte', { size: 1.5 }, 'ARGS_INVALID'],
    ['no digest', { sha256: '../..' }, 'ARGS_INVALID'],
    ['another kind', { fileType: '../IMG' }, 'ARGS_INVALID'],
  ])('announces no %s', async (_what, fields, code) => {
    expect((await start(clip(), fields)).code).toBe(code);
  });

  it('needs room for all of it at the start, also beside other uploads', async () => {
    const most = gateway.services.config.policy.files.megabytesOfMember * 1_000_000;
    const other = await signIn(gateway.device(), await gateway.member({ kycLevel: 2 }));
    const sizes = Array.from({ length: Math.ceil(most / 50_000_000) + 1 }, (_, index) => 50_000_000 - index);
    const codes: string[] = [];
    for (const size of sizes) codes.push((await start(clip(), { size }, other)).code);
    expect(codes.at(-1)).toBe('OVER_MAX_TOTAL');
    expect(codes.filter((code) => code === '0000').length * 50_000_000).toBeLessThanOrEqual(most);
  });

  it('needs room for all of them together, also when they start at the same time', async () => {
    const { db, config } = gateway.services;
    const room = 5 * 4096;
    const small = {
      ...config,
      policy: { ...config.policy, files: { ...config.policy.files, megabytesOfMember: room / 1_000_000 } },
    };
    const { id: ownerId } = await gateway.member({ kycLevel: 2 });
    const started = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) =>
          await openDocumentUpload(
            db,
            { config: small },
            { ownerId },
            { upload: newUploadName(), fileType: 'IMG', announced: { size: 4096, sha256: Buffer.alloc(32, index) } },
          ),
      ),
    );
    expect(started.filter((upload) => upload !== undefined)).toHaveLength(5);
  });

  it('makes no second file when a slow process comes to its end after another one', async () => {
    const bytes = makeVideo({ seconds: 9, bytes: 10_000 });
    const { upload } = (await start(bytes)).body;
    const { body } = await append(upload, bytes, 0);
    const { db, config } = gateway.services;
    const whole = bytesOf(bytes);
    const checked = await checkFile(config.policy, 'VIDEO', whole);
    expect(await storeKycFile(db, config, { ownerId: member.id }, whole, checked, upload)).toBeUndefined();
    await dropUpload(db, upload);
    expect((await start(bytes)).body).toEqual(body);
  });

  it('takes each byte once from requests at the same time, and makes one file', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    const first = await Promise.all(Array.from({ length: 5 }, () => append(upload, bytes, 0)));
    expect(first.every(({ code }) => code === '0000')).toBe(true);
    expect(await partsOf(upload)).toBe(1);
    await append(upload, bytes, PART);
    const last = await Promise.all(Array.from({ length: 5 }, () => append(upload, bytes, 2 * PART)));
    expect(last.map(({ code }) => code).filter((code) => code !== '0000' && code !== 'TRY_AGAIN_LATER')).toEqual([]);
    const { body } = await start(bytes);
    const { n } = await gateway.db.one<{ n: bigint }>(sql`
      select count(*) as n from kyc_file where owner_id = ${member.id} and sha256 = ${createHash('sha256').update(bytes).digest()}
        and created_at >= (select created_at from kyc_file where file_id = ${body.file.fileId})`);
    expect(n).toBe(1n);
  });

  it('is made by another process when the first one ended in the middle', async () => {
    const bytes = makeVideo({ seconds: 9, bytes: 10_000 });
    const { upload } = (await start(bytes)).body;
    const claim = async (ago: string) =>
      await gateway.db.query(
        sql`update upload set received = size, claimed_at = app_now() - ${ago}::interval where upload = ${upload}`,
      );
    await append(upload, bytes, 0, device, 4096);
    await claim('1 second');
    expect((await start(bytes)).code).toBe('TRY_AGAIN_LATER');
    await gateway.db.query(sql`update upload set received = 4096 where upload = ${upload}`);
    expect((await append(upload, bytes, 4096)).code).toBe('TRY_AGAIN_LATER');
    await claim('2 minutes');
    expect((await start(bytes)).body.file).toMatchObject({ size: bytes.length });
  });

  it('ends after an hour, and the job deletes what came', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    await append(upload, bytes, 0);
    await gateway.db.query(
      sql`update upload set expires_at = app_now() - interval '1 second' where upload = ${upload}`,
    );
    expect((await append(upload, bytes, PART)).code).toBe('RECORD_ALREADY_DELETED');
    expect((await start(bytes)).body.upload).not.toBe(upload);
    await pruneUploads(gateway.db);
    expect(await partsOf(upload)).toBe(0);
  });
});

describe('what came of a document [S50]', () => {
  it('is somebody’s own: to others it looks like none, and the same file is another upload', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    const other = await signIn(gateway.device(), await gateway.member({ kycLevel: 2 }));
    const foreign = await append(upload, bytes, 0, other);
    const missing = await append('u_none', bytes, 0, other);
    expect({ code: foreign.code, body: foreign.body }).toEqual({ code: 'RECORD_ALREADY_DELETED', body: missing.body });
    expect((await start(bytes, {}, other)).body).toMatchObject({ offset: 0 });
    expect((await start(bytes, {}, other)).body.upload).not.toBe(upload);
    expect((await start(bytes)).body).toMatchObject({ upload, offset: 0 });
  });

  it('is not readable in the database, and follows a new document key', async () => {
    const bytes = Buffer.concat([clip()]);
    const { upload } = (await start(bytes)).body;
    await append(upload, bytes, 0);
    const { sealed } = await gateway.db.one<{ sealed: Buffer }>(
      sql`select sealed from upload_part where upload = ${upload}`,
    );
    expect(sealed.includes('ftyp')).toBe(false);
    const { config } = gateway.services;
    const documentKeys = [Buffer.alloc(32, 5), ...config.secrets.documentKeys] as const;
    await rewrapDocuments(gateway.db, { secrets: { ...config.secrets, documentKeys } });
    const { current } = await gateway.db.one<{ current: bigint }>(sql`
      select count(distinct key_id) as current from (select key_id from upload_part union all select key_id from kyc_file) all_keys`);
    expect(current).toBe(1n);
    // Back, so that this gateway reads them again.
    await rewrapDocuments(gateway.db, {
      secrets: { ...config.secrets, documentKeys: [...config.secrets.documentKeys, documentKeys[0]] },
    });
    expect((await sendRest(bytes, upload, PART)).body.file).not.toBeNull();
  });

  it('goes with all its parts once nobody needs it', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    const { fileId } = (await sendRest(bytes, upload)).body.file;
    await gateway.db.query(sql`
      update kyc_file set created_at = app_now() - interval '2 days' where file_id = ${fileId}`);
    await deleteDocuments(gateway.db, gateway.services.config.policy);
    expect(await partsOf(upload)).toBe(0);
    expect((await start(bytes)).body).toMatchObject({ offset: 0, file: null });
  });

  it('keeps a video of a form in parts, which no announcement finds', async () => {
    const file = videoFile();
    const fileId = await uploadKycFile(device, file);
    const bytes = Buffer.from(await file.arrayBuffer());
    const [stored] = await openKycFiles(
      gateway.db,
      gateway.services.config,
      sql`f.file_id = ${fileId} and f.sealed is null`,
    );
    expect((await wholeOf(stored!.bytes)).equals(bytes)).toBe(true);
    expect((await start(bytes)).body).toMatchObject({ offset: 0, file: null });
  });

  it('is in an application once: the same file later is a new upload', async () => {
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    const { fileId: videoId } = (await sendRest(bytes, upload)).body.file;
    expect((await applyForLevel3(device, { videoId })).code).toBe('0000');
    expect((await start(bytes)).body).toMatchObject({ offset: 0, file: null });
  });
});

describe('another device', () => {
  const proven = async () => {
    const { token } = (await device.call('/kyc/getUserPhone')).body;
    const phone = gateway.device();
    await phone.call('/kyc/sendSmsPub', { token });
    return { phone, proof: { token, verifyCode: await gateway.code(`+86${member.phone}`) } };
  };

  it('sends a video in parts, which the signed-in device applies with', async () => {
    await gateway.db.query(sql`update kyc_case set state = 'failed' where member_id = ${member.id}`);
    const { phone, proof } = await proven();
    const bytes = makeVideo({ seconds: 7, bytes: PART });
    const file = facts(bytes);
    const { upload } = (await phone.call('/kyc/startUploadPub', { ...proof, kind: 'video', ...file })).body;
    const send = async (offset: number, more: object = {}) =>
      await phone.call('/kyc/appendUploadPub', {
        ...proof,
        upload,
        offset,
        fileBase64: bytes.subarray(offset, offset + PART).toString('base64'),
        ...more,
      });
    expect((await send(0)).body).toEqual({ upload, offset: PART, file: null });
    expect((await send(PART, { verifyCode: '000000' })).code).toBe('EXPIRED');
    expect((await send(PART, { token: 'ho_none' })).code).toBe('TOKEN_INVALID');
    // Neither the member's own call nor a stranger's phone goes on with it.
    expect((await append(upload, bytes, PART)).code).toBe('RECORD_ALREADY_DELETED');
    const { body } = await send(PART);
    expect(body.file).toMatchObject({ fileType: 'VIDEO' });
    const { handedIn } = (await device.call('/kyc/getUserPhone')).body;
    expect(handedIn).toEqual([{ kind: 'video', fileId: body.file.fileId }]);
  });

  it('goes on with nothing of the member’s own, and sends no side of another level', async () => {
    const { phone, proof } = await proven();
    const bytes = clip();
    const { upload } = (await start(bytes)).body;
    const fileBase64 = bytes.subarray(0, PART).toString('base64');
    expect((await phone.call('/kyc/appendUploadPub', { ...proof, upload, offset: 0, fileBase64 })).code).toBe(
      'RECORD_ALREADY_DELETED',
    );
    const file = facts(bytes);
    expect((await phone.call('/kyc/startUploadPub', { ...proof, kind: 'idFront', ...file })).code).toBe(
      'TOKEN_INVALID',
    );
  });
});
