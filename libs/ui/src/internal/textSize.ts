import type { CSSProperties } from 'react';
import type { type } from '../tokens/tokens.ts';

/** Font size and line height of figures with their own size. On the narrowest screens they still fit on their line. */
export const textSize = (size: keyof typeof type): CSSProperties => ({
  fontSize: `min(var(--ui-size-${size}), 12vw)`,
  lineHeight: `var(--ui-leading-${size})`,
});
