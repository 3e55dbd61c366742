import { contract, sideOf, type Trade, TRADE_STATUS } from '@ezwallet/api-client/contract';
import { randomUUID } from 'node:crypto';
import { buyerSubmitAppeal, sellerSubmitComplain } from '../../trade/trades/appeal-calls.ts';
import { buyConfirmOrCancel, sellOrderConfirm } from '../../trade/trades/order-calls.ts';
import type { Actor } from './Actor.ts';
import { payerAtBank, tellPaid } from './bank-notice.ts';
import type { Behaviour } from './behaviours.ts';
import { STATEMENTS } from './lines.ts';
import type { Step } from './nextStep.ts';
import { drawReceipt } from './pictures.ts';

const { waitingForPayment, paid, appeal, completed, cancelled, expired } = TRADE_STATUS;
/** Statuses of trades that have ended. */
const ENDED = [completed, cancelled, expired];

/** The status in which a trade has an open appeal that its sides can still end: after its end, the one in which it ended. */
const inAppeal = ({ status }: Trade) => ENDED.find((each) => each === status) ?? appeal;

/** Takes a step of a trade. @throws {ApiFailure} as the call */
export async function takeStep(actor: Actor, trade: Trade, step: Step, behaviour: Behaviour): Promise<void> {
  await STEPS[step](actor, trade, behaviour);
}

const STEPS: Readonly<Record<Step, (actor: Actor, trade: Trade, behaviour: Behaviour) => Promise<unknown>>> = {
  async pay(actor, trade, behaviour) {
    const { billNo } = trade;
    const imageIds = [await actor.upload(receiptOf(actor, trade, behaviour), 'receipt.png')];
    const request = { billNo, expectStatus: waitingForPayment, type: 1, imageIds, reqNo: randomUUID() } as const;
    await actor.call(contract.trading.buyConfirmOrCancel, buyConfirmOrCancel, request);
    if (behaviour !== 'hostile') await tellPaid(actor, trade);
  },

  async release(actor, { billNo }) {
    const confirmed = { billNo, payerName: await payerAtBank(actor, { billNo }) };
    const payPassTicket = await actor.confirm({ scene: 'release', confirmed });
    const request = { ...confirmed, expectStatus: paid, payPassTicket, reqNo: randomUUID() } as const;
    await actor.call(contract.trading.sellOrderConfirm, sellOrderConfirm, request);
  },

  async openAppeal(actor, trade, behaviour) {
    const request = { action: 'open', expectStatus: paid, ...(await statementOf(actor, trade, behaviour)) } as const;
    if (sideOf(trade) === 'buyer')
      return await actor.call(contract.trading.buyerSubmitAppeal, buyerSubmitAppeal, {
        ...request,
        reason: 'NOT_RELEASED',
      });
    const complaint = { ...request, openCase: true, reason: 'NOT_PAID' } as const;
    return await actor.call(contract.trading.sellerSubmitComplain, sellerSubmitComplain, complaint);
  },

  async state(actor, trade, behaviour) {
    const request = {
      action: 'state',
      expectStatus: inAppeal(trade),
      ...(await statementOf(actor, trade, behaviour)),
    } as const;
    if (sideOf(trade) === 'buyer')
      return await actor.call(contract.trading.buyerSubmitAppeal, buyerSubmitAppeal, request);
    return await actor.call(contract.trading.sellerSubmitComplain, sellerSubmitComplain, {
      ...request,
      openCase: true,
    });
  },

  async agree(actor, trade) {
    const { billNo } = trade;
    const isBuyer = sideOf(trade) === 'buyer';
    const payPassTicket = await actor.confirm({ scene: isBuyer ? 'giveUp' : 'release', confirmed: { billNo } });
    const request = {
      billNo,
      action: 'agree',
      expectStatus: inAppeal(trade),
      reqNo: randomUUID(),
      payPassTicket,
    } as const;
    if (isBuyer) return await actor.call(contract.trading.buyerSubmitAppeal, buyerSubmitAppeal, request);
    return await actor.call(contract.trading.sellerSubmitComplain, sellerSubmitComplain, {
      ...request,
      openCase: true,
    });
  },
};

/** Somebody hostile shows the same picture for each trade. The other side sees that it was used before. */
function receiptOf({ person }: Actor, { billNo, fiat, fiatAmount, payRemark }: Trade, behaviour: Behaviour): Buffer {
  return drawReceipt(
    behaviour === 'hostile' ? `SANDBOX ${person.userNo}` : `SANDBOX ${billNo} ${fiat} ${fiatAmount} ${payRemark}`,
  );
}

async function statementOf(actor: Actor, trade: Trade, behaviour: Behaviour) {
  const { billNo } = trade;
  const imageIds = [await actor.upload(receiptOf(actor, trade, behaviour), 'evidence.png')];
  const text = STATEMENTS[behaviour === 'hostile' ? 'hostile' : 'sorry'][sideOf(trade)];
  return { billNo, text, imageIds, reqNo: randomUUID() };
}
