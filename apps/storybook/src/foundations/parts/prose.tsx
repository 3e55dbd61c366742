import type { HTMLAttributes } from 'react';

function Code(props: HTMLAttributes<HTMLPreElement>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller without controls needs the keyboard
  return <pre tabIndex={0} dir="ltr" {...props} />;
}

/** The elements of an MDX text. */
export const prose = { pre: Code };
