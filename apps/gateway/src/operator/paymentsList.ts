import { formatMoney } from '../ledger/index.ts';
import { sql } from '../db/index.ts';
import { type Command, table } from './Command.ts';

const LIMIT = 100;

interface Row {
  merchantNo: string;
  outTradeNo: string;
  asset: string;
  scale: number;
  amount: bigint;
  paid: bigint;
  fee: bigint;
  status: number;
  createdAt: number;
  tries: number | null;
  toldAt: number | null;
  failure: string | null;
}

export const paymentsList: Command = {
  summary: `Lists what merchants asked for, newest first, ${LIMIT} at most.`,
  usage: '[--merchant MERCHANT_NO]',
  options: { merchant: { about: 'of one merchant only' } },
  async run({ db }, { values, say }) {
    const merchantNo = values['merchant'] ?? '';
    const rows = await db.query<Row>(sql`
      select k.merchant_no as "merchantNo", p.out_trade_no as "outTradeNo", p.asset_id as asset, a.scale, p.amount, p.paid,
        p.fee, p.status, p.created_at as "createdAt", n.tries, n.done_at as "toldAt", n.failure
      from merchant_payment_standing p join merchant k on k.member_id = p.merchant_id join asset a on a.id = p.asset_id
      left join merchant_notice n on n.payment_id = p.id
      where ${merchantNo} in ('', k.merchant_no) order by p.id desc limit ${LIMIT}`);
    const head = ['merchant', 'order', 'asked for', 'came', 'fee', 'status', 'created', 'notice'];
    say(table([head, ...rows.map(rowOf)]));
    return 0;
  },
};

function rowOf({ merchantNo, outTradeNo, asset, scale, amount, paid, fee, status, createdAt, ...notice }: Row): string[] {
  const text = (minor: bigint) => formatMoney(minor, scale);
  const asked = `${text(amount)} ${asset}`;
  return [merchantNo, outTradeNo, asked, text(paid), text(fee), String(status), new Date(createdAt).toISOString(), told(notice)];
}

function told({ tries, toldAt, failure }: Pick<Row, 'tries' | 'toldAt' | 'failure'>): string {
  if (tries === null) return '';
  if (toldAt !== null) return 'told';
  return tries === 0 ? 'on its way' : `${tries} tries: ${failure}`;
}
