import { fromNow } from '../app/fromNow.ts';
import { grantVoucher } from '../vouchers/grantVoucher.ts';
import { voucherName, voucherTerms } from '../vouchers/voucher-words.ts';
import { type Command, OperatorError } from './Command.ts';
import { findUser } from './findUser.ts';
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
    name: { about: 'as its owner reads it; made from the terms if absent' },
    source: { about: 'where it comes from, as its owner reads it' },
  },
  async run({ db }, { values, say }) {
    const user = await findUser(db, values['user']);
    const terms = readVoucherTerms(values);
    const days = Number(values['days'] ?? DAYS);
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      throw new OperatorError(`--days must be a whole number from 1 to ${MOST_DAYS}.`);
    const name = values['name'] ?? voucherName(terms);
    const id = await grantVoucher(db, {
      ...terms,
      memberId: user.id,
      name,
      source: values['source'] ?? '平台赠送',
      terms: voucherTerms(terms),
      startsAt: fromNow(0),
      endsAt: fromNow(days * DAY),
    });
    say(`${user.userNo}: ${id}, ${name}, ${days} days`);
    return 0;
  },
};
