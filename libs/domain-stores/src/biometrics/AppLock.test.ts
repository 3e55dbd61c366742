import { describe, expect, it } from 'vitest';
import { LOGIN_RESULT_EXAMPLE, USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { SessionStore } from '../session/SessionStore.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps, type FakeDeps } from '../testing/createFakeDeps.ts';
import { FakeBiometricShell } from '../testing/FakeBiometricShell.ts';
import { FakeClock, settle } from '../testing/FakeClock.ts';
import { AppLock, ERRAND_GRACE, LOCK_GRACE } from './AppLock.ts';
import { newRecord } from './biometric-records.ts';
import { BiometricsStore } from './BiometricsStore.ts';

const used = { ...newRecord(USER_INFO_EXAMPLE), isUseBiometric: true };

/** A page that opens on a device; `signedIn` false restores the session of the page before, if there was one. */
async function openPage(deps: FakeDeps, { signIn = false, shell = new FakeBiometricShell([used]) } = {}) {
  const session = new SessionStore(deps);
  if (signIn) await session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  else await session.restore();
  const biometrics = new BiometricsStore(deps, shell, session);
  const lock = new AppLock(deps, session, biometrics);
  const stop = await lock.start();
  return { session, biometrics, lock, shell, stop };
}

const newDeps = () => {
  const clock = new FakeClock();
  const result = { ...LOGIN_RESULT_EXAMPLE, tokenExpiredDate: clock.now() + ERRAND_GRACE };
  const getUserInfo = () => Promise.resolve(USER_INFO_EXAMPLE);
  const { api } = createFakeApi({ user: { getUserInfo, login: () => Promise.resolve(result) } });
  return createFakeDeps({ api, clock });
};

async function armed() {
  const deps = newDeps();
  const page = await openPage(deps, { signIn: true });
  page.biometrics.setSupport(['fingerprint']);
  await page.biometrics.read();
  await settle();
  const away = async (time: number) => {
    deps.setVisible(false);
    await deps.clock.advance(time);
    deps.setVisible(true);
  };
  return { deps, away, ...page };
}

describe('the lock', () => {
  it.each([
    ['no token', async ({ session }: Awaited<ReturnType<typeof armed>>) => session.end('left')],
    [
      'biometric use off',
      async ({ biometrics }: Awaited<ReturnType<typeof armed>>) => void (await biometrics.setUse(false)),
    ],
    [
      'no kind that the device supports',
      async ({ biometrics }: Awaited<ReturnType<typeof armed>>) => biometrics.setSupport([]),
    ],
  ])('does not close with %s', async (_what, change) => {
    const page = await armed();
    await change(page);
    page.lock.lock();
    await page.away(LOCK_GRACE);
    expect(page.lock.isLocked).toBe(false);
  });

  it('closes when the person comes back after the grace period, not before', async () => {
    const { lock, away } = await armed();
    await away(LOCK_GRACE - 1);
    expect(lock.isLocked).toBe(false);
    await away(LOCK_GRACE);
    expect(lock).toMatchObject({ isLocked: true, isCold: false });
  });

  it('covers the app while it is out of sight', async () => {
    const { deps, lock } = await armed();
    deps.setVisible(false);
    expect(lock.isCovered).toBe(true);
    deps.setVisible(true);
    expect(lock).toMatchObject({ isCovered: false, isLocked: false });
  });

  it('waits longer for the camera or the photo picker, once', async () => {
    const { lock, away } = await armed();
    lock.expectErrand();
    await away(ERRAND_GRACE - 1);
    expect(lock.isLocked).toBe(false);
    await away(LOCK_GRACE);
    expect(lock.isLocked).toBe(true);
    lock.unlock();
    lock.expectErrand();
    await away(ERRAND_GRACE);
    expect(lock.isLocked).toBe(true);
  });

  it('does not wait longer after an errand that never left the app', async () => {
    const { lock, away } = await armed();
    lock.expectErrand();
    lock.endErrand();
    await away(LOCK_GRACE);
    expect(lock.isLocked).toBe(true);
  });

  it('closes when the clock of the device went back meanwhile', async () => {
    const { deps, lock } = await armed();
    deps.setVisible(false);
    await deps.clock.advance(0);
    const { now } = deps.clock;
    deps.clock.now = () => now.call(deps.clock) - 1;
    deps.setVisible(true);
    expect(lock.isLocked).toBe(true);
  });

  it('opens by a match only', async () => {
    const { lock, shell } = await armed();
    lock.lock();
    shell.touch = false;
    await expect(lock.verify('Unlock')).rejects.toThrow('did not recognise');
    shell.touch = new Error('UNSUPPORTED');
    await expect(lock.verify('Unlock')).rejects.toThrow('did not recognise');
    expect(lock.isLocked).toBe(true);
    shell.touch = true;
    await lock.verify('Unlock');
    expect(lock.isLocked).toBe(false);
  });

  it('stays closed when the device loses its sensor or the list', async () => {
    const { lock, biometrics } = await armed();
    lock.lock();
    biometrics.setSupport([]);
    biometrics.setRecords([]);
    expect(lock.isLocked).toBe(true);
  });

  it('opens at the end of the session, and what was drawn goes', async () => {
    const { lock, session } = await armed();
    lock.lock();
    const { round } = lock;
    session.end('timeout');
    expect(lock.isLocked).toBe(false);
    expect(lock.round).not.toBe(round);
  });
});

describe('a page that is loaded again', () => {
  it('is locked before the native app has said anything', async () => {
    const { deps, stop } = await armed();
    stop();
    const { lock, biometrics } = await openPage(deps);
    expect(lock).toMatchObject({ isLocked: true, isCold: true });
    expect(biometrics.supportBiometricType).toEqual(['fingerprint']);
  });

  it('is locked also when the shell is dead, and on the page after that', async () => {
    const { deps, stop } = await armed();
    stop();
    const shell = new FakeBiometricShell();
    shell.isDead = true;
    const second = await openPage(deps, { shell });
    await second.biometrics.read();
    second.stop();
    expect((await openPage(deps)).lock.isLocked).toBe(true);
  });

  it.each(['setUse', 'leave'] as const)('is not locked after %s', async (how) => {
    const { deps, session, biometrics, stop } = await armed();
    if (how === 'leave') session.end('left');
    else await biometrics.setUse(false);
    await settle();
    stop();
    expect((await openPage(deps)).lock.isLocked).toBe(false);
  });

  it('is not locked for somebody else', async () => {
    const { deps, stop } = await armed();
    stop();
    await deps.secureStore.write('lock', { userId: 'other', types: ['face'] });
    expect((await openPage(deps)).lock.isLocked).toBe(false);
  });

  it.each([undefined, null, 7, {}, { userId: '' }, { userId: USER_INFO_EXAMPLE.userId, types: 'face' }])(
    'ignores a value that is no lock: %j',
    async (value) => {
      const deps = newDeps();
      await openPage(deps, { signIn: true });
      await deps.secureStore.write('lock', value);
      expect((await openPage(deps)).lock.isLocked).toBe(false);
    },
  );
});
