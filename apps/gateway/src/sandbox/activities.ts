import type { Services } from '../call/Services.ts';
import { fromNow } from '../db/index.ts';
import { type NewActivity, openActivity } from '../money/activities/openActivity.ts';

const DAY = 24 * 60 * 60 * 1000;
const USDT = 1_000_000n;

type Rule = Omit<NewActivity, 'name' | 'startsAt' | 'endsAt'>;

/** Activities of a sandbox, small enough to be lived in a few minutes. */
const DEMO_ACTIVITIES: readonly (Rule & { readonly days: number })[] = [
  {
    code: 'TRADE2',
    kind: 'trade',
    goal: 2,
    minAmount: 50n * USDT,
    reward: 8n * USDT,
    budget: 4000n * USDT,
    perMember: 1,
    days: 20,
  },
  {
    code: 'DEPOSIT200',
    kind: 'deposit',
    goal: 1,
    minAmount: 200n * USDT,
    reward: 3n * USDT,
    budget: 1500n * USDT,
    perMember: 1,
    days: 30,
  },
  {
    code: 'INVITE',
    kind: 'invite',
    goal: 1,
    minAmount: 50n * USDT,
    reward: 5n * USDT,
    budget: 5000n * USDT,
    perMember: null,
    days: 60,
  },
];

/** Opens the activities that do not exist yet. Safe with any number of processes. */
export async function openActivities({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const { days, ...rule } of DEMO_ACTIVITIES)
    await db.tx(
      async (tx) => await openActivity(tx, { ...rule, name: '', startsAt: fromNow(0), endsAt: fromNow(days * DAY) }),
    );
}
