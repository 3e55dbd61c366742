import type { ReactNode } from 'react';
import type { Frame } from '../../../world/frame.ts';
import { End } from './End.tsx';
import { hintFor } from './Hint.tsx';
import { frameOf, pageOf, type Shown } from './places.ts';
import { Start } from './Start.tsx';

/** Lays out an address in a wide window. */
interface View {
  /** The screen of the page. */
  readonly shown: Shown;
  readonly frame: Frame;
  /** Takes the place of the screen where the address is that of a list alone. */
  readonly hint: ReactNode;
  /** Before the page: the rail and a list. */
  readonly start: ReactNode;
  /** After the page: a chat. */
  readonly end: ReactNode;
}

/** See {@link View}. */
export function viewOf(arrived: Shown): View {
  const shown = pageOf(arrived);
  return {
    shown,
    frame: frameOf(shown),
    hint: hintFor(shown),
    start: <Start {...shown} />,
    end: <End {...shown} />,
  };
}
