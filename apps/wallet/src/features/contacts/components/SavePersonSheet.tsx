import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Submission, type ContactLabels, type Payee } from '@ezwallet/domain-stores';
import { Button, Drawer, toast } from '@ezwallet/ui';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { checkLabels } from '../model/checkLabels.ts';
import { LabelFields } from './LabelFields.tsx';
import styles from './contacts.module.css';

interface SavePersonSheetProps {
  person: Payee;
  open: boolean;
  onClose: () => void;
}

/** Saves somebody to the contacts, under a name of the person's own. */
export function SavePersonSheet({ person, open, onClose }: SavePersonSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer keyboard open={open} onOpenChange={(next) => next || onClose()} title={t`Save to contacts`}>
      {open && <PersonFields person={person} onClose={onClose} />}
    </Drawer>
  );
}

const PersonFields = observer(function PersonFields({ person, onClose }: Omit<SavePersonSheetProps, 'open'>) {
  const { t, i18n } = useLingui();
  const { addressBook } = useSessionStores();
  const [typed, setTyped] = useState<ContactLabels>({ name: '', remark: '' });
  const [submitted, setSubmitted] = useState(false);
  const [saving] = useState(
    () => new Submission({ send: (labels: ContactLabels) => addressBook.add({ toType: 1, to: person.userNo, ...labels }) }),
  );
  const { labels, errors } = checkLabels(typed);
  const change = (part: Partial<ContactLabels>) => {
    setTyped({ ...typed, ...part });
    saving.forget();
  };
  const save = async () => {
    setSubmitted(true);
    if (!labels || !(await saving.submit(labels))) return;
    onClose();
    toast.success(t`Saved`);
  };
  const problem = saving.problem && failureMessage(saving.problem.failure);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.whom}>
        <bdi>{person.nickMasked}</bdi> · <bdi>{person.userNo}</bdi>
      </p>
      <LabelFields
        {...typed}
        errors={submitted ? errors : { name: null, remark: null }}
        onName={(name) => change({ name })}
        onRemark={(remark) => change({ remark })}
      />
      <p role="alert" className={styles.problem}>
        {problem && i18n._(problem)}
      </p>
      <Button type="submit" block loading={saving.isBusy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
});
