import { randomBytes } from 'node:crypto';
import { KYC_APPLY_STATUS } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { startOfToday } from './day.ts';
import { sql } from '../../db/index.ts';
import type { KycLevel } from '../../people/members/members.ts';
import { sealDocument } from '../../secrets/document-keys.ts';
import { attachFiles, type NamedFile } from './kyc-files.ts';
import { caseUse, type ReviewedLevel, type Statement } from './KycCase.ts';
import { kycProcess } from './process.ts';

const CASE_BYTES = 6;

/** An application of a member: what they say, and the files that prove it, by the field that names each. */
export interface Application<Level extends ReviewedLevel> {
  readonly level: Level;
  readonly statement: Statement[Level];
  readonly files: readonly NamedFile[];
  /** The field of the call that names the files, for the refusal. */
  readonly field: string;
}

/**
 * Submits an application. The row of the member is locked, so applications that arrive together are taken one by one.
 * @throws {ApiFailure} `KYC_REQUIRED` below the level before, `KYC_DONE_ALREADY` for a reached level and while another one waits,
 *   `EXCEED_LIMIT` after the tries of the day, `ARGS_INVALID` for files that the member cannot use
 */
export async function submitApplication<Level extends ReviewedLevel>(
  { db, config, session }: Pick<MemberContext, 'db' | 'config' | 'session'>,
  { level, statement, files, field }: Application<Level>,
) {
  const { memberId } = session;
  const caseNo = randomBytes(CASE_BYTES).toString('hex');
  const { keyId, wrappedKey, sealed } = sealDocument(
    config.secrets,
    Buffer.from(JSON.stringify(statement)),
    caseUse(caseNo),
  );
  return await db.tx(async (tx) => {
    const { kycLevel } = await tx.one<{ kycLevel: KycLevel }>(sql`
      select kyc_level as "kycLevel" from member where id = ${memberId} for update`);
    if (kycLevel < level - 1) throw new ApiFailure('KYC_REQUIRED');
    if (kycLevel >= level) throw new ApiFailure('KYC_DONE_ALREADY');
    const { isOpen, tries } = await tx.one<{ isOpen: boolean; tries: bigint }>(sql`
      select coalesce(bool_or(k.state in ('submitted', 'reviewing')), false) as "isOpen",
        count(*) filter (where k.level = ${level} and k.created_at >= ${startOfToday(config.policy)}) as tries
      from kyc_case k where k.member_id = ${memberId}`);
    if (isOpen) throw new ApiFailure('KYC_DONE_ALREADY');
    if (Number(tries) >= config.policy.kyc.triesADay) throw new ApiFailure('EXCEED_LIMIT');
    const { id } = await tx.one<{ id: bigint }>(sql`
      insert into kyc_case (case_no, member_id, level, key_id, wrapped_key, sealed)
      values (${caseNo}, ${memberId}, ${level}, ${keyId}, ${wrappedKey}, ${sealed}) returning id`);
    await kycProcess.begin(tx, id, 'submit', { by: 'member' });
    // Another's file and one that does not exist get the same answer.
    if (!(await attachFiles(tx, memberId, id, files))) throw new ApiFailure('ARGS_INVALID', { fields: [field] });
    await tx.query(sql`delete from kyc_hand_over where member_id = ${memberId}`);
    return { kycLevel, kycApplyStatus: KYC_APPLY_STATUS.reviewing };
  });
}
