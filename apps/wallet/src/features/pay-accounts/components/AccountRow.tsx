import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PayAccount } from '@ezwallet/api-client/contract';
import { BankMark, ListItem, PayMark } from '@ezwallet/ui';
import { ChineseText } from '../../../shared/language/ChineseText.tsx';
import { dayText } from '../../../shared/time/time-text.ts';
import { payAccountPaths } from '../../../world/paths.ts';
import { bankMark, methodLooks } from '../../orders/index.ts';
import { AccountState } from './AccountState.tsx';
import styles from './accounts.module.css';

/** One account of a list. */
export function AccountRow({ account }: { account: PayAccount }) {
  const { t, i18n } = useLingui();
  const added = dayText(account.createdAt);
  const isAtBank = 'bankName' in account;
  const way = methodLooks[account.payMethodId];
  const name = isAtBank ? account.bankName : i18n._(way.name);
  const number =
    'accountNo' in account ? account.accountNo : 'walletNo' in account ? account.walletNo : t`Added ${added}`;
  return (
    <ListItem
      leading={isAtBank ? <BankMark bank={account.bankCode} character={bankMark(name)} /> : <PayMark way={way.mark} />}
      title={
        <span className={styles.title}>
          {isAtBank ? <ChineseText>{name}</ChineseText> : <bdi>{name}</bdi>}
          <AccountState account={account} />
        </span>
      }
      description={<bdi className={styles.number}>{number}</bdi>}
      render={<Link to={payAccountPaths.account({ id: account.id })} />}
    />
  );
}
