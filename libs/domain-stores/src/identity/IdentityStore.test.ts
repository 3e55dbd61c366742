import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { FakeClock } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { markMayBeDone } from '../kit/failures.ts';
import { IdentityStore } from './IdentityStore.ts';

const APPLICATION = {
  countryCode: '86',
  idType: 1,
  realName: '张晓明',
  idNo: '11010519491231002X',
  agree: true,
} as const;

function setUp(createKycJunior = async () => ({ kycLevel: 1, kycApplyStatus: 2 }) as const) {
  const { api, named } = createFakeApi({ kyc: { createKycJunior } });
  const reload = vi.fn(() => Promise.resolve());
  return { identity: new IdentityStore({ api, clock: new FakeClock() }, { session: { reload } }), named, reload };
}

it('loads the person and the level again after an application', async () => {
  const { identity, named, reload } = setUp();
  await identity.apply(APPLICATION);
  expect(named('kyc.createKycJunior')).toEqual([APPLICATION]);
  expect(reload).toHaveBeenCalledOnce();
  expect(identity.info.value?.kycLevel).toBe(1);
});

it('is done although the person does not load', async () => {
  const { identity, reload } = setUp();
  reload.mockRejectedValueOnce(new FakeRefusal('SYSTEM_ERROR'));
  await expect(identity.apply(APPLICATION)).resolves.toBeUndefined();
});

it('loads nothing after a refusal', async () => {
  const { identity, reload } = setUp(() => Promise.reject(new FakeRefusal('ALREADY_EXISTS')));
  await expect(identity.apply(APPLICATION)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a lost answer', markMayBeDone(new FakeRefusal('EXPIRED')) as Error],
  ['an application that is in already', new FakeRefusal('KYC_DONE_ALREADY')],
])('is done if the server has it after %s', async (_, refusal) => {
  const { identity, reload } = setUp(() => Promise.reject(refusal));
  await expect(identity.apply(APPLICATION)).resolves.toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

it('fails after a lost answer if the server has nothing', async () => {
  const lost = markMayBeDone(new FakeRefusal('EXPIRED'));
  const { api } = createFakeApi({ user: { createKycRecord: () => Promise.reject(lost) } });
  const identity = new IdentityStore({ api, clock: new FakeClock() }, { session: { reload: () => Promise.resolve() } });
  await expect(identity.applyWithFunds({ incomeSource: 'salary', fileIds: ['k_1'] })).rejects.toBe(lost);
});

describe('another device', () => {
  const given = (...kinds: readonly ('idFront' | 'idBack')[]) =>
    ({
      countryCode: '86',
      phoneMasked: '•••••••5678',
      token: 'ho_1',
      expiresIn: 900,
      handedIn: kinds.map((kind) => ({ kind, fileId: kind })),
    }) as const;

  it('is asked again and again what it has sent, until nobody looks', async () => {
    const getUserPhone = vi
      .fn(async () => given())
      .mockResolvedValueOnce(given())
      .mockResolvedValueOnce(given('idFront'));
    const { api } = createFakeApi({ kyc: { getUserPhone } });
    const clock = new FakeClock();
    const identity = new IdentityStore({ api, clock }, { session: { reload: () => Promise.resolve() } });
    const stop = identity.watchHandOver();
    await vi.waitFor(() => expect(identity.handOver.value?.handedIn).toEqual([]));
    await clock.advance(3000);
    await vi.waitFor(() => expect(identity.handOver.value?.handedIn).toHaveLength(1));
    stop();
    await clock.advance(30_000);
    expect(getUserPhone).toHaveBeenCalledTimes(2);
  });
});

describe('the video', () => {
  it('goes with the digits that the person read out', async () => {
    const createKycRecord = vi.fn(
      async () => ({ kycLevel: 2, kycApplyStatus: 1, videoCode: '4827', expiresAt: 1 }) as const,
    );
    const { api, named } = createFakeApi({ user: { createKycRecord } });
    const identity = new IdentityStore(
      { api, clock: new FakeClock() },
      { session: { reload: () => Promise.resolve() } },
    );
    await identity.videoCode.load();
    expect(identity.videoCode.value?.code).toBe('4827');
    await identity.applyWithVideo('k_1');
    expect(named('user.createKycRecord').at(-1)).toEqual({ type: 'video', videoId: 'k_1', code: '4827' });
    // Digits are good for one video.
    expect(identity.videoCode.value).toBeUndefined();
  });
});
