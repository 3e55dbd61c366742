import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** What the shell must know about a screen; the `handle` of its route. */
export interface ScreenHandle {
  /** Title of the document. */
  readonly title: MessageDescriptor;
}

/** A screen as the `routes.ts` of a feature lists it: a path, a title, and a page that loads when it is first shown. */
export interface ScreenRoute {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
}
