import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';

const items: TabItem[] = [
  { value: 'a', label: 'All', content: 'All bills' },
  { value: 'b', label: 'Buy', content: 'Bought' },
  { value: 'c', label: 'Closed', disabled: true },
  { value: 'd', label: 'Deposits', content: 'Deposited' },
];

describeComponent(<Tabs items={items} value="a" label="Kind" onChange={() => {}} />, { state: true });

function Stateful({ lazy = false }: { lazy?: boolean }) {
  const [value, setValue] = useState('a');
  return <Tabs items={items} value={value} onChange={setValue} label="Kind" lazy={lazy} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('arrows, Home and End move, select and skip disabled tabs', async () => {
  render(<Stateful />);
  await userEvent.tab();
  expect(tab('All')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Buy')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Deposits')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('All')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tab('Deposits')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(tab('All')).toHaveAttribute('aria-selected', 'true');
});

test('has one tab stop, and the panel belongs to its tab', async () => {
  render(<Stateful />);
  await userEvent.click(tab('Buy'));
  expect(screen.getAllByRole('tab').filter((item) => item.tabIndex === 0)).toEqual([tab('Buy')]);
  expect(screen.getByRole('tabpanel', { name: 'Buy' })).toHaveTextContent('Bought');
  expect(tab('Buy').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

test('lazy: arrow keys move only the focus until Enter', async () => {
  render(<Stateful lazy />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Buy')).toHaveFocus();
  expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(tab('Buy')).toHaveAttribute('aria-selected', 'true');
});

test('left is forward in right-to-left text', async () => {
  document.documentElement.style.direction = 'rtl';
  render(<Stateful />);
  screen.getByRole('tablist').style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Buy')).toHaveFocus();
  document.documentElement.removeAttribute('style');
});

test('a selected tab scrolls into view; the first one does not', async () => {
  const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function spy(this: HTMLElement, options) {
    scroll({ ...(options as ScrollIntoViewOptions) });
  });
  render(<Stateful />);
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(tab('Deposits'));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' });
  vi.restoreAllMocks();
});

test('a panel without controls takes the focus itself, also when its controls come later', async () => {
  const tabs = (content: ReactNode) => (
    <Tabs label="Trades" value="a" onChange={() => {}} items={[{ value: 'a', label: 'A', content }]} />
  );
  const { rerender } = render(tabs(<p>Only text</p>));
  const panel = screen.getByRole('tabpanel');
  await userEvent.tab();
  await userEvent.tab();
  expect(panel).toHaveFocus();
  rerender(tabs(<button type="button">Buy</button>));
  await waitFor(() => expect(panel).not.toHaveAttribute('tabindex'));
  rerender(
    tabs(
      <button type="button" disabled>
        Buy
      </button>,
    ),
  );
  await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
});
