import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CASE_TEXT } from '@ezwallet/api-client/constants';
import type { AppealCase, Statement } from '@ezwallet/domain-stores';
import { Button, Card, TextArea, toast } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { keepFiles, restoreFiles } from '../model/keptFiles.ts';
import { checkPictures, checkText, checkVideo } from '../model/statementChecks.ts';
import styles from './appeals.module.css';
import { EvidenceFields, type Files } from './EvidenceFields.tsx';
import { Unanswered } from './Unanswered.tsx';

interface Values {
  readonly text: string;
  readonly imageIds: Files;
  readonly videoId: Files;
}

/** An answer to the other side, or more from the side that opened the appeal. */
export const StatementForm = observer(function StatementForm({
  found,
  isAnswer,
}: {
  found: AppealCase;
  isAnswer: boolean;
}) {
  const { t } = useLingui();
  // The next statement begins without the files of the last one, and a draft with its own.
  const [round, setRound] = useState(0);
  const [form, field] = useForm<Values, Statement & { videoId: string | undefined }, unknown>(() => ({
    values: { text: '', imageIds: [], videoId: [] },
    checks: { text: checkText, imageIds: checkPictures, videoId: checkVideo },
    send: found.stating,
    tells: 'afterTry',
  }));
  useDraft(
    () => ({
      statement: form.values.text,
      pictures: keepFiles(form.values.imageIds),
      video: keepFiles(form.values.videoId),
    }),
    ({ statement, pictures, video }) => {
      form.fill({ text: statement, imageIds: restoreFiles(pictures), videoId: restoreFiles(video) });
      setRound((before) => before + 1);
    },
  );
  const finish = () => {
    form.reset();
    setRound(round + 1);
    toast.success(t`Your statement is added`);
  };
  return (
    <Card title={isAnswer ? t`Your answer` : t`Add a statement`}>
      <FormView form={form} className={styles.form} onDone={finish}>
        <TextArea label={t`What happened`} rows={3} maxLength={CASE_TEXT.max} {...field('text')} />
        <EvidenceFields key={round} pictures={field('imageIds')} video={field('videoId')} />
        <FormProblem problem={form.problem} />
        <Unanswered of={found.stating} />
        <Button
          type="submit"
          block
          variant={isAnswer ? 'primary' : 'secondary'}
          loading={form.busy}
          disabled={found.stating.isUnknown}
        >
          {isAnswer ? <Trans>Send answer</Trans> : <Trans>Add statement</Trans>}
        </Button>
      </FormView>
    </Card>
  );
});
