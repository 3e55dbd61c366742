import { checkContactRemark, checkDisplayText } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';

const NAME_LENGTH = 20;

/** What a member calls an entry of the address book, in normal form. @throws {ApiFailure} `ARGS_INVALID` */
export function readLabels(input: { readonly name: string; readonly remark: string }) {
  const name = checkDisplayText(input.name, { max: NAME_LENGTH });
  if (!name.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['name'] });
  const remark = checkContactRemark(input.remark);
  if (!remark.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['remark'] });
  return { name: name.value, remark: remark.value };
}
