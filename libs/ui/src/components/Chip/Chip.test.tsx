import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Chip } from './Chip.tsx';

describeComponent(<Chip>All</Chip>, { state: true });

test('a filter announces whether it is on; a chip that opens a picker does not', () => {
  const { rerender } = render(<Chip selected>All</Chip>);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All');
  rerender(<Chip selected={false}>All</Chip>);
  expect(screen.getByRole('button', { pressed: false })).toBeInTheDocument();
  rerender(<Chip>USDT</Chip>);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
});
