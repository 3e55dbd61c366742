import { describe, expect, it } from 'vitest';
import type { TradeNews, TradeRow } from '@ezwallet/api-client/contract';
import { NewsFeed } from './NewsFeed.ts';

const ANSWER: TradeNews = { billNo: '1', transactionType: 9, kind: 'answer', at: 100 };
const MINUTE = 60_000;
const row = (fields: Partial<TradeRow>) =>
  ({ billNo: '1', transactionType: 9, status: 1, deadline: { kind: 'pay', at: 30 * MINUTE }, ...fields }) as TradeRow;

function open() {
  let now = 0;
  const feed = new NewsFeed({ serverNow: () => now });
  const look = (news: readonly TradeNews[], rows: readonly TradeRow[] = []) => {
    const before = feed.fresh;
    feed.take(news, rows);
    return feed.fresh === before ? [] : feed.fresh.map(({ billNo, kind }) => `${billNo} ${kind}`);
  };
  return { look, at: (minutes: number) => void (now = minutes * MINUTE) };
}

describe('NewsFeed', () => {
  it('tells what came since the first look, once', () => {
    const { look } = open();
    expect(look([ANSWER])).toEqual([]);
    expect(look([ANSWER, { ...ANSWER, at: 200 }, { ...ANSWER, billNo: '2', kind: 'lateAppeal' }])).toEqual([
      '1 answer',
      '2 lateAppeal',
    ]);
    expect(look([ANSWER])).toEqual([]);
    expect(look([ANSWER, { ...ANSWER, at: 200 }])).toEqual([]);
  });

  it('reminds the side that has to act, five minutes before its deadline, once for each deadline', () => {
    const { look, at } = open();
    look([]);
    at(24);
    expect(look([], [row({})])).toEqual([]);
    at(25);
    expect(look([], [row({})])).toEqual(['1 remindPay']);
    at(26);
    expect(look([], [row({})])).toEqual([]);
    expect(look([], [row({ deadline: { kind: 'pay', at: 31 * MINUTE } })])).toEqual(['1 remindPay']);
    at(32);
    expect(look([], [row({ billNo: '3', deadline: { kind: 'pay', at: 31 * MINUTE } })])).toEqual([]);
  });

  it('does not remind of what the other side has to do', () => {
    const { look, at } = open();
    look([]);
    at(26);
    expect(look([], [row({ transactionType: 8 })])).toEqual([]);
    expect(look([], [row({ transactionType: 8, status: 3, deadline: { kind: 'release', at: 30 * MINUTE } })])).toEqual([
      '1 remindRelease',
    ]);
    expect(look([], [row({ billNo: '4', status: 3, deadline: { kind: 'release', at: 30 * MINUTE } })])).toEqual([]);
  });
});
