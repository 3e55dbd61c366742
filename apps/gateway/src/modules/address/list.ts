import type { contract } from '@ezwallet/api-client/contract';
import { findNetwork } from '@ezwallet/validators';
import { readContacts } from '../../addresses/contacts.ts';
import type { Handler } from '../../app/CallContext.ts';
import { joinSql, type Sql, sql } from '../../db/index.ts';
import { getMember } from '../../identity/members.ts';

const TO_USER = 1;

export const list: Handler<typeof contract.address.list> = async (
  { toType, currencyCode, protocol },
  { db, config, session },
) => {
  const conditions: Sql[] = [sql`true`];
  if (toType !== undefined) conditions.push(toType === TO_USER ? sql`c.payee_id is not null` : sql`c.payee_id is null`);
  // To people one can send whatever one has; over a network only to addresses.
  if (currencyCode !== undefined) conditions.push(sql`(c.payee_id is not null or c.currency = ${currencyCode})`);
  if (protocol !== undefined) conditions.push(sql`c.network = ${findNetwork(protocol) ?? ''}`);
  return await readContacts(
    db,
    config.policy,
    await getMember(db, session.memberId),
    joinSql(conditions, ' and '),
  );
};
