import { tokens } from '@ezwallet/ui';
import { roleGroups, type Role } from './roles.ts';
import './palette.css';

/** Every colour by its role, in the three schemes side by side. */
export function Palette() {
  return (
    <div className="palette">
      {roleGroups.map(([group, roles]) => (
        <section key={group} aria-label={group}>
          <h3 className="palette-group">{group}</h3>
          <ul className="palette-rows">
            {roles.map((role) => (
              <Swatches key={role.name} {...role} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Swatches({ name, use }: Role) {
  return (
    <li className="palette-row">
      <span className="palette-role">
        <code>{name}</code>
        <span className="quiet">{use}</span>
      </span>
      {tokens.schemes.map((scheme) => (
        <span key={scheme} className="palette-cell" data-theme={scheme}>
          <span className="palette-swatch" style={{ background: `var(--ui-${name})` }} />
          <span className="palette-hex" dir="ltr">
            {tokens.colors[scheme][name]}
          </span>
        </span>
      ))}
    </li>
  );
}
