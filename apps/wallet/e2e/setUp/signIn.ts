import type { Page } from '@playwright/test';
import type { DemoAccount } from './sandbox.ts';
import { withPageDevice } from './withPageDevice.ts';

/** Signs the page in to an account by calls. */
export async function signIn(page: Page, { areaCode, phone, password }: DemoAccount): Promise<void> {
  await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ session }, { countryCode, phone, password }) => {
        await session.login({ loginName: phone, countryCode, loginType: 1, password });
      },
      { countryCode: areaCode, phone, password },
    ),
  );
}
