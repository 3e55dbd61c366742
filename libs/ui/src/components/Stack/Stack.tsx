import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { plain } from '../../internal/plain.ts';

const PLACES = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between', stretch: 'stretch' };

/** Props of a stack. Other attributes go to its `div`. */
export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** `row` puts them side by side, and wraps. */
  direction?: 'column' | 'row' | undefined;
  /** Distance between neighbours in px, a step of the kit's scale. */
  gap?: 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | undefined;
  /** Their place across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Their place along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** The children that it places. */
  children?: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Puts its children below each other, or side by side, at one distance. It changes nothing else about them. */
export function Stack({
  direction = 'column',
  gap = 12,
  align = 'stretch',
  justify = 'start',
  className,
  style,
  ...rest
}: StackProps) {
  const flexFlow = direction === 'row' ? 'row wrap' : 'column';
  const look: CSSProperties = {
    display: 'flex',
    flexFlow,
    gap,
    alignItems: PLACES[align],
    justifyContent: PLACES[justify],
  };
  return (
    <div {...rest} data-ui-inherit="page" className={classNames(plain, className)} style={{ ...look, ...style }} />
  );
}
