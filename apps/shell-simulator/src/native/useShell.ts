import { useSyncExternalStore } from 'react';
import type { NativeShell, ShellState } from './NativeShell.ts';

/** The shell as it is now. */
export function useShell(shell: NativeShell): ShellState {
  return useSyncExternalStore(shell.subscribe, () => shell.state);
}
