import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Divider } from './Divider.tsx';

describeComponent(<Divider>or</Divider>);

test('screen readers read its text like any other', () => {
  render(<Divider>or</Divider>);
  expect(screen.getByText('or')).toBeInTheDocument();
});
