import type { Services } from '../call/Services.ts';
import { type Db, sql } from '../db/index.ts';
import type { Member } from '../people/members/members.ts';
import { isShut } from '../people/members/permissions.ts';
import type { OwnerNotice } from '../people/messages/account-events.ts';
import { noticeTo } from '../people/messages/notices.ts';
import { makeAcceptor, type StaffAct, unmakeAcceptor } from '../trade/trades/acceptor-status.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { readText, TEXT_LENGTH } from './readText.ts';
import { findUser } from './users.ts';

const options = {
  as: { about: 'your name' },
  reason: { about: `why, up to ${TEXT_LENGTH} characters` },
};
const usage = 'USER_NO --as NAME --reason TEXT';

/** Reads who acts and why. @throws {OperatorError} */
export function readAct(values: Readonly<Record<string, string | undefined>>): StaffAct {
  return { by: readText(values, 'as'), reason: readText(values, 'reason') };
}

/** Changes the status of a member in a transaction, and tells the member on every channel. */
async function change(
  services: Services,
  member: Member,
  act: StaffAct,
  by: (tx: Db, memberId: bigint, act: StaffAct) => Promise<boolean>,
  notice: OwnerNotice,
): Promise<boolean> {
  return await services.db.tx(async (tx) => {
    const isChanged = await by(tx, member.id, act);
    if (isChanged) await tx.query(noticeTo(member.id, notice));
    return isChanged;
  });
}

export const acceptorsList: Command = {
  summary: 'Lists acceptors, with who made them and when.',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const rows = await db.query<{
      userNo: string;
      online: boolean;
      lots: bigint;
      by: string | null;
      at: number | null;
    }>(sql`
      select m.user_no as "userNo", coalesce(a.is_online, false) as online,
        (select count(*) from acceptor_lot l where l.member_id = m.id) as lots, e.by_staff as by, e.at
      from member m left join acceptor a on a.member_id = m.id
        left join lateral (select by_staff, at from acceptor_status_event where member_id = m.id order by id desc limit 1) e on true
      where m.user_type = 7 order by m.id ${rowsOf(page)}`);
    const cells = rows.map(({ userNo, online, lots, by, at }) => [
      userNo,
      online ? 'online' : 'offline',
      String(lots),
      by ?? '-',
      at === null ? '-' : minute(at),
    ]);
    sayPage(say, page, ['user no.', 'switch', 'lots', 'made by', 'at'], cells);
    return 0;
  },
};

export const acceptorsMake: Command = {
  summary:
    'Lets a member work as an acceptor, and take payments as a merchant. The member gets a notice, and is offline at first.',
  usage,
  options,
  async run(services, { positionals, values, say }) {
    const act = readAct(values);
    const member = await findUser(services.db, positionals[0]);
    const { fromKycLevel } = services.config.policy.trade.acceptors;
    if (isShut(member)) throw new OperatorError(`The account of ${member.userNo} is closed or frozen.`);
    if (member.kycLevel < fromKycLevel)
      throw new OperatorError(`${member.userNo} has level ${member.kycLevel}. Acceptors need level ${fromKycLevel}.`);
    if (!(await change(services, member, act, makeAcceptor, 'acceptorMade')))
      throw new OperatorError(`${member.userNo} is an acceptor already.`);
    say(`${member.userNo}: acceptor`);
    return 0;
  },
};

export const acceptorsUnmake: Command = {
  summary:
    'Ends the work of an acceptor: offline, without lots. Orders that run go on to their end. The member gets a notice.',
  usage,
  options,
  async run(services, { positionals, values, say }) {
    const act = readAct(values);
    const member = await findUser(services.db, positionals[0]);
    if (!(await change(services, member, act, unmakeAcceptor, 'acceptorEnded')))
      throw new OperatorError(`${member.userNo} is no acceptor.`);
    say(`${member.userNo}: no longer an acceptor`);
    return 0;
  },
};
