import { DEPOSIT_STATES } from '../chain/deposits/Deposit.ts';
import { sql } from '../db/index.ts';
import { type Command, OperatorError, table } from './Command.ts';

const LIMIT = 100;

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
  summary: `Lists deposits, newest first, ${LIMIT} at most.`,
  usage: '[--state STATE]',
  options: { state: { about: `${DEPOSIT_STATES.join(', ')}; or lost: credited, and its block is gone` } },
  async run({ db }, { values, say }) {
    const state = values['state'];
    if (state !== undefined && state !== 'lost' && !DEPOSIT_STATES.some((known) => known === state))
      throw new OperatorError(`--state must be one of ${DEPOSIT_STATES.join(', ')} or lost.`);
    const rows = await db.query<Row>(sql`
      select d.id, m.user_no as "userNo", d.protocol, d.currency, d.raw, d.state, d.reason, d.confirmations, d.txid
      from deposit d join member m on m.id = d.member_id
      where case when ${state ?? ''} = 'lost' then d.state = 'credited' and d.block is null
                 else ${state ?? ''} in ('', d.state) end
      order by d.id desc limit ${LIMIT}`);
    const head = ['id', 'user no.', 'network', 'currency', 'raw amount', 'state', 'reason', 'confirmations', 'txid'];
    say(table([head, ...rows.map((row) => Object.values({ ...row, id: String(row.id) }).map(String))]));
    return 0;
  },
};
