import { WITHDRAWAL_STATUS } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import { type Db, sql } from '../db/index.ts';
import { findByBillNo, type Withdrawal } from '../money/withdrawals/Withdrawal.ts';
import type { WithdrawalState } from '../money/withdrawals/life.ts';
import { approveWithdrawal, wasApproved, withdrawalProcess } from '../money/withdrawals/process.ts';
import { findOutstanding } from '../money/withdrawals/sending.ts';
import { isHeld } from '../money/signing/hold.ts';
import { isAwaited } from '../outside/chain/port/approvals.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, type Page, readPage, rowsOf, sayPage } from './paging.ts';
import { findUser } from './users.ts';
import { readText, TEXT_LENGTH } from './readText.ts';

const STATES = withdrawalProcess.states;
/** Withdrawals that wait for an operator, or that have not reached the network. */
const WAITING = STATES.filter((state) => withdrawalProcess.wire(state) === WITHDRAWAL_STATUS.review);

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
  usage: `[--state STATE] [--user USER_NO] ${PAGE_USAGE}`,
  options: {
    state: { about: `${STATES.join(', ')}; the first ${WAITING.length} if absent` },
    user: { about: 'of one member only' },
    ...PAGE_OPTIONS,
  },
  async run({ db }, { values, say }) {
    const states = values['state'] === undefined ? WAITING : STATES.filter((state) => state === values['state']);
    if (states.length === 0) throw new OperatorError(`--state must be one of ${STATES.join(', ')}.`);
    const user = values['user'] === undefined ? null : (await findUser(db, values['user'])).id;
    const page = readPage(values);
    const head = ['bill', 'state', 'since', 'user', 'KYC', 'amount', 'network', 'address', 'transaction', 'reason'];
    const rows = await find(db, states, user, page);
    sayPage(say, page, head, rows.map(inCells));
    return 0;
  },
};

async function find(db: Db, states: readonly WithdrawalState[], user: bigint | null, page: Page): Promise<Row[]> {
  return await db.query<Row>(sql`
    select w.bill_no as "billNo", m.user_no as "userNo", m.kyc_level as "kycLevel", w.protocol, w.currency, w.address,
      w.amount, a.scale, w.state, w.txid, w.created_at as "createdAt",
      case when w.state = 'approved' and ${isAwaited(sql`w.protocol`, sql`w.bill_no`)} then 'waits for approvals'
        else w.reason end as reason
    from withdrawal w join member m on m.id = w.member_id join asset a on a.id = w.currency
    where w.state = any(${[...states]}::text[]) and (${user}::bigint is null or w.member_id = ${user})
    order by w.id ${rowsOf(page)}`);
}

function inCells(row: Row): string[] {
  return [
    row.billNo,
    row.state,
    minute(row.createdAt),
    row.userNo,
    String(row.kycLevel),
    `${fromMinorUnits(row.amount, row.scale)} ${row.currency}`,
    row.protocol,
    row.address,
    row.txid ?? '-',
    row.reason,
  ];
}

/** The withdrawal of a bill number given on the command line, in review. @throws {OperatorError} */
async function findInReview(db: Db, billNo: string | undefined): Promise<Withdrawal> {
  if (billNo === undefined) throw new OperatorError('Give the number of a bill. See --help.');
  const withdrawal = await findByBillNo(db, billNo);
  if (!withdrawal) throw new OperatorError(`No withdrawal has the bill ${billNo}.`);
  if (withdrawal.state !== 'review') throw notInReview(withdrawal);
  return withdrawal;
}

/** The error for a withdrawal that somebody else has moved on. */
function notInReview({ billNo, state }: Pick<Withdrawal, 'billNo' | 'state'>): OperatorError {
  return new OperatorError(`${billNo} is not in review${state === 'review' ? ' any more' : `: ${state}`}.`);
}

export const withdrawalsApprove: Command = {
  summary: 'Lets a withdrawal in review go out. A running gateway sends it.',
  usage: 'BILL_NO',
  options: {},
  async run({ db, config }, { positionals, say }) {
    const withdrawal = await findInReview(db, positionals[0]);
    if (!(await db.tx((tx) => approveWithdrawal(tx, config.policy, withdrawal, 'operator'))))
      throw notInReview(withdrawal);
    say(`${withdrawal.billNo}: approved`);
    return 0;
  },
};

export const withdrawalsRefuse: Command = {
  summary: 'Refuses a withdrawal in review and gives the money back. Its owner reads the reason.',
  usage: 'BILL_NO --reason TEXT',
  options: { reason: { about: `why, up to ${TEXT_LENGTH} characters` } },
  async run(services, { positionals, values, say }) {
    const { db } = services;
    const reason = readText(values, 'reason');
    // A network may have carried out what is unknown here.
    if (await isHeld(db))
      throw new OperatorError('Nothing is refunded before the networks are compared: see chain compare.');
    const withdrawal = await findInReview(db, positionals[0]);
    const { billNo } = withdrawal;
    const chain = services.chains.get(withdrawal.protocol);
    const isSignable = withdrawal.txid !== null || (await wasApproved(db, withdrawal));
    if (isSignable && !chain)
      throw new OperatorError(`${billNo} may be signed already, and ${withdrawal.protocol} is not connected to ask.`);
    const outstanding = isSignable && chain ? await findOutstanding(chain, withdrawal) : undefined;
    // Do not refund what may still arrive: the house would pay twice.
    if (outstanding)
      throw new OperatorError(
        `Transaction ${outstanding.txid} may still arrive. Approve ${billNo}, and it is followed again.`,
      );
    const refusal = { by: 'operator', reason } as const;
    if (!(await db.tx((tx) => withdrawalProcess.move(tx, withdrawal, 'refuse', refusal))))
      throw notInReview(withdrawal);
    say(`${billNo}: refused`);
    return 0;
  },
};
