import { useEffect, useRef, type ReactNode, type Ref, type TimeHTMLAttributes } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { useSecondsLeft } from '../../hooks/useSecondsLeft.ts';
import { classNames } from '../../internal/classNames.ts';
import styles from './Countdown.module.css';
import { formatClock } from './formatClock.ts';

/** Props of a countdown; other attributes go to its `time` element. */
export interface CountdownProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'children' | 'dateTime'> {
  /** The moment it counts down to, epoch ms. */
  until: number;
  /** Called once when the moment has come; not when it had passed before the first render. */
  onEnd?: (() => void) | undefined;
  /** Shown in place of the figures when time is up. */
  ended?: ReactNode;
  /** The clock, for hosts that follow a server's time; keep it stable between renders. */
  now?: (() => number) | undefined;
  ref?: Ref<HTMLTimeElement> | undefined;
}

/** The time left as `mm:ss` or `h:mm:ss`. Screen readers can read it; it does not interrupt them every second. */
export function Countdown({ until, onEnd, ended, now, className, ...rest }: CountdownProps) {
  const messages = useMessages();
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
      className={classNames(styles.countdown, className)}
      // Server and browser render at different seconds.
      suppressHydrationWarning
    >
      {left === 0 && ended !== undefined ? ended : formatClock(left)}
    </time>
  );
}
