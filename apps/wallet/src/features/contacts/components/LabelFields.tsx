import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { TextField } from '@ezwallet/ui';
import { CONTACT_REMARK_MAX } from '@ezwallet/validators';
import type { FieldProps } from '../../../shared/form/useFields.ts';

interface LabelFieldsProps {
  /** What a field takes from the form. */
  field: (name: 'name' | 'remark') => FieldProps<string>;
}

/** The name of a contact, and a short note to tell it from others. */
export const LabelFields = observer(function LabelFields({ field }: LabelFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Name`} name="name" autoComplete="off" clearable {...field('name')} />
      <TextField
        label={t`Note (optional)`}
        name="remark"
        description={t`Up to ${CONTACT_REMARK_MAX} characters.`}
        autoComplete="off"
        clearable
        {...field('remark')}
      />
    </>
  );
});
