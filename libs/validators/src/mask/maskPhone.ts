import { assertType } from '../checked/assertType.ts';
const SHOWN = 4;
const MASK = '••••';

/**
 * Masks a phone number except its last four digits.
 *
 * @param areaCode dialling code to show before it, with or without `+`.
 * @example maskPhone('13123456789', '86') // '+86 •••• 6789'
 */
export function maskPhone(number: string, areaCode = ''): string {
  assertType('string', number, 'number');
  const shown = number.length > SHOWN ? ` ${number.slice(-SHOWN)}` : '';
  const area = areaCode === '' ? '' : `+${areaCode.replace('+', '')} `;
  return area + MASK + shown;
}
