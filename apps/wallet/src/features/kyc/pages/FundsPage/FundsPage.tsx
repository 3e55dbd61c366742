import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { IncomeSource } from '@ezwallet/api-client/contract';
import { accept } from '@ezwallet/validators';
import { Button, FormError, List, ListItem, PickerSheet, Upload } from '@ezwallet/ui';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { kycPaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { failureMessage } from '../../../../shared/errors/refusalMessage.ts';
import { fault } from '../../../../shared/form/createForm.ts';
import { documentOf } from '../../../../shared/files/documentOf.ts';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useForm } from '../../../../shared/form/useForm.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { ForLevel } from '../../components/ForLevel.tsx';
import styles from '../../components/kyc.module.css';
import { incomeNames } from '../../model/personFacts.ts';
import { reviewRefusals } from '../../model/reviewRefusals.ts';

const LEVEL = 4;
const MOST_FILES = 6;

interface Typed {
  readonly incomeSource: IncomeSource | '';
  readonly fileIds: readonly string[];
}
interface Ready {
  readonly incomeSource: IncomeSource;
  readonly fileIds: readonly string[];
}

/** Where the money comes from, with papers: the application for level 4. */
export function FundsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Screen title={t`Source of funds`} onBack={useGoBack(kycPaths.levels())}>
      <ForLevel level={LEVEL}>
        {() => <FundsFields onDone={() => void navigate(kycPaths.pending(), { replace: true })} />}
      </ForLevel>
    </Screen>
  );
}

const FundsFields = observer(function FundsFields({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { identity } = useSessionStores();
  const [isOpen, setOpen] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [form, field] = useForm<Typed, Ready, void>(() => ({
    values: { incomeSource: '', fileIds: [] },
    checks: {
      incomeSource: (chosen) => (chosen === '' ? fault(msg`Choose where your income comes from.`) : accept(chosen)),
      fileIds: (ids) => (ids.length === 0 ? fault(msg`Add at least one document.`) : accept(ids)),
    },
    send: ({ incomeSource, fileIds }) => identity.applyWithFunds({ incomeSource, fileIds: [...fileIds] }),
    explain: (failure) => reviewRefusals[failure.code] ?? failureMessage(failure),
  }));
  const { incomeSource } = form.values;
  const source = field('incomeSource');
  return (
    <>
      <FormView form={form} label={t`Source of funds`} className={styles.form} onDone={onDone}>
        <p>
          <Trans>A reviewer checks your documents, usually within two working days.</Trans>
        </p>
        <List framed>
          <ListItem
            tone="pair"
            title={t`Source of income`}
            value={incomeSource === '' ? t`Choose` : i18n._(incomeNames[incomeSource])}
            description={source.error && <FormError>{source.error}</FormError>}
            onClick={() => setOpen(true)}
          />
        </List>
        <Upload
          label={t`Supporting documents`}
          description={t`1 to 6 pictures, such as a payslip, a tax bill, a contract or a bank statement.`}
          max={MOST_FILES}
          onUpload={async (file, task) => await identity.upload('IMG', documentOf(file), task)}
          onChange={(files) => {
            setUploading(files.some(({ state }) => state === 'busy'));
            form.set(
              'fileIds',
              files.flatMap(({ result }) => result ?? []),
            );
          }}
          error={field('fileIds').error}
        />
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy} disabled={isUploading}>
          <Trans>Send for review</Trans>
        </Button>
      </FormView>
      <PickerSheet<IncomeSource>
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Source of income`}
        items={(Object.keys(incomeNames) as IncomeSource[]).map((value) => ({
          value,
          label: i18n._(incomeNames[value]),
        }))}
        value={incomeSource === '' ? undefined : incomeSource}
        onChange={(chosen) => form.set('incomeSource', chosen)}
      />
    </>
  );
});
