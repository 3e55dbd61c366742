import { Avatar, Icon, type Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { CSSProperties, ReactNode } from 'react';
import { SomeLink } from './SomeLink.tsx';

const ITEMS: readonly { readonly label: string; readonly icon: Glyph }[] = [
  { label: 'Home', icon: glyphs.home },
  { label: 'Secured trade', icon: glyphs.shieldCheck },
  { label: 'Wealth', icon: glyphs.wealth },
  { label: 'Discover', icon: glyphs.discover },
  { label: 'Mine', icon: glyphs.mine },
];

const column: CSSProperties = { display: 'flex', flexDirection: 'column', minHeight: 0 };
const line = (side: 1 | -1) => `${side}px 0 0 var(--ui-hair)`;

interface LaptopFrameProps {
  /** The item of the rail that the page belongs to. */
  current: string;
  /** A list at the left of its detail, 400 wide. */
  list?: ReactNode;
  /** The column at the right, 384 wide. */
  aside?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** A window from 1024 px on: a rail of 88 in place of the tab bar, then a list, the page, and a column at the right. */
export function LaptopFrame({ current, list, aside, children }: LaptopFrameProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ display: 'flex', width: 1280, height: 800, background: 'var(--ui-bg)', isolation: 'isolate' }}>
        <nav
          aria-label="Main navigation"
          style={{
            ...column,
            flex: 'none',
            gap: 4,
            alignItems: 'center',
            width: 88,
            padding: '20px 0 16px',
            background: 'var(--ui-surface)',
            boxShadow: line(1),
          }}
        >
          {ITEMS.map(({ label, icon }) => (
            <RailItem key={label} label={label} icon={icon} isCurrent={label === current} />
          ))}
          <span style={{ flex: 1 }} />
          <Avatar name="Ka Ming" size={32} tone="soft" />
        </nav>
        {list && (
          <section aria-label="List" style={{ ...column, flex: 'none', width: 400, boxShadow: line(1) }}>
            {list}
          </section>
        )}
        <main style={{ ...column, flex: 1, gap: 16, minWidth: 0, padding: '24px 40px' }}>{children}</main>
        {aside && (
          <aside
            aria-label="Order chat"
            style={{ ...column, flex: 'none', gap: 12, width: 384, padding: 20, boxShadow: line(-1) }}
          >
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}

function RailItem({ label, icon, isCurrent }: { label: string; icon: Glyph; isCurrent: boolean }) {
  return (
    <SomeLink
      aria-current={isCurrent ? 'page' : undefined}
      style={{
        ...column,
        gap: 4,
        alignItems: 'center',
        justifyContent: 'center',
        width: 72,
        minHeight: 60,
        fontSize: 'var(--ui-size-12)',
        lineHeight: '1rem',
        fontWeight: isCurrent ? 600 : 400,
        textAlign: 'center',
        color: isCurrent ? 'var(--ui-primary-text)' : 'var(--ui-text-subtle)',
        background: isCurrent ? 'var(--ui-primary-tint)' : undefined,
        borderRadius: 'var(--ui-radius-button)',
      }}
    >
      <Icon glyph={icon} filled={isCurrent} />
      {label}
    </SomeLink>
  );
}
