import type { Sql } from './sql.ts';

/** PostgreSQL's names of the column types we use, and what each is in a row. */
interface ColumnTypes {
  bool: boolean;
  int2: number;
  int4: number;
  int8: bigint;
  numeric: string;
  text: string;
  uuid: string;
  bytea: Buffer;
  timestamptz: number;
  jsonb: unknown;
}

export type ColumnType = keyof ColumnTypes;
/** A column of a row: its type, with a question mark where it may be null. */
export type Column = ColumnType | `${ColumnType}?`;
export type RowShape = Readonly<Record<string, Column>>;

type CellOf<C extends Column> = C extends `${infer T extends ColumnType}?`
  ? ColumnTypes[T] | null
  : C extends ColumnType
    ? ColumnTypes[C]
    : never;
/** The row type that a shape describes. */
export type RowOf<Shape extends RowShape> = { -readonly [K in keyof Shape]: CellOf<Shape[K]> };

/** A statement that knows its rows. */
export type TypedSql<Row> = Sql & { readonly rowType?: Row };

/** A statement with a declared row shape and arguments with which a test can describe it on a server. */
export interface Statement<Args extends readonly unknown[], Row> {
  (...args: Args): TypedSql<Row>;
  readonly shape: RowShape;
  readonly example: Args;
}

/**
 * Declares a statement together with the shape of its rows, so that a test can compare the two on a real server.
 *
 * @example
 * const selectAssets = statement({ id: 'text', scale: 'int2' }, [], () => sql`select id, scale from asset`);
 */
export function statement<const Shape extends RowShape, Args extends readonly unknown[]>(
  shape: Shape,
  example: NoInfer<Args>,
  build: (...args: Args) => Sql,
): Statement<Args, RowOf<Shape>> {
  return Object.assign((...args: Args) => build(...args), { shape, example });
}
