import { Overlay } from '../../internal/Overlay.tsx';
import type { PictureViewerProps } from './PictureViewerProps.ts';

export type { PictureViewerProps, ViewerPicture } from './PictureViewerProps.ts';

/** Pictures over the whole screen, one at a time, to zoom into. From code use `viewer.open`. */
export function PictureViewer(props: PictureViewerProps) {
  return (
    <Overlay open={props.open} onFailed={() => props.onOpenChange(false)} onClosed={props.onClosed}>
      {({ PictureViewerView }, open) => <PictureViewerView {...props} open={open} />}
    </Overlay>
  );
}
