import { observer } from 'mobx-react-lite';
import { useLocation, useOutlet } from 'react-router';
import { PageTransition } from '@ezwallet/ui';
import { useDocumentTitle } from './useDocumentTitle.ts';
import styles from './shell.module.css';
import { useTransitionKind } from './useTransitionKind.ts';

/** The frame around every screen: how one screen follows the other, and what the tab is called. */
export const AppShell = observer(function AppShell() {
  const { pathname } = useLocation();
  const outlet = useOutlet();
  const kind = useTransitionKind();
  useDocumentTitle();
  return (
    <PageTransition pageKey={pathname} kind={kind} className={styles.stage}>
      {outlet}
    </PageTransition>
  );
});
