import { contract, type Endpoint } from '@ezwallet/api-client/contract';
import { handlers } from '../../src/server/handlers.ts';

export interface NamedEndpoint {
  /** Area and name. */
  readonly title: string;
  readonly endpoint: Endpoint;
}

const areas = contract as unknown as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
const served = handlers as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const all = Object.entries(areas).flatMap(([area, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({
    title: `${area}.${name}`,
    endpoint,
    has: served[area]?.[name] !== undefined,
  })),
);

/** The calls that the gateway has handlers for. */
export const servedEndpoints: readonly NamedEndpoint[] = all.filter(({ has }) => has);

/** Those of the contract that it refuses. */
export const unservedEndpoints: readonly NamedEndpoint[] = all.filter(({ has }) => !has);
