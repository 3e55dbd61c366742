import type { contract } from '@ezwallet/api-client/contract';
import { readContacts } from '../../addresses/contacts.ts';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { getMember } from '../../identity/members.ts';
import { readLabels } from './readLabels.ts';

export const edit: Handler<typeof contract.address.edit> = async (input, { db, config, session }) => {
  const { name, remark } = readLabels(input);
  await db.query(sql`
    update contact set name = ${name}, remark = ${remark}
    where id = ${input.addressId} and member_id = ${session.memberId}`);
  const owner = await getMember(db, session.memberId);
  const [contact] = await readContacts(db, config.policy, owner, sql`c.id = ${input.addressId}`);
  if (!contact) throw new ApiFailure('ADDRESS_INVALID');
  return contact;
};
