import type { Db } from '../../src/db/index.ts';
import { type CountingDb, countRoundTrips } from './countRoundTrips.ts';
import { createTestGateway, type TestGateway } from './testGateway.ts';
import type { WorkingExample } from './workingExamples.ts';

/** A gateway whose waits for the database are counted. */
export interface MeasuredGateway {
  readonly gateway: TestGateway;
  /** Round trips of one call that succeeds, from the opening to the answer, with the device's key at hand. */
  measure(example: WorkingExample): Promise<number>;
}

/** Starts a {@link MeasuredGateway}, and lets it read what a process reads once. */
export async function measureRoundTrips(): Promise<MeasuredGateway> {
  let counter: CountingDb | undefined;
  const around = (db: Db) => {
    counter = countRoundTrips(db);
    return counter.db;
  };
  const gateway = await createTestGateway({}, around);
  const { ledger, messenger, clock } = gateway.services;
  await ledger.assets();
  return {
    gateway,
    async measure({ title, endpoint, prepare }) {
      const { device, fields } = await prepare();
      // Whatever runs beside calls must not fall into this one.
      await messenger.settle();
      await clock.sync();
      counter?.take();
      const { code, body } = await device.call(endpoint.path, fields);
      await messenger.settle();
      if (code !== '0000') throw new Error(`${title} answered ${code} ${JSON.stringify(body)}`);
      return counter?.take() ?? 0;
    },
  };
}
