import { useLingui } from '@lingui/react/macro';
import type { HTMLAttributes, Ref } from 'react';

/** The landmark of a list beside its details. */
export function SideList(props: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> }) {
  const { t } = useLingui();
  return <section {...props} tabIndex={-1} aria-label={t`List`} data-ui-inherit="page" />;
}
