import { Button, PageTransition, type TransitionKind } from '@ezwallet/ui';
import { useState } from 'react';

const TURNS: Record<TransitionKind, string> = {
  forward: 'Deeper into the app',
  back: 'Back to where one was',
  fade: 'To another tab',
  alert: 'Something rises over the page',
};
const kinds = Object.keys(TURNS) as TransitionKind[];

/** Two pages that alternate with each transition. */
export function PageTurns() {
  const [turn, setTurn] = useState<{ kind: TransitionKind; count: number }>({ kind: 'fade', count: 0 });
  return (
    <div className="stack-12" style={{ justifyItems: 'stretch' }}>
      <div style={{ height: 120, borderRadius: 12, overflow: 'hidden', boxShadow: 'inset 0 0 0 1px var(--ui-line)' }}>
        <PageTransition pageKey={String(turn.count)} kind={turn.kind}>
          <div
            style={{
              display: 'grid',
              height: '100%',
              placeItems: 'center',
              background: turn.count % 2 ? 'var(--ui-primary-tint)' : 'var(--ui-surface)',
            }}
          >
            <p style={{ fontSize: 'var(--ui-size-15)', lineHeight: 'var(--ui-leading-15)', fontWeight: 600 }}>
              {TURNS[turn.kind]}
            </p>
          </div>
        </PageTransition>
      </div>
      <div className="row-12">
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" size={44} onClick={() => setTurn({ kind, count: turn.count + 1 })}>
            {kind}
          </Button>
        ))}
      </div>
    </div>
  );
}
