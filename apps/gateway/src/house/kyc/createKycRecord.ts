import { randomInt } from 'node:crypto';
import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { fromNow, sql } from '../../db/index.ts';
import { pepperedHash } from '../../secrets/digest.ts';
import { submitApplication } from './apply.ts';
import { readApplyStatus } from './apply-status.ts';

const VIDEO = 3;
const FUNDS = 4;
const DIGITS = 4;

export const createKycRecord: Handler<typeof contract.user.createKycRecord> = async (request, ctx) => {
  switch (request.type) {
    case 'videoCode':
      return await giveVideoCode(ctx);
    case 'video': {
      const { videoId, code } = request;
      await assertVideoCode(ctx, code);
      return await submitApplication(ctx, {
        level: VIDEO,
        statement: { code },
        files: [{ fileId: videoId, fileType: 'VIDEO', kind: 'video' }],
        field: 'videoId',
      });
    }
    case 'funds': {
      const { incomeSource, fileIds } = request;
      const files = fileIds.map((fileId) => ({ fileId, fileType: 'IMG', kind: 'funds' }) as const);
      return await submitApplication(ctx, { level: FUNDS, statement: { incomeSource }, files, field: 'fileIds' });
    }
  }
};

const hashOf = ({ config, session }: MemberContext, code: string): Buffer =>
  pepperedHash(config.secrets.pepper, 'video code', String(session.memberId), code);

/** Gives the digits to read out. Earlier ones stop working. */
async function giveVideoCode(ctx: MemberContext) {
  const { db, config, session } = ctx;
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const status = await readApplyStatus(db, session.memberId);
  if (status.kycLevel < VIDEO - 1) throw new ApiFailure('KYC_REQUIRED');
  const { expiresAt } = await db.one<{ expiresAt: number }>(sql`
    insert into kyc_video_code (member_id, code_hash, expires_at)
    values (${session.memberId}, ${hashOf(ctx, code)}, ${fromNow(config.policy.kyc.video.codeLifetime)})
    on conflict (member_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
    returning expires_at as "expiresAt"`);
  return { ...status, videoCode: code, expiresAt };
}

/**
 * It proves that the recording is new, and it is no secret: the member reads it on the screen. So a wrong one costs nothing.
 * @throws {ApiFailure} `EXPIRED`
 */
async function assertVideoCode(ctx: MemberContext, code: string): Promise<void> {
  const row = await ctx.db.maybe(sql`
    select 1 from kyc_video_code
    where member_id = ${ctx.session.memberId} and code_hash = ${hashOf(ctx, code)} and expires_at > app_now()`);
  if (!row) throw new ApiFailure('EXPIRED');
}
