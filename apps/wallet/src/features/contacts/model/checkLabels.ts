import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { checkContactRemark, checkDisplayText } from '@ezwallet/validators';
import type { ContactLabels } from '@ezwallet/domain-stores';
import { issueMessage } from '../../../i18n/issueMessages.ts';

/** The longest name of a contact, in characters. */
const NAME_MAX = 20;

/** The problems with the name and note of a contact. Null where there is none. */
export interface LabelErrors {
  readonly name: MessageDescriptor | null;
  readonly remark: MessageDescriptor | null;
}

/** The name and note of a contact in normal form, and the problems with them. */
export function checkLabels({ name, remark }: ContactLabels): { labels: ContactLabels | null; errors: LabelErrors } {
  const checkedName = checkDisplayText(name, { max: NAME_MAX });
  const checkedRemark = checkContactRemark(remark);
  const labels =
    checkedName.ok && checkedRemark.ok ? { name: checkedName.value, remark: checkedRemark.value } : null;
  return {
    labels,
    errors: {
      name: checkedName.ok ? null : checkedName.issue.code === 'TEXT_EMPTY' ? msg`Enter a name.` : issueMessage(checkedName.issue),
      remark: checkedRemark.ok ? null : issueMessage(checkedRemark.issue),
    },
  };
}
