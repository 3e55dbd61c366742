import {
  type Bill as BillView,
  BILL_NOTES,
  BILL_STATUS,
  BUSINESS_TYPES,
  type RecordType,
} from '@ezwallet/api-client/contract';
import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import { type Db, sql } from '../db/index.ts';
import { type Bill, type BillStatus, type Direction, formatMoney, type Ledger } from '../ledger/index.ts';

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

const STATUSES: Readonly<Record<BillStatus, BillView['status']>> = {
  0: BILL_STATUS.inProgress,
  2: BILL_STATUS.completed,
  [-1]: BILL_STATUS.cancelled,
};

/** Turns the ledger's bills into what their owner sees. */
export async function viewBills(db: Db, ledger: Ledger, bills: readonly Bill[]): Promise<BillView[]> {
  const scales = new Map((await ledger.assets()).map(({ id, scale }) => [id, scale]));
  const others = await findOthers(db, bills);
  return bills.map((bill) => {
    const scale = scales.get(bill.asset) ?? 0;
    const isOut = bill.direction === 'SEND';
    return {
      billNo: bill.billNo,
      recordType: RECORD_TYPES[bill.bizType] ?? bill.direction,
      businessType: bill.bizType as BillView['businessType'],
      currency: bill.asset,
      amount: formatMoney(isOut ? -bill.amount : bill.amount, scale),
      fee: formatMoney(bill.fee, scale),
      status: STATUSES[bill.status],
      counterparty: (bill.counterpartyUserId !== null && others.get(bill.counterpartyUserId)) || null,
      ...saidOf(bill),
      createdAt: bill.createdAt,
    };
  });
}

/** A gift of the platform has nobody on the other side, and says what it is for in a word of ours. */
function saidOf({ remark, direction, counterpartyUserId }: Bill): Pick<BillView, 'remark' | 'note'> {
  const isGift = direction === 'RECV' && counterpartyUserId === null;
  const note = isGift ? BILL_NOTES.find((known) => known === remark) : undefined;
  return note === undefined ? { remark } : { remark: '', note };
}

type Counterparty = NonNullable<BillView['counterparty']>;

async function findOthers(db: Db, bills: readonly Bill[]): Promise<ReadonlyMap<bigint, Counterparty>> {
  const ids = [...new Set(bills.flatMap(({ counterpartyUserId }) => counterpartyUserId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: bigint; nick_name: string; user_no: string }>(sql`
    select id, nick_name, user_no from member where id = any(${ids}::bigint[])`);
  return new Map(
    rows.map((row) => [row.id, { nickMasked: maskNickname(row.nick_name), userNoMasked: maskUserNumber(row.user_no) }]),
  );
}

interface Person {
  id: bigint;
  nick_name: string;
  user_no: string;
}

/** Those of a member's counterparties whose masked names contain a text: one finds only what one can read. */
export async function findCounterparties(db: Db, memberId: bigint, text: string): Promise<bigint[]> {
  const people = await db.query<Person>(sql`
    select id, nick_name, user_no from member
    where id in (select counterparty_user_id from bill where user_id = ${memberId} and not hidden)`);
  const wanted = text.toLowerCase();
  return people.flatMap(({ id, nick_name, user_no }) =>
    [maskNickname(nick_name), maskUserNumber(user_no)].some((mask) => mask.toLowerCase().includes(wanted)) ? [id] : [],
  );
}
