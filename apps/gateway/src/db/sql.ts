/** What a statement may carry as a parameter. Objects travel as JSON; a `Buffer` as bytea; a `Date` as timestamptz. */
export type SqlParam =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Buffer
  | readonly SqlParam[]
  | { [key: string]: unknown };

/**
 * A piece of SQL with its parameters kept apart. Only the `sql` tag makes one, so text from outside can never be
 * spliced in: a value that is not an `Sql` always becomes a parameter.
 */
export class Sql {
  readonly #strings: readonly string[];
  readonly params: readonly SqlParam[];

  constructor(strings: readonly string[], params: readonly SqlParam[]) {
    this.#strings = strings;
    this.params = params;
  }

  /** The statement with `$1`, `$2` ... in place of its parameters. */
  get text(): string {
    return this.#strings.reduce((text, part, index) => (index === 0 ? part : `${text}$${index}${part}`), '');
  }

  /** The literal parts between the parameters; always one more than there are parameters. */
  get strings(): readonly string[] {
    return this.#strings;
  }
}

/**
 * Writes SQL with values in place. An embedded `Sql` is spliced in as text, everything else becomes a parameter.
 *
 * @example
 * const mine = sql`where user_id = ${userId}`;
 * await db.query<{ n: bigint }>(sql`select count(*) as n from bill ${mine}`);
 */
export function sql(strings: TemplateStringsArray, ...values: readonly (SqlParam | Sql)[]): Sql {
  // The literal parts are then one and the same array at every call, by which a statement is recognized.
  if (isPlain(values)) return new Sql(strings, values);
  const parts: string[] = [strings[0] ?? ''];
  const params: SqlParam[] = [];
  values.forEach((value, index) => {
    const after = strings[index + 1] ?? '';
    if (value instanceof Sql) {
      const [head = '', ...rest] = value.strings;
      parts.push((parts.pop() ?? '') + head, ...rest);
      params.push(...value.params);
      parts.push((parts.pop() ?? '') + after);
    } else {
      params.push(value);
      parts.push(after);
    }
  });
  return new Sql(parts, params);
}

function isPlain(values: readonly (SqlParam | Sql)[]): values is readonly SqlParam[] {
  return !values.some((value) => value instanceof Sql);
}

/**
 * Joins pieces, such as the conditions of a filter or the rows of an insert.
 *
 * @param separator literal SQL between the pieces, written by us, never by a user.
 */
export function joinSql(pieces: readonly Sql[], separator = ', '): Sql {
  return pieces.reduce(
    (joined, piece, index) => (index === 0 ? piece : sql`${joined}${new Sql([separator], [])}${piece}`),
    new Sql([''], []),
  );
}
