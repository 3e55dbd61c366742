import {
  contract,
  type Endpoint,
  type PayPurpose,
  type RequestOf,
  type ResponseOf,
} from '@ezwallet/api-client/contract';
import * as v from 'valibot';
import type { Device, Handler, JoinedHandler, MemberContext, Session } from '../../call/CallContext.ts';
import type { Services } from '../../call/Services.ts';
import type { Policy } from '../../config/index.ts';
import type { Sql } from '../../db/index.ts';
import { uploadFile } from '../../people/files/calls.ts';
import { rememberDevice } from '../../people/members/devices.ts';
import { getMember } from '../../people/members/members.ts';
import { checkTransPass } from '../../access/proofs/calls.ts';
import { openCall, openSession } from '../../access/sessions/sessions.ts';
import type { ScriptedPerson } from './people.ts';

type AnyInput = (input: unknown, ctx: MemberContext, row?: unknown) => Promise<unknown>;
type AnyHandler =
  | AnyInput
  | { readonly read: (input: unknown, caller: Sql, policy: Policy) => Sql | undefined; readonly answer: AnyInput };

/**
 * A scripted person at work. It makes the calls of the contract as a client does: with a session of its own, checked fields,
 * the same handlers, and the payment password where a call needs it. Only the envelope and the counts of calls are missing.
 */
export class Actor {
  readonly person: ScriptedPerson;
  readonly memberId: bigint;
  readonly services: Services;
  readonly #device: Device;
  #token: string | undefined;

  constructor(services: Services, person: ScriptedPerson, memberId: bigint) {
    this.services = services;
    this.person = person;
    this.memberId = memberId;
    const { deviceId: id, userNo } = person;
    this.#device = { id, fingerprint: `scripted ${userNo}`, keySession: '', name: 'Script', userAgent: 'Script' };
  }

  /** Epoch milliseconds by the clock of the sandbox. */
  now(): number {
    return this.services.clock.now();
  }

  /** Makes a call. @throws {ApiFailure} as the call */
  async call<E extends Endpoint>(
    endpoint: E,
    // oxlint-disable-next-line typescript/no-explicit-any -- what it reads is between its two halves
    handler: Handler<E> | JoinedHandler<E, any>,
    request: RequestOf<E>,
  ): Promise<ResponseOf<E>> {
    const { read, answer } = halvesOf(handler as AnyHandler);
    const input: unknown = v.parse(endpoint.request, request);
    const { session, row } = await this.#open(
      !endpoint.background,
      read && ((member) => read(input, member, this.services.config.policy)),
    );
    const ctx = {
      ...this.services,
      device: this.#device,
      ip: '127.0.0.1',
      session,
      biometricsCode: '',
      isClosed: false,
      renew: () => undefined,
    };
    return v.parse(endpoint.response, await answer(input, ctx, row)) as ResponseOf<E>;
  }

  /** Gives the payment password for one purpose. @returns the ticket */
  async confirm(purpose: PayPurpose): Promise<string> {
    const request = { password: this.person.paymentPassword, ...purpose } as RequestOf<
      typeof contract.user.checkTransPass
    >;
    return (await this.call(contract.user.checkTransPass, checkTransPass, request)).payPassTicket;
  }

  /** Uploads a picture. @returns its id */
  async upload(png: Buffer, fileName: string): Promise<string> {
    const file = { fileBase64: png.toString('base64'), fileName, fileType: 'IMG', index: 0 } as const;
    return (await this.call(contract.user.uploadFile, uploadFile, file)).fileId;
  }

  /** Opens the call with the session, or with a new one where somebody has ended it. */
  async #open(
    slides: boolean,
    read: ((member: Sql) => Sql | undefined) | undefined,
  ): Promise<{ session: Session; row: unknown }> {
    const { db, config } = this.services;
    const open = async () =>
      await openCall<unknown>(db, config.policy, {
        token: this.#token,
        device: this.#device,
        isNeeded: true,
        slides,
        read,
      });
    let opened = await open();
    if (typeof opened.session !== 'object') {
      await db.query(rememberDevice(this.memberId, this.#device));
      const fresh = await openSession(db, config.policy, await getMember(db, this.memberId), this.#device);
      this.#token = fresh?.token;
      opened = await open();
    }
    if (typeof opened.session !== 'object')
      throw new Error(`${this.person.nickName} cannot sign in: ${opened.session}.`);
    return { session: opened.session, row: opened.extra };
  }
}

function halvesOf(handler: AnyHandler) {
  return typeof handler === 'function' ? { read: undefined, answer: handler } : handler;
}
