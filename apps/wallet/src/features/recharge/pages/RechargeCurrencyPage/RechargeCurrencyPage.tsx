import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RechargeCoin } from '@ezwallet/domain-stores';
import { Button, CoinIcon, Empty, List, ListItem, SearchField, SkeletonRegion, SkeletonRow } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores } from '../../../../app/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { coinName } from '../../../../shared/money/coinName.ts';
import { NetworkSheet } from '../../components/NetworkSheet.tsx';
import { useClosedNotice } from '../../components/useClosedNotice.ts';
import styles from '../../components/recharge.module.css';
import { findCoins } from '../../model/findCoins.ts';
import { rechargePaths } from '../../paths.ts';

/** The choice of a coin and a network for a deposit. */
export const RechargeCurrencyPage = observer(function RechargeCurrencyPage() {
  const { t } = useLingui();
  const { recharge } = useSessionStores();
  const closed = useClosedNotice();
  const leave = useGoBack(rechargePaths.recharge());
  const [text, setText] = useState('');
  const [picking, setPicking] = useState<RechargeCoin | null>(null);
  useEffect(() => {
    if (!closed) void recharge.load();
  }, [recharge, closed]);

  const choose = (coin: RechargeCoin, protocol?: string) => {
    void recharge.choose(coin.currencyCode, protocol);
    leave();
  };
  const press = (coin: RechargeCoin) => {
    if (coin.protocols.length > 1) setPicking(coin);
    else choose(coin);
  };
  return (
    <Screen title={t`Choose a coin`} onBack={leave}>
      {!closed && (
        <>
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
            value={picking?.currencyCode === recharge.choice?.currency ? recharge.choice?.protocol : undefined}
            onChange={(protocol) => picking && choose(picking, protocol)}
            onClose={() => setPicking(null)}
          />
        </>
      )}
    </Screen>
  );
});

interface CoinsProps {
  text: string;
  onPress: (coin: RechargeCoin) => void;
  onShowAll: () => void;
}

const Coins = observer(function Coins({ text, onPress, onShowAll }: CoinsProps) {
  const { t, i18n } = useLingui();
  const { recharge } = useSessionStores();
  const { coins, problem } = recharge;
  const shownName = (coin: RechargeCoin) => coinName(i18n, coin.currencyCode, coin.name);
  const found = findCoins(coins ?? [], text, shownName);
  return (
    <SkeletonRegion
      className={styles.list}
      loading={!coins && problem === null}
      placeholder={Array.from({ length: 8 }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    >
      {!coins ? (
        <Empty
          icon={glyphs.wifiOff}
          title={t`We could not load the coins`}
          description={t`Check your connection and try again.`}
          action={
            <Button size={32} variant="tint" icon={glyphs.refresh} onClick={() => void recharge.refresh()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : found.length > 0 ? (
        <List>
          {found.map((coin) => {
            const open = coin.protocols.filter((network) => network.open);
            return (
              <ListItem
                key={coin.currencyCode}
                leading={<CoinIcon coin={coin.currencyCode} />}
                title={coin.currencyCode}
                note={shownName(coin)}
                value={
                  <span className={styles.networks}>{open.map(({ name }) => name).join(' · ') || t`Unavailable`}</span>
                }
                disabled={open.length === 0}
                onClick={() => onPress(coin)}
              />
            );
          })}
        </List>
      ) : text === '' ? (
        <Empty
          icon={glyphs.receive}
          title={t`No network is available`}
          description={t`External deposits are paused. Try again later.`}
        />
      ) : (
        <Empty
          icon={glyphs.search}
          title={t`No coins found`}
          description={t`You cannot deposit this coin here, or it has another name.`}
          action={
            <Button size={32} variant="tint" onClick={onShowAll}>
              <Trans>Show all coins</Trans>
            </Button>
          }
        />
      )}
    </SkeletonRegion>
  );
});
