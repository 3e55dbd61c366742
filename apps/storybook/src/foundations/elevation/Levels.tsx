import { tokens } from '@ezwallet/ui';
import './levels.css';

const LEVELS = [
  ['e1', 'surface', 'Card, list in a frame'],
  ['e2', 'raised', 'Menu, card over the page'],
  ['e3', 'raised', 'Dialog'],
  ['e3-up', 'raised', 'Sheet from below'],
] as const;

/** The levels in every scheme, on that scheme's background. */
export function Levels() {
  return (
    <div className="tiles" style={{ '--tile': '200px' }}>
      {tokens.schemes.map((scheme) => (
        <section key={scheme} className="levels" data-theme={scheme} aria-label={scheme}>
          <p className="quiet">{scheme}</p>
          {LEVELS.map(([level, ground, use]) => (
            <div
              key={level}
              className="level"
              style={{ background: `var(--ui-${ground})`, boxShadow: `var(--ui-${level})` }}
            >
              <code>{level}</code>
              <span className="quiet">{use}</span>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
