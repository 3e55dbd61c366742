import { checkNickname } from '@ezwallet/validators';
import { ApiFailure } from '../app/ApiFailure.ts';

/** A nickname in its normal form. @throws {ApiFailure} `ARGS_INVALID` */
export function readNickname(text: string): string {
  const checked = checkNickname(text);
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['nickName'] });
  return checked.value;
}
