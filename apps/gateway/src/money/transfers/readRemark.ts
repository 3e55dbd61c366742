import { checkDisplayText } from '@ezwallet/validators';
import { type Outcome, Refusal } from '../../call/Outcome.ts';

const LENGTH = 60;

/** What the sender writes beside an amount; empty when left out. Refuses with `ARGS_INVALID`. */
export function readRemark(text: string | undefined): Outcome<string> {
  if (text === undefined || text.trim() === '') return '';
  const checked = checkDisplayText(text, { max: LENGTH });
  return checked.ok ? checked.value : new Refusal('ARGS_INVALID', { fields: ['remark'] });
}
