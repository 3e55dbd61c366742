import type { Check } from './protocol.ts';

/**
 * Whether data passes a check. A check that throws, for example on a property of undefined, counts as failed. So does what
 * an undeclared name finds in a prototype.
 */
export function passes(check: Check<unknown> | undefined, data: unknown): boolean {
  try {
    return check?.(data) === true;
  } catch {
    return false;
  }
}
