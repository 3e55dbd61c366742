import { useLingui } from '@lingui/react/macro';
import type { TradeSide } from '@ezwallet/domain-stores';
import { Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { shortTimeText } from '../../../shared/time/time-text.ts';

/** Takes the place of a form while one side of trades is closed to the person: why, and until when. */
export function Paused({ side, until }: { side: TradeSide; until: number | null }) {
  const { t } = useLingui();
  const time = until === null ? '' : shortTimeText(until);
  const title = side === 'buy' ? t`Buying is paused` : t`Selling is paused`;
  return (
    <Empty
      picture={pictures.clock}
      title={title}
      description={
        until === null
          ? t`Your account cannot trade right now. Your money stays in your balance.`
          : t`You cancelled several orders today. You can trade again from ${time}.`
      }
    />
  );
}
