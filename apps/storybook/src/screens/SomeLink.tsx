import type { AnchorHTMLAttributes } from 'react';

/** Replaces a router's link. */
export function SomeLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a href="#somewhere" {...rest}>
      {children}
    </a>
  );
}
