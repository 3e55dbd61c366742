import type { Db } from '../../db/index.ts';
import { runProcess } from '../../process/runProcess.ts';
import type { KycCase } from './KycCase.ts';
import { lifeOfApplication, type Reviewer } from './life.ts';

/** Moves applications. */
export const kycProcess = runProcess(lifeOfApplication);

/** What a reviewer decides. */
export type Verdict = { readonly event: 'pass' } | { readonly event: 'fail'; readonly reason: string };

/** Decides about an application. @returns false when somebody else has moved it since it was read */
export async function decide(db: Db, application: KycCase, by: Reviewer, verdict: Verdict): Promise<boolean> {
  const reason = verdict.event === 'fail' ? verdict.reason : '';
  return await db.tx((tx) => kycProcess.move(tx, application, verdict.event, { by, reason }));
}
