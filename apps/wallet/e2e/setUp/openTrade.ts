import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newCardNumber } from './documents.ts';
import type { DemoAccount } from './sandbox.ts';
import { withPageDevice } from './withPageDevice.ts';

/** The smallest PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Names of the sandbox accounts, as on their documents, by user number. */
const REAL_NAMES: Readonly<Record<string, string>> = { '7KD4ER': '林若冰', '9XM3QA': '陈家明', '4TRADE': '周立恒' };

/** A sandbox account that sells, on a page that is signed in to it. */
export interface Seller {
  readonly page: Page;
  readonly account: Pick<DemoAccount, 'userNo' | 'paymentPassword'>;
}

/** The bills of both sides of a trade. */
export interface TradeBills {
  readonly sale: string;
  readonly purchase: string;
}

/** Opens a trade by calls, for so many USDT. The pages find it at their next load. */
export async function openTrade(seller: Seller, buyer: Page, amount: string): Promise<TradeBills> {
  const sale = await sell(seller, amount);
  return { sale, purchase: await buy(buyer, amount) };
}

/** Puts an amount on sale, by calls, and adds a bank card first if there is none. @returns the bill of the sale */
export async function sell({ page, account }: Seller, amount: string): Promise<string> {
  const { userNo, paymentPassword: password } = account;
  const card = {
    payMethodId: 1,
    realName: REAL_NAMES[userNo] ?? '',
    bankCode: 'CMB',
    bankName: '招商银行',
    accountNo: newCardNumber(),
  } as const;
  return await withPageDevice(page, (device) =>
    device.evaluate(
      async ({ api, session }, { card, password, amount, reqNo }) => {
        await session.restore();
        const [known] = await api.bank.available({ payMethodId: 1 });
        const addCard = async () => {
          const purpose = { scene: 'bankAccount', confirmed: { payMethodId: 1, account: card.accountNo } } as const;
          const { payPassTicket } = await api.user.checkTransPass({ password, ...purpose });
          return await api.bank.addPayAccount({ ...card, payPassTicket });
        };
        const payAccountId = (known ?? (await addCard())).id;
        const { price } = await api.trading.recommendSellerAmount({ payMethodId: 1, currency: 'USDT' });
        const confirmed = { payMethodId: 1, payAccountId, currency: 'USDT', amount, price } as const;
        const { payPassTicket } = await api.user.checkTransPass({ password, scene: 'sell', confirmed });
        return (await api.trading.withdrawal({ ...confirmed, payPassTicket, reqNo })).billNo;
      },
      { card, password, amount, reqNo: randomUUID() },
    ),
  );
}

/** Buys an amount that somebody sells, by calls. @returns the bill of the purchase */
export async function buy(buyer: Page, amount: string): Promise<string> {
  return await withPageDevice(buyer, (device) =>
    device.evaluate(
      async ({ api, session }, { amount, reqNo }) => {
        await session.restore();
        const { price } = await api.trading.recommendBuyerAmount({ payMethodId: 1, currency: 'USDT' });
        const bought = await api.trading.deposit({ payMethodId: 1, currency: 'USDT', amount, price, reqNo });
        if (!bought.matched) throw new Error('Nobody sells.');
        return bought.order.billNo;
      },
      { amount, reqNo: randomUUID() },
    ),
  );
}

/** Marks a purchase as paid, with a picture. */
export async function markPaid(buyer: Page, billNo: string): Promise<void> {
  await withPageDevice(buyer, (device) =>
    device.evaluate(
      async ({ api, session }, { billNo, reqNo, fileBase64 }) => {
        await session.restore();
        const { fileId } = await api.user.uploadFile({ fileBase64, fileName: 'proof.png', fileType: 'IMG', index: 0 });
        await api.trading.buyConfirmOrCancel({ billNo, type: 1, expectStatus: 1, imageIds: [fileId], reqNo });
      },
      { billNo, reqNo: randomUUID(), fileBase64: PIXEL },
    ),
  );
}

/** Cancels a purchase before its payment. */
export async function cancelPurchase(buyer: Page, billNo: string): Promise<void> {
  await withPageDevice(buyer, (device) =>
    device.evaluate(
      async ({ api, session }, { billNo, reqNo }) => {
        await session.restore();
        await api.trading.buyConfirmOrCancel({ billNo, type: 2, expectStatus: 1, reason: 'CHANGED_MIND', reqNo });
      },
      { billNo, reqNo: randomUUID() },
    ),
  );
}
