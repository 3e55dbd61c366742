import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { zhHk } from '../../messages/zhHk.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Amount } from './Amount.tsx';

describeComponent(<Amount value="12846.32" currency="EZ" />, { state: true });

test.each([
  [{ value: '12846.32', currency: 'EZ' }, '12,846.32 EZ'],
  [{ value: '-1320.5', decimals: 2, currency: 'USDT' }, '\u22121,320.50 USDT'],
  [{ value: '128.4', sign: 'always' }, '+128.4'],
  [{ value: '0.00', sign: 'always' }, '0.00'],
  [{ value: '-0.001', decimals: 2 }, '0.00'],
  [{ value: '12345678901234567.899', decimals: 2 }, '12,345,678,901,234,567.89'],
  [{ value: 'not a sum', currency: 'EZ' }, '\u2014 EZ'],
] as const)('screen readers hear %j as %s', (props, text) => {
  render(<Amount {...props} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the visible text equals the announced text', () => {
  const { container } = render(<Amount value="-1320.5" decimals={2} currency="USDT" />);
  const [read, shown] = [...container.firstElementChild!.children].map((child) => child.textContent);
  expect(shown).toBe(read?.replace(' ', ''));
});

test('hidden: shows six bullets, announces that the amount is hidden, and keeps the amount out of the page', () => {
  const { container } = render(
    <UiProvider locale="zh_HK" messages={zhHk}>
      <Amount value="12846.32" currency="EZ" hidden tone="change" />
    </UiProvider>,
  );
  expect(container).toHaveTextContent('金額已隱藏••••••');
  expect(container.innerHTML).not.toMatch(/12,?846|EZ/);
  expect(container.firstElementChild).toHaveAttribute('data-state', 'hidden');
});

test.each([
  ['5', 'gain'],
  ['-5', 'loss'],
  ['0', 'flat'],
])('a change of %s is a %s', (value, state) => {
  const { container } = render(<Amount value={value} tone="change" />);
  expect(container.firstElementChild).toHaveAttribute('data-state', state);
});
