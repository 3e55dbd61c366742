import * as v from 'valibot';
import { BUILT_IN } from './built-in.ts';
import { brokenGroups, merge } from './layers.ts';
import type { Policy } from './Policy.ts';
import { policySchema } from './schema.ts';

/** A refused policy: every fault, each with the path of its value. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The policy is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Lays patches over the built-in policy, the later over the earlier, and checks the result as a whole.
 * @throws {PolicyError}
 */
export function readPolicy(...patches: readonly unknown[]): Policy {
  const broken = patches.flatMap((patch) => brokenGroups(BUILT_IN, patch));
  if (broken.length > 0) throw new PolicyError(broken.map((path) => fault(path, 'must be an object in braces')));
  const parsed = v.safeParse(policySchema, patches.reduce<unknown>(merge, BUILT_IN));
  if (parsed.success) return deepFreeze(parsed.output);
  throw new PolicyError(parsed.issues.map((issue) => fault(v.getDotPath(issue), issue.message)));
}

/** The built-in policy. */
export const policy: Policy = readPolicy();

function fault(path: string | null, message: string): string {
  return `policy${path ? `.${path}` : ''}: ${message}`;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
