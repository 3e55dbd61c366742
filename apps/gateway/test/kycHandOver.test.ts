import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { freezeAccount } from '../src/access/recovery/freezing.ts';
import { applyForLevel2, LEVEL_2, pictureFile, videoFile } from './harness/kycFiles.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true, kycLevel: 1 }, (stage: Stage) => ({ gateway, member, device } = stage));

const offered = async (from = device) => (await from.call('/kyc/getUserPhone')).body;
const codeOf = async (phone: TestDevice, token: string): Promise<string> => {
  const answer = await phone.call('/kyc/sendSmsPub', { token });
  if (answer.code !== '0000') throw new Error(`sendSmsPub answered ${answer.code}`);
  return await gateway.code(`+86${member.phone}`);
};
const sendPicture = async (phone: TestDevice, fields: object) =>
  await phone.call('/kyc/uploadPicPub', { side: 'idFront', file: await pictureFile(), ...fields });

describe('another device', () => {
  it('sends both sides with the token and the code, and the signed-in device applies with them', async () => {
    const { token, phoneMasked, expiresIn } = await offered();
    expect(phoneMasked).toBe(`•••••••${member.phone.slice(-4)}`);
    expect(expiresIn).toBeGreaterThan(800);
    expect((await offered()).token).toBe(token);
    const phone = gateway.device();
    const verifyCode = await codeOf(phone, token);
    expect((await sendPicture(phone, { token, verifyCode })).code).toBe('0000');
    expect((await sendPicture(phone, { token, verifyCode, side: 'idBack' })).code).toBe('0000');
    const { handedIn } = await offered();
    expect(handedIn.map(({ kind }: { kind: string }) => kind)).toEqual(['idBack', 'idFront']);
    const ids = Object.fromEntries(
      handedIn.map(({ kind, fileId }: { kind: string; fileId: string }) => [kind, fileId]),
    );
    expect((await device.call('/common/getImage', { fileId: ids['idFront'] })).code).toBe('0000');
    expect((await device.call('/kyc/createKycHigher', { ...LEVEL_2, ...ids })).code).toBe('0000');
    // The application has ended the token.
    expect((await sendPicture(phone, { token, verifyCode })).code).toBe('TOKEN_INVALID');
    expect((await offered()).token).not.toBe(token);
  });

  it('replaces a picture of the same side', async () => {
    const { token } = await offered();
    const phone = gateway.device();
    const verifyCode = await codeOf(phone, token);
    const first = await sendPicture(phone, { token, verifyCode });
    const second = await sendPicture(phone, { token, verifyCode });
    expect((await offered()).handedIn).toEqual([{ kind: 'idFront', fileId: second.body.fileId }]);
    expect((await device.call('/common/getImage', { fileId: first.body.fileId })).code).toBe('RECORD_ALREADY_DELETED');
  });

  it('sends the video for level 3, and no picture', async () => {
    await gateway.db.query(sql`update member set kyc_level = 2 where id = ${member.id}`);
    const { token } = await offered();
    const phone = gateway.device();
    const verifyCode = await codeOf(phone, token);
    expect((await sendPicture(phone, { token, verifyCode })).code).toBe('TOKEN_INVALID');
    expect((await phone.call('/kyc/uploadVideoPub', { token, verifyCode, file: videoFile() })).code).toBe('0000');
    const [{ fileId: videoId }] = (await offered()).handedIn;
    const { body } = await device.call('/exchangeUser/createKycRecord', { type: 'videoCode' });
    expect(
      (await device.call('/exchangeUser/createKycRecord', { type: 'video', videoId, code: body.videoCode })).code,
    ).toBe('0000');
  });

  it('gets nowhere without the code of the phone', async () => {
    const { token } = await offered();
    const phone = gateway.device();
    expect((await sendPicture(phone, { token, verifyCode: '000000' })).code).toBe('EXPIRED');
    const verifyCode = await codeOf(phone, token);
    // The code is for the device that asked for it.
    expect((await sendPicture(gateway.device(), { token, verifyCode })).code).toBe('EXPIRED');
    expect((await sendPicture(phone, { token, verifyCode })).code).toBe('0000');
    expect((await sendPicture(gateway.device(), { token, verifyCode })).code).toBe('EXPIRED');
    expect((await offered()).handedIn).toHaveLength(1);
  });

  it('has five tries at a code', async () => {
    const { token } = await offered();
    const phone = gateway.device();
    const right = await codeOf(phone, token);
    const wrong = right === '000000' ? '111111' : '000000';
    await Promise.all([1, 2, 3, 4, 5, 6].map(async () => await sendPicture(phone, { token, verifyCode: wrong })));
    expect((await sendPicture(phone, { token, verifyCode: right })).code).toBe('EXPIRED');
  });

  it('has the time that the policy gives, and asks for a code once a minute', async () => {
    const { token } = await offered();
    const phone = gateway.device();
    const verifyCode = await codeOf(phone, token);
    expect((await phone.call('/kyc/sendSmsPub', { token })).code).toBe('SEND_SMS_TOO_FREQUENT');
    await gateway.shiftClock(10 * 60 * 1000);
    expect((await sendPicture(phone, { token, verifyCode })).code).toBe('EXPIRED');
    await gateway.shiftClock(16 * 60 * 1000);
    expect((await phone.call('/kyc/sendSmsPub', { token })).code).toBe('TOKEN_INVALID');
  });

  it('sends nothing into an account that its owner has shut', async () => {
    const { token } = await offered();
    const phone = gateway.device();
    const verifyCode = await codeOf(phone, token);
    expect((await sendPicture(phone, { token, verifyCode })).code).toBe('0000');
    await gateway.db.tx(async (tx) => await freezeAccount(tx, member.id, 'member'));
    expect((await sendPicture(phone, { token, verifyCode })).code).toBe('TOKEN_INVALID');
    expect((await phone.call('/kyc/sendSmsPub', { token })).code).toBe('TOKEN_INVALID');
  });

  it('goes on with its code longer than a code is valid, once it was right', async () => {
    const { token } = await offered();
    const phone = gateway.device();
    const verifyCode = await codeOf(phone, token);
    await sendPicture(phone, { token, verifyCode });
    await gateway.shiftClock(10 * 60 * 1000);
    expect((await sendPicture(phone, { token, verifyCode, side: 'idBack' })).code).toBe('0000');
  });
});

describe('a token', () => {
  it('of one member sends nothing in the name of another [S25]', async () => {
    const other = await gateway.member({ kycLevel: 1 });
    const theirs = await offered(await signIn(gateway.device(), other));
    const { token } = await offered();
    const phone = gateway.device();
    const verifyCode = await codeOf(phone, token);
    expect((await sendPicture(phone, { token: theirs.token, verifyCode })).code).toBe('EXPIRED');
    const { n } = await gateway.db.one<{ n: bigint }>(
      sql`select count(*) as n from kyc_file where owner_id = ${other.id}`,
    );
    expect(n).toBe(0n);
  });

  it('that nobody gave looks like one that has expired', async () => {
    const phone = gateway.device();
    for (const token of ['ho_none', '', 'x'.repeat(257)])
      expect((await phone.call('/kyc/sendSmsPub', { token })).code).toBe(
        token === 'ho_none' ? 'TOKEN_INVALID' : 'ARGS_INVALID',
      );
  });

  it('of a session opens no hand-over, and a hand-over opens no session', async () => {
    const { token } = await offered();
    const phone = gateway.device();
    expect((await phone.call('/kyc/sendSmsPub', { token: device.token })).code).toBe('TOKEN_INVALID');
    phone.token = token;
    expect((await phone.call('/exchangeUser/getUserInfo')).code).toBe('1005');
  });

  it('is not in the database', async () => {
    const { token } = await offered();
    const { row } = await gateway.db.one<{ row: string }>(
      sql`select h::text as row from kyc_hand_over h where member_id = ${member.id}`,
    );
    expect(row).not.toContain(token.slice(3));
  });

  it('ends with the level that it was for', async () => {
    const { token } = await offered();
    await gateway.db.query(sql`update member set kyc_level = 2 where id = ${member.id}`);
    expect((await gateway.device().call('/kyc/sendSmsPub', { token })).code).toBe('TOKEN_INVALID');
  });

  it('ends when the member applies without it', async () => {
    const { token } = await offered();
    expect((await applyForLevel2(device)).code).toBe('0000');
    expect((await gateway.device().call('/kyc/sendSmsPub', { token })).code).toBe('TOKEN_INVALID');
  });

  it('is not given to a member without a phone', async () => {
    await gateway.db.query(
      sql`update member set phone = null, email = ${`${member.userNo}@example.com`} where id = ${member.id}`,
    );
    expect((await device.call('/kyc/getUserPhone')).code).toBe('NO_THIS_METHOD');
  });
});
