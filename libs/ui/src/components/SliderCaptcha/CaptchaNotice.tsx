import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { captcha } from '../../messages/enCaptcha.ts';
import { Button } from '../Button/Button.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../../glyphs/Glyph.ts';
import type { CaptchaState } from './captcha-state.ts';
import styles from './CaptchaNotice.module.css';

interface CaptchaNoticeProps {
  state: CaptchaState;
  /** Progress of the proof of work, 0 to 1. */
  progress: number;
  text: string;
  onRetry: () => void;
}

const ICON: Record<CaptchaState['phase'], Glyph> = {
  loading: glyphs.shield,
  ready: glyphs.shield,
  verifying: glyphs.shield,
  verified: glyphs.shieldCheck,
  locked: glyphs.clock,
  loadFailed: glyphs.image,
  assistFailed: glyphs.error,
};

/** Replaces the missing picture: running work, a wait, or a failure. */
export function CaptchaNotice({ state, progress, text, onRetry }: CaptchaNoticeProps) {
  const messages = useWords(captcha);
  const { phase } = state;
  const percent = phase === 'verified' ? 100 : Math.round(progress * 100);
  const working = phase === 'loading' || phase === 'verifying' || phase === 'verified';
  return (
    <div className={styles.notice} data-state={phase}>
      <Icon glyph={ICON[phase]} size={32} className={styles.icon} />
      <p className={styles.text} aria-hidden>
        {phase === 'loading' || phase === 'verifying' ? messages.captchaAssistProgress(percent) : text}
      </p>
      {working && <progress aria-label={messages.captchaTitle} value={percent} max={100} className={styles.bar} />}
      {phase === 'locked' && <Countdown until={state.until} className={styles.clock} />}
      {(phase === 'loadFailed' || phase === 'assistFailed') && (
        <Button variant="tint" size={32} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
