import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as glyphs from '../../glyphs/index.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Icon } from './Icon.tsx';

describeComponent(<Icon glyph={glyphs.lock} label="Locked" />);

test('is silent next to words and announced when alone', () => {
  const { rerender } = render(<Icon glyph={glyphs.lock} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon glyph={glyphs.lock} label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});

test.each([12, 16, 20, 24, 64] as const)('the stroke renders at 1.5 px at %d', (size) => {
  const { container } = render(<Icon glyph={glyphs.lock} size={size} />);
  const stroke = Number(container.querySelector('svg')?.getAttribute('stroke-width'));
  expect((stroke * size) / 24).toBeCloseTo(1.5);
});
