interface GroupedAddressProps {
  /** The address exactly as it is copied. */
  value: string;
}

/** Number of characters that people compare at each end. */
const COMPARED = 6;

/** An address in groups of four in five columns, with emphasis on the ends that people compare. */
export function GroupedAddress({ value }: GroupedAddressProps) {
  const groups = value.match(/.{1,4}/g) ?? [];
  return (
    <span
      dir="ltr"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, max-content)',
        gap: '2px 16px',
        fontSize: 'var(--ui-size-15)',
        lineHeight: 'var(--ui-leading-15)',
      }}
    >
      {groups.map((group, row) => (
        <span key={row * 4} style={{ color: 'var(--ui-text-muted)' }}>
          {[...group].map((letter, column) => {
            const at = row * 4 + column;
            const compared = at < COMPARED || at >= value.length - COMPARED;
            return compared ? (
              <b key={at} style={{ fontWeight: 600, color: 'var(--ui-text)' }}>
                {letter}
              </b>
            ) : (
              letter
            );
          })}
        </span>
      ))}
    </span>
  );
}
