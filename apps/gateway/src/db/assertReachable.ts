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

/** The oldest release of PostgreSQL that has what the schema uses, and the newest that the gateway was run on. */
const OLDEST = 15;
const NEWEST = 18;

/**
 * Connects to the database of an address.
 * @throws {StartError} in one sentence, without user and password, also for a release of PostgreSQL that it was never run on
 */
export async function assertReachable(db: Db, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const server = `The server of DATABASE_URL, ${host}${pathname},`;
  const { major } = await connect(db, server);
  if (major < OLDEST || major > NEWEST)
    throw new StartError(
      `${server} is PostgreSQL ${major}. The gateway runs on ${OLDEST} to ${NEWEST}: name another server in DATABASE_URL.`,
    );
}

async function connect(db: Db, server: string): Promise<{ major: number }> {
  try {
    return await db.one<{ major: number }>(sql`select current_setting('server_version_num')::int / 10000 as major`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
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
