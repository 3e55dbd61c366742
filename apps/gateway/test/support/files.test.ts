import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { everythingIn, hostilePdf, makeLockedPdf, makePdf } from '../harness/makePdf.ts';
import { operate } from '../harness/operate.ts';
import { supportCode } from '../harness/sentCodes.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn } from '../harness/testGateway.ts';
import { uploadPicture } from '../harness/uploadPicture.ts';
import { sendPdf, uploadPdf } from '../harness/uploadPdf.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let stage = {} as Stage;
useTestGateway({}, (prepared) => (stage = prepared));

async function asker() {
  const { gateway } = stage;
  const member = await gateway.member();
  const device = await signIn(gateway.device(), member);
  const question = { subject: 'free', text: 'Here is my statement.', nonce: randomUUID() };
  return { device, member, id: (await device.call('/support/open', question)).body.id as string };
}

async function guest() {
  const { gateway } = stage;
  const member = await gateway.member();
  const device = gateway.device();
  await device.exchange();
  const { body } = await device.call('/support/guest/enter', await supportCode({ gateway, device, member }));
  return { device, member, pass: body.pass as string };
}

const send = async (device: TestDevice, id: string, fileId: string, kind = 'file') =>
  await device.call('/support/send', { id, kind, fileId, nonce: randomUUID() });

describe('a PDF of a member', () => {
  it('reaches support without what could run in it, and its sender reads it again', async () => {
    const { device, id } = await asker();
    const bytes = hostilePdf({ catalogue: '/OpenAction << /S /JavaScript /JS (steal\\(\\)) >>' });
    const fileId = await uploadPdf(device, undefined, bytes, 'Statement October.PDF');
    const { body } = await device.call('/support/file', { fileId });
    expect(body).toMatchObject({ name: 'Statement October.pdf', mimeType: 'application/pdf' });
    const stored = Buffer.from(body.fileBase64, 'base64');
    expect(stored.length).toBe(body.size);
    expect((await PDFDocument.load(stored)).getPageCount()).toBe(1);
    expect(await everythingIn(stored)).not.toMatch(/JavaScript|steal|OpenAction/);

    const file = { name: 'Statement October.pdf', size: stored.length };
    expect((await send(device, id, fileId)).body).toMatchObject({ kind: 'file', text: '', fileId, file });
    const { messages } = (await device.call('/support/news', { id })).body;
    expect(messages.at(-1)).toMatchObject({ kind: 'file', fileId, file });
    expect(messages[0]).toMatchObject({ kind: 'text', file: null });
    expect((await device.call('/support/conversations')).body.list).toMatchObject([{ lastText: '', lastKind: 'file' }]);
    await send(device, id, await uploadPicture(device), 'image');
    expect((await device.call('/support/conversations')).body.list).toMatchObject([{ lastKind: 'image' }]);
  });

  it('is read by nobody else, and goes nowhere else', async () => {
    const [one, other] = [await asker(), await asker()];
    const fileId = await uploadPdf(one.device);
    await send(one.device, one.id, fileId);
    expect((await other.device.call('/support/file', { fileId })).code).toBe('RECORD_ALREADY_DELETED');
    expect((await send(other.device, other.id, fileId)).code).toBe('ARGS_INVALID');
    // As a picture it is none, and a picture is no PDF.
    expect((await send(one.device, one.id, fileId, 'image')).code).toBe('ARGS_INVALID');
    expect((await one.device.call('/common/getImage', { fileId })).code).toBe('RECORD_ALREADY_DELETED');
    const picture = await uploadPicture(one.device);
    expect((await send(one.device, one.id, picture)).code).toBe('ARGS_INVALID');
    expect((await one.device.call('/support/file', { fileId: picture })).code).toBe('RECORD_ALREADY_DELETED');
  });

  it('that is locked, too long or damaged is refused, each with its own code', async () => {
    const { device } = await asker();
    expect((await sendPdf(device, undefined, await makeLockedPdf())).code).toBe('CONDITION_NOT_FULLFILL');
    expect((await sendPdf(device, undefined, await makePdf(51))).code).toBe('OVER_MAX_LENGTH');
    expect((await sendPdf(device, undefined, Buffer.from('%PDF-1.7 <html>'))).code).toBe('TYPE_INVALID');
  });
});

describe('a PDF of a guest', () => {
  it('belongs to the conversation, whose pass and staff read it, and nobody else', async () => {
    const { gateway } = stage;
    const [one, other] = [await guest(), await guest()];
    const fileId = await uploadPdf(one.device, one.pass);
    const sent = { pass: one.pass, kind: 'file', fileId, nonce: randomUUID() };
    expect((await one.device.call('/support/guest/send', sent)).body).toMatchObject({ kind: 'file', fileId, seq: 1 });
    const { body } = await one.device.call('/support/guest/file', { pass: one.pass, fileId });
    expect(Buffer.from(body.fileBase64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');

    const foreign = { pass: other.pass, fileId };
    expect((await other.device.call('/support/guest/file', foreign)).code).toBe('RECORD_ALREADY_DELETED');
    const stolen = { ...foreign, kind: 'file', nonce: randomUUID() };
    expect((await other.device.call('/support/guest/send', stolen)).code).toBe('ARGS_INVALID');
    const owner = await signIn(gateway.device(), one.member);
    expect((await owner.call('/support/file', { fileId })).code).toBe('RECORD_ALREADY_DELETED');
    expect((await one.device.call('/support/guest/image', { pass: one.pass, fileId })).code).toBe(
      'RECORD_ALREADY_DELETED',
    );
    expect((await sendPdf(one.device, one.pass, await makeLockedPdf())).code).toBe('CONDITION_NOT_FULLFILL');

    const { no } = await gateway.db.one<{ no: string }>(
      sql`select no from conversation where guest = ${`+86 ${one.member.phone}`}`,
    );
    expect((await operate(gateway, 'support show', [no])).text).toContain(`PDF ${fileId} statement.pdf`);
    let saved: Promise<Response> | undefined;
    const looked = operate(gateway, 'support look', [no], { as: 'Mia' }, (line) => {
      if (line.startsWith('http')) saved = fetch(`${line.split(' ')[0]}/content`);
    });
    expect((await looked).text).toMatch(/1 of 1 files seen$/);
    expect((await saved)?.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''statement.pdf");

    await gateway.db.query(sql`update support_pass set expires_at = app_now()`);
    expect((await one.device.call('/support/guest/file', { pass: one.pass, fileId })).code).toBe('EXPIRED');
  });
});
