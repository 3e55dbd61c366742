import { addressGroups } from './addressGroups.ts';
import styles from './AddressText.module.css';

/** An address as people compare it, character by character; readers hear it as one word. */
export function AddressText({ address }: { address: string }) {
  return (
    <>
      <bdi className={styles.unseen}>{address}</bdi>
      <bdi className={styles.address} aria-hidden>
        {addressGroups(address).map((group, i) => (
          // An address never changes, so that the place of its parts is their name.
          <span key={i}>
            {group.map(({ text, strong }, j) => (strong ? <b key={j}>{text}</b> : text))}
          </span>
        ))}
      </bdi>
    </>
  );
}
