import { checkDisplayText, fromMinorUnits, isReservedName } from '@ezwallet/validators';
import { addMerchant, addNextSecret, useNextSecret } from '../money/cashier/Merchant.ts';
import { sql } from '../db/index.ts';
import { readAct } from './acceptors.ts';
import { type Command, OperatorError } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { TEXT_LENGTH } from './readText.ts';
import { findUser } from './users.ts';

const MAX_NAME = 40;

export const merchantsAdd: Command = {
  summary: 'Lets a user take payments from anybody. The secret is shown once.',
  usage: '--user USER_NO --name NAME [--logo URL]',
  options: {
    user: { about: 'user number of a merchant account' },
    name: { about: `as payers read it, ${MAX_NAME} characters at most` },
    logo: { about: 'https address of a picture' },
  },
  async run({ db, config }, { values, say }) {
    const user = await findUser(db, values['user']);
    if (user.userType !== 7)
      throw new OperatorError(`${user.userNo} is not a merchant account (user type 7). See acceptors make.`);
    const name = checkDisplayText(values['name'] ?? '', { max: MAX_NAME });
    if (!name.ok) throw new OperatorError(`--name must be 1 to ${MAX_NAME} visible characters.`);
    if (isReservedName(name.value))
      throw new OperatorError(`Payers would take "${name.value}" for our support. Choose another name.`);
    const { logo = '' } = values;
    if (logo !== '' && !(URL.canParse(logo) && new URL(logo).protocol === 'https:'))
      throw new OperatorError('--logo must be an https address.');
    const merchant = await db.tx(
      async (tx) => await addMerchant(tx, config, { memberId: user.id, name: name.value, logo }),
    );
    if (!merchant) throw new OperatorError(`${user.userNo} takes payments already.`);
    say(`${merchant.merchantNo}, secret ${merchant.secret.toString('hex')}`);
    return 0;
  },
};

export const merchantsSecret: Command = {
  summary: 'Makes the next secret of a merchant, good for requests beside the present one. It is shown once.',
  usage: 'MERCHANT_NO',
  options: {},
  async run({ db, config }, { positionals: [merchantNo = ''], say }) {
    const secret = await db.tx(async (tx) => await addNextSecret(tx, config, merchantNo));
    if (!secret) throw new OperatorError(`No merchant with requests has the number ${merchantNo}.`);
    say(`${merchantNo}, next secret ${secret.toString('hex')}`);
    return 0;
  },
};

export const merchantsUseSecret: Command = {
  summary: 'Ends the present secret of a merchant. Requests and notices are signed with the next one from now on.',
  usage: 'MERCHANT_NO',
  options: {},
  async run({ db }, { positionals: [merchantNo = ''], say }) {
    if (!(await db.tx(async (tx) => await useNextSecret(tx, merchantNo))))
      throw new OperatorError(`${merchantNo} has no next secret. See merchants secret.`);
    say(`${merchantNo}: the next secret is the only one`);
    return 0;
  },
};

export const merchantsEnd: Command = {
  summary: 'Takes no more requests of a merchant. Members can still pay what was asked for before.',
  usage: 'MERCHANT_NO --as NAME --reason TEXT',
  options: { as: { about: 'your name' }, reason: { about: `why, up to ${TEXT_LENGTH} characters` } },
  async run({ db }, { positionals: [merchantNo = ''], values, say }) {
    const { by, reason } = readAct(values);
    const row = await db.maybe(sql`
      update merchant set ended_at = app_now(), ended_by = ${by}, end_reason = ${reason}
      where merchant_no = ${merchantNo} and ended_at is null returning 1`);
    if (!row) throw new OperatorError(`No merchant with requests has the number ${merchantNo}.`);
    say(`${merchantNo}: no more requests`);
    return 0;
  },
};

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
  summary: 'Lists what merchants asked for, newest first.',
  usage: `[--merchant MERCHANT_NO] ${PAGE_USAGE}`,
  options: { merchant: { about: 'of one merchant only' }, ...PAGE_OPTIONS },
  async run({ db }, { values, say }) {
    const merchantNo = values['merchant'] ?? '';
    const page = readPage(values);
    const rows = await db.query<Row>(sql`
      select k.merchant_no as "merchantNo", p.out_trade_no as "outTradeNo", p.asset_id as asset, a.scale, p.amount, p.paid,
        p.fee, p.status, p.created_at as "createdAt", n.tries, n.done_at as "toldAt", n.failure
      from merchant_payment_status p join merchant k on k.member_id = p.merchant_id join asset a on a.id = p.asset_id
      left join merchant_notice n on n.payment_id = p.id
      where ${merchantNo} in ('', k.merchant_no) order by p.id desc ${rowsOf(page)}`);
    const head = ['merchant', 'order', 'asked for', 'came', 'fee', 'status', 'created', 'notice'];
    sayPage(say, page, head, rows.map(rowOf));
    return 0;
  },
};

function rowOf({
  merchantNo,
  outTradeNo,
  asset,
  scale,
  amount,
  paid,
  fee,
  status,
  createdAt,
  ...notice
}: Row): string[] {
  const text = (minor: bigint) => fromMinorUnits(minor, scale);
  const asked = `${text(amount)} ${asset}`;
  return [
    merchantNo,
    outTradeNo,
    asked,
    text(paid),
    text(fee),
    String(status),
    new Date(createdAt).toISOString(),
    told(notice),
  ];
}

function told({ tries, toldAt, failure }: Pick<Row, 'tries' | 'toldAt' | 'failure'>): string {
  if (tries === null) return '';
  if (toldAt !== null) return 'told';
  return tries === 0 ? 'on its way' : `${tries} tries: ${failure}`;
}

interface TryRow {
  merchantNo: string;
  outTradeNo: string;
  status: number;
  failure: string;
  at: number;
  nextAt: number | null;
}

export const paymentsNotices: Command = {
  summary: "Lists tries to deliver notices to merchants' servers, newest first.",
  usage: `[--merchant MERCHANT_NO] [--order OUT_TRADE_NO] ${PAGE_USAGE}`,
  options: { merchant: { about: 'of one merchant only' }, order: { about: 'of one order only' }, ...PAGE_OPTIONS },
  async run({ db }, { values, say }) {
    const { merchant = '', order = '' } = values;
    const page = readPage(values);
    const rows = await db.query<TryRow>(sql`
      select k.merchant_no as "merchantNo", p.out_trade_no as "outTradeNo", t.status, t.failure, t.at, t.next_at as "nextAt"
      from merchant_notice_try t join merchant_payment p on p.id = t.payment_id join merchant k on k.member_id = p.merchant_id
      where ${merchant} in ('', k.merchant_no) and ${order} in ('', p.out_trade_no) order by t.id desc ${rowsOf(page)}`);
    const timeOf = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
    const lines = rows.map(({ merchantNo, outTradeNo, status, failure, at, nextAt }) => [
      timeOf(at),
      merchantNo,
      outTradeNo,
      String(status),
      failure || 'delivered',
      timeOf(nextAt),
    ]);
    sayPage(say, page, ['time', 'merchant', 'order', 'status', 'result', 'next try'], lines);
    return 0;
  },
};
