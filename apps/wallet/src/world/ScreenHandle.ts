import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** What the shell needs to know of a screen, in its route's `handle`. */
export interface ScreenHandle {
  /** Title of the document. */
  readonly title: MessageDescriptor;
}

/** A screen as a feature's `routes.ts` lists it: a path, a title, and a leaf that loads when first shown. */
export interface ScreenRoute {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
}
