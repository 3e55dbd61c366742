import type { ReactElement } from 'react';

/** Props that a picture gets from its place. */
export interface PictureProps {
  /** Class of its `svg`. */
  className?: string | undefined;
}

/**
 * A drawing of 96 px for a place without content: a thing within rings, in the colours of the scheme. The kit's own are in
 * `@ezwallet/ui/pictures`.
 */
export type Picture = (props: PictureProps) => ReactElement;
