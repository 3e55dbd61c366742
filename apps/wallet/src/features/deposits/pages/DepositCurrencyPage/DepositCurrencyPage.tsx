import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { DepositCoin } from '@ezwallet/domain-stores';
import { Button, CoinIcon, Empty, List, ListItem, SearchField, SkeletonRow } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { depositPaths } from '../../../../world/paths.ts';
import { joinFacts } from '../../../../shared/language/joinFacts.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { coinName } from '../../../../shared/money/coinName.ts';
import { NetworkSheet } from '../../components/NetworkSheet.tsx';
import styles from './DepositCurrencyPage.module.css';
import { findCoins } from '../../model/findCoins.ts';

/** The choice of a coin and a network for a deposit. */
export const DepositCurrencyPage = observer(function DepositCurrencyPage() {
  const { t } = useLingui();
  const { deposit } = useSessionStores();
  const leave = useGoBack(depositPaths.deposit());
  const [text, setText] = useState('');
  const [picking, setPicking] = useState<DepositCoin | null>(null);
  useEffect(() => void deposit.load(), [deposit]);

  const choose = (coin: DepositCoin, protocol?: string) => {
    void deposit.choose(coin.currencyCode, protocol);
    leave();
  };
  const press = (coin: DepositCoin) => {
    if (coin.protocols.length > 1) setPicking(coin);
    else choose(coin);
  };
  return (
    <Screen title={t`Choose a coin`} onBack={leave}>
      <div className={styles.search}>
        <SearchField
          label={t`Search coins and networks`}
          placeholder={t`Coin or network`}
          name="coin"
          maxLength={40}
          value={text}
          onChange={setText}
        />
      </div>
      <Coins text={text} onPress={press} onShowAll={() => setText('')} />
      <NetworkSheet
        coin={picking}
        value={picking?.currencyCode === deposit.choice?.currency ? deposit.choice?.protocol : undefined}
        onChange={(protocol) => picking && choose(picking, protocol)}
        onClose={() => setPicking(null)}
      />
    </Screen>
  );
});

interface CoinsProps {
  text: string;
  onPress: (coin: DepositCoin) => void;
  onShowAll: () => void;
}

const Coins = observer(function Coins({ text, onPress, onShowAll }: CoinsProps) {
  const { t, i18n } = useLingui();
  const { deposit } = useSessionStores();
  const shownName = (coin: DepositCoin) => coinName(i18n, coin.currencyCode, coin.name);
  const found = findCoins(deposit.coins ?? [], text, shownName);
  return (
    <Loaded
      of={deposit.coinList}
      className={styles.list}
      failed={t`We could not load the coins`}
      skeleton={Array.from({ length: 8 }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    >
      {() =>
        found.length > 0 ? (
          <List>
            {found.map((coin) => {
              const open = coin.protocols.filter((network) => network.open);
              return (
                <ListItem
                  key={coin.currencyCode}
                  leading={<CoinIcon coin={coin.currencyCode} />}
                  title={coin.currencyCode}
                  description={shownName(coin)}
                  value={
                    <span className={styles.networks}>{joinFacts(open.map(({ name }) => name)) || t`Unavailable`}</span>
                  }
                  disabled={open.length === 0}
                  onClick={() => onPress(coin)}
                />
              );
            })}
          </List>
        ) : text === '' ? (
          <Empty
            picture={pictures.clock}
            title={t`No network is available`}
            description={t`External deposits are paused. Try again later.`}
          />
        ) : (
          <Empty
            picture={pictures.lens}
            title={t`No coins found`}
            description={t`You cannot deposit this coin here, or it has another name.`}
            action={
              <Button size={32} variant="tint" onClick={onShowAll}>
                <Trans>Show all coins</Trans>
              </Button>
            }
          />
        )
      }
    </Loaded>
  );
});
