import { Button, IconButton, tokens } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useLayoutEffect, useRef, useState } from 'react';
import './accessibility.css';

interface Area {
  width: number;
  height: number;
}

/** Measures the area in which a press reaches the control, along its middle height and width. */
function reachOf(control: Element): Area {
  const box = control.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hits = (x: number, y: number) => control.contains(document.elementFromPoint(x, y));
  const reach = (dx: number, dy: number) => {
    let steps = 0;
    while (steps < 200 && hits(middle.x + dx * (steps + 1), middle.y + dy * (steps + 1))) steps++;
    return steps;
  };
  return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
}

/** Controls that look small, with their measured hit area. */
export function HitAreas() {
  const root = useRef<HTMLDivElement>(null);
  const [areas, setAreas] = useState<readonly Area[]>([]);
  const measure = () => setAreas([...root.current!.querySelectorAll('button')].map(reachOf));
  useLayoutEffect(() => {
    // Only visible elements can be hit, so the measurement runs when it scrolls into view.
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && measure(), {
      threshold: 1,
    });
    watch.observe(root.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={root} className="hits">
      {[
        <Button key="pill" size={32} variant="tint">
          Small
        </Button>,
        <IconButton key="icon" icon={glyphs.close} size={16} label="Close" />,
        <Button key="full" size={48}>
          Full
        </Button>,
      ].map((control, index) => {
        const area = areas[index];
        return (
          <span key={control.key} className="hit">
            <span className="hit-area" style={area && { width: area.width, height: area.height }} />
            {control}
            <span className="quiet">
              {area ? `${area.width} × ${area.height}` : `at least ${tokens.sizes['height-hit']}`}
            </span>
          </span>
        );
      })}
    </div>
  );
}
