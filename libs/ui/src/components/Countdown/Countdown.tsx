import { useEffect, useRef, type ReactNode, type Ref, type TimeHTMLAttributes } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { useSecondsLeft } from '../../hooks/useSecondsLeft.ts';
import { classNames } from '../../internal/classNames.ts';
import styles from './Countdown.module.css';
import { formatClock } from './formatClock.ts';

/** Props of a countdown. Other attributes go to its `time` element. */
export interface CountdownProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'children' | 'dateTime'> {
  /** The end of the countdown, epoch ms. */
  until: number;
  /** Called once at the end; not if the end was already past at the first render. */
  onEnd?: (() => void) | undefined;
  /** Replaces the figures when time is up. */
  ended?: ReactNode;
  /** The clock, for hosts that use server time. Keep it stable between renders. */
  now?: (() => number) | undefined;
  /** Ref of its element. */
  ref?: Ref<HTMLTimeElement> | undefined;
}

/**
 * The remaining time as `mm:ss` or `h:mm:ss`. Screen readers can read it, but it does not interrupt them every second.
 */
export function Countdown({ until, onEnd, ended, now, className, ...rest }: CountdownProps) {
  const messages = useWords();
  const left = useSecondsLeft(until, now);
  const running = useRef(left > 0);
  useEffect(() => {
    if (left > 0) running.current = true;
    else if (running.current) {
      running.current = false;
      onEnd?.();
    }
  }, [left, onEnd]);
  return (
    <time
      role="timer"
      aria-label={messages.timeLeft}
      {...rest}
      dateTime={`PT${left}S`}
      data-state={left > 0 ? 'running' : 'ended'}
      data-ui-inherit=""
      className={classNames(styles.countdown, className)}
      // Server and browser render in different seconds.
      suppressHydrationWarning
    >
      {left === 0 && ended !== undefined ? ended : formatClock(left)}
    </time>
  );
}
