import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Permission } from './permissions.ts';

/** A permission that closes whole screens. The forms of trades and the cashier say themselves why they are closed. */
export type ScreenPermission = Exclude<Permission, 'sale' | 'purchase' | 'shop'>;

/** What the shell must know about a screen; the `handle` of its route. */
export interface ScreenHandle {
  /** Title of the document. */
  readonly title: MessageDescriptor;
  /** What a person must be allowed to do to see it; while it is closed, the shell tells them why and leads home. */
  readonly needs?: ScreenPermission;
}

/** A screen as the `routes.ts` of a feature lists it: a path, a title, and a page that loads when it is first shown. */
export interface ScreenRoute {
  readonly path: string;
  readonly handle: ScreenHandle;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
}
