import { Trans, useLingui } from '@lingui/react/macro';
import type { BillsStore } from '@ezwallet/domain-stores';
import { Button, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';

/** How long the undo button is offered, in milliseconds. A little shorter than undo is possible. */
const OFFERED_FOR = 5_000;

interface HideBillProps {
  bills: BillsStore;
  billNo: string;
  /** The bill is hidden, so the screen has nothing to show. */
  onHidden: () => void;
}

/** Hides a bill from the lists, with a few seconds to undo. */
export function HideBill({ bills, billNo, onHidden }: HideBillProps) {
  const { t } = useLingui();
  const hide = () => {
    void bills.hiding.hide(billNo).then((end) => {
      if (end === 'failed') toast.fail(t`We could not hide this bill. It is back in your list.`);
    });
    onHidden();
    toast.info(t`Bill hidden`, {
      duration: OFFERED_FOR,
      position: 'bottom',
      action: {
        label: t`Undo`,
        onAction: () => {
          if (!bills.hiding.undo(billNo)) toast.info(t`It is too late to undo. The bill is permanently hidden.`, { duration: 3000 });
        },
      },
    });
  };
  return (
    <Button variant="ghost" block icon={glyphs.eyeOff} onClick={hide}>
      <Trans>Hide this bill</Trans>
    </Button>
  );
}
