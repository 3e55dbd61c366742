import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { makePicture, uploadPicture } from './harness/uploadPicture.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true }, (stage: Stage) => ({ gateway, member, device } = stage));

const upload = (bytes: Buffer, fields: object = {}) =>
  device.call('/exchangeUser/uploadFile', {
    fileBase64: bytes.toString('base64'),
    fileName: 'a.jpg',
    fileType: 'IMG',
    index: 2,
    ...fields,
  });

const read = async (fileId: string, from = device) => await from.call('/common/getImage', { fileId });
const bytesOf = (src: string) => Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');

/** EXIF 2.32 with one field, the orientation, in big-endian TIFF. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from(
    '4d4d002a0000000800010112000300000001' + `00${orientation.toString(16).padStart(2, '0')}0000` + '00000000',
    'hex',
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe1', 'hex'), size, body, jpeg.subarray(2)]);
}

describe('a picture [S36]', () => {
  it('comes back to its owner, with its size', async () => {
    const { code, body } = await upload(await makePicture(30));
    expect(code).toBe('0000');
    expect(body).toMatchObject({ fileType: 'IMG', index: 2 });
    expect((await read(body.fileId)).body).toMatchObject({
      src: expect.stringMatching(/^data:image\/png;base64,/),
      w: 30,
      h: 30,
    });
  });

  it.each([
    ['jpeg', async () => await new Transformer(await makePicture()).jpeg(80)],
    ['webp', async () => await new Transformer(await makePicture()).webp(80)],
  ])('stays %s', async (format, make) => {
    const { body } = await upload(await make());
    expect((await read(body.fileId)).body.src).toContain(`data:image/${format};`);
  });

  it('is stored upright, without what the camera wrote beside it', async () => {
    const wide = await new Transformer(await makePicture(24)).crop(0, 0, 24, 12).jpeg(90);
    const photo = withOrientation(wide, 6);
    expect(photo.includes('Exif')).toBe(true);
    const { body } = await upload(photo);
    const { src, w, h } = (await read(body.fileId)).body;
    expect([w, h]).toEqual([12, 24]);
    expect(bytesOf(src).includes('Exif')).toBe(false);
  });

  it('loses what hides behind its pixels', async () => {
    const { body } = await upload(Buffer.concat([await makePicture(), Buffer.from('<script>alert(1)</script>')]));
    expect(bytesOf((await read(body.fileId)).body.src).includes('<script>')).toBe(false);
  });

  it.each([
    ['text', async () => Buffer.from('hello, I am a picture')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a picture', async () => (await makePicture(64)).subarray(0, 900)],
    ['a GIF', async () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['more pixels than a camera takes', async () => hugePng()],
  ])('is not %s', async (_what, make) => {
    expect((await upload(await make())).code).toBe('TYPE_INVALID');
  });

  it('is not readable in the database', async () => {
    const picture = await makePicture();
    const fileId = await uploadPicture(device, picture);
    const { sealed } = await gateway.db.one<{ sealed: Buffer }>(
      sql`select sealed from stored_file where file_id = ${fileId}`,
    );
    expect(sealed.includes('IHDR')).toBe(false);
  });

  it('may have ten megabytes', async () => {
    const bytes = await makePicture(1600);
    expect(bytes.length).toBeGreaterThan(7_500_000);
    expect((await upload(bytes)).code).toBe('0000');
  });
});

/** PNG: a header of 60,000 by 60,000 pixels with a body of a few bytes. */
function hugePng(): Buffer {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000ea600000ea6008020000005d4f7a0b0000000c4944415478da636060f80f00010401005fe5c34b0000000049454e44ae426082',
    'hex',
  );
  return png;
}

it('nobody fills the disk: the files of one member have a limit together [S36]', async () => {
  await gateway.db.query(sql`
    insert into stored_file (file_id, owner_id, file_type, mime_type, sha256, size, sealed)
    values (${`full${member.id}`}, ${member.id}, 'IMG', 'image/png', 'x', ${200_000_000 - 100}, 'x')`);
  expect((await upload(await makePicture())).code).toBe('OVER_MAX_TOTAL');
});

it('a stranger gets the same answer for a picture of others as for none [S25][S36]', async () => {
  const fileId = await uploadPicture(device);
  const stranger = await signIn(gateway.device(), await gateway.member());
  expect(await read(fileId, stranger)).toMatchObject({ code: 'RECORD_ALREADY_DELETED', body: null });
  expect(await read('f_nobody', stranger)).toMatchObject({ code: 'RECORD_ALREADY_DELETED', body: null });
});
