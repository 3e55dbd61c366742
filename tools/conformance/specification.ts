import endpoints from './spec/endpoints.json' with { type: 'json' };
import errorCodes from './spec/error-codes.json' with { type: 'json' };
import routes from './spec/routes.json' with { type: 'json' };

/** One thing that the product specification names and an implementation must exist for. */
export interface Requirement {
  readonly kind: 'route' | 'call' | 'code';
  readonly area: string;
  /** The route, the call's path, or the code, as the specification spells it. */
  readonly id: string;
}

/** Every route, call and code of the specification. */
export const requirements: readonly Requirement[] = [
  ...routes.routes.map(({ path, auth }) => ({ kind: 'route', area: auth, id: path }) as const),
  ...endpoints.endpoints.map(({ path, area }) => ({ kind: 'call', area, id: path }) as const),
  ...errorCodes.responseCodes.map(({ code }) => ({ kind: 'code', area: 'response', id: code }) as const),
  ...errorCodes.namedCodes.map(({ name }) => ({ kind: 'code', area: 'named', id: name }) as const),
];

export const keyOf = ({ kind, id }: Requirement): string => `${kind} ${id}`;
