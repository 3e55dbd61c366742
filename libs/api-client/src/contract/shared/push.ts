import * as v from 'valibot';
import { plainText } from './plainText.ts';

/** Longer than the address of any push service. */
const LONGEST = 1000;

/** The address at which a push service takes notifications for one browser. To use it, one needs the server's key too. */
export const pushEndpoint = v.pipe(plainText(LONGEST), v.url());
