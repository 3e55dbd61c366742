import { describe, expect, it } from 'vitest';
import { joinSql, sql } from './sql.ts';

describe('sql', () => {
  it('turns values into parameters', () => {
    const statement = sql`select * from bill where user_id = ${7n} and remark = ${"'; drop table bill; --"}`;
    expect(statement.text).toBe('select * from bill where user_id = $1 and remark = $2');
    expect(statement.params).toEqual([7n, "'; drop table bill; --"]);
  });

  it('splices pieces in and renumbers their parameters', () => {
    const inner = sql`b = ${2} and c = ${3}`;
    const statement = sql`select ${1}::int where ${inner} or d = ${4} ${sql``}${sql`limit 1`}`;
    expect(statement.text).toBe('select $1::int where b = $2 and c = $3 or d = $4 limit 1');
    expect(statement.params).toEqual([1, 2, 3, 4]);
  });

  it('takes an object that only looks like a piece as a value', () => {
    const forged = { text: 'true', strings: ['true'], params: [] };
    expect(sql`select 1 where ${forged}`.text).toBe('select 1 where $1');
  });

  it('joins pieces', () => {
    const rows = [sql`(${1}, ${2})`, sql`(${3}, ${4})`];
    expect(sql`insert into t values ${joinSql(rows)}`.text).toBe('insert into t values ($1, $2), ($3, $4)');
    expect(joinSql([]).text).toBe('');
    expect(joinSql([sql`a = ${1}`, sql`b`], ' and ').text).toBe('a = $1 and b');
  });
});
