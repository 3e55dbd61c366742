import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DetailsEntry } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';

/** What an order takes from the balance, with its fee: one row of its confirmation. */
export const totalFact = (i18n: I18n, total: string, currency: string): DetailsEntry => ({
  label: i18n._(msg`Deducted from your balance`),
  value: moneyText(total, currency),
});
