import { useLingui } from '@lingui/react/macro';
import { BILL_STATUS } from '@ezwallet/api-client/constants';
import type { BillDetail } from '@ezwallet/domain-stores';
import { Amount, Card, CopyField, Details } from '@ezwallet/ui';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { StatusMark } from '../../../shared/money/StatusMark.tsx';
import { eachOnce } from '../../../shared/people/shown-names.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { billTitle, isIncoming } from '../model/billTitle.ts';
import { billTypeNames, statusLooks } from '../model/billWords.ts';
import { noteOf } from '../model/noteOf.ts';
import shared from './billing.module.css';
import styles from './BillFacts.module.css';
import { ChainProgress } from './ChainProgress.tsx';
import { Postings } from './Postings.tsx';

/** All details of one bill. */
export function BillFacts({ bill }: { bill: BillDetail }) {
  const { t, i18n } = useLingui();
  const {
    amount,
    currency,
    status,
    recordType,
    counterparty,
    contactName,
    fee,
    bonus,
    createdAt,
    billNo,
    postings,
    chain,
  } = bill;
  const incoming = isIncoming(bill);
  const note = noteOf(bill);
  const other = eachOnce(contactName, counterparty?.nickMasked, counterparty?.userNoMasked);
  return (
    <>
      <div className={shared.head}>
        <bdi className={styles.what}>{i18n._(billTitle(bill))}</bdi>
        <Amount
          value={amount}
          currency={currency}
          decimals={shownDecimals(amount)}
          size={36}
          sign="always"
          tone={incoming && status !== BILL_STATUS.cancelled ? 'change' : 'plain'}
        />
        <StatusMark look={statusLooks[status]} />
      </div>
      <Card padding="flush">
        <Details
          items={[
            { label: t`Type`, value: i18n._(billTypeNames[recordType]) },
            ...(other.length > 0 ? [{ label: incoming ? t`From` : t`To`, value: <bdi>{joinFacts(other)}</bdi> }] : []),
            ...(note === null ? [] : [{ label: t`Note`, value: typeof note === 'string' ? note : i18n._(note) }]),
            { label: t`Fee`, value: moneyText(fee, currency) },
            ...(bonus === undefined ? [] : [{ label: t`Bonus`, value: `+${moneyText(bonus, currency)}` }]),
            { label: t`Time`, value: timeText(createdAt) },
          ]}
        />
        <CopyField className={shared.copied} label={t`Bill number`} value={billNo} />
      </Card>
      {chain && <ChainProgress chain={chain} leaves={!incoming} startedAt={createdAt} />}
      {postings.length > 0 && <Postings postings={postings} currency={currency} />}
    </>
  );
}
