import { Button, SegmentedControl, tokens } from '@ezwallet/ui';
import { useRef, useState } from 'react';
import { EaseCurve } from './EaseCurve.tsx';
import './motion.css';

type Ease = keyof typeof tokens.easing;
type Duration = keyof typeof tokens.duration;

const eases = Object.keys(tokens.easing) as Ease[];
const durations = (Object.keys(tokens.duration) as Duration[]).filter((name) => name !== 'shimmer');

/** Try any duration with any easing: a dot moves while the curve is visible. */
export function MotionLab() {
  const [ease, setEase] = useState<Ease>('sheet');
  const [duration, setDuration] = useState<Duration>('sheet');
  const dot = useRef<HTMLSpanElement>(null);
  const play = () => {
    const node = dot.current!;
    const way = node.parentElement!.clientWidth - node.clientWidth;
    const end = getComputedStyle(node).direction === 'rtl' ? -way : way;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      node.animate({ opacity: [0, 1] }, { duration: tokens.duration.reduced });
      return;
    }
    node.animate(
      { transform: ['none', `translateX(${end}px)`] },
      { duration: tokens.duration[duration], easing: `cubic-bezier(${tokens.easing[ease].join(',')})`, endDelay: 400 },
    );
  };
  return (
    <div className="lab">
      <EaseCurve points={tokens.easing[ease]} />
      <div className="lab-controls">
        <SegmentedControl
          label="Easing"
          value={ease}
          onChange={setEase}
          items={eases.map((value) => ({ value, label: value }))}
        />
        <SegmentedControl
          label="Duration"
          value={duration}
          onChange={setDuration}
          items={durations.map((value) => ({ value, label: value }))}
        />
        <span className="lab-track">
          <span ref={dot} className="lab-dot" />
        </span>
        <Button variant="secondary" size={44} onClick={play}>
          Play {tokens.duration[duration]} ms
        </Button>
      </div>
    </div>
  );
}
