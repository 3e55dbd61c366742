import { useRef, type ReactNode } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { captcha } from '../../messages/enCaptcha.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { USUAL_SIZES, type CaptchaState, type PieceAnswer } from './captcha-state.ts';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import { CaptchaRail } from './CaptchaRail.tsx';
import styles from './SliderCaptcha.module.css';
import { usePuzzlePiece } from './usePuzzlePiece.ts';

interface CaptchaPuzzleProps {
  state: CaptchaState;
  /** Number of the challenge. */
  round: number;
  /** Why the last puzzle ended, until the user starts this one. */
  outcome: string | undefined;
  onAnswer: (answer: PieceAnswer) => void;
  onRefresh: () => void;
  /** Replaces the picture. */
  children: ReactNode;
}

/** The puzzle and all controls that move its piece. */
export function CaptchaPuzzle({ state, round, outcome, onAnswer, onRefresh, children }: CaptchaPuzzleProps) {
  const messages = useWords(captcha);
  const picture = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const challenge = 'challenge' in state ? state.challenge : undefined;
  const image = challenge?.image ?? USUAL_SIZES.image;
  const size = { imageWidth: image.w, pieceWidth: (challenge?.piece ?? USUAL_SIZES.piece).w };
  const ready = state.phase === 'ready';
  const piece = usePuzzlePiece(thumb, picture, { round, ready, ...size }, onAnswer);

  return (
    <>
      <div className={styles.stage} style={{ aspectRatio: `${image.w} / ${image.h}` }}>
        {children ?? (
          <CaptchaPicture
            ref={picture}
            challenge={challenge}
            x={piece.x}
            still={piece.dragging}
            state={state.phase}
            onTap={piece.tap}
            onRefresh={onRefresh}
          />
        )}
      </div>
      <CaptchaRail
        ref={thumb}
        piece={piece}
        pieceShare={size.pieceWidth / size.imageWidth}
        state={state.phase}
        outcome={outcome}
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
  );
}
