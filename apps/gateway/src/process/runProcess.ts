import type { Policy } from '../config/index.ts';
import { type Db, type Sql, sql } from '../db/index.ts';
import type { Effect, ProcessDefinition } from './defineProcess.ts';

/** A row that has a state. */
export interface Case<State extends string> {
  readonly id: bigint;
  readonly state: State;
}

/** What a process needs to move its cases. */
export interface ProcessBinding<Subject, State extends string, Limit extends string, Input> {
  /** The table of its cases, with columns `id`, `state`, `version`, `reason` and `updated_at`. */
  readonly table: Sql;
  /** Columns that keep when a case came into a state. */
  readonly since?: Readonly<Partial<Record<State, Sql>>>;
  /**
   * The effects of moves between states, in the transaction of the move. The code that creates a case makes the first
   * effect itself, because the row may need its answer.
   */
  readonly effects: Readonly<Partial<Record<Effect, (tx: Db, subject: Subject, input: Input) => Promise<void>>>>;
  /** Runs when a limit is over and the case has not moved. A limit without it does nothing by itself. */
  readonly overdue?: Readonly<Partial<Record<Limit, Overdue>>>;
}

/** Acts for a case whose time limit is over. */
export type Overdue = (tx: Db, id: bigint, policy: Policy) => Promise<void>;

/** Who moves a case, and what goes with it. */
export interface MoveOptions<Actor extends string, Input> {
  readonly by: Actor;
  /** Stored with the case and the event; each process decides whether the owner sees it. */
  readonly reason?: string;
  /** Facts that the event keeps, such as a transaction's id. */
  readonly detail?: Readonly<Record<string, string | number | null>>;
  /** When the limit is over that the move starts. */
  readonly due?: Sql;
  /** What the effect needs beyond the case. */
  readonly input?: Input;
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

/** A running process: nothing else moves its cases. */
export interface Process<
  Subject extends Case<State>,
  State extends string,
  Event extends string,
  Actor extends string,
  Wire,
  Input,
> {
  readonly definition: ProcessDefinition;
  readonly states: readonly State[];
  /** States from which an actor can move a case. */
  statesOf(actor: Actor): readonly State[];
  /** What the owner of a case reads in a state. */
  wire(state: State): Wire;
  /** Writes the first event of a case whose row was inserted with the state `new`. @returns its first state */
  begin(tx: Db, id: bigint, event: Event, options: MoveOptions<Actor, Input>): Promise<State>;
  /**
   * Moves a case: event, state, effect on money and time limit, in the caller's transaction.
   * @returns false when somebody else has moved it since it was read
   * @throws Error for a move that the definition does not have
   */
  move(tx: Db, subject: Subject, event: Event, options: MoveOptions<Actor, Input>): Promise<boolean>;
  /** Whether the limit of a case is over. A case without one is never overdue. */
  isOverdue(db: Db, id: bigint): Promise<boolean>;
  /** The events of a case, oldest first. */
  events(db: Db, id: bigint): Promise<readonly ProcessEvent[]>;
  /** The handlers of limits, by name. */
  readonly overdue: ReadonlyMap<string, Overdue>;
}

/**
 * Makes a running process from a definition.
 * @throws Error where a move has an effect and nothing says what it does
 */
export function runProcess<
  State extends string,
  Event extends string,
  Actor extends string,
  Limit extends string,
  Wire extends number,
  Subject extends Case<State>,
  Input = undefined,
>(
  definition: ProcessDefinition<State, Event, Actor, Limit, Wire>,
  { table, since, effects, overdue }: ProcessBinding<Subject, State, Limit, Input>,
): Process<Subject, State, Event, Actor, Wire, Input> {
  const { name, moves } = definition;
  const states = Object.keys(definition.states) as State[];
  const hasLimits = moves.some(({ starts }) => starts !== undefined);
  for (const { event, from, effect } of moves) {
    if (from.length > 0 && effect !== 'keep' && !effects[effect])
      throw new Error(`${name}: ${event} has the effect "${effect}", and nothing says what that does.`);
  }

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

  const record = async (tx: Db, id: bigint, from: State | 'new', event: Event, options: MoveOptions<Actor, Input>) => {
    const { by, reason = '', detail = {}, due } = options;
    const move = find(from, event, by);
    const stamp = since?.[move.to];
    const stamped = stamp ? sql`, ${stamp} = app_now()` : sql``;
    const row = await tx.maybe(sql`
      with moved as (
        update ${table} set state = ${move.to}, reason = ${reason}, version = version + 1, updated_at = app_now()${stamped}
        where id = ${id} and state = ${from} returning id, version
      )
      insert into process_event (process, case_id, seq, event, from_state, to_state, actor, reason, detail)
      select ${name}, id, version, ${event}, ${from}, ${move.to}, ${by}, ${reason}, ${JSON.stringify(detail)}::jsonb
      from moved returning 1`);
    if (!row) return undefined;
    // A limit goes on in a state that a move does not leave.
    if (hasLimits && (move.starts !== undefined || from !== move.to)) await setLimit(tx, name, id, move.starts, due);
    return move;
  };

  return {
    definition: definition as unknown as ProcessDefinition,
    states,
    overdue: new Map(Object.entries(overdue ?? {}) as [string, Overdue][]),
    statesOf: (actor) =>
      states.filter((state) => moves.some(({ from, by }) => from.includes(state) && [by].flat().includes(actor))),
    wire: (state) => definition.states[state].wire,

    async begin(tx, id, event, options) {
      const move = await record(tx, id, 'new', event, options);
      if (!move) throw new Error(`${name} ${id} has begun already.`);
      return move.to;
    },

    async move(tx, subject, event, options) {
      const move = await record(tx, subject.id, subject.state, event, options);
      if (!move) return false;
      if (move.effect !== 'keep') await effects[move.effect]?.(tx, subject, options.input as Input);
      return true;
    },

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

/** A limit ends with the state that it was set in. */
async function setLimit(tx: Db, process: string, id: bigint, limit: string | undefined, due: Sql | undefined) {
  if (limit === undefined) {
    await tx.query(sql`delete from process_deadline where process = ${process} and case_id = ${id}`);
    return;
  }
  if (!due) throw new Error(`${process}: the move starts the limit "${limit}". Say when it is due.`);
  await tx.query(sql`
    insert into process_deadline (process, case_id, name, due_at) values (${process}, ${id}, ${limit}, ${due})
    on conflict (process, case_id) do update set name = excluded.name, due_at = excluded.due_at`);
}
