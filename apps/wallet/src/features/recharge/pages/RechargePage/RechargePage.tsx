import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { networkName } from '@ezwallet/domain-stores';
import { Button, CoinIcon, Empty, IconButton, List, ListItem, SegmentedControl, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useWorld } from '../../../../app/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { receivePaths } from '../../../receive/index.ts';
import { ComingNote } from '../../components/ComingNote.tsx';
import { NetworkGate } from '../../components/NetworkGate.tsx';
import { NetworkSheet } from '../../components/NetworkSheet.tsx';
import { ReceiveCard } from '../../components/ReceiveCard.tsx';
import { RechargeFacts } from '../../components/RechargeFacts.tsx';
import { useClosedNotice } from '../../components/useClosedNotice.ts';
import styles from '../../components/recharge.module.css';
import { problemWords } from '../../model/problemWords.ts';
import { rechargePaths } from '../../paths.ts';

/** The person's own deposit address. */
export const RechargePage = observer(function RechargePage() {
  const { t } = useLingui();
  const { recharge } = useSessionStores();
  const closed = useClosedNotice();
  const leave = useGoBack();
  useEffect(() => {
    if (!closed) void recharge.load();
  }, [recharge, closed]);
  const records = (
    <IconButton icon={glyphs.receipt} label={t`Deposits`} render={<Link to={rechargePaths.bills()} />} />
  );
  return (
    <Screen title={t`Receive`} onBack={leave} actions={records}>
      {!closed && <Receiving />}
    </Screen>
  );
});

const Receiving = observer(function Receiving() {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  const { recharge, rechargeBills } = useSessionStores();
  const navigate = useNavigate();
  const { choice, coin, network, address, problem, confirmed } = recharge;
  const [picking, setPicking] = useState(false);
  useEffect(() => {
    // Always this tab, whichever was open last, because it lists deposits in progress.
    void rechargeBills.choose('');
    return rechargeBills.watch();
  }, [rechargeBills]);
  if (recharge.coins && !choice) return <NothingOpen />;
  const loading = !address && problem === null;
  // "BTC on BTC" tells nobody anything.
  const shown = choice && {
    currency: choice.currency,
    protocol: (choice.protocol === choice.currency && networkName(choice.protocol)) || choice.protocol,
  };
  return (
    <div className={styles.screen}>
      {isKnownPath(receivePaths.code()) && (
        <SegmentedControl
          block
          label={t`How to receive`}
          items={[
            { value: 'code', label: t`Payment code` },
            { value: 'chain', label: t`On-chain address` },
          ]}
          value="chain"
          onChange={() => void navigate(receivePaths.code(), { replace: true })}
        />
      )}
      <List framed>
        <ListItem
          tone="pair"
          title={t`Coin`}
          value={
            choice ? (
              <span className={styles.coin}>
                <CoinIcon coin={choice.currency} size={24} />
                <span className={styles.chosen}>{choice.currency}</span>
              </span>
            ) : (
              <Skeleton width={72} />
            )
          }
          render={<Link to={rechargePaths.currency()} />}
        />
        <ListItem
          tone="pair"
          title={t`Network`}
          value={choice ? <span className={styles.chosen}>{choice.protocol}</span> : <Skeleton width={56} />}
          disabled={!coin}
          onClick={() => setPicking(true)}
        />
      </List>
      <SkeletonRegion className={styles.screen} loading={loading} placeholder={<Placeholder />}>
        {problem !== null && !address ? (
          <Problem code={problem} />
        ) : (
          shown &&
          network &&
          address &&
          (!confirmed ? (
            <NetworkGate {...shown} onConfirm={recharge.confirm} onChange={() => setPicking(true)} />
          ) : (
            <>
              <ReceiveCard {...shown} address={address.address} />
              <RechargeFacts {...shown} network={network} address={address} />
            </>
          ))
        )}
      </SkeletonRegion>
      <ComingNote bills={rechargeBills} />
      <NetworkSheet
        coin={picking ? (coin ?? null) : null}
        value={choice?.protocol}
        onChange={(protocol) => choice && void recharge.choose(choice.currency, protocol)}
        onClose={() => setPicking(false)}
      />
    </div>
  );
});

const Problem = observer(function Problem({ code }: { code: string }) {
  const { i18n } = useLingui();
  const { recharge } = useSessionStores();
  const { title, description } = problemWords(code);
  return (
    <Empty
      icon={code === 'OFFLINE' ? glyphs.wifiOff : glyphs.warning}
      title={i18n._(title)}
      description={i18n._(description)}
      action={
        <Button size={32} variant="tint" icon={glyphs.refresh} onClick={() => void recharge.refresh()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
});

function NothingOpen() {
  const { t } = useLingui();
  const { recharge } = useSessionStores();
  return (
    <Empty
      icon={glyphs.receive}
      title={t`No network is available`}
      description={t`External deposits are paused. Try again later.`}
      action={
        <Button size={32} variant="tint" icon={glyphs.refresh} onClick={() => void recharge.refresh()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** Placeholder of an address that is loading. */
function Placeholder() {
  return (
    <div className={styles.screen}>
      <Skeleton className={styles.place} height={390} />
      <Skeleton className={styles.place} height={48} />
      <Skeleton className={styles.place} height={80} />
    </div>
  );
}
