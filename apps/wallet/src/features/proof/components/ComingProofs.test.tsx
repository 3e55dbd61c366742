import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contract, USER_INFO_EXAMPLE, type UserInfo } from '@ezwallet/api-client/contract';
import { BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import { createFakeApi, FakeBiometricShell } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';

const FEATURES = join(import.meta.dirname, '../..');

/** Asks for proofs that the server's table wants. */
const ASKING = /<ProofSheet|<ProofFields|<WantedProofs/;

interface Shown {
  readonly paths: readonly string[];
  readonly user?: Partial<UserInfo>;
}

/** Where to find each screen that asks. */
const SAYING: Readonly<Record<string, Shown>> = {
  'address/pages/AddAddressPage/AddAddressPage.tsx': {
    paths: ['/address/add?half=addresses'],
    user: { addressWhitelist: true },
  },
  'address/pages/AddressBookPage/AddressBookPage.tsx': { paths: ['/address?half=addresses'] },
  'biometrics/components/BiometricRows.tsx': { paths: ['/security', '/?tab=mine'] },
  'recovery/pages/ChangePasswordPage/ChangePasswordPage.tsx': {
    paths: ['/password/modify', '/password/modify?type=code'],
  },
  'recovery/pages/FreezePage/FreezePage.tsx': { paths: ['/account/block'] },
  'security/components/BoundAddress.tsx': { paths: ['/phone', '/email'], user: { email: 'robin@example.com' } },
  'security/components/EditAddress.tsx': { paths: ['/phone/edit', '/email/edit'] },
  'security/pages/AntiPhishingPage/AntiPhishingPage.tsx': { paths: ['/antiphishing'] },
  'security/pages/AuthenticatorPage/AuthenticatorPage.tsx': { paths: ['/ga/auth'], user: { boundOtp: true } },
  'security/pages/BindAuthenticatorPage/BindAuthenticatorPage.tsx': { paths: ['/ga/bind'] },
  'security/pages/PasskeysPage/PasskeysPage.tsx': { paths: ['/passkeys'] },
};

/** Why a screen does not say it. */
const SILENT: Readonly<Record<string, string>> = {
  'auth/components/SecondFactorSheet.tsx':
    'A login changes nothing. It names its factors as it asks, and no account before.',
  'closed/components/Closed.tsx': 'The notice of the hold names the code that ends it.',
  'confirm/components/ConfirmSheet.tsx':
    'Money takes the payment password, which is on the sheet. Our gateway asks for nothing more.',
  'recovery/components/RecoveryBanner.tsx': 'The button opens one field, and the line above it names the proof.',
  'recovery/pages/ForgotPasswordPage/ForgotPasswordPage.tsx': 'A stranger must not learn what an account has.',
  'recovery/pages/LostFactorPage/LostFactorPage.tsx': 'A stranger must not learn what an account has.',
  'security/components/NewRecoveryCodes.tsx': 'Right after the authenticator was bound, its first codes need no proof.',
};

const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('proof'))
  .filter((file) => ASKING.test(readFileSync(join(FEATURES, file), 'utf8')));

it('knows of every screen that asks for proofs, whether and why not it says them before', () => {
  expect(files.toSorted()).toEqual([...Object.keys(SAYING), ...Object.keys(SILENT)].toSorted());
});

const screens = Object.values(SAYING).flatMap(({ paths, user }) => paths.map((path) => [path, user] as const));

it.each(screens)('%s says which proofs it asks for, before the first', async (path, user) => {
  const bound = { boundOtp: true, boundAt: 1_790_000_000_000, recoveryCodesLeft: 8 } as const;
  const getOtpInfo = user?.boundOtp
    ? () => Promise.resolve(bound)
    : () => Promise.resolve(contract.user.getOtpInfo.example.response);
  const { api } = createFakeApi({
    user: { getUserInfo: () => Promise.resolve({ ...USER_INFO_EXAMPLE, hasTranPass: true, ...user }), getOtpInfo },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  const biometrics = new BiometricsStore(world.deps, new FakeBiometricShell([]), world.app.session);
  await biometrics.read();
  biometrics.setSupport(['fingerprint']);
  await renderRoute({ ...world, biometrics: /security|tab=mine/.test(path) ? biometrics : null }, path);
  const [line] = await screen.findAllByText(/^To confirm, you need: /);
  // Never more than two proofs of what exists.
  const names = line?.textContent.replace(/^[^:]+: /, '').split(/, | and /) ?? [];
  expect(names.length).toBeLessThanOrEqual(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});
