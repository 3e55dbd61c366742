import type { Endpoint } from '@ezwallet/api-client/contract';
import type { InferInput, InferOutput } from 'valibot';
import type { Services } from './Services.ts';

/** The installation that calls, by its headers. */
export interface Device {
  readonly fingerprint: string;
  readonly id: string;
  readonly keySession: string;
  readonly name: string;
  readonly userAgent: string;
}

/** A signed-in member on one device. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly memberId: bigint;
  readonly userType: number;
  readonly expiresAt: number;
}

/** A token that was just made, and when it ends: epoch milliseconds. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: number;
}

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
