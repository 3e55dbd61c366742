import { existsSync, readdirSync } from 'node:fs';
import type { Generator } from './Generator.ts';
import { kebab, pascal, prose, snake } from './naming.ts';

const MIGRATIONS = 'apps/gateway/migrations';

/** The number after the last migration's, four digits wide. */
const nextNumber = (): string => {
  const numbers = existsSync(MIGRATIONS) ? readdirSync(MIGRATIONS).map((file) => Number.parseInt(file, 10)) : [];
  return String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1).padStart(4, '0');
};

/** A database table: its migration and the statements that read and write it. */
export const table: Generator = {
  kind: 'table',
  usage: '<name>                     e.g. address_book',
  about: 'a table of the gateway: forward-only migration, typed statements',
  generate(name) {
    const folder = `apps/gateway/src/${kebab(name)}`;
    const select = `select${pascal(name)}`;
    return {
      files: [
        {
          path: `${MIGRATIONS}/${nextNumber()}_${snake(name)}.sql`,
          text: `-- Says in one sentence what a row is.

create table ${snake(name)} (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references member (id),
  created_at timestamptz not null default app_now()
);
create index ${snake(name)}_member on ${snake(name)} (member_id, id);
`,
        },
        {
          path: `${folder}/${select}.ts`,
          text: `import { sql, statement } from '../db/index.ts';

/** One member's ${prose(name)} rows, newest first. */
export const ${select} = statement(
  { id: 'int8', createdAt: 'timestamptz' },
  [1n],
  (memberId: bigint) =>
    sql\`select id, created_at as "createdAt" from ${snake(name)} where member_id = \${memberId} order by id desc\`,
);
`,
        },
      ],
      edits: [`use ${select} in a handler; the statement test describes it on a real server`],
    };
  },
};
