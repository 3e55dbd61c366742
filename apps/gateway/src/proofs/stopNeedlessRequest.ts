import type { RecoveryKind } from '@ezwallet/api-client/contract';
import { type Sql, sql } from '../db/index.ts';

/** Which kinds of request a proof makes needless: who has the thing has not lost it. */
const SHOWS: Readonly<Partial<Record<number, RecoveryKind>>> = { 1: 'phone', 2: 'email', 3: 'otp', 9: 'password' };

/** Stops the request of a member who shows what is said to be lost. One statement. */
export function stopNeedlessRequest(memberId: bigint, proven: readonly number[]): Sql {
  const kinds = proven.flatMap((type) => SHOWS[type] ?? []);
  return sql`select stop_recovery(${memberId}, ${kinds}::text[], 'member', 'the member has it')`;
}
