import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Tag } from './Tag.tsx';

describeComponent(<Tag>KYC 2</Tag>);

test('passes its tone to the stylesheet and its word to everyone', () => {
  render(<Tag tone="warning">In review</Tag>);
  expect(screen.getByText('In review')).toHaveAttribute('data-tone', 'warning');
});
