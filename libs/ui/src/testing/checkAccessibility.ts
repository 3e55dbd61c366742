import { expect } from 'vitest';
import { findFaults } from './findFaults.ts';

/** Fails with axe's messages when the tree breaks a rule that needs no layout. */
export async function checkAccessibility(container?: Element): Promise<void> {
  expect(await findFaults(container)).toEqual([]);
}
