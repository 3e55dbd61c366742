import { Overlay } from '../overlays/Overlay.tsx';
import type { PictureViewerProps } from '../overlays/picture-viewer/PictureViewerProps.ts';

export type { PictureViewerProps, ViewerPicture } from '../overlays/picture-viewer/PictureViewerProps.ts';

/** Pictures over the whole screen, one at a time, with zoom. From code use `viewer.open`. */
export function PictureViewer(props: PictureViewerProps) {
  return (
    <Overlay open={props.open} onFailed={() => props.onOpenChange(false)} onClosed={props.onClosed}>
      {({ PictureViewerView }, open) => <PictureViewerView {...props} open={open} />}
    </Overlay>
  );
}
