import { type Db, sql } from '../../db/index.ts';
import { argumentsOf, type Person, type StaffCall, subjectName } from './StaffCall.ts';
import type { Subject } from './subjects.ts';

/** A row of the journal, as its caller knows it. */
export interface Entry {
  readonly kind: 'act' | 'task' | 'look' | 'proposal' | 'refusal';
  /** The person whose signature the row keeps. */
  readonly person: Person;
  /** The first person, where `person` is the second one. */
  readonly first?: string;
  readonly call: StaffCall;
  readonly before?: Subject | undefined;
  readonly after?: Subject | undefined;
}

/** Adds a row to the journal, in the caller's transaction. */
export async function writeJournal(db: Db, { kind, person, first, call, before, after }: Entry): Promise<void> {
  const members = (after ?? before)?.members ?? [];
  await db.query(sql`
    insert into staff_journal (kind, by_staff, second, verb, arguments, about, members, why, before, after, signed, signature)
    values (${kind}, ${first ?? person.name}, ${first === undefined ? null : person.name}, ${call.verb},
      ${argumentsOf(call)}::jsonb, ${subjectName(call)}, ${[...members]}::bigint[], ${call.why},
      ${before?.seen ?? null}::text::jsonb, ${after?.seen ?? null}::text::jsonb, ${person.signed}, ${person.signature})`);
}

/** A row of the journal as people read it. */
export interface JournalRow {
  readonly id: bigint;
  readonly at: number;
  readonly kind: Entry['kind'];
  readonly by: string;
  readonly second: string | null;
  readonly verb: string;
  readonly about: string;
  readonly why: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Reads the journal, newest first: of one person, about one member, or all of it. */
export async function readJournal(
  db: Db,
  {
    of,
    about,
    limit,
    offset,
  }: {
    readonly of?: string | undefined;
    readonly about?: bigint | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<JournalRow[]> {
  return await db.query<JournalRow>(sql`
    select id, at, kind, by_staff as by, second, verb, about, why, before::text as before, after::text as after
    from staff_journal
    where (${of ?? null}::text is null or lower(${of ?? null}::text) in (lower(by_staff), lower(second)))
      and (${about ?? null}::bigint is null or members @> array[${about ?? null}::bigint])
    order by id desc limit ${limit} offset ${offset}`);
}

/** The result of a check of the journal. */
export interface JournalCheck {
  readonly rows: bigint;
  /** The newest hash, to be kept elsewhere: it shows whether somebody cut off the end. */
  readonly head: string;
  /** The first row that is not as it was written, or does not follow the one before. */
  readonly broken: bigint | null;
}

/** Checks the whole chain. */
export async function checkJournal(db: Db): Promise<JournalCheck> {
  return await db.one<JournalCheck>(sql`
    select (select count(*) from staff_journal) as rows, (select id from broken_staff_journal()) as broken,
      coalesce((select encode(hash, 'hex') from staff_journal order by id desc limit 1), '') as head`);
}
