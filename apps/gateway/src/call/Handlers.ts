import type { Contract, Endpoint } from '@ezwallet/api-client/contract';
import type { Handler, JoinedHandler } from './CallContext.ts';
import type { NotServed } from './notServed.ts';

/** One handler for each call of the contract that is served. */
export type Handlers = {
  readonly [Area in keyof Contract]: {
    readonly [Name in Exclude<keyof Contract[Area], NotServed<Area>>]: Contract[Area][Name] extends Endpoint
      ? // oxlint-disable-next-line typescript/no-explicit-any -- what it reads is between its two halves
        Handler<Contract[Area][Name]> | JoinedHandler<Contract[Area][Name], any>
      : never;
  };
};

/** The calls that one wing of the gateway answers. A call that the contract does not have does not compile. */
export type WingHandlers = { readonly [Area in keyof Handlers]?: Partial<Handlers[Area]> };
