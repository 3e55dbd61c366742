import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { networkName } from '@ezwallet/domain-stores';
import { Empty, IconButton, List, ListItem, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { TryAgain } from '../../../../shared/load/TryAgain.tsx';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { depositPaths } from '../../../../world/paths.ts';
import { readCurrency } from '../../../../shared/money/readCurrency.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { CoinName } from '../../../../shared/receive/CoinName.tsx';
import shared from '../../../../shared/receive/receive.module.css';
import { ReceiveBody } from '../../../../shared/receive/ReceiveBody.tsx';
import { ReceivePlaceholder } from '../../../../shared/receive/ReceivePlaceholder.tsx';
import { ArrivedDeposit } from '../../components/ArrivedDeposit.tsx';
import { ComingNote } from '../../components/ComingNote.tsx';
import { NetworkGate } from '../../components/NetworkGate.tsx';
import { NetworkSheet } from '../../components/NetworkSheet.tsx';
import { ReceiveCard } from '../../components/ReceiveCard.tsx';
import { DepositFacts } from '../../components/DepositFacts.tsx';
import styles from './DepositPage.module.css';
import { problemWords } from '../../model/problemWords.ts';

/** The person's own deposit address. */
export const DepositPage = observer(function DepositPage() {
  const { t } = useLingui();
  const { deposit } = useSessionStores();
  const leave = useGoBack();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const currency = readCurrency(query);
  useEffect(() => void deposit.enter(key, currency), [deposit, key, currency]);
  const records = <IconButton icon={glyphs.receipt} label={t`Deposits`} render={<Link to={depositPaths.bills()} />} />;
  return (
    <Screen title={t`Receive`} onBack={leave} actions={records}>
      <Receiving onDone={leave} />
    </Screen>
  );
});

const Receiving = observer(function Receiving({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { deposit, deposits } = useSessionStores();
  const { choice, coin, network, address, failure, confirmed } = deposit;
  const [picking, setPicking] = useState(false);
  useEffect(() => {
    // Always this tab, whichever was open last, because it lists deposits in progress.
    void deposits.list.choose('');
    // Another screen may have watched one arrive, and shown it.
    deposits.welcome();
    return deposits.watch();
  }, [deposits]);
  if (deposit.coins && !choice) return <NothingOpen />;
  if (deposits.arrived) return <ArrivedDeposit bill={deposits.arrived} onDone={onDone} />;
  // "BTC on BTC" tells nobody anything.
  const shown = choice && {
    currency: choice.currency,
    protocol: (choice.protocol === choice.currency && networkName(choice.protocol)) || choice.protocol,
  };
  return (
    <ReceiveBody way="chain">
      <List framed>
        <ListItem
          tone="pair"
          title={t`Coin`}
          value={choice ? <CoinName coin={choice.currency} /> : <Skeleton width={72} />}
          render={<Link to={depositPaths.currency()} />}
        />
        <ListItem
          tone="pair"
          title={t`Network`}
          value={choice ? <span className={styles.chosen}>{choice.protocol}</span> : <Skeleton width={56} />}
          disabled={!coin}
          onClick={() => setPicking(true)}
        />
      </List>
      <Loaded
        of={{
          value: shown && network && address ? { network, address } : undefined,
          failure,
          isStale: false,
          reload: deposit.refresh,
        }}
        className={shared.body}
        failed={t`We could not load the address`}
        explain={({ code }, tryAgain) => <Problem code={code} action={tryAgain} />}
        skeleton={<ReceivePlaceholder heights={[390, 48, 80]} />}
      >
        {(found) =>
          shown &&
          (!confirmed ? (
            <NetworkGate {...shown} onConfirm={deposit.confirm} onChange={() => setPicking(true)} />
          ) : (
            <>
              <ReceiveCard {...shown} address={found.address.address} />
              <DepositFacts {...shown} {...found} />
            </>
          ))
        }
      </Loaded>
      <ComingNote bills={deposits} />
      <NetworkSheet
        coin={picking ? (coin ?? null) : null}
        value={choice?.protocol}
        onChange={(protocol) => choice && void deposit.choose(choice.currency, protocol)}
        onClose={() => setPicking(false)}
      />
    </ReceiveBody>
  );
});

function Problem({ code, action }: { code: string; action: ReactNode }) {
  const { i18n } = useLingui();
  const { title, description } = problemWords(code);
  return (
    <Empty
      picture={code === 'OFFLINE' ? pictures.cloudOff : undefined}
      icon={glyphs.warning}
      title={i18n._(title)}
      description={i18n._(description)}
      action={action}
    />
  );
}

function NothingOpen() {
  const { t } = useLingui();
  const { deposit } = useSessionStores();
  return (
    <Empty
      picture={pictures.clock}
      title={t`No network is available`}
      description={t`External deposits are paused. Try again later.`}
      action={<TryAgain onClick={() => void deposit.refresh()} />}
    />
  );
}
