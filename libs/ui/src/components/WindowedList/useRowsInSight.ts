import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { scrollParent } from '../../internal/scrollParent.ts';

/** Rows are drawn this far above and below the part that scrolls, as a share of its height, so that a flick finds them. */
const AHEAD = 1;

/** Height of a row in px, until one was drawn. */
const USUAL = 52;

/** One row, as it is on the page. */
interface Seen {
  readonly row: Element;
  readonly isNear: boolean;
  readonly height: number;
}

interface Sight {
  /** Places of the rows to draw. */
  readonly drawn: ReadonlySet<number>;
  /** Height in px of each row when it was last drawn. */
  readonly heights: ReadonlyMap<number, number>;
}

/** What is drawn after a look at some rows; the same object if that changes nothing. */
function afterLook(sight: Sight, seen: readonly Seen[], placeOf: (row: Element) => number | undefined): Sight {
  const drawn = new Set(sight.drawn);
  const heights = new Map(sight.heights);
  let isSame = true;
  for (const { row, isNear, height } of seen) {
    const place = placeOf(row);
    if (place === undefined) continue;
    const wasDrawn = sight.drawn.has(place);
    // A row with the focus stays, or the keyboard would lose its place.
    const draws = isNear || row.contains(document.activeElement);
    if (draws) drawn.add(place);
    else drawn.delete(place);
    if (wasDrawn) heights.set(place, height);
    isSame &&= draws === wasDrawn && (!wasDrawn || sight.heights.get(place) === height);
  }
  return isSame ? sight : { drawn, heights };
}

/** The part of the page in which a list scrolls. */
function frameOf(list: Element) {
  const scroller = scrollParent(list);
  if (scroller !== document.scrollingElement) return { root: scroller, ...edges(scroller) };
  return { root: null, top: 0, bottom: innerHeight };
}

function edges(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

/** Watches which rows of a list are on the screen or near it. Each child of `list`, and each of `rows`, is one. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, rows: ReactNode) {
  const [sight, setSight] = useState<Sight>({ drawn: new Set(), heights: new Map() });
  const places = useRef(new Map<Element, number>());
  const observer = useRef<IntersectionObserver>(undefined);

  useLayoutEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const watched = places.current;
    observer.current = new IntersectionObserver(
      (entries) => {
        const seen = entries.map(({ target, isIntersecting, boundingClientRect: { height } }) => ({
          row: target,
          isNear: isIntersecting,
          height,
        }));
        setSight((before) => afterLook(before, seen, (row) => watched.get(row)));
      },
      { root: frameOf(list.current!).root, rootMargin: `${AHEAD * 100}% 0px` },
    );
    return () => {
      observer.current?.disconnect();
      watched.clear();
    };
  }, [list]);

  // A row that is drawn or put away becomes another element. New places are looked at before the paint, so that rows do not
  // appear after their page.
  useLayoutEffect(() => {
    const elements = [...list.current!.children];
    const before = places.current;
    const known = new Set(before.values());
    const next = new Map(elements.map((row, place) => [row, place]));
    for (const row of before.keys()) if (!next.has(row)) observer.current?.unobserve(row);
    for (const row of elements) if (!before.has(row)) observer.current?.observe(row);
    before.clear();
    for (const [row, place] of next) before.set(row, place);

    const appeared = elements.filter((_, place) => !known.has(place));
    if (appeared.length === 0) return;
    const { top, bottom } = frameOf(list.current!);
    const margin = (bottom - top) * AHEAD;
    const seen = appeared.map((row) => {
      const box = row.getBoundingClientRect();
      const isNear = !observer.current || (box.bottom >= top - margin && box.top <= bottom + margin);
      return { row, height: box.height, isNear };
    });
    setSight((sightBefore) => afterLook(sightBefore, seen, (row) => next.get(row)));
  }, [list, rows, sight]);

  const usual = sight.heights.values().next().value ?? USUAL;
  return {
    isDrawn: (place: number): boolean => sight.drawn.has(place),
    heightOf: (place: number): number => sight.heights.get(place) ?? usual,
  };
}
