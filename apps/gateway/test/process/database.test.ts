import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { processes } from '../../src/house/jobs/processes.ts';
import { checkProcesses } from '../../src/process/checkProcesses.ts';
import { drawProcess } from '../../src/process/drawProcess.ts';
import { createTestGateway, type TestGateway } from '../harness/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => await gateway.close());

describe('the rows of legal moves', () => {
  it('are those that the code declares', async () => {
    await checkProcesses(gateway.db, processes);
  });

  it('stop a gateway whose code declares others, and say which [S29]', async () => {
    await gateway.db.query(sql`
      insert into process_move (process, event, from_state, to_state, actor)
      values ('withdrawal', 'approve', 'refused', 'approved', 'operator')`);
    await expect(checkProcesses(gateway.db, processes)).rejects.toThrow(
      'move only in the database: withdrawal approve refused approved operator keep limit none',
    );
  });
});

it.each(processes.map(({ definition }) => [definition.name, definition] as const))(
  'the docs show the %s as it is',
  (_, definition) => {
    const page = readFileSync(new URL('../../docs/processes.md', import.meta.url), 'utf8');
    expect(page).toContain(drawProcess(definition));
  },
);
