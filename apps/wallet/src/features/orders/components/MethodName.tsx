import { useLingui } from '@lingui/react/macro';
import type { PayMethodId } from '@ezwallet/api-client/contract';
import { PayMark } from '@ezwallet/ui';
import { methodLooks } from '../model/methodLooks.ts';
import styles from './orders.module.css';

/** A way to pay by its mark and its name. */
export function MethodName({ method }: { method: PayMethodId }) {
  const { i18n } = useLingui();
  const { name, mark } = methodLooks[method];
  return (
    <span className={styles.method}>
      <PayMark way={mark} size={24} />
      {i18n._(name)}
    </span>
  );
}
