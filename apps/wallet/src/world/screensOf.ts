import type { ComponentType } from 'react';
import type { ScreenHandle, ScreenRoute } from './ScreenHandle.ts';

/**
 * Lists screens whose pages load as one chunk, because who opens one of them opens the others too.
 *
 * @param load loads the pages
 * @returns lists one screen: its path, what the shell must know, and the name of its page
 */
export function screensOf<Pages extends Readonly<Record<keyof Pages, ComponentType>>>(load: () => Promise<Pages>) {
  return (path: string, handle: ScreenHandle, page: keyof Pages): ScreenRoute => ({
    path,
    handle,
    lazy: async () => ({ Component: (await load())[page] }),
  });
}
