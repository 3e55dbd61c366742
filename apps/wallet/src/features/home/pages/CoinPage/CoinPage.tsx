import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RateHistoryStore } from '@ezwallet/domain-stores';
import { Button, Empty, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { HideAmounts } from '../../../../shared/money/HideAmounts.tsx';
import { readCurrency } from '../../../../shared/money/readCurrency.ts';
import { homePaths } from '../../../../world/paths.ts';
import { useOptionalSessionStores, useStores, useWorld } from '../../../../world/StoresContext.tsx';
import { CoinActions } from '../../components/CoinActions.tsx';
import { CoinBalance } from '../../components/CoinBalance.tsx';
import { CoinChart } from '../../components/CoinChart.tsx';
import { CoinPrice } from '../../components/CoinPrice.tsx';
import { FavouriteButton } from '../../components/FavouriteButton.tsx';
import { LatestBills } from '../../components/LatestBills.tsx';
import { VisitorCard } from '../../components/VisitorCard.tsx';
import styles from '../../components/coin.module.css';

/** Rows of the coin's bills. */
const BILLS = 5;

/** One coin: its price over time and, for a member, what they hold of it and what they can do with it. */
export const CoinPage = observer(function CoinPage() {
  const { t } = useLingui();
  const { session } = useStores();
  const [query] = useSearchParams();
  const currency = readCurrency(query);
  const state = useCoinState(currency);
  const back = useGoBack();
  return (
    <Screen
      title={currency ?? t`Coin`}
      onBack={back}
      actions={
        state === 'known' &&
        currency !== null && (
          <>
            <FavouriteButton currency={currency} />
            {session.signedIn && <HideAmounts />}
          </>
        )
      }
    >
      {currency === null || state === 'unknown' ? (
        <NoSuchCoin />
      ) : state === 'asking' ? (
        <SkeletonRegion loading placeholder={<Skeleton height={240} />} />
      ) : (
        <Coin key={currency} currency={currency} />
      )}
    </Screen>
  );
});

/**
 * Whether the prices or the list of currencies have a coin. `asking` until it is found or both have loaded: a page that asked
 * for a coin that does not exist would be told so once more for each of its parts. What does not load counts as having it.
 */
function useCoinState(currency: string | null): 'known' | 'unknown' | 'asking' {
  const { config, rates } = useStores();
  const [listed, setListed] = useState<boolean>();
  useEffect(() => rates.watch(), [rates]);
  useEffect(() => {
    config.loadCurrencies().then(
      () => setListed(true),
      () => setListed(false),
    );
  }, [config]);
  const { value, failure } = rates.prices;
  if (currency === null) return 'unknown';
  if (config.currencies.some(({ currencyCode }) => currencyCode === currency) || rates.of(currency)) return 'known';
  if (listed === undefined || (value === undefined && failure === undefined)) return 'asking';
  return listed && value !== undefined ? 'unknown' : 'known';
}

const Coin = observer(function Coin({ currency }: { currency: string }) {
  const { deps } = useWorld();
  const { config, session } = useStores();
  const stores = useOptionalSessionStores();
  useEffect(() => {
    // Until the server has said what is open, nothing counts as closed.
    config.loadCommon().catch(() => undefined);
  }, [config]);
  const balances = stores?.balances;
  useEffect(() => void balances?.summary.load(), [balances]);
  // Prices are the same for visitors, who have no stores of their own.
  const history = useMemo(() => stores?.rateHistory ?? new RateHistoryStore(deps), [stores, deps]);
  useEffect(() => void stores?.fiat.rates.load(), [stores]);
  return (
    <div className={styles.screen}>
      <CoinPrice currency={currency} fiat={stores?.fiat ?? null} />
      {session.signedIn && stores && <CoinActions currency={currency} stores={stores} />}
      <CoinChart currency={currency} history={history} />
      {session.signedIn ? (
        <>
          <CoinBalance currency={currency} balances={balances ?? null} />
          <LatestBills recent={stores?.recentBills ?? null} currency={currency} limit={BILLS} />
        </>
      ) : (
        <VisitorCard />
      )}
    </div>
  );
});

function NoSuchCoin() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Empty
      picture={pictures.lens}
      title={t`Coin not found`}
      description={t`This wallet does not support the coin in this link.`}
      action={
        <Button size={32} variant="tint" onClick={() => void navigate(homePaths.home('discover'), { replace: true })}>
          <Trans>Market info</Trans>
        </Button>
      }
    />
  );
}
