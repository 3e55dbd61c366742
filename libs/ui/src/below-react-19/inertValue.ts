import { isBelow19 } from './withRef.ts';

/** The value of the attribute `inert`. React 18 writes only texts, and React 19 takes an empty one for false. */
export const inertValue = (inert: boolean) => (isBelow19 ? ((inert ? '' : undefined) as unknown as boolean) : inert);
