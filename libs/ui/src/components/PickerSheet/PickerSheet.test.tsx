import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { checkAccessibility } from '../../testing/checkAccessibility.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { PickerSheet, type PickerItem } from './PickerSheet.tsx';

const items: readonly PickerItem[] = [
  { value: 'HK', label: 'Hong Kong', note: '+852', group: 'Often used' },
  { value: 'AL', label: 'Albania', note: '+355', group: 'A to Z' },
  { value: 'AD', label: 'Andorra', note: '+376', group: 'A to Z', disabled: true },
  { value: 'AO', label: 'Angola', note: '+244', group: 'A to Z' },
  { value: 'AT', label: 'Austria', note: '+43', group: 'A to Z' },
];

describeComponent(
  <PickerSheet
    open={false}
    title="Area code"
    items={items}
    value="AL"
    onChange={() => {}}
    onOpenChange={() => {}}
    search="Search"
  />,
  { root: false },
);

async function renderPicker(value?: string) {
  const onChange = vi.fn<(value: string) => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<PickerSheet open title="Area code" search="Search areas" {...{ items, value, onChange, onOpenChange }} />);
  const list = await screen.findByRole('listbox', { name: 'Area code' });
  await waitFor(() => expect(list).toHaveFocus());
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { list, active, onChange, onOpenChange };
}

test('opens with the focus on the list, at the current value', async () => {
  const { active } = await renderPicker('AO');
  expect(active()).toBe('Angola+244');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Angola');
});

test('arrows, Home and End move without selecting and skip disabled items', async () => {
  const { active, onChange } = await renderPicker('AL');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Angola+244');
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Austria+43');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Austria+43');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(active()).toBe('Hong Kong+852');
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps the active item when the host passes new items, also before it', async () => {
  const picker = (given: readonly PickerItem[]) => (
    <PickerSheet open title="Area code" items={given} value="HK" onChange={() => {}} onOpenChange={() => {}} />
  );
  const { rerender } = render(picker(items));
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toHaveFocus());
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
  await userEvent.keyboard('{End}');
  const scroller = list.closest('[data-ui-scroll]')!;
  scroller.scrollTop = 40;
  rerender(picker(items.map((item) => ({ ...item }))));
  expect(active()).toHaveTextContent('Austria');
  expect(scroller.scrollTop).toBe(40);
  rerender(picker([{ value: 'MO', label: 'Macao' }, ...items]));
  expect(active()).toHaveTextContent('Austria');
  rerender(picker(items.slice(0, 2)));
  expect(active()).toHaveTextContent('Hong Kong');
});

test('a new search starts at its first result', async () => {
  const { active } = await renderPicker();
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Austria+43');
  await userEvent.type(screen.getByRole('searchbox'), 'a');
  expect(active()).toBe('Albania+355');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(active()).toBe('Hong Kong+852');
});

test('Enter and arrows during an IME composition leave the search unchanged', async () => {
  await renderPicker('HK');
  const search = screen.getByRole('searchbox');
  await userEvent.click(search);
  for (const key of ['Enter', 'ArrowDown']) fireEvent.keyDown(search, { key, isComposing: true });
  expect(search).toHaveFocus();
});

test('letters go to the next label that starts with them', async () => {
  const { active } = await renderPicker('HK');
  await userEvent.keyboard('a');
  expect(active()).toBe('Albania+355');
  await userEvent.keyboard('u');
  expect(active()).toBe('Austria+43');
});

test.each(['{Enter}', ' '])('%j selects and closes', async (key) => {
  const { onChange, onOpenChange } = await renderPicker('HK');
  await userEvent.keyboard(`{ArrowDown}${key}`);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('AL');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a tap selects; a disabled item cannot be selected', async () => {
  const { onChange } = await renderPicker();
  await userEvent.click(screen.getByRole('option', { name: /Andorra/ }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: /Austria/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('AT');
});

test('searching narrows the list and Enter moves to it', async () => {
  const { onChange } = await renderPicker('HK');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search areas' }), '+43{Enter}');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('listbox')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('AT');
});

test('announces when nothing matches', async () => {
  await renderPicker();
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('No results');
});

test('groups are named option groups', async () => {
  await renderPicker('HK');
  expect(screen.getByRole('group', { name: 'A to Z' })).toHaveTextContent('Albania');
  await checkAccessibility();
});

test('shows two hundred items at once', async () => {
  const many = Array.from({ length: 200 }, (_, i): PickerItem => ({ value: String(i), label: `Place ${i}` }));
  render(<PickerSheet open title="Many" items={many} value="150" onChange={() => {}} onOpenChange={() => {}} />);
  expect(await screen.findAllByRole('option')).toHaveLength(200);
});
