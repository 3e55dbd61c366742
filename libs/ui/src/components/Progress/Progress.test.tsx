import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Progress } from './Progress.tsx';

describeComponent(<Progress label="Upload" value={30} />, { state: true });

test('tells screen readers what is in progress and how far it is', () => {
  render(<Progress label="Upload" value={1} max={4} description="1 of 4 files" />);
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect(bar).toHaveAttribute('aria-valuenow', '1');
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(bar).toHaveAccessibleDescription('1 of 4 files');
});

test.each([
  [-5, '0', 'busy'],
  [250, '100', 'done'],
])('keeps %d within its limits', (value, now, state) => {
  const { container } = render(<Progress label="Upload" value={value} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', now);
  expect(container.firstElementChild).toHaveAttribute('data-state', state);
});

test('without a value claims none', () => {
  render(<Progress label="Upload" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
