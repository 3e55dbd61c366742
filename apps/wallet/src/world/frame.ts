import { createContext, use } from 'react';

/**
 * The room that a screen has: all of a phone, or on a laptop the page, the list at the left, the detail beside the list, or
 * the column at the right.
 */
export type Frame = 'phone' | 'page' | 'list' | 'detail' | 'aside';

/** The frame of the screens below. */
export const FrameContext = createContext<Frame>('phone');

/** The room that the screen has. */
export const useFrame = (): Frame => use(FrameContext);
