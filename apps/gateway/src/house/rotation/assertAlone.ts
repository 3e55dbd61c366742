import { type Db, sql } from '../../db/index.ts';

/** Why a secret cannot be changed now. */
export class RotationError extends Error {
  override readonly name = 'RotationError';
}

/** A gateway renews the lead each second, or waits to take it. @throws {RotationError} while one runs */
export async function assertAlone(tx: Db): Promise<void> {
  if (await tx.maybe(sql`select 1 from leader where until > now()`))
    throw new RotationError('A gateway runs on this database. Stop all of them first.');
}
