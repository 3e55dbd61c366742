import { VOUCHER_STATUS } from '@ezwallet/api-client/contract';
import { listVouchers } from '../vouchers/read-vouchers.ts';
import { type Command, table } from './Command.ts';
import { findUser } from './findUser.ts';
import { voucherLine } from './voucherLine.ts';

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
