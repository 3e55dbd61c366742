import styles from './GroupedText.module.css';

/** A long text in groups of four characters, which people can compare. Copying it adds no spaces. */
export function GroupedText({ text }: { text: string }) {
  return (
    <bdi className={styles.groups}>
      {(text.match(/.{1,4}/g) ?? []).map((group, place) => (
        // The text never changes, so the index of a group is its key.
        <span key={place}>{group}</span>
      ))}
    </bdi>
  );
}
