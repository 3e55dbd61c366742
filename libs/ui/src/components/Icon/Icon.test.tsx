import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../internal/testing/describeComponent.tsx';
import { glyphs } from './glyphs.ts';
import { Icon } from './Icon.tsx';

describeComponent(<Icon name="lock" label="Locked" />);

test('is silent beside words and speaks when alone', () => {
  const { rerender } = render(<Icon name="lock" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});

test.each([12, 16, 20, 24, 64] as const)('the stroke renders at 1.5 px at %d', (size) => {
  const { container } = render(<Icon name="lock" size={size} />);
  const stroke = Number(container.querySelector('svg')?.getAttribute('stroke-width'));
  expect((stroke * size) / 24).toBeCloseTo(1.5);
});

test.each(Object.entries(glyphs))('%s is one well-formed path that starts within the box', (_name, path) => {
  expect(path).toMatch(/^M[\d\s.,\-MmLlHhVvCcSsQqAaZz]+$/i);
  const starts = [...path.matchAll(/M(-?[\d.]+)[\s,](-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(2.5);
  expect(Math.max(...starts)).toBeLessThanOrEqual(21.5);
});
