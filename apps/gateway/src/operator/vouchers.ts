import { fromNow } from '../db/index.ts';
import { VOUCHER_SOURCES, VOUCHER_STATUS, type VoucherSource } from '@ezwallet/api-client/contract';
import { grantVoucher } from '../money/vouchers/grantVoucher.ts';
import { listVouchers } from '../money/vouchers/read-vouchers.ts';
import { type Command, OperatorError, table } from './Command.ts';
import { findUser } from './users.ts';
import { readVoucherTerms, VOUCHER_OPTIONS, voucherLine } from './voucherTerms.ts';

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

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(VOUCHER_STATUS).map(([name, status]) => [status, name]),
);
const day = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export const vouchersList: Command = {
  summary: 'Lists the vouchers of a user, those that end soonest first.',
  usage: '--user USER_NO',
  options: { user: { about: 'user number' } },
  async run({ db }, { values, say }) {
    const user = await findUser(db, values['user']);
    const rows = (await listVouchers(db, user.id)).map((voucher) => [
      voucher.id,
      NAMES.get(voucher.status) ?? String(voucher.status),
      `until ${day(voucher.endAt)}`,
      voucher.billNo ?? '-',
      voucherLine(voucher),
    ]);
    const head = ['id', 'status', 'UTC', 'bill', 'gives'];
    say(rows.length > 0 ? table([head, ...rows]) : `${user.userNo} has no vouchers.`);
    return 0;
  },
};
