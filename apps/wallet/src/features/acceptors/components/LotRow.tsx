import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { TRANSACTION_TYPES } from '@ezwallet/api-client/constants';
import type { AcceptorLot } from '@ezwallet/domain-stores';
import { ListItem } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { joinFacts } from '../../../shared/language/joinFacts.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { acceptorPaths } from '../../../world/paths.ts';
import { methodLooks } from '../../orders/index.ts';

/** One lot: its side, its amounts and its payment methods. */
export function LotRow({ lot, at }: { lot: AcceptorLot; at: number }) {
  const { t, i18n } = useLingui();
  const { transactionType, min, max, currency, payMethodIds } = lot;
  const least = formatAmount(min, { minDecimals: 2 });
  const most = moneyText(max, currency);
  const isSale = transactionType === TRANSACTION_TYPES.sell;
  return (
    <ListItem
      icon={isSale ? glyphs.sell : glyphs.buy}
      title={isSale ? t`Sell ${least} to ${most}` : t`Buy ${least} to ${most}`}
      description={joinFacts(payMethodIds.map((method) => i18n._(methodLooks[method].name)))}
      render={<Link to={acceptorPaths.lot({ at: String(at) })} />}
    />
  );
}
