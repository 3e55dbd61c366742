import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowShape, Statement } from '../../src/db/index.ts';
import * as audit from '../../src/ledger/auditStatements.ts';
import * as commands from '../../src/ledger/commandStatements.ts';
import * as queries from '../../src/ledger/queryStatements.ts';
import * as upkeep from '../../src/ledger/upkeepStatements.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
let client: pg.Client;
let typeNames: Map<number, string>;

beforeAll(async () => {
  test = await createTestDatabase();
  client = new pg.Client({ connectionString: test.url });
  await client.connect();
  const { rows } = await client.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type');
  typeNames = new Map(rows.map(({ oid, typname }) => [oid, typname]));
});
afterAll(async () => {
  await client.end();
  await test.close();
});

const statements = Object.entries({ ...audit, ...commands, ...queries, ...upkeep }).filter(
  ([, value]) => 'shape' in value,
) as unknown as [string, Statement<never[], unknown>][];

describe('statements as the server describes them', () => {
  it.each(statements)('%s', async (_name, statement) => {
    const { text, params } = statement(...statement.example);
    await client.query('begin');
    const { fields } = await client.query({ text, values: [...params] }).finally(() => client.query('rollback'));
    const described: RowShape = Object.fromEntries(
      fields.map(({ name, dataTypeID }) => [name, typeNames.get(dataTypeID)]),
    ) as RowShape;
    const declared = Object.fromEntries(
      Object.entries(statement.shape).map(([name, type]) => [name, type.replace('?', '')]),
    );
    expect(described).toEqual(declared);
  });
});
