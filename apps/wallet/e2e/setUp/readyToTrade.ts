import type { Page } from '@playwright/test';
import { addBankCard } from './addBankCard.ts';
import { newIdNumber } from './documents.ts';
import { withPageDevice } from './withPageDevice.ts';

/** Verifies the identity of a signed-in page's person by calls, and adds a bank card if a payment password is given. */
export async function readyToTrade(page: Page, realName: string, paymentPassword?: string): Promise<void> {
  await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ api, session }, { realName, idNo }) => {
        await session.restore();
        await api.kyc.createKycJunior({ countryCode: '86', idType: 1, realName, idNo, agree: true });
      },
      { realName, idNo: newIdNumber() },
    ),
  );
  if (paymentPassword !== undefined) await addBankCard(page, realName, paymentPassword);
}
