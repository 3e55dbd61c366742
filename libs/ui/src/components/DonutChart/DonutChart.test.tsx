import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import type { Haptics } from '../../hooks/vibrate.ts';
import { announcements } from '../Announcer/announce.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DonutChart, type DonutChartProps } from './DonutChart.tsx';

const items = [
  { value: 'BTC', label: 'BTC', amount: '3102.80' },
  { value: 'USDT', label: 'USDT', amount: '6420.18' },
  { value: 'ETH', label: 'ETH', amount: '2362.97' },
];

describeComponent(<DonutChart label="Allocation" items={items} centre="3 coins" />, { state: true });

const haptics = vi.fn<Haptics>();
const donut = (over: Partial<DonutChartProps> = {}) =>
  render(
    <UiProvider locale="en" haptics={haptics}>
      <DonutChart label="Allocation" items={items} {...over} />
    </UiProvider>,
  );
const rows = () => screen.getAllByRole('listitem');
const states = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('data-state'));

beforeEach(() => {
  haptics.mockClear();
  announcements.set([]);
});

test('lists every part, the largest first, and names the picture', () => {
  donut({ centre: '3 coins' });
  expect(rows().map((row) => row.textContent)).toEqual(['USDT54.0%', 'BTC26.1%', 'ETH19.9%']);
  expect(screen.getByRole('img', { name: 'Allocation' }).querySelectorAll('path')).toHaveLength(3);
  expect(screen.getByRole('figure')).toHaveTextContent('3 coins');
});

test('shows exact amounts, and keeps hidden amounts out of the page', () => {
  const { unmount } = donut({ amounts: 'shown', currency: 'EZ', decimals: 2 });
  expect(rows()[0]).toHaveTextContent('USDT6,420.18 EZ54.0%');
  unmount();
  const { container } = donut({ amounts: 'hidden', currency: 'EZ' });
  expect(rows()[0]).toHaveTextContent('USDTAmount hidden••••••54.0%');
  expect(container.innerHTML).not.toMatch(/6,?420/);
});

test('keys highlight one slice after the other, with its label, until the focus leaves', async () => {
  donut();
  await userEvent.tab();
  expect(screen.getByRole('list')).toHaveFocus();
  expect(states('path')).toEqual(['rest', 'rest', 'rest']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(states('path')).toEqual(['dimmed', 'active', 'dimmed']);
  expect(states('li')).toEqual(['dimmed', 'active', 'dimmed']);
  expect(announcements.get().map(({ text }) => text)).toEqual(['USDT: 54.0%', 'BTC: 26.1%']);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(states('path')).toEqual(['dimmed', 'dimmed', 'active']);
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(states('path')).toEqual(['active', 'dimmed', 'dimmed']);
  await userEvent.tab();
  expect(states('path')).toEqual(['rest', 'rest', 'rest']);
});

test('a mouse over a row or a slice highlights it', async () => {
  donut();
  const user = userEvent.setup();
  await user.hover(rows()[2]!);
  expect(states('path')).toEqual(['dimmed', 'dimmed', 'active']);
  await user.unhover(rows()[2]!);
  expect(states('path')).toEqual(['rest', 'rest', 'rest']);
  await user.hover(document.querySelector('path')!);
  expect(states('li')).toEqual(['active', 'dimmed', 'dimmed']);
  expect(haptics).not.toHaveBeenCalled();
});

test('a tap highlights a slice until the next tap', () => {
  donut();
  fireEvent.pointerUp(rows()[1]!, { pointerType: 'touch' });
  expect(states('path')).toEqual(['dimmed', 'active', 'dimmed']);
  fireEvent.pointerUp(rows()[1]!, { pointerType: 'touch' });
  expect(states('path')).toEqual(['rest', 'rest', 'rest']);
  expect(haptics.mock.calls).toEqual([['selection'], ['selection']]);
});

test.each([
  [undefined, 'No values yet'],
  ['Nothing held yet', 'Nothing held yet'],
])('without values, shows an empty ring with a message', (empty, text) => {
  donut({ items: [], empty });
  expect(screen.getByRole('figure')).toHaveAttribute('data-state', 'empty');
  expect(screen.getByRole('figure')).toHaveTextContent(text);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
