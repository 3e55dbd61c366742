import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type ButtonProps, Drawer } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { ReceiptPicture } from './ReceiptPicture.tsx';

interface ReceiptButtonProps {
  billNo: string;
  variant?: ButtonProps['variant'];
}

/** Shows the receipt of a completed bill as a picture, to save or share. */
export function ReceiptButton({ billNo, variant = 'secondary' }: ReceiptButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} block icon={glyphs.receipt} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Receipt</Trans>
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t`Receipt`}>
        {open && <ReceiptPicture billNo={billNo} />}
      </Drawer>
    </>
  );
}
