import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Details } from './Details.tsx';

const items = [
  { label: 'Fee', value: '0.00 USDT' },
  { label: 'Arrival', value: 'Instantly' },
];

describeComponent(<Details items={items} />);

test('pairs every value with its label', () => {
  render(<Details items={items} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fee', 'Arrival']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['0.00 USDT', 'Instantly']);
});
