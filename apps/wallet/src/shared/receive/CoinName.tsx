import { CoinIcon } from '@ezwallet/ui';
import styles from './receive.module.css';

/** A coin that is chosen, with its icon. */
export function CoinName({ coin }: { coin: string }) {
  return (
    <span className={styles.coin}>
      <CoinIcon coin={coin} size={24} />
      <b>{coin}</b>
    </span>
  );
}
