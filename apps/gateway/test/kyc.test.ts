import { describe, expect, it } from 'vitest';
import { sql } from '../src/db/index.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { signIn, type TestGateway, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

let gateway: TestGateway;
let member: TestMember;
let device: TestDevice;
useTestGateway({ signedIn: true, kycLevel: 0 }, (stage: Stage) => ({ gateway, member, device } = stage));

/** The sum of GB 11643-1999, so that each test has a person of its own. */
let next = 0;
function idNumber(birth = '19900307'): string {
  next += 1;
  const digits = `110105${birth}${String(next).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + '10X98765432'[sum % 11];
}

const form = (fields: object = {}) => ({
  countryCode: '86',
  idType: 1,
  realName: '张晓明',
  idNo: idNumber(),
  agree: true,
  ...fields,
});
const apply = (fields: object = {}, from = device) => from.call('/kyc/createKycJunior', form(fields));

describe('level 1', () => {
  it('is reached with an ID card, and the member reads who they are, masked', async () => {
    const idNo = idNumber();
    expect(await apply({ idNo })).toMatchObject({ code: '0000', body: { kycLevel: 1, kycApplyStatus: 2 } });
    const { body } = await device.call('/exchangeUser/getKycInfo');
    expect(body).toMatchObject({
      kycLevel: 1,
      countryCode: '86',
      idType: 1,
      realNameMasked: '**明',
      idNoMasked: `110***********${idNo.slice(-4)}`,
      triesLeft: 3,
    });
    const { body: session } = await device.call('/exchangeUser/getUserInfo');
    expect(session).toMatchObject({ kycLevel: 1, kycRealName: '张晓明' });
    expect((await apply()).code).toBe('KYC_DONE_ALREADY');
  });

  it('is reached with a passport or a permit and a date of birth', async () => {
    expect((await apply({ countryCode: '65', idType: 2, idNo: 'k1234567', birthDate: '1990-01-01' })).code).toBe(
      '0000',
    );
    const other = await signIn(gateway.device(), await gateway.member({ kycLevel: 0 }));
    const permit = { countryCode: '852', idType: 3, idNo: 'H1234567801', birthDate: '1990-01-01' };
    expect((await apply(permit, other)).code).toBe('0000');
  });

  it.each([
    ['an impossible check character', { idNo: '110105194912310021' }, 'ARGS_INVALID'],
    ['a day that does not exist', { idNo: '11010519490229002X' }, 'ARGS_INVALID'],
    ['a person under 18', { idNo: idNumber('20200101') }, 'CONDITION_NOT_FULLFILL'],
    [
      'a passport of a person under 18',
      { idType: 2, idNo: 'K7654321', birthDate: '2020-01-01' },
      'CONDITION_NOT_FULLFILL',
    ],
    ['a birth in the future', { idType: 2, idNo: 'K7654321', birthDate: '2100-01-01' }, 'ARGS_INVALID'],
    ['an ID card of another area', { countryCode: '852' }, 'KYC_NOT_SUPPORT'],
    ['a permit of the mainland', { idType: 3, idNo: 'H12345678', birthDate: '1990-01-01' }, 'KYC_NOT_SUPPORT'],
    [
      'an area where nobody can register',
      { countryCode: '999', idType: 2, idNo: 'K7654321', birthDate: '1990-01-01' },
      'KYC_NOT_SUPPORT',
    ],
  ])('is refused for %s [S50]', async (_what, fields, code) => {
    expect((await apply(fields)).code).toBe(code);
    expect((await device.call('/exchangeUser/getUserInfo')).body.kycLevel).toBe(0);
  });

  it('takes one account for a person, also with the number of the first generation [S50]', async () => {
    const idNo = idNumber('19700101');
    expect((await apply({ idNo })).code).toBe('0000');
    const old = `${idNo.slice(0, 6)}${idNo.slice(8, 17)}`;
    for (const number of [idNo, old]) {
      const twin = await signIn(gateway.device(), await gateway.member({ kycLevel: 0 }));
      expect((await apply({ idNo: number }, twin)).code).toBe('ALREADY_EXISTS');
    }
  });

  it('lets only one of two accounts win with the same document at the same time [S50]', async () => {
    const idNo = idNumber();
    const devices = await Promise.all(
      [1, 2, 3].map(async () => await signIn(gateway.device(), await gateway.member({ kycLevel: 0 }))),
    );
    const codes = await Promise.all(devices.map(async (each) => (await apply({ idNo }, each)).code));
    expect(codes.toSorted()).toEqual(['0000', 'ALREADY_EXISTS', 'ALREADY_EXISTS']);
  });

  it('allows three tries a day', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await apply({ idNo: '110105194912310021' })).code).toBe('ARGS_INVALID');
    expect((await apply()).code).toBe('EXCEED_LIMIT');
    expect((await device.call('/exchangeUser/getKycInfo')).body.triesLeft).toBe(0);
    await gateway.shiftClock(24 * 60 * 60 * 1000);
    await signIn(device, member);
    expect((await apply()).code).toBe('0000');
  });
});

it('no name and no number is readable in the database [S50]', async () => {
  const idNo = idNumber();
  await apply({ idNo, realName: '欧阳小娜' });
  const { row } = await gateway.db.one<{ row: string }>(
    sql`select i::text as row from identity i where member_id = ${member.id}`,
  );
  expect(row).not.toContain(idNo);
  expect(row).not.toContain('欧阳');
});
