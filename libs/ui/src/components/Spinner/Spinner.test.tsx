import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Spinner } from './Spinner.tsx';

describeComponent(<Spinner label="Loading" />);

test('is silent next to words and announced when alone', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeInTheDocument();
});
