import { expect } from 'vitest';
import { findFaults } from './findFaults.ts';

/** Fails with axe's own words when the tree breaks a rule that can be judged without a layout. */
export async function checkAccessibility(container?: Element): Promise<void> {
  expect(await findFaults(container)).toEqual([]);
}
