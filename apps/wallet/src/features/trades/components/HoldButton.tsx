import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, useHaptics } from '@ezwallet/ui';
import styles from './HoldButton.module.css';

/** Long enough that nobody does it by accident, in milliseconds. The button fills in the same time. */
const HOLD_FOR = 1_500;

/** Set by a script, because the fill is what tells how long to hold: a wish for less motion does not end it. */
const FILL = [{ backgroundSize: '0 100%' }, { backgroundSize: '100% 100%' }];

interface HoldButtonProps {
  disabled?: boolean;
  onHeld: () => void;
  children: ReactNode;
}

/** A button that a finger or mouse holds. Keys and assistive technology, which cannot hold, press it. */
export function HoldButton({ disabled = false, onHeld, children }: HoldButtonProps) {
  const haptics = useHaptics();
  const button = useRef<HTMLButtonElement>(null);
  const fill = useRef<Animation>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    fill.current?.cancel();
    setHeld(false);
  };
  const start = () => {
    if (disabled) return;
    setHeld(true);
    // Browsers of the tests have no animations.
    fill.current = button.current?.animate?.(FILL, HOLD_FOR);
    timer.current = setTimeout(() => {
      stop();
      haptics('success');
      onHeld();
    }, HOLD_FOR);
  };
  return (
    <Button
      ref={button}
      block
      disabled={disabled}
      className={styles.hold}
      data-held={isHeld ? '' : undefined}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.detail === 0) onHeld();
      }}
    >
      {children}
    </Button>
  );
}
