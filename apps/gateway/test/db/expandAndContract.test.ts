import { expect, it } from 'vitest';
import { findMigrations, readSchemaFiles } from '../../src/db/index.ts';

/** Migrations that every gateway had before processes of two releases could share a database. */
const BEFORE = '0412';
/** A process of the release before still reads and writes what these take away. */
const CONTRACTS = [
  /\bdrop\s+(?:column|table|view|type|sequence)\b/i,
  /\brename\b/i,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\w+\s+(?:set\s+not\s+null|drop\s+default)\b/i,
  /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
];
/** Its first line says which release stopped to use what goes. */
const MARK = /^-- contracts: .+/;

const plain = (text: string): string => text.replaceAll(/--.*$/gm, '').replaceAll(/\$\$.*?\$\$/gs, '');
const contractionsOf = (text: string): RegExp[] =>
  MARK.test(text) ? [] : CONTRACTS.filter((rule) => rule.test(plain(text)));

it('leaves a process of the release before what it reads and writes, unless a migration says who stopped to use it', async () => {
  const { migrations } = await readSchemaFiles(findMigrations());
  const fresh = migrations.filter(({ name }) => name > BEFORE);
  expect(fresh.filter(({ text }) => contractionsOf(text).length > 0).map(({ name }) => name)).toEqual([]);
});

it.each([
  'alter table member drop column nick_name;',
  'alter table member rename column a to b;',
  'alter table member alter column a type bigint;',
  'alter table member alter a type bigint;',
  'alter table member add column a text not null;',
  'alter table member alter column a set not null;',
  'drop table member;',
])('sees a contraction: %s', (text) => {
  expect(contractionsOf(text)).toHaveLength(1);
  expect(contractionsOf(`-- contracts: the release of March reads another column\n${text}`)).toEqual([]);
});

it.each([
  "alter table member add column a text not null default '';",
  'alter table member add column a text, add column b text;',
  'create table a (b text not null);',
  '-- The next release may rename it.\nselect 1;',
])('lets an expansion pass: %s', (text) => expect(contractionsOf(text)).toEqual([]));
