import * as glyphs from '@ezwallet/ui/glyphs';

const EXAMPLES = [
  ['lock', glyphs.lock, 'A body and an arc, both on the live area'],
  ['receive', glyphs.receive, 'One arrow to one line'],
  ['transfer', glyphs.transfer, 'Two half-headed arrows, its pair'],
  ['wallet', glyphs.wallet, 'Corners of 1.5 to 2.5'],
] as const;

/** Glyphs on their grid: the box of 24, and inside it the live area from 4 to 20. */
export function Construction() {
  const lines = Array.from({ length: 25 }, (_, at) => `M${at} 0v24M0 ${at}h24`).join('');
  return (
    <div className="icon-construction">
      {EXAMPLES.map(([name, glyph, note]) => (
        <figure key={name}>
          <svg viewBox="0 0 24 24" {...{ role: 'img', 'aria-label': name }} fill="none">
            <path d={lines} stroke="var(--ui-line)" strokeWidth="0.05" />
            <rect
              x="4"
              y="4"
              width="16"
              height="16"
              stroke="var(--ui-c5)"
              strokeWidth="0.12"
              strokeDasharray="0.5 0.5"
            />
            <path d={glyph} stroke="var(--ui-text)" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <figcaption className="quiet">{note}</figcaption>
        </figure>
      ))}
    </div>
  );
}
