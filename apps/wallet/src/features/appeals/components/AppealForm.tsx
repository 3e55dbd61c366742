import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { CASE_TEXT } from '@ezwallet/api-client/constants';
import type { TradeParty } from '@ezwallet/api-client/contract';
import type { AppealCase, AppealReason, NewAppeal } from '@ezwallet/domain-stores';
import { Button, Radio, RadioGroup, TextArea, toast } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { fault } from '../../../shared/form/createForm.ts';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { keepFiles, restoreFiles } from '../model/keptFiles.ts';
import { reasonsOf, reasonWords } from '../model/reasonWords.ts';
import { checkPictures, checkText, checkVideo } from '../model/statementChecks.ts';
import styles from './appeals.module.css';
import { EvidenceFields, type Files } from './EvidenceFields.tsx';
import { Unanswered } from './Unanswered.tsx';

interface Values {
  readonly reason: AppealReason | '';
  readonly text: string;
  readonly imageIds: Files;
  readonly videoId: Files;
}

/** The reason, the story and the proof of a new appeal. */
export const AppealForm = observer(function AppealForm({ found, side }: { found: AppealCase; side: TradeParty }) {
  const { t, i18n } = useLingui();
  // The fields of the files begin again with those of the draft.
  const [round, setRound] = useState(0);
  const [form, field] = useForm<Values, NewAppeal & { videoId: string | undefined }, unknown>(() => ({
    values: { reason: '', text: '', imageIds: [], videoId: [] },
    checks: {
      reason: (reason) => (reason === '' ? fault(msg`Choose a reason.`) : { ok: true, value: reason }),
      text: checkText,
      imageIds: checkPictures,
      videoId: checkVideo,
    },
    send: found.opening,
    tells: 'afterTry',
  }));
  useDraft(
    () => {
      const { reason, text, imageIds, videoId } = form.values;
      return { reason: reason as string, text, imageIds: keepFiles(imageIds), videoId: keepFiles(videoId) };
    },
    ({ reason, text, imageIds, videoId }) => {
      form.fill({
        reason: reason as Values['reason'],
        text,
        imageIds: restoreFiles(imageIds),
        videoId: restoreFiles(videoId),
      });
      setRound((before) => before + 1);
    },
  );
  const { value: reason, ...choice } = field('reason');
  return (
    <FormView form={form} className={styles.form} onDone={() => toast.success(t`Your appeal is open`)}>
      <RadioGroup<AppealReason> label={t`What happened?`} value={reason === '' ? undefined : reason} {...choice}>
        {reasonsOf(side).map((each) => (
          <Radio key={each} value={each}>
            {i18n._(reasonWords[each])}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        label={t`What happened`}
        description={t`When you paid or were paid, how much, and what the other side says.`}
        rows={4}
        maxLength={CASE_TEXT.max}
        {...field('text')}
      />
      <EvidenceFields key={round} pictures={field('imageIds')} video={field('videoId')} />
      <FormProblem problem={form.problem} />
      <Unanswered of={found.opening} />
      <Button type="submit" block loading={form.busy} disabled={found.opening.isUnknown}>
        <Trans>Open appeal</Trans>
      </Button>
    </FormView>
  );
});
