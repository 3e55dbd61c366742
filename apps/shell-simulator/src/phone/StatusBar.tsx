import { useEffect, useState } from 'react';
import styles from './Phone.module.css';

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', hour12: false });

/** Time and battery, as a phone has them above the page. */
export function StatusBar() {
  const [now, setNow] = useState(() => clock.format());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.format()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.status} aria-hidden>
      <span>{now}</span>
      <span className={styles.island} />
      <svg width="66" height="12" viewBox="0 0 66 12" fill="currentColor">
        <path d="M0 8h3v4H0zM5 5.5h3V12H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
        <rect x="38.5" y=".5" width="25" height="11" rx="3" fill="none" stroke="currentColor" opacity=".5" />
        <rect x="40" y="2" width="18" height="8" rx="2" />
        <path d="M64.5 4v4a2.2 2.2 0 0 0 0-4z" />
        <path d="M28 3.4a6.4 6.4 0 0 1 4.6 2l1-1.1a8 8 0 0 0-11.2 0l1 1.1a6.4 6.4 0 0 1 4.6-2z" />
        <path d="M28 6.6c.9 0 1.7.4 2.3 1L28 10.4 25.7 7.6a3.2 3.2 0 0 1 2.3-1z" />
      </svg>
    </div>
  );
}
