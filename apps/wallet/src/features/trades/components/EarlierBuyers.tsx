import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { canAppealLate } from '@ezwallet/api-client/constants';
import type { EarlierMatch, Trade } from '@ezwallet/api-client/contract';
import { Card, List, ListItem } from '@ezwallet/ui';
import { UserText } from '../../../shared/people/UserText.tsx';
import { shortTimeText, timeText } from '../../../shared/time/time-text.ts';
import { tradePaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { lookOf } from '../../orders/index.ts';

/** The buyers whom a sale had before, each with the way to an appeal; on the screen of such a buyer, the way to the sale. */
export const EarlierBuyers = observer(function EarlierBuyers({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { earlier, saleBillNo, transactionType } = trade;
  if (saleBillNo !== null) {
    return (
      <List framed>
        <ListItem
          title={t`Your sale`}
          description={t`Where your coins are now`}
          render={<Link to={tradePaths.sale(saleBillNo)} />}
        />
      </List>
    );
  }
  if (earlier.length === 0) return null;
  return (
    <Card padding="flush" title={t`Earlier buyers`}>
      <List>
        {earlier.map((match) => (
          <Row key={match.billNo} match={match} transactionType={transactionType} />
        ))}
      </List>
    </Card>
  );
});

const Row = observer(function Row({
  match,
  transactionType,
}: { match: EarlierMatch } & Pick<Trade, 'transactionType'>) {
  const { t, i18n } = useLingui();
  const { serverNow } = useWorld();
  const { billNo, nickMasked, status, closedAt, lateAppeal, lateAppealUntil } = match;
  const until = timeText(lateAppealUntil ?? 0);
  return (
    <ListItem
      title={<UserText>{nickMasked}</UserText>}
      description={
        lateAppeal === 'open'
          ? t`An appeal is open`
          : lateAppeal === 'closed'
            ? t`The appeal is closed`
            : canAppealLate(match, serverNow())
              ? t`You can appeal until ${until}`
              : undefined
      }
      value={i18n._(lookOf({ status, transactionType }).name)}
      valueDescription={shortTimeText(closedAt)}
      valueState={lateAppeal === 'open' ? 'warning' : undefined}
      render={<Link to={tradePaths.sale(billNo)} />}
    />
  );
});
