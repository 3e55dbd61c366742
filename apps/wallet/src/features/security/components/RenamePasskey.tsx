import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { PASSKEY_NAME_MAX as MAX } from '@ezwallet/api-client/constants';
import type { Passkey } from '@ezwallet/api-client/contract';
import { Button, Drawer, TextField } from '@ezwallet/ui';
import { checkDisplayText } from '@ezwallet/validators';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { deviceWords } from '../model/deviceWords.ts';
import styles from './security.module.css';

type Typed = Readonly<Record<'name', string>>;

/** Asks for another name of a passkey, in a bottom sheet. */
export const RenamePasskey = observer(function RenamePasskey({
  passkey,
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { passkeys } = useSessionStores();
  const [form, field] = useForm<Typed, Typed, true>(() => ({
    values: { name: deviceWords(i18n, passkey.name) },
    // The server stores names in this form too.
    checks: { name: (text) => checkDisplayText(text.normalize('NFKC'), { max: MAX }) },
    send: async ({ name }) => {
      await passkeys.rename(passkey.passkeyId, name);
      return true as const;
    },
  }));
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title={t`Rename passkey`} keyboard>
      <FormView form={form} className={styles.rename} onDone={onClose}>
        <TextField label={t`Name of the passkey`} name="name" autoComplete="off" clearable {...field('name')} />
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Save</Trans>
        </Button>
      </FormView>
    </Drawer>
  );
});
