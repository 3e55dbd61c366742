import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { PageTransition } from '@ezwallet/ui';
import { LayeredHistory } from '../router/LayeredHistory.tsx';
import { ScreenView } from '../screens/ScreenView.tsx';
import { useArrival } from '../router/useArrival.ts';
import { FrameContext } from '../../world/frame.ts';
import { useWorld } from '../../world/StoresContext.tsx';
import { FirstScreen } from './FirstScreen.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import styles from './shell.module.css';
import { useLaptop } from './useLaptop.ts';
import { useTransitionKind } from './useTransitionKind.ts';

/** The frame around every screen: its history, the guard, the transition between screens, and the title of the tab. */
export function AppShell() {
  return (
    <>
      <LoadingBar />
      <LayeredHistory>
        <Stage />
      </LayeredHistory>
    </>
  );
}

/** It comes up over what the person was at. */
const ALERT = { transition: 'alert' };

function Stage() {
  const { navigation, announce } = useWorld();
  const navigate = useNavigate();
  const { shown: arrived, redirect } = useArrival();
  const laptop = useLaptop();
  const view = arrived && laptop?.viewOf(arrived);
  const shown = view?.shown ?? arrived;
  const kind = useTransitionKind();
  useEffect(() => navigation.attach(navigate), [navigation, navigate]);
  const path = arrived?.location.pathname;
  useLayoutEffect(() => (path === undefined ? undefined : navigation.arrived(path)), [navigation, path]);
  const expired = redirect?.reason === 'passwordExpired';
  useEffect(() => {
    if (expired) announce('passwordExpired');
  }, [expired, announce]);
  return (
    <>
      {redirect !== null && <Navigate to={redirect.to} replace state={expired ? ALERT : undefined} />}
      {shown && (
        // Outside the transition: a step waits on the old screen until the code of the new one has loaded.
        <Suspense>
          {view?.start}
          <PageTransition pageKey={shown.location.pathname} kind={kind} className={styles.stage}>
            <FrameContext value={view?.frame ?? 'phone'}>
              {view?.hint ?? <ScreenView {...shown} key={shown.location.pathname} />}
            </FrameContext>
          </PageTransition>
          {view?.end}
          <FirstScreen />
        </Suspense>
      )}
    </>
  );
}
