import type { PointerEvent, Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { captcha } from '../../messages/enCaptcha.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { CaptchaState } from './captcha-state.ts';
import type { CaptchaChallenge } from './captcha-types.ts';
import styles from './CaptchaPicture.module.css';

interface CaptchaPictureProps {
  challenge: CaptchaChallenge | undefined;
  /** Left edge of the piece, in pixels of the picture. */
  x: number;
  /** The piece follows a finger without easing. */
  still: boolean;
  state: CaptchaState['phase'];
  onTap: (event: PointerEvent<HTMLElement>) => void;
  onRefresh: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The picture with its piece. A tap on it moves the piece there; screen readers use the thumb below instead. */
export function CaptchaPicture({ challenge, x, still, state, onTap, onRefresh, ref }: CaptchaPictureProps) {
  const messages = useWords(captcha);
  const { image, piece } = challenge ?? {};
  const busy = state === 'loading' || state === 'verifying';
  return (
    <>
      <div ref={ref} className={styles.picture} dir="ltr" data-state={state} onPointerDown={onTap} aria-hidden>
        {image && <img src={image.src} alt="" draggable={false} className={styles.image} />}
        {image && piece && (
          <img
            src={piece.src}
            alt=""
            draggable={false}
            className={styles.piece}
            data-still={still ? '' : undefined}
            style={{
              left: `${(x / image.w) * 100}%`,
              top: `${(piece.y / image.h) * 100}%`,
              width: `${(piece.w / image.w) * 100}%`,
            }}
          />
        )}
        {busy && (
          <span className={styles.busy}>
            <Spinner size={24} />
          </span>
        )}
        {state === 'verified' && (
          <p className={styles.verified}>
            <Icon glyph={glyphs.check} size={16} />
            {messages.captchaVerified}
          </p>
        )}
      </div>
      {state === 'ready' && (
        <button type="button" className={styles.refresh} aria-label={messages.captchaRefresh} onClick={onRefresh}>
          <Icon glyph={glyphs.refresh} size={16} />
        </button>
      )}
    </>
  );
}
