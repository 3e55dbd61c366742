import { checkUserNumber } from '@ezwallet/validators';
import { readBalances } from '../assets/amounts.ts';
import { type Db, sql } from '../db/index.ts';
import { maskLoginName } from '../people/members/login-name.ts';
import { findByUserNo, loginNameOf, type Member } from '../people/members/members.ts';
import { type Command, minute, OperatorError, table } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, type Page, readPage, rowsOf, sayPage } from './paging.ts';

/** The member of a user number given on the command line. @throws {OperatorError} */
export async function findUser(db: Db, text: string | undefined): Promise<Member> {
  if (text === undefined) throw new OperatorError('Give a user number. See --help.');
  const userNo = checkUserNumber(text);
  const member = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!member) throw new OperatorError(`No user has the number ${text}.`);
  return member;
}

interface Row {
  userNo: string;
  nickName: string;
  countryCode: string;
  phone: string | null;
  email: string | null;
  userType: number;
  kycLevel: number;
  createdAt: number;
}

export const usersList: Command = {
  summary: 'Lists users, newest first; phones and e-mail addresses are masked.',
  usage: `[--search TEXT] ${PAGE_USAGE}`,
  options: {
    search: { about: 'part of a user number, nickname, phone or e-mail address' },
    ...PAGE_OPTIONS,
  },
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const rows = await find(db, values['search'] ?? '', page);
    const head = ['user no.', 'nickname', 'login name', 'type', 'KYC', 'since'];
    const lines = rows.map((row) => [
      row.userNo,
      row.nickName,
      maskLoginName(loginNameOf(row)),
      row.userType === 7 ? 'acceptor' : 'member',
      String(row.kycLevel),
      new Date(row.createdAt).toISOString().slice(0, 10),
    ]);
    sayPage(say, page, head, lines);
    return 0;
  },
};

async function find(db: Db, search: string, page: Page): Promise<Row[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return await db.query<Row>(sql`
    select user_no as "userNo", nick_name as "nickName", country_code as "countryCode", phone, email,
      user_type as "userType", kyc_level as "kycLevel", created_at as "createdAt"
    from member
    where concat_ws(' ', user_no, nick_name, phone, email) ilike ${pattern}
    order by id desc ${rowsOf(page)}`);
}

export const usersShow: Command = {
  summary: 'Shows one user: state, flags, balances. Never a password or its hash.',
  usage: 'USER_NO',
  options: {},
  async run({ db, ledger }, { positionals, say }) {
    const user = await findUser(db, positionals[0]);
    say(
      table([
        ['user number', user.userNo],
        ['login name', maskLoginName(loginNameOf(user))],
        ['nickname', user.nickName],
        ['type', user.userType === 7 ? 'acceptor' : 'member'],
        ['KYC level', String(user.kycLevel)],
        ['payment password', user.payPasswordHash === null ? 'not set' : `set, ${user.payPasswordFails} wrong tries`],
        ['on hold', user.hold ? `${user.hold.reasons.join(', ')}, until ${minute(user.hold.until)}` : 'no'],
        ['address whitelist', user.addressWhitelist ? 'on' : 'off'],
        ['rechargeFlag', String(user.rechargeFlag)],
        ['transferFlag', String(user.transferFlag)],
        ['userFlag', String(user.userFlag)],
        ['withdrawFlag', String(user.withdrawFlag)],
        ['sellFlag', String(user.sellFlag)],
      ]),
    );
    const balances = await readBalances(ledger, user.id);
    if (balances.length > 0)
      say(
        `\n${table([['asset', 'balance', 'frozen'], ...balances.map((row) => [row.currency, row.balance, row.frozen])])}`,
      );
    return 0;
  },
};
