import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Spinner } from './Spinner.tsx';

describeComponent(<Spinner label="Loading" />);

test('is silent beside words and speaks when alone', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeInTheDocument();
});
