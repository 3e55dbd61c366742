import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { PageTransition } from '@ezwallet/ui';
import { useArrival } from '../navigation/useArrival.ts';
import { useWorld } from '../StoresContext.tsx';
import { ScreenView } from './ScreenView.tsx';
import styles from './shell.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useTransitionKind } from './useTransitionKind.ts';

/** The frame around every screen: who may enter, how one follows the other, and what the tab is called. */
export function AppShell() {
  const { visit, navigation, announce } = useWorld();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // While drawing, since the screen below reads it at once; keeping the same address twice changes nothing.
  useMemo(() => visit.remember(new URL(pathname + search, location.origin)), [visit, pathname, search]);
  const { shown, redirect } = useArrival();
  const kind = useTransitionKind();
  useDocumentTitle(shown?.screen.handle);
  useEffect(() => navigation.attach(navigate), [navigation, navigate]);
  const expired = redirect?.endsWith('?type=expired') ?? false;
  useEffect(() => {
    if (expired) announce('passwordExpired');
  }, [expired, announce]);
  return (
    <>
      {redirect !== null && <Navigate to={redirect} replace />}
      {shown && (
        <PageTransition pageKey={shown.pathname} kind={kind} className={styles.stage}>
          <ScreenView screen={shown.screen} key={shown.pathname} />
        </PageTransition>
      )}
    </>
  );
}
