import { msg } from '@lingui/core/macro';
import { checkContactRemark, checkDisplayText } from '@ezwallet/validators';
import type { CheckedField } from '@ezwallet/domain-stores';
import { fault, type FieldFault } from '../../../shared/form/createForm.ts';

/** The longest name of a contact, in characters. */
const NAME_MAX = 20;

type Check = (text: string) => CheckedField<string, FieldFault>;

const checkName: Check = (text) => {
  const checked = checkDisplayText(text, { max: NAME_MAX });
  return !checked.ok && checked.issue.code === 'TEXT_EMPTY' ? fault(msg`Enter a name.`) : checked;
};

/** The checks of the name and note of a contact. */
export const labelChecks = { name: checkName, remark: checkContactRemark as Check };
