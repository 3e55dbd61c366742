import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { deleteDocuments } from '../src/house/kyc/deleteDocuments.ts';
import { rewrapDocuments } from '../src/house/kyc/rewrapDocuments.ts';
import {
  applyForLevel2,
  applyForLevel3,
  pictureFile,
  sendKycFile,
  uploadKycFile,
  videoFile,
} from './harness/kycFiles.ts';
import { makeVideo, makeWebm } from './harness/makeVideo.ts';
import { operate } from './harness/operate.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';
import { makePicture } from './harness/uploadPicture.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true, kycLevel: 1 }, (stage: Stage) => ({ gateway, member, device } = stage));

const DAY = 24 * 60 * 60 * 1000;
const file = (bytes: Uint8Array, type = 'image/png', name = 'front.png') =>
  new File([new Uint8Array(bytes)], name, { type });
const caseOf = async () =>
  (
    await gateway.db.one<{ no: string }>(
      sql`select case_no as no from kyc_case where member_id = ${member.id} order by id desc limit 1`,
    )
  ).no;
const countFiles = async () =>
  Number(
    (await gateway.db.one<{ n: bigint }>(sql`select count(*) as n from kyc_file where owner_id = ${member.id}`)).n,
  );

describe('an upload', () => {
  it('is a picture or a video by its bytes, whatever its form says', async () => {
    const picture = new Uint8Array(await makePicture());
    expect((await sendKycFile(device, file(picture))).body).toMatchObject({ fileType: 'IMG' });
    expect((await sendKycFile(device, file(picture, 'video/mp4'), 'VIDEO')).code).toBe('TYPE_INVALID');
    expect((await sendKycFile(device, file(makeVideo({ seconds: 8 })))).code).toBe('TYPE_INVALID');
    expect((await sendKycFile(device, file(picture, 'text/html'))).code).toBe('ARGS_INVALID');
    expect((await sendKycFile(device, file(Buffer.from('<svg onload=alert(1)>')))).code).toBe('TYPE_INVALID');
    expect((await sendKycFile(device, file(Buffer.alloc(0)))).code).toBe('ARGS_INVALID');
  });

  it('keeps the pixels of a picture and nothing that hides behind them [S36]', async () => {
    const script = '<script>alert(1)</script>';
    const fileId = await uploadKycFile(device, file(Buffer.concat([await makePicture(), Buffer.from(script)])));
    const { body } = await device.call('/common/getImage', { fileId });
    expect(Buffer.from(body.src.split(',')[1], 'base64').toString('latin1')).not.toContain(script);
  });

  it.each(['a\0b.png', '../../etc/passwd', 'x".png', '名字.png', `${'a'.repeat(5000)}.png`])(
    'takes a file of any name, such as %j',
    async (name) => {
      expect((await sendKycFile(device, file(await makePicture(), 'image/png', name))).code).toBe('0000');
    },
  );

  it('takes a video of 5 to 15 seconds, also by the frames of a live recording', async () => {
    for (const [seconds, code] of [
      [2, 'CONDITION_NOT_FULLFILL'],
      [5, '0000'],
      [15, '0000'],
      [40, 'OVER_MAX_LENGTH'],
    ] as const)
      expect((await sendKycFile(device, videoFile(seconds))).code, `${seconds} s`).toBe(code);
    expect((await sendKycFile(device, file(makeWebm(), 'video/webm'))).code).toBe('CONDITION_NOT_FULLFILL');
    expect((await sendKycFile(device, file(makeVideo({ seconds: 8, handler: 'soun' }), 'video/mp4'))).code).toBe(
      'TYPE_INVALID',
    );
  });

  it('of more than its kind may have is refused', async () => {
    expect((await sendKycFile(device, file(Buffer.alloc(11_000_000)))).code).toBe('ARGS_INVALID');
    const { status } = await device.raw('/api/exchangeUser/uploadFileKYC/-/VIDEO', Buffer.alloc(53_000_000), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(status).toBe(400);
  });

  it('goes where its path says, and nowhere else [S37]', async () => {
    const send = async (path: string, fields: Record<string, string | Blob>, headers: object = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const sent = new Response(form);
      const type = { 'content-type': sent.headers.get('content-type') ?? '' };
      const answer = await device.raw(path, Buffer.from(await sent.arrayBuffer()), {
        ...type,
        ...(headers as Record<string, string>),
      });
      return answer.status === 404 ? '404' : device.read(answer).code;
    };
    const picture = await pictureFile();
    const own = { fileType: 'IMG', file: picture };
    const base = '/api/exchangeUser/uploadFileKYC';
    expect(await send(`${base}/-/IMG`, own, { s0: device.token })).toBe('0000');
    // Older clients.
    expect(await send(`${base}/${device.token}/IMG`, own)).toBe('0000');
    expect(await send(`${base}/-/IMG`, { ...own, s0: device.token })).toBe('0000');
    expect(await send(`${base}/-/IMG`, own)).toBe('1005');
    expect(await send(`${base}/-/VIDEO`, own, { s0: device.token })).toBe('ARGS_INVALID');
    expect(await send(`${base}/-/..%2f`, { ...own, fileType: '../' }, { s0: device.token })).toBe('ARGS_INVALID');
    expect(await send(`${base}/-/..%2f`, own, { s0: device.token })).toBe('ARGS_INVALID');
    expect(await send(`${base}/-/IMG/x`, own, { s0: device.token })).toBe('404');
    const twice = new FormData();
    twice.append('fileType', 'IMG');
    twice.append('fileType', 'IMG');
    const sent = new Response(twice);
    const answer = await device.raw(`${base}/-/IMG`, Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
      s0: device.token,
    });
    expect(device.read(answer).code).toBe('ARGS_INVALID');
  });

  it('that cannot be read as a form, and a form where none belongs, are refused without a trace', async () => {
    const broken = await device.raw('/api/exchangeUser/uploadFileKYC/-/IMG', Buffer.from('--x\r\nnothing'), {
      'content-type': 'multipart/form-data; boundary=x',
      s0: device.token,
    });
    expect(device.read(broken).code).toBe('400003');
    const elsewhere = await device.raw('/api/exchangeUser/getUserInfo', Buffer.from('--x--'), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(elsewhere.status).toBe(400);
  });

  it('finds no room beside others of the same member', async () => {
    await gateway.db.query(sql`
      insert into kyc_file (file_id, owner_id, file_type, mime_type, sha256, size, key_id, wrapped_key, sealed)
      values (${`k_${member.id}`}, ${member.id}, 'VIDEO', 'video/mp4', '', 200000000, 'x', '', '')`);
    expect((await sendKycFile(device, await pictureFile())).code).toBe('OVER_MAX_TOTAL');
    await gateway.db.query(sql`delete from kyc_file where key_id = 'x'`);
  });
});

describe('a document [S50]', () => {
  it('is shown to its owner only', async () => {
    const fileId = await uploadKycFile(device);
    expect((await device.call('/common/getImage', { fileId })).body.src).toMatch(/^data:image\/png;base64,/);
    const stranger = await signIn(gateway.device(), await gateway.member());
    const answer = await stranger.call('/common/getImage', { fileId });
    expect(answer).toMatchObject({
      code: 'RECORD_ALREADY_DELETED',
      body: (await stranger.call('/common/getImage', { fileId: 'k_none' })).body,
    });
    expect((await stranger.call('/common/getVideo', { fileId, part: 0 })).code).toBe('RECORD_ALREADY_DELETED');
  });

  it('cannot be sent to the other side of a trade, nor be taken from one', async () => {
    const { body } = await device.call('/exchangeUser/uploadFile', {
      fileBase64: (await makePicture()).toString('base64'),
      fileName: 'proof.png',
      fileType: 'IMG',
      index: 0,
    });
    expect((await applyForLevel2(device, { idFront: body.fileId })).code).toBe('ARGS_INVALID');
  });

  it('is not readable in the database, and neither is what the person said', async () => {
    const picture = await makePicture();
    await applyForLevel2(device, { idFront: await uploadKycFile(device, file(picture)) });
    const { row } = await gateway.db.one<{ row: string }>(sql`
      select string_agg(encode(f.sealed, 'escape'), '') || (select k::text from kyc_case k where k.member_id = ${member.id}) as row
      from kyc_file f where f.owner_id = ${member.id}`);
    for (const word of ['PNG', 'IDAT', 'employee', '广东省', 'salary']) expect(row).not.toContain(word);
  });

  it('is written for a reviewer into a new folder that only they can read', async () => {
    await gateway.db.query(sql`update member set kyc_level = 2 where id = ${member.id}`);
    await applyForLevel3(device);
    const room = mkdtempSync(join(tmpdir(), 'kyc-'));
    const to = join(room, 'case');
    const { text } = await operate(gateway, 'kyc show', [await caseOf()], { to });
    expect(text).toContain(member.realName);
    expect(text).toMatch(/code\s+\d{4}/);
    expect(statSync(to).mode & 0o777).toBe(0o700);
    const [name = ''] = readdirSync(to);
    expect(name).toMatch(/^video-k_.*\.mp4$/);
    expect(readFileSync(join(to, name)).toString('latin1', 4, 8)).toBe('ftyp');
    await expect(operate(gateway, 'kyc show', [await caseOf()], { to })).rejects.toThrow('EEXIST');
    expect(existsSync(to)).toBe(true);
    rmSync(room, { recursive: true });
  });

  it('gets a new key around its own, and the old one can go', async () => {
    const fileId = await uploadKycFile(device);
    await applyForLevel2(device);
    const { secrets } = gateway.services.config;
    const before = await gateway.db.one<{ sealed: Buffer }>(sql`select sealed from kyc_file where file_id = ${fileId}`);
    const fresh = randomBytes(32);
    const renewed = { ...secrets, documentKeys: [fresh, ...secrets.documentKeys] } as const;
    expect(await rewrapDocuments(gateway.db, { secrets: renewed })).toBeGreaterThanOrEqual(4);
    expect(await rewrapDocuments(gateway.db, { secrets: renewed })).toBe(0);
    expect(await gateway.db.one(sql`select sealed from kyc_file where file_id = ${fileId}`)).toEqual(before);
    await expect(device.call('/common/getImage', { fileId })).resolves.toMatchObject({ code: 'SYSTEM_ERROR' });
    // Back again, with the new key known as an older one: the other tests of the file go on.
    await rewrapDocuments(gateway.db, {
      secrets: { ...secrets, documentKeys: [...secrets.documentKeys, fresh] } as never,
    });
    expect((await device.call('/common/getImage', { fileId })).code).toBe('0000');
  });

  it('stays as long as the policy says, by what came of the application', async () => {
    const { policy } = gateway.services.config;
    const clean = async (days: number) => {
      await gateway.shiftClock(days * DAY);
      await deleteDocuments(gateway.db, policy);
    };
    await uploadKycFile(device);
    await applyForLevel2(device);
    await clean(2);
    expect(await countFiles()).toBe(2);
    await clean(400);
    expect(await countFiles()).toBe(2);
    await gateway.shiftClock(0);
    await operate(gateway, 'kyc fail', [await caseOf()], { reason: 'Too dark.' });
    await clean(29);
    expect(await countFiles()).toBe(2);
    await clean(31);
    expect(await countFiles()).toBe(0);
    expect((await operate(gateway, 'kyc show', [await caseOf()])).text).toContain('failed: Too dark.');
    await gateway.shiftClock(0);
    await signIn(device, member);
    await applyForLevel2(device);
    await operate(gateway, 'kyc pass', [await caseOf()]);
    await clean(1800);
    expect(await countFiles()).toBe(2);
    await clean(1900);
    expect(await countFiles()).toBe(0);
  });
});
