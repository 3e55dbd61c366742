import { askerOf, sideOf, TRADE_STATUS, TRADE_TRANSITIONS, tradeEventsFor } from '@ezwallet/api-client/constants';
import type { Trade, TradeEvent, TradeRow, TradeStatus } from '@ezwallet/api-client/contract';

/** The status of a trade by its name in the contract. */
export type TradeStage = keyof typeof TRADE_STATUS;

const STAGES = Object.fromEntries(Object.entries(TRADE_STATUS).map(([stage, status]) => [status, stage])) as Readonly<
  Record<TradeStatus, TradeStage>
>;

/** The status of a trade by its name. */
export const stageOf = ({ status }: Pick<TradeRow, 'status'>): TradeStage => STAGES[status];

/** Whether something can still happen to a trade: some event leads out of its status. */
export const isOpenTrade = ({ status }: Pick<TradeRow, 'status'>): boolean =>
  TRADE_TRANSITIONS.some(({ from }) => (from as readonly TradeStatus[]).includes(status));

/** The acts that lead a trade to a good end, in order. The tracker shows one step for each, and the end. */
export const TRADE_PATH = ['match', 'pay', 'release'] as const satisfies readonly TradeEvent[];
/** A step of the tracker. */
export type TradePathStep = (typeof TRADE_PATH)[number] | 'completed';
/** The steps of the tracker. */
export const TRADE_STEPS: readonly TradePathStep[] = [...TRADE_PATH, 'completed'];

const arrivalOf = (event: (typeof TRADE_PATH)[number]) => TRADE_TRANSITIONS.find((step) => step.event === event)?.sell;

/** The position of the next event on the path: the first that is legal. In a dispute, the release is still missing. */
function nextStep(status: TradeStatus): number {
  const next = TRADE_PATH.findIndex((event) =>
    TRADE_TRANSITIONS.some((step) => step.event === event && (step.from as readonly TradeStatus[]).includes(status)),
  );
  return next === -1 ? TRADE_PATH.length - 1 : next;
}

/** How far a trade has come. */
export interface TradeTrack {
  /** Position in {@link TRADE_STEPS}. */
  readonly current: number;
  readonly state: 'waiting' | 'review' | 'done' | 'cancelled' | 'failed';
  /** When each step was done, in epoch milliseconds; undefined for one that was not. */
  readonly times: readonly (number | undefined)[];
}

/** The tracker of a trade, read from the machine and from what happened. */
export function trackOf(trade: Pick<Trade, 'status' | 'events'>): TradeTrack {
  const { status, events } = trade;
  const stage = stageOf(trade);
  const last = events.at(-1);
  const isOver = stage === 'cancelled' || stage === 'expired';
  const current = stage === 'completed' ? TRADE_PATH.length : nextStep(isOver ? (last?.from ?? status) : status);
  const times = TRADE_STEPS.map((step, at) => {
    if (at > current || (at === current && stage !== 'completed')) return undefined;
    const arrival = step === 'completed' ? TRADE_STATUS.completed : arrivalOf(step);
    return events.findLast(({ from, to }) => to === arrival && from !== to)?.at;
  });
  return { current, state: stateOf(stage), times };
}

function stateOf(stage: TradeStage): TradeTrack['state'] {
  switch (stage) {
    case 'completed':
      return 'done';
    case 'cancelled':
      return 'cancelled';
    case 'expired':
      return 'failed';
    case 'appeal':
    case 'arbitration':
      return 'review';
    default:
      return 'waiting';
  }
}

/** What a trade says about who may do what. */
type Actionable = Pick<Trade, 'status' | 'transactionType' | 'appeal' | 'appealOpensAt' | 'events' | 'extension'>;

/**
 * The acts that the owner of a trade can do now, by the machine.
 *
 * @param now epoch milliseconds on the server's clock, which decides when an appeal and an extension are possible
 */
export function actionsOf(trade: Actionable, now: number): readonly TradeEvent[] {
  const { status, appeal, appealOpensAt, extension, events } = trade;
  const opensAt: Partial<Record<TradeEvent, number | null>> = {
    openAppeal: appealOpensAt,
    extend: extension?.opensAt ?? null,
  };
  return tradeEventsFor(status, sideOf(trade), { initiator: appeal?.initiator, asker: askerOf(events) }).filter(
    (event) => {
      const opens = opensAt[event];
      return opens === undefined || (opens !== null && opens <= now);
    },
  );
}

/** Whether the next step on the path is the owner's own. */
export function isMyTurn(trade: Pick<TradeRow, 'status' | 'transactionType'>): boolean {
  if (!isOpenTrade(trade)) return false;
  const event = TRADE_PATH[nextStep(trade.status)];
  const step = TRADE_TRANSITIONS.find((each) => each.event === event);
  return step?.by === sideOf(trade) && (step.from as readonly TradeStatus[]).includes(trade.status);
}
