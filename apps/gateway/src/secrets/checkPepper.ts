import { StartError } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { isSameDigest, pepperedHash, type Peppers } from './digest.ts';

const NAME = 'PEPPER';
/** Tells nothing about the pepper. */
const checkValue = (pepper: Buffer): Buffer => pepperedHash(pepper, 'check value');

/**
 * Makes sure that the pepper is the one that this database began with. With another one every payment password would be
 * wrong, and each try would use up one of its owner's tries.
 * Those before it must have been in use.
 * @throws {StartError}
 */
export async function checkPepper(db: Db, { pepper, earlierPeppers = [] }: Peppers): Promise<void> {
  const value = checkValue(pepper);
  await db.query(sql`insert into secret_check (name, value) values (${NAME}, ${value}) on conflict do nothing`);
  const stored = await db.one<{ value: Buffer }>(sql`select value from secret_check where name = ${NAME}`);
  if (!isSameDigest(stored.value, value))
    throw new StartError(
      'PEPPER is not the one that this database was made with, so no payment password or code would fit. Start with that one.',
    );
  for (const earlier of earlierPeppers)
    if (!(await db.maybe(sql`select 1 from earlier_pepper where value = ${checkValue(earlier)}`)))
      throw new StartError('PEPPER names one behind the first that this database was never made with.');
}

/** Notes that another pepper follows the present one, in the caller's transaction. */
export async function notePepper(tx: Db, present: Buffer, next: Buffer): Promise<void> {
  await tx.query(sql`
    insert into earlier_pepper (value) values (${checkValue(present)})
    on conflict (value) do update set ended_at = excluded.ended_at`);
  await tx.query(sql`delete from earlier_pepper where value = ${checkValue(next)}`);
  await tx.query(sql`update secret_check set value = ${checkValue(next)} where name = ${NAME}`);
}
