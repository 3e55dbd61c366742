import { useState } from 'react';
import { createForm, type WordedForm } from './createForm.ts';
import { useFields } from './useFields.ts';

/** A form that lives as long as the component, and what its fields take from it. For observers. */
export function useForm<Values extends object, Ready extends Record<keyof Values, unknown>, Output>(
  kind: () => Parameters<typeof createForm<Values, Ready, Output>>[0],
): [form: WordedForm<Values, Ready, Output>, field: ReturnType<typeof useFields<Values, Ready, Output>>] {
  const [form] = useState(() => createForm(kind()));
  return [form, useFields(form)];
}
