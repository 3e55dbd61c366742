import { StartError } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { isSameDigest, pepperedHash } from './digest.ts';

const NAME = 'PEPPER';

/**
 * Makes sure that the pepper is the one that this database began with. With another one every payment password would be
 * wrong, and each try would use up one of its owner's tries.
 * @throws {StartError}
 */
export async function checkPepper(db: Db, pepper: Buffer): Promise<void> {
  const value = pepperedHash(pepper, 'check value');
  await db.query(sql`insert into secret_check (name, value) values (${NAME}, ${value}) on conflict do nothing`);
  const stored = await db.one<{ value: Buffer }>(sql`select value from secret_check where name = ${NAME}`);
  if (!isSameDigest(stored.value, value))
    throw new StartError(
      'PEPPER is not the one that this database was made with, so no payment password or code would fit. Start with that one.',
    );
}
