import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { WindowedList } from './WindowedList.tsx';

describeComponent(
  <WindowedList>
    <ListItem title="Bill" />
  </WindowedList>,
);

const ROW = 50;
/** A page that shows 6 rows, and draws 6 more on each side. */
const SCREEN = 6 * ROW;
let scrolled = 0;

/** The browser's observer, on a page of rows of one height. `look` reports all rows, as a browser does after scrolling. */
class Sight implements Partial<IntersectionObserver> {
  static all = new Set<Sight>();
  readonly #rows = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    Sight.all.add(this);
  }
  observe(row: Element) {
    this.#rows.add(row);
  }
  unobserve(row: Element) {
    this.#rows.delete(row);
  }
  disconnect() {
    this.#rows.clear();
    Sight.all.delete(this);
  }
  look() {
    const entries = [...this.#rows].map((target) => {
      const boundingClientRect = target.getBoundingClientRect();
      const { top, bottom } = boundingClientRect;
      return {
        target,
        boundingClientRect,
        isIntersecting: bottom >= -SCREEN && top <= 2 * SCREEN,
      } as IntersectionObserverEntry;
    });
    this.#callback(entries, this as unknown as IntersectionObserver);
  }
}

const scrollTo = (top: number) => {
  scrolled = top;
  act(() => Sight.all.forEach((sight) => sight.look()));
};

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('innerHeight', SCREEN);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, place * ROW - scrolled, 300, ROW);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = (count: number) => (
  <WindowedList>
    {Array.from({ length: count }, (_, at) => (
      <ListItem key={at} title={`Bill ${at}`} onClick={() => {}} />
    ))}
  </WindowedList>
);
const drawn = () => screen.queryAllByRole('button').map((row) => Number(row.textContent?.slice(5)));

describe('WindowedList', () => {
  test('draws the rows of the screen and of one more below, and counts all', () => {
    render(rows(1000));
    expect(drawn()).toEqual(Array.from({ length: 13 }, (_, at) => at));
    expect(screen.getAllByRole('listitem')).toHaveLength(1000);
  });

  test('draws what scrolling brings, and puts away what it leaves, at the same height', () => {
    render(rows(1000));
    scrollTo(500 * ROW);
    scrollTo(500 * ROW);
    expect(drawn()[0]).toBe(493);
    expect(drawn().at(-1)).toBe(512);
    expect(screen.getAllByRole('listitem')[3]).toHaveStyle({ height: `${ROW}px` });
    scrollTo(0);
    expect(drawn()).toEqual(Array.from({ length: 13 }, (_, at) => at));
  });

  test('keeps the row with the focus', () => {
    render(rows(100));
    screen.getByRole('button', { name: 'Bill 2' }).focus();
    scrollTo(50 * ROW);
    expect(screen.getByRole('button', { name: 'Bill 2' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Bill 3' })).toBeNull();
  });

  test('draws rows that come at the end when they are near', () => {
    const { rerender } = render(rows(5));
    rerender(rows(40));
    expect(drawn()).toHaveLength(13);
  });

  test('draws all rows where the browser cannot watch them', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    render(rows(200));
    expect(drawn()).toHaveLength(200);
  });
});
