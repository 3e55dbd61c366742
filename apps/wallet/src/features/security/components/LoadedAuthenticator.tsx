import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { Authenticator } from '@ezwallet/domain-stores';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useSessionStores } from '../../../world/StoresContext.tsx';

interface LoadedAuthenticatorProps<Bound extends boolean> {
  /** Which one the screen shows: the bound authenticator, or the secret for a new one. */
  bound: Bound;
  failed: string;
  skeleton: ReactElement;
  children: (info: Extract<Authenticator, { boundOtp: Bound }>) => ReactNode;
}

/** The authenticator, loaded when the screen opens. */
export function LoadedAuthenticator<Bound extends boolean>({
  bound,
  children,
  ...rest
}: LoadedAuthenticatorProps<Bound>) {
  const { authenticator } = useSessionStores().security;
  // What is bound changes, but a secret that waits is shown again: the app may have it already.
  useEffect(() => void (bound ? authenticator.reload() : authenticator.load()), [authenticator, bound]);
  return (
    <Loaded of={authenticator} {...rest}>
      {(info) => isThe(bound, info) && children(info)}
    </Loaded>
  );
}

const isThe = <Bound extends boolean>(
  bound: Bound,
  info: Authenticator,
): info is Extract<Authenticator, { boundOtp: Bound }> => info.boundOtp === bound;
