import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { zhCn } from '../../messages/zhCn.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { OrderProgress, type OrderProgressStatus } from './OrderProgress.tsx';

const steps = [
  { value: 'ordered', label: 'Ordered', time: '14:02' },
  { value: 'pay', label: 'You pay' },
  { value: 'release', label: 'Seller releases' },
  { value: 'done', label: 'Completed' },
];

describeComponent(<OrderProgress items={steps} current={1} />, { state: true });

test('is a named list in which every step announces its state', () => {
  render(<OrderProgress items={steps} current={1} />);
  const list = screen.getByRole('list', { name: 'Progress' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Ordered, Done14:02', 'You pay, In progress', 'Seller releases, Not started', 'Completed, Not started']);
  expect(list.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  expect(list.querySelector('[aria-current="step"]')).toHaveTextContent('You pay');
});

test.each<[OrderProgressStatus, string]>([
  ['review', 'In review'],
  ['cancelled', 'Cancelled'],
  ['failed', 'Failed'],
])('names the reason for the state %s below its step', (status, word) => {
  render(<OrderProgress items={steps} current={2} status={status} />);
  const item = screen.getByText('Seller releases').closest('li')!;
  expect(item).toHaveAttribute('data-state', status);
  expect(within(item).getByText(word)).toBeVisible();
});

test('done at the last step means done everywhere', () => {
  const { container } = render(<OrderProgress items={steps} current={3} status="done" />);
  expect(container.querySelectorAll('li[data-state="done"]')).toHaveLength(4);
});

test("uses the provider's language, and accepts a custom name", () => {
  render(
    <UiProvider locale="zh_CN" messages={zhCn}>
      <OrderProgress aria-label="买入订单" items={steps} current={0} status="cancelled" />
    </UiProvider>,
  );
  expect(screen.getByRole('list', { name: '买入订单' })).toHaveTextContent('已取消');
});

test('a step that is reached comes alive, and those that were reached before do not', () => {
  const part = () => [...document.querySelectorAll('li')].map((step) => step.dataset['part'] ?? '');
  const { rerender, unmount } = render(<OrderProgress items={steps} current={1} />);
  expect(part()).toEqual(['', '', '', '']);
  rerender(<OrderProgress items={steps} current={2} />);
  expect(part()).toEqual(['', 'passed', 'reached', '']);
  rerender(<OrderProgress items={steps} current={0} />);
  expect(part()).toEqual(['', '', '', '']);
  unmount();
  render(<OrderProgress items={steps} current={2} seen={1} />);
  expect(part()).toEqual(['', 'passed', 'reached', '']);
});
