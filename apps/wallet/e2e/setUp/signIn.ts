import type { Page } from '@playwright/test';
import type { Proof } from '@ezwallet/api-client/contract';
import type { DemoAccount } from './sandbox.ts';
import { withPageDevice } from './withPageDevice.ts';

/** Signs the page in to an account by calls. @param codes proofs for a login that wants more than the password */
export async function signIn(
  page: Page,
  { areaCode, phone, password }: DemoAccount,
  codes: readonly Proof[] = [],
): Promise<void> {
  await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ session }, { countryCode, phone, password, codes }) => {
        const { needAuth, preToken = '' } = await session.login({
          loginName: phone,
          countryCode,
          loginType: 1,
          password,
        });
        if (needAuth) await session.loginAuth({ loginName: phone, preToken, codes });
      },
      { countryCode: areaCode, phone, password, codes: [...codes] },
    ),
  );
}
