import { SessionProvider } from '../../world/StoresContext.tsx';
import { memberScreenAt } from '../router/memberScreens.ts';
import { OpenScreen } from './OpenScreen.tsx';
import { Permitted } from './Permitted.tsx';

/** Calls of a session have their routes here, because no screen of a visitor makes them. */
export { memberRoutes } from '@ezwallet/api-client/routes';
export { memberScreenAt };

/** A screen for signed-in people, with their stores. Its code loads with the table of such screens. */
export function MemberScreen({ path }: { path: string }) {
  const screen = memberScreenAt(path);
  const { handle, Page } = screen;
  return (
    <OpenScreen screen={screen}>
      <SessionProvider>
        <Permitted handle={handle}>
          <Page />
        </Permitted>
      </SessionProvider>
    </OpenScreen>
  );
}
