import { Suspense, useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { SideList } from '../../../features/home/components/SideList.tsx';
import { FrameContext } from '../../../world/frame.ts';
import { placeAt } from '../../router/screens.ts';
import { ScreenView } from '../../screens/ScreenView.tsx';
import { focusHeading } from './focusHeading.ts';
import { isBelowDetail } from './lists.ts';
import { markRows } from './markRows.ts';
import styles from './laptop.module.css';

interface ListPaneProps {
  /** Path of the list. */
  path: string;
  /** The address of the page. */
  location: Location;
  /** Whether that is the address of the list, so that no detail is open. */
  isAlone: boolean;
}

/** A list at the left of its details. It keeps its place while details change. */
export function ListPane({ path, location, isAlone }: ListPaneProps) {
  const { pathname, search, hash } = location;
  const pane = useRef<HTMLElement>(null);
  /** The address before. Undefined on the first screen of a page, whose focus is the browser's. */
  const before = useRef<string>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = pathname;
    if (isAlone) focusHeading(pane.current);
    // The page moves the focus itself where the path changes.
    else if (was === pathname) focusHeading(document.querySelector('[data-part="entering"]'), true);
  }, [pathname, search, hash, isAlone]);
  useEffect(() => markRows(pane.current, isAlone ? null : pathname + search + hash), [pathname, search, hash, isAlone]);
  const own = isAlone
    ? location
    : { pathname: path, search: '', hash: '', state: null, key: `beside ${path}`, unstable_mask: undefined };
  return (
    <SideList ref={pane} className={styles.list} data-below={isBelowDetail(location) || undefined}>
      <Suspense>
        <FrameContext value="list">
          <ScreenView place={placeAt(path)} location={own} />
        </FrameContext>
      </Suspense>
    </SideList>
  );
}
