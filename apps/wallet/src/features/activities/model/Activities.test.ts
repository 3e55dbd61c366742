import { describe, expect, it } from 'vitest';
import type { OfferedActivity } from '@ezwallet/api-client/contract';
import { createFakeApi } from '@ezwallet/domain-stores/testing';
import { Activities, type Progress } from './Activities.ts';

const DAY = 86_400_000;
const NOW = 1_790_000_000_000;
const running: OfferedActivity = {
  activityCode: 'TRADE2',
  kind: 'trade',
  activityName: '',
  startDate: NOW - DAY,
  endDate: NOW + 1.5 * DAY,
  goal: 2,
  minAmount: '50',
  reward: '8',
  rewardCurrency: 'USDT',
  voucher: null,
  rewards: 10,
  rewardsLeft: 4,
  perMember: 1,
};

async function open(offered: readonly OfferedActivity[], progress: readonly Progress[] = [], isMember = true) {
  const { api, named } = createFakeApi({
    promotion: {
      activityList: () => Promise.resolve({ list: [...offered] }),
      activityProgress: () => Promise.resolve({ list: [...progress] }),
    },
  });
  const activities = new Activities({ api, serverNow: () => NOW }, isMember);
  await activities.reload();
  return { activities, named };
}

describe('activities', () => {
  it('are open until they end or the person has all of their rewards', async () => {
    const of = (activityCode: string, fields: Partial<OfferedActivity> = {}) => ({
      ...running,
      activityCode,
      ...fields,
    });
    const { activities } = await open(
      [
        of('ended', { endDate: NOW }),
        of('running'),
        of('usedUp', { rewardsLeft: 0 }),
        of('soon', { startDate: NOW + 1 }),
        of('had'),
      ],
      [{ activityCode: 'had', done: 2, open: 0, rewards: [{ amount: '8', state: 'credited', at: NOW }] }],
    );
    const { offered } = activities;
    expect(offered.value?.map((each) => [each.activityCode, activities.stateOf(each)])).toEqual([
      ['ended', 'ended'],
      ['running', 'running'],
      ['usedUp', 'usedUp'],
      ['soon', 'soon'],
      ['had', 'credited'],
    ]);
    expect(activities.open.map(({ activityCode }) => activityCode)).toEqual(['running', 'usedUp', 'soon']);
    expect(activities.over.map(({ activityCode }) => activityCode)).toEqual(['had', 'ended']);
    expect(activities.joined.map(({ activityCode }) => activityCode)).toEqual(['had']);
    expect(activities.daysLeft(running)).toBe(2);
  });

  it('asks for no progress of a visitor', async () => {
    const { activities, named } = await open([running], [], false);
    expect(named('promotion.activityProgress')).toEqual([]);
    expect(activities.progress.value).toEqual([]);
  });
});
