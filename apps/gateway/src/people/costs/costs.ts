import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { networkOf } from '../../call/networkOf.ts';
import type { Policy } from '../../config/index.ts';
import { type Sql, sql } from '../../db/index.ts';
import { deviceKey } from '../members/devices.ts';

type Costs = Policy['costs'];

/** By whom something is counted. */
export type CostScope = { readonly [Kind in keyof Costs]: keyof Costs[Kind] }[keyof Costs];

/** Something that costs the house money or rows, and those under whose names it counts. */
export interface Cost {
  readonly kind: keyof Costs;
  /** A name for each scope that it counts for; `house` always counts. */
  readonly who: Readonly<Partial<Record<Exclude<CostScope, 'house'>, string>>>;
  /** The full count of the house refuses it. Without it, that count only sounds the alarm, so that strangers shut nobody out. */
  readonly breaks?: boolean;
  /** How often it counts, where its limits count something smaller, such as kilobytes. */
  readonly weight?: number;
}

/** What came of a count: the first full counter, or the points of each. */
export interface CostRow {
  readonly refusedBy: number | null;
  readonly remaining: bigint | null;
  readonly points: readonly number[] | null;
}

interface Counter {
  readonly scope: CostScope;
  readonly key: string;
  readonly most: number;
  readonly window: number;
  readonly refuses: boolean;
}

const HOUR = 3_600_000;
const SPANS = { hour: HOUR, day: 24 * HOUR } as const;
const SECOND = 1000;

function countersOf({ costs }: Policy, { kind, who, breaks = false }: Cost): Counter[] {
  const names: Readonly<Partial<Record<CostScope, string>>> = { ...who, house: '' };
  return Object.entries(costs[kind]).flatMap(([name, limits]) => {
    const scope = name as CostScope;
    const asked = names[scope];
    if (asked === undefined) return [];
    return (['hour', 'day'] as const).map((span) => ({
      scope,
      key: `cost ${kind} ${scope} ${span} ${asked}`,
      most: limits[span],
      window: SPANS[span],
      refuses: scope !== 'house' || breaks,
    }));
  });
}

/** A row of {@link CostRow} for a statement: counts under all counters, or under none if one is full. */
export function counted(policy: Policy, cost: Cost): Sql {
  const counters = countersOf(policy, cost);
  return sql`(select refused_by as "refusedBy", remaining, points from count_cost(
    ${counters.map(({ key }) => key)}::text[], ${counters.map(({ most }) => most)}::int[],
    ${counters.map(({ refuses }) => refuses)}::boolean[], ${counters.map(({ window }) => window)}::bigint[], ${cost.weight ?? 1}))`;
}

type Judge = Pick<CallContext, 'config' | 'log'>;

/**
 * Judges a count, and sounds the alarm once when the house's count becomes full.
 * @returns the points of a scope in this hour
 * @throws {ApiFailure} `SEND_SMS_TOO_FREQUENT` or `REQUEST_TOO_FREQUENT` with `{retryAfter}` in seconds
 */
export function judgeCost(
  { config, log }: Judge,
  cost: Cost,
  { refusedBy, remaining, points }: CostRow,
): (scope: CostScope) => number {
  const counters = countersOf(config.policy, cost);
  const full = refusedBy === null ? undefined : counters[refusedBy - 1];
  if (full) {
    // A person who asks too often can wait for a code; the others learn no more than that too many ask.
    const isOwn = cost.kind in CODES && (full.scope === 'device' || full.scope === 'member' || full.scope === 'target');
    const retryAfter = Math.ceil(Number(remaining) / SECOND);
    throw new ApiFailure(isOwn ? 'SEND_SMS_TOO_FREQUENT' : 'REQUEST_TOO_FREQUENT', { retryAfter });
  }
  for (const [index, { scope, key, most }] of counters.entries()) {
    const count = points?.[index] ?? 0;
    if (scope === 'house' && count >= most && count - (cost.weight ?? 1) < most)
      log.error({ event: HOUSE_COUNT_FULL, kind: cost.kind, counter: key, most }, ALARM);
  }
  return (scope) => points?.[counters.findIndex((counter) => counter.scope === scope)] ?? 0;
}

const CODES = { sms: true, email: true } as const satisfies Partial<Record<keyof Costs, true>>;

/** Name of the event in the log, for alarms: it stays the same when the words change. */
export const HOUSE_COUNT_FULL = 'house_count_full';
const ALARM =
  'strangers have filled a count of the house; if it is that of codes, only signed-in members get codes until it starts again';

/** Counts something once. @throws {ApiFailure} as {@link judgeCost} */
export async function spend(ctx: Judge & Pick<CallContext, 'db'>, cost: Cost): Promise<(scope: CostScope) => number> {
  return judgeCost(ctx, cost, await ctx.db.one<CostRow>(sql`select * from ${counted(ctx.config.policy, cost)} c`));
}

/** The scopes of somebody who asks: the member in a session, else the device and its network. */
export function askerOf({ device, ip, session }: Pick<CallContext, 'device' | 'ip' | 'session'>): Cost['who'] {
  return session ? { member: String(session.memberId) } : { device: deviceKey(device), network: networkOf(ip) };
}
