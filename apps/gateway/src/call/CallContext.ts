import type { Endpoint } from '@ezwallet/api-client/contract';
import type { InferInput, InferOutput } from 'valibot';
import type { Policy } from '../config/index.ts';
import type { Sql } from '../db/index.ts';
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
  /** The device has another fingerprint than when the session was opened: a browser after an update, or a stolen token. */
  readonly hasMoved: boolean;
}

/** A new token, and when it ends: epoch milliseconds. */
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
  /** What a fingerprint or face released on the device, from the sealed body; empty in most calls. A secret. */
  readonly biometricsCode: string;
  /** The policy closes the function that this call begins. Calls about money ask it, because what was done keeps its answer. */
  readonly isClosed: boolean;
  /** Sends a new token with the answer, in place of the one that the call came with. */
  readonly renew: (session: OpenedSession) => void;
}

/** The same for calls that need a signed-in member. */
export interface MemberContext extends CallContext {
  readonly session: Session;
}

type ContextOf<E extends Endpoint> = E['auth'] extends 'public' ? CallContext : MemberContext;

/** Answers one call of the contract. @throws {ApiFailure} to refuse */
export type Handler<E extends Endpoint> = (
  input: InferOutput<E['request']>,
  ctx: ContextOf<E>,
) => Promise<InferInput<E['response']>>;

/** Answers a call of a member. Its first read goes together with the opening, so that both take one round trip. */
export interface JoinedHandler<E extends Endpoint, Row> {
  /**
   * A statement of at most one row about the caller. Nobody has found the session yet, so the member's id is SQL.
   * Undefined where this input needs none.
   */
  readonly read: (input: InferOutput<E['request']>, caller: Sql, policy: Policy) => Sql | undefined;
  /** @param row undefined where the statement found none @throws {ApiFailure} to refuse */
  readonly answer: (
    input: InferOutput<E['request']>,
    ctx: ContextOf<E>,
    row: Row | undefined,
  ) => Promise<InferInput<E['response']>>;
}
