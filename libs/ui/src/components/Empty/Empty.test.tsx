import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import * as pictures from '../../pictures/index.ts';
import { Empty } from './Empty.tsx';

describeComponent(<Empty title="No bills yet" />);

test('shows only what the host passes', () => {
  const { container } = render(<Empty title="No bills yet" action={<button type="button">Retry</button>} />);
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('draws a picture instead of the glyph', () => {
  const { container } = render(<Empty picture={pictures.coin} title="No coins yet" />);
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('width'))).toEqual(['96']);
});
