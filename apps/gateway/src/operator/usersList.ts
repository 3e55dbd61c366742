import { type Db, sql } from '../db/index.ts';
import { maskLoginName } from '../identity/login-name.ts';
import { loginNameOf } from '../identity/members.ts';
import { type Command, OperatorError, table } from './Command.ts';

const LIMIT = 50;

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
  usage: '[--search TEXT] [--limit N]',
  options: {
    search: { about: 'part of a user number, nickname, phone or e-mail address' },
    limit: { about: `how many, ${LIMIT} if absent` },
  },
  async run({ db }, { values, say }) {
    const rows = await find(db, values['search'] ?? '', readLimit(values['limit']));
    const head = ['user no.', 'nickname', 'login name', 'type', 'KYC', 'since'];
    const lines = rows.map((row) => [
      row.userNo,
      row.nickName,
      maskLoginName(loginNameOf(row)),
      row.userType === 7 ? 'acceptor' : 'member',
      String(row.kycLevel),
      new Date(row.createdAt).toISOString().slice(0, 10),
    ]);
    say(table([head, ...lines]));
    return 0;
  },
};

function readLimit(text: string | undefined): number {
  const limit = Number(text ?? LIMIT);
  if (!Number.isInteger(limit) || limit < 1) throw new OperatorError('--limit must be a whole number above 0.');
  return limit;
}

async function find(db: Db, search: string, limit: number): Promise<Row[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return await db.query<Row>(sql`
    select user_no as "userNo", nick_name as "nickName", country_code as "countryCode", phone, email,
      user_type as "userType", kyc_level as "kycLevel", created_at as "createdAt"
    from member
    where concat_ws(' ', user_no, nick_name, phone, email) ilike ${pattern}
    order by id desc limit ${limit}`);
}
