import styles from './billing.module.css';

/** A long run of characters in groups of four, which the eye can compare; nothing stands between them when it is copied. */
export function GroupedText({ text }: { text: string }) {
  return (
    <bdi className={styles.groups}>
      {(text.match(/.{1,4}/g) ?? []).map((group, place) => (
        // The text never changes, so that the place of a group is its name.
        <span key={place}>{group}</span>
      ))}
    </bdi>
  );
}
