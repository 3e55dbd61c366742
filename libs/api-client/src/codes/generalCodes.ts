import type { RefusalCode } from './codeMeanings.ts';

/** Refusals that any call can answer, whatever it does: about its session, its fields, too many calls, and a busy server. */
export const GENERAL_CODES = [
  '1005',
  '2222',
  '6666',
  '7777',
  'ARGS_INVALID',
  'REQUEST_TOO_FREQUENT',
  'SYSTEM_ERROR',
  'TOKEN_KICK_OUT',
  'TRY_AGAIN_LATER',
] as const satisfies readonly RefusalCode[];

/** A refusal that any call can answer. */
export type GeneralCode = (typeof GENERAL_CODES)[number];
