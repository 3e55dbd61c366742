import { createHash, randomUUID } from 'node:crypto';
import { VIDEO_PART_BYTES } from '@ezwallet/api-client/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import * as container from '../src/people/files/video-container.ts';
import { bytesOf } from '../src/people/uploads/bytes.ts';
import { keepPart, openUpload } from '../src/people/uploads/uploads.ts';
import { box, element, makeVideo, makeWebm } from './harness/makeVideo.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage: Stage) => ({ gateway, member, device } = stage));

const partOf = (bytes: Buffer, part: number) =>
  bytes.subarray(part * VIDEO_PART_BYTES, (part + 1) * VIDEO_PART_BYTES).toString('base64');

async function send(bytes: Buffer, part: number, upload: string, by = device) {
  const parts = Math.ceil(bytes.length / VIDEO_PART_BYTES);
  return await by.call('/exchangeUser/uploadVideo', { upload, part, parts, fileBase64: partOf(bytes, part) });
}

const sendWhole = async (bytes: Buffer) => await send(bytes, 0, randomUUID());
const read = async (fileId: string, part = 0, by = device) => await by.call('/common/getVideo', { fileId, part });

describe('a video', () => {
  it('arrives in parts in any order and more than once, and comes back as it was', async () => {
    const bytes = makeVideo({ bytes: 2 * VIDEO_PART_BYTES });
    const upload = randomUUID();
    expect((await send(bytes, 1, upload)).body).toEqual({ received: 1, file: null });
    expect((await send(bytes, 1, upload)).body).toEqual({ received: 1, file: null });
    expect((await send(bytes, 0, upload)).body).toEqual({ received: 2, file: null });
    const { body } = await send(bytes, 2, upload);
    expect(body).toMatchObject({ received: 3, file: { fileType: 'VIDEO', size: bytes.length } });
    expect((await send(bytes, 2, upload)).body).toEqual(body);
    const { fileId } = body.file;
    const answers = await Promise.all([0, 1, 2].map(async (part) => (await read(fileId, part)).body));
    expect(answers[0]).toMatchObject({ mimeType: 'video/mp4', size: bytes.length, parts: 3 });
    expect(Buffer.concat(answers.map(({ fileBase64 }) => Buffer.from(fileBase64, 'base64'))).equals(bytes)).toBe(true);
    const { sha256 } = await gateway.db.one<{ sha256: Buffer }>(
      sql`select sha256 from stored_file where file_id = ${fileId}`,
    );
    expect(sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true);
    expect((await read(fileId, 3)).code).toBe('RECORD_ALREADY_DELETED');
  });

  it('stays what it is once it is a file: nothing is added to it, and it does not go away [S36]', async () => {
    const bytes = makeVideo({ bytes: VIDEO_PART_BYTES });
    const upload = randomUUID();
    await send(bytes, 0, upload);
    const { fileId } = (await send(bytes, 1, upload)).body.file;
    const more = async (part: number, last: Buffer) =>
      await device.call('/exchangeUser/uploadVideo', {
        upload,
        part,
        parts: part + 1,
        fileBase64: last.toString('base64'),
      });
    // A box of no meaning would go unseen. A second movie that is too long would delete all parts.
    expect((await more(2, box('free', Buffer.alloc(100)))).code).toBe('OVER_MAX_TOTAL');
    expect((await more(2, makeVideo({ seconds: 601 }))).code).toBe('OVER_MAX_TOTAL');
    const answers = await Promise.all([0, 1].map(async (part) => (await read(fileId, part)).body));
    expect(answers[0].parts).toBe(2);
    expect(Buffer.concat(answers.map(({ fileBase64 }) => Buffer.from(fileBase64, 'base64'))).equals(bytes)).toBe(true);
  });

  it('finds no more room when many come at the same time [S36]', async () => {
    const { config, db } = gateway.services;
    const room = 5 * 4096;
    const small = {
      ...config,
      policy: { ...config.policy, files: { ...config.policy.files, megabytesOfMember: room / 1_000_000 } },
    };
    const kept = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const upload = `v_${member.id}_${randomUUID()}`;
        await openUpload(db, { use: 'evidence', fileType: 'VIDEO', lifetime: 60_000, upload, ownerId: member.id });
        return await keepPart(db, small, 'evidence', { ownerId: member.id }, upload, 0, Buffer.alloc(4096, 1));
      }),
    );
    expect(kept.filter((part) => part?.hasPart)).toHaveLength(5);
  });

  it('is nobody else’s, and shares no parts with another member’s upload of the same number [S36]', async () => {
    const bytes = makeVideo();
    const upload = randomUUID();
    const { fileId } = (await send(bytes, 0, upload)).body.file;
    const other = await signIn(gateway.device(), await gateway.member());
    expect((await read(fileId, 0, other)).code).toBe('RECORD_ALREADY_DELETED');
    expect((await send(bytes, 0, upload, other)).body.file.fileId).not.toBe(fileId);
  });

  it('is refused when it is too long or fills the storage, and leaves nothing behind [S36]', async () => {
    expect((await sendWhole(makeVideo({ seconds: 601 }))).code).toBe('OVER_MAX_LENGTH');
    const { count } = await gateway.db.one<{ count: bigint }>(
      sql`select count(*) as count from upload where owner_id = ${member.id} and file_id is null and received > 0`,
    );
    expect(count).toBe(0n);
    await gateway.db.query(sql`
      insert into upload (upload, owner_id, use, file_type, received, expires_at)
      values ('v_full', ${member.id}, 'evidence', 'VIDEO', 200000000, app_now() + interval '1 hour')`);
    expect((await sendWhole(makeVideo())).code).toBe('OVER_MAX_TOTAL');
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture in the same container', Buffer.concat([box('ftyp', 'heic', '\0\0\0\0'), box('mdat', 'x')])],
    ['a movie whose box is longer than the file', makeVideo().subarray(0, -1)],
    ['a movie with something behind its end', Buffer.concat([makeVideo(), Buffer.from('<script>')])],
    ['sound alone', makeVideo({ handler: 'soun' })],
    ['a movie without a description', Buffer.concat([box('ftyp', 'isom', '\0\0\0\0'), box('mdat', 'x')])],
    ['two descriptions', Buffer.concat([makeVideo(), makeVideo().subarray(24)])],
    ['Matroska that is no WebM', makeWebm({ docType: 'matroska' })],
    ['WebM of sound alone', makeWebm({ trackType: 2 })],
    ['WebM that was cut', makeWebm({ isOpen: false }).subarray(0, -1)],
  ])('is not %s [S36]', async (_, bytes) => {
    expect((await sendWhole(bytes)).code).toBe('TYPE_INVALID');
  });

  it('needs every part but the last in full', async () => {
    const { code } = await device.call('/exchangeUser/uploadVideo', {
      upload: randomUUID(),
      part: 0,
      parts: 2,
      fileBase64: makeVideo().toString('base64'),
    });
    expect(code).toBe('ARGS_INVALID');
  });
});

const readVideo = async (bytes: Buffer) => await container.readVideo(bytesOf(bytes));

it('reads the type and the length from the bytes', async () => {
  expect(await readVideo(makeVideo({ seconds: 7 }))).toEqual({ mimeType: 'video/mp4', seconds: 7 });
  expect(await readVideo(makeVideo({ brand: 'qt  ' }))).toEqual({ mimeType: 'video/quicktime', seconds: 3 });
  expect(await readVideo(makeWebm())).toEqual({ mimeType: 'video/webm', seconds: 0 });
  expect(await readVideo(makeWebm({ isOpen: false }))).toEqual({ mimeType: 'video/webm', seconds: 0 });
});

it('survives any bytes', async () => {
  for (const whole of [makeVideo(), makeWebm(), makeWebm({ isOpen: false })]) {
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole);
      changed[at] = 255 - (changed[at] ?? 0);
      await readVideo(changed);
      await readVideo(whole.subarray(0, at));
    }
  }
  expect(
    await readVideo(Buffer.concat([element('1a45dfa3', element('4282', 'webm')), element('18538067', '')])),
  ).toBeUndefined();
});
