import { randomUUID } from 'node:crypto';
import type { PayPurpose } from '@ezwallet/api-client/contract';
import { type ConfirmedTransfer, digestOfConfirmed } from '../../src/call/confirmed.ts';
import { type Db, sql } from '../../src/db/index.ts';
import { issuePayTicket } from '../../src/access/proofs/pay-tickets.ts';
import { tokenHash } from '../../src/secrets/digest.ts';
import type { TestGateway } from './testGateway.ts';

/** What `transferTo` is asked to do; what it costs is 0 unless its terms say otherwise. */
export type Sent = Omit<ConfirmedTransfer, 'fee'> & { readonly terms?: { readonly fee: string } };

const SCENES = { 1: 'transfer', 2: 'withdraw', 3: 'pay', 4: 'pay' } as const;

/** A purpose for tests about the payment password, whatever it is for. */
export const ANY_PURPOSE = {
  scene: 'release',
  confirmed: { billNo: '202611210931220000107' },
} as const satisfies PayPurpose;

/** What a member confirms who is about to send this. */
export function purposeOf({ toType, to, protocol, currency, amount, terms }: Sent): PayPurpose {
  const confirmed = {
    toType,
    to,
    ...(protocol !== undefined && { protocol }),
    currency,
    amount,
    fee: terms?.fee ?? '0',
  };
  return { scene: SCENES[toType as keyof typeof SCENES], confirmed } as PayPurpose;
}

/** A ticket for this and nothing else, in the newest session of a member, without the payment password. */
export async function payTicket(
  gateway: Pick<TestGateway, 'services'>,
  member: { readonly id: bigint },
  sent: Sent,
): Promise<string> {
  return await ticketFor(gateway, member, purposeOf(sent));
}

/** The same for any purpose. */
async function ticketFor(
  { services }: Pick<TestGateway, 'services'>,
  { id: memberId }: { readonly id: bigint },
  purpose: PayPurpose,
): Promise<string> {
  const session = await services.db.maybe<{ tokenHash: Buffer }>(sql`
    select token_hash as "tokenHash" from session where member_id = ${memberId} and ended_at is null
    order by created_at desc limit 1`);
  if (!session) throw new Error('Sign the member in first: a ticket belongs to a session.');
  return await issuePayTicket(services, { memberId, ...session }, purpose);
}

type Fields = Readonly<Record<string, unknown>>;

/** What somebody confirms who makes a call with these fields. */
function purposeOfCall(fields: Fields): PayPurpose {
  if ('toType' in fields) return purposeOf(fields as unknown as Sent);
  const { payMethodId, payAccountId, currency, amount, price, billNo, payerName } = fields;
  if ('payAccountId' in fields)
    return { scene: 'sell', confirmed: { payMethodId, payAccountId, currency, amount, price } } as PayPurpose;
  if ('lots' in fields || 'priceOffset' in fields || 'dailyQuota' in fields) {
    const { lots, priceOffset, dailyQuota } = fields;
    return { scene: 'lots', confirmed: { lots, priceOffset, dailyQuota } } as PayPurpose;
  }
  if ('billNo' in fields && !('payerName' in fields) && !('openCase' in fields))
    return { scene: 'giveUp', confirmed: { billNo } } as PayPurpose;
  if ('billNo' in fields)
    return { scene: 'release', confirmed: { billNo, ...('payerName' in fields && { payerName }) } } as PayPurpose;
  const account = fields['accountNo'] ?? fields['walletNo'] ?? fields['qrFileId'];
  return { scene: 'bankAccount', confirmed: { payMethodId, account } } as PayPurpose;
}

/** The fields of a call with a fresh ticket for exactly them, where the call takes one. */
export async function ticketed<Given extends object>(
  gateway: Pick<TestGateway, 'services'>,
  member: { readonly id: bigint },
  fields: Given,
): Promise<Given> {
  if (!('payPassTicket' in fields)) return fields;
  return { ...fields, payPassTicket: await ticketFor(gateway, member, purposeOfCall(fields as Fields)) };
}

/** Tickets for payments to come, one for each: the payment password has tests of its own. */
export async function stockTickets(
  db: Db,
  { memberId, token }: { readonly memberId: bigint; readonly token: string },
  payments: readonly Sent[],
): Promise<string[]> {
  const tickets = payments.map(() => randomUUID());
  const digests = payments.map((sent) => digestOfConfirmed({ ...sent, fee: sent.terms?.fee ?? '0' }));
  const scene = SCENES[(payments[0]?.toType ?? 1) as keyof typeof SCENES];
  await db.query(sql`
    insert into pay_ticket (ticket_hash, member_id, session_hash, scene, confirmed, expires_at)
    select hash, ${memberId}, ${tokenHash(token)}, ${scene}, confirmed, app_now() + interval '1 hour'
    from unnest(${tickets.map((text) => tokenHash(text))}::bytea[], ${digests}::bytea[]) as t (hash, confirmed)`);
  return tickets;
}
