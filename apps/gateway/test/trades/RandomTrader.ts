import { randomBytes, randomUUID } from 'node:crypto';
import type { TradeEvent, TradeParty } from '@ezwallet/api-client/contract';
import { bonusPromise } from '../../src/money/bonuses/pay-method-bonus.ts';
import { policy } from '../../src/config/index.ts';
import { type Db, type Sql, sql } from '../../src/db/index.ts';
import { processes } from '../../src/house/jobs/processes.ts';
import { fireDeadlines } from '../../src/process/deadlines.ts';
import { type TradeAct, tradeAct, tradeRules } from '../../src/trade/trades/actOnTrade.ts';
import { lateAppealRules } from '../../src/trade/trades/late-appeal-time.ts';
import { acceptorRules } from '../../src/trade/trades/asking.ts';
import type { TradeState } from '../../src/trade/trades/life.ts';
import { purchaseOrder, saleOrder } from '../../src/trade/trades/records-of-orders.ts';
import { decide, decideAppeal, holdForLate, VERDICTS } from '../../src/trade/trades/verdict.ts';

/** Members of the model; the last ones are acceptors. */
export const MEMBERS = 12;
export const ACCEPTORS = 3;
export const FUNDS = 10_000_000_000n;
/** Any bytes: the session of a member, and the only thing that tickets are for. */
export const mark = (member: bigint): Buffer => Buffer.from(`member ${member}`);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MIDDLE = 710;

/** A pair gets the next bonus soon, so that many are promised. */
const GIVING = {
  ...policy,
  payMethodBonus: { ...policy.payMethodBonus, pairRest: HOUR },
  trade: { ...policy.trade, cancellations: { ...policy.trade.cancellations, free: 1_000_000 } },
};
/** Buyers ask for more time at any moment. */
const PATIENT = { ...GIVING, trade: { ...GIVING.trade, extension: { ...policy.trade.extension, last: HOUR } } };

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
const pickMember = (): bigint => BigInt(1 + Math.floor(Math.random() * MEMBERS));

interface Known {
  readonly id: bigint;
  readonly state: TradeState;
  readonly sellerId: bigint;
  readonly sellBill: string;
  readonly buyerId: bigint | null;
  readonly buyBill: string | null;
  readonly purchaseId: bigint | null;
}

interface Ended {
  readonly state: TradeState;
  readonly seller: bigint;
  readonly buyer: bigint;
  readonly sellBill: string;
  readonly buyBill: string;
  /** Of the late appeal on it; null for none. */
  readonly appealId: bigint | null;
  readonly held: bigint;
}

/** What a refusal raises; anything else is a fault. */
const REFUSED = new Set(['P0A10', 'P0A12']);
/** The refusals that a member's order can meet; a wrong one would hide a fault. */
const CODES = new Set([
  '3025',
  'ALREADY_EXISTS',
  'AMOUNT_INVALID',
  'BALANCE_NOT_ENOUGH',
  'BANK_ACCOUNT_UNAVAILABLE',
  'CONDITION_NOT_FULLFILL',
  'EXCEED_LIMIT',
  'EXCEED_TOTAL_AMOUNT_LIMIT',
  'HOLDINGS_NOT_ENOUGH',
  'NO_RIGHTS',
  'ORDER_ALREADY_DONE',
  'ORDER_EXPIRED',
  'ORDER_NOT_FOUND',
  'OVER_MAX_TOTAL',
  'TIME_INVALID',
  'the sale has another buyer',
]);

/** Somebody who is everybody: each step is a random event by a random actor, often one that must be refused. */
export class RandomTrader {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Takes one step. @throws Error for an answer that no step may get */
  async step(): Promise<void> {
    try {
      await this.#act();
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      if (!REFUSED.has(code) || !CODES.has(message)) throw error;
    }
  }

  async #act(): Promise<void> {
    const dice = Math.random();
    if (dice < 0.12) return await this.#sell(pickMember());
    if (dice < 0.3) return await this.#buy(pickMember());
    if (dice < 0.4) return await this.#answerOffer();
    if (dice < 0.41) return await this.#letTimePass();
    if (dice < 0.425) return void (await fireDeadlines(this.#db, policy, processes));
    if (dice < 0.5) return await this.#appealLate();
    const trade = await this.#someTrade();
    if (trade) await this.#event(trade);
  }

  /** The first argument of a money call, with a ticket. */
  async #call(member: bigint, scene: 'sell' | 'release' = 'sell'): Promise<Sql> {
    const ticket = randomBytes(16);
    await this.#db.query(sql`
      insert into pay_ticket (ticket_hash, member_id, session_hash, scene, confirmed, expires_at)
      values (${ticket}, ${member}, ${mark(member)}, ${scene}, ${mark(member)}, app_now() + interval '10 years')`);
    return sql`row(${member}::bigint, ${randomUUID()}::text, 'x'::text, ${mark(member)}::bytea, ${scene}::text, ${ticket}::bytea,
      ${mark(member)}::bytea)::money_call`;
  }

  async #run(statement: Sql): Promise<void> {
    await this.#db.query(statement);
  }

  async #sell(member: bigint): Promise<void> {
    const call = await this.#call(member);
    const amount = pick([20_000_000n, 30_000_000n]);
    const order = saleOrder({
      asset_id: 'USDT',
      amount,
      price: pick([705n, 710n]),
      fiat: 'CNY',
      fiat_amount: (amount * 7n) / 10_000n,
      pay_method_id: 1,
      pay_account_id: member,
      since: sql`app_now()`,
      day_limit: 1_000_000_000_000n,
      orders: 1_000_000n,
      most_open: 4,
      bought_stay: null,
      match_within: 24 * HOUR,
      newcomer_below: 10,
      promise: noPromise(),
    });
    await this.#run(sql`select create_sale(${call}, ${order})`);
  }

  async #buy(member: bigint): Promise<void> {
    const call = await this.#call(member);
    const promise = bonusPromise(GIVING, { ofMethod: true });
    const order = purchaseOrder({
      asset_id: 'USDT',
      amount: pick([20_000_000n, 30_000_000n, 40_000_000n]),
      price: 712n,
      pay_method_id: 1,
      since: sql`app_now()`,
      day_limit: 1_000_000_000_000n,
      orders: 1_000_000n,
      most_open: 4,
      pay_within: 30 * MINUTE,
      pay_remark: '1234',
      promise,
      newcomers: Math.random() < 0.1,
      middle: MIDDLE,
      offer_no: randomUUID(),
    });
    await this.#run(sql`select match_purchase(${call}, ${order}, ${acceptorRules(policy)})`);
  }

  async #answerOffer(): Promise<void> {
    const acceptor = BigInt(MEMBERS - Math.floor(Math.random() * ACCEPTORS));
    const rules = acceptorRules(policy);
    const offers = await this.#db.query<{ offer_no: string; ask_id: bigint | null }>(sql`
      select offer_no, ask_id from offers_to(${acceptor}, ${MIDDLE}, 'USDT', ${randomUUID()}, 30000, ${rules})`);
    if (offers.length === 0) return;
    const { offer_no: offerNo, ask_id: ask } = pick(offers);
    const call = await this.#call(acceptor);
    const terms = sql`row(500, ${MIDDLE}::numeric)::acceptor_terms`;
    if (Math.random() < 0.2) return await this.#run(sql`select decline_offer(${call}, ${offerNo})`);
    await this.#run(
      ask === null
        ? sql`select accept_sale(${call}, ${offerNo}, ${15 * MINUTE}, ${30 * MINUTE}, '1234', ${terms}, ${rules})`
        : sql`select accept_ask(${call}, ${offerNo}, ${acceptor}, 'CNY', 6, ${terms}, ${rules})`,
    );
  }

  async #letTimePass(): Promise<void> {
    const minutes = Math.random() < 0.03 ? 13 * 60 : pick([1, 2, 5, 10, 20]);
    await this.#run(sql`update control set clock_shift_ms = clock_shift_ms + ${minutes * MINUTE}`);
  }

  async #someTrade(): Promise<Known | undefined> {
    return await this.#db.maybe<Known>(sql`
      select s.id, s.state, s.seller_id as "sellerId", s.bill_no as "sellBill", b.buyer_id as "buyerId", b.bill_no as "buyBill",
        b.id as "purchaseId"
      from sale s left join purchase b on b.id = s.purchase_id
      where s.closed_at is null or random() < 0.02 order by random() limit 1`);
  }

  async #event(trade: Known): Promise<void> {
    const { id, sellerId, buyerId, sellBill, buyBill, purchaseId } = trade;
    const side: TradeParty = pick(['buyer', 'seller']);
    // Now and then a stranger, or the wrong side.
    const actor = Math.random() < 0.05 ? pickMember() : side === 'buyer' ? (buyerId ?? pickMember()) : sellerId;
    const bill = side === 'buyer' ? (buyBill ?? sellBill) : sellBill;
    const call = await this.#call(actor, side === 'seller' ? 'release' : 'sell');
    const seen: TradeState = pick(['waitingForPayment', 'paid']);
    const files = [`file ${actor}`];
    const said = { reason: 'OTHER', text: 'text', files };
    const act =
      (event: TradeEvent | null, state: TradeState, more: Partial<TradeAct> = {}) =>
      async () =>
        await this.#run(
          sql`select act_on_trade(${call}, ${tradeAct({ billNo: bill, event, state, ...more })}, ${tradeRules(pick([GIVING, PATIENT]))})`,
        );
    const events: readonly (readonly [number, () => Promise<unknown>])[] = [
      [7, act('pay', 'waitingForPayment', { side: 'buyer', files })],
      [1, act('buyerCancel', 'waitingForPayment', { side: 'buyer', reason: 'x' })],
      [1, act('sellerCancel', 'matching', { side: 'seller', reason: 'x' })],
      [
        3,
        act('release', pick(['paid', 'paid', 'waitingForPayment']), {
          side: 'seller',
          purchaseId: purchaseId ?? undefined,
        }),
      ],
      [4, act('openAppeal', 'paid', { side, ...said })],
      [2, act(null, pick(['appeal', 'arbitration']), { side, ...said })],
      [1, act('withdrawAppeal', 'appeal', { side })],
      [1, act('agreeRelease', 'appeal', { side: 'seller' })],
      [1, act('agreeRefund', 'appeal', { side: 'buyer' })],
      [
        1,
        () =>
          this.#run(
            sql`select send_message(${actor}, ${bill}, ${randomUUID()}::uuid, 'text', null, '{}', 1000, ${HOUR})`,
          ),
      ],
      [2, act('extend', 'waitingForPayment', { side: 'buyer' })],
      [2, act('askCancel', seen)],
      [5, act(pick(['agreeCancel', 'declineCancel']), seen)],
      [1, () => this.#mark(actor, bill)],
      [2, () => this.#decide(id)],
    ];
    await chooseByWeight(events)();
  }

  /** Seldom sets a mark, and often removes one, so that trades go on. */
  async #mark(actor: bigint, bill: string): Promise<void> {
    await this.#run(sql`
      select mark_peer(${actor}, ${bill}, null, ${randomUUID()}, ${pick(['blocked', 'favourite'])}, ${Math.random() < 0.3}, 100)`);
  }

  /** Something about a purchase that has ended: by a side, or by staff. */
  async #appealLate(): Promise<void> {
    const ended = await this.#db.maybe<Ended>(sql`
      select b.outcome as state, s.seller_id as seller, b.buyer_id as buyer, a.id as "appealId", held_by_late(a) as held,
        case when has_left_sale(b, s) then b.match_no else s.bill_no end as "sellBill", b.bill_no as "buyBill"
      from purchase b join sale s on s.id = b.sale_id left join appeal a on a.purchase_id = b.id and a.is_late
      where b.outcome is not null order by a.closed_at is null and a.id is not null and random() < 0.7 desc, random() limit 1`);
    if (!ended) return;
    const { state, appealId, held, ...own } = ended;
    const side = pick(['buyer', 'seller'] as const);
    const act = (event: TradeAct['event']) => async () => {
      const call = await this.#call(own[side], side === 'seller' ? 'release' : 'sell');
      const billNo = side === 'buyer' ? own.buyBill : own.sellBill;
      const said = { reason: 'OTHER', text: 'text', files: [`file ${own[side]}`] };
      const late = lateAppealRules({ ...policy.trade.lateAppeal, losses: 1_000 });
      await this.#run(
        sql`select act_on_late_appeal(${call}, ${tradeAct({ billNo, event, side, state, ...said })}, ${late})`,
      );
    };
    if (appealId === null) return await act('open')();
    const result = pick(VERDICTS);
    const buyerAmount = { release: held, refund: 0n, split: held / 3n }[result];
    const choices: readonly (readonly [number, () => Promise<unknown>])[] = [
      [1, act('withdraw')],
      [2, act('concede')],
      [2, act(null)],
      [3, () => this.#db.tx((tx) => holdForLate(tx, policy, appealId, { by: 'model', reason: 'model' }))],
      [2, () => this.#db.tx((tx) => decideAppeal(tx, appealId, { result, buyerAmount, reason: 'model' }))],
    ];
    await chooseByWeight(choices)();
  }

  async #decide(saleId: bigint): Promise<void> {
    const { amount } = await this.#db.one<{ amount: bigint }>(sql`select amount from sale where id = ${saleId}`);
    const result = pick(VERDICTS);
    const buyerAmount = { release: amount, refund: 0n, split: amount / 3n }[result];
    await this.#db.tx((tx) => decide(tx, saleId, { result, buyerAmount, reason: 'model' }));
  }
}

const noPromise = (): Sql => bonusPromise(GIVING, { ofMethod: false });

function chooseByWeight<Choice>(choices: readonly (readonly [number, Choice])[]): Choice {
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = Math.random() * total;
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error('There is no choice.');
}
