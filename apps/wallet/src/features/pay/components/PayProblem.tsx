import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PaymentFlow } from '@ezwallet/domain-stores';
import { Button, Empty, toast } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useWorld } from '../../../world/StoresContext.tsx';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { isInvalidCode, paymentProblem } from '../model/payment-problem.ts';

/** All others have a lens, or a cloud while another try may help. */
const drawings: Readonly<Partial<Record<string, typeof pictures.clock>>> = {
  ORDER_EXPIRED: pictures.clock,
  ORDER_ALREADY_DONE: pictures.shield,
};

/** Why a payment code cannot be paid. A text that is not a payment code leads back at once, with a message. */
export const PayProblem = observer(function PayProblem({ flow, onBack }: { flow: PaymentFlow; onBack: () => void }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { problem, terms, hopeless } = flow;
  const invalid = isInvalidCode(problem);
  const text = problem ? i18n._(paymentProblem(problem, deps.serverNow())) : '';
  useEffect(() => {
    if (!invalid) return;
    toast.fail(text);
    onBack();
  }, [invalid, text, onBack]);
  if (invalid || !problem) return null;
  const payee = terms?.payeeNickMasked ?? '';
  return (
    <Empty
      picture={drawings[problem.code] ?? (hopeless ? pictures.lens : pictures.cloudOff)}
      title={payee === '' ? t`You cannot pay this code` : <Trans>You cannot pay {payee} with this code</Trans>}
      description={text}
      action={
        hopeless ? (
          <Button size={32} variant="tint" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        ) : (
          <TryAgain onClick={() => void flow.open()} />
        )
      }
    />
  );
});
