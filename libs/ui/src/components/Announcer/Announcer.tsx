import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../internal/VisuallyHidden.tsx';
import { useLocked } from '../../internal/useLocked.ts';
import { useStore } from '../../internal/useStore.ts';
import { announcements, forgetLater, type Announcement, type Politeness } from './announce.ts';

const NONE: readonly Announcement[] = [];

/**
 * Screen readers ignore text that a live region contains when it appears. Therefore the regions come first and the text
 * later.
 */
const READY_MS = 100;

/**
 * The two live regions of the page, silent behind a lock screen. `UiHost` renders them first; do not render a second
 * pair.
 */
export function Announcer() {
  const items = useStore(announcements, NONE);
  const locked = useLocked();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  const spoken = ready && !locked ? items : NONE;
  return (
    <>
      <Region politeness="polite" items={spoken} />
      <Region politeness="assertive" items={spoken} />
    </>
  );
}

function Region({ politeness, items }: { politeness: Politeness; items: readonly Announcement[] }) {
  return (
    <VisuallyHidden aria-live={politeness} aria-atomic="false" data-announcer={politeness}>
      {items
        .filter((item) => item.politeness === politeness)
        .map((item) => (
          <Spoken key={item.id} item={item} />
        ))}
    </VisuallyHidden>
  );
}

function Spoken({ item }: { item: Announcement }) {
  useEffect(() => forgetLater(item.id), [item.id]);
  return <span>{item.text} </span>;
}
