import { describe, expect, it } from 'vitest';
import { TRADE_STATUS, TRADE_TRANSITIONS, type TradeTransition } from '../../constants/trade-machine.ts';
import * as order from '../order/index.ts';
import * as trading from '../trading/index.ts';
import type { Trade } from './trade.ts';

const steps: readonly TradeTransition[] = TRADE_TRANSITIONS;

const isTrade = (value: unknown): value is Trade => typeof value === 'object' && value !== null && 'escrow' in value;
const examples = Object.entries({ ...order, ...trading }).flatMap(([name, { example }]): [string, Trade][] => {
  const { response } = example as { response: unknown };
  const found = [response, (response as { order?: unknown }).order].find(isTrade);
  return found ? [[name, found]] : [];
});

describe('trades in the contract’s examples', () => {
  it('exist for every call that answers with one', () => {
    expect(examples.map(([name]) => name).sort()).toEqual([
      'answerOffer',
      'buyConfirmOrCancel',
      'buyerSubmitAppeal',
      'deposit',
      'orderAnswerCancel',
      'orderAskCancel',
      'orderC2cDetail',
      'orderExtend',
      'sellOrderCancel',
      'sellOrderConfirm',
      'sellerSubmitComplain',
      'withdrawal',
    ]);
  });

  it.each(examples)('%s: has only legal events, caused by the right side', (_, { events, status, transactionType }) => {
    const side = transactionType === 8 ? 'sell' : 'buy';
    for (const [index, { seq, event, from, to, actor }] of events.entries()) {
      expect(seq).toBe(index + 1);
      expect(from).toBe(events[index - 1]?.to ?? null);
      // A buy bill starts when its sale is matched.
      const known = side === 'buy' && from === null ? TRADE_STATUS.matching : from;
      const legal = steps.filter((step) =>
        known === null ? step.from.length === 0 : step.from.some((status) => status === known),
      );
      const arrives = (step: TradeTransition) => step[side] === to || (step[side] === 'same' && from === to);
      const causes: readonly string[] = legal
        .filter((step) => step.event === event && arrives(step))
        .map(({ by }) => by);
      const isParty = actor === 'buyer' || actor === 'seller';
      expect(causes.includes(actor) || (isParty && (causes.includes('party') || causes.includes('asked')))).toBe(true);
    }
    expect(status).toBe(events.at(-1)?.to);
  });

  it.each(examples)('%s: holds the money until the end', (_, { closedAt, escrow, amount }) => {
    expect(escrow).toBe(closedAt === null ? amount : '0');
  });
});
