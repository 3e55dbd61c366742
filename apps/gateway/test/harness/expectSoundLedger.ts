import { expect } from 'vitest';
import type { TestGateway } from './testGateway.ts';

/** Fails with the names of the broken invariants. */
export async function expectSoundLedger({ services }: TestGateway): Promise<void> {
  const { violations } = await services.ledger.audit();
  const broken = Object.entries(violations).flatMap(([name, count]) => (count === 0n ? [] : [`${name}: ${count}`]));
  expect(broken).toEqual([]);
}
