import { sql } from '../db/index.ts';
import { type Hold, holdOf, liftHold } from '../people/members/holds.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { readText, TEXT_LENGTH } from './readText.ts';
import { findUser } from './users.ts';

interface Row {
  readonly userNo: string;
  readonly kycLevel: number;
  readonly hold: Hold;
}

export const holdsList: Command = {
  summary: 'Lists users whose outgoing money waits after a change of their security, with what they changed.',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const rows = await db.query<Row>(sql`
      select m.user_no as "userNo", m.kyc_level as "kycLevel", ${holdOf(sql`m.id`)} as hold from member m
      where m.id in (select member_id from outgoing_hold where lifted_at is null and until > app_now()) order by m.id ${rowsOf(page)}`);
    const lines = rows.map(({ userNo, kycLevel, hold }) => [
      userNo,
      String(kycLevel),
      hold.reasons.join(', '),
      minute(hold.since),
      minute(hold.until),
    ]);
    sayPage(say, page, ['user no.', 'KYC', 'changed', 'since', 'until'], lines);
    return 0;
  },
};

export const holdsLift: Command = {
  summary: 'Ends the hold on outgoing money of a user, after a review of who they are.',
  usage: 'USER_NO --note TEXT',
  options: {
    note: { about: `what was reviewed, such as a video against the KYC record, up to ${TEXT_LENGTH} characters` },
  },
  async run({ db }, { positionals, values, say }) {
    const note = readText(values, 'note');
    const user = await findUser(db, positionals[0]);
    if (!(await liftHold(db, user, { by: 'staff', note })))
      throw new OperatorError(`${user.userNo} has no hold on outgoing money.`);
    say(`${user.userNo}: the hold is lifted`);
    return 0;
  },
};
