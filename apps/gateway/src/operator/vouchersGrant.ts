import { VOUCHER_SOURCES, type VoucherSource } from '@ezwallet/api-client/contract';
import { fromNow } from '../app/fromNow.ts';
import { grantVoucher } from '../vouchers/grantVoucher.ts';
import { type Command, OperatorError } from './Command.ts';
import { findUser } from './findUser.ts';
import { voucherLine } from './voucherLine.ts';
import { readVoucherTerms, VOUCHER_OPTIONS } from './readVoucherTerms.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
const MOST_DAYS = 3650;

export const vouchersGrant: Command = {
  summary: 'Gives a user a voucher that begins at once.',
  usage: '--user USER_NO --kind buy|fixed|sell|withdrawal [--rate PERCENT | --value USDT] ...',
  options: {
    user: { about: 'user number' },
    ...VOUCHER_OPTIONS,
    days: { about: `how many days it is good for, ${DAYS} if absent` },
    name: { about: 'as its owner reads it, whatever the language; worded by the app if absent' },
    source: { about: `${VOUCHER_SOURCES.join(', ')}, or as its owner reads it; GIFT if absent` },
    terms: { about: 'what the figures do not tell, as its owner reads it' },
  },
  async run({ db }, { values, say }) {
    const user = await findUser(db, values['user']);
    const terms = readVoucherTerms(values);
    const days = Number(values['days'] ?? DAYS);
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      throw new OperatorError(`--days must be a whole number from 1 to ${MOST_DAYS}.`);
    const name = values['name'] ?? '';
    const id = await grantVoucher(db, {
      ...terms,
      memberId: user.id,
      name,
      source: values['source'] ?? ('GIFT' satisfies VoucherSource),
      terms: values['terms'] ?? '',
      startsAt: fromNow(0),
      endsAt: fromNow(days * DAY),
    });
    say(`${user.userNo}: ${id}, ${voucherLine({ ...terms, name })}, ${days} days`);
    return 0;
  },
};
