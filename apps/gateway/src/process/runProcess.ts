import { admitting } from '../call/raised.ts';
import type { Policy } from '../config/index.ts';
import { type Db, recordType, type Sql, sql } from '../db/index.ts';
import type { ProcessDefinition } from './defineProcess.ts';

/** What a move needs beside its row. */
export const moveFacts = recordType('move_facts', {
  seen: 'text',
  detail: 'jsonb',
  amount: 'bigint',
  fee: 'bigint',
  biz_type: 'int',
});

/** A row that has a state. */
export interface Case<State extends string> {
  readonly id: bigint;
  readonly state: State;
}

/** Acts for a case whose time limit is over. */
export type Overdue = (tx: Db, id: bigint, policy: Policy) => Promise<void>;

/** Who moves a case, and what goes with it. */
export interface MoveOptions<Actor extends string> {
  readonly by: Actor;
  /** Stored with the case and the event; each process decides whether the owner sees it. */
  readonly reason?: string;
  /** Facts that the event keeps, such as a transaction's id. */
  readonly detail?: Readonly<Record<string, string | number | null>>;
  /** The end of the limit that the move starts. */
  readonly due?: Sql;
  /** The buyer's part of a split, in the coin's smallest unit. */
  readonly amount?: bigint;
  /** Kind and fee of a credit, where it is not the usual one. */
  readonly terms?: { readonly bizType: number; readonly fee: Sql } | undefined;
}

/** One event of a case. */
export interface ProcessEvent {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A running process. Its cases move by `move_case` only, here and in the statements of money calls. */
export interface Process<State extends string, Event extends string, Actor extends string, Wire> {
  readonly definition: ProcessDefinition;
  readonly states: readonly State[];
  /** States from which an actor can move a case. */
  statesOf(actor: Actor): readonly State[];
  /** What the owner of a case reads in a state. */
  wire(state: State): Wire;
  /** Moves a case whose row was inserted with the state `new`. @returns its first state */
  begin(tx: Db, id: bigint, event: Event, options: MoveOptions<Actor>): Promise<State>;
  /**
   * Moves a case: event, state, effect on money and time limit, in the caller's transaction.
   * @returns false when somebody else has moved it since it was read
   * @throws {ApiFailure} with the ledger's code when it refuses the effect
   * @throws Error for a move that the definition does not have
   */
  move(tx: Db, subject: Case<State>, event: Event, options: MoveOptions<Actor>): Promise<boolean>;
  /** Whether the limit of a case is over. A case without one is never overdue. */
  isOverdue(db: Db, id: bigint): Promise<boolean>;
  /** The events of a case, oldest first. */
  events(db: Db, id: bigint): Promise<readonly ProcessEvent[]>;
  /** The handlers of limits, by name. */
  readonly overdue: ReadonlyMap<string, Overdue>;
}

/**
 * Makes a running process from a definition.
 * @param overdue runs when a limit is over and the case has not moved. A limit without it does nothing by itself.
 */
export function runProcess<
  State extends string,
  Event extends string,
  Actor extends string,
  Limit extends string,
  Wire extends number,
>(
  definition: ProcessDefinition<State, Event, Actor, Limit, Wire>,
  overdue?: Readonly<Partial<Record<Limit, Overdue>>>,
): Process<State, Event, Actor, Wire> {
  const { name, moves } = definition;
  const states = Object.keys(definition.states) as State[];

  const find = (from: State | 'new', event: Event, by: Actor) => {
    const move = moves.find(
      (candidate) =>
        candidate.event === event &&
        (from === 'new' ? candidate.from.length === 0 : candidate.from.includes(from)) &&
        [candidate.by].flat().includes(by),
    );
    if (!move) throw new Error(`${name}: ${by} cannot ${event} a case that is ${from}.`);
    return move;
  };

  const execute = async (tx: Db, id: bigint, from: State | 'new', event: Event, options: MoveOptions<Actor>) => {
    const { by, reason = '', detail = {}, due = sql`null::timestamptz`, amount, terms } = options;
    const { starts, to } = find(from, event, by);
    if (starts !== undefined && options.due === undefined)
      throw new Error(`${name}: ${event} starts the limit "${starts}". Say when it is due.`);
    const facts = moveFacts({
      seen: from,
      detail: JSON.stringify(detail),
      amount,
      fee: terms?.fee,
      biz_type: terms?.bizType,
    });
    const { version } = await admitting(
      tx.one<{ version: number | null }>(sql`
        select move_case(${name}, ${id}, ${event}, ${by}, ${reason}, ${due}, ${facts}) as version`),
    );
    return version === null ? undefined : to;
  };

  return {
    definition: definition as unknown as ProcessDefinition,
    states,
    overdue: new Map(Object.entries(overdue ?? {}) as [string, Overdue][]),
    statesOf: (actor) =>
      states.filter((state) => moves.some(({ from, by }) => from.includes(state) && [by].flat().includes(actor))),
    wire: (state) => definition.states[state].wire,

    async begin(tx, id, event, options) {
      const state = await execute(tx, id, 'new', event, options);
      if (state === undefined) throw new Error(`${name} ${id} has begun already.`);
      return state;
    },

    move: async (tx, subject, event, options) =>
      (await execute(tx, subject.id, subject.state, event, options)) !== undefined,

    async isOverdue(db, id) {
      const row = await db.maybe(sql`
        select 1 from process_deadline where process = ${name} and case_id = ${id} and due_at <= app_now()`);
      return row !== undefined;
    },

    events: async (db, id) =>
      await db.query<ProcessEvent>(sql`
        select event, from_state as "from", to_state as "to", actor, reason, detail, at from process_event
        where process = ${name} and case_id = ${id} order by seq`),
  };
}
