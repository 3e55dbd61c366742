import type { Endpoint } from '@ezwallet/api-client/contract';
import type { InferInput, InferOutput } from 'valibot';
import type { OpenedSession, Session } from '../identity/sessions.ts';
import type { Device } from './readDevice.ts';
import type { Services } from './Services.ts';

/** What a handler knows about the call it answers. */
export interface CallContext extends Services {
  readonly device: Device;
  /** Network address of the caller. */
  readonly ip: string;
  readonly session: Session | undefined;
  /** Sends a new token with the answer, in place of the one that the call came with. */
  readonly renew: (session: OpenedSession) => void;
}

/** The same for calls that need a signed-in member. */
export interface MemberContext extends CallContext {
  readonly session: Session;
}

/** Answers one call of the contract. @throws {ApiFailure} to refuse */
export type Handler<E extends Endpoint> = (
  input: InferOutput<E['request']>,
  ctx: E['auth'] extends 'public' ? CallContext : MemberContext,
) => Promise<InferInput<E['response']>>;

/** The calls of an area that the gateway serves. */
export type ModuleHandlers<Area extends Record<string, Endpoint>> = {
  readonly [Name in keyof Area]?: Handler<Area[Name]>;
};
