import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { type Db, sql } from '../db/index.ts';
import { findCases, IS_OPEN } from '../house/kyc/KycCase.ts';
import { decide, kycProcess } from '../house/kyc/process.ts';

const SHOWN = 50;
/** How long the sandbox takes before each step, so that people see what waiting looks like. */
const STEP = sql`interval '4 seconds'`;
const REASON_LENGTH = 200;

const change = v.union([
  v.strictObject({ byHand: v.boolean() }),
  v.strictObject({ caseNo: v.pipe(v.string(), v.maxLength(20)), verdict: v.literal('pass') }),
  v.strictObject({
    caseNo: v.pipe(v.string(), v.maxLength(20)),
    verdict: v.literal('fail'),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_LENGTH)),
  }),
]);

const isByHand = async (db: Db): Promise<boolean> =>
  (await db.one<{ byHand: boolean }>(sql`select by_hand as "byHand" from sandbox_review`)).byHand;

/** Reviews like an operator who passes everything, unless somebody reviews by hand. */
export async function reviewByItself(db: Db): Promise<void> {
  if (await isByHand(db)) return;
  for (const waiting of await findCases(db, sql`${IS_OPEN} and k.updated_at < app_now() - ${STEP}`, SHOWN)) {
    if (waiting.state === 'submitted') await db.tx((tx) => kycProcess.move(tx, waiting, 'review', { by: 'sandbox' }));
    else await decide(db, waiting, 'sandbox', { event: 'pass' });
  }
}

/** The open applications, and who reviews, for the page. */
export async function listReviews({ db }: Services) {
  const cases = await db.query<{ caseNo: string; userNo: string; level: number; state: string; createdAt: number }>(sql`
    select k.case_no as "caseNo", m.user_no as "userNo", k.level, k.state, k.created_at as "createdAt"
    from kyc_case k join member m on m.id = k.member_id where ${IS_OPEN} order by k.id limit ${SHOWN}`);
  return { byHand: await isByHand(db), cases };
}

/** Changes who reviews, or decides about an application. @throws {ApiFailure} `ARGS_INVALID`, `KYC_NOT_FOUND` */
export async function changeReviews(services: Services, body: unknown) {
  const input = v.safeParse(change, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  const { db } = services;
  const { output } = input;
  if ('byHand' in output) await db.query(sql`update sandbox_review set by_hand = ${output.byHand}`);
  else {
    const [found] = await findCases(db, sql`k.case_no = ${output.caseNo} and ${IS_OPEN}`);
    const verdict =
      output.verdict === 'pass' ? ({ event: 'pass' } as const) : ({ event: 'fail', reason: output.reason } as const);
    if (!found || !(await decide(db, found, 'sandbox', verdict))) throw new ApiFailure('KYC_NOT_FOUND');
  }
  return await listReviews(services);
}
