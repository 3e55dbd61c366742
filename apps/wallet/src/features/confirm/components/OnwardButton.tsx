import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button } from '@ezwallet/ui';
import type { ShownOrder } from '../model/ShownOrder.ts';

interface OnwardButtonProps {
  /** An order that succeeded. */
  order: ShownOrder;
  /** Label of the button that continues to what this visit brought, if that had to wait for this order. */
  next: string;
  onDone: () => void;
}

/** The button after a successful order: to what waits behind it, or back. */
export const OnwardButton = observer(function OnwardButton({ order, next, onDone }: OnwardButtonProps) {
  return order.waiting ? (
    <Button block onClick={() => void order.restart()}>
      {next}
    </Button>
  ) : (
    <Button block onClick={onDone}>
      <Trans>Done</Trans>
    </Button>
  );
});
