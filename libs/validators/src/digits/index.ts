export { stripNonDigits } from './stripNonDigits.ts';
