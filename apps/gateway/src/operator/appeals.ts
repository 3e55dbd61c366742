import { fromMinorUnits, parseMinorUnits } from '@ezwallet/validators';
import { type Db, sql } from '../db/index.ts';
import type { TradeState } from '../trade/trades/life.ts';
import { tradeProcess } from '../trade/trades/process.ts';
import { decide, decideAppeal, holdForLate, type Verdict, VERDICTS } from '../trade/trades/verdict.ts';
import { readAct } from './acceptors.ts';
import { type Command, minute, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { readText, TEXT_LENGTH } from './readText.ts';
import { type FileToSee, lookAtFiles } from './lookAtFiles.ts';

interface CaseRow {
  readonly appealId: bigint;
  readonly saleId: bigint;
  /** What a late appeal holds; null for one in time. */
  readonly lateHeld: bigint | null;
  readonly sellBill: string;
  readonly buyBill: string;
  readonly state: TradeState;
  readonly seller: string;
  readonly buyer: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly scale: number;
  readonly fiat: string;
  readonly fiatAmount: bigint;
  readonly initiator: string;
  readonly reason: string;
  readonly openedAt: number;
}

const FIAT_PLACES = 2;

const CASES = sql`
  select a.id as "appealId", s.id as "saleId", case when a.is_late then held_by_late(a) end as "lateHeld", s.bill_no as "sellBill", b.bill_no as "buyBill", s.state, m.user_no as seller, n.user_no as buyer,
    s.asset_id as currency, s.amount, t.scale, s.fiat, s.fiat_amount as "fiatAmount", a.initiator, a.reason, a.opened_at as "openedAt"
  from appeal a join purchase b on b.id = a.purchase_id join sale s on s.id = a.sale_id
    join member m on m.id = s.seller_id join member n on n.id = b.buyer_id join asset t on t.id = s.asset_id`;

export const appealsList: Command = {
  summary: 'Lists open appeals on trades: those that wait for staff first, then by age.',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const rows = await db.query<CaseRow>(sql`
      ${CASES} where a.closed_at is null order by s.state = 'arbitration' or a.is_late desc, a.opened_at, a.id ${rowsOf(page)}`);
    const head = ['purchase', 'sale', 'state', 'since', 'buyer', 'seller', 'amount', 'money', 'opened by', 'reason'];
    sayPage(say, page, head, rows.map(inCells));
    return 0;
  },
};

const inCells = (row: CaseRow): string[] => [
  row.buyBill,
  row.sellBill,
  row.lateHeld === null ? row.state : `${row.state}, late, holds ${fromMinorUnits(row.lateHeld, row.scale)}`,
  minute(row.openedAt),
  row.buyer,
  row.seller,
  `${fromMinorUnits(row.amount, row.scale)} ${row.currency}`,
  `${fromMinorUnits(row.fiatAmount, FIAT_PLACES)} ${row.fiat}`,
  row.initiator,
  row.reason,
];

/** The newest case of a bill of either side. @throws {OperatorError} */
async function findCase(db: Db, billNo: string | undefined): Promise<CaseRow> {
  if (billNo === undefined) throw new OperatorError('Give the number of a bill. See --help.');
  const found = await db.maybe<CaseRow>(sql`
    ${CASES} where ${billNo} in (b.bill_no, s.bill_no) order by a.id desc limit 1`);
  if (!found) throw new OperatorError(`The trade of the bill ${billNo} has no appeal.`);
  return found;
}

export const appealsShow: Command = {
  summary: 'Shows what both sides of a trade said, with the hashes of their files, and every step of the trade.',
  usage: 'BILL_NO',
  options: {},
  async run({ db }, { positionals, say }) {
    const found = await findCase(db, positionals[0]);
    say(inCells(found).join('  '));
    for (const { from, to, actor, reason, at } of await tradeProcess.events(db, found.saleId))
      say([minute(at), `${from} > ${to}`, actor, reason].join('  ').trimEnd());
    const said = await db.query<{ at: number; by: string; text: string; files: string }>(sql`
      select c.at, c.by, c.text, (select coalesce(string_agg(f.file_id || ' ' || encode(f.sha256, 'hex') || case when exists (
          select 1 from stored_file g join trade_file v on v.file_id = g.file_id
          where g.sha256 = f.sha256 and v.purchase_id <> u.purchase_id) then ' ALSO USED FOR ANOTHER TRADE' else '' end, E'\n  '), '')
        from trade_file u join stored_file f on f.file_id = u.file_id where u.statement_id = c.id) as files
      from appeal_statement c join appeal a on a.id = c.appeal_id where a.sale_id = ${found.saleId} order by c.id`);
    for (const { at, by, text, files } of said) say(`${minute(at)}  ${by}: ${text}${files && `\n  ${files}`}`);
    return 0;
  },
};

export const appealsLook: Command = {
  summary: 'Opens each picture and video of a trade at an address of this machine that works once, for five minutes.',
  usage: 'BILL_NO --as NAME',
  options: { as: { about: 'your name, which stands across the pictures and in the record' } },
  async run(services, { positionals, values, say }) {
    const { db } = services;
    const by = readText(values, 'as');
    const { buyBill } = await findCase(db, positionals[0]);
    const rows = await db.query<FileToSee>(sql`
      select f.file_id as "fileId", f.mime_type as "mimeType" from stored_file f
      where f.file_id in (select u.file_id from trade_file u join purchase b on b.id = u.purchase_id where b.bill_no = ${buyBill})
      order by f.id`);
    if (rows.length === 0) throw new OperatorError(`The trade of ${buyBill} has no pictures.`);
    await lookAtFiles(services, rows, { by, about: buyBill, say });
    return 0;
  },
};

export const appealsHold: Command = {
  summary:
    'Freezes the seller’s coins for an appeal on an ended trade, after a look at its pictures. They stay for seven days at most.',
  usage: 'BILL_NO --as NAME --reason TEXT',
  options: { as: { about: 'your name' }, reason: { about: `why, up to ${TEXT_LENGTH} characters` } },
  async run({ db, config: { policy } }, { positionals, values, say }) {
    const act = readAct(values);
    const { appealId, buyBill, lateHeld, scale, currency } = await findCase(db, positionals[0]);
    const held = lateHeld === null ? null : await db.tx((tx) => holdForLate(tx, policy, appealId, act));
    if (held === null) throw new OperatorError(`${buyBill} has no late appeal that could hold coins.`);
    say(`${buyBill}: holds ${fromMinorUnits(held, scale)} ${currency}`);
    return 0;
  },
};

export const appealsSay: Command = {
  summary: 'Writes to both sides of a trade with an open appeal, in their chat.',
  usage: 'BILL_NO --text TEXT',
  options: { text: { about: `what they read, up to ${TEXT_LENGTH} characters` } },
  async run({ db, config }, { positionals, values, say }) {
    const text = readText(values, 'text');
    const { buyBill } = await findCase(db, positionals[0]);
    const row = await db.maybe(sql`
      select add_message(chat_of(b.id), 'staff', gen_random_uuid(), ${text}, null, '{}', ${config.policy.trade.chat.most})
      from purchase b join appeal a on a.purchase_id = b.id and a.closed_at is null where b.bill_no = ${buyBill}`);
    if (!row) throw new OperatorError(`${buyBill} has no open appeal.`);
    say(`${buyBill}: written`);
    return 0;
  },
};

export const appealsDecide: Command = {
  summary: 'Decides a trade in arbitration, for good. Both sides read the reason.',
  usage: `BILL_NO --result ${VERDICTS.join('|')} [--buyer-amount AMOUNT] --reason TEXT`,
  options: {
    result: { about: 'release gives the coins to the buyer, refund gives them back to the seller' },
    'buyer-amount': { about: 'with split: what the buyer gets; the seller gets the rest' },
    reason: { about: `why, up to ${TEXT_LENGTH} characters` },
  },
  async run({ db }, { positionals, values, say }) {
    const reason = readText(values, 'reason');
    const found = await findCase(db, positionals[0]);
    const verdict = { ...readResult(found, values), reason };
    const { appealId, saleId, lateHeld } = found;
    const isDecided = await db.tx((tx) =>
      lateHeld === null ? decide(tx, saleId, verdict) : decideAppeal(tx, appealId, verdict),
    );
    if (!isDecided) throw new OperatorError(`${found.buyBill} is not in arbitration: ${found.state}.`);
    say(
      `${found.buyBill}: ${verdict.result}, ${fromMinorUnits(verdict.buyerAmount, found.scale)} ${found.currency} to the buyer`,
    );
    return 0;
  },
};

function readResult(
  { amount: whole, lateHeld, scale }: CaseRow,
  values: Readonly<Record<string, string | undefined>>,
): Omit<Verdict, 'reason'> {
  const amount = lateHeld ?? whole;
  const result = VERDICTS.find((each) => each === values['result']);
  const given = values['buyer-amount'];
  if (!result) throw new OperatorError(`--result must be one of ${VERDICTS.join(', ')}.`);
  if (result !== 'split') {
    if (given !== undefined) throw new OperatorError('--buyer-amount is for --result split.');
    return { result, buyerAmount: result === 'release' ? amount : 0n };
  }
  const read = parseMinorUnits(given ?? '', scale);
  if (!read.ok || read.value <= 0n || read.value >= amount)
    throw new OperatorError(`--buyer-amount must be above 0 and below ${fromMinorUnits(amount, scale)}.`);
  return { result, buyerAmount: read.value };
}
