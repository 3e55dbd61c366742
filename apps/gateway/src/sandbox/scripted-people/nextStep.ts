import { isInLateAppeal, sideOf, type Trade, TRADE_STATUS, type TradeParty } from '@ezwallet/api-client/contract';
import { type Behaviour, PACES } from './behaviours.ts';

/** What somebody does with a running trade. */
export type Step = 'pay' | 'release' | 'openAppeal' | 'state' | 'agree';

const { waitingForPayment, paid, appeal } = TRADE_STATUS;

/** Statuses in which a scripted person on this side has something to do, whatever the behaviour. */
const ACTIVE: Readonly<Record<TradeParty, readonly number[]>> = {
  buyer: [waitingForPayment, paid, appeal],
  seller: [paid, appeal],
};

export const mayAct = (trade: Pick<Trade, 'transactionType' | 'status'>): boolean =>
  ACTIVE[sideOf(trade)].includes(trade.status);

type Seen = Pick<Trade, 'transactionType' | 'status' | 'events' | 'appeal' | 'appealOpensAt'>;

/** What somebody does next with a trade; undefined for nothing now. @param now epoch milliseconds */
export function nextStep(trade: Seen, behaviour: Behaviour, now: number): Step | undefined {
  const side = sideOf(trade);
  const spoken = trade.appeal?.statements.filter(({ by }) => by === side) ?? [];
  const appealedAt = isInLateAppeal(trade) ? (trade.appeal?.openedAt ?? 0) : 0;
  const lastAt = Math.max(trade.events.at(-1)?.at ?? now, spoken.at(-1)?.at ?? 0, appealedAt);
  if (now < lastAt + PACES[behaviour].step) return undefined;
  const isHostile = behaviour === 'hostile';
  switch (isInLateAppeal(trade) ? appeal : trade.status) {
    case waitingForPayment:
      return side === 'buyer' ? 'pay' : undefined;
    case paid:
      if (isHostile) return trade.appealOpensAt !== null && trade.appealOpensAt <= now ? 'openAppeal' : undefined;
      return side === 'seller' ? 'release' : undefined;
    case appeal:
      if (trade.appeal?.initiator === side) return undefined;
      if (spoken.length === 0) return 'state';
      return isHostile ? undefined : 'agree';
    default:
      return undefined;
  }
}
