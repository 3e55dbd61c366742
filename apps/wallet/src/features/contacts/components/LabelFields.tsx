import { useLingui } from '@lingui/react/macro';
import { TextField } from '@ezwallet/ui';
import { CONTACT_REMARK_MAX } from '@ezwallet/validators';
import type { LabelErrors } from '../model/checkLabels.ts';

interface LabelFieldsProps {
  name: string;
  remark: string;
  errors: LabelErrors;
  onName: (name: string) => void;
  onRemark: (remark: string) => void;
}

/** The name of a contact, and a short note to tell it from others. */
export function LabelFields({ name, remark, errors, onName, onRemark }: LabelFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextField
        label={t`Name`}
        name="name"
        autoComplete="off"
        clearable
        value={name}
        onChange={onName}
        error={errors.name ? i18n._(errors.name) : undefined}
      />
      <TextField
        label={t`Note (optional)`}
        name="remark"
        hint={t`Up to ${CONTACT_REMARK_MAX} characters.`}
        autoComplete="off"
        clearable
        value={remark}
        onChange={onRemark}
        error={errors.remark ? i18n._(errors.remark) : undefined}
      />
    </>
  );
}
