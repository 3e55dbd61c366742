import { StartError } from '../config/index.ts';
import type { Db } from './Db.ts';
import { DatabaseUnavailable } from './retry.ts';
import { sql } from './sql.ts';

/** SQLSTATE codes that somebody corrects in the address, with what is wrong. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password',
  '28000': 'lets this user in from here by no means',
  '3D000': 'has no database of this name',
  '42501': 'gives this user too few rights',
};

/** Connects to the database of an address. @throws {StartError} in one sentence, without user and password */
export async function assertReachable(db: Db, url: string): Promise<void> {
  try {
    await db.query(sql`select 1`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const { host, pathname } = new URL(url);
    const server = `The server of DATABASE_URL, ${host}${pathname},`;
    const refusal = REFUSALS[code];
    if (refusal !== undefined)
      throw new StartError(`${server} ${refusal} (${code}). Correct DATABASE_URL.`, { cause: error });
    if (error instanceof DatabaseUnavailable)
      throw new StartError(`${server} does not answer (${code || 'no code'}). Start it, or correct DATABASE_URL.`, {
        cause: error,
      });
    throw error;
  }
}
