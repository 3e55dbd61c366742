import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Bill } from '@ezwallet/api-client/contract';
import { totalBills } from '@ezwallet/domain-stores';
import { Drawer, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { sumText } from '../model/sumText.ts';
import styles from './MonthSums.module.css';

interface MonthSumsProps {
  /** The name of the month or of the part of it that is shown. */
  name: string;
  bills: readonly Bill[];
}

/** Money in and money out: one coin in the line, several coins in a sheet. */
export function MonthSums({ name, bills }: MonthSumsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const sums = totalBills(bills);
  const [only] = sums;
  const count = sums.length;
  if (!only) return null;
  const into = t({ message: 'In', context: 'sum of money that came in' });
  const out = t({ message: 'Out', context: 'sum of money that went out' });
  if (count === 1) {
    return (
      <>
        <span>
          {into} <b className={styles.figure}>{sumText(only.incoming, '+')}</b>
        </span>
        <span>
          {out} <b className={styles.figure}>{sumText(only.outgoing, '−')}</b> {only.currency}
        </span>
      </>
    );
  }
  return (
    <>
      <TextButton
        size={12}
        tone="muted"
        endIcon={glyphs.chevronDown}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Totals for {count} coins</Trans>
      </TextButton>
      <Drawer open={open} onOpenChange={setOpen} title={t`Totals for ${name}`}>
        <table className={styles.totals}>
          <thead>
            <tr>
              <th scope="col">{t`Coin`}</th>
              <th scope="col">{into}</th>
              <th scope="col">{out}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ currency, incoming, outgoing }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>{sumText(incoming, '+')}</td>
                <td>{sumText(outgoing, '−')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Drawer>
    </>
  );
}
