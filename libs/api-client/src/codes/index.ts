export { RESPONSE_CODES, type ResponseCode } from './responseCodes.ts';
export { NAMED_CODES, type NamedCode } from './namedCodes.ts';
export type { Code, Decision, Head } from './Decision.ts';
export { decide, type Answer, type CodeFlags } from './decide.ts';
export { GENERAL_CODES, type GeneralCode } from './generalCodes.ts';
export type { RefusalCode } from './codeMeanings.ts';
