import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BillsStore } from '@ezwallet/domain-stores';
import { Button, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';

/** How long the undo button is offered, in milliseconds. The filter "Hidden" has the bill after that. */
const OFFERED_FOR = 6_000;

interface HideBillProps {
  bills: BillsStore;
  billNo: string;
  /** The bill is out of the list now. */
  hidden: boolean;
  /** The bill is hidden, so the screen has nothing to show. */
  onHidden: () => void;
}

/** Hides a bill from the list, or brings it back. */
export const HideBill = observer(function HideBill({ bills, billNo, hidden, onHidden }: HideBillProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const done = await bills.hiding.restore(billNo);
    if (done) {
      toast.success(t`The bill is back in your list.`);
      await bills.bill(billNo).reload();
    } else toast.fail(t`We could not restore this bill. Try again.`);
    setBusy(false);
  };
  const hide = () => {
    void bills.hiding.hide(billNo).then((done) => {
      if (!done) toast.fail(t`We could not hide this bill. It is back in your list.`);
    });
    onHidden();
    toast.info(t`Bill hidden`, {
      duration: OFFERED_FOR,
      position: 'bottom',
      action: { label: t`Undo`, onAction: () => void restore() },
    });
  };
  return hidden ? (
    <Button variant="secondary" block icon={glyphs.eye} loading={busy} onClick={() => void restore()}>
      <Trans>Show in the list again</Trans>
    </Button>
  ) : (
    <Button variant="ghost" block icon={glyphs.eyeOff} onClick={hide}>
      <Trans>Hide this bill</Trans>
    </Button>
  );
});
