import { type Db, sql } from '../db/index.ts';
import { type ProcessDefinition, holdsOf, rowsOf } from './defineProcess.ts';

interface Declared {
  readonly definition: ProcessDefinition;
}

/** The rows that the database must have for some processes, as text, for comparison and for migrations. */
function declaredRows(processes: readonly Declared[]) {
  const moves = processes.flatMap(({ definition }) =>
    rowsOf(definition).map(({ event, from, to, actor, effect, limit, ticket }) =>
      [definition.name, event, from, to, actor, effect, `limit ${limit ?? 'none'}`, ...(ticket ? ['ticket'] : [])].join(
        ' ',
      ),
    ),
  );
  const states = processes.flatMap(({ definition }) => {
    const holds = holdsOf(definition);
    return Object.entries(definition.states).map(([state, { wire }]) =>
      [definition.name, state, String(wire), String(holds.get(state) ?? 'none')].join(' '),
    );
  });
  return { moves: moves.toSorted(), states: states.toSorted() };
}

/** The effects of moves between states, as `have_effect` names them. */
const effectsOf = ({ name, moves }: ProcessDefinition) => [
  ...new Set(
    moves.filter(({ from, effect }) => from.length > 0 && effect !== 'keep').map(({ effect }) => `${name} ${effect}`),
  ),
];

/**
 * Compares the moves and states that the code declares with the rows by which the database checks events.
 * @throws Error that names each difference: a migration is missing, or an older gateway runs on a newer database
 */
export async function checkProcesses(db: Db, processes: readonly Declared[]): Promise<void> {
  const declared = declaredRows(processes);
  const moves = await db.query<{ row: string }>(sql`
    select concat_ws(' ', process, event, from_state, to_state, actor, effect, 'limit ' || coalesce(time_limit, 'none'),
      case when takes_ticket then 'ticket' end) as row from process_move`);
  const states = await db.query<{ row: string }>(sql`
    select concat_ws(' ', process, state, wire, coalesce(hold::text, 'none')) as row from process_state`);
  const { code } = await db.one<{ code: string }>(sql`select pg_get_functiondef('have_effect'::regproc) as code`);
  const effects = processes
    .flatMap(({ definition }) => effectsOf(definition))
    .filter((effect) => !code.includes(`'${effect}'`));
  const differences = [
    ...effects.map((effect) => `effect that have_effect lacks: ${effect}`),
    ...difference('move', declared.moves, moves),
    ...difference('state', declared.states, states),
  ];
  if (differences.length > 0) {
    throw new Error(
      `The processes of this gateway are not those of its database. Add a migration.\n${differences.join('\n')}`,
    );
  }
}

function difference(kind: string, declared: readonly string[], rows: readonly { row: string }[]): string[] {
  const stored = new Set(rows.map(({ row }) => row));
  const known = new Set(declared);
  return [
    ...declared.filter((row) => !stored.has(row)).map((row) => `${kind} only in the code: ${row}`),
    ...[...stored].filter((row) => !known.has(row)).map((row) => `${kind} only in the database: ${row}`),
  ];
}
