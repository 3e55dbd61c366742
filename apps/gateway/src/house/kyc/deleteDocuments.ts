import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { uploadsOf } from '../../people/uploads/uploads.ts';

const ago = (milliseconds: number): Sql => sql`app_now() - ${milliseconds}::bigint * interval '1 millisecond'`;

/**
 * Deletes documents, and what people said, when the policy has no use for them any more. The application stays, with its state
 * and its reason. An open one keeps everything.
 */
export async function deleteDocuments(db: Db, { kyc: { keepDocuments } }: Policy): Promise<void> {
  const isOver = sql`(k.state = 'failed' and k.updated_at < ${ago(keepDocuments.failed)}
    or k.state = 'passed' and k.updated_at < ${ago(keepDocuments.passed)})`;
  await db.query(sql`
    with gone as (
      delete from kyc_file where case_id is null and created_at < ${ago(keepDocuments.unused)} returning file_id
    )
    ${uploadsOf(sql`gone`)}`);
  // An application without documents has no files either, so the jobs of later days do not come back to it.
  await db.query(sql`
    with emptied as (
      update kyc_case k set key_id = null, wrapped_key = null, sealed = null where k.sealed is not null and ${isOver} returning k.id
    ), gone as (
      delete from kyc_file f using emptied where f.case_id = emptied.id returning f.file_id
    )
    ${uploadsOf(sql`gone`)}`);
  await db.query(sql`delete from kyc_hand_over where expires_at < app_now()`);
  await db.query(sql`delete from kyc_video_code where expires_at < app_now()`);
  await db.query(sql`delete from kyc_video_failure where at < ${ago(keepDocuments.failed)}`);
}
