import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Bill } from '@ezwallet/api-client/contract';
import { type BillTotal, totalBills } from '@ezwallet/domain-stores';
import { Details, Drawer, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import styles from './billing.module.css';

/** An amount without its code: grouped, with no decimals cut off. */
const plain = (amount: string) => formatAmount(amount, { decimals: 8, minDecimals: 2 });

interface MonthSumsProps {
  /** The name of the month or of the part of it that is shown. */
  name: string;
  bills: readonly Bill[];
}

/** Income and spending: one coin in the line, several coins in a sheet. */
export function MonthSums({ name, bills }: MonthSumsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const sums = totalBills(bills);
  const [only] = sums;
  const count = sums.length;
  if (!only) return null;
  if (count === 1) return <SumText sum={only} />;
  return (
    <>
      <TextButton size={12} tone="muted" endIcon={glyphs.chevronDown} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Totals for {count} coins</Trans>
      </TextButton>
      <Drawer open={open} onOpenChange={setOpen} title={t`Totals for ${name}`}>
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
    </>
  );
}

/** One currency on one line. A side with no movement is left out. */
function SumText({ sum: { currency, incoming, outgoing } }: { sum: BillTotal }) {
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
