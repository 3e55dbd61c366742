import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Sparkline } from './Sparkline.tsx';

describeComponent(<Sparkline values={[1, 2, 3]} labelled />, { state: true });

test.each([
  [[1, 3, 2], 'up', /^M0 24C/],
  [[3, 1, 2], 'down', /^M0 2C/],
  [[2, 2], 'flat', /^M0 13C.* 64 13$/],
  [[5], 'flat', /^M0 13H64$/],
  [[], 'flat', /^$/],
])('%j is %s', (values, state, path) => {
  const { container } = render(<Sparkline values={values} />);
  expect(container.querySelector('svg')).toHaveAttribute('data-state', state);
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(path);
});

const drawing = (values: readonly number[], width = 64, height = 26) => {
  const { container } = render(<Sparkline values={values} width={width} height={height} />);
  const numbers = [...(container.querySelector('path')!.getAttribute('d') ?? '').matchAll(/-?[\d.]+/g)].map(Number);
  return { xs: numbers.filter((_, i) => i % 2 === 0), ys: numbers.filter((_, i) => i % 2 === 1) };
};

test('fills its box and stays inside', () => {
  const { xs, ys } = drawing([9, 1, 9, 1, 5], 100, 40);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 100]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([2, 38]);
});

test('a price that hardly moves is a flat line without a direction', () => {
  const dollar = [1, 1.0001, 0.9998, 1.0002, 0.99997];
  const { ys } = drawing(dollar);
  expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(1);
  const { container } = render(<Sparkline values={dollar} />);
  expect(container.querySelector('svg')).toHaveAttribute('data-state', 'flat');
});

test('a move of one percent fills the height', () => {
  const { ys } = drawing([100, 99.2, 100.3]);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(22 - 0.5);
});

test('handles negative values like any other', () => {
  expect(drawing([-5, 0, -5]).ys).toEqual(drawing([0, 5, 0]).ys);
});

test('keeps the extremes and both ends of many values', () => {
  const dense = Array.from({ length: 5000 }, (_, i) => (i === 2345 ? 100 : i === 3456 ? -100 : i % 7));
  const { xs, ys } = drawing(dense);
  expect(xs.length).toBeLessThan(3 * 130);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([2, 24]);
});

test('a value that is not a number leaves no gap', () => {
  expect(drawing([1, Number.NaN, 3, Infinity, 2])).toEqual(drawing([1, 3, 2]));
});

test.each([
  [[1, 2], 'Price trend: rising'],
  [[2, 1], 'Price trend: falling'],
  [[1], 'Price trend: flat'],
  [[], 'No values yet'],
])('announces %j as %s, but only when the host asks for it', (values, words) => {
  const { unmount } = render(<Sparkline values={values} labelled />);
  expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
  unmount();
  const { container } = render(<Sparkline values={values} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
