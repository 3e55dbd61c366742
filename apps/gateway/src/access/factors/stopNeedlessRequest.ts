import type { RecoveryKind } from '@ezwallet/api-client/contract';
import { type Sql, sql } from '../../db/index.ts';

/** Which kinds of request a proof makes needless: who has the thing has not lost it. */
const SHOWS: Readonly<Partial<Record<number, RecoveryKind>>> = { 1: 'phone', 2: 'email', 3: 'otp', 9: 'password' };

/** The statement that stops the request of a member who shows what is said to be lost; none where the proofs show no such thing. */
export function stopNeedlessRequest(memberId: bigint, proven: readonly number[]): readonly Sql[] {
  const kinds = proven.flatMap((type) => SHOWS[type] ?? []);
  if (kinds.length === 0) return [];
  return [sql`select stop_recovery(${memberId}, ${kinds}::text[], 'member', 'the member has it')`];
}
