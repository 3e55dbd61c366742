import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AppealCase } from '@ezwallet/domain-stores';
import { Button, Card, TextArea, toast, Upload, type UploadedFile } from '@ezwallet/ui';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { checkPictures, checkText, MOST_PICTURES, TEXT_LENGTH } from '../model/statementChecks.ts';
import styles from './appeals.module.css';
import { Unanswered } from './Unanswered.tsx';
import { useUploadPicture } from './useUploadPicture.ts';

interface Values {
  readonly text: string;
  readonly imageIds: readonly UploadedFile<string>[];
}

/** An answer to the other side, or more from the side that opened the appeal. */
export const StatementForm = observer(function StatementForm({ found, isAnswer }: { found: AppealCase; isAnswer: boolean }) {
  const { t, i18n } = useLingui();
  const upload = useUploadPicture();
  // The next statement begins without the pictures of the last one.
  const [round, setRound] = useState(0);
  const [form, field] = useForm<Values, { text: string; imageIds: readonly string[] }, unknown>(() => ({
    values: { text: '', imageIds: [] },
    checks: { text: checkText, imageIds: checkPictures },
    send: found.stating,
    tells: 'afterTry',
  }));
  useDraft(
    () => ({ statement: form.values.text }),
    ({ statement }) => form.fill({ text: statement }),
  );
  const { onChange, error } = field('imageIds');
  const finish = () => {
    form.reset();
    setRound(round + 1);
    toast.success(t`Your statement is added`);
  };
  return (
    <Card title={isAnswer ? t`Your answer` : t`Add a statement`}>
      <FormView form={form} className={styles.form} onDone={finish}>
        <TextArea label={t`What happened`} rows={3} maxLength={TEXT_LENGTH.most} {...field('text')} />
        <Upload
          key={round}
          label={t`Proof`}
          description={t`1 to 6 pictures: the payment, the account, the conversation.`}
          max={MOST_PICTURES}
          onUpload={upload}
          onChange={onChange}
          error={error}
        />
        {form.problem && (
          <p className={styles.problem} role="alert">
            {i18n._(form.problem)}
          </p>
        )}
        <Unanswered of={found.stating} />
        <Button type="submit" block variant={isAnswer ? 'primary' : 'secondary'} loading={form.busy} disabled={found.stating.isUnknown}>
          {isAnswer ? <Trans>Send answer</Trans> : <Trans>Add statement</Trans>}
        </Button>
      </FormView>
    </Card>
  );
});
