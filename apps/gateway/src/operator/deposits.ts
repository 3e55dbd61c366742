import type { Services } from '../call/Services.ts';
import { type Db, sql } from '../db/index.ts';
import { type Deposit, DEPOSIT_COLUMNS } from '../money/deposits/Deposit.ts';
import { creditDeposit } from '../money/deposits/creditDeposit.ts';
import { isStillPaid } from '../money/deposits/isStillPaid.ts';
import { depositProcess, moveDeposit } from '../money/deposits/process.ts';
import { creditLate, findLate, type LateTransfer, NotCreditableError } from '../money/deposits/late.ts';
import { assertAsProposed, type Command, type Invocation, OperatorError, plainly } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { isId } from './isId.ts';
import { findUser } from './users.ts';

const STATES: readonly string[] = depositProcess.states;

interface Row {
  id: bigint;
  userNo: string;
  protocol: string;
  currency: string;
  raw: string;
  state: string;
  reason: string;
  confirmations: number;
  txid: string;
}

export const depositsList: Command = {
  summary: 'Lists deposits, newest first.',
  usage: `[--state STATE] [--user USER_NO] ${PAGE_USAGE}`,
  options: {
    state: { about: `${STATES.join(', ')}; or lost: credited, and its block is gone` },
    user: { about: 'of one member only' },
    ...PAGE_OPTIONS,
  },
  async run({ db }, { values, say }) {
    const state = values['state'];
    if (state !== undefined && state !== 'lost' && !STATES.includes(state))
      throw new OperatorError(`--state must be one of ${STATES.join(', ')} or lost.`);
    const user = values['user'] === undefined ? null : (await findUser(db, values['user'])).id;
    const page = readPage(values);
    const rows = await db.query<Row>(sql`
      select d.id, m.user_no as "userNo", d.protocol, d.currency, d.raw, d.state, d.reason, d.confirmations, d.txid
      from deposit d join member m on m.id = d.member_id
      where case when ${state ?? ''} = 'lost' then d.state = 'credited' and d.block is null
                 else ${state ?? ''} in ('', d.state) end
        and (${user}::bigint is null or d.member_id = ${user})
      order by d.id desc ${rowsOf(page)}`);
    const head = ['id', 'user no.', 'network', 'currency', 'raw amount', 'state', 'reason', 'confirmations', 'txid'];
    sayPage(
      say,
      page,
      head,
      rows.map((row) => Object.values({ ...row, id: String(row.id) }).map(String)),
    );
    return 0;
  },
};

export const depositsApprove: Command = {
  summary: 'Credits a deposit that waits for review.',
  usage: 'ID',
  options: {},
  async run(services, { positionals, say }) {
    const deposit = await findInReview(services.db, positionals[0]);
    await assertConfirmed(services, deposit);
    if (!(await creditDeposit(services, deposit, true))) throw new OperatorError('It changed meanwhile. Look again.');
    say(`Deposit ${deposit.id}: credited.`);
    return 0;
  },
};

export const depositsReject: Command = {
  summary: 'Refuses a deposit that waits for review; the member sees the reason.',
  usage: 'ID --reason TEXT',
  options: { reason: { about: 'what the member reads' } },
  async run({ db }, { positionals, values, say }) {
    const reason = values['reason']?.trim() ?? '';
    if (reason === '') throw new OperatorError('Give a --reason.');
    const deposit = await findInReview(db, positionals[0]);
    await db.tx(async (tx) => {
      const row = await tx.maybe(sql`
        select 1 from deposit where id = ${deposit.id} and state = 'review' for no key update`);
      if (!row) throw new OperatorError('It changed meanwhile. Look again.');
      await moveDeposit(tx, deposit, 'reject', { by: 'operator', reason });
    });
    say(`Deposit ${deposit.id}: refused.`);
    return 0;
  },
};

/** The transfer that a call names. @throws {OperatorError} unless it can be credited */
async function readLate(services: Services, { positionals, values }: Invocation): Promise<LateTransfer> {
  const [address] = positionals;
  const { network, txid } = values;
  if (address === undefined || network === undefined || txid === undefined)
    throw new OperatorError('Give the address, its --network and the --txid.');
  return await plainly(NotCreditableError, async () => await findLate(services, { network, address, txid }));
}

export const depositsCredit: Command = {
  summary: 'Credits what came to the address of a payment that ended so long ago that nobody watches the address.',
  usage: 'ADDRESS --network NETWORK --txid TXID',
  options: {
    network: { about: 'the network that holds the transfer, such as TRC20' },
    txid: { about: 'the transaction' },
    amount: { about: 'what came, such as "38.5 USDT"; read from the network if absent, and compared with it' },
  },
  async prepare(invocation, services) {
    const { amount } = await readLate(services, invocation);
    return { amount, ...invocation.values };
  },
  async run(services, invocation) {
    const late = await readLate(services, invocation);
    const { values, say } = invocation;
    assertAsProposed(values['amount'], late.amount, `${late.amount} came`);
    await plainly(NotCreditableError, async () => await creditLate(services, late));
    say(`${values['txid']}: ${late.amount} credited.`);
    return 0;
  },
};

/** A deposit may have lost its block since it went into review, and nobody can undo a credit. */
async function assertConfirmed({ db, chains }: Services, deposit: Deposit): Promise<void> {
  const { id, protocol, block, blockHash, required } = deposit;
  const chain = chains.get(protocol);
  if (!chain) throw new OperatorError(`This gateway is not connected to ${protocol}: it cannot look deposit ${id} up.`);
  if (block === null) throw new OperatorError(`Deposit ${id} is in no block.`);
  const height = await chain.height();
  const hash = await chain.blockHash(block);
  if (hash !== undefined && hash !== blockHash)
    throw new OperatorError(`Deposit ${id}: its block no longer counts. A running gateway looks for another one.`);
  const confirmations = hash === undefined ? 0 : height - block + 1;
  if (confirmations < required)
    throw new OperatorError(`Deposit ${id} has only ${confirmations} of ${required} confirmations. Try again later.`);
  if (!(await isStillPaid(db, chain, deposit)))
    throw new OperatorError(`Deposit ${id}: its network has another payment than the one that was read.`);
}

async function findInReview(db: Db, id: string | undefined): Promise<Deposit> {
  const deposit = isId(id)
    ? await db.maybe<Deposit>(sql`
        select ${DEPOSIT_COLUMNS} from deposit d where d.id = ${id}::bigint and d.state = 'review'`)
    : undefined;
  if (!deposit) throw new OperatorError(`No deposit ${id ?? ''} waits for review. See deposits list --state review.`);
  return deposit;
}
