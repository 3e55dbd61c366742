import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AddressBookStore } from '@ezwallet/domain-stores';
import type { Contact } from '@ezwallet/api-client/contract';
import { Button, Drawer, toast } from '@ezwallet/ui';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { labelChecks, LabelFields } from '../../contacts/index.ts';
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

const EditFields = observer(function EditFields({ book, contact, onClose }: Omit<EditSheetProps, 'open'>) {
  const { t, i18n } = useLingui();
  const [form, field] = useForm(() => ({
    values: { name: contact.name, remark: contact.remark },
    checks: labelChecks,
    send: (labels) => book.rename(contact.addressId, labels),
    tells: 'always',
  }));
  const save = async () => {
    const done = await form.submit();
    if (!done && form.problem) toast.fail(i18n._(form.problem));
    return done;
  };
  const finish = () => {
    onClose();
    toast.success(t`Saved`);
  };
  return (
    <FormView form={{ submit: save }} className={styles.form} onDone={finish}>
      <LabelFields field={field} />
      <Button type="submit" block loading={form.busy}>
        <Trans>Save</Trans>
      </Button>
    </FormView>
  );
});
