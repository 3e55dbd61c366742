import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AddressBookStore } from '@ezwallet/domain-stores';
import type { Contact } from '@ezwallet/api-client/contract';
import { Button, Drawer, toast } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { checkLabels, LabelFields } from '../../contacts/index.ts';
import styles from './address.module.css';

interface EditSheetProps {
  book: AddressBookStore;
  contact: Contact;
  open: boolean;
  onClose: () => void;
}

/** Edits the name and note of a contact. The address itself never changes. */
export function EditSheet({ open, onClose, ...fields }: EditSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer keyboard open={open} onOpenChange={(next) => next || onClose()} title={t`Edit contact`}>
      {open && <EditFields {...fields} onClose={onClose} />}
    </Drawer>
  );
}

function EditFields({ book, contact, onClose }: Omit<EditSheetProps, 'open'>) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState(contact.name);
  const [remark, setRemark] = useState(contact.remark);
  const [busy, setBusy] = useState(false);
  const { labels, errors } = checkLabels({ name, remark });
  const save = async () => {
    if (!labels || busy) return;
    setBusy(true);
    try {
      await book.rename(contact.addressId, labels);
      onClose();
      toast.success(t`Saved`);
    } catch (error) {
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LabelFields name={name} remark={remark} errors={errors} onName={setName} onRemark={setRemark} />
      <Button type="submit" block loading={busy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
