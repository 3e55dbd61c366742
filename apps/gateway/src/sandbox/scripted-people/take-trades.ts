import { contract, type PayMethodId, TRADE_STATUS } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import { randomUUID } from 'node:crypto';
import { readScale } from '../../assets/amounts.ts';
import { type Db, sql } from '../../db/index.ts';
import { available } from '../../trade/pay-accounts/calls.ts';
import { answerOffer, queryOffers } from '../../trade/trades/acceptor-calls.ts';
import { quickOrderQuery } from '../../trade/trades/list-calls.ts';
import { deposit, recommendBuyerAmount, recommendSellerAmount, withdrawal } from '../../trade/trades/order-calls.ts';
import { openMethods } from '../../trade/trades/pay-methods.ts';
import type { Actor } from './Actor.ts';

const COIN = 'USDT';

/** Takes the trades that are offered to an acceptor. The scripted people do not trade with each other. */
export async function takeOffers(actor: Actor, wait: number): Promise<void> {
  const { db, config } = actor.services;
  const { answerWithin } = config.policy.trade.acceptors;
  // The next sale is offered once the one before is declined.
  for (let isOver = false; !isOver;) {
    isOver = true;
    for (const { offerNo, billNo, expiresAt } of await actor.call(contract.trading.queryOffers, queryOffers, {})) {
      const accept = billNo === null || !(await isOfScripted(db, billNo));
      if (accept && actor.now() < expiresAt - answerWithin + wait) continue;
      await actor.call(contract.trading.answerOffer, answerOffer, { offerNo, accept, reqNo: randomUUID() });
      isOver &&= accept;
    }
  }
}

async function isOfScripted(db: Db, billNo: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from sale s join scripted_person p on p.member_id = s.seller_id where s.bill_no = ${billNo}`);
  return row !== undefined;
}

/** Puts the sales of a seller into the queue that are not there. */
export async function keepSales(actor: Actor): Promise<void> {
  const { list } = await actor.call(contract.order.quickOrderQuery, quickOrderQuery, { pageNo: 1, pageSize: 100 });
  if (list.length >= actor.services.config.policy.trade.openSales) return;
  const open = await openMethods(actor.services.db);
  const waiting = list.filter(({ status }) => status === TRADE_STATUS.matching);
  for (const sale of actor.person.sales) {
    if (!open.sell.includes(sale.payMethodId)) continue;
    if (waiting.some(({ payMethodId, amount }) => payMethodId === sale.payMethodId && amount === sale.amount)) continue;
    await sell(actor, sale.payMethodId, sale.amount);
  }
}

async function sell(actor: Actor, payMethodId: PayMethodId, amount: string): Promise<void> {
  const [account] = await actor.call(contract.bank.available, available, { payMethodId });
  if (!account) throw new Error(`${actor.person.nickName} has no account for pay method ${payMethodId}.`);
  const quoted = { payMethodId, currency: COIN };
  const { price } = await actor.call(contract.trading.recommendSellerAmount, recommendSellerAmount, quoted);
  const confirmed = { payMethodId, payAccountId: account.id, currency: COIN, amount, price };
  const payPassTicket = await actor.confirm({ scene: 'sell', confirmed });
  await actor.call(contract.trading.withdrawal, withdrawal, { ...confirmed, payPassTicket, reqNo: randomUUID() });
}

/** Buys what somebody else sells and has not seen this buyer before. */
export async function buySale(actor: Actor, wait: number): Promise<void> {
  const { db, ledger } = actor.services;
  const sale = await findSale(db, actor.memberId, wait);
  if (!sale) return;
  const { payMethodId } = sale;
  const amount = fromMinorUnits(sale.amount, await readScale(ledger, COIN));
  const quoted = { payMethodId, currency: COIN };
  const { asked } = await actor.call(contract.trading.recommendBuyerAmount, recommendBuyerAmount, {
    ...quoted,
    amount,
  });
  // Without a sale at this price, the purchase would ask acceptors.
  if (!asked?.fast) return;
  await actor.call(contract.trading.deposit, deposit, { ...quoted, amount, price: asked.price, reqNo: randomUUID() });
}

interface WaitingSale {
  readonly payMethodId: PayMethodId;
  readonly amount: bigint;
}

/** The oldest waiting sale of a person, unless a scripted seller waits with the same amount: that one might come first. */
async function findSale(db: Db, buyerId: bigint, wait: number): Promise<WaitingSale | undefined> {
  if (wait === Infinity) return undefined;
  return await db.maybe<WaitingSale>(sql`
    select s.pay_method_id as "payMethodId", s.amount from sale s
    where s.state = 'matching' and s.asset_id = ${COIN} and s.queued_until > app_now() and s.seller_id <> ${buyerId}
      and not is_pay_method_closed('buy', s.pay_method_id)
      and s.updated_at <= app_now() - ${wait}::bigint * interval '1 millisecond'
      and not exists (select 1 from purchase b where b.sale_id = s.id and b.buyer_id = ${buyerId})
      and not exists (select 1 from sale o join scripted_person p on p.member_id = o.seller_id
        where o.state = 'matching' and o.asset_id = s.asset_id and o.pay_method_id = s.pay_method_id and o.amount = s.amount)
    order by s.id limit 1`);
}
