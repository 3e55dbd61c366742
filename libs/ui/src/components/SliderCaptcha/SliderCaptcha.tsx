import { useRef, type HTMLAttributes, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { classNames } from '../../internal/classNames.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import type { Messages } from '../../messages/Messages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { CaptchaNotice } from './CaptchaNotice.tsx';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import { CaptchaRail } from './CaptchaRail.tsx';
import styles from './SliderCaptcha.module.css';
import { useCaptcha, type CaptchaCalls, type CaptchaOutcome, type CaptchaState } from './useCaptcha.ts';
import { usePuzzlePiece } from './usePuzzlePiece.ts';

export type {
  CaptchaAnswer,
  CaptchaChallenge,
  CaptchaInput,
  CaptchaMode,
  CaptchaRefusal,
  CaptchaVerdict,
} from './captcha-types.ts';

/** Props of a captcha: the calls that fetch and check a challenge, and what to do with the ticket that it earns. */
export interface SliderCaptchaProps
  extends CaptchaCalls, Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onKeyDown' | 'title'> {
  /** Escape was pressed. The captcha brings no frame: put it in a Dialog or Drawer. */
  onClose: () => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Sizes to lay out before the first picture is here. */
const USUAL = { image: { w: 320, h: 160 }, piece: { w: 52 } };

/**
 * Tells people from scripts: a piece is slid into its gap by pointer, keys, taps or buttons, or, without a picture, the
 * device does a longer sum. Both prove work; the server decides.
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
  const messages = useMessages();
  const { state, mode, round, outcome, progress, submit, begin } = useCaptcha({ load, verify, onTicket });
  const picture = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const challenge = 'challenge' in state ? state.challenge : undefined;
  const image = challenge?.image ?? USUAL.image;
  const size = { imageWidth: image.w, pieceWidth: (challenge?.piece ?? USUAL.piece).w };
  const ready = state.phase === 'ready';
  const piece = usePuzzlePiece(thumb, picture, { round, ready, ...size }, submit);
  const puzzle = mode === 'slider' && state.phase !== 'locked' && state.phase !== 'loadFailed';
  const spoken = speak(messages, state, mode === 'assist', progress, outcome);

  return (
    // Escape bubbles here from whatever has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a legend
      role="group"
      aria-label={messages.captchaTitle}
      {...rest}
      className={classNames(styles.captcha, className)}
      data-state={state.phase}
      data-mode={mode}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.stage} style={{ aspectRatio: `${image.w} / ${image.h}` }}>
        {puzzle ? (
          <CaptchaPicture
            ref={picture}
            challenge={challenge}
            x={piece.x}
            still={piece.dragging}
            state={state.phase}
            onTap={piece.tap}
            onRefresh={() => begin('slider')}
          />
        ) : (
          <CaptchaNotice
            state={state}
            progress={progress}
            text={spoken}
            onRetry={() => begin(state.phase === 'assistFailed' ? 'assist' : 'slider')}
          />
        )}
      </div>
      {mode === 'slider' && (
        <>
          <CaptchaRail
            ref={thumb}
            piece={piece}
            pieceShare={size.pieceWidth / size.imageWidth}
            state={state.phase}
            outcome={outcome && ready ? spoken : undefined}
          />
          <div className={styles.steps} dir="ltr">
            <IconButton
              icon={glyphs.chevronLeft}
              label={messages.captchaStepLeft}
              tone="muted"
              disabled={!ready}
              onClick={(event) => piece.stepBy(-1, event.timeStamp)}
            />
            <Button
              variant="secondary"
              size={44}
              className={styles.submit}
              disabled={!ready || !piece.moved}
              onClick={piece.answer}
            >
              {messages.captchaSubmit}
            </Button>
            <IconButton
              icon={glyphs.chevronRight}
              label={messages.captchaStepRight}
              tone="muted"
              disabled={!ready}
              onClick={(event) => piece.stepBy(1, event.timeStamp)}
            />
          </div>
        </>
      )}
      <div className={styles.other}>
        {mode === 'slider' ? (
          <TextButton
            tone="muted"
            disabled={state.phase === 'verifying' || state.phase === 'verified' || state.phase === 'locked'}
            onClick={() => begin('assist')}
          >
            {messages.captchaAssist}
          </TextButton>
        ) : (
          <TextButton
            tone="muted"
            disabled={state.phase === 'verified' || state.phase === 'locked'}
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

/** Where things stand, in words. Progress is told by quarters: a reader could not follow every per cent. */
function speak(
  messages: Messages,
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
