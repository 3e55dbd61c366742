import type { CSSProperties, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { captcha } from '../../messages/enCaptcha.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { CaptchaState } from './captcha-state.ts';
import styles from './CaptchaRail.module.css';
import type { usePuzzlePiece } from './usePuzzlePiece.ts';

interface CaptchaRailProps {
  piece: ReturnType<typeof usePuzzlePiece>;
  /** Width of the piece as a share of the picture. The thumb has the same width, so that both move together. */
  pieceShare: number;
  state: CaptchaState['phase'];
  /** Why the last puzzle ended, until the user starts this one. */
  outcome: string | undefined;
  /** The thumb. */
  ref: Ref<HTMLDivElement>;
}

/** The rail and its thumb, a slider (WAI-ARIA APG) in pixels of the picture. */
export function CaptchaRail({ piece, pieceShare, state, outcome, ref }: CaptchaRailProps) {
  const messages = useWords(captcha);
  const style = { '--at': piece.x / piece.max, '--share': `${pieceShare * 100}%` } as CSSProperties;
  return (
    <div
      className={styles.rail}
      dir="ltr"
      style={style}
      data-state={state}
      data-moved={piece.moved ? '' : undefined}
      data-still={piece.dragging ? '' : undefined}
    >
      <span className={styles.fill} aria-hidden />
      <span className={styles.hint} data-outcome={outcome ? '' : undefined} aria-hidden>
        {outcome && <Icon glyph={glyphs.error} size={16} />}
        {outcome ?? messages.captchaHint}
      </span>
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native range answers neither Enter nor a release
        role="slider"
        tabIndex={0}
        aria-label={messages.captchaThumb}
        aria-valuemin={0}
        aria-valuemax={piece.max}
        aria-valuenow={piece.x}
        aria-valuetext={messages.captchaPosition(piece.x, piece.max)}
        aria-disabled={state !== 'ready' || undefined}
        className={styles.thumb}
        {...piece.thumb}
      >
        {state === 'verifying' ? (
          <Spinner size={20} />
        ) : (
          <Icon glyph={state === 'verified' ? glyphs.check : glyphs.chevronRight} size={20} />
        )}
      </div>
    </div>
  );
}
