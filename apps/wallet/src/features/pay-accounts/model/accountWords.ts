import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayAccount } from '@ezwallet/api-client/contract';
import { dayText } from '../../../shared/time/time-text.ts';

/** An own payment account in one line, after its pay method. A code has no number, so the day tells two of them apart. */
export function accountWords(account: PayAccount, i18n: I18n): string {
  if ('accountNo' in account) return `${account.bankName} ${account.accountNo}`;
  if ('walletNo' in account) return `${account.bankName} ${account.walletNo}`;
  const added = dayText(account.createdAt);
  return i18n._(msg`Code added ${added}`);
}
