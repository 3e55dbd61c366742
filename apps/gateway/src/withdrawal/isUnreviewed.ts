import { toMinorUnits } from '@ezwallet/validators';
import type { Destination } from '../addresses/readAddress.ts';
import type { Policy } from '../config/index.ts';
import type { AddressStanding } from './addressStanding.ts';

const USDT_PLACES = 6;

/** What decides whether a person looks at a withdrawal before it goes out. */
export interface ReviewFacts {
  /** Withdrawn today, this one included, in millionths of a USDT. */
  readonly usedToday: bigint;
  readonly standing: Pick<AddressStanding, 'isRipe' | 'isProven' | 'isLookAlike'>;
  readonly destination: Pick<Destination, 'checksumHolds'>;
}

/** Whether a withdrawal goes out without a person looking at it: little money, to an address that is what it seems. */
export function isUnreviewed({ withdrawal }: Policy, { usedToday, standing, destination }: ReviewFacts): boolean {
  if (standing.isLookAlike || !destination.checksumHolds) return false;
  const isKnown = standing.isRipe === true || standing.isProven;
  const { knownAddress, newAddress } = withdrawal.unreviewed;
  return usedToday <= toMinorUnits(isKnown ? knownAddress : newAddress, USDT_PLACES);
}
