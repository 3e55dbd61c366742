import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { canAppealLate, sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Avatar, IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './Chat.module.css';

/** The other side of an order, above the chat that is beside it. */
export function PeerLine({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const { appeal, appealOpensAt, billNo, counterparty, reputation } = trade;
  const minutes = sideOf(trade) === 'buyer' ? reputation?.releaseMinutes : reputation?.payMinutes;
  const mean = String(Math.max(1, Math.round(minutes ?? 0)));
  const facts = [
    reputation ? t`${plural(reputation.trades, { one: '# trade', other: '# trades' })}` : null,
    minutes === null || minutes === undefined
      ? null
      : sideOf(trade) === 'buyer'
        ? t`usually releases in ${mean} min`
        : t`usually pays in ${mean} min`,
  ];
  return (
    <header className={styles.peer}>
      <Avatar size={36} tone="soft" name={counterparty?.nickMasked ?? ''} />
      <div>
        <h2 className={styles.peerName}>
          <UserText>{counterparty?.nickMasked ?? ''}</UserText>
        </h2>
        <p className={styles.peerFacts}>{joinFacts(facts)}</p>
      </div>
      {(appeal !== null || appealOpensAt !== null || canAppealLate(trade, serverNow())) && (
        <IconButton icon={glyphs.flag} label={t`Appeal`} render={<Link to={orderPaths.appeal(billNo)} />} />
      )}
    </header>
  );
}
