import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Trade } from '@ezwallet/api-client/contract';
import type { TradeStore } from '@ezwallet/domain-stores';
import { Card, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { lookOf } from '../../orders/index.ts';
import styles from './MoveNotice.module.css';

/** Says what changed before a step of the person arrived. */
export const MoveNotice = observer(function MoveNotice({ store, trade }: { store: TradeStore; trade: Trade }) {
  const { t, i18n } = useLingui();
  const { move } = store;
  if (!move) return null;
  const isDecided = trade.status === move.to && trade.events.at(-1)?.actor === 'operator';
  return (
    <Card
      tone="warning"
      padding="compact"
      icon={glyphs.info}
      title={t`The order changed first`}
      meta={
        <TextButton size={12} onClick={store.readMove}>
          <Trans>Got it</Trans>
        </TextButton>
      }
    >
      <output className={styles.moved}>
        {isDecided
          ? t`Support has decided.`
          : i18n._(lookOf({ status: move.to, transactionType: trade.transactionType }).moved)}
      </output>
    </Card>
  );
});
