import { type Db, sql } from '../../db/index.ts';
import type { Role } from './roles.ts';
import { StaffError } from './StaffError.ts';

/** A person of staff, as the list shows them. */
export interface StaffRow {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly members: readonly string[];
  readonly madeAt: number;
  readonly endedAt: number | null;
}

/** Lists all persons, those that have ended too. */
export async function listStaff(db: Db): Promise<StaffRow[]> {
  return await db.query<StaffRow>(sql`
    select p.name, p.roles, p.made_at as "madeAt", p.ended_at as "endedAt",
      (select coalesce(array_agg(m.user_no order by m.id), '{}') from staff_member b join member m on m.id = b.member_id
       where b.staff_id = p.id) as members
    from staff p order by p.id`);
}

/** Whether nobody was ever made: then the first person makes themselves. */
export async function isUnstaffed(db: Db): Promise<boolean> {
  return (await db.maybe(sql`select 1 from staff limit 1`)) === undefined;
}

/** Counts the admins there are. */
export async function countAdmins(db: Db): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) from staff where ended_at is null and 'admin' = any(roles)`);
  return Number(count);
}

/** A person to be made. */
export interface NewPerson {
  readonly name: string;
  readonly publicKey: Buffer;
  readonly roles: readonly Role[];
  /** Their own member accounts. */
  readonly members: readonly bigint[];
}

/** Makes a person, in the caller's transaction. A name is never given twice. @throws {StaffError} */
export async function addStaff(tx: Db, { name, publicKey, roles, members }: NewPerson): Promise<bigint> {
  if (!/^[A-Za-z][A-Za-z0-9-]{1,31}$/.test(name))
    throw new StaffError('A name has 2 to 32 letters, digits and hyphens, and begins with a letter.');
  const row = await tx.maybe<{ id: bigint }>(sql`
    insert into staff (name, public_key, roles) values (${name}, ${publicKey}, ${[...roles]}::text[])
    on conflict do nothing returning id`);
  if (!row) throw new StaffError(`The name ${name} or this key is or was in use.`);
  await tx.query(sql`
    insert into staff_member (staff_id, member_id) select ${row.id}::bigint, unnest(${[...members]}::bigint[])`);
  return row.id;
}

/** Ends a person, in the caller's transaction. @throws {StaffError} */
export async function endStaff(tx: Db, name: string): Promise<void> {
  const before = await lockAdmins(tx);
  const row = await tx.maybe(sql`
    update staff set ended_at = app_now() where lower(name) = lower(${name}) and ended_at is null returning 1`);
  if (!row) throw new StaffError(`Nobody of staff is called ${name}.`);
  await assertAdminsLeft(tx, before);
}

/** Gives a person other roles, in the caller's transaction. @throws {StaffError} */
export async function changeRoles(tx: Db, name: string, roles: readonly Role[]): Promise<void> {
  const before = await lockAdmins(tx);
  const row = await tx.maybe(sql`
    update staff set roles = ${[...roles]}::text[] where lower(name) = lower(${name}) and ended_at is null returning 1`);
  if (!row) throw new StaffError(`Nobody of staff is called ${name}.`);
  await assertAdminsLeft(tx, before);
}

/** Lets one transaction at a time change staff. @returns how many admins there are */
async function lockAdmins(tx: Db): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('staff'))`);
  return await countAdmins(tx);
}

/** Two admins stay two: with one alone, changes of staff would need no second person again. */
async function assertAdminsLeft(tx: Db, before: number): Promise<void> {
  const left = await countAdmins(tx);
  if (left < Math.min(before, 2)) throw new StaffError('Make another admin first: there must be two, once there are.');
}
