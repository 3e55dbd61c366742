import { GENERAL_CODES } from '@ezwallet/api-client/codes';
import type { Endpoint } from '@ezwallet/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';

/** Under which name a log says that a call refused with a code that the contract does not list. The tests fail for it. */
export const UNLISTED_CODE = 'unlisted code';

const GENERAL: ReadonlySet<string> = new Set(GENERAL_CODES);

/** Whether the contract lists a code: for this call or for every call. */
const isListed = ({ codes }: Pick<Endpoint, 'codes'>, code: string): boolean =>
  GENERAL.has(code) || Object.hasOwn(codes, code);

/** Notes a refusal that the contract does not list. The caller gets it all the same. */
export function noteUnlistedCode(endpoint: Endpoint, code: string, log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (isListed(endpoint, code)) return;
  log.warn({ event: UNLISTED_CODE, call: endpoint.path, code }, 'add this code to `codes` of the call in the contract');
}
