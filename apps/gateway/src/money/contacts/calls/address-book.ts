import { randomBytes } from 'node:crypto';
import type { contract } from '@ezwallet/api-client/contract';
import { checkContactRemark, checkDisplayText, checkUserNumber, findNetwork } from '@ezwallet/validators';
import { ApiFailure } from '../../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../../call/CallContext.ts';
import { admit } from '../../../call/Outcome.ts';
import { type Db, joinSql, type Sql, sql, together } from '../../../db/index.ts';
import { findByUserNo, getMember, type Member } from '../../../people/members/members.ts';
import type { OwnerNotice } from '../../../people/messages/account-events.ts';
import { alarmTo } from '../../../people/messages/notices.ts';
import { requireProofs } from '../../../access/factors/requireProofs.ts';
import { ownerOfAddress, readAddress } from '../addresses.ts';
import { readContacts } from '../contacts.ts';

const NAME_LENGTH = 20;

/** Reads a member's name for an entry of the address book, in normal form. @throws {ApiFailure} `ARGS_INVALID` */
function readLabels(input: { readonly name: string; readonly remark: string }) {
  const name = checkDisplayText(input.name, { max: NAME_LENGTH });
  if (!name.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['name'] });
  const remark = checkContactRemark(input.remark);
  if (!remark.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['remark'] });
  return { name: name.value, remark: remark.value };
}

const TO_USER = 1;

export const list: Handler<typeof contract.address.list> = async (
  { toType, currencyCode, protocol },
  { db, config, session },
) => {
  const conditions: Sql[] = [sql`true`];
  if (toType !== undefined) conditions.push(toType === TO_USER ? sql`c.payee_id is not null` : sql`c.payee_id is null`);
  // A member can send every coin to a person. Over a network, money goes to addresses only.
  if (currencyCode !== undefined) conditions.push(sql`(c.payee_id is not null or c.currency = ${currencyCode})`);
  if (protocol !== undefined) conditions.push(sql`c.network = ${findNetwork(protocol) ?? ''}`);
  return await readContacts(db, config.policy, session.memberId, joinSql(conditions, ' and '));
};

const ID_BYTES = 12;

export const add: Handler<typeof contract.address.add> = async (input, ctx) => {
  const labels = readLabels(input);
  const { db, session } = ctx;
  const owner = await getMember(db, session.memberId);
  if (input.toType === TO_USER) {
    const columns = await payeeColumns(ctx, input.to);
    return await storeAndTell(ctx, owner, { labels, columns, taken: 'FRIEND_ALREADY_ADDED', notice: 'personAdded' });
  }

  const destination = admit(readAddress(input.currencyCode, input.protocol, input.to));
  if ((await ownerOfAddress(db, destination)) === session.memberId) throw new ApiFailure('ADDRESS_ALREADY_IN_USE');
  const isVouched = owner.addressWhitelist;
  if (isVouched) await requireProofs(ctx, owner, input.codes, 'setting');
  const { currency, network, address, key, checksumHolds } = destination;
  const columns = sql`null::bigint, ${currency}, ${network}, ${address}, ${key}, ${checksumHolds}::boolean,
    case when ${isVouched} then app_now() end`;
  const notice = isVouched ? 'whitelistAdded' : 'addressAdded';
  return await storeAndTell(ctx, owner, { labels, columns, taken: 'ADDRESS_ALREADY_EXISTS', notice });
};

async function payeeColumns({ db, session }: MemberContext, to: string): Promise<Sql> {
  const userNo = checkUserNumber(to);
  const payee = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!payee) throw new ApiFailure('USER_NOT_FOUND');
  if (payee.id === session.memberId) throw new ApiFailure('USER_INVALID');
  return sql`${payee.id}::bigint, null, null, null, null, null::boolean, null`;
}

interface NewEntry {
  readonly labels: ReturnType<typeof readLabels>;
  readonly columns: Sql;
  /** What the call answers where the book has the entry already. */
  readonly taken: 'FRIEND_ALREADY_ADDED' | 'ADDRESS_ALREADY_EXISTS';
  readonly notice: OwnerNotice;
}

/** Writes an entry, and tells the owner of the book: whoever added it may have been at an unlocked browser. */
async function storeAndTell(
  ctx: MemberContext,
  owner: Member,
  { labels: { name, remark }, columns, taken, notice }: NewEntry,
) {
  const { db, config, session } = ctx;
  const id = `ad_${randomBytes(ID_BYTES).toString('base64url')}`;
  return await db.tx(async (tx) => {
    await makeRoom(tx, session.memberId, config.policy.addressBook.entries);
    const row = await tx.maybe(sql`
      insert into contact (id, member_id, name, remark,
        payee_id, currency, network, address, address_key, checksum_holds, vouched_at)
      values (${id}, ${session.memberId}, ${name}, ${remark}, ${columns}) on conflict do nothing returning 1`);
    if (!row) throw new ApiFailure(taken);
    const [[entry]] = await together(tx, (asked) => [
      readContacts(asked, config.policy, session.memberId, sql`c.id = ${id}`),
      asked.query(alarmTo(owner.id, notice)),
    ]);
    if (!entry) throw new Error('The new entry of the address book is not in the database.');
    return entry;
  });
}

/** Locks the owner of the book, so that two entries cannot both take the last place. */
async function makeRoom(tx: Db, memberId: bigint, entries: number): Promise<void> {
  await tx.query(sql`select 1 from member where id = ${memberId} for no key update`);
  const { count } = await tx.one<{ count: bigint }>(sql`
    select count(*) as count from contact where member_id = ${memberId}`);
  if (count >= entries) throw new ApiFailure('OVER_MAX_TOTAL');
}

export const edit: Handler<typeof contract.address.edit> = async (input, { db, config, session }) => {
  const { name, remark } = readLabels(input);
  await db.query(sql`
    update contact set name = ${name}, remark = ${remark}
    where id = ${input.addressId} and member_id = ${session.memberId}`);
  const [contact] = await readContacts(db, config.policy, session.memberId, sql`c.id = ${input.addressId}`);
  if (!contact) throw new ApiFailure('ADDRESS_INVALID');
  return contact;
};

export const remove: Handler<typeof contract.address.remove> = async ({ addressId }, { db, session }) => {
  const row = await db.maybe(sql`
    delete from contact where id = ${addressId} and member_id = ${session.memberId} returning 1`);
  if (!row) throw new ApiFailure('ADDRESS_INVALID');
  return true;
};
