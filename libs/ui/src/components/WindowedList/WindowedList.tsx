import { Children, isValidElement, useRef } from 'react';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { List, type ListProps } from '../List/List.tsx';
import { useRowsInSight } from './useRowsInSight.ts';

/** Props of a long list: those of a list. */
export interface WindowedListProps extends ListProps {}

/**
 * A `List` that draws only the rows on the screen and near it; the others are empty rows of the same height, so that the
 * list scrolls, and counts its rows, as a whole. Each child draws exactly one `li`, such as `ListItem`. Without
 * IntersectionObserver all rows are drawn; a server draws none.
 */
export function WindowedList({ children, ref, ...rest }: WindowedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const merged = useMergedRef(list, ref);
  const { isDrawn, heightOf } = useRowsInSight(list, children);
  return (
    <List {...rest} ref={merged}>
      {Children.toArray(children).map((child, place) =>
        isDrawn(place) ? (
          child
        ) : (
          <li key={isValidElement(child) ? child.key : place} style={{ height: heightOf(place) }} />
        ),
      )}
    </List>
  );
}
