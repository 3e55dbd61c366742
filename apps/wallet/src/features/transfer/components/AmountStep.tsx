import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { Payee, TransferFlow } from '@ezwallet/domain-stores';
import { Chip, CoinIcon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { useSteps } from '../../../shared/layout/useSteps.ts';
import { AmountScreen } from '../../confirm/index.ts';
import { CurrencySheet } from './CurrencySheet.tsx';

interface AmountStepProps {
  flow: TransferFlow;
  payee: Payee;
  actions: ReactNode;
  /** Called to continue with an amount that can be sent. */
  onContinue: () => void;
}

/** The step to enter the amount, currency and note. */
export const AmountStep = observer(function AmountStep({ flow, payee, actions, onContinue }: AmountStepProps) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const back = useGoBack();
  useSteps(1, flow.changePayee);
  const { currency } = flow;
  return (
    <AmountScreen
      flow={flow}
      title={t`Transfer`}
      onBack={back}
      actions={actions}
      payee={payee}
      onChangePayee={flow.changePayee}
      unit={
        <Chip
          leading={<CoinIcon coin={currency} size={24} />}
          endIcon={glyphs.chevronDown}
          onClick={() => setChoosing(true)}
        >
          {currency}
        </Chip>
      }
      takesFiat
      offersMax
      onContinue={onContinue}
    >
      <CurrencySheet flow={flow} open={choosing} onClose={() => setChoosing(false)} />
    </AmountScreen>
  );
});
