import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { FiatStore } from '@ezwallet/domain-stores';
import { sheet, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';

interface FiatWorthProps {
  fiat: FiatStore;
  /** A decimal string. */
  usdt: string;
}

/** The value of an amount in a fiat currency. A press changes the currency. Shows nothing while the rate is unknown. */
export const FiatWorth = observer(function FiatWorth({ fiat, usdt }: FiatWorthProps) {
  const { t } = useLingui();
  const worth = fiat.fiatValue(usdt);
  if (worth === null) return null;
  const choose = async () => {
    const actions = fiat.offered.map((value) => ({ value, label: value, selected: value === fiat.fiat }));
    const chosen = await sheet.actions(actions, { title: t`Currency unit` });
    if (chosen) fiat.choose(chosen);
  };
  const sum = moneyText(worth, fiat.fiat);
  return (
    <TextButton
      size={12}
      tone="subtle"
      endIcon={glyphs.chevronDown}
      aria-label={t`Value ${sum}. Change currency`}
      onClick={() => void choose()}
    >
      ≈ {sum}
    </TextButton>
  );
});
