import { msg } from '@lingui/core/macro';
import { compareAmounts, parseAmount, subtractAmounts, toMinorUnits } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { HIDDEN_MONEY } from '../../../shared/money/useOwnMoney.ts';
import type { LimitKind } from './LimitKind.ts';

const UNIT = 'USDT';
/** Decimal places that the ledger keeps. */
const PLACES = 6;
/** Number of parts of a limit for drawing. */
const PARTS = 1_000n;

/** The limit on payments per day, in USDT. */
export const paymentKind: LimitKind<string> = {
  title: msg`Daily payment limit`,
  field: msg`New daily limit`,
  counts: msg`In USDT. Transfers, payments and withdrawals count.`,
  decimals: 2,
  unit: UNIT,
  format: (value) => moneyText(value, UNIT),
  hidden: HIDDEN_MONEY,
  compare: compareAmounts,
  left: (limit, used) => (compareAmounts(limit, used) > 0 ? subtractAmounts(limit, used) : '0'),
  share: (used, limit) => {
    const whole = toMinorUnits(limit, PLACES);
    return whole === 0n ? 1 : Number((toMinorUnits(used, PLACES) * PARTS) / whole) / Number(PARTS);
  },
  read: (text, max) => parseAmount(text, { decimals: 2, form: 'typed', positive: true, max }),
};
