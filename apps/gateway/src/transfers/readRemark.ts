import { checkDisplayText } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';

const LENGTH = 60;

/** What the sender writes beside an amount; empty when left out. @throws {ApiFailure} `ARGS_INVALID` */
export function readRemark(text: string | undefined): string {
  if (text === undefined || text.trim() === '') return '';
  const checked = checkDisplayText(text, { max: LENGTH });
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['remark'] });
  return checked.value;
}
