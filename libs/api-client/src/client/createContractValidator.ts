import { getDotPath, safeParse } from 'valibot';
import type { AnyContract } from './Client.ts';
import type { Validate } from './ClientOptions.ts';

/**
 * Checks calls against the schemas of a contract, for development and tests. It reports paths and types, never values.
 * A call that violates the contract rejects with an `ApiError` of kind `invalid`; an invalid request is not sent.
 *
 * @example
 * const client = createClient<Contract>({ ...options, validate: createContractValidator(contract) });
 */
export function createContractValidator(contract: AnyContract): Validate {
  return (area, name, side, value) => {
    const endpoint = contract[area]?.[name];
    if (!endpoint) return 'not in the contract';
    const result = safeParse(endpoint[side], value);
    return result.issues?.map((issue) => `${getDotPath(issue) ?? '(root)'} fails ${issue.type}`).join(', ');
  };
}
