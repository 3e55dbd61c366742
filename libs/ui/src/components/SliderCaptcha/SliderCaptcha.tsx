import type { HTMLAttributes, Ref } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { captcha } from '../../messages/enCaptcha.ts';
import { classNames } from '../../internal/classNames.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { USUAL_SIZES, type CaptchaOutcome, type CaptchaState } from './captcha-state.ts';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import styles from './SliderCaptcha.module.css';
import { useCaptcha, type CaptchaCalls } from './useCaptcha.ts';

export type {
  CaptchaAnswer,
  CaptchaChallenge,
  CaptchaInput,
  CaptchaMode,
  CaptchaRefusal,
  CaptchaVerdict,
} from './captcha-types.ts';

/** Props of a captcha: the calls that fetch and check a challenge, and the callback for the resulting ticket. */
export interface SliderCaptchaProps
  extends CaptchaCalls, Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onKeyDown' | 'title'> {
  /** Called on Escape. The captcha has no frame of its own; put it in a Dialog or Drawer. */
  onClose: () => void;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Distinguishes people from scripts: the user slides a piece into its gap by pointer, keys, taps or buttons or, without
 * a picture, the device does a longer computation. Both prove work; the server decides.
 *
 * @example
 * <SliderCaptcha
 *   load={(mode) => api.generateSlider({ scene: 'login', account, mode })}
 *   verify={(answer) => api.validateSlider(answer).then(({ ticket }) => ({ ok: true, ticket }), toRefusal)}
 *   onTicket={login}
 *   onClose={close}
 * />
 */
export function SliderCaptcha({ load, verify, onTicket, onClose, className, ...rest }: SliderCaptchaProps) {
  const messages = useWords(captcha);
  const { state, mode, round, outcome, progress, Puzzle, submit, begin } = useCaptcha({ load, verify, onTicket });
  const { phase } = state;
  const spoken = speak(messages, state, mode === 'assist', progress, outcome);
  const notice = (mode === 'assist' || phase === 'locked' || phase === 'loadFailed') && (
    <CaptchaNotice
      state={state}
      progress={progress}
      text={spoken}
      onRetry={() => begin(phase === 'assistFailed' ? 'assist' : 'slider')}
    />
  );

  return (
    // Escape bubbles here from whatever has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a legend
      role="group"
      aria-label={messages.captchaTitle}
      {...rest}
      className={classNames(styles.captcha, className)}
      data-state={phase}
      data-mode={mode}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {mode === 'slider' && Puzzle ? (
        <Puzzle
          state={state}
          round={round}
          outcome={outcome && phase === 'ready' ? spoken : undefined}
          onAnswer={submit}
          onRefresh={() => begin('slider')}
        >
          {notice || undefined}
        </Puzzle>
      ) : (
        <div className={styles.stage} style={{ aspectRatio: `${USUAL_SIZES.image.w} / ${USUAL_SIZES.image.h}` }}>
          {notice || <Spinner size={24} className={styles.coming} />}
        </div>
      )}
      <div className={styles.other}>
        {mode === 'slider' ? (
          <TextButton
            tone="muted"
            disabled={phase === 'verifying' || phase === 'verified' || phase === 'locked'}
            onClick={() => begin('assist')}
          >
            {messages.captchaAssist}
          </TextButton>
        ) : (
          <TextButton
            tone="muted"
            disabled={phase === 'verified' || phase === 'locked'}
            onClick={() => begin('slider')}
          >
            {messages.captchaUsePuzzle}
          </TextButton>
        )}
      </div>
      <output className={hidden.hidden}>{spoken}</output>
    </div>
  );
}

/**
 * State of the captcha in words. Progress is announced in quarters, because a screen reader could not follow every per
 * cent.
 */
function speak(
  messages: typeof captcha,
  state: CaptchaState,
  assist: boolean,
  progress: number,
  outcome: CaptchaOutcome | undefined,
): string {
  switch (state.phase) {
    case 'verified':
      return messages.captchaVerified;
    case 'locked':
      return messages.captchaLocked(Math.max(1, Math.ceil((state.until - Date.now()) / 60_000)));
    case 'loadFailed':
      return messages.captchaLoadFailed;
    case 'assistFailed':
      return messages.captchaFailed;
    case 'verifying':
      return assist ? messages.captchaAssistProgress(Math.floor(progress * 4) * 25) : messages.captchaVerifying;
    case 'loading':
    case 'ready':
      if (outcome?.reason === 'wrong') return messages.captchaWrong(outcome.triesLeft);
      if (outcome?.reason === 'expired') return messages.captchaExpired;
      if (outcome?.reason === 'failed') return messages.captchaFailed;
      if (state.phase === 'ready') return messages.captchaReady;
      return assist ? messages.captchaAssistProgress(0) : messages.captchaLoading;
  }
}
