import { randomBytes } from 'node:crypto';
import type { contract } from '@ezwallet/api-client/contract';
import { checkUserNumber } from '@ezwallet/validators';
import { readContacts } from '../../addresses/contacts.ts';
import { ownerOfAddress } from '../../addresses/ownerOfAddress.ts';
import { readAddress } from '../../addresses/readAddress.ts';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler, MemberContext } from '../../app/CallContext.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { findByUserNo, getMember } from '../../identity/members.ts';
import { requireProofs } from '../../identity/requireProofs.ts';
import { readLabels } from './readLabels.ts';

const TO_USER = 1;
const ID_BYTES = 12;

export const add: Handler<typeof contract.address.add> = async (input, ctx) => {
  const labels = readLabels(input);
  if (input.toType === TO_USER)
    return await store(ctx, labels, await payeeColumns(ctx, input.to), 'FRIEND_ALREADY_ADDED');

  const destination = readAddress(input.currencyCode, input.protocol, input.to);
  const { db, session } = ctx;
  if ((await ownerOfAddress(db, destination)) === session.memberId) throw new ApiFailure('ADDRESS_ALREADY_IN_USE');
  const owner = await getMember(db, session.memberId);
  if (owner.addressWhitelist) await requireProofs(ctx, owner, input.codes);
  const { currency, network, address, key, checksumHolds } = destination;
  const columns = sql`null::bigint, ${currency}, ${network}, ${address}, ${key}, ${checksumHolds}::boolean`;
  return await store(ctx, labels, columns, 'ADDRESS_ALREADY_EXISTS');
};

async function payeeColumns({ db, session }: MemberContext, to: string): Promise<Sql> {
  const userNo = checkUserNumber(to);
  const payee = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!payee) throw new ApiFailure('USER_NOT_FOUND');
  if (payee.id === session.memberId) throw new ApiFailure('USER_INVALID');
  return sql`${payee.id}::bigint, null, null, null, null, null::boolean`;
}

async function store(
  { db, config, session }: MemberContext,
  { name, remark }: ReturnType<typeof readLabels>,
  columns: Sql,
  taken: 'FRIEND_ALREADY_ADDED' | 'ADDRESS_ALREADY_EXISTS',
) {
  const id = `ad_${randomBytes(ID_BYTES).toString('base64url')}`;
  return await db.tx(async (tx) => {
    await makeRoom(tx, session.memberId, config.policy.addressBook.entries);
    const row = await tx.maybe(sql`
      insert into contact (id, member_id, name, remark,
        payee_id, currency, network, address, address_key, checksum_holds)
      values (${id}, ${session.memberId}, ${name}, ${remark}, ${columns}) on conflict do nothing returning 1`);
    if (!row) throw new ApiFailure(taken);
    const owner = await getMember(tx, session.memberId);
    const [contact] = await readContacts(tx, config.policy, owner, sql`c.id = ${id}`);
    if (!contact) throw new Error('The entry that was just written is not there.');
    return contact;
  });
}

/** Locks the book's owner, so that two entries cannot both take the last place. */
async function makeRoom(tx: Db, memberId: bigint, entries: number): Promise<void> {
  await tx.query(sql`select 1 from member where id = ${memberId} for no key update`);
  const { count } = await tx.one<{ count: bigint }>(sql`
    select count(*) as count from contact where member_id = ${memberId}`);
  if (count >= entries) throw new ApiFailure('OVER_MAX_TOTAL');
}
