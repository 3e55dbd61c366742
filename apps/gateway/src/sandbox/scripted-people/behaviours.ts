import { type Db, sql } from '../../db/index.ts';

/**
 * How a scripted person behaves. `helpful` does everything within seconds, and agrees with an appeal after hearing it. `slow` needs two minutes for each step. `silent`
 * takes a trade and then does nothing. `hostile` says that it has paid although it has not, never releases, leads away from the
 * platform and appeals. `off` takes no new trades, and ends the running ones as `helpful` does.
 */
export const BEHAVIOURS = ['helpful', 'slow', 'silent', 'hostile', 'off'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

const SECOND = 1000;

/** How long somebody waits before each step and before taking an offered trade, by the clock of the sandbox. */
export const PACES: Readonly<Record<Behaviour, { readonly step: number; readonly offer: number }>> = {
  helpful: { step: 2 * SECOND, offer: SECOND },
  slow: { step: 120 * SECOND, offer: 40 * SECOND },
  silent: { step: Infinity, offer: SECOND },
  hostile: { step: 2 * SECOND, offer: SECOND },
  off: { step: 2 * SECOND, offer: Infinity },
};

/** A scripted person who exists. */
export interface Listed {
  readonly memberId: bigint;
  readonly userNo: string;
  readonly behaviour: Behaviour;
}

export async function readBehaviours(db: Db): Promise<Listed[]> {
  return await db.query<Listed>(sql`
    select p.member_id as "memberId", m.user_no as "userNo", p.behaviour
    from scripted_person p join member m on m.id = p.member_id order by p.member_id`);
}

/** Changes how one scripted person behaves, or all do. @returns how many there are of that name */
export async function setBehaviour(db: Db, behaviour: Behaviour, userNo?: string): Promise<number> {
  const rows = await db.query(sql`
    update scripted_person p set behaviour = ${behaviour}, changed_at = app_now() from member m
    where m.id = p.member_id and m.user_no = coalesce(${userNo ?? null}::text, m.user_no) returning 1`);
  return rows.length;
}
