import { checkPhone, isAreaCode } from '@ezwallet/validators';
import { sql } from '../db/index.ts';
import { createMember } from '../people/members/createMember.ts';
import { thawAccount } from '../access/recovery/freezing.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { readText, TEXT_LENGTH } from './readText.ts';
import { findUser } from './users.ts';

export const accountsFrozen: Command = {
  summary: 'Lists accounts that their owners have frozen, the latest first.',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const rows = await db.query<{ userNo: string; by: string; at: number }>(sql`
      select m.user_no as "userNo", f.by, f.frozen_at as at from account_freeze f join member m on m.id = f.member_id
      where f.thawed_at is null order by f.frozen_at desc, f.id desc ${rowsOf(page)}`);
    sayPage(
      say,
      page,
      ['user no.', 'by', 'since'],
      rows.map(({ userNo, by, at }) => [userNo, by, minute(at)]),
    );
    return 0;
  },
};

export const accountsThaw: Command = {
  summary:
    'Opens an account again that its owner froze, after a review of who they are. Every device has to prove itself again.',
  usage: 'USER_NO --note TEXT',
  options: {
    note: { about: `what was reviewed, such as a video against the KYC record, up to ${TEXT_LENGTH} characters` },
  },
  async run({ db }, { positionals, values, say }) {
    const note = readText(values, 'note');
    const user = await findUser(db, positionals[0]);
    if (!(await db.tx(async (tx) => await thawAccount(tx, user.id, note))))
      throw new OperatorError(`${user.userNo} is not frozen by its owner.`);
    say(`${user.userNo}: open again`);
    return 0;
  },
};

export const accountsAdd: Command = {
  summary: 'Opens an account without a password. Its owner signs in by code, and chooses a password then.',
  usage: 'PHONE [--countryCode 86]',
  options: { countryCode: { about: 'area code of the phone, 86 if absent' } },
  async run({ db }, { positionals, values, say }) {
    const areaCode = values['countryCode'] ?? '86';
    const phone = isAreaCode(areaCode) && checkPhone(areaCode, positionals[0] ?? '');
    if (!phone || !phone.ok) throw new OperatorError('Give a phone number without its area code.');
    const id = await createMember(db, { name: { kind: 'phone', areaCode, number: phone.value }, passwordHash: null });
    if (id === undefined) throw new OperatorError('This phone has an account.');
    const { userNo } = await db.one<{ userNo: string }>(sql`select user_no as "userNo" from member where id = ${id}`);
    say(`${userNo}: waits for the first login`);
    return 0;
  },
};
