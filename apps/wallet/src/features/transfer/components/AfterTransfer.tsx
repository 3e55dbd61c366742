import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PendingTransfer } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { writeTransferCode } from '@ezwallet/validators';
import { transferPaths } from '../../../world/paths.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { SavePersonSheet } from '../../contacts/index.ts';
import styles from './transfer.module.css';

/** What may follow a transfer: another one to the same person, and a name for them in the contacts. */
export const AfterTransfer = observer(function AfterTransfer({ transfer }: { transfer: PendingTransfer }) {
  const { addressBook } = useSessionStores();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const { payee, currency, amount } = transfer;
  useEffect(() => {
    void addressBook.book.load();
    // The next transfer begins with this person.
    void addressBook.recent.reload();
  }, [addressBook]);
  const sendAgain = () => {
    const code = writeTransferCode({ to: { kind: 'user', userNumber: payee.userNo }, currency, amount });
    // A visit of its own: the person sees amount and recipient again, and confirms them.
    void navigate(transferPaths.transfer(code), { replace: true });
  };
  const canSave = addressBook.book.value !== undefined && addressBook.nameOf(payee.userNo) === undefined;
  return (
    <div className={canSave ? styles.pair : undefined}>
      <Button variant="secondary" block onClick={sendAgain}>
        <Trans context="the same transfer once more">Send again</Trans>
      </Button>
      {canSave && (
        <Button variant="secondary" block onClick={() => setSaving(true)}>
          <Trans>Save to contacts</Trans>
        </Button>
      )}
      <SavePersonSheet person={payee} open={saving} onClose={() => setSaving(false)} />
    </div>
  );
});
