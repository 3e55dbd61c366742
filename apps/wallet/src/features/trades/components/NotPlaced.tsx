import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseRequest } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { OrderFacts, Outcome } from '../../confirm/index.ts';
import { tradeProblem } from '../model/tradeProblem.ts';

interface NotPlacedProps {
  request: Pick<PurchaseRequest, 'pending' | 'problem'>;
  onBack: () => void;
}

/** An order to buy that the server refused while the person was elsewhere. */
export function NotPlaced({ request: { pending, problem }, onBack }: NotPlacedProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  return (
    <Outcome
      status="failed"
      title={t`Your order was not placed`}
      description={problem ? i18n._(tradeProblem(problem, deps.serverNow())) : undefined}
      actions={
        <Button block onClick={onBack}>
          <Trans>Edit order</Trans>
        </Button>
      }
    >
      {pending && <OrderFacts sum={pending} rows={[{ label: t`Price`, value: moneyText(pending.price, 'CNY') }]} />}
    </Outcome>
  );
}
