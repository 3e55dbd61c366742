import type { IncomeSource, Occupation } from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openDocument, type SealedDocument } from '../../secrets/document-keys.ts';
import type { ApplicationState } from './life.ts';

/** Levels that a person reviews. */
export type ReviewedLevel = 2 | 3 | 4;

/** An application for a level. Times are epoch milliseconds. */
export interface KycCase {
  readonly id: bigint;
  readonly caseNo: string;
  readonly memberId: bigint;
  readonly level: ReviewedLevel;
  readonly state: ApplicationState;
  /** Why it failed; its owner reads it. */
  readonly reason: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What the person said in an application, by its level. */
export interface Statement {
  readonly 2: {
    /** `YYYY-MM-DD`; null for a document that does not expire. */
    readonly expiry: string | null;
    readonly occupation: Occupation;
    readonly incomeSource: IncomeSource;
    readonly province: string;
    readonly city: string;
    readonly address: string;
  };
  /** The digits that the person has to read out in the video. */
  readonly 3: { readonly code: string };
  readonly 4: { readonly incomeSource: IncomeSource };
}

/** Columns of `kyc_case k` as {@link KycCase}. */
export const CASE_COLUMNS = sql`
  k.id, k.case_no as "caseNo", k.member_id as "memberId", k.level, k.state, k.reason, k.created_at as "createdAt",
  k.updated_at as "updatedAt"`;

/** What the words of an application are sealed for. */
export const caseUse = (caseNo: string): string => `application ${caseNo}`;

/** The applications that meet a condition on `k`, oldest first. */
export async function findCases(db: Db, condition: Sql, limit = 1, offset = 0): Promise<KycCase[]> {
  return await db.query<KycCase>(
    sql`select ${CASE_COLUMNS} from kyc_case k where ${condition} order by k.id limit ${limit} offset ${offset}`,
  );
}

/** A condition on `k`: nobody has decided. */
export const IS_OPEN = sql`k.state in ('submitted', 'reviewing')`;

/** What somebody said in an application; undefined once it is deleted. */
export async function readStatement(
  db: Db,
  { secrets }: Pick<Config, 'secrets'>,
  { id, caseNo }: Pick<KycCase, 'id' | 'caseNo'>,
): Promise<Readonly<Record<string, string | null>> | undefined> {
  const row = await db.maybe<SealedDocument>(sql`
    select key_id as "keyId", wrapped_key as "wrappedKey", sealed from kyc_case where id = ${id} and sealed is not null`);
  return row && (JSON.parse(openDocument(secrets, row, caseUse(caseNo)).toString()) as Record<string, string | null>);
}
