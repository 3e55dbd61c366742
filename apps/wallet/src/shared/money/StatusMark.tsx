import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Icon, type Glyph } from '@ezwallet/ui';
import styles from './StatusMark.module.css';

/** How a status looks: icon, word and colour always together. */
export interface StatusLook {
  readonly icon: Glyph;
  readonly tone: 'success' | 'warning' | 'neutral';
  readonly name: MessageDescriptor;
}

/** The status of a record of money. */
export function StatusMark({ look: { icon, tone, name } }: { look: StatusLook }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon glyph={icon} size={16} />
      {i18n._(name)}
    </span>
  );
}
