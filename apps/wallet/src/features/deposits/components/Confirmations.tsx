import { Trans, useLingui } from '@lingui/react/macro';
import { RECHARGE_STATUS } from '@ezwallet/api-client/constants';
import type { RechargeBill } from '@ezwallet/api-client/contract';
import { statusLook } from '../model/depositWords.ts';
import styles from './Confirmations.module.css';

/** More cells than this would be too narrow to count. */
const CELLS = 12;

/**
 * The progress of a deposit that is not credited yet: cells that fill with each confirmation, and the same in words.
 */
export function Confirmations({ bill }: { bill: RechargeBill }) {
  const { status, confirmations, required } = bill;
  const { i18n } = useLingui();
  const reached = Math.min(confirmations, required);
  const cells = Math.min(required, CELLS);
  const full = required === 0 ? 0 : Math.floor((reached * cells) / required);
  return (
    <span className={styles.progress}>
      {cells > 0 && (
        <span className={styles.cells} aria-hidden>
          {Array.from({ length: cells }, (_, cell) => (
            <i key={cell} data-state={cell < full ? 'full' : 'empty'} />
          ))}
        </span>
      )}
      {status === RECHARGE_STATUS.waiting && required > 0 ? (
        <span className={styles.count}>
          <Trans>
            {reached} of {required} confirmations
          </Trans>
        </span>
      ) : (
        <span className={styles.count}>{i18n._(statusLook(bill).name)}</span>
      )}
    </span>
  );
}
