import { ANTI_PHISHING_CODE_MAX, type contract } from '@ezwallet/api-client/contract';
import { checkDisplayText } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { getMember } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { requireProofs } from '../factors/requireProofs.ts';

/** Reads a code as people compare it: forms that look alike become one (NFKC). @throws {ApiFailure} `ARGS_INVALID` */
function readAntiPhishingCode(text: string): string {
  const checked = checkDisplayText(text.normalize('NFKC'), { max: ANTI_PHISHING_CODE_MAX });
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['antiPhishingCode'], issue: checked.issue.code });
  return checked.value;
}

export const setAntiPhishingCode: Handler<typeof contract.user.setAntiPhishingCode> = async (input, ctx) => {
  const antiPhishingCode = readAntiPhishingCode(input.antiPhishingCode);
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofs(ctx, member, input.codes, 'setting');
  const change = sql`update member set anti_phishing_code = ${antiPhishingCode} where id = ${member.id} returning 1`;
  // The notice still has the old code: a thief's would make the thief's own messages look genuine.
  if (member.antiPhishingCode !== '' && member.antiPhishingCode !== antiPhishingCode)
    await ctx.db.query(alarmTo(member.id, 'antiPhishingChanged', { after: change }));
  else await ctx.db.query(change);
  return true;
};
