import { type Sql, sql, type SqlParam } from './sql.ts';

/** A composite type of the database: what a function takes in place of a row of positions. */
export interface RecordType<Columns extends string> {
  /** SQL of a record. A column that is undefined is null. */
  (values: Readonly<Record<Columns, SqlParam | Sql | undefined>>): Sql;
  readonly typeName: string;
  /** Types of the columns, in the order of the database. */
  readonly columns: Readonly<Record<Columns, string>>;
}

/**
 * Declares a composite type, so that callers name what they pass. A test compares each with the database.
 *
 * @example
 * const acceptorTerms = recordType('acceptor_terms', { rebate_rate: 'bigint', middle: 'numeric' });
 * await db.query(sql`select accept(${acceptorTerms({ rebate_rate: 500n, middle: '7.18' })})`);
 */
export function recordType<Columns extends string>(
  typeName: string,
  columns: Readonly<Record<Columns, string>>,
): RecordType<Columns> {
  const names = Object.keys(columns) as Columns[];
  // The literal parts of its records, made once.
  const ends = names.map((name, index) => `)::${columns[name]}${index < names.length - 1 ? ', (' : `)::${typeName}`}`);
  const strings = ['row((', ...ends] as unknown as TemplateStringsArray;
  const make: (values: Readonly<Record<Columns, SqlParam | Sql | undefined>>) => Sql = (values) =>
    sql(strings, ...names.map((name) => values[name] ?? null));
  return Object.assign(make, { typeName, columns });
}
