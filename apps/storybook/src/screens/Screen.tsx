import type { ReactNode } from 'react';

interface ScreenProps {
  header: ReactNode;
  footer?: ReactNode;
  /** The gradient of the balance area. */
  wash?: boolean;
  children: ReactNode;
}

/** A screen with the layout of the app's shell: head and foot stay, the middle scrolls. */
export function Screen({ header, footer, wash = false, children }: ScreenProps) {
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100vh',
        isolation: 'isolate',
        background: wash
          ? 'linear-gradient(180deg, var(--ui-glow-2), transparent 264px), ' +
            'radial-gradient(92% 264px at 12% -32px, var(--ui-glow), transparent 72%)'
          : undefined,
      }}
    >
      {header}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller without controls needs keys */}
      <main data-ui-scroll="" tabIndex={0} style={{ display: 'flex', flex: 1, flexDirection: 'column', gap: 12 }}>
        {children}
      </main>
      {footer}
    </div>
  );
}
