import {
  type Bill as BillView,
  BILL_NOTES,
  BILL_STATUS,
  BUSINESS_TYPES,
  type RecordType,
} from '@ezwallet/api-client/contract';
import { fromMinorUnits, maskUserNumber } from '@ezwallet/validators';
import { type Sql, sql } from '../../db/index.ts';
import type { Bill, BillStatus, Direction } from '../../ledger/index.ts';
import { shownName } from '../../people/members/shownName.ts';
import type { NamedBill } from './read-bills.ts';

/** What a record type asks the ledger for; undefined when there can be none. */
export function filterOf(type: RecordType): { direction?: Direction; bizTypes?: readonly number[] } | undefined {
  const { recharge, transfer, payOut, payIn, sell, buy } = BUSINESS_TYPES;
  switch (type) {
    case 'ALL':
      return {};
    case 'SEND':
      return { direction: 'SEND', bizTypes: [transfer] };
    case 'RECV':
      return { direction: 'RECV', bizTypes: [transfer] };
    case 'PAYMENT':
      return { bizTypes: [payIn] };
    case 'WITHDRAW':
      return { bizTypes: [payOut] };
    case 'DEPOSIT':
      return { bizTypes: [recharge] };
    case 'BUY':
      return { bizTypes: [buy] };
    case 'SELL':
      return { bizTypes: [sell] };
    case 'INTEREST':
      return undefined;
  }
}

const RECORD_TYPES: Readonly<Record<number, RecordType>> = {
  [BUSINESS_TYPES.recharge]: 'DEPOSIT',
  [BUSINESS_TYPES.payOut]: 'WITHDRAW',
  [BUSINESS_TYPES.payIn]: 'PAYMENT',
  [BUSINESS_TYPES.sell]: 'SELL',
  [BUSINESS_TYPES.buy]: 'BUY',
};

/** The kind of a record about a movement; a transfer has one for each side. */
export const recordTypeOf = (bizType: number, direction: Direction): RecordType => RECORD_TYPES[bizType] ?? direction;

const STATUSES: Readonly<Record<BillStatus, BillView['status']>> = {
  0: BILL_STATUS.inProgress,
  2: BILL_STATUS.completed,
  [-1]: BILL_STATUS.cancelled,
};

/** Turns a bill into what its owner sees. @param scaleOf of `readScales` */
export function viewBill(bill: NamedBill, scaleOf: (asset: string) => number): BillView {
  const scale = scaleOf(bill.asset);
  const isOut = bill.direction === 'SEND';
  return {
    billNo: bill.billNo,
    recordType: recordTypeOf(bill.bizType, bill.direction),
    businessType: bill.bizType as BillView['businessType'],
    currency: bill.asset,
    amount: fromMinorUnits(isOut ? -bill.amount : bill.amount, scale),
    fee: fromMinorUnits(bill.fee, scale),
    ...(bill.bonus > 0n && { bonus: fromMinorUnits(bill.bonus, scale) }),
    status: STATUSES[bill.status],
    counterparty: counterpartyOf(bill),
    ...(bill.contactName !== null && { contactName: bill.contactName }),
    ...(bill.hidden && { hidden: true as const }),
    createdAt: bill.createdAt,
    ...(bill.completedAt !== null && { completedAt: bill.completedAt }),
    ...saidOf(bill),
  };
}

/** A gift of the platform has no other side; a word of ours says what it is for. */
function saidOf({ remark, direction, counterpartyUserId }: Bill): Pick<BillView, 'remark' | 'note'> {
  const isGift = direction === 'RECV' && counterpartyUserId === null;
  const note = isGift ? BILL_NOTES.find((known) => known === remark) : undefined;
  return note === undefined ? { remark } : { remark: '', note };
}

type Counterparty = NonNullable<BillView['counterparty']>;

/** The other side, masked; null where there is none. */
export function counterpartyOf({ otherName, otherNo }: Pick<NamedBill, 'otherName' | 'otherNo'>): Counterparty | null {
  if (otherName === null || otherNo === null) return null;
  return { nickMasked: shownName({ nickName: otherName, userNo: otherNo }), userNoMasked: maskUserNumber(otherNo) };
}

/** A person with whom a member shares bills. */
interface Person {
  readonly id: string;
  readonly nickName: string;
  readonly userNo: string;
  /** The member's own name for them; null for a stranger. */
  readonly contactName: string | null;
}

/** What a search of a member's bills compares its text with, beside what is on the bills. */
export interface SearchedNames {
  readonly people: readonly Person[];
  /** Withdrawals to addresses whose name in the address book has the text. */
  readonly billNos: readonly string[];
}

/** SQL of a row with everybody who shares bills with a member, and their withdrawals to a named address. */
export function searchedNames(member: Sql, text: string): Sql {
  return sql`
    select (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id::text, 'nickName', m.nick_name, 'userNo', m.user_no, 'contactName', c.name)), '[]')
      from member m left join contact c on c.member_id = ${member} and c.payee_id = m.id
      where m.id in (select counterparty_user_id from bill where user_id = ${member})
    ) as people, (
      select coalesce(jsonb_agg(w.bill_no), '[]')
      from contact c join withdrawal w
        on (w.member_id, w.currency, w.protocol, w.address) = (c.member_id, c.currency, c.network, c.address_key)
      where c.member_id = ${member} and strpos(lower(c.name), lower(${text})) > 0
    ) as "billNos"`;
}

/** The people whose shown names contain a text: a search finds only what the member can read. */
export function findCounterparties(people: readonly Person[], text: string): bigint[] {
  const wanted = text.toLowerCase();
  return people.flatMap(({ id, contactName, ...person }) =>
    [shownName(person), maskUserNumber(person.userNo), contactName ?? ''].some((shown) =>
      shown.toLowerCase().includes(wanted),
    )
      ? [BigInt(id)]
      : [],
  );
}
