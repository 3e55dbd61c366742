import type { PayAccount } from '@ezwallet/api-client/contract';

/** An own payment account in one line, after its pay method. */
export function accountText(account: PayAccount): string {
  switch (account.payMethodId) {
    case 1:
      return `${account.bankName} ${account.accountNo}`;
    case 5:
      return `${account.bankName} ${account.walletNo}`;
    default:
      return account.realName;
  }
}
