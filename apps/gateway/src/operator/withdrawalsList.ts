import { type Db, sql } from '../db/index.ts';
import { formatMoney } from '../ledger/index.ts';
import type { WithdrawalState } from '../withdrawal/Withdrawal.ts';
import { type Command, OperatorError, table } from './Command.ts';

const STATES: readonly WithdrawalState[] = ['review', 'approved', 'signed', 'sent', 'done', 'refused'];
/** Those that a person can do something about, or that are stuck on their way out. */
const WAITING = STATES.slice(0, 3);
const LIMIT = 50;

interface Row {
  billNo: string;
  userNo: string;
  kycLevel: number;
  protocol: string;
  currency: string;
  address: string;
  amount: bigint;
  scale: number;
  state: WithdrawalState;
  txid: string | null;
  reason: string;
  createdAt: number;
}

export const withdrawalsList: Command = {
  summary: 'Lists withdrawals that have not left yet, oldest first, or those in one state.',
  usage: '[--state STATE] [--limit N]',
  options: {
    state: { about: `${STATES.join(', ')}; the first ${WAITING.length} if absent` },
    limit: { about: `how many, ${LIMIT} if absent` },
  },
  async run({ db }, { values, say }) {
    const states = values['state'] === undefined ? WAITING : STATES.filter((state) => state === values['state']);
    if (states.length === 0) throw new OperatorError(`--state must be one of ${STATES.join(', ')}.`);
    const limit = Number(values['limit'] ?? LIMIT);
    if (!Number.isInteger(limit) || limit < 1) throw new OperatorError('--limit must be a whole number above 0.');
    const head = ['bill', 'state', 'since', 'user', 'KYC', 'amount', 'network', 'address', 'transaction', 'reason'];
    const rows = await find(db, states, limit);
    say(table([head, ...rows.map(inCells)]));
    return 0;
  },
};

async function find(db: Db, states: readonly WithdrawalState[], limit: number): Promise<Row[]> {
  return await db.query<Row>(sql`
    select w.bill_no as "billNo", m.user_no as "userNo", m.kyc_level as "kycLevel", w.protocol, w.currency, w.address,
      w.amount, a.scale, w.state, w.txid, w.reason, w.created_at as "createdAt"
    from withdrawal w join member m on m.id = w.member_id join asset a on a.id = w.currency
    where w.state = any(${[...states]}::text[]) order by w.id limit ${limit}`);
}

function inCells(row: Row): string[] {
  return [
    row.billNo,
    row.state,
    new Date(row.createdAt).toISOString().slice(0, 16),
    row.userNo,
    String(row.kycLevel),
    `${formatMoney(row.amount, row.scale)} ${row.currency}`,
    row.protocol,
    row.address,
    row.txid ?? '-',
    row.reason,
  ];
}
