import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';

export const remove: Handler<typeof contract.address.remove> = async ({ addressId }, { db, session }) => {
  const row = await db.maybe(sql`
    delete from contact where id = ${addressId} and member_id = ${session.memberId} returning 1`);
  if (!row) throw new ApiFailure('ADDRESS_INVALID');
  return true;
};
