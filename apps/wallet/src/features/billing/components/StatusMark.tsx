import { useLingui } from '@lingui/react/macro';
import type { Bill } from '@ezwallet/api-client/contract';
import { Icon } from '@ezwallet/ui';
import { statusLooks } from '../model/billWords.ts';
import styles from './billing.module.css';

/** The status of a bill: icon, word and colour. */
export function StatusMark({ status }: { status: Bill['status'] }) {
  const { i18n } = useLingui();
  const { icon, tone, name } = statusLooks[status];
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon glyph={icon} size={16} />
      {i18n._(name)}
    </span>
  );
}
