import { useLingui } from '@lingui/react/macro';
import type { TradeSide } from '@ezwallet/domain-stores';
import { Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';

/** Takes the place of a form while one side of trades is closed to everybody. */
export function SideClosed({ side }: { side: TradeSide }) {
  const { t } = useLingui();
  return (
    <Empty
      picture={pictures.clock}
      title={side === 'buy' ? t`Buying is closed for now` : t`Selling is closed for now`}
      description={t`Nobody can start a new order right now. Your open orders continue as usual.`}
    />
  );
}
