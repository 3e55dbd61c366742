/** What a move does beyond the case, mostly to money; `keep` does nothing. `have_effect` in `functions/cases.sql` does it. */
export type Effect =
  | 'keep'
  | 'hold'
  | 'capture'
  | 'void'
  | 'split'
  | 'expect'
  | 'credit'
  | 'cancel'
  | 'lift'
  | 'free'
  | 'settle';

/** One thing that can happen to a case. */
export interface Move<State extends string, Event extends string, Actor extends string, Limit extends string> {
  readonly event: Event;
  /** Empty for the event that creates the case. */
  readonly from: readonly State[];
  readonly to: State;
  readonly by: Actor | readonly Actor[];
  readonly effect: Effect;
  /** A time limit, which ends with the state that it was set in, or with the next one. */
  readonly starts?: Limit;
  /** The member confirms it with the payment password. Whatever creates a case checks that by itself. */
  readonly ticket?: boolean;
}

/** Facts about a state. */
export interface StateFacts<Wire> {
  /** The status that its owner reads. */
  readonly wire: Wire;
}

/**
 * Everything that can happen to a case, as plain data and in one place. The rows by which `move_case` executes it are compared
 * with it at start; the types, the checks of the audit and the diagrams in the docs derive from it.
 */
export interface ProcessDefinition<
  State extends string = string,
  Event extends string = string,
  Actor extends string = string,
  Limit extends string = string,
  Wire extends number = number,
> {
  /** Also the kind of the holds that belong to its cases. */
  readonly name: string;
  readonly states: Readonly<Record<State, StateFacts<Wire>>>;
  readonly moves: readonly Move<State, Event, Actor, Limit>[];
}

/** The names of a definition's states. */
export type StateOf<Definition extends ProcessDefinition> = keyof Definition['states'] & string;

/**
 * Checks that a definition is complete.
 * @throws Error for a move that names an unknown state, and for a state that no move reaches or that is reached with
 *   different holds
 */
export function defineProcess<
  const State extends string,
  const Event extends string,
  const Actor extends string,
  const Wire extends number,
  const Limit extends string = never,
>(
  definition: ProcessDefinition<State, Event, Actor, Limit, Wire>,
): ProcessDefinition<State, Event, Actor, Limit, Wire> {
  const { name, states, moves } = definition;
  for (const { event, from, to } of moves) {
    const unknown = [...from, to].find((state) => !(state in states));
    if (unknown !== undefined) throw new Error(`${name}: ${event} names the state ${unknown}, which is not declared.`);
  }
  holdsOf(definition);
  return definition;
}

/** The status of a case's hold in a state: waiting, paid out, released; null where it has none. */
export type HoldStatus = 0 | 1 | 2 | null;

const HOLD_AFTER: Readonly<Partial<Record<Effect, HoldStatus>>> = { hold: 0, capture: 1, split: 1, void: 2 };

/** The moves of a definition as rows: one for each state that a move can start in; `new` before there is a case. */
export function rowsOf({ moves }: Pick<ProcessDefinition, 'moves'>) {
  return moves.flatMap(({ event, from, to, by, effect, starts = null, ticket = false }) =>
    (from.length === 0 ? ['new'] : from).flatMap((start) =>
      [by].flat().map((actor) => ({ event, from: start, to, actor, effect, limit: starts, ticket })),
    ),
  );
}

/**
 * The hold of a case in each state, followed from where cases begin.
 * @throws Error for a state that two ways reach with different holds, or that none reaches
 */
export function holdsOf({ name, states, moves }: ProcessDefinition) {
  const holds = new Map<string, HoldStatus>();
  const reach = (state: string, hold: HoldStatus): void => {
    const known = holds.get(state);
    if (known !== undefined) {
      if (known !== hold)
        throw new Error(`${name}: two ways lead to ${state}, one with another hold. Split the state.`);
      return;
    }
    holds.set(state, hold);
    for (const { from, to, effect } of moves) if (from.includes(state)) reach(to, HOLD_AFTER[effect] ?? hold);
  };
  for (const { from, to, effect } of moves) if (from.length === 0) reach(to, HOLD_AFTER[effect] ?? null);
  for (const state of Object.keys(states)) {
    if (!holds.has(state)) throw new Error(`${name}: no move leads to ${state}. Remove the state or add the move.`);
  }
  return holds;
}
