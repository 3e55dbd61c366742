import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button, CopyField, Countdown } from '@ezwallet/ui';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';
import { SmsReply } from '../model/SmsReply.ts';
import styles from './proofs.module.css';

interface SmsReplyFieldProps {
  label: string;
  preToken: string | undefined;
  onCode: (code: string) => void;
}

/** Asks the person to send a message from their phone, and waits until it has arrived. */
export const SmsReplyField = observer(function SmsReplyField({ label, preToken, onCode }: SmsReplyFieldProps) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const [reply] = useState(() => new SmsReply({ api: deps.api, clock: deps.clock, preToken, onCode }));
  useEffect(() => reply.leave, [reply]);
  const { state, question, problem } = reply;
  return (
    <section className={styles.reply} aria-label={label}>
      <h3 className={styles.replyTitle}>{label}</h3>
      {state === 'waiting' && question ? (
        <>
          <p>
            <Trans>Send this text from the phone of your account. Never send it because someone asked you to.</Trans>
          </p>
          <CopyField label={t`Text`} value={question.text} />
          <CopyField label={t`To`} value={question.sendTo} />
          <Button variant="secondary" block render={<a href={smsLink(question)} aria-label={t`Open messages`} />}>
            <Trans>Open messages</Trans>
          </Button>
        </>
      ) : (
        state !== 'received' && (
          <Button variant="secondary" block loading={state === 'asking'} onClick={() => void reply.ask()}>
            <Trans>Show the text</Trans>
          </Button>
        )
      )}
      <p className={styles.replyWait}>
        <output>
          <ReplyState state={state} />
        </output>{' '}
        {state === 'waiting' && question && <Countdown until={question.until} />}
      </p>
      <FormProblem problem={problem} />
    </section>
  );
});

/** What a screen reader hears when it changes. */
function ReplyState({ state }: Pick<SmsReply, 'state'>) {
  switch (state) {
    case 'waiting':
      return <Trans>We are waiting for your message.</Trans>;
    case 'received':
      return <Trans>Your message has arrived.</Trans>;
    case 'expired':
      return <Trans>Your message did not arrive in time. Get a new text.</Trans>;
    case 'idle':
    case 'asking':
      return <Trans>You send us a text from the phone of your account.</Trans>;
  }
}

/** RFC 5724, with the empty first field that iOS needs before the body. */
const smsLink = ({ sendTo, text }: { readonly sendTo: string; readonly text: string }): string =>
  `sms:${sendTo}?&body=${encodeURIComponent(text)}`;
