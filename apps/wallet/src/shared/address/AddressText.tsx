import { addressGroups } from './addressGroups.ts';
import styles from './AddressText.module.css';

/** An address in groups that people can compare. Screen readers read it as one word. */
export function AddressText({ address }: { address: string }) {
  return (
    <>
      <bdi className={styles.unseen}>{address}</bdi>
      <bdi className={styles.address} aria-hidden>
        {addressGroups(address).map((group, i) => (
          // An address never changes, so the index of a part is its key.
          <span key={i}>{group.map(({ text, strong }, j) => (strong ? <b key={j}>{text}</b> : text))}</span>
        ))}
      </bdi>
    </>
  );
}
