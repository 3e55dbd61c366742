import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useOptionalSessionStores } from '../../../world/StoresContext.tsx';
import { ReceivedSheet } from './ReceivedSheet.tsx';

/** The bell of a signed-in person: a mark for money that they have not seen, and the sheet that shows it. */
export const Bell = observer(function Bell() {
  const { t } = useLingui();
  const received = useOptionalSessionStores()?.received;
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={glyphs.bell}
        label={t`Messages`}
        badge={received?.isMarked}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {received && <ReceivedSheet received={received} open={open} onClose={() => setOpen(false)} />}
    </>
  );
});
