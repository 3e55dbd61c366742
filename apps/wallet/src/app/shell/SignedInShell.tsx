import { Outlet } from 'react-router';
import { SessionProvider } from '../StoresContext.tsx';

/** Gives the screens behind the login the stores of whoever is signed in. */
export function SignedInShell() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
