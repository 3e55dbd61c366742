import type { Check } from './protocol.ts';

/** Whether data is of a form. A check that throws, as at a property of what is none, has found that it is not. */
export function passes(check: Check<unknown> | undefined, data: unknown): boolean {
  try {
    return check?.(data) ?? false;
  } catch {
    return false;
  }
}
