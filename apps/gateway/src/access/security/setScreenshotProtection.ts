import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';

export const setScreenshotProtection: Handler<typeof contract.user.setScreenshotProtection> = async (
  { on },
  { db, session },
) => {
  await db.query(sql`update member set screenshot_protection = ${on} where id = ${session.memberId}`);
  return true;
};
