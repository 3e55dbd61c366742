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

test('every glyph is one well-formed path within the box', () => {
  for (const [name, path] of Object.entries(glyphs)) {
    expect(path, name).toMatch(/^M[\d\s.,\-MmLlHhVvCcSsQqAaZz]+$/i);
    for (const [, x, y] of path.matchAll(/M(-?[\d.]+)[\s,](-?[\d.]+)/g)) {
      expect(Number(x), name).toBeGreaterThanOrEqual(2.5);
      expect(Number(x), name).toBeLessThanOrEqual(21.5);
      expect(Number(y), name).toBeGreaterThanOrEqual(2.5);
      expect(Number(y), name).toBeLessThanOrEqual(21.5);
    }
  }
});
