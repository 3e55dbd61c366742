import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { SessionStores } from '@ezwallet/domain-stores';
import { GridNav } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { depositPaths, tradePaths, transferPaths, withdrawalPaths } from '../../../world/paths.ts';
import styles from './coin.module.css';
import { useFeatures } from './useFeatures.ts';

/** The coin of secured trades. */
const TRADED = 'USDT';

interface CoinActionsProps {
  currency: string;
  stores: Pick<SessionStores, 'deposit' | 'withdrawal'>;
}

/** What the person can do with a coin. Without an open network, a coin can only go to other members. */
export const CoinActions = observer(function CoinActions({
  currency,
  stores: { deposit, withdrawal },
}: CoinActionsProps) {
  const { t } = useLingui();
  useEffect(() => void deposit.coinList.load(), [deposit]);
  const { isShown } = useFeatures();
  const start = { currency };
  const comesIn = deposit.coins
    ?.find(({ currencyCode }) => currencyCode === currency)
    ?.protocols.some(({ open }) => open);
  const goesOut = withdrawal.form.coins.some(({ currencyCode }) => currencyCode === currency);
  const traded = currency === TRADED;
  const items = [
    ...(traded && isShown('buy')
      ? [{ value: 'buy', label: t`Buy`, icon: glyphs.buy, render: <Link to={tradePaths.buy()} /> }]
      : []),
    ...(traded && isShown('sell')
      ? [{ value: 'sell', label: t`Sell`, icon: glyphs.sell, render: <Link to={tradePaths.sell()} /> }]
      : []),
    ...(comesIn
      ? [
          {
            value: 'deposit',
            label: t`Deposit`,
            icon: glyphs.download,
            render: <Link to={depositPaths.deposit(start)} />,
          },
        ]
      : []),
    ...(goesOut
      ? [
          {
            value: 'withdraw',
            label: t`Withdraw`,
            icon: glyphs.upload,
            render: <Link to={withdrawalPaths.withdrawal(start)} />,
          },
        ]
      : []),
    ...(isShown('transfer')
      ? [{ value: 'send', label: t`Send`, icon: glyphs.transfer, render: <Link to={transferPaths.transfer(start)} /> }]
      : []),
  ];
  return (
    items.length > 0 && <GridNav variant="discs" className={styles.actions} label={t`Quick actions`} items={items} />
  );
});
