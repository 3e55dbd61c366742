import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BILL_FILTERS, TRANSACTION_TYPES } from '@ezwallet/api-client/constants';
import type { TradeFilter } from '@ezwallet/domain-stores';
import { Button, Chip, Empty, IconButton, List, PullToRefresh, Tabs } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { LoadedPages } from '../../../../shared/load/LoadedPages.tsx';
import { tradePaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { OrderRow } from '../../../orders/index.ts';
import { PeersSheet } from '../../components/PeersSheet.tsx';
import shared from '../../components/trades.module.css';
import { ChipRow } from '../../../../shared/filters/ChipRow.tsx';
import styles from './OrdersPage.module.css';

const FILTERS = [
  { orderStatus: BILL_FILTERS.all, name: msg({ message: 'All', context: 'kinds of orders' }) },
  { orderStatus: BILL_FILTERS.open, name: msg({ message: 'In progress', context: 'kind of orders' }) },
  { orderStatus: BILL_FILTERS.finished, name: msg({ message: 'Completed', context: 'kind of orders' }) },
  { orderStatus: BILL_FILTERS.cancelled, name: msg({ message: 'Cancelled', context: 'kind of orders' }) },
] as const satisfies readonly { orderStatus: TradeFilter['orderStatus']; name: unknown }[];

/** The person's sales or purchases, newest first, and the way to a new one. */
export const OrdersPage = observer(function OrdersPage() {
  const { t, i18n } = useLingui();
  const { list } = useSessionStores().trades;
  const [query, setQuery] = useSearchParams();
  const [seesPeers, setSeesPeers] = useState(false);
  const goBack = useGoBack();
  const transactionType = query.get('side') === 'buy' ? 9 : 8;
  const { orderStatus } = list.query;
  useEffect(() => {
    void list.choose({ transactionType, orderStatus: list.query.orderStatus });
    void list.load();
  }, [list, transactionType]);
  const isSale = transactionType === TRANSACTION_TYPES.sell;
  const refresh = async () => {
    await list.reload();
    if (list.failure) throw new Error('The orders could not be refreshed.');
  };
  const rows = (
    <PullToRefresh className={styles.page} onRefresh={refresh}>
      <ChipRow label={t`Status`}>
        {FILTERS.map(({ orderStatus: status, name }) => (
          <Chip
            key={status}
            selected={status === orderStatus}
            onClick={() => void list.choose({ transactionType, orderStatus: status })}
          >
            {i18n._(name)}
          </Chip>
        ))}
      </ChipRow>
      <LoadedPages
        of={list}
        failed={t`We could not load your orders`}
        moreFailed={t`We could not load more orders.`}
        empty={
          <Empty
            picture={pictures.shield}
            title={isSale ? t`No sales yet` : t`No purchases yet`}
            description={isSale ? t`Your sales will appear here.` : t`Your purchases will appear here.`}
            action={
              <Button size={32} variant="tint" render={<Link to={isSale ? tradePaths.sell() : tradePaths.buy()} />}>
                {isSale ? <Trans>Sell coins</Trans> : <Trans>Buy coins</Trans>}
              </Button>
            }
          />
        }
      >
        {(trades) => (
          <List>
            {trades.map((trade) => (
              <OrderRow key={trade.billNo} trade={trade} />
            ))}
          </List>
        )}
      </LoadedPages>
    </PullToRefresh>
  );
  return (
    <Screen
      title={t`Orders`}
      onBack={goBack}
      actions={<IconButton icon={glyphs.users} label={t`Favourites and blocked`} onClick={() => setSeesPeers(true)} />}
      footer={
        <div className={shared.foot}>
          <Button variant="secondary" block render={<Link to={tradePaths.sell()} />}>
            <Trans>Sell</Trans>
          </Button>
          <Button block render={<Link to={tradePaths.buy()} />}>
            <Trans>Buy</Trans>
          </Button>
        </div>
      }
    >
      <Tabs
        label={t`Side of the orders`}
        value={isSale ? 'sell' : 'buy'}
        onChange={(side) => setQuery(side === 'buy' ? { side } : {}, { replace: true })}
        items={[
          { value: 'sell', label: t`Sales`, content: isSale && rows },
          { value: 'buy', label: t`Purchases`, content: !isSale && rows },
        ]}
      />
      <PeersSheet open={seesPeers} onClose={() => setSeesPeers(false)} />
    </Screen>
  );
});
