import { assertType } from '../checked/assertType.ts';
import type { AreaCode } from './area-codes.ts';

/**
 * Joins a dialling code and a number that {@link checkPhone} accepted, in ITU-T E.164 form.
 *
 * @example toE164('86', '13123456789') // '+8613123456789'
 */
export function toE164(areaCode: AreaCode, nationalNumber: string): string {
  assertType('string', areaCode, 'areaCode');
  assertType('string', nationalNumber, 'nationalNumber');
  return `+${areaCode.replace('+', '')}${nationalNumber}`;
}
