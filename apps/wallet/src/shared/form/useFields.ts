import { useLingui } from '@lingui/react/macro';
import type { WordedForm } from './createForm.ts';

/** What a field component of the kit takes from a form. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** What each field component takes from a form: `<TextField label={…} {...field('name')} />`. For observers. */
export function useFields<Values extends object, Ready extends Record<keyof Values, unknown>, Output>(
  form: WordedForm<Values, Ready, Output>,
): <Field extends keyof Values>(field: Field) => FieldProps<Values[Field]> {
  const { i18n } = useLingui();
  return (field) => {
    const error = form.errorOf(field);
    return {
      value: form.values[field],
      onChange: (value) => form.set(field, value),
      error: error ? i18n._(error) : undefined,
    };
  };
}
