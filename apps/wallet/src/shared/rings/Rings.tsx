import styles from './Rings.module.css';

interface RingsProps {
  /** Radius of the innermost ring, in px. */
  inner: number;
  /** Distance from one ring to the next at first; each next one is a little larger. */
  step: number;
  rings?: number;
  /** Fills the innermost ring, and draws the product's mark in it. */
  mark?: boolean;
  className?: string | undefined;
}

/** Each ring is fainter than the one inside it. */
const FAINTER = 0.78;
const GROWTH = 1.12;

/** The motif of the product: rings that fade out, with a bright dot, a faint one and a green one. Decoration. */
export function Rings({ inner, step, rings = 5, mark = false, className }: RingsProps) {
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
      {mark && (
        <>
          <circle cx={middle} cy={middle} r={inner} className={styles.core} />
          <path
            d={`M${middle - inner * 0.4} ${middle - inner * 0.35}h${inner * 0.8}l${-inner * 0.8} ${inner * 0.7}h${inner * 0.8}`}
          />
        </>
      )}
      <circle {...at(1, 200)} r={3} className={styles.dot} />
      <circle {...at(2, 140)} r={2.5} className={styles.faint} />
      <circle {...at(2, 40)} r={3} className={styles.green} />
    </svg>
  );
}
