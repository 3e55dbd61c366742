import type { NativeShell } from './NativeShell.ts';

/**
 * Passes messages of the page in a frame to the shell, and none of another window or origin.
 *
 * @returns stops listening.
 */
export function listenToFrame(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  shell: NativeShell,
  frame: () => Window | null | undefined,
  origin: string,
): () => void {
  const listener = (event: MessageEvent<unknown>): void => {
    const page = frame();
    // Development tools post to their own window. These messages are not from strangers.
    if (event.source === window) return;
    if (page && event.source === page && event.origin === origin) shell.receive(event.data);
    else shell.refuseStranger();
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
