interface EaseCurveProps {
  /** Control points of a cubic Bézier, as in CSS. */
  points: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** The curve of an easing: time on the x axis, progress on the y axis. */
export function EaseCurve({ points: [x1, y1, x2, y2] }: EaseCurveProps) {
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
  const meaning = { role: 'img', 'aria-label': `Curve ${[x1, y1, x2, y2].join(', ')}` };
  return (
    <svg {...meaning} className="curve" viewBox="-6 -6 112 112" width="160" height="160">
      <path className="curve-frame" d="M0 0v100h100" />
      <path className="curve-handle" d={`M${at(0, 0)}L${at(x1, y1)}M${at(1, 1)}L${at(x2, y2)}`} />
      <path className="curve-line" d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
      {[at(x1, y1), at(x2, y2)].map((point) => {
        const [x, y] = point.split(' ');
        return <circle key={point} className="curve-point" cx={x} cy={y} r="3" />;
      })}
    </svg>
  );
}
