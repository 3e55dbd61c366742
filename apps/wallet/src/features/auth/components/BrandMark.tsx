import styles from './auth.module.css';

/** The logo of the wallet. */
export function BrandMark() {
  return (
    <span className={styles.brand} aria-hidden>
      <svg viewBox="0 0 24 24" width={28} height={28}>
        <path d="M6 6.5h12L6 17.5h12" />
      </svg>
    </span>
  );
}
