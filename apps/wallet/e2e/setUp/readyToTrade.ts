import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addBankCard } from './addBankCard.ts';
import { withPageDevice } from './withPageDevice.ts';

/** GB 11643, table 1: the weights of the digits, and the check characters by the remainder of 11. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** An identity number of somebody born in 1990, with its check character. */
function idNumber(): string {
  const digits = `11010519900307${String(randomInt(1000)).padStart(3, '0')}`.replace(/^110105/, `1101${String(randomInt(1, 20)).padStart(2, '0')}`);
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + CHECKS[sum % 11]!;
}

/** Verifies the identity of a signed-in page's person by calls, and adds a bank card if a payment password is given. */
export async function readyToTrade(page: Page, realName: string, paymentPassword?: string): Promise<void> {
  await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ api, session }, { realName, idNo }) => {
        await session.restore();
        await api.kyc.createKycJunior({ countryCode: '86', idType: 1, realName, idNo, agree: true });
      },
      { realName, idNo: idNumber() },
    ),
  );
  if (paymentPassword !== undefined) await addBankCard(page, realName, paymentPassword);
}
