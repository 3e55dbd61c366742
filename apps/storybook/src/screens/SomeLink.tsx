import type { AnchorHTMLAttributes } from 'react';

/** Stands for a router's link. */
export function SomeLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a href="#somewhere" {...rest}>
      {children}
    </a>
  );
}
