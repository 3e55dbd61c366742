import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { TRANSFER_TARGETS } from '@ezwallet/api-client/constants';
import type { Payee } from '@ezwallet/domain-stores';
import { Button, Drawer, toast } from '@ezwallet/ui';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { isNickname } from '../../../shared/people/shown-names.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { labelChecks } from '../model/labelChecks.ts';
import { LabelFields } from './LabelFields.tsx';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
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
  const { t } = useLingui();
  const { addressBook } = useSessionStores();
  const [form, field] = useForm(() => ({
    values: { name: '', remark: '' },
    checks: labelChecks,
    send: (labels) => addressBook.add({ toType: TRANSFER_TARGETS.user, to: person.userNo, ...labels }),
    tells: 'afterTry',
  }));
  const finish = () => {
    onClose();
    toast.success(t`Saved`);
  };
  return (
    <FormView form={form} className={styles.form} onDone={finish}>
      <p className={styles.whom}>
        {isNickname(person.nickMasked, person.userNo) && (
          <>
            <UserText>{person.nickMasked}</UserText> ·{' '}
          </>
        )}
        <bdi>{person.userNo}</bdi>
      </p>
      <LabelFields field={field} />
      <FormProblem problem={form.problem} />
      <Button type="submit" block loading={form.busy}>
        <Trans>Save</Trans>
      </Button>
    </FormView>
  );
});
