import type { contract } from '@ezwallet/api-client/contract';
import { AREA_CODES } from '@ezwallet/validators';
import type { Handler } from '../../app/CallContext.ts';

/** Canada and the United States share an entry, and the latter has one of its own beside it. */
const AREAS = new Map(
  AREA_CODES.flatMap(({ diallingCode, regions }) =>
    regions.map((region) => [region, { countryCode: diallingCode, region }] as const),
  ),
);

export const getCountryCode: Handler<typeof contract.common.getCountryCode> = async () => [...AREAS.values()];
