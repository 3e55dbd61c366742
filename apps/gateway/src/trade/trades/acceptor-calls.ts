import {
  type AcceptorConfig,
  type contract,
  PAY_ACCOUNT_STATES,
  PAY_METHODS,
  TRANSACTION_TYPES,
} from '@ezwallet/api-client/contract';
import { fromMinorUnits, parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { readScales } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { admit, Refusal } from '../../call/Outcome.ts';
import { sql } from '../../db/index.ts';
import { findAccounts } from '../pay-accounts/PayAccount.ts';
import { consumePayTicket } from '../../access/proofs/pay-tickets.ts';
import { acceptOffer, changeAcceptor, declineOffer, type Lot, readAcceptor, readOffers } from './acceptors.ts';
import { FIAT, FIAT_PLACES, fiatFor, middlePrice } from './prices.ts';
import { viewTrader } from './records.ts';
import { readTrade, tradeCall } from './trade-call.ts';

/** Places of a percentage, such as 0.25. */
const OFFSET_PLACES = 2;
const signed = (text: string): number => Math.round(Number(text) * 10 ** OFFSET_PLACES);

async function viewConfig({ db, config, ledger, session }: MemberContext): Promise<AcceptorConfig> {
  const [acceptor, scaleOf] = await Promise.all([
    readAcceptor(db, config.policy, session.memberId),
    readScales(ledger),
  ]);
  const { isOnline, offlineUntil, misses, priceOffset, dailyQuota, usedToday, lots } = acceptor;
  return {
    online: isOnline && offlineUntil === null,
    offlineUntil,
    missesInHour: Number(misses),
    lots: lots.map(({ transactionType, currency, least, most, payMethodIds }) => ({
      transactionType,
      currency,
      min: fromMinorUnits(BigInt(least), scaleOf(currency)),
      max: fromMinorUnits(BigInt(most), scaleOf(currency)),
      payMethodIds: [...payMethodIds],
    })),
    priceOffset: String(priceOffset / 10 ** OFFSET_PLACES),
    dailyQuota: fromMinorUnits(dailyQuota, USDT_PLACES),
    usedToday: fromMinorUnits(usedToday, USDT_PLACES),
  };
}

export const getAcceptorConfig: Handler<typeof contract.trading.getAcceptorConfig> = async (_input, ctx) =>
  await viewConfig(ctx);

/** @throws {ApiFailure} `ARGS_INVALID` for amounts that no trade can have, `BANK_ACCOUNT_NOT_FOUND` without an account for a sale */
async function readLots({ db, config, ledger, session }: MemberContext, lots: AcceptorConfig['lots']): Promise<Lot[]> {
  const scaleOf = await readScales(ledger);
  const { currencies, least: floor } = config.policy.trade;
  const accounts = await findAccounts(db, config, session.memberId, sql`a.state = ${PAY_ACCOUNT_STATES.usable}`);
  const methods = new Set(accounts.map(({ details }) => details.payMethodId));
  return lots.map(({ transactionType, currency, min, max, payMethodIds }) => {
    if (!currencies.includes(currency)) throw new ApiFailure('NOT_TRADABLE');
    const [least, most] = [min, max].map((text) => parseMinorUnits(text, scaleOf(currency)));
    if (
      !least?.ok ||
      !most?.ok ||
      least.value < floor ||
      most.value < least.value ||
      most.value > config.policy.tradeLimit
    )
      throw new ApiFailure('ARGS_INVALID', { fields: ['lots'] });
    if (transactionType === TRANSACTION_TYPES.sell && payMethodIds.some((method) => !methods.has(method)))
      throw new ApiFailure('BANK_ACCOUNT_NOT_FOUND');
    return { transactionType, currency, least: least.value, most: most.value, payMethodIds };
  });
}

export const updateAcceptorConfig: Handler<typeof contract.trading.updateAcceptorConfig> = async (input, ctx) => {
  const { db, config, session } = ctx;
  const { online, payPassTicket, ...offered } = { payPassTicket: undefined, ...input };
  const {
    priceOffset,
    dailyQuota,
    lots: wanted,
  } = { priceOffset: undefined, dailyQuota: undefined, lots: undefined, ...offered };
  const quota = dailyQuota === undefined ? undefined : parseMinorUnits(dailyQuota, USDT_PLACES);
  if (quota && !quota.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['dailyQuota'] });
  if (online) {
    const { offlineUntil } = await readAcceptor(db, config.policy, session.memberId);
    if (offlineUntil !== null) throw new ApiFailure('TRY_AGAIN_LATER', { offlineUntil });
  }
  const lots = wanted && (await readLots(ctx, wanted));
  await db.tx(async (tx) => {
    if (payPassTicket !== undefined)
      await consumePayTicket(tx, session, { scene: 'lots', confirmed: offered }, payPassTicket);
    const offset = priceOffset === undefined ? undefined : signed(priceOffset);
    await changeAcceptor(tx, session.memberId, {
      isOnline: online,
      priceOffset: offset,
      dailyQuota: quota?.value,
      lots,
    });
  });
  return await viewConfig(ctx);
};

/** The coin of trades. */
const COIN = 'USDT';

export const queryOffers: Handler<typeof contract.trading.queryOffers> = async (_input, ctx) => {
  const middle = admit(await middlePrice(ctx, COIN));
  const rows = await readOffers(ctx.db, ctx.config.policy, ctx.session.memberId, COIN, middle);
  const scaleOf = await readScales(ctx.ledger);
  return rows.map(({ offerNo, billNo, currency, amount, price, payMethodId, isPurchase, expiresAt, other }) => ({
    offerNo,
    billNo,
    transactionType: isPurchase ? TRANSACTION_TYPES.sell : TRANSACTION_TYPES.buy,
    currency,
    amount: fromMinorUnits(amount, scaleOf(currency)),
    price: fromMinorUnits(price, FIAT_PLACES),
    fiat: FIAT,
    fiatAmount: fromMinorUnits(fiatFor(amount, price, scaleOf(currency)), FIAT_PLACES),
    payMethodId,
    counterparty: viewTrader(other),
    expiresAt,
  }));
};

export const answerOffer = tradeCall<typeof contract.trading.answerOffer>(async (input, ctx) => {
  if (!input.accept) {
    const declined = await declineOffer(input, ctx);
    if (declined instanceof Refusal) throw new ApiFailure(declined.code, declined.body);
    return { order: null };
  }
  const { billNo } = admit(await acceptOffer(input, ctx));
  return { order: await readTrade(ctx, billNo) };
});

export const getBanBankCardInfo: Handler<typeof contract.trading.getBanBankCardInfo> = async (
  _input,
  { db, config, session },
) => {
  const blocked = await findAccounts(db, config, session.memberId, sql`a.state = ${PAY_ACCOUNT_STATES.blocked}`);
  const cards = blocked.filter(({ details }) => details.payMethodId === PAY_METHODS.bankCard);
  return { banks: [], cards: cards.map(({ accountId }) => ({ payAccountId: accountId, reason: '', until: null })) };
};
