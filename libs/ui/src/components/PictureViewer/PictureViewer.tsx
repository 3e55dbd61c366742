import { Suspense } from 'react';
import { useOverlay } from '../../internal/useOverlay.ts';
import { LazyPictureViewer } from '../../overlays/loadOverlays.ts';
import type { PictureViewerProps } from './PictureViewerProps.ts';

export type { PictureViewerProps, ViewerPicture } from './PictureViewerProps.ts';

/** Pictures over the whole screen, one at a time, to zoom into. From code use `viewer.open`. */
export function PictureViewer(props: PictureViewerProps) {
  const { mounted, open } = useOverlay(props.open, props.onClosed);
  return mounted ? (
    <Suspense fallback={null}>
      <LazyPictureViewer {...props} open={open} />
    </Suspense>
  ) : null;
}
