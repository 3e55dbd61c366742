import { joinSql, Sql, sql, type SqlParam } from './sql.ts';

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
export function recordType<Columns extends string>(typeName: string, columns: Readonly<Record<Columns, string>>): RecordType<Columns> {
  const casts = Object.entries<string>(columns).map(([name, type]) => [name as Columns, literal(`::${type}`)] as const);
  const end = literal(`)::${typeName}`);
  const make = (values: Readonly<Record<Columns, SqlParam | Sql | undefined>>): Sql =>
    sql`row(${joinSql(casts.map(([name, cast]) => sql`(${values[name] ?? null})${cast}`))}${end}`;
  return Object.assign(make, { typeName, columns });
}

/** Of names that we write, never of a user. */
const literal = (text: string): Sql => new Sql([text], []);
