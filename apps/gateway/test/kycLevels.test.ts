import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import { reviewByItself } from '../src/sandbox/reviews.ts';
import { applyForLevel2, applyForLevel3, LEVEL_2, pictureFile, uploadKycFile, videoFile } from './harness/kycFiles.ts';
import { operate } from './harness/operate.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true, kycLevel: 1 }, (stage: Stage) => ({ gateway, member, device } = stage));

const DAY = 24 * 60 * 60 * 1000;
const info = async (from = device) => (await from.call('/exchangeUser/getKycInfo')).body;
const caseOf = async (id = member.id) =>
  (
    await gateway.db.one<{ no: string }>(
      sql`select case_no as no from kyc_case where member_id = ${id} order by id desc limit 1`,
    )
  ).no;
const pass = async () => await operate(gateway, 'kyc pass', [await caseOf()]);
const fail = async (reason = 'Too dark.') => await operate(gateway, 'kyc fail', [await caseOf()], { reason });
const lift = async (level: number) =>
  await gateway.db.query(sql`update member set kyc_level = ${level} where id = ${member.id}`);

describe('level 2', () => {
  it('is under review until an operator passes it', async () => {
    expect(await applyForLevel2(device)).toMatchObject({ code: '0000', body: { kycLevel: 1, kycApplyStatus: 1 } });
    expect(await info()).toMatchObject({
      kycLevel: 1,
      kycApplyStatus: 1,
      applyLevel: 2,
      failReason: '',
      triesLeft: 2,
      reviewedAt: null,
    });
    expect((await device.call('/exchangeUser/getUserInfo')).body).toMatchObject({ kycLevel: 1, kycApplyStatus: 1 });
    expect((await operate(gateway, 'kyc list')).text).toContain(await caseOf());
    await operate(gateway, 'kyc review', [await caseOf()]);
    expect((await operate(gateway, 'kyc list', [], { state: 'reviewing' })).text).toContain(await caseOf());
    await pass();
    expect(await info()).toMatchObject({ kycLevel: 2, kycApplyStatus: 2, applyLevel: null, triesLeft: 3 });
    expect((await info()).reviewedAt).toBeGreaterThan(0);
    expect((await applyForLevel2(device)).code).toBe('KYC_DONE_ALREADY');
  });

  it('tells the member why it failed, and takes another application', async () => {
    await applyForLevel2(device);
    await fail('The name is not readable.');
    expect(await info()).toMatchObject({
      kycLevel: 1,
      kycApplyStatus: 3,
      applyLevel: 2,
      failReason: 'The name is not readable.',
      triesLeft: 2,
    });
    expect((await device.call('/exchangeUser/getUserInfo')).body.kycApplyStatus).toBe(3);
    expect((await applyForLevel2(device)).body.kycApplyStatus).toBe(1);
  });

  it('allows three applications a day', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await applyForLevel2(device)).code).toBe('0000');
      await fail();
    }
    expect((await info()).triesLeft).toBe(0);
    expect((await applyForLevel2(device)).code).toBe('EXCEED_LIMIT');
    await gateway.shiftClock(DAY);
    await signIn(device, member);
    expect((await applyForLevel2(device)).code).toBe('0000');
  });

  it('takes one application at a time, also of two that arrive together', async () => {
    const forms = await Promise.all(
      [1, 2, 3].map(async () => ({
        ...LEVEL_2,
        idFront: await uploadKycFile(device),
        idBack: await uploadKycFile(device),
      })),
    );
    const codes = await Promise.all(forms.map(async (form) => (await device.call('/kyc/createKycHigher', form)).code));
    expect(codes.toSorted()).toEqual(['0000', 'KYC_DONE_ALREADY', 'KYC_DONE_ALREADY']);
  });

  it.each([
    ['a document that has expired', { expiry: '2020-01-01' }, 'TIME_INVALID'],
    ['a file that does not exist', { idFront: 'k_none' }, 'ARGS_INVALID'],
    ['an occupation of their own', { occupation: 'pirate' }, 'ARGS_INVALID'],
  ])('is refused for %s, which costs no try', async (_what, fields, code) => {
    expect((await applyForLevel2(device, fields)).code).toBe(code);
    expect(await info()).toMatchObject({ kycApplyStatus: 2, triesLeft: 3 });
  });

  it('needs both sides of a card, and one of a passport', async () => {
    const oneSided = { ...LEVEL_2, idFront: await uploadKycFile(device) };
    expect((await device.call('/kyc/createKycHigher', oneSided)).code).toBe('0000');
    const other = await gateway.member({ kycLevel: 0 });
    const phone = await signIn(gateway.device(), other);
    const card = { countryCode: '86', idType: 1, realName: '张晓明', idNo: '11010519491231002X', agree: true };
    expect((await phone.call('/kyc/createKycJunior', card)).code).toBe('0000');
    const front = { ...LEVEL_2, idFront: await uploadKycFile(phone) };
    expect((await phone.call('/kyc/createKycHigher', front)).code).toBe('EMPTY_REQUIRED_INPUT');
  });

  it('does not take one picture for both sides, a video for a side, or a file of an earlier application', async () => {
    const same = await uploadKycFile(device);
    expect((await applyForLevel2(device, { idFront: same, idBack: same })).code).toBe('ARGS_INVALID');
    expect((await applyForLevel2(device, { idBack: await uploadKycFile(device, videoFile()) })).code).toBe(
      'ARGS_INVALID',
    );
    expect((await applyForLevel2(device, { idFront: same })).code).toBe('0000');
    await fail();
    expect((await applyForLevel2(device, { idFront: same })).code).toBe('ARGS_INVALID');
  });

  it('does not take a picture of another member [S25]', async () => {
    const other = await signIn(gateway.device(), await gateway.member({ kycLevel: 1 }));
    expect((await applyForLevel2(device, { idFront: await uploadKycFile(other) })).code).toBe('ARGS_INVALID');
  });

  it('comes after level 1', async () => {
    await lift(0);
    expect((await applyForLevel2(device)).code).toBe('KYC_REQUIRED');
  });
});

describe('a verdict', () => {
  it('is given once, also when two reviewers decide together', async () => {
    await applyForLevel2(device);
    const [passed, failed] = await Promise.allSettled([pass(), fail()]);
    expect([passed.status, failed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await info()).kycLevel).toBe(passed.status === 'fulfilled' ? 2 : 1);
    await expect(pass()).rejects.toThrow(/is already/);
    await expect(fail()).rejects.toThrow(/is already/);
  });

  it('needs a reason when it is no', async () => {
    await applyForLevel2(device);
    await expect(fail('')).rejects.toThrow('--reason');
    await expect(operate(gateway, 'kyc pass', ['none'])).rejects.toThrow('No application');
  });

  it('does not take a level away that an operator gave meanwhile', async () => {
    await applyForLevel2(device);
    await lift(4);
    await pass();
    expect((await info()).kycLevel).toBe(4);
  });

  it('comes by itself in the sandbox, or by hand', async () => {
    await applyForLevel2(device);
    const page = async (body?: object) => {
      const answer = await gateway.app.inject({
        method: body ? 'POST' : 'GET',
        url: '/sandbox/api/reviews',
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json() as { byHand: boolean; cases: { caseNo: string }[] } };
    };
    await page({ byHand: true });
    await gateway.shiftClock(10_000);
    await reviewByItself(gateway.db);
    expect((await page()).body.cases.map(({ caseNo }) => caseNo)).toContain(await caseOf());
    expect((await page({ caseNo: await caseOf(), verdict: 'fail', reason: 'Too dark.' })).status).toBe(200);
    expect((await page({ caseNo: await caseOf(), verdict: 'pass' })).status).toBe(422);
    expect((await info()).failReason).toBe('Too dark.');
    await page({ byHand: false });
    await applyForLevel2(device);
    for (let seconds = 20; seconds <= 30; seconds += 10) {
      await gateway.shiftClock(seconds * 1000);
      await reviewByItself(gateway.db);
    }
    expect((await info()).kycLevel).toBe(2);
  });
});

describe('level 3', () => {
  it('is reached with a video of the digits', async () => {
    await lift(2);
    expect(await applyForLevel3(device)).toMatchObject({ code: '0000', body: { kycLevel: 2, kycApplyStatus: 1 } });
    await pass();
    expect((await info()).kycLevel).toBe(3);
  });

  it('refuses digits that are wrong, old, or of another member', async () => {
    await lift(2);
    const { body } = await device.call('/exchangeUser/createKycRecord', { type: 'videoCode' });
    expect(body.videoCode).toMatch(/^\d{4}$/);
    const videoId = await uploadKycFile(device, videoFile());
    const send = async (code: string) =>
      (await device.call('/exchangeUser/createKycRecord', { type: 'video', videoId, code })).code;
    expect(await send(body.videoCode === '0000' ? '1111' : '0000')).toBe('EXPIRED');
    await gateway.shiftClock(11 * 60 * 1000);
    expect(await send(body.videoCode)).toBe('EXPIRED');
  });

  it('does not take a picture for the video', async () => {
    await lift(2);
    const { body } = await device.call('/exchangeUser/createKycRecord', { type: 'videoCode' });
    const videoId = await uploadKycFile(device, await pictureFile());
    expect(
      (await device.call('/exchangeUser/createKycRecord', { type: 'video', videoId, code: body.videoCode })).code,
    ).toBe('ARGS_INVALID');
  });

  it('comes after level 2', async () => {
    expect((await device.call('/exchangeUser/createKycRecord', { type: 'videoCode' })).code).toBe('KYC_REQUIRED');
  });

  it('shows staff what went wrong with the camera, and takes no try for it', async () => {
    await lift(2);
    for (let time = 0; time < 25; time += 1)
      expect((await device.call('/lucky_common/saveFailKYC3Record', { reason: 'CAMERA_DENIED' })).code).toBe('0000');
    const { rows } = await gateway.db.one<{ rows: bigint }>(
      sql`select count(*) as rows from kyc_video_failure where member_id = ${member.id}`,
    );
    expect(rows).toBe(20n);
    expect((await info()).triesLeft).toBe(3);
    await applyForLevel3(device);
    expect((await operate(gateway, 'kyc show', [await caseOf()])).text).toContain('CAMERA_DENIED');
  });
});

it('level 4 is reached with documents about the source of funds', async () => {
  await lift(3);
  const fileIds = [await uploadKycFile(device), await uploadKycFile(device)];
  const request = { type: 'funds', incomeSource: 'business', fileIds };
  expect(
    (await device.call('/exchangeUser/createKycRecord', { ...request, fileIds: [...fileIds, fileIds[0]] })).code,
  ).toBe('ARGS_INVALID');
  expect(await device.call('/exchangeUser/createKycRecord', request)).toMatchObject({
    code: '0000',
    body: { kycLevel: 3, kycApplyStatus: 1 },
  });
  expect((await operate(gateway, 'kyc show', [await caseOf()])).text).toMatch(/incomeSource\s+business/);
  await pass();
  expect(await info()).toMatchObject({ kycLevel: 4, kycApplyStatus: 2, triesLeft: 0 });
});
