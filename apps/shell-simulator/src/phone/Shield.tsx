import styles from './Shield.module.css';

/** Takes the place of a protected page in a picture of the screen. */
export function Shield() {
  return (
    <p className={styles.shield} data-theme="dark">
      Nothing to see
    </p>
  );
}
