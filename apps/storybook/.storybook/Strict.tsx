import { StrictMode, useLayoutEffect, useState, type ReactNode } from 'react';

interface StrictProps {
  on: boolean;
  children: ReactNode;
}

/**
 * React's StrictMode around a story. React runs effects twice only for children added below an existing StrictMode.
 * Storybook mounts decorators and story together, so the story waits for the next commit.
 */
export function Strict({ on, children }: StrictProps) {
  const [standing, setStanding] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a second commit is the purpose
  useLayoutEffect(() => setStanding(true), []);
  return on ? <StrictMode>{standing && children}</StrictMode> : children;
}
