import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { msg } from '@lingui/core/macro';
import type { TradeParty } from '@ezwallet/api-client/contract';
import type { AppealCase, AppealReason } from '@ezwallet/domain-stores';
import { Button, Radio, RadioGroup, TextArea, toast, Upload, type UploadedFile } from '@ezwallet/ui';
import { fault } from '../../../shared/form/createForm.ts';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { reasonsOf, reasonWords } from '../model/reasonWords.ts';
import { checkPictures, checkText, MOST_PICTURES, TEXT_LENGTH } from '../model/statementChecks.ts';
import styles from './appeals.module.css';
import { Unanswered } from './Unanswered.tsx';
import { useUploadPicture } from './useUploadPicture.ts';

interface Values {
  readonly reason: AppealReason | '';
  readonly text: string;
  readonly imageIds: readonly UploadedFile<string>[];
}

/** The reason, the story and the proof of a new appeal. */
export const AppealForm = observer(function AppealForm({ found, side }: { found: AppealCase; side: TradeParty }) {
  const { t, i18n } = useLingui();
  const upload = useUploadPicture();
  const [form, field] = useForm<Values, { reason: AppealReason; text: string; imageIds: readonly string[] }, unknown>(() => ({
    values: { reason: '', text: '', imageIds: [] },
    checks: {
      reason: (reason) => (reason === '' ? fault(msg`Choose a reason.`) : { ok: true, value: reason }),
      text: checkText,
      imageIds: checkPictures,
    },
    send: found.opening,
    tells: 'afterTry',
  }));
  useDraft(
    () => ({ reason: form.values.reason as string, text: form.values.text }),
    ({ reason, text }) => form.fill({ reason: reason as Values['reason'], text }),
  );
  const { value: reason, ...choice } = field('reason');
  const { onChange, error } = field('imageIds');
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
        label={t`Your story`}
        description={t`When you paid or were paid, how much, and what the other side says.`}
        rows={4}
        maxLength={TEXT_LENGTH.most}
        {...field('text')}
      />
      <Upload
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
      <Unanswered of={found.opening} />
      <Button type="submit" block loading={form.busy} disabled={found.opening.isUnknown}>
        <Trans>Open appeal</Trans>
      </Button>
    </FormView>
  );
});
