import { DOCUMENT_DRAFTS } from '../../house/content/documentDrafts.ts';
import type { Seed } from './Seed.ts';

/** Documents of the sandbox. */
export const PAGES_OF_SANDBOX: readonly Seed[] = [
  {
    code: 'about',
    kind: 'page',
    texts: {
      en: `# About ezwallet

A wallet for coins such as USDT. You hold them, send them to other members by user number, trade them with the coins in escrow, and see every movement in your bills.

This is a sandbox. Nothing in it is real.`,
      zh_CN: `# 关于 ezwallet

ezwallet 是用于 USDT 等币种的钱包。您可以持有币、凭用户编号转给其他成员、在平台托管下买卖，并在账单中查看每一笔变动。

这是沙盒环境，其中的一切都不是真实的。`,
      zh_HK: `# 關於 ezwallet

ezwallet 是用於 USDT 等幣種的錢包。你可以持有幣、憑用戶編號轉給其他成員、在平台託管下買賣，並在賬單中查看每一筆變動。

這是沙盒環境，其中的一切都不是真實的。`,
    },
  },
  ...DOCUMENT_DRAFTS,
];
