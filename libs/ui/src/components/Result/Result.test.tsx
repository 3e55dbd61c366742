import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Result } from './Result.tsx';

describeComponent(<Result status="success" title="Sent" />, { state: true });

test('the title can take the focus when the result replaces a form', () => {
  render(<Result status="failed" title="Transfer failed" description="Nothing was taken" />);
  const title = screen.getByRole('heading', { level: 2, name: 'Transfer failed' });
  title.focus();
  expect(title).toHaveFocus();
});
