import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import * as user from '../user/index.ts';

const calls = Object.values<Endpoint>(user).filter(({ handOver }) => handOver?.includes('1042'));

describe('calls that need further proof', () => {
  it("are the calls that change the account's security", () => {
    const names = [
      'addressWhitelistSwitchOff',
      'addressWhitelistSwitchOn',
      'bindEmail',
      'bindOtpInfo',
      'bindPhone',
      'bindPhoneOrEmailP96',
      'biometricsLogin',
      'biometricsOn',
      'changeEmail',
      'changePhone',
      'disableAccount',
      'disableOtpInfo',
      'emailVerifySwitchOff',
      'emailVerifySwitchOn',
      'forgetLoginPassword',
      'passkey',
      'passkey',
      'phoneVerifySwitchOff',
      'phoneVerifySwitchOn',
      'recovery',
      'recoveryCodes',
      'replySmsOff',
      'replySmsOn',
      'setAntiFishingCode',
      'unlockWithdraw',
      'updateLoginPassword',
      'updateLoginPasswordByVerifyCode',
    ];
    expect(calls.map(({ path }) => path.split('/')[2] ?? '').sort((a, b) => (a < b ? -1 : 1))).toEqual(names);
  });

  const takes = ({ request, example }: Endpoint, codes: unknown) =>
    safeParse(request, { ...(example.request as object), codes }).success;

  it.each(calls)('$path: accepts one to four proofs of a known kind', (call) => {
    const proof = { type: 9, code: 'correct horse 7' };
    expect(takes(call, [proof])).toBe(true);
    expect(takes(call, [proof, proof, proof, proof])).toBe(true);
    expect(takes(call, [])).toBe(false);
    expect(takes(call, [proof, proof, proof, proof, proof])).toBe(false);
    expect(takes(call, [{ ...proof, type: 11 }])).toBe(false);
    expect(takes(call, [{ ...proof, code: '' }])).toBe(false);
    expect(takes(call, [{ ...proof, userId: '1' }])).toBe(false);
  });

  it('can be sent without a proof, to learn which are needed', () => {
    const refused = calls.filter((call) => !takes(call, undefined)).map(({ path }) => path);
    expect(refused).toEqual(['/exchangeUser/updateLoginPasswordByVerifyCode']);
  });
});
