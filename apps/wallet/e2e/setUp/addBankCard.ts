import type { Page } from '@playwright/test';
import { newCardNumber } from './documents.ts';
import { withPageDevice } from './withPageDevice.ts';

/** Adds a bank card to the account of a signed-in page's person, who is verified. */
export async function addBankCard(page: Page, realName: string, paymentPassword: string): Promise<void> {
  await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ api, session }, { realName, accountNo, password }) => {
        await session.restore();
        const { payPassTicket } = await api.user.checkTransPass({
          password,
          scene: 'bankAccount',
          confirmed: { payMethodId: 1, account: accountNo },
        });
        const account = {
          payMethodId: 1 as const,
          realName,
          bankCode: 'CMB',
          bankName: '招商银行',
          accountNo,
          payPassTicket,
        };
        await api.bank.addPayAccount(account);
      },
      { realName, accountNo: newCardNumber(), password: paymentPassword },
    ),
  );
}
