import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { FormError } from '@ezwallet/ui';

/** What is wrong with a form as a whole, in the person's language. */
export function FormProblem({ problem }: { problem: MessageDescriptor | null | undefined }) {
  const { i18n } = useLingui();
  return <FormError>{problem && i18n._(problem)}</FormError>;
}
