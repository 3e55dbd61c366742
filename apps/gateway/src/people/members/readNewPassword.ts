import { ApiFailure } from '../../call/ApiFailure.ts';
import { checkNewPassword, type NewPassword } from '../../secrets/NewPassword.ts';

/**
 * Reads a password that a member wants to use from now on.
 * @param field its name in the request
 * @throws {ApiFailure} `ARGS_INVALID` `{fields, issue}`; the issue is `LOGIN_PASSWORD_COMMON` for a leaked password
 */
export function readNewPassword(text: string, field: string): NewPassword {
  const checked = checkNewPassword(text);
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: [field], issue: checked.issue.code });
  return checked.value;
}
