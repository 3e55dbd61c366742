import { Trans, useLingui } from '@lingui/react/macro';
import { PAY_ACCOUNT_STATES } from '@ezwallet/api-client/constants';
import type { PayAccountInfo } from '@ezwallet/domain-stores';
import { Card, Details, type DetailsEntry } from '@ezwallet/ui';
import { ChineseText } from '../../../shared/language/ChineseText.tsx';
import { timeText } from '../../../shared/time/time-text.ts';
import { methodLooks } from '../../orders/index.ts';
import { AccountState } from './AccountState.tsx';
import { CodePicture } from './CodePicture.tsx';
import styles from './accounts.module.css';

/** Everything that an account says about itself. Its number is masked. */
export function AccountFacts({ info: { account, isInTrade, lastUsedAt } }: { info: PayAccountInfo }) {
  const { t, i18n } = useLingui();
  const fact = (label: string, text: string): DetailsEntry[] =>
    text === '' ? [] : [{ label, value: <ChineseText>{text}</ChineseText> }];
  const isCard = 'accountNo' in account;
  return (
    <Card title={i18n._(methodLooks[account.payMethodId].name)} meta={<AccountState account={account} />}>
      {'qrFileId' in account && <CodePicture fileId={account.qrFileId} />}
      <Details
        items={[
          ...fact(t`Full name`, account.realName),
          ...('bankName' in account ? fact(t`Bank`, account.bankName) : []),
          ...(isCard ? fact(t`Card number`, account.accountNo) : []),
          ...('walletNo' in account ? fact(t`Wallet number`, account.walletNo) : []),
          ...(isCard
            ? fact(
                t`City`,
                account.province === account.city ? account.city : `${account.province} ${account.city}`.trim(),
              )
            : []),
          ...(isCard ? fact(t`Branch`, account.branch) : []),
          ...fact(t`Added`, timeText(account.createdAt)),
          ...(lastUsedAt === null ? [] : fact(t`Last used`, timeText(lastUsedAt))),
        ]}
      />
      {account.state === PAY_ACCOUNT_STATES.reviewing && (
        <p className={styles.note}>
          <Trans>We are reviewing this account. It cannot receive money yet.</Trans>
        </p>
      )}
      {account.state === PAY_ACCOUNT_STATES.blocked && (
        <p className={styles.note}>
          <Trans>This account cannot receive money. Add another one.</Trans>
        </p>
      )}
      {isInTrade && (
        <p className={styles.note}>
          <Trans>An open trade pays into this account. You can delete it when the trade is over.</Trans>
        </p>
      )}
    </Card>
  );
}
