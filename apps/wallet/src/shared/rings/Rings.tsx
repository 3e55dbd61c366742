import styles from './Rings.module.css';

interface RingsProps {
  /** Radius of the innermost ring, in px. */
  inner: number;
  /** Distance from one ring to the next at first; each next one is a little larger. */
  step: number;
  rings?: number;
  /** Fills the innermost ring, and draws the product's mark or a wallet in it. */
  thing?: keyof typeof THINGS | undefined;
  className?: string | undefined;
}

/** Lines in a box of 24. */
const THINGS = {
  mark: 'M7.2 7.8h9.6l-9.6 8.4h9.6',
  wallet:
    'M4.5 8.5v9A1.5 1.5 0 0 0 6 19h12a1.5 1.5 0 0 0 1.5-1.5V10A1.5 1.5 0 0 0 18 8.5H4.5a2 2 0 0 1 2-2.5H16v2.5M19.5 12.25H16a1.5 1.5 0 0 0 0 3h3.5',
} as const;

/** Each ring is fainter than the one inside it. */
const FAINTER = 0.78;
const GROWTH = 1.12;

/** The motif of the product: rings that fade out, with a bright dot, a faint one and a green one. Decoration. */
export function Rings({ inner, step, rings = 5, thing, className }: RingsProps) {
  const radii = Array.from({ length: rings }, (_, at) => inner + (step * (GROWTH ** at - 1)) / (GROWTH - 1));
  const size = 2 * (radii.at(-1) ?? inner) + 2;
  const middle = size / 2;
  const at = (ring: number, angle: number) => ({
    cx: middle + (radii[ring] ?? inner) * Math.cos((angle * Math.PI) / 180),
    cy: middle + (radii[ring] ?? inner) * Math.sin((angle * Math.PI) / 180),
  });
  return (
    <svg
      className={className === undefined ? styles.rings : `${styles.rings} ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden
    >
      {radii.map((radius, ring) => (
        <circle key={radius} cx={middle} cy={middle} r={radius} opacity={0.5 * FAINTER ** ring} />
      ))}
      {thing && (
        <>
          <circle cx={middle} cy={middle} r={inner} className={styles.core} />
          <svg x={middle - inner} y={middle - inner} width={2 * inner} height={2 * inner} viewBox="0 0 24 24">
            <path d={THINGS[thing]} vectorEffect="non-scaling-stroke" />
          </svg>
        </>
      )}
      <circle {...at(1, 200)} r={3} className={styles.dot} />
      <circle {...at(2, 140)} r={2.5} className={styles.faint} />
      <circle {...at(2, 40)} r={3} className={styles.green} />
    </svg>
  );
}
