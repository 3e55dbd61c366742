import { useLingui } from '@lingui/react/macro';
import type { Posting } from '@ezwallet/api-client/contract';
import { Amount, Card, List, ListItem } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { accountNames } from '../model/billWords.ts';
import styles from './Postings.module.css';

/** Every movement of money of a bill, as in the ledger. The money that leaves one account arrives on another. */
export function Postings({ postings, currency }: { postings: readonly Posting[]; currency: string }) {
  const { t, i18n } = useLingui();
  return (
    <Card padding="flush" title={t`Money movements`} aria-label={t`Money movements`} className={styles.postings}>
      <List>
        {postings.map(({ account, amount, balanceAfter, at }, row) => {
          const after = balanceAfter === null ? null : moneyText(balanceAfter, currency);
          return (
            <ListItem
              // A bill's postings never change, so their index is their key.
              key={row}
              title={i18n._(accountNames[account])}
              description={timeText(at)}
              value={
                <Amount value={amount} currency={currency} decimals={shownDecimals(amount)} size={15} sign="always" />
              }
              valueDescription={after === null ? undefined : t`Balance ${after}`}
            />
          );
        })}
      </List>
    </Card>
  );
}
