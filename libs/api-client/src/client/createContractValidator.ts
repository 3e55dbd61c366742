import { getDotPath, safeParse } from 'valibot';
import type { AnyContract } from './Client.ts';
import type { Validate } from './ClientOptions.ts';

/**
 * Checks calls against the schemas of a contract, for development and tests; reports paths and types, never values.
 *
 * A call that breaks the contract rejects with an `ApiError` of kind `invalid`; a request that does is not sent.
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
