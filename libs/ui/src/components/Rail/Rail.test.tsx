import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { zhCn } from '../../messages/zhCn.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Rail } from './Rail.tsx';

const events = [
  { value: 'ordered', label: 'You ordered 500.00 USDT', time: '14:20' },
  { value: 'pay', label: 'You pay 3,605.00 CNY', time: 'by 14:50', description: 'Remark 8842' },
  { value: 'release', label: 'Seller releases' },
];
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describeComponent(<Rail items={events} current={1} />, { state: true });

test('every event announces its state, and the present one is the current step', () => {
  render(<Rail items={events} current={1} />);
  expect(lines()).toEqual([
    'You ordered 500.00 USDT, Done14:20',
    'You pay 3,605.00 CNY, In progressby 14:50Remark 8842',
    'Seller releases, Not started',
  ]);
  const current = within(screen.getByRole('list')).getAllByRole('listitem', { current: 'step' });
  expect(current.map((item) => item.textContent)).toEqual([lines()[1]]);
});

test.each([
  ['done', 'Done'],
  ['cancelled', 'Cancelled'],
  ['failed', 'Failed'],
] as const)('nothing stands after the end %s, which is no step any more', (status, word) => {
  render(<Rail items={events} current={1} status={status} />);
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toContain(`, ${word}`);
  expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
});

test('a wait in an appeal keeps what comes', () => {
  render(<Rail items={events} current={1} status="review" />);
  expect(lines()[1]).toContain(', In review');
  expect(lines()).toHaveLength(3);
});

test('after the last event all have happened', () => {
  render(<Rail items={events} current={events.length} />);
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['state'])).toEqual(['done', 'done', 'done']);
});

test("uses the provider's language, and accepts a name", () => {
  render(
    <UiProvider locale="zh_CN" messages={zhCn}>
      <Rail aria-label="经过" items={events} current={0} />
    </UiProvider>,
  );
  expect(within(screen.getByRole('list', { name: '经过' })).getByText(', 进行中')).toBeInTheDocument();
});
