import { useLingui } from '@lingui/react/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { stageOf } from '@ezwallet/domain-stores';
import { Card, CopyField, List, ListItem } from '@ezwallet/ui';
import { ChineseText } from '../../../shared/language/ChineseText.tsx';
import { BankName, MethodName } from '../../orders/index.ts';
import { payeeRows } from '../model/payeeRows.ts';
import { StoredPicture } from './StoredPicture.tsx';
import shared from './trades.module.css';
import styles from './PayeeCard.module.css';

const CODE_SIDE = 176;

/** Whom the buyer pays, with a copy button for each field; for the seller, the own account. */
export function PayeeCard({ trade }: { trade: Trade }) {
  const { t, i18n } = useLingui();
  const { payee, payRemark } = trade;
  if (!payee) return null;
  const isBuyer = sideOf(trade) === 'buyer';
  const pays = isBuyer && stageOf(trade) === 'waitingForPayment';
  const rows = payeeRows(payee);
  return (
    <Card
      padding="flush"
      title={!isBuyer ? t`To your account` : pays ? t`Pay to` : t`Paid to`}
      meta={<MethodName method={payee.payMethodId} />}
    >
      {pays ? (
        <>
          {rows.map(({ label, value, shown = value, isNumber, bankCode }) => (
            <CopyField key={value} className={shared.copied} label={i18n._(label)} value={value}>
              <span className={isNumber ? styles.number : shared.strong}>
                {bankCode ? <BankName bankCode={bankCode} bankName={value} /> : <ChineseText>{shown}</ChineseText>}
              </span>
            </CopyField>
          ))}
          {payRemark !== '' && (
            <CopyField className={shared.copied} label={t`Remark`} value={payRemark}>
              <span className={shared.strong}>{payRemark}</span>
            </CopyField>
          )}
          {'qrFileId' in payee && (
            <div className={styles.code}>
              <StoredPicture fileId={payee.qrFileId} alt={t`Payment code of ${payee.realName}`} side={CODE_SIDE} />
              <p className={shared.subtle}>{t`Scan this code with the app. Check the name before you pay.`}</p>
            </div>
          )}
        </>
      ) : (
        <List>
          {rows.map(({ label, value, shown = value, bankCode }) => (
            <ListItem
              key={value}
              tone="pair"
              height={44}
              title={i18n._(label)}
              value={bankCode ? <BankName bankCode={bankCode} bankName={value} /> : <ChineseText>{shown}</ChineseText>}
            />
          ))}
          {payRemark !== '' && <ListItem tone="pair" height={44} title={t`Remark`} value={payRemark} />}
        </List>
      )}
    </Card>
  );
}
