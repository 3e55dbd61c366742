import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Bill } from '@ezwallet/api-client/contract';
import { type BillSum, sumBills } from '@ezwallet/domain-stores';
import { Details, Drawer, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { monthText } from '../../../shared/time/time-text.ts';
import styles from './billing.module.css';

/** An amount without its code: grouped, with no places cut off. */
const plain = (amount: string) => formatAmount(amount, { decimals: 8, minDecimals: 2 });

interface MonthHeadProps {
  /** Its start, in epoch milliseconds. */
  month: number;
  /** Bills of the month that are loaded. */
  bills: readonly Bill[];
  /** Older bills of the month are not loaded yet. */
  partial: boolean;
}

/** A month with what came in and went out; it stays on top while its bills scroll. */
export function MonthHead({ month, bills, partial }: MonthHeadProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const sums = sumBills(bills);
  const [only] = sums;
  const name = monthText(month);
  const count = sums.length;
  return (
    <div className={styles.month}>
      <h2 id={`month-${month}`}>
        <bdi>{name}</bdi>
      </h2>
      {only && (
        <span className={styles.sums}>
          {partial && (
            <span className={styles.partial}>
              <Trans>So far</Trans>
            </span>
          )}
          {count === 1 ? (
            <SumText sum={only} />
          ) : (
            <TextButton size={12} tone="muted" endIcon={glyphs.chevronDown} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Trans>Sums of {count} coins</Trans>
            </TextButton>
          )}
        </span>
      )}
      <Drawer open={open} onOpenChange={setOpen} title={partial ? t`Sums of ${name} so far` : t`Sums of ${name}`}>
        <Details
          items={sums.map(({ currency, incoming, outgoing }) => ({
            label: currency,
            value: (
              <>
                <span className={styles.gain}>{`+${plain(incoming)}`}</span> {`−${plain(outgoing)}`}
              </>
            ),
          }))}
        />
      </Drawer>
    </div>
  );
}

/** One currency on one line; a side on which nothing happened is left out. */
function SumText({ sum: { currency, incoming, outgoing } }: { sum: BillSum }) {
  const { t } = useLingui();
  const came = moneyText(incoming, currency);
  const went = moneyText(outgoing, currency);
  return (
    <>
      {incoming !== '0' && (
        <span className={styles.gain} aria-label={t`Received ${came}`}>{`+${outgoing === '0' ? came : plain(incoming)}`}</span>
      )}
      {outgoing !== '0' && <span aria-label={t`Spent ${went}`}>{`−${went}`}</span>}
    </>
  );
}
