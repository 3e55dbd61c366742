import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import type { Haptics } from '../../hooks/vibrate.ts';
import { Amount } from '../Amount/Amount.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Result } from './Result.tsx';

describeComponent(<Result status="success" title="Sent" />, { state: true });

test('the title can take the focus when the result replaces a form', () => {
  render(<Result status="failed" title="Transfer failed" description="Nothing was taken" />);
  const title = screen.getByRole('heading', { level: 2, name: 'Transfer failed' });
  title.focus();
  expect(title).toHaveFocus();
});

test('an amount is part of the title, so that a screen reader hears both', () => {
  render(<Result status="success" title="Completed" amount={<Amount value="137" currency="USDT" sign="always" />} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Completed +137 USDT' })).toBeInTheDocument();
});

test.each([
  ['a success is felt where the host asks for it', { status: 'success', felt: true }, 1],
  ['without that it is not', { status: 'success', fresh: true }, 0],
  ['nor is anything else', { status: 'pending', felt: true }, 0],
] as const)('%s', (_, props, times) => {
  const haptics = vi.fn<Haptics>();
  const result = (
    <UiProvider locale="en" haptics={haptics}>
      <Result {...props} title="Completed" />
    </UiProvider>
  );
  render(result).rerender(result);
  expect(haptics.mock.calls).toEqual(Array.from({ length: times }, () => ['success']));
});
