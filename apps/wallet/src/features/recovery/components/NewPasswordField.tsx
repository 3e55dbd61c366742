import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { PasswordField } from '@ezwallet/ui';
import { type NewPassword, PasswordRules } from '../../auth/index.ts';
import type { FieldProps } from '../../../shared/form/useFields.ts';

/** A password that a person chooses, with the rules that it has to meet. */
export const NewPasswordField = observer(function NewPasswordField({
  chosen,
  ...field
}: FieldProps<string> & { chosen: NewPassword }) {
  const { t } = useLingui();
  const rulesId = useId();
  const hasText = field.value !== '';
  useEffect(() => {
    if (hasText) void chosen.load();
  }, [chosen, hasText]);
  return (
    <div>
      <PasswordField
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        {...field}
      />
      <PasswordRules id={rulesId} rules={chosen.rules(field.value)} />
    </div>
  );
});
