import { type Sql, sql } from '../db/index.ts';

/** The row stored under the request number of a member's money call. */
export interface StoredRequest {
  readonly code: string;
  /** The answer of the wire; null for a refusal. */
  readonly answer: unknown;
  /** Digest of the fields that the number belongs to. */
  readonly hash: string;
}

/** Reads a {@link StoredRequest}; the member may still be SQL. */
export function storedRequest(member: bigint | Sql, reqNo: string): Sql {
  return sql`select code, result as answer, hash from idem where actor = ${member} and key = ${reqNo} and op = 'request'`;
}
