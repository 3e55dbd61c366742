import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { checkAccessibility } from '../../testing/checkAccessibility.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DateField } from './DateField.tsx';

describeComponent(<DateField label="Expires on" value="2034-05-31" onChange={() => {}} />, {
  state: true,
  refAt: 'input',
});

function renderField(first = '', limits: { min?: string; max?: string } = {}) {
  const onChange = vi.fn<(day: string) => void>();
  function Host() {
    const [day, setDay] = useState(first);
    return (
      <UiProvider locale="en">
        <DateField
          label="Expires on"
          value={day}
          onChange={(next) => {
            onChange(next);
            setDay(next);
          }}
          {...limits}
        />
      </UiProvider>
    );
  }
  render(<Host />);
  return { field: screen.getByRole('textbox', { name: 'Expires on' }), onChange };
}

async function openCalendar() {
  await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  const sheet = await screen.findByRole('dialog', { name: 'Expires on' });
  const grid = await within(sheet).findByRole('grid');
  await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  return { sheet, grid };
}

test('digits become a day, and the host gets it once it is one', async () => {
  const { field, onChange } = renderField();
  await userEvent.type(field, '20340531');
  expect(field).toHaveValue('2034/05/31');
  expect(onChange.mock.calls).toEqual([['2034-05-31']]);
  await userEvent.type(field, '{Backspace}');
  expect(field).toHaveValue('2034/05/3');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('a day that does not exist stays in the field, and is none', async () => {
  const { field, onChange } = renderField();
  await userEvent.type(field, '20340231');
  expect(field).toHaveValue('2034/02/31');
  expect(onChange).not.toHaveBeenCalled();
});

test('the calendar opens at the day, moves by keys, and closes with the chosen one', async () => {
  const { field, onChange } = renderField('2034-05-31');
  const { sheet } = await openCalendar();
  expect(document.activeElement).toHaveAccessibleName('Wednesday, May 31, 2034');
  expect(within(sheet).getByRole('gridcell', { selected: true })).toHaveTextContent('31');
  const moves: [string, string][] = [
    ['{ArrowRight}', 'Thursday, June 1, 2034'],
    ['{ArrowUp}', 'Thursday, May 25, 2034'],
    ['{Home}', 'Sunday, May 21, 2034'],
    ['{End}', 'Saturday, May 27, 2034'],
    ['{PageDown}', 'Tuesday, June 27, 2034'],
    ['{Shift>}{PageUp}{/Shift}', 'Monday, June 27, 2033'],
  ];
  for (const [keys, name] of moves) {
    await userEvent.keyboard(keys);
    // At once: the next key is for this day, however fast it comes.
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('2033-06-27');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field).toHaveValue('2033/06/27');
});

test('keys and buttons stay within the limits', async () => {
  renderField('2026-11-21', { min: '2026-11-20', max: '2026-12-02' });
  const { sheet } = await openCalendar();
  expect(within(sheet).getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(within(sheet).getByRole('button', { name: /November 19/ })).toBeDisabled();
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Wednesday, December 2, 2026'));
  expect(within(sheet).getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a year is chosen from a list, for a day far from today', async () => {
  renderField('2026-11-21');
  const { sheet } = await openCalendar();
  await userEvent.click(within(sheet).getByRole('button', { name: 'November 2026' }));
  expect(document.activeElement).toHaveTextContent('2026');
  await userEvent.click(within(sheet).getByRole('option', { name: '1984' }));
  expect(await within(sheet).findByRole('grid', { name: 'November 1984' })).toBeVisible();
});

test('the open calendar has no accessibility fault', async () => {
  renderField('2026-11-21');
  await openCalendar();
  await checkAccessibility();
});
