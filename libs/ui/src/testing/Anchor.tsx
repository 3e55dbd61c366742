import type { AnchorHTMLAttributes } from 'react';

/** Stands for a router's link where a story or test passes `render`: it takes its content from the component. */
export function Anchor({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest}>{children}</a>;
}
