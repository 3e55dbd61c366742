import { ToastPlace, type ToastPlaceProps } from '../../toast/ToastPlace.tsx';
import { type HeaderGap, useHeaderGap } from './useHeaderGap.ts';

const placeIn = ({ top, height, left, right }: HeaderGap) => ({
  insetBlock: `${top}px auto`,
  insetInline: 'auto',
  left,
  right,
  minHeight: height,
});

/** The place of news: where the title of the page's header is, between its controls. */
export function HeaderPlace(props: ToastPlaceProps) {
  const gap = useHeaderGap();
  return <ToastPlace {...props} style={gap && placeIn(gap)} />;
}
