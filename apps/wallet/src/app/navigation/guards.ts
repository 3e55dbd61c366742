import { redirect, type LoaderFunctionArgs } from 'react-router';
import { authPaths } from '../../features/auth/index.ts';
import type { World } from '../StoresContext.tsx';

type Guard = (args: LoaderFunctionArgs) => null | Promise<null>;

/** Where an expired login password is changed. */
const CHANGE_PASSWORD = '/password/modify';
/** Screens that stay open while the login password is expired. */
const OPEN_TO_EXPIRED: readonly string[] = [authPaths.login(), authPaths.register(), '/password/forget', CHANGE_PASSWORD];

/** Keeps what the address carries, and holds everyone with an expired password at the screen that changes it. */
export function enter({ app, visit, isKnownPath, announce }: World): Guard {
  return ({ request }) => {
    const url = new URL(request.url);
    visit.remember(url);
    if (app.session.passwordExpired && !OPEN_TO_EXPIRED.includes(url.pathname) && isKnownPath(CHANGE_PASSWORD)) {
      announce('passwordExpired');
      throw redirect(`${CHANGE_PASSWORD}?type=expired`);
    }
    return null;
  };
}

/** Sends visitors to the login screen, which knows where they wanted to go; members wait for their stores. */
export function membersOnly({ app, scope }: World): Guard {
  return async ({ request }) => {
    if (app.session.signedIn) {
      await scope.ready();
      return null;
    }
    const { pathname, search } = new URL(request.url);
    throw redirect(authPaths.login({ from: pathname + search }));
  };
}

/** Sends people who are signed in home. */
export function visitorsOnly({ app }: World): Guard {
  return () => {
    if (app.session.signedIn) throw redirect('/');
    return null;
  };
}
