import { useLingui } from '@lingui/react/macro';
import styles from './EscrowPicture.module.css';

const RINGS = [
  [43, 0.42],
  [57, 0.34],
  [72, 0.26],
  [88, 0.18],
  [106, 0.1],
] as const;
const STEPS = [
  [92, 50],
  [163, 98],
  [234, 50],
] as const;
const PERSON = 'M-7.5 9c.7-3.9 3.7-6 7.5-6s6.8 2.1 7.5 6z';

/** Coins go from the seller into escrow, money goes to the seller, and the coins come to the buyer. The list below says it. */
export function EscrowPicture() {
  const { t } = useLingui();
  return (
    <svg className={styles.picture} viewBox="0 0 326 134" aria-hidden>
      <g className={styles.rings}>
        {RINGS.map(([r, opacity]) => (
          <circle key={r} cx={163} cy={50} r={r} opacity={opacity} />
        ))}
      </g>
      <g className={styles.coins}>
        <circle cx={163} cy={50} r={28} className={styles.vault} />
        <path d="M51 70c0-14 7-20 19-20h59.500m-4.500-4.500 4.500 4.500-4.500 4.500M197 50h59c12 0 19 6 19 20m-4.500-4.500 4.500 4.500 4.500-4.500" />
        <path
          className={styles.lock}
          d="M157.700 48.250h10.600a2.900 2.900 0 0 1 2.900 2.900v5.600a2.900 2.900 0 0 1-2.900 2.900h-10.600a2.900 2.900 0 0 1-2.900-2.900v-5.600a2.900 2.900 0 0 1 2.900-2.900zm.6 0v-2.900a4.700 4.700 0 0 1 9.400 0v2.900M163 52.900v2"
        />
      </g>
      <path className={styles.money} strokeDasharray="4 4" d="M248 98h-70m-30 0H79" />
      <path className={styles.money} d="m82.500 93.500-4.500 4.500 4.500 4.500" />
      <g transform="translate(51 98)" className={styles.person}>
        <circle r={20} className={styles.disc} />
        <circle cy={-4.25} r={4} />
        <path d={PERSON} />
      </g>
      <g transform="translate(275 98)" className={styles.you}>
        <circle r={20} />
        <circle cy={-4.25} r={4} />
        <path d={PERSON} />
      </g>
      {STEPS.map(([x, y], at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={12.5} className={styles.gap} />
          <circle r={9.25} className={styles.number} />
          <text y={4} className={styles.digit}>
            {at + 1}
          </text>
        </g>
      ))}
      <g className={styles.names}>
        <text x={51} y={132}>{t`Seller`}</text>
        <text x={275} y={132}>{t`You`}</text>
      </g>
    </svg>
  );
}
