import type { AnchorHTMLAttributes } from 'react';

/** Replaces a router's link in stories and tests that pass `render`. The component provides its content. */
export function Anchor({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest}>{children}</a>;
}
