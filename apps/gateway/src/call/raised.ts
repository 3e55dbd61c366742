import type { Code } from '@ezwallet/api-client/codes';
import { ApiFailure } from './ApiFailure.ts';
import { Refusal } from './Outcome.ts';

/** A refusal that a SQL function raised, with `refuse` or because money is stopped; undefined for any other error. */
export function raisedRefusal(error: unknown): Refusal | undefined {
  const { code, message, detail } = error as { code?: string; message: string; detail?: string };
  if (code === 'P0A05') return new Refusal('TRY_AGAIN_LATER');
  return code === 'P0A10' ? new Refusal(message as Code, detail === undefined ? null : JSON.parse(detail)) : undefined;
}

/** The result of a statement, for calls that move no money. @throws {ApiFailure} for what `refuse` raised */
export async function admitting<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    const refusal = raisedRefusal(error);
    throw refusal ? new ApiFailure(refusal.code, refusal.body) : error;
  }
}
